"""Go5: five characters. It wants breadth: many moves tried to the end of the round."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.go5_steps import Learned
from handvoll.bots.mind import Mind, chance_of_lead, win_share
from handvoll.bots.search import Flat
from handvoll.engine.state import CHANCE, OVER, Policy, State
from handvoll.games.go5.actions import ADD, DISCARD, LAY, PLAY_STOP, SWAP, TAKE
from handvoll.games.go5.hints import Quick, worth
from handvoll.games.go5.material import DECK, JOKERS, NONE
from handvoll.games.go5.state import Go5
from handvoll.games.go5.table import DEAL, MOST_SETS

SPREAD: Final = 95.0  # the points by which a round changes a lead
A_ROUND: Final = 110.0  # the points a round brings who leads
LAST: Final = 0.7  # rounds there are at least

SURELY_FIVE: Final = 1500  # what is worth so much to quick makes five, at once or by swaps
DEFEATED: Final = -2500  # ... and so little ends the game and loses it


@final
class Company(Policy):
    """Quick players, of whom one may have learned what steps promise."""

    def __init__(self) -> None:
        self.sharp: i64 = NONE  # its seat
        self.best: Policy = Learned()
        self.others: Quick = Quick()

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        if seat == self.sharp:
            return self.best.move(state, seat, rng, out)
        return self.others.move(state, seat, rng, out)


@final
class Breadth(Mind):
    """The moves a quick player likes best, played to the end of the round."""

    def __init__(self, most: i64, sharp: bool = False) -> None:
        self.company: Company = Company()
        super().__init__(self.company)
        self.most: i64 = most
        self.sharp: bool = sharp  # expects to play on better than the others

    def stand_in(self, seat: i64) -> Policy:
        return self.company.best if self.sharp else self.company.others

    def side_with(self, seat: i64) -> None:
        self.company.sharp = seat if self.sharp else NONE

    def deal(self, state: State, seat: i64, rng: Random) -> None:
        self.side_with(seat)
        state.redeal(seat, rng)

    def moves(self, state: State, seat: i64, rng: Random) -> list[vec[i64]]:
        assert isinstance(state, Go5)
        out = vec[i64]([0] * int(state.room()))
        n = state.steps(seat, out)
        order = [(-int(worth(state, seat, out[i])), int(out[i])) for i in range(n)]
        order.sort()
        look = worth_a_look(state, seat, order)[: int(self.most)]
        return [vec[i64]([i64(step)]) for _, step in look]

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


def worth_a_look(state: Go5, seat: i64, order: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Steps, the best first, without those a child would laugh at; with their worths below 0.

    Who can make five plays a stop card first, and no longer just discards; nobody ends the game
    with a five and loses it, throws away what was taken, or a joker that could be added.
    """
    five = any(-value >= SURELY_FIVE and step != PLAY_STOP for value, step in order)
    if five and order[0][1] == PLAY_STOP:
        return order[:1]
    kept = [each for each in order if not is_laughable(state, seat, each, order, five)]
    return kept or order


def is_laughable(
    state: Go5, seat: i64, each: tuple[int, int], order: list[tuple[int, int]], five: bool
) -> bool:
    """Whether a child would laugh at a step, which is worth so much less than nothing."""
    value, step = each
    if not DISCARD <= step < ADD:
        return -value <= DEFEATED
    card = (step - int(DISCARD)) % int(DECK)
    if five:
        return True
    if 1 << card & JOKERS and any(adds(other, card) for _, other in order):
        return True
    others = state.hands[seat] & ~(state.known[seat] | state.wanted)
    return state.known[seat] >> card & 1 != 0 and others != 0


def adds(step: int, card: int) -> bool:
    """Whether a step adds a card to an own set."""
    return ADD <= step < SWAP and (step - int(ADD)) // int(MOST_SETS) == card


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
            if self.swaps or state.used != 0:
                return True
            return self.cares and worth(state, seat, step) >= SURELY_FIVE
        return self.takes or step != TAKE

    def liking(self, state: Go5, seat: i64, step: i64) -> i64:
        """What a step is worth to it; who does not care throws away just anything."""
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
        Flat(Breadth(12, sharp=True), 8000),
    ]
