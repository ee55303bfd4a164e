"""5er finden: five characters, who see more or less of what there is to find."""

from __future__ import annotations

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.mind import Mind
from handvoll.engine.state import Policy, State
from handvoll.games.fiver.hints import LEVELS, Quick


@final
class Finder(Mind):
    """Sees everything there is to find; nothing else is worth a look."""

    def __init__(self) -> None:
        super().__init__(Quick())

    def moves(self, state: State, seat: i64, rng: Random) -> list[vec[i64]]:
        return [self.favourite(state, seat, rng, vec[i64]([0] * int(state.room())))]


def characters() -> list[Policy]:
    """The five levels, the weakest first."""
    return [Quick(level.percent) for level in LEVELS]
