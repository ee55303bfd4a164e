"""Why a move of I Go! is not legal: the rule and the reason; and what is good about one."""

from __future__ import annotations

from collections.abc import Sequence

from handvoll.engine.errors import IllegalMove
from handvoll.engine.game import Merit
from handvoll.games.igo.actions import (
    CALL,
    CALLING,
    COLOUR,
    DISCARD,
    DISCARDING,
    END,
    NONE,
    PICK,
    TAKE,
    TAKING,
)
from handvoll.games.igo.hints import left_after_discard
from handvoll.games.igo.material import CARDS, COLOURS, card_set, plus, suit
from handvoll.games.igo.state import IGo
from handvoll.games.igo.view import IGoView, codes


def merit(seen: IGoView, move: str) -> Merit:
    """What is good about a legal move."""
    verb = move.split(maxsplit=1)[0]
    match verb:
        case "take" | "pick":
            return "igo-merit-take", {"sum": _left_with(seen, verb)}
        case "end" if seen["cost"]:
            return "igo-merit-end", {"sum": seen["cost"]["sum"]}
    return f"igo-merit-{verb}", {}


def _left_with(seen: IGoView, verb: str) -> int:
    """What the best call would leave after taking an open card and the best discard."""
    hand = card_set(codes(seen["hands"][seen["wait"][0]]["cards"] or []))
    pile = seen["discards"] if verb == "take" else seen["display"]
    card = CARDS.index(pile[-1])
    shown = seen["display"] if verb == "take" else seen["display"][-2:-1] or pile
    free, barred = COLOURS.index(shown[-1][0]), card if verb == "take" else int(NONE)
    return int(left_after_discard(plus(hand, card), free, barred))


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
