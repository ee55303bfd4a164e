"""Why a move of I Go! is not legal: the rule and the reason."""

from __future__ import annotations

from collections.abc import Sequence

from handvoll.engine.errors import IllegalMove
from handvoll.games.igo.actions import (
    CALL,
    CALLING,
    COLOUR,
    DISCARD,
    DISCARDING,
    END,
    PICK,
    TAKE,
    TAKING,
)
from handvoll.games.igo.material import CARDS, COLOURS, suit
from handvoll.games.igo.state import IGo


def why(state: IGo, seat: int, steps: Sequence[int]) -> IllegalMove:
    """The rule that forbids this move."""
    step = steps[0]
    phase = int(TAKING if step <= PICK else CALLING if step >= END else DISCARDING)
    if phase != state.phase:
        return _wrong_time(state, phase)
    if step == TAKE:
        return IllegalMove("igo-closed", "I19", card=_top(state))
    if step == PICK:
        return IllegalMove("igo-last-shown", "I20")
    if step == END:
        return IllegalMove("igo-must-call", "I8")
    if step == CALL and state.too_soon():
        return IllegalMove("igo-too-soon", "I21", count=int(state.patience))
    if step == CALL:
        return _go(state, seat, [step - int(COLOUR) for step in steps if step >= COLOUR])
    return _discard(state, CARDS[step - int(DISCARD)])


def _top(state: IGo) -> str:
    return CARDS[state.discard_pile()[-1]]


def _wrong_time(state: IGo, phase: int) -> IllegalMove:
    """The step belongs to another part of the turn."""
    if state.phase == TAKING:
        return IllegalMove("igo-take-first", "I4")
    if phase == TAKING:
        return IllegalMove("igo-one-card", "I4")
    if phase == CALLING:
        return IllegalMove("igo-discard-first", "I6")
    return IllegalMove("igo-one-discard", "I5")


def _discard(state: IGo, card: str) -> IllegalMove:
    if CARDS.index(card) == state.barred:
        return IllegalMove("igo-straight-back", "I5", card=card)
    return IllegalMove("igo-not-in-hand", "I5", card=card)


def _go(state: IGo, seat: int, colours: list[int]) -> IllegalMove:
    free = int(state.free_colour())
    if free in colours:
        return IllegalMove("igo-free-colour", "I9", free_colour=COLOURS[free])
    for colour in colours:
        if not suit(state.hand(seat), colour):
            return IllegalMove("igo-no-such-colour", "I10", named_colour=COLOURS[colour])
    one, two = colours
    return IllegalMove("igo-only-one-fits", "I10", one_colour=COLOURS[one], two_colour=COLOURS[two])
