"""A quick player of I Go!."""

from __future__ import annotations

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.state import Policy, State
from handvoll.games.igo.state import IGo


@final
class Quick(Policy):
    """Placeholder."""

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        assert isinstance(state, IGo)
        state.steps(seat, out)
        return 1
