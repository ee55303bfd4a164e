"""Go5: five characters. It wants breadth: many moves tried to the end of the round."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.mind import Mind, chance_of_lead, win_share
from handvoll.bots.search import Flat
from handvoll.engine.state import CHANCE, OVER, Policy, State
from handvoll.games.go5.actions import ADD, DISCARD, LAY, PLAY_STOP, SWAP, TAKE
from handvoll.games.go5.hints import Quick, worth
from handvoll.games.go5.state import Go5
from handvoll.games.go5.table import DEAL

SPREAD: Final = 95.0  # the points by which a round changes a lead
A_ROUND: Final = 110.0  # the points a round brings who leads
LAST: Final = 0.7  # rounds there are at least

SURELY_FIVE: Final = 1500  # what is worth so much to quick makes five, at once or by swaps
LAUGHABLE: Final = -250  # ... and so little is not worth a look


@final
class Breadth(Mind):
    """The moves a quick player likes best, played to the end of the round."""

    def __init__(self, most: i64) -> None:
        super().__init__(Quick())
        self.most: i64 = most

    def moves(self, state: State, seat: i64, rng: Random) -> list[vec[i64]]:
        assert isinstance(state, Go5)
        out = vec[i64]([0] * int(state.room()))
        n = state.steps(seat, out)
        order = [(-int(worth(state, seat, out[i])), int(out[i])) for i in range(n)]
        order.sort()
        return [vec[i64]([i64(step)]) for _, step in worth_a_look(order)[: int(self.most)]]

    def done(self, state: State) -> bool:
        assert isinstance(state, Go5)
        return state.mover == OVER or (state.mover == CHANCE and state.phase == DEAL)

    def value(self, state: State, seat: i64) -> float:
        """The lead after the round, as a chance to win the game."""
        assert isinstance(state, Go5)
        if state.mover == OVER:
            return win_share(state, seat)
        best: i64 = -100000
        for other in range(state.seats):
            if other != seat:
                best = max(best, state.totals[other])
        left = float(state.target - max(best, state.totals[seat])) / A_ROUND
        rounds = min(max(left, LAST), float(state.rounds - state.round))
        return chance_of_lead(float(state.totals[seat] - best) / (SPREAD * sqrt(rounds)))


def worth_a_look(order: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Steps, the best first, without those a child would laugh at; with their worths below 0.

    Who can make five does, a stop card first; nobody gives one away, or a joker, or what was
    taken, without need.
    """
    fives = [each for each in order if -each[0] >= SURELY_FIVE and each[1] != PLAY_STOP]
    if fives:
        return order[:1] if order[0][1] == PLAY_STOP else fives
    return [each for each in order if -each[0] > LAUGHABLE] or order


@final
class Sighted(Policy):
    """A quick player who does not think of everything."""

    def __init__(self, swaps: bool, takes: bool, cares: bool) -> None:
        self.swaps: bool = swaps  # thinks of others' sets, not only to make five
        self.takes: bool = takes  # thinks of the open card
        self.cares: bool = cares  # looks at what a discard is good for
        self.seen: vec[i64] = vec[i64]()

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        assert isinstance(state, Go5)
        n = state.steps(seat, out)
        best: i64 = -1
        most: i64 = 0
        for i in range(n):
            if n == 1 or self.notices(state, seat, out[i]):
                value = self.liking(state, seat, out[i])
                if best < 0 or value > most:
                    best = out[i]
                    most = value
        out[0] = best
        return 1

    def notices(self, state: Go5, seat: i64, step: i64) -> bool:
        """Whether it thinks of a step at all; what it has begun it ends."""
        if SWAP <= step < LAY:
            return self.swaps or (self.cares and worth(state, seat, step) >= SURELY_FIVE)
        return self.takes or step != TAKE

    def liking(self, state: Go5, seat: i64, step: i64) -> i64:
        if not self.cares and DISCARD <= step < ADD:
            return -step
        return worth(state, seat, step)


def characters() -> list[Policy]:
    """The five levels, the weakest first."""
    return [
        Sighted(swaps=False, takes=False, cares=False),
        Sighted(swaps=False, takes=True, cares=True),
        Quick(),
        Flat(Breadth(6), 120),
        Flat(Breadth(12), 3000),
    ]
