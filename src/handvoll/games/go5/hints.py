"""A quick player of Go5."""

from __future__ import annotations

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.state import Policy, State
from handvoll.games.go5.state import Go5


@final
class Quick(Policy):
    """Plays the first legal step."""

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        assert isinstance(state, Go5)
        state.steps(seat, out)
        return 1
