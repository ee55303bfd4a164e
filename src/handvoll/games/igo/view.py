"""What may be seen of I Go!: all but the pile and what hands hold unseen."""

from __future__ import annotations

from typing import Literal, TypedDict

from librt.random import Random

from handvoll.engine.chance import Rng
from handvoll.engine.game import Options, Telling, Types
from handvoll.engine.state import CHANCE, NOBODY, OVER, SEATS, Event
from handvoll.engine.view import Common, Hand, Reader, Teller, common
from handvoll.games.igo.actions import (
    CALLED,
    DEALT,
    DISCARDED,
    DREW,
    ENDED,
    NONE,
    PERFECT,
    PICKED,
    SCORED,
    SHOWED,
    TOOK,
    UNSCORED,
)
from handvoll.games.igo.hints import best_call
from handvoll.games.igo.material import (
    CARDS,
    COLOURS,
    Cards,
    card_list,
    card_set,
    minus,
    with_suit,
)
from handvoll.games.igo.score import COLOURS_OF, Split, best_row, callers_split, row_of
from handvoll.games.igo.state import IGo, fresh
from handvoll.games.igo.text import colour_texts, row_of_text

Phase = Literal["take", "discard", "call"]  # what a turn waits for
PHASES: tuple[Phase, ...] = ("take", "discard", "call")
GROUPS = ("free", "row", "added", "left")


class Groups(TypedDict):
    """A hand split after a call; cards of the row and additions are in canonical order."""

    free: list[str]
    row: list[str]
    added: list[str]  # to the caller's row
    left: list[str]
    sum: int


class Cost(Groups):
    """How a call would split one's own hand; nothing is added to one's own row."""

    colours: list[str]  # of the row


class Call(TypedDict):
    """How the last hand ended by a call, until the next one is dealt."""

    caller: str
    colours: list[str]
    free: str
    perfect: bool
    scored: list[str]  # who got a point (I16)
    splits: dict[str, Groups]  # of a perfect call only the caller's (I12)


class IGoView(Common):
    """The table as a seat may know it."""

    hands: dict[str, Hand]  # shown at a call; known is what everybody has seen (I4)
    display: list[str]  # the last is fully visible
    discards: list[str]  # the last is on top
    pile: int
    phase: Phase
    barred: str | None  # the card that may not be put straight back (I5)
    starter: str
    turns: int  # that have ended in this hand
    takes: int  # from the discard pile, in a row (I19)
    unscored: int  # hands, in a row (I20)
    cost: Cost | None  # of your own call as things lie now, at its best (I15)
    call: Call | None
    dealt: bool


def options_of(state: IGo) -> Options:
    """The options in words."""
    return {"target": int(state.target), "patience": int(state.patience)}


def new(seats: int, options: Options) -> IGo:
    """A state that waits for its first shuffle."""
    return fresh(seats, int(options["target"]), int(options["patience"]))


def view(state: IGo, eyes: int) -> IGoView:
    """What these eyes may see."""
    seats = SEATS[: int(state.seats)]
    return {
        **common("igo", state, eyes, options_of(state)),
        "hands": {seat: _hand(state, i, eyes) for i, seat in enumerate(seats)},
        "display": texts(state.display()),
        "discards": texts(state.discard_pile()),
        "pile": int(state.pile()),
        "phase": PHASES[int(state.phase)],
        "barred": CARDS[int(state.barred)] if state.barred != NONE else None,
        "starter": SEATS[int(state.starter)],
        "turns": int(state.turns),
        "takes": int(state.takes),
        "unscored": int(state.unscored),
        "cost": _cost(state, eyes) if _may_still_call(state, eyes) else None,
        "call": _call(state) if state.caller != NONE else None,
        "dealt": len(state.deck) > 0,
    }


def _hand(state: IGo, seat: int, eyes: int) -> Hand:
    cards = texts(card_list(state.hand(seat)))
    known = texts(card_list(state.known(seat)))
    seen = seat == eyes or len(known) == len(cards)
    return {"count": len(cards), "cards": cards if seen else None, "known": known}


