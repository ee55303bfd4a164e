"""What may be seen of Go5: everything but the hands of others and the pile."""

from __future__ import annotations

from typing import Literal, TypedDict

from librt.random import Random

from handvoll.engine.bits import count
from handvoll.engine.chance import Rng
from handvoll.engine.game import Options, Telling, Types
from handvoll.engine.state import CHANCE, MANY, NOBODY, OVER, SEATS, Event
from handvoll.engine.view import Common, Hand, Reader, Teller, common
from handvoll.games.go5.actions import (
    ADDED,
    ASKED,
    BEGAN,
    CALLED,
    COUNTED,
    CROSSED,
    DEALT,
    DISCARDED,
    DREW,
    FIVE,
    GOT_STOP,
    LAID,
    MIXED,
    NOTHING_LEFT,
    PASSED,
    RAN_OUT,
    SKIPPED,
    STOPPED,
    STUCK,
    SUNK,
    SWAPPED,
    TOOK,
    TURNED_UP,
)
from handvoll.games.go5.material import CARDS, DECK, KINDS, NONE, STOP, kind_of
from handvoll.games.go5.score import ENDED, POINTS, set_points
from handvoll.games.go5.state import Go5, fresh
from handvoll.games.go5.table import DEAL, MIX, SET_CARDS, set_kind
from handvoll.games.go5.text import names

Phase = Literal["deal", "mix", "draw", "play", "call"]
PHASES: tuple[Phase, ...] = ("deal", "mix", "draw", "play", "call")


class Laid(TypedDict):
    """One set."""

    kind: str
    cards: list[str]


class Place(TypedDict):
    """What lies before one seat."""

    sets: list[Laid]  # set 1 first
    stops: list[str]
    opened: bool
    skipped: bool  # the next turn is (G17)


class Discards(TypedDict):
    """What is known of the discards; their order is not remembered."""

    top: str | None
    across: str | None  # who laid the top joker across (G14)
    under: str | None  # what taking the top one uncovers
    cards: list[str]  # all, in canonical order


class Round(TypedDict):
    """A line of the score sheet."""

    points: dict[str, int]
    totals: dict[str, int]


class Go5View(Common):
    """The table as these eyes see it."""

    phase: Phase
    dealer: str
    turn: str  # whose turn it is, also while others may call
    hands: dict[str, Hand]  # known are those that were taken or counted in sight of all
    places: dict[str, Place]
    pile: int
    sunk: list[str]  # cards everybody has seen go to the bottom of the pile, the lowest last (G4)
    mixed: list[list[str]]  # what was mixed into the second and third pile (G26)
    drawn: dict[str, list[int]]  # how many cards of a hand, not known, are from each of the piles
    discards: Discards
    goal: int  # how many cards the mover draws up to
    done: list[str]  # in this turn: acted (it is not idle, G27), played, stopped
    held: str | None  # the card received in a swap, to be used at once (G16)
    used: list[int]  # sets that took part in the chain, counted through all seats from 0
    idle: int  # idle turns in a row (G27)
    callers: list[str]  # G20: who may still call, in the order unseen answers are to be played
    rounds: list[Round]  # that have ended


def options_of(state: Go5) -> Options:
    """The options in words."""
    return {"target": int(state.target), "rounds": int(state.rounds)}


def new(seats: int, options: Options) -> Go5:
    """A state that waits for its first shuffle."""
    return fresh(seats, int(options["target"]), int(options["rounds"]))


def view(state: Go5, eyes: int) -> Go5View:
    """What these eyes may see."""
    seats = SEATS[: int(state.seats)]
    pile = state.pile_cards()
    mixed = [int(state.first_mix), int(state.second_mix)][: int(state.mixes)]
    done = {"acted": state.acted, "played": state.played, "stopped": state.stopped}
    return {
        **common("go5", state, eyes, options_of(state)),
        "phase": PHASES[int(state.phase)],
        "dealer": seats[int(state.dealer())],
        "turn": seats[int(state.turn)],
        "hands": {seat: _hand(state, i, eyes) for i, seat in enumerate(seats)},
        "places": {seat: _place(state, i) for i, seat in enumerate(seats)},
        "pile": len(pile),
        "sunk": [CARDS[card] for card in pile[max(0, len(pile) - int(state.sunk)) :]],
        "mixed": [names(cards) for cards in mixed],
        "drawn": {seat: _drawn(state, i) for i, seat in enumerate(seats)},
        "discards": {
            "top": card_name(state.top),
            "across": seats[int(state.crosser)] if state.crosser != NONE else None,
            "under": card_name(state.under),
            "cards": names(state.discards),
        },
        "goal": int(state.goal),
        "done": [word for word, happened in done.items() if happened],
        "held": card_name(state.held),
        "used": [at for at in range(int(state.all_sets())) if state.used >> at & 1],
        "idle": int(state.idle),
        "callers": clockwise(state),
        "rounds": _rounds(state),
    }


