"""What may be seen of High Five!: everything but the pile and the others' number cards.

Who still holds a joker is no secret: everybody begins with one, and laying it is seen by all.
"""

from __future__ import annotations

from typing import TypedDict

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.chance import Rng
from handvoll.engine.game import Options, Telling, Types
from handvoll.engine.state import NOBODY, OVER, SEATS, Event
from handvoll.engine.view import Common, Hand, Reader, Teller, common
from handvoll.games.highfive.actions import (
    DREW,
    DROP,
    DROPPED,
    FINISHED,
    LAID,
    NONE,
    SCORED,
    STARTED,
)
from handvoll.games.highfive.material import CARDS, DECK, EMPTY, JOKER, SQUARES, WINDOWS
from handvoll.games.highfive.state import HighFive, fresh
from handvoll.games.highfive.text import gaps, placings, read, squares_of


class HighFiveView(Common):
    """The table as one seat or a spectator may see it."""

    board: dict[str, str]  # the card on each taken square, in board order
    hands: dict[str, Hand]  # in canonical order, the joker last, which everybody knows of
    pile: int
    frame: list[str] | None  # the five squares that were scored last
    targets: list[list[str]] | None  # the gaps of each five you can fill, or squares to drop on
    opening: bool  # the first round, in which start cards are connected (H6)
    bonus: bool  # whether the bonus for the last card is still to be had (H14)


def new(seats: int, options: Options) -> HighFive:
    """A state that waits for its shuffle."""
    return fresh(seats)


def view(state: HighFive, eyes: int) -> HighFiveView:
    """What these eyes may see."""
    seats = SEATS[: int(state.seats)]
    taken = [(square, int(card)) for square, card in enumerate(state.board) if card != EMPTY]
    return {
        **common("highfive", state, eyes, {}),
        "board": {SQUARES[square]: CARDS[card] for square, card in taken},
        "hands": {seat: _hand(state, i, eyes) for i, seat in enumerate(seats)},
        "pile": int(DECK - state.top),
        "frame": None if state.frame == NONE else _squares(int(state.frame)),
        "targets": targets(state) if eyes == state.mover else None,
        "opening": bool(state.opening),
        "bonus": not state.finished,
    }


def targets(state: HighFive) -> list[list[str]]:
    """Where the mover may lay (H4, H6) or drop (H10); how many cards a hand has is no secret."""
    out = vec[i64]([i64(0)] * int(state.room()))
    steps = [int(out[i]) for i in range(int(state.steps(state.mover, out)))]
    gapped = [[step - int(DROP)] if step >= DROP else gaps(state, step) for step in steps]
    return [[SQUARES[square] for square in squares] for squares in gapped]


def _squares(window: int) -> list[str]:
    return [SQUARES[square] for square in squares_of(window)]


def _hand(state: HighFive, seat: int, eyes: int) -> Hand:
    cards = [CARDS[card] for card in state.hand(seat)]
    known = [card for card in cards if card == CARDS[JOKER]]
    return {"count": len(cards), "cards": cards if seat == eyes else None, "known": known}


def guess(seen: HighFiveView, rng: Rng) -> HighFive:
    """A state that looks like this view; what cannot be known is drawn by the generator."""
    state = new(seen["seats"], seen["options"])
    if not seen["board"]:
        return state
    _lay_out(state, seen)
    for i, points in enumerate(seen["scores"].values()):
        state.made |= points << i * 15
    frames = [window for window in range(int(WINDOWS)) if _squares(window) == seen["frame"]]
    state.frame = frames[0] if frames else NONE
    state.opening = seen["opening"]
    state.finished = not seen["bonus"]
    state.mover = SEATS.index(seen["wait"][0]) if seen["wait"] else OVER
    eyes = SEATS.index(seen["seat"]) if seen["seat"] else NOBODY
    _deal(state, seen)
    state.redeal(eyes, Random(rng.randrange(1 << 60)))
    return state


def _lay_out(state: HighFive, seen: HighFiveView) -> None:
    for square, card in seen["board"].items():
        state.put(CARDS.index(card), SQUARES.index(square))


def _deal(state: HighFive, seen: HighFiveView) -> None:
    """Give everybody their cards, somehow where they are not known."""
    own = [card for hand in seen["hands"].values() for card in hand["cards"] or []]
    sight = {*own, *seen["board"].values()}
    unseen = [card for card in CARDS[: int(DECK)] if card not in sight]
    for i, hand in enumerate(seen["hands"].values()):
        rest = hand["count"] - len(hand["known"])
        cards = hand["cards"] or hand["known"] + [unseen.pop() for _ in range(rest)]
        for card in cards:
            state.take(i, CARDS.index(card))
    state.set_pile([CARDS.index(card) for card in unseen])


def preview(seen: HighFiveView, move: str) -> Telling | None:
    """What a legal move would score on this board; None for a drop."""
    state = new(seen["seats"], {})
    _lay_out(state, seen)
    steps = read(state, 0, move)
    for _, card in placings(state, steps):
        state.take(0, card)
    state.news = []
    for step in steps:
        state.step(0, step)
    return next((event(each, NOBODY) for each in state.news if each[0] == SCORED), None)


EVENTS = {
    STARTED: ("started", "seat card square"),
    LAID: ("laid", "seat card square"),
    SCORED: ("scored", "seat points first last"),
    DROPPED: ("dropped", "seat card square"),
    FINISHED: ("finished", "seat points"),
}
READERS: dict[str, Reader] = {
    "card": CARDS.__getitem__,
    "square": SQUARES.__getitem__,
    "first": SQUARES.__getitem__,
    "last": SQUARES.__getitem__,
}
TELLER = Teller(EVENTS, READERS)


class Facts(TypedDict, total=False):
    """What events and moves speak of."""

    seat: str
    card: str
    square: str
    points: int
    first: str  # square of a five
    last: str
    count: int
    cards: list[str]
    joker_cards: list[str]  # what the jokers of a five stand for
    places: list[str]


TELLINGS = {
    **TELLER.tellings,
    "scored": "seat points first last joker_cards",
    "drew": "seat count cards",
    "drew-hidden": "seat count",
}
TYPES = Types(HighFiveView, Facts, TELLINGS)


def event(event: Event, eyes: int) -> Telling:
    """An event in words; a card that is drawn is seen by who draws it."""
    if event[0] == SCORED:
        return TELLER.tell(event[:5]) | {"joker_cards": [CARDS[card] for card in event[5:]]}
    if event[0] != DREW:
        return TELLER.tell(event)
    _, seat, *cards = event
    drawn: Telling = {"event": "drew-hidden", "seat": SEATS[seat], "count": len(cards)}
    if seat == eyes:
        in_hand = [CARDS[card] for card in sorted(cards)]  # a view does not tell which came first
        drawn |= {"event": "drew", "cards": in_hand}
    return drawn


def reveals(event: Event) -> bool:
    """Drawn cards were hidden before."""
    return event[0] == DREW
