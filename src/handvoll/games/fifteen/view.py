"""What may be seen of 15GO!: everything but the closed cards nobody has turned yet."""

from __future__ import annotations

from typing import Literal, TypedDict

from librt.random import Random

from handvoll.engine.chance import Rng
from handvoll.engine.game import Options, Telling, Types
from handvoll.engine.state import CHANCE, NOBODY, OVER, SEATS, Event
from handvoll.engine.view import Common, Reader, Teller, common
from handvoll.games.fifteen.actions import (
    BORROWED,
    BORROWING,
    COMPLETED,
    KEPT,
    NONE,
    OPEN_FIRST,
    OPENED,
    OUT,
    OVERLOOK,
    OWN_PILE,
    POINTS,
    RECYCLED,
    TO_OWN,
    TO_PILE,
    TO_ROW,
    TURNED,
)
from handvoll.games.fifteen.material import CARDS, NUMBER
from handvoll.games.fifteen.nibbles import BYTE
from handvoll.games.fifteen.score import FULL_ROW, WORTH
from handvoll.games.fifteen.state import Fifteen, fresh

SWITCHES = {
    "overlook": int(OVERLOOK),
    "open_first": int(OPEN_FIRST),
    "own_pile": int(OWN_PILE),
    "borrow": int(BORROWING),
    "points": int(POINTS),
}


class Piles(TypedDict):
    """What lies before one seat."""

    closed: int
    known: list[str] | None  # the closed cards, next first, once the pile was recycled (F9)
    open: list[str]  # the last is on top
    rows: int  # points for full rows (F18)


class FifteenView(Common):
    """The table as anybody may see it: all seats know the same."""

    piles: dict[str, Piles]
    rows: list[list[str]]  # row 1 first; a full one was put away
    turned: str | None
    chain: int | None  # the row that borrowed cards have begun on (F16)
    own: Literal["yes", "again", "no"]  # whether `own` may still be played in this turn (F15)
    turns: int  # that have ended (F13)
    out: list[str]  # who went out, the first first
    dealt: bool


def options_of(state: Fifteen) -> Options:
    """The options in words."""
    switches = {name: bool(state.options & bit) for name, bit in SWITCHES.items()}
    return {"colours": int(state.colours), **switches}


def new(seats: int, options: Options) -> Fifteen:
    """A state that waits for its shuffle."""
    bits = sum(bit for name, bit in SWITCHES.items() if options[name])
    return fresh(seats, int(options["colours"]), bits)


def view(state: Fifteen, eyes: int) -> FifteenView:
    """What these eyes may see."""
    seats = SEATS[: int(state.seats)]
    outs = [int(state.outs >> 4 * i & NUMBER) for i in range(int(state.places))]
    return {
        **common("fifteen", state, eyes, options_of(state)),
        "piles": {seat: _piles(state, i) for i, seat in enumerate(seats)},
        "rows": [texts(state.row_cards(row)) for row in range(int(state.opened))],
        "turned": CARDS[int(state.turned)] if state.turned != NONE else None,
        "chain": int(state.chain) + 1 if state.chain != NONE else None,
        "own": "no" if state.spent else "again" if state.owned else "yes",
        "turns": int(state.turns),
        "out": [SEATS[out - 1] for out in outs],
        "dealt": state.mover != CHANCE,
    }


def _piles(state: Fifteen, seat: int) -> Piles:
    known = state.known >> seat & 1
    return {
        "closed": int(state.closed(seat)),
        "known": texts(state.closed_cards(seat)) if known else None,
        "open": texts(state.open_cards(seat)),
        "rows": int(state.made >> seat * 8 & BYTE) * int(WORTH[FULL_ROW]),
    }


def texts(cards: list[int]) -> list[str]:
    """The texts of some cards."""
    return [CARDS[card] for card in cards]


def guess(seen: FifteenView, rng: Rng) -> Fifteen:
    """A state that looks like this view; what cannot be known is drawn by the generator."""
    state = new(seen["seats"], seen["options"])
    if not seen["dealt"]:
        return state
    unseen = _unseen(seen)
    for i, piles in enumerate(seen["piles"].values()):
        closed = piles["known"]
        if closed is None:
            closed = [unseen.pop() for _ in range(piles["closed"])]
        state.set_piles(i, codes(closed), codes(piles["open"]), piles["known"] is not None)
        state.made |= piles["rows"] // int(WORTH[FULL_ROW]) << i * 8
    for row in seen["rows"]:
        state.set_row(codes(row))
    state.turned = CARDS.index(seen["turned"]) if seen["turned"] else NONE
    state.chain = seen["chain"] - 1 if seen["chain"] else NONE
    state.owned = seen["own"] != "yes"
    state.spent = seen["own"] == "no"
    state.turns = seen["turns"]
    for place, seat in enumerate(seen["out"]):
        state.gone |= 1 << SEATS.index(seat)
        state.outs |= SEATS.index(seat) + 1 << place * 4
    state.places = len(seen["out"])
    state.mover = SEATS.index(seen["wait"][0]) if seen["wait"] else OVER
    state.redeal(NOBODY, Random(rng.randrange(1 << 60)))
    return state


def codes(cards: list[str]) -> list[int]:
    """The codes of some texts."""
    return [CARDS.index(card) for card in cards]


def _unseen(seen: FifteenView) -> list[str]:
    """The cards that are not in sight, in canonical order."""
    sight = {card for row in seen["rows"] for card in row} | {seen["turned"]}
    for piles in seen["piles"].values():
        sight.update(piles["open"], piles["known"] or [])
    colours = int(seen["options"]["colours"])
    return [card for card in CARDS[: colours * 16] if card and card not in sight]


EVENTS = {
    TURNED: ("turned", "seat card"),
    OPENED: ("opened", "seat card row"),
    TO_ROW: ("to-row", "seat card row from_open"),
    TO_PILE: ("to-pile", "seat card other from_open"),
    KEPT: ("kept", "seat card"),
    TO_OWN: ("to-own", "seat card"),
    BORROWED: ("borrowed", "seat card row other"),
    RECYCLED: ("recycled", "seat count"),
    COMPLETED: ("completed", "seat row points"),
    OUT: ("out", "seat place points"),
}
READERS: dict[str, Reader] = {
    "card": CARDS.__getitem__,
    "row": lambda row: row + 1,
    "other": SEATS.__getitem__,
    "from_open": bool,
}
TELLER = Teller(EVENTS, READERS)


class Facts(TypedDict, total=False):
    """What events and moves speak of."""

    seat: str
    card: str
    row: int
    other: str
    from_open: bool
    count: int
    points: int
    place: int


TYPES = Types(FifteenView, Facts, TELLER.tellings)


def event(event: Event, eyes: int) -> Telling:
    """An event in words; everybody sees everything that happens."""
    return TELLER.tell(event)


def reveals(event: Event) -> bool:
    """A turned card was hidden before."""
    return event[0] == TURNED