def card_name(card: int) -> str | None:
    """The text of a card, if there is one."""
    return CARDS[int(card)] if card != NONE else None


def clockwise(state: Go5) -> list[str]:
    """Who may still call, clockwise from the discarder (G20).

    A table that collects answers unseen plays them in this order until a call ends the round.
    """
    seats = [(int(state.turn) + i) % int(state.seats) for i in range(1, int(state.seats))]
    return [SEATS[seat] for seat in seats if state.callers >> seat & 1]


def _hand(state: Go5, seat: int, eyes: int) -> Hand:
    cards, known = names(state.hands[seat]), names(state.known[seat])
    return {"count": len(cards), "cards": cards if seat == eyes else None, "known": known}


def _drawn(state: Go5, seat: int) -> list[int]:
    return [int(count(state.hidden(seat, mixes))) for mixes in range(3)]


def _place(state: Go5, seat: int) -> Place:
    stops = int(state.stops >> seat * 2 & 3) << int(STOP)
    sets = state.laid_by(seat)
    return {
        "sets": [_laid(laid) for laid in sets],
        "stops": names(stops),
        "opened": bool(sets),
        "skipped": bool(state.stopped and state.next_seat(state.turn) == seat),
    }


def _laid(laid: int) -> Laid:
    return {"kind": KINDS[int(set_kind(laid))], "cards": names(laid & int(SET_CARDS))}


def _rounds(state: Go5) -> list[Round]:
    seats = SEATS[: int(state.seats)]
    points = [int(n) for n in state.sheet]
    totals = dict.fromkeys(seats, 0)
    rounds: list[Round] = []
    for at in range(0, len(points), len(seats)):
        made = dict(zip(seats, points[at : at + len(seats)], strict=True))
        totals = {seat: totals[seat] + made[seat] for seat in seats}
        rounds.append({"points": made, "totals": totals})
    return rounds


# Guessing


def guess(seen: Go5View, rng: Rng) -> Go5:
    """A state that looks like this view; what cannot be known is drawn by the generator."""
    state = new(seen["seats"], seen["options"])
    for line in seen["rounds"]:
        state.set_round(list(line["points"].values()))
    if not seen["discards"]["cards"] and not seen["rounds"]:
        return state  # nothing is dealt yet
    for i, place in enumerate(seen["places"].values()):
        for laid in place["sets"]:
            kind = KINDS.index(laid["kind"])
            state.lay_set(i, mask(laid["cards"]), kind, len(laid["cards"]))
        state.stops |= mask(place["stops"]) >> int(STOP) << i * 2
    _guess_hands(state, seen)
    _set_turn(state, seen)
    eyes = SEATS.index(seen["seat"]) if seen["seat"] else int(NOBODY)
    state.redeal(eyes, Random(rng.randrange(1 << 60)))
    return state


def mask(cards: list[str]) -> int:
    """The mask of some texts."""
    return sum(1 << CARDS.index(card) for card in cards)


def _guess_hands(state: Go5, seen: Go5View) -> None:
    """Deal the cards that are out of sight, each generation to where it must be."""
    state.mixes = len(seen["mixed"])
    state.first_mix, state.second_mix = (mask(cards) for cards in (*seen["mixed"], [], [])[:2])
    unseen = _unseen(seen)
    pools = [names(unseen & int(state.generation(mixes))) for mixes in range(3)]
    for i, (seat, hand) in enumerate(seen["hands"].items()):
        cards = hand["cards"]
        if cards is None:
            cards = [*hand["known"]]
            for pool, n in zip(pools, seen["drawn"][seat], strict=True):
                cards += [pool.pop(0) for _ in range(n)]  # stop cards come last and stay
        state.set_hand(i, mask(cards), mask(hand["known"]))
    pile = [CARDS.index(card) for pool in pools for card in pool]
    sunk = [CARDS.index(card) for card in seen["sunk"]]
    state.set_pile(pile + sunk, len(sunk))


def _unseen(seen: Go5View) -> int:
    """The cards that are out of sight."""
    held = [seen["held"]] if seen["held"] else []
    sight = mask(seen["discards"]["cards"] + seen["sunk"] + held)
    for hand in seen["hands"].values():
        sight |= mask(hand["cards"] or hand["known"])
    for place in seen["places"].values():
        sight |= mask(place["stops"])
        sight |= sum(mask(laid["cards"]) for laid in place["sets"])
    return (1 << int(DECK)) - 1 & ~sight


def _set_turn(state: Go5, seen: Go5View) -> None:
    discards = seen["discards"]
    state.discards = mask(discards["cards"])
    state.top = _code(discards["top"])
    state.under = _code(discards["under"])
    state.crosser = SEATS.index(discards["across"]) if discards["across"] else NONE
    state.phase = PHASES.index(seen["phase"])
    state.turn = SEATS.index(seen["turn"])
    state.goal = seen["goal"]
    state.acted = "acted" in seen["done"]
    state.played = "played" in seen["done"]
    state.stopped = "stopped" in seen["done"]
    state.held = _code(seen["held"])
    state.used = sum(1 << at for at in seen["used"])
    state.idle = seen["idle"]
    state.callers = sum(1 << SEATS.index(seat) for seat in seen["callers"])
    state.mover = _mover(state, seen)


