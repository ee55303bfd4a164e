"""Why a move of 5er finden is not legal: the rule and the reason."""

from __future__ import annotations

from collections.abc import Sequence

from handvoll.engine.errors import IllegalMove
from handvoll.engine.state import SEATS, TABLE
from handvoll.games.fiver.actions import (
    BASIC,
    DONE,
    FLIP,
    LIMIT,
    PLACE,
    SOLO,
    STRIKE,
    TIME,
    WIPE,
)
from handvoll.games.fiver.blame import REASONS, blame
from handvoll.games.fiver.material import NAMES, SHAPE, SHAPES
from handvoll.games.fiver.score import USED
from handvoll.games.fiver.sheet import NONE, Sheet
from handvoll.games.fiver.state import Fiver
from handvoll.games.fiver.text import APART


def why(state: Fiver, seat: int, steps: Sequence[int]) -> IllegalMove:
    """The rule that forbids these steps."""
    step = steps[0]
    if seat == TABLE:
        return _table(step)
    if step in (TIME, LIMIT, FLIP) and state.variant == SOLO:
        return IllegalMove("fiver-no-hourglass", "P22")
    if step in (TIME, LIMIT):
        return IllegalMove("fiver-table-keeps-time", "P9")
    if state.striking:
        return _strike(state.sheets[seat], steps)
    if step == FLIP:
        return _flip(state)
    if step == DONE:
        return IllegalMove("fiver-done-early", "P10")
    if WIPE <= step < FLIP:
        return IllegalMove("fiver-nothing-to-wipe", "P8", field=NAMES[step - int(WIPE)])
    if STRIKE <= step < PLACE:
        return IllegalMove("fiver-no-strike", "P18")
    return _outline(state, seat, steps)


def _table(step: int) -> IllegalMove:
    if step == TIME:
        return IllegalMove("fiver-time-early", "P10")
    if step == LIMIT:
        return IllegalMove("fiver-limit-late", "P10")
    return IllegalMove("fiver-table-plays-not", "P9")


def _flip(state: Fiver) -> IllegalMove:
    if state.turner == TABLE:
        return IllegalMove("fiver-turned-by-table", "P10")
    return IllegalMove("fiver-turned-already", "P9", other=SEATS[int(state.turner)])


def _outline(state: Fiver, seat: int, steps: Sequence[int]) -> IllegalMove:
    if steps[0] == APART:
        return IllegalMove("fiver-not-joined", "P7")
    sheet = state.sheets[seat]
    outline = steps[1] - int(PLACE)
    if any(drawn == outline for drawn in sheet.drawn):
        return IllegalMove("fiver-drawn-already", "P8")
    fate = int(sheet.fault(outline, state.roll, state.variant != BASIC))
    fault, rule = REASONS[fate]
    fields = blame(sheet, outline, fate, state.roll, sheet.drawn)
    return IllegalMove(f"fiver-{fault}", rule, shape=SHAPES[int(SHAPE[outline])], fields=fields)


def _strike(sheet: Sheet, steps: Sequence[int]) -> IllegalMove:
    if not STRIKE <= steps[0] < PLACE:
        return IllegalMove("fiver-strike-first", "P18")
    index = steps[0] - int(STRIKE)
    shape = SHAPES[index]
    if sheet.marks[index] != NONE:
        return IllegalMove("fiver-gone", "P18", shape=shape)
    if len(steps) == 1:
        fits = "fiver-hatch" if sheet.fits(index) else "fiver-others-fit"
        return IllegalMove(fits, "P18", shape=shape)
    if steps[1] == APART:
        return IllegalMove("fiver-not-joined", "P7")
    other = int(SHAPE[steps[1] - int(PLACE)])
    if other != index:
        return IllegalMove("fiver-other-shape", "P4", shape=shape, other_shape=SHAPES[other])
    fields = blame(sheet, steps[1] - int(PLACE), int(USED), int(NONE), ())
    return IllegalMove("fiver-used", "P18", shape=shape, fields=fields)
