"""The moves of 5er finden as text and back."""

from __future__ import annotations

from collections.abc import Sequence

from handvoll.engine.errors import NotAMove
from handvoll.games.fiver.actions import (
    ACTIONS,
    DONE,
    FLIP,
    LIMIT,
    OUTLINE,
    PLACE,
    STRIKE,
    TIME,
    WIPE,
)
from handvoll.games.fiver.material import ALL, NAMES, SHAPE, SHAPES
from handvoll.games.fiver.state import Fiver

APART = int(ACTIONS)  # five fields that are not joined: a step that is never legal
WORDS = {int(FLIP): "flip", int(DONE): "done", int(TIME): "time", int(LIMIT): "limit"}
STEPS = {word: step for step, word in WORDS.items()}
FIELDS = {name: field for field, name in enumerate(NAMES)}
STRIKES = {letter: int(STRIKE) + shape for shape, letter in enumerate(SHAPES)}
OUTLINES = {tuple(fields): outline for outline, fields in enumerate(ALL)}
GRAMMAR = "outline a1 b1 c1 c2 c3 | wipe a1 | flip | done | strike V a1 b1 c1 c2 c3 | strike V"


def fields_of(outline: int) -> list[str]:
    """The fields of an outline, in board order."""
    return [NAMES[field] for field in ALL[outline]]


def outline_of(names: Sequence[str]) -> int:
    """The outline of five joined fields, given in board order."""
    return OUTLINES[tuple(FIELDS[name] for name in names)]


def write(state: Fiver, seat: int, steps: Sequence[int]) -> str:
    """The text of a move."""
    step = steps[0]
    if step in WORDS:
        return WORDS[step]
    if step >= WIPE:
        return f"wipe {NAMES[step - int(WIPE)]}"
    fields = [name for place in steps[1:] for name in fields_of(place - int(PLACE))]
    verb = ["strike", SHAPES[step - int(STRIKE)]] if step >= STRIKE else ["outline"]
    return " ".join([*verb, *fields])


def read(state: Fiver, seat: int, text: str) -> Sequence[int]:
    """The steps a text stands for, fields in any order; raises NotAMove."""
    match text.split(" "):
        case [word] if word in STEPS:
            return [STEPS[word]]
        case ["wipe", field] if field in FIELDS:
            return [int(WIPE) + FIELDS[field]]
        case ["outline", *fields] if _are_five(fields):
            return _outline(fields)
        case ["strike", shape] if shape in STRIKES:
            return [STRIKES[shape]]
        case ["strike", shape, *fields] if shape in STRIKES and _are_five(fields):
            return [STRIKES[shape], _outline(fields)[-1]]
        case _:
            raise NotAMove("not-a-move", move=text, expected=GRAMMAR)


def _are_five(fields: Sequence[str]) -> bool:
    """Whether these are five different fields."""
    return len(fields) == len(set(fields)) == 5 and all(field in FIELDS for field in fields)


def _outline(names: Sequence[str]) -> list[int]:
    """The steps that outline these fields."""
    fields = tuple(sorted(FIELDS[name] for name in names))
    if fields not in OUTLINES:
        return [APART]
    outline = OUTLINES[fields]
    return [int(OUTLINE) + int(SHAPE[outline]), int(PLACE) + outline]
