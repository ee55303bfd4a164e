"""What a seat may expect of a game, by play-outs over imagined deals; docs/coach.md has the why."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.arena import next_seat
from handvoll.bots.mind import Mind, act, take_chance, win_share
from handvoll.engine.state import CHANCE, EVERYBODY, OVER, SEATS, Policy, State

SEEDS: Final[i64] = (1 << 60) - 1
TRIES: Final[i64] = 40  # deals looked at until one lets the game go on


@final
class Ends:
    """What counts in the end: a share of the win, or points where nobody need be beaten."""

    def __init__(self, mind: Mind, points: bool, cast: list[Policy] | None = None) -> None:
        self.mind: Mind = mind
        self.points: bool = points
        # Who plays on for each seat: everybody like the mind's rollout, if nothing is said.
        self.cast: list[Policy] = cast or [mind.rollout] * len(SEATS)

    def worth(self, state: State, seat: i64) -> float:
        """What an end is worth to a seat; a hand's or a round's end is a chance to win."""
        if self.points:
            return float(state.score(seat))
        if state.mover == OVER:
            return win_share(state, seat)
        return self.mind.value(state, seat)

    def imagine(self, state: State, eyes: i64, rng: Random, out: vec[i64]) -> State | None:
        """A deal of what these eyes cannot know, as the mind believes it.

        None if none is found in which the mover can go on: somebody in the middle of a chain of
        swaps surely can, but hardly ever with just any hand.
        """
        self.mind.side_with(eyes)
        for _ in range(TRIES):
            trial = state.copy()
            if trial.mover == CHANCE or eyes == EVERYBODY:
                trial.redeal(eyes, rng)
            else:
                self.mind.deal(trial, eyes, rng)
            if trial.mover == CHANCE:
                take_chance(trial, rng)
            if trial.mover < 0 or trial.steps(trial.mover, out) > 0:
                return trial
        return None

    def play_on(self, state: State, rng: Random, out: vec[i64]) -> None:
        """Let everybody who is cast play on until the mind has seen enough.

        What luck brings does not hang on how often anybody moves before.
        """
        luck = Random(rng.randrange(SEEDS))
        while not self.mind.done(state):
            if state.mover == CHANCE:
                take_chance(state, luck)
            else:
                seat = next_seat(state, rng)
                act(state, self.player(state, seat), seat, rng, out)

    def player(self, state: State, seat: i64) -> Policy:
        """Who plays on for a seat; the table goes on as it comes, whoever is named."""
        return self.cast[int(seat)] if seat < state.seats else self.mind.rollout


@final
class Trial:
    """Moves of one actor in the same deals with the same luck, valued for one seat.

    A move without steps is the rollout's own. A move that some deal forbids is `barred`: who is
    judged could know that it comes only by knowing the cards of another.
    """

    def __init__(self, ends: Ends, moves: list[vec[i64]]) -> None:
        n = len(moves)
        self.ends: Ends = ends
        self.moves: list[vec[i64]] = moves
        self.deals: i64 = 0
        self.sums: vec[float] = vec[float]([0.0] * n)
        self.products: vec[float] = vec[float]([0.0] * (n * n))  # of the values of each two
        self.barred: vec[i64] = vec[i64]([0] * n)  # deals that forbid it
        self.values: vec[float] = vec[float]([0.0] * n)  # in the deal being tried

    def run(self, state: State, eyes: i64, seat: i64, actor: i64, deals: int, rng: Random) -> None:
        """Try all of them in so many deals more; in none if none can be imagined."""
        out = vec[i64]([0] * int(state.room()))
        n = i64(len(self.moves))
        for _ in range(deals):
            seed = int(rng.randrange(SEEDS))
            base = self.ends.imagine(state, eyes, Random(rng.randrange(SEEDS)), out)
            if base is None:
                return
            for at in range(n):
                self.values[at] = self.value(base, seat, actor, at, Random(seed), out)
            self.note(n)

    def value(
        self, base: State, seat: i64, actor: i64, at: i64, rng: Random, out: vec[i64]
    ) -> float:
        """What comes of a move in a deal."""
        trial = base.copy()
        for step in self.moves[int(at)]:
            if actor != seat and not may(trial, actor, step, out):
                self.barred[at] += 1
                return 0.0
            trial.step(actor, step)
        self.ends.play_on(trial, rng, out)
        return self.ends.worth(trial, seat)

    def note(self, n: i64) -> None:
        """Add the values of a deal to the sums."""
        self.deals += 1
        for one in range(n):
            self.sums[one] += self.values[one]
            for other in range(n):
                self.products[one * n + other] += self.values[one] * self.values[other]

    def mean(self, at: i64) -> float:
        """What to expect of a move."""
        return self.sums[at] / float(max(1, self.deals))

    def doubt(self, at: i64) -> float:
        """The standard error of what to expect of a move."""
        return self.spread(self.product(at, at), self.mean(at))

    def lead(self, one: i64, other: i64) -> float:
        """How much more one move brings than another."""
        return self.mean(one) - self.mean(other)

    def doubt_of_lead(self, one: i64, other: i64) -> float:
        """The standard error of a lead; it is small, since both share their deals."""
        square = self.product(one, one) - 2.0 * self.product(one, other)
        return self.spread(square + self.product(other, other), self.lead(one, other))

    def product(self, one: i64, other: i64) -> float:
        """The sum of the products of two moves' values."""
        return self.products[one * i64(len(self.moves)) + other]

    def spread(self, squares: float, mean: float) -> float:
        """The standard error of a mean whose squares sum up to so much."""
        count = float(max(1, self.deals))
        return sqrt(max(0.0, squares / count - mean * mean) / max(1.0, count - 1.0))


def may(state: State, actor: i64, step: i64, out: vec[i64]) -> bool:
    """Whether a step is legal."""
    if state.mover < 0 and not state.actors() >> actor & 1:
        return False
    if state.mover >= 0 and state.mover != actor:
        return False
    for i in range(state.steps(actor, out)):
        if out[i] == step:
            return True
    return False


def expected(ends: Ends, state: State, eyes: i64, deals: int, rng: Random) -> vec[float]:
    """What each seat may expect, in these eyes, if all play on as they are cast."""
    out = vec[i64]([0] * int(state.room()))
    sums = vec[float]([0.0] * int(state.seats))
    for _ in range(deals):
        trial = ends.imagine(state, eyes, rng, out)
        assert trial is not None, "nobody can go on"
        ends.play_on(trial, rng, out)
        for seat in range(state.seats):
            sums[seat] += ends.worth(trial, seat) / float(deals)
    return sums
