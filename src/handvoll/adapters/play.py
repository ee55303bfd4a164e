"""A game as all adapters play it: luck and the table see to themselves, seats act one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.adapters.observation import Ints, Layout, layout
from handvoll.adapters.steady import Steady
from handvoll.bots.arena import next_seat
from handvoll.bots.mind import take_chance
from handvoll.engine.game import Value, View, game_named
from handvoll.engine.state import CHANCE, OVER, SEATS, TABLE, State
from handvoll.vector.batch import returns
from handvoll.vector.numbers import Numbers

Mask = npt.NDArray[np.int8]


class Play:
    """One game: who is to act, what they see, what is legal, and what it was worth."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, Value] | None) -> None:
        self.game = game_named(game)
        self.start, self.options = self.game.set_up(
            seats or self.game.fewest(options or {}), options
        )
        self.seats = SEATS[: int(self.start.seats)]
        self.layout: Layout = layout(game, len(self.seats))
        self.out = vec[i64]([0] * int(self.start.room()))
        self.numbers = Numbers(self.start, 1)
        self.seen: Ints = np.frombuffer(memoryview(self.numbers.out), np.int32)  # a window on them
        self.marks = vec[u8]([0] * (self.game.actions + 1))  # 1 for each legal step of a seat
        self.listed = self.out[:]  # which are marked
        self.listing: i64 = 0  # how many
        self.marked: Mask = np.frombuffer(memoryview(self.marks), np.int8)  # a window on them
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game with the luck of this seed."""
        self.luck = Random(seed)
        self.steady = Steady(self.game, self.start.copy())
        self.settle()

    @property
    def state(self) -> State:
        """How it stands, in the middle of a move too."""
        return self.steady.now

    def settle(self) -> None:
        """Let luck and the table do what is theirs until a seat is to act or all is over."""
        self.of = -1  # whose legal steps are marked
        while self.state.mover != OVER:
            if self.state.mover == CHANCE:
                take_chance(self.state, self.luck)
                continue
            self.actor = int(next_seat(self.state, self.luck))
            if self.actor < len(self.seats):
                return
            self.table()

    def table(self) -> None:
        """The table makes its own move."""
        self.of = -1
        seat = int(TABLE)
        n = int(self.state.steps(seat, self.out))
        self.steady.step(seat, int(self.out[int(self.luck.randrange(n))]))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.mover == OVER)

    def count(self, seat: int) -> int:
        """How many legal steps a seat has, which are listed then; none if it may not act."""
        if self.over or self.state.mover == CHANCE or not self.state.actors() >> seat & 1:
            return 0
        return int(self.state.steps(seat, self.out))

    def legal(self, seat: int) -> list[int]:
        """The legal steps of a seat; none if it may not act."""
        return [int(self.out[i]) for i in range(self.count(seat))]

    def mark(self, seat: int) -> None:
        """Mark the legal steps of a seat, and no others."""
        if self.of == seat:
            return
        marks, out, listed = self.marks, self.out, self.listed
        for i in range(self.listing):
            marks[listed[i]] = 0
        self.listing = i64(self.count(seat))
        for i in range(self.listing):
            listed[i] = out[i]
            marks[out[i]] = 1
        self.of = seat

    def mask(self, seat: int, actions: int | None = None) -> Mask:
        """1 for every legal step."""
        self.mark(seat)
        return self.marked[: actions or self.game.actions].copy()

    def step(self, n: int) -> None:
        """The actor takes a step; raises ValueError, and nothing happens, if it is not legal."""
        self.mark(self.actor)
        if not 0 <= n < self.game.actions or not self.marks[n]:
            raise ValueError(f"{n} is not legal for {self.seats[self.actor]} now")
        self.act(self.actor, n)

    def act(self, seat: int, n: int) -> None:
        """A seat takes a legal step."""
        self.steady.step(seat, n)
        self.settle()

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.steady.view(seat)

    def array(self, seat: int) -> Ints:
        """What a seat may know, as numbers."""
        self.numbers.clear(0)
        self.numbers.write(0, self.steady.whole, seat)
        for n, step in enumerate(self.steady.begun_by(seat)):
            self.numbers.go_on(0, n, step)
        return self.seen.copy()

    def returns(self) -> dict[str, float]:
        """What each seat gets in the end; nothing before."""
        gains: list[Any] = returns(self.state) if self.over else [0.0] * len(self.seats)
        return dict(zip(self.seats, gains, strict=True))
