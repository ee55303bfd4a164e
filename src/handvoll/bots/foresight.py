"""15GO! as the coach sees it: where nothing is hidden any more, who wins is proven."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.fifteen import is_open
from handvoll.bots.mind import Mind, act, win_share
from handvoll.bots.proof import OPEN, WON, Proof, signature, twin
from handvoll.bots.search import Flat
from handvoll.engine.state import OVER, State
from handvoll.games.fifteen.hints import Quick
from handvoll.games.fifteen.state import Fifteen

TWO: Final[i64] = 2  # players: among more, one alone need not win whatever the others do
SHARE: Final[i64] = 100  # so many times fewer looks for what came of a play-out
KNOWN: Final = 1 << 14  # positions remembered


@final
class Foresight(Mind):
    """Two play on like quick until every pile was turned over; from there on nobody errs.

    What stays open within so many looks at positions is as quick would end it. What a position is
    worth depends on nothing but the position and the looks.
    """

    def __init__(self, looks: i64) -> None:
        super().__init__(Quick())
        self.looks: i64 = looks  # to prove who wins what lies on the table
        self.most: i64 = 0  # ... this time
        self.proof: Proof = Proof(Flat(self, 0))  # without a clock
        self.known: dict[tuple[int, int, int], float] = {}

    def side_with(self, seat: i64) -> None:
        self.most = self.looks // SHARE

    def deal(self, state: State, seat: i64, rng: Random) -> None:
        if self.done(state):
            self.most = self.looks
        state.redeal(seat, rng)

    def done(self, state: State) -> bool:
        assert isinstance(state, Fifteen)
        return state.mover == OVER or (state.seats == TWO and is_open(state))

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Fifteen)
        if state.mover == OVER:
            return win_share(state, seat)
        key = (int(signature(state)), int(seat), int(self.most))
        if key not in self.known:
            if len(self.known) >= KNOWN:
                self.known.clear()
            self.known[key] = self.wins(state, seat)
        return self.known[key]

    def wins(self, state: Fifteen, seat: i64) -> float:
        """1 if a seat can win whatever the other does, else 0: two never share a win."""
        self.proof.forget()
        outcome = self.proof.outcome(twin(state), seat, self.most)
        if outcome == OPEN:
            return self.as_quick(twin(state), seat)
        return 1.0 if outcome == WON else 0.0

    def as_quick(self, state: Fifteen, seat: i64) -> float:
        """1 if a seat wins when both play on like quick, else 0."""
        out = vec[i64]([0] * int(state.room()))
        rng = Random(0)
        while state.mover != OVER:
            act(state, self.rollout, state.mover, rng, out)
        return 1.0 if state.won(seat) else 0.0
