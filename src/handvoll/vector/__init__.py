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
from handvoll.vector.numbers import Numbers

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
        self._numbers = Numbers(self.start, batch if looks else 0)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._batch = Batch(self.start, self.batch_size, seed, self.looks)
        size = self.batch_size
        self.seat = _array(self._batch.seat, np.uint8)  # who is to act, by game
        self.count: Ints = _array(self._batch.count, np.int64)  # how many steps are legal
        self.legal = _array(self._batch.legal, np.int32).reshape(size, -1)  # the first are
        self._rewards = _array(self._batch.rewards, np.float64).reshape(size, -1)
        self._over = _array(self._batch.over, np.bool_)
        self._rows = np.arange(size)

    def step(self, actions: Ints) -> Told:
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
        self._batch.see(self._numbers)
        return _array(self._numbers.out, np.int32).reshape(self.batch_size, -1)

    def _counted(self) -> npt.NDArray[np.bool_]:
        """Which entries of `legal` count."""
        counted: npt.NDArray[np.bool_] = np.arange(self.legal.shape[1]) < self.count[:, None]
        return counted

    def masks(self) -> npt.NDArray[np.bool_]:
        """By game and action: whether it is legal."""
        masks = np.zeros((self.batch_size, self.actions), np.bool_)
        games, places = np.nonzero(self._counted())
        masks[games, self.legal[games, places]] = True
        return masks

    def sample(self, rng: np.random.Generator) -> Ints:
        """A legal step for every game, each as likely as another."""
        picks = (rng.random(self.batch_size) * self.count).astype(np.int64)
        sampled: Ints = self.legal[self._rows, picks].astype(np.int64)
        return sampled

    def view(self, game: int) -> dict[str, Any]:
        """What the seat that is to act in a game may know, before the move it may be in."""
        begun, seat = self._batch.begun[game], int(self.seat[game])
        state = self._batch.wholes[game] if begun else self._batch.states[game]
        view: dict[str, Any] = self.game.view(state, seat)
        view["begun"] = begun
        return view


def _array(numbers: Any, kind: Any) -> npt.NDArray[Any]:
    """A window on the numbers of compiled code."""
    return np.frombuffer(memoryview(numbers), dtype=kind)
