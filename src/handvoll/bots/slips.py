"""15GO!'s lost ends: where the other is likeliest to let go of the win."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from handvoll.bots.proof import WON, Proof, distinct, signature
from handvoll.bots.search import Search
from handvoll.engine.playout import playout
from handvoll.engine.state import OVER
from handvoll.engine.stirring import ALL, stirred
from handvoll.games.fifteen.hints import favourite
from handvoll.games.fifteen.state import Fifteen

LOOKS: Final[i64] = 30  # of a whole decision, where a tree would make one iteration
A_PROOF: Final[i64] = 5  # ... of one question at most
NEAR: Final[i64] = 4  # real choices ahead at first, then more while there is time
FAR: Final[i64] = 12
GUESSES: Final[i64] = 32  # of how well a step goes if one just plays on, at most
A_GUESS: Final[i64] = 60  # as many iterations stand for one of them
# The more, the surer the other takes the step that looks better: as sure as a search of fifty
# random play-outs was in 1,277 such choices (10.5 by maximum likelihood; quick's taste said
# nothing more of them).
TEMPTED: Final = 10.0
AS_QUICK: Final = 0.2  # how often the other does what quick would


@final
class Slips:
    """How likely a seat still wins an end of two that is lost if nobody errs."""

    def __init__(self, search: Search, proof: Proof) -> None:
        self.search: Search = search  # has the clock
        self.proof: Proof = proof
        self.seat: i64 = 0
        self.looks: i64 = 0  # of this decision
        self.room: vec[i64] = vec[i64]()
        self.lucks: dict[int, float] = {}  # of positions met in this decision
        self.hopes: dict[int, float] = {}  # ... with so many choices ahead

    def best(self, state: Fifteen, seat: i64, rng: Random) -> i64:
        """Which of the real steps leads the other astray best."""
        self.seat = seat
        self.looks = 0
        self.room = vec[i64]([0] * int(state.room()))
        self.lucks.clear()
        best: i64 = 0
        self.search.lead = 0.0
        for ahead in range(NEAR, FAR + 1, 2):
            hopes = self.hopes_of(state, ahead, rng)
            if ahead > NEAR and self.is_enough():
                break
            best = best_of(hopes)
            self.search.value = hopes[best]
        return best

    def hopes_of(self, state: Fifteen, ahead: i64, rng: Random) -> vec[float]:
        """How likely each real step still wins, as far as so many choices show."""
        self.hopes.clear()
        hopes = vec[float]()
        for next in self.proof.followers(state):
            hopes = append(hopes, self.hope(next, ahead, rng))
        return hopes

    def is_enough(self) -> bool:
        """Whether the looks of this decision, or its time, are used up."""
        return self.looks >= self.search.iterations * LOOKS or self.search.is_late()

    def hope(self, state: Fifteen, ahead: i64, rng: Random) -> float:
        """1 for a win that nobody can prevent; else how likely somebody lets it happen."""
        if state.mover == OVER:
            return 1.0 if state.won(self.seat) else 0.0
        outcome = self.proof.outcome(state, self.seat, self.search.iterations * A_PROOF)
        self.looks += self.proof.looks
        if outcome == WON:
            return 1.0
        if ahead == 0 or self.is_enough():
            return 0.0
        key = int(stirred(signature(state) + ahead & ALL))
        if key not in self.hopes:
            own = state.mover == self.seat
            of = self.best_hope if own else self.hope_of_slips
            self.hopes[key] = of(state, ahead, rng)
        return self.hopes[key]

    def best_hope(self, state: Fifteen, ahead: i64, rng: Random) -> float:
        """What the best of our own steps leaves to hope for."""
        best = 0.0
        for next in self.proof.followers(state):
            best = max(best, self.hope(next, ahead - 1, rng))
        return best

    def hope_of_slips(self, state: Fifteen, ahead: i64, rng: Random) -> float:
        """The other goes where quick would, or where just playing on goes well."""
        likely = favourite_of(state, self.room)
        value = all = as_quick = 0.0
        for i, next in enumerate(self.proof.followers(state)):
            temptation = exp(TEMPTED * self.luck(next, state.mover, rng))
            hope = self.hope(next, ahead - 1, rng)
            value += temptation * hope
            all += temptation
            if i == likely:
                as_quick = hope
        return AS_QUICK * as_quick + (1.0 - AS_QUICK) * value / all

    def luck(self, state: Fifteen, seat: i64, rng: Random) -> float:
        """How often just anything wins for a seat."""
        if state.mover == OVER:
            return 1.0 if state.won(seat) else 0.0
        key = int(signature(state))
        if key not in self.lucks:
            self.lucks[key] = self.guess(state, seat, rng)
        return self.lucks[key]

    def guess(self, state: Fifteen, seat: i64, rng: Random) -> float:
        """The share of random play-outs that a seat wins."""
        guesses = max(1, min(GUESSES, self.search.iterations // A_GUESS))
        won: i64 = 0
        for _ in range(guesses):
            end = state.copy()
            playout(end, rng, self.room)
            if end.won(seat):
                won += 1
        self.looks += 3 * guesses
        return float(won) / float(guesses)


def best_of(values: vec[float]) -> i64:
    """Which is the greatest; of equals the first."""
    best: i64 = 0
    for i in range(1, i64(len(values))):
        if values[i] > values[best]:
            best = i
    return best


def favourite_of(state: Fifteen, out: vec[i64]) -> i64:
    """Which of the real steps quick would take."""
    n = distinct(state, out, state.steps(state.mover, out))
    return place_of(favourite(state, state.mover, out, n), out, n)


def place_of(step: i64, steps: vec[i64], n: i64) -> i64:
    """Where it stands among the n."""
    for i in range(n):
        if steps[i] == step:
            return i
    return 0