def _may_still_call(state: IGo, eyes: int) -> bool:
    """Whether these eyes hold a hand that nobody has called yet."""
    return eyes != NOBODY and state.mover not in (CHANCE, OVER)


def _cost(state: IGo, seat: int) -> Cost:
    return split_by(state.hand(seat), int(state.free_colour()), int(best_call(state, seat)))


def split_by(hand: Cards, free: int, row: int) -> Cost:
    """What a call with this row would make of a hand."""
    return {**_laid_out(callers_split(hand, free, row)), "colours": colour_texts(row)}


def _call(state: IGo) -> Call:
    caller = int(state.caller)
    shown = [caller] if state.perfect else range(int(state.seats))
    return {
        "caller": SEATS[caller],
        "colours": colour_texts(int(state.row)),
        "free": COLOURS[int(state.free_colour())],
        "perfect": state.perfect,
        "scored": _scored(state),
        "splits": {SEATS[seat]: _laid_out(state.split(seat)) for seat in shown},
    }


def _scored(state: IGo) -> list[str]:
    if state.perfect:
        return []
    sums = [int(state.split(seat).sum()) for seat in range(int(state.seats))]
    callers = sums[int(state.caller)]
    lower = [SEATS[i] for i, sum in enumerate(sums) if sum <= callers and i != state.caller]
    return lower or [SEATS[int(state.caller)]]


def _laid_out(split: Split) -> Groups:
    free, row, added, left = (texts(group) for group in split.groups())
    return {"free": free, "row": row, "added": added, "left": left, "sum": int(split.sum())}


def texts(cards: list[int]) -> list[str]:
    """The texts of some cards."""
    return [CARDS[card] for card in cards]


def codes(cards: list[str]) -> list[int]:
    """The codes of some texts."""
    return [CARDS.index(card) for card in cards]


def guess(seen: IGoView, rng: Rng) -> IGo:
    """A state that looks like this view; what cannot be known is drawn by the generator."""
    state = new(seen["seats"], seen["options"])
    for i, points in enumerate(seen["scores"].values()):
        state.points |= points << i * 4
    if not seen["dealt"]:
        return state
    unseen = _unseen(seen)
    for i, hand in enumerate(seen["hands"].values()):
        rest = hand["count"] - len(hand["known"])
        cards = hand["cards"] or hand["known"] + [unseen.pop() for _ in range(rest)]
        state.hold(i, *card_set(codes(cards)))
        state.open_up(i, *card_set(codes(hand["known"])))
    state.set_table(codes(seen["display"]), codes(seen["discards"]), codes(unseen))
    _set_turn(state, seen)
    eyes = NOBODY if seen["seat"] is None else SEATS.index(seen["seat"])
    state.redeal(eyes, Random(rng.randrange(1 << 60)))
    return state


def _set_turn(state: IGo, seen: IGoView) -> None:
    state.phase = PHASES.index(seen["phase"])
    state.barred = CARDS.index(seen["barred"]) if seen["barred"] else NONE
    state.starter = SEATS.index(seen["starter"])
    state.turns = seen["turns"]
    state.takes = seen["takes"]
    state.unscored = seen["unscored"]
    if seen["call"]:
        state.caller = SEATS.index(seen["call"]["caller"])
        state.row = _row(seen["call"]["colours"])
        state.perfect = seen["call"]["perfect"]
    if seen["wait"]:
        state.mover = SEATS.index(seen["wait"][0])
    else:
        state.mover = CHANCE if seen["winners"] is None else OVER


def _row(colours: list[str]) -> int:
    return COLOURS_OF.index(tuple(COLOURS.index(colour) for colour in colours))


def _unseen(seen: IGoView) -> list[str]:
    """The cards that are not in sight, in canonical order."""
    sight = {*seen["display"], *seen["discards"]}
    for hand in seen["hands"].values():
        sight.update(hand["cards"] or hand["known"])
    return [card for card in CARDS if card not in sight]


