"""Many games at once for learning: NumPy arrays in and out.

>>> import numpy as np
>>> from handvoll.vector import VectorEnv
>>> env = VectorEnv("igo", batch=4, seats=2, seed=1)
>>> env.masks().shape
(4, 126)
>>> env.observations().shape  # what who is to act may know
(4, 255)
>>> told = env.step(env.legal[:, 0])
>>> told.rewards.shape
(4, 2)

"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from handvoll.engine.game import Value, game_named
from handvoll.vector.batch import Batch

Ints = npt.NDArray[np.int64]


class Told(NamedTuple):
    """What a step made of every game."""

    rewards: npt.NDArray[np.float64]  # by game and seat; only where a game ended
    over: npt.NDArray[np.bool_]  # by game: it ended, and another one has begun


class VectorEnv:
    """A batch of games of one kind, each with its own luck; one that ends begins anew.

    The arrays are windows on what the next step overwrites: copy what is to be kept. Who never
    looks at `observations` says so, and is spared what they take.
    """

    def __init__(
        self,
        game: str,
        batch: int,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int = 0,
        looks: bool = True,
    ) -> None:
        self.game = game_named(game)
        self.start, self.options = self.game.set_up(
            seats or self.game.fewest(options or {}), options
        )
        self.batch_size = batch
        self.actions = self.game.actions
        self.looks = looks
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._batch = Batch(self.start, self.batch_size, seed, self.looks)
        size = self.batch_size
        self.seat = _array(self._batch.seat, np.uint8)  # who is to act, by game
        self._count: Ints = _array(self._batch.count, np.int64)
        self._legal = _array(self._batch.legal, np.int32).reshape(size, -1)
        self._chosen: Ints = _array(self._batch.chosen, np.int64)
        self._seen = _array(self._batch.numbers.out, np.int32)
        self._rewards = _array(self._batch.rewards, np.float64).reshape(size, -1)
        self._over = _array(self._batch.over, np.bool_)

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> Told:
        """Take a step in every game; raises ValueError, and does nothing, if one is not legal."""
        actions = np.ascontiguousarray(actions, dtype="<i8")
        if actions.shape != (self.batch_size,):
            raise ValueError(f"there are {self.batch_size} games, and actions {actions.shape}")
        packed = actions.tobytes()
        if (game := self._batch.flaw(packed)) >= 0:
            raise ValueError(f"{actions[game]} is not legal in game {game}")
        self._batch.step(packed)
        return Told(self._rewards, self._over)

    def observations(self) -> npt.NDArray[np.int32]:
        """By game: what the seat that is to act may know (handvoll.adapters.observation)."""
        if not self.looks:
            raise ValueError("looks=False: nobody said that observations would be asked for")
        return self._seen.reshape(self.batch_size, -1)

    # Of what is legal, long lists are made when somebody asks for them

    @property
    def count(self) -> Ints:
        """How many steps are legal, by game."""
        self._batch.enlist()
        return self._count

    @property
    def legal(self) -> npt.NDArray[np.int32]:
        """By game: the legal steps; so many of each row as `count` says."""
        self._batch.enlist()
        return self._legal

    def masks(self) -> npt.NDArray[np.bool_]:
        """By game and action: whether it is legal."""
        masks = np.zeros((self.batch_size, self.actions), np.bool_)
        games, places = np.nonzero(np.arange(self.legal.shape[1]) < self.count[:, None])
        masks[games, self.legal[games, places]] = True
        return masks

    def sample(self, rng: np.random.Generator) -> Ints:
        """A legal step for every game, each as likely as another."""
        self._batch.choose(rng.random(self.batch_size).tobytes())
        return self._chosen.copy()


def _array(numbers: Any, kind: Any) -> npt.NDArray[Any]:
    """A window on the numbers of compiled code."""
    return np.frombuffer(memoryview(numbers), dtype=kind)
