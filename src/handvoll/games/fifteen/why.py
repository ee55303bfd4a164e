"""Why a move of 15GO! is not legal: the rule and the reason."""

from __future__ import annotations

from collections.abc import Sequence

from handvoll.engine.bits import lowest
from handvoll.engine.errors import IllegalMove
from handvoll.engine.state import SEATS
from handvoll.games.fifteen.actions import (
    BORROW,
    BORROWING,
    KEEP,
    NONE,
    ON,
    OPEN_FIRST,
    OPEN_ON,
    OPEN_ROW,
    OVERLOOK,
    OWN,
    OWN_PILE,
    ROW,
    TURN,
)
from handvoll.games.fifteen.material import CARDS, LONG_GAME, MOST_ROWS, NUMBER
from handvoll.games.fifteen.nibbles import equal
from handvoll.games.fifteen.state import Fifteen


def why(state: Fifteen, seat: int, steps: Sequence[int]) -> IllegalMove:
    """The rule that forbids this step."""
    step = steps[0]
    if step >= BORROW:
        return _borrow(state, seat, *divmod(step - int(BORROW), int(MOST_ROWS)))
    if state.chain != NONE:
        return IllegalMove("fifteen-chain", "F16", row=int(state.chain) + 1)
    from_open = step in (TURN, *range(int(OPEN_ROW), int(BORROW)))
    if from_open != (state.turned == NONE):
        return _wrong_time(state, step)
    if step in (KEEP, OWN, TURN):
        return {KEEP: _keep, OWN: _own, TURN: _turn}[step](state, seat)
    if from_open and not state.options & OPEN_FIRST:
        return IllegalMove("fifteen-no-open-first", "F4")
    number = int((state.top(seat) if from_open else state.turned) & NUMBER)
    if step in range(int(ROW), int(ON)) or step in range(int(OPEN_ROW), int(OPEN_ON)):
        return _row(state, (step - int(ROW)) % 14, number)
    return _pile(state, seat, (step - int(ON)) % 14, number)


def _wrong_time(state: Fifteen, step: int) -> IllegalMove:
    """Before a card is turned, or after."""
    if state.turned == NONE:
        return IllegalMove("fifteen-not-turned", "F4")
    card = CARDS[int(state.turned)]
    if state.options & OPEN_FIRST:
        return IllegalMove("fifteen-already-turned", "F14", card=card)
    if step == TURN:
        return IllegalMove("fifteen-place-first", "F4", card=card)
    return IllegalMove("fifteen-no-open-first", "F4")


def _keep(state: Fifteen, seat: int) -> IllegalMove:
    number = int(state.turned & NUMBER)
    rows = equal(state.waits, number)
    card = CARDS[int(state.turned)]
    if rows and state.turns >= LONG_GAME:
        return IllegalMove("fifteen-long-game", "F13")
    if rows:
        return IllegalMove("fifteen-fits-row", "F8", card=card, row=_marked(rows) + 1)
    other = SEATS[_marked(int(state.neighbours(seat, number)))]
    return IllegalMove("fifteen-fits-pile", "F8", card=card, other=other)


def _marked(nibbles: int) -> int:
    """The first marked nibble."""
    return int(lowest(nibbles)) // 4


def _own(state: Fifteen, seat: int) -> IllegalMove:
    if not state.options & OWN_PILE:
        kept = "fifteen-keep-instead" if state.options & OVERLOOK else "fifteen-no-own"
        return IllegalMove(kept, "F8")
    if state.open(seat) == 0:
        return IllegalMove("fifteen-own-empty", "F15")
    if state.spent:
        return IllegalMove("fifteen-own-spent", "F15")
    number = int(state.turned & NUMBER)
    if state.fits_own(seat, number):
        return IllegalMove("fifteen-long-game", "F13")
    top = CARDS[int(state.top(seat))]
    return IllegalMove("fifteen-own-apart", "F15", card=CARDS[int(state.turned)], top_card=top)


def _turn(state: Fifteen, seat: int) -> IllegalMove:
    return IllegalMove("fifteen-long-game", "F13")


def _row(state: Fifteen, row: int, number: int) -> IllegalMove:
    if row >= state.opened:
        return IllegalMove("fifteen-no-row", "F6", row=row + 1)
    waits = int(state.waits >> row * 4 & NUMBER)
    if not waits:
        return IllegalMove("fifteen-row-full", "F6", row=row + 1)
    return IllegalMove("fifteen-row-waits", "F5", row=row + 1, waits=waits, number=number)


def _pile(state: Fifteen, seat: int, other: int, number: int) -> IllegalMove:
    if other == seat:
        return IllegalMove("fifteen-own-pile", "F5")
    if other >= state.seats or state.open(other) == 0:
        return _no_pile(state, other)
    top = CARDS[int(state.top(other))]
    if state.neighbours(seat, number) >> other * 4 & 8:
        return IllegalMove("fifteen-long-game", "F13")
    return IllegalMove("fifteen-pile-apart", "F5", other=SEATS[other], top_card=top, number=number)


def _no_pile(state: Fifteen, other: int) -> IllegalMove:
    if other >= state.seats:
        return IllegalMove("fifteen-no-seat", "F11", letter=SEATS[other])
    return IllegalMove("fifteen-no-pile", "F11", other=SEATS[other])


def _borrow(state: Fifteen, seat: int, owner: int, row: int) -> IllegalMove:
    if not state.options & BORROWING:
        return IllegalMove("fifteen-no-borrow", "F16")
    if owner == seat:
        return IllegalMove("fifteen-borrow-own", "F16")
    if owner >= state.seats or state.open(owner) == 0:
        return _no_pile(state, owner)
    if state.chain not in (NONE, row):
        return IllegalMove("fifteen-chain", "F16", row=int(state.chain) + 1)
    if row >= state.opened:
        return IllegalMove("fifteen-no-row", "F6", row=row + 1)
    waits = int(state.waits >> row * 4 & NUMBER)
    top = CARDS[int(state.top(owner))]
    if not waits:
        return IllegalMove("fifteen-row-full", "F6", row=row + 1)
    if waits != state.top(owner) & NUMBER:
        return IllegalMove("fifteen-borrow-waits", "F16", row=row + 1, waits=waits, card=top)
    return IllegalMove("fifteen-chain-breaks", "F16", row=row + 1, card=top)
