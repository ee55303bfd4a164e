"""The moves of I Go! as text and back: a call and its row are one move."""

from __future__ import annotations

from collections.abc import Sequence

from handvoll.engine.errors import NotAMove
from handvoll.games.igo.actions import CALL, DISCARD, DRAW, END, GO, PICK, TAKE
from handvoll.games.igo.material import CARDS, COLOURS
from handvoll.games.igo.score import COLOURS_OF
from handvoll.games.igo.state import IGo


def colour_texts(row: int) -> list[str]:
    """The letters of a row's colours."""
    return [COLOURS[colour] for colour in COLOURS_OF[row]]


def _texts() -> dict[int, str]:
    texts = {int(DRAW): "draw", int(TAKE): "take", int(PICK): "pick", int(END): "end"}
    texts |= {int(DISCARD) + card: f"discard {text}" for card, text in enumerate(CARDS)}
    rows = range(len(COLOURS_OF))
    return texts | {int(GO) + row: " ".join(["go", *colour_texts(row)]) for row in rows}


def _steps() -> dict[str, int]:
    """Every text's step; two colours may be read in either order."""
    steps = {text: step for step, text in TEXTS.items()}
    for row in range(len(COLOURS_OF)):
        steps[" ".join(["go", *reversed(colour_texts(row))])] = int(GO) + row
    return steps


TEXTS = _texts()
STEPS = _steps()
GRAMMAR = "draw | take | pick | discard p11 | go p b | go p | go | end"


def write(state: IGo, seat: int, steps: Sequence[int]) -> str:
    """The text of a move."""
    return TEXTS[steps[-1]]


def read(state: IGo, seat: int, text: str) -> Sequence[int]:
    """The steps a text stands for; raises NotAMove."""
    if text not in STEPS:
        raise NotAMove("not-a-move", move=text, expected=GRAMMAR)
    step = STEPS[text]
    return [int(CALL), step] if step >= GO else [step]
