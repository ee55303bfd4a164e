"""The moves of I Go! as text and back: a call and its row are one move."""

from __future__ import annotations

from collections.abc import Sequence

from handvoll.engine.errors import NotAMove
from handvoll.games.igo.actions import CALL, COLOUR, DISCARD, DRAW, END, PICK, TAKE, WHOLE
from handvoll.games.igo.material import CARDS, COLOURS
from handvoll.games.igo.score import COLOURS_OF
from handvoll.games.igo.state import IGo


def colour_texts(row: int) -> list[str]:
    """The letters of a row's colours."""
    return [COLOURS[colour] for colour in COLOURS_OF[row]]


def steps_of(row: int) -> tuple[int, ...]:
    """The steps of a call with this row."""
    colours = [int(COLOUR) + colour for colour in COLOURS_OF[row]]
    return (int(CALL), *colours) if len(colours) == 2 else (int(CALL), *colours, int(WHOLE))


def _texts() -> dict[tuple[int, ...], str]:
    single = {DRAW: "draw", TAKE: "take", PICK: "pick", END: "end"}
    texts = {(int(step),): text for step, text in single.items()}
    texts |= {(int(DISCARD) + card,): f"discard {text}" for card, text in enumerate(CARDS)}
    rows = range(len(COLOURS_OF))
    return texts | {steps_of(row): " ".join(["go", *colour_texts(row)]) for row in rows}


def _steps() -> dict[str, tuple[int, ...]]:
    """Every text's steps; two colours may be read in either order."""
    steps = {text: steps for steps, text in TEXTS.items()}
    for row in range(len(COLOURS_OF)):
        steps[" ".join(["go", *reversed(colour_texts(row))])] = steps_of(row)
    return steps


TEXTS = _texts()
STEPS = _steps()
GRAMMAR = "draw | take | pick | discard p11 | go p b | go p | go | end"


def row_of_text(text: str) -> int:
    """The row that a call names."""
    return [steps_of(row) for row in range(len(COLOURS_OF))].index(STEPS[text])


def write(state: IGo, seat: int, steps: Sequence[int]) -> str:
    """The text of a move."""
    return TEXTS[tuple(steps)]


def read(state: IGo, seat: int, text: str) -> Sequence[int]:
    """The steps a text stands for; raises NotAMove."""
    if text not in STEPS:
        raise NotAMove("not-a-move", move=text, expected=GRAMMAR)
    return STEPS[text]
