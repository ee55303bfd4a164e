"""A quick player of 15GO!."""

from __future__ import annotations

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.state import Policy, State
from handvoll.games.fifteen.actions import (
    BORROW,
    KEEP,
    ON,
    OPEN_ON,
    OPEN_ROW,
    OWN,
    POINTS,
    ROW,
    TURN,
)
from handvoll.games.fifteen.material import HIGHEST, NUMBER
from handvoll.games.fifteen.state import Fifteen


@final
class Quick(Policy):
    """Gets rid of every card it can, where it hurts the others most and helps them least."""

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        assert isinstance(state, Fifteen)
        n = state.steps(seat, out)
        best: i64 = 0
        for i in range(1, n):
            if worth(state, seat, out[i]) > worth(state, seat, out[best]):
                best = i
        out[0] = out[best]
        return 1


def worth(state: Fifteen, seat: i64, step: i64) -> i64:
    """How good a step looks: placing beats borrowing, burdening the leader beats a row."""
    if step == KEEP:
        return 0
    if step == TURN:
        return 10
    if step == OWN:
        return 20
    if step >= BORROW:
        return 5
    if ON <= step < OPEN_ROW:
        return 300 - cards_of(state, step - ON)
    if step >= OPEN_ON:
        return 300 - cards_of(state, step - OPEN_ON)
    row = step - ROW if step < ON else step - OPEN_ROW
    return row_worth(state, row)


def cards_of(state: Fifteen, seat: i64) -> i64:
    return state.closed(seat) + state.open(seat)


def row_worth(state: Fifteen, row: i64) -> i64:
    """A full row counts in the points game."""
    full = state.waits >> row * 4 & NUMBER == HIGHEST
    return 1000 if full and state.options & POINTS else 100
