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
from handvoll.games.fifteen.hints import favourite
from handvoll.games.fifteen.state import Fifteen

LOOKS: Final[i64] = 60  # of a whole decision, where a tree would make one iteration
A_PROOF: Final[i64] = 5  # ... of one question at most
A_GUESS: Final[i64] = 2  # as many looks take as long as one game that is just played on
FARTHEST: Final[i64] = 40  # real choices
LATER: Final = 0.25  # what is hoped for beyond what is looked at
ALIKE: Final = 0.03  # hopes that make no difference

# The other plays on from each step, just as it comes, and goes where that wins more often. That is
# what a search with random play-outs does: one with 50 of them, over 1,066 positions in which one
# of two steps was wrong, erred about as often as exp(10 x) / (1 + exp(10 x)) for a wrong step that
# looks better by x.
GLANCES: Final[i64] = 8  # games from each step
GUESSES: Final[i64] = 32  # ... if these do not say clearly which looks better
CLEARLY: Final = 0.6
TEMPTED: Final = 9.0  # a little less, since so few games guess only roughly
AS_QUICK: Final = 0.15  # how often the other does what quick would instead


@final
class Slips:
    """How likely a seat still wins a lost end of two: it looks farther and farther ahead."""

    def __init__(self, search: Search, proof: Proof) -> None:
        self.search: Search = search  # has the clock
        self.proof: Proof = proof
        self.seat: i64 = 0
        self.looks: i64 = 0  # of this decision
        self.is_whole: bool = False  # nothing lies beyond what was looked at
        self.hopes: dict[i64, float] = {}  # of the positions met, as far as is looked now
        self.tempting: dict[i64, vec[float]] = {}
        self.room: vec[i64] = vec[i64]()

    def best(self, state: Fifteen, seat: i64, rng: Random) -> i64:
        """Which of the real steps leads the other astray best."""
        self.seat = seat
        self.looks = 0
        self.tempting = {}
        self.room = vec[i64]([0] * int(state.room()))
        next = self.proof.followers(state)
        best: i64 = 0
        for ahead in range(FARTHEST):
            hopes = self.hopes_of(next, ahead, rng)
            if self.is_enough():
                break
            best = best_of(hopes)
            self.search.value = hopes[best]
            self.search.lead = 0.0
            if self.is_whole:
                break
        return best

    def is_enough(self) -> bool:
        return self.looks >= self.search.iterations * LOOKS or self.search.is_late()

    def hopes_of(self, states: list[Fifteen], ahead: i64, rng: Random) -> vec[float]:
        """... so many real choices ahead."""
        self.hopes = {}
        self.is_whole = True
        return self.each(states, ahead, rng)

    def each(self, states: list[Fifteen], ahead: i64, rng: Random) -> vec[float]:
        hopes = vec[float]()
        for state in states:
            hopes = append(hopes, self.hope(state, ahead, rng))
        return hopes

    def hope(self, state: Fifteen, ahead: i64, rng: Random) -> float:
        """1 for a win that nobody can prevent; else how likely somebody lets it happen."""
        if state.mover == OVER:
            return 1.0 if state.won(self.seat) else 0.0
        key = signature(state)
        if key not in self.hopes:
            self.hopes[key] = self.look(state, key, ahead, rng)
        return self.hopes[key]

    def look(self, state: Fifteen, key: i64, ahead: i64, rng: Random) -> float:
        """What is to be hoped for at a real choice."""
        outcome = self.proof.outcome(state, self.seat, self.search.iterations * A_PROOF)
        self.looks += self.proof.looks
        if outcome == WON:
            return 1.0
        if ahead == 0 or self.is_enough():
            self.is_whole = False
            return LATER
        next = self.proof.followers(state)
        hopes = self.each(next, ahead - 1, rng)
        if state.mover == self.seat:
            return hopes[best_of(hopes)]
        return self.expected(state, key, next, hopes, rng)

    def expected(
        self, state: Fifteen, key: i64, next: list[Fifteen], hopes: vec[float], rng: Random
    ) -> float:
        """What comes of it if the other goes where it is tempted to."""
        if spread(hopes) < ALIKE:
            return hopes[0]
        if key not in self.tempting:
            self.tempting[key] = self.temptations(next, state.mover, rng)
        tempting = self.tempting[key]
        value = all = 0.0
        for i in range(i64(len(hopes))):
            value += tempting[i] * hopes[i]
            all += tempting[i]
        return AS_QUICK * hopes[favourite_of(state, self.room)] + (1.0 - AS_QUICK) * value / all

    def temptations(self, next: list[Fifteen], seat: i64, rng: Random) -> vec[float]:
        """How good each step looks to who just plays on."""
        lucks = self.lucks(next, seat, GLANCES, rng)
        if spread(lucks) < CLEARLY:
            lucks = self.lucks(next, seat, GUESSES, rng)
        for i in range(i64(len(lucks))):
            lucks[i] = exp(TEMPTED * lucks[i])
        return lucks

    def lucks(self, states: list[Fifteen], seat: i64, guesses: i64, rng: Random) -> vec[float]:
        """How often just anything wins for a seat."""
        lucks = vec[float]()
        for state in states:
            won: i64 = 0
            for _ in range(guesses):
                end = state.copy()
                playout(end, rng, self.room)
                if end.won(seat):
                    won += 1
            lucks = append(lucks, float(won) / float(guesses))
            self.looks += A_GUESS * guesses
        return lucks


def best_of(values: vec[float]) -> i64:
    """Which is the greatest; of equals the first."""
    best: i64 = 0
    for i in range(1, i64(len(values))):
        if values[i] > values[best]:
            best = i
    return best


def spread(values: vec[float]) -> float:
    """How far the greatest is from the least."""
    low = high = values[0]
    for value in values:
        low = min(low, value)
        high = max(high, value)
    return high - low


def favourite_of(state: Fifteen, out: vec[i64]) -> i64:
    """Which of the real steps quick would take."""
    n = distinct(state, out, state.steps(state.mover, out))
    step = favourite(state, state.mover, out, n)
    for i in range(n):
        if out[i] == step:
            return i
    return 0