def _mover(state: Go5, seen: Go5View) -> int:
    if seen["winners"] is not None:
        return int(OVER)
    if state.phase in (DEAL, MIX):
        return int(CHANCE)
    return int(MANY if state.callers else state.turn)


def _code(card: str | None) -> int:
    return CARDS.index(card) if card else int(NONE)


# Foreseeing


def preview(seen: Go5View, move: str) -> Telling | None:
    """The set that a legal lay, add or call would make; None for other moves."""
    mine = seen["places"][seen["seat"] or ""]["sets"]
    match move.split(" "):
        case ["lay", *cards]:
            return _made(mask(cards), int(kind_of(mask(cards))))
        case ["add", card, number]:
            return _grown(mine[int(number) - 1], card)
        case ["go5", number]:
            return _grown(mine[int(number) - 1], seen["discards"]["top"] or "")
        case _:
            return None


def _grown(laid: Laid, card: str) -> Telling:
    return _made(mask([*laid["cards"], card]), KINDS.index(laid["kind"]))


def _made(cards: int, kind: int) -> Telling:
    """A set and its points, with the 30 that a fifth card brings (G22, G23)."""
    many = int(count(cards))
    points = int(set_points(cards, kind, many)) + (int(POINTS[ENDED]) if many == 5 else 0)
    return {"event": "made", "kind": KINDS[kind], "count": many, "points": points}


# Events

EVENTS = {
    BEGAN: ("began", "seat round"),
    DEALT: ("dealt", "seat cards"),
    GOT_STOP: ("got-stop", "seat card"),
    SUNK: ("sunk", "seat card"),
    TURNED_UP: ("turned-up", "seat card"),
    DREW: ("drew", "seat cards"),
    NOTHING_LEFT: ("nothing-left", "seat"),
    MIXED: ("mixed", "seat count"),
    TOOK: ("took", "seat card"),
    LAID: ("laid", "seat cards number kind"),
    ADDED: ("added", "seat card number kind"),
    SWAPPED: ("swapped", "seat card other_card other number"),
    STOPPED: ("stopped", "seat card other"),
    SKIPPED: ("skipped", "seat"),
    DISCARDED: ("discarded", "seat card"),
    CROSSED: ("crossed", "seat card"),
    ASKED: ("asked", "seat card"),
    CALLED: ("called", "seat card number kind"),
    PASSED: ("passed", "seat"),
    FIVE: ("five", "seat kind"),
    RAN_OUT: ("ran-out", "seat"),
    STUCK: ("stuck", "seat"),
    COUNTED: ("counted", "seat cards points total threes fours fives cost"),
}
READERS: dict[str, Reader] = {
    "card": CARDS.__getitem__,
    "other_card": CARDS.__getitem__,
    "cards": names,
    "kind": KINDS.__getitem__,
    "number": lambda number: number + 1,
    "other": SEATS.__getitem__,
}
TELLER = Teller(EVENTS, READERS)


class Facts(TypedDict, total=False):
    """What events and moves speak of."""

    seat: str
    round: int
    card: str
    cards: list[str]
    count: int
    number: int  # of a set, before its owner
    kind: str  # of a set
    other: str
    other_card: str
    points: int
    total: int
    threes: int  # points for sets of three cards
    fours: int
    fives: int
    sets: int  # points for all sets
    cost: int
    ended: int  # points for ending the round


TELLINGS = {
    **TELLER.tellings,
    "dealt": "seat cards count",
    "dealt-unseen": "seat count",
    "drew": "seat cards count",
    "drew-unseen": "seat count",
    "counted": "seat cards points total threes fours fives cost sets ended",
    "made": "kind count points",
}
TYPES = Types(Go5View, Facts, TELLINGS)


def event(event: Event, eyes: int) -> Telling:
    """An event in words; which cards others are dealt or draw is not told, only how many."""
    telling = TELLER.tell(event)
    if event[0] in (DEALT, DREW):
        telling["count"] = len(telling["cards"])
        if event[1] != eyes:
            telling["event"] += "-unseen"
            del telling["cards"]
    if event[0] == COUNTED:  # what sets and cost leave over is for ending the round (G22)
        telling["sets"] = telling["threes"] + telling["fours"] + telling["fives"]
        telling["ended"] = telling["points"] - telling["sets"] + telling["cost"]
    return telling


def reveals(event: Event) -> bool:
    """Cards of the pile or of other hands came to light."""
    return event[0] in (DEALT, GOT_STOP, SUNK, TURNED_UP, DREW, COUNTED)
