"""PettingZoo: every game as an AEC environment, and 5er finden as a parallel one.

An observation is {"observation": numbers, "action_mask": one for each action}; what the numbers
mean is in handvoll.adapters.observation, what the actions mean in each game's actions.py.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from handvoll.adapters.play import Play
from handvoll.engine.game import Value
from handvoll.games.fiver.actions import DONE, FLIP

Observation = dict[str, Any]


def observation_space(play: Play, actions: int) -> spaces.Dict:
    """The space of what a seat sees and may do."""
    numbers = spaces.Box(play.layout.low, play.layout.high, dtype=np.int32)
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": numbers, "action_mask": mask})


class HandvollAEC(AECEnv):  # type: ignore[misc]
    """Any game, step by step. Where several may act at once, luck says who is first."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.play = Play(game, seats, options)
        self.render_mode = render_mode
        name = f"handvoll_{game}_v{self.play.game.rules}"
        self.metadata = {**type(self).metadata, "name": name}  # type: ignore[misc]
        self.possible_agents = list(self.play.seats)
        space = observation_space(self.play, self.play.game.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {a: spaces.Discrete(self.play.game.actions) for a in self.play.seats}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The steps of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed brings the same luck."""
        self.play.begin(int(np.random.SeedSequence(seed).generate_state(1)[0]))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.play.seats[self.play.actor]

    def observe(self, agent: str) -> Observation:
        """What an agent sees and may do."""
        seat = self.play.seats.index(agent)
        return {"observation": self.play.array(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        """The selected agent takes a step; raises ValueError if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.play.step(int(action))
        self.rewards = self.play.returns()
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.play.seats[self.play.actor]
        self._accumulate_rewards()
        if self.play.over:
            self._deads_step_first()

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        return rendered(self.play) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def rendered(play: Play) -> str:
    """What a spectator sees, as text."""
    return json.dumps(play.view(-1), indent=1)


class FiverParallel(ParallelEnv):  # type: ignore[misc]
    """5er finden, all at once: a step is a second of everybody's search.

    Who has nothing to do waits: the last action. Two who turn the hourglass in the same second
    are in the order of luck; the later one has said that it is done.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "handvoll_fiver_v1"}

    def __init__(
        self,
        seats: int = 2,
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.play = Play("fiver", seats, options)
        self.render_mode = render_mode
        self.possible_agents = list(self.play.seats)
        self.wait = self.play.game.actions
        space = observation_space(self.play, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.play.seats}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The steps of the game, and to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; the same seed brings the same luck."""
        self.play.begin(int(np.random.SeedSequence(seed).generate_state(1)[0]))
        self.agents = list(self.possible_agents)
        self.sand: int | None = None  # seconds left
        self.clock: object = None
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Everybody acts, and a second goes by."""
        waiting = sorted(actions)
        while waiting:
            agent = waiting.pop(int(self.play.luck.randrange(len(waiting))))
            self._act(self.play.seats.index(agent), int(actions[agent]))
        self._tick()
        agents, over = self.agents, self.play.over
        if over:
            self.agents = []
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return self._observations(), self.play.returns(), ended, cut, {each: {} for each in agents}

    def _act(self, seat: int, action: int) -> None:
        """Take a step if it is still legal; the second flip of a second means done."""
        legal = self.play.legal(seat)
        if action not in legal and action == FLIP and DONE in legal:
            action = DONE
        if action in legal:
            self.play.act(seat, action)

    def _tick(self) -> None:
        """Let a second of the running clock go by; a move under way takes none."""
        state = self.play.state
        if state.halfway or self.play.over:
            return
        left, clock = self.play.game.clock(state), self._clock()
        self.sand = left if clock != self.clock or self.sand is None else self.sand - 1
        self.clock = clock
        if self.sand == 0:
            self.play.table()
            self.play.settle()

    def _clock(self) -> object:
        """Which clock runs: the round, and who turned the hourglass."""
        search = self.play.view(-1)["search"]
        return search and (search["round"], search["hourglass"])

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(i) for i, agent in enumerate(self.play.seats)}

    def _observe(self, seat: int) -> Observation:
        mask = self.play.mask(seat, self.wait + 1)
        mask[self.wait] = not mask.any()
        return {"observation": self.play.array(seat), "action_mask": mask}

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        return rendered(self.play) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
