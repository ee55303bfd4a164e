"""The moves of 15GO! as text and back: every step has one text."""

from __future__ import annotations

from collections.abc import Sequence

from handvoll.engine.errors import NotAMove
from handvoll.engine.state import SEATS
from handvoll.games.fifteen.actions import BORROW, KEEP, ON, OPEN_ON, OPEN_ROW, OWN, ROW, TURN
from handvoll.games.fifteen.material import MOST_ROWS
from handvoll.games.fifteen.state import Fifteen


def _texts() -> dict[int, str]:
    rows = range(int(MOST_ROWS))
    texts = {int(KEEP): "keep", int(OWN): "own", int(TURN): "turn"}
    texts |= {int(ROW) + row: f"row {row + 1}" for row in rows}
    texts |= {int(OPEN_ROW) + row: f"open row {row + 1}" for row in rows}
    for i, seat in enumerate(SEATS):
        texts |= {int(ON) + i: f"on {seat}", int(OPEN_ON) + i: f"open on {seat}"}
        texts |= {int(BORROW) + i * 8 + row: f"borrow {seat} row {row + 1}" for row in rows}
    return texts


TEXTS = _texts()
STEPS = {text: step for step, text in TEXTS.items()}
GRAMMAR = "row 3 | on B | keep | own | open row 3 | open on B | borrow B row 3 | turn"


def write(state: Fifteen, seat: int, steps: Sequence[int]) -> str:
    """The text of a move."""
    return TEXTS[steps[0]]


def read(state: Fifteen, seat: int, text: str) -> Sequence[int]:
    """The step a text stands for; raises NotAMove."""
    if text not in STEPS:
        raise NotAMove("not-a-move", move=text, expected=GRAMMAR)
    return [STEPS[text]]
