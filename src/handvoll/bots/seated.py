"""A bot that maps views to moves, seated among policies that read the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.bot import Bot
from handvoll.engine.chance import Rng
from handvoll.engine.game import Game
from handvoll.engine.state import Policy, State


class Seated(Policy):
    """A bot that maps views to moves, at a table of policies: it is handed its view alone."""

    def __init__(self, game: Game[Any, Any], bot: Bot) -> None:
        self.game = game
        self.bot = bot

    def move(self, state: State, seat: i64, rng: Rng, out: vec[i64]) -> i64:
        view = self.game.view(state, int(seat))
        view["rules"] = self.game.rules
        steps = self.game.read(state, int(seat), self.bot.choose(view, rng))
        self._check(state, int(seat), steps)
        for i, step in enumerate(steps):
            out[i] = step
        return len(steps)

    def _check(self, state: State, seat: int, steps: Sequence[int]) -> None:
        """Raise what forbids these steps, if anything does."""
        trial, legal = state.copy(), vec[i64]([0] * int(state.room()))
        for step in steps:
            if step not in list(legal[: trial.steps(seat, legal)]):
                raise self.game.why(state, seat, steps)
            trial.step(seat, step)
