"""A quick player of High Five!."""

from __future__ import annotations

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.state import Policy, State


@final
class Quick(Policy):
    """placeholder"""

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        trial = state.copy()
        taken = vec[i64]([0] * 8)
        k: i64 = 0
        while k == 0 or trial.halfway:
            trial.steps(seat, out)
            taken[k] = out[0]
            trial.step(seat, out[0])
            k += 1
        for i in range(k):
            out[i] = taken[i]
        return k