def preview(seen: IGoView, move: str) -> Telling | None:
    """What a call would leave over, or the best call after a discard; None of any other move."""
    verb, *rest = move.split()
    if verb not in ("discard", "go"):
        return None
    seat = seen["wait"][0]
    hand = card_set(codes(seen["hands"][seat]["cards"] or []))
    free = COLOURS.index(seen["display"][-1][0])
    if verb == "go":
        return {"event": "cost", "seat": seat, **split_by(hand, free, row_of_text(move))}
    kept = minus(hand, CARDS.index(rest[0]))
    row = int(row_of(best_row(with_suit(kept, free, 0))))
    return {"event": "cost", "seat": seat, **split_by(kept, free, row)}


EVENTS = {
    DREW: ("drew", "seat card"),
    TOOK: ("took", "seat card"),
    PICKED: ("picked", "seat card"),
    UNSCORED: ("unscored", "seat"),
    DISCARDED: ("discarded", "seat card"),
    ENDED: ("ended", "seat"),
    CALLED: ("called", "seat colours free_colour forced"),
    SCORED: ("scored", "seat points"),
    PERFECT: ("perfect", "seat"),
}
READERS: dict[str, Reader] = {
    "card": CARDS.__getitem__,
    "colours": colour_texts,
    "free_colour": COLOURS.__getitem__,
    "forced": bool,
}
TELLER = Teller(EVENTS, READERS)


class Facts(TypedDict, total=False):
    """What events and moves speak of."""

    seat: str
    card: str
    colours: list[str]
    named: int  # how many colours
    free_colour: str
    forced: bool
    points: int
    hand_cards: list[str]
    display_cards: list[str]
    free_cards: list[str]
    row_cards: list[str]
    added_cards: list[str]
    left_cards: list[str]
    sum: int
    free: list[str]
    row: list[str]
    added: list[str]
    left: list[str]


TELLINGS = {
    **TELLER.tellings,
    "dealt": "seat hand_cards display_cards card",
    "drew-hidden": "seat",
    "called": "seat colours free_colour forced named",
    "showed": "seat free_cards row_cards added_cards left_cards sum",
    "cost": "seat free row added left sum colours",
}
TYPES = Types(IGoView, Facts, TELLINGS)


def event(event: Event, eyes: int) -> Telling:
    """An event in words; only who draws a card of the pile sees it."""
    kind, seat, *numbers = event
    if kind == DEALT:
        return {"event": "dealt", "seat": SEATS[seat], **_dealt(seat, eyes, numbers)}
    if kind == SHOWED:
        return {"event": "showed", "seat": SEATS[seat], **_showed(numbers)}
    if kind == DREW and seat != eyes:
        return {"event": "drew-hidden", "seat": SEATS[seat]}
    telling = TELLER.tell(event)
    if kind == CALLED:
        telling["named"] = len(telling["colours"])
    return telling


def _dealt(starter: int, eyes: int, numbers: list[int]) -> Telling:
    """What was dealt: the own hand, the display and the first discard."""
    seats, *cards = numbers
    hands, display = cards[: seats * 12], cards[seats * 12 : -1]
    mine = hands[(eyes - starter) % seats :: seats] if eyes != NOBODY else []
    return {
        "hand_cards": texts(sorted(mine)),
        "display_cards": texts(display),
        "card": CARDS[cards[-1]],
    }


def _showed(numbers: list[int]) -> Telling:
    """A shown hand: its sum and its groups."""
    sum, free, row, added, *cards = numbers
    ends = [free, free + row, free + row + added, len(cards)]
    starts = [0, *ends]
    spans = zip(GROUPS, starts, ends, strict=False)
    groups = {f"{name}_cards": texts(cards[start:end]) for name, start, end in spans}
    return {**groups, "sum": sum}


def reveals(event: Event) -> bool:
    """A drawn card is new to its owner, and so are the others' hands after a call."""
    return event[0] in (DREW, SHOWED)
