"""Gymnasium: one seat of a game against bots, or alone.

    import gymnasium, handvoll.adapters.gymnasium
    env = gymnasium.make("handvoll/igo-v1", bots="quick")

The observation is as in handvoll.adapters.pettingzoo. The reward comes at the end: 1 shared by the
winners, -1 by the others; alone it is the points. A step that is not legal loses at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.adapters.pettingzoo import Observation, observation_space, rendered
from handvoll.adapters.play import Play
from handvoll.bots.ladder import player
from handvoll.engine.game import GAMES, Value


class HandvollEnv(gymnasium.Env[Observation, Any]):
    """A game as seat A sees it, while bots hold the other seats."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        bots: str = "quick",
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(game, seats, options)
        self.render_mode = render_mode
        self.bot = player(self.play.game, bots)
        self.observation_space = observation_space(self.play, self.play.game.actions)
        self.action_space = gymnasium.spaces.Discrete(self.play.game.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game and let the others play until it is our turn."""
        super().reset(seed=seed)
        self.play.begin(int(self.np_random.integers(2**62)))
        self._let_others()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take a step, then let the others play."""
        if int(action) not in self.play.legal(0):
            return self._observation(), -1.0, True, False, {"illegal": True}
        self.play.step(int(action))
        self._let_others()
        over = self.play.over
        return self._observation(), self.play.returns()["A"], over, False, {}

    def _let_others(self) -> None:
        """Whole moves of bots until seat A is to act."""
        play, out = self.play, vec[i64]([0] * int(self.play.state.room()))
        while not play.over and play.actor != 0:
            seat = play.actor
            n = self.bot.move(play.state, seat, play.luck, out)
            for step in [int(out[i]) for i in range(int(n))]:
                play.steady.step(seat, step)
            play.settle()

    def _observation(self) -> Observation:
        return {"observation": self.play.array(0), "action_mask": self.play.mask(0)}

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        return rendered(self.play) if self.render_mode == "ansi" else None


def solo(**settings: Any) -> HandvollEnv:
    """5er finden alone."""
    return HandvollEnv("fiver", 1, options={"variant": "solo"}, **settings)


def register() -> None:
    """Let gymnasium.make know all games."""
    for name in GAMES:
        entry = f"{__name__}:HandvollEnv"
        gymnasium.register(f"handvoll/{name}-v1", entry, kwargs={"game": name})
    gymnasium.register("handvoll/solo-v1", f"{__name__}:solo")


register()
