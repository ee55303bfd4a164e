"""15GO!: five characters. Its whole skill is to remember the piles."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from handvoll.bots.mind import Mind, win_share
from handvoll.bots.proof import LOST, OPEN, WON, Proof, after, distinct, twin
from handvoll.bots.search import Tree
from handvoll.bots.slips import Slips, best_of, place_of
from handvoll.engine.state import Policy, State
from handvoll.games.fifteen.actions import (
    BORROW,
    KEEP,
    NONE,
    OPEN_ROW,
    OWN,
    POINTS,
    ROW,
    TURN,
)
from handvoll.games.fifteen.hints import Quick, favourite
from handvoll.games.fifteen.state import Fifteen

# What is remembered of piles that were turned over: they come up again in the same order (F9).
ALL_PILES: Final[i64] = 0
OWN_PILE: Final[i64] = 1
NO_PILE: Final[i64] = 2

# What is asked of proofs, where a tree would make one iteration.
A_PROOF: Final[i64] = 5  # looks at positions, of one question at most
A_DEAL: Final[i64] = 80  # as many iterations stand for one imagined deal
FEW: Final[i64] = 4  # one of so many may stay open
TO_PROVE: Final = 0.9  # of the time; the rest is for a tree if nothing was proven
HEAD_START: Final = 2.0  # deals for quick's step: before the piles are known it is seldom wrong

# Of a hundred iterations, those in which others do what quick would. It gains against quick; 50
# and 100 made no difference against a tree that does not expect it (50 and 47 of 100 games).
TRUST: Final[i64] = 80


@final
class Memory(Mind):
    """Plays on to the end; piles that are forgotten may hold any card not in sight."""

    def __init__(self, memory: i64, kind: bool = False) -> None:
        super().__init__(Quick())
        self.memory: i64 = memory
        self.kind: bool = kind  # wishes the others to win
        self.own: i64 = NONE

    def deal(self, state: State, seat: i64, rng: Random) -> None:
        assert isinstance(state, Fifteen)
        self.own = seat
        known = state.known
        if self.memory == OWN_PILE:
            state.known &= 1 << seat
        elif self.memory == NO_PILE:
            state.known = 0
        state.redeal(seat, rng)
        state.known = known

    def value(self, state: State, seat: i64) -> float:
        share = win_share(state, seat)
        return 1.0 - share if self.kind and seat == self.own else share


def is_open(state: Fifteen) -> bool:
    """Whether nothing is hidden: every closed pile was turned over once."""
    for seat in range(state.seats):
        if state.closed(seat) and not state.known >> seat & 1:
            return False
    return True


def last_card(state: Fifteen, seat: i64, steps: vec[i64], n: i64) -> i64:
    """A step that wins by laying the last card somewhere; NONE if there is none."""
    left = state.closed(seat) + state.open(seat)
    if left > 1 or state.options & POINTS:
        return NONE
    for i in range(n):
        lies_open: i64 = 1 if steps[i] >= OPEN_ROW else 0  # else it was just turned
        if ROW <= steps[i] < BORROW and left == lies_open:
            return steps[i]
    return NONE


@final
class Generous(Policy):
    """Lays its cards where they help the others; but a card that can go somewhere goes."""

    def __init__(self, search: Tree) -> None:
        self.search: Tree = search
        self.quick: Quick = Quick()

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        n = self.search.move(state, seat, rng, out)
        if out[0] in (KEEP, OWN, TURN):
            n = self.quick.move(state, seat, rng, out)
        return n


@final
class Elephant(Policy):
    """Thinks ahead, lays its last card where it can, and may play out what it can prove.

    Two who remember everything have few real choices before the last pile is turned over, and
    after that nothing is left to luck: it asks who would win each imagined deal if nobody erred
    again, and where an end is lost, how easily the other may err.
    """

    def __init__(self, search: Tree, proves: bool = True) -> None:
        self.search: Tree = search
        self.proves: bool = proves
        self.proof: Proof = Proof(search)
        self.slips: Slips = Slips(search, self.proof)
        self.doubts: i64 = 0  # questions of this decision that stayed open

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        assert isinstance(state, Fifteen)
        self.search.begin()
        n = distinct(state, out, state.steps(seat, out))
        step = last_card(state, seat, out, n)
        if step == NONE and n == 1:
            step = out[0]
        if step == NONE and self.proves:
            step = self.proven(state, seat, rng, out, n)
        if step == NONE:
            return self.search.think(state, seat, rng, out)
        out[0] = step
        return 1

    def proven(self, state: Fifteen, seat: i64, rng: Random, out: vec[i64], n: i64) -> i64:
        """The best step by what can be proven; NONE if that is too little."""
        self.proof.forget()
        self.search.allow(TO_PROVE)
        step = NONE
        if is_open(state):
            step = self.end(state, seat, rng, out, n)
        elif state.seats == 2:
            step = self.likely(state, seat, rng, out, n)
        self.search.allow(1.0)
        return step

    def end(self, state: Fifteen, seat: i64, rng: Random, out: vec[i64], n: i64) -> i64:
        """A step that wins; in a lost end of two, the one after which the other errs likeliest."""
        outcome = self.outcome(twin(state), seat)
        self.search.allow(1.0)
        if outcome == WON:
            self.search.value = self.search.lead = 1.0
            return self.winner(state, seat, out, n)
        if outcome == LOST and state.seats == 2:
            return out[self.slips.best(state, seat, rng)]
        return NONE

    def outcome(self, state: Fifteen, seat: i64) -> i64:
        """Who wins if nobody errs, as far as one question's looks show."""
        return self.proof.outcome(state, seat, self.search.iterations * A_PROOF)

    def winner(self, state: Fifteen, seat: i64, out: vec[i64], n: i64) -> i64:
        """The first step that is proven to win."""
        for i in range(n):
            if self.outcome(after(state, out[i]), seat) == WON:
                return out[i]
        return NONE

    def likely(self, state: Fifteen, seat: i64, rng: Random, out: vec[i64], n: i64) -> i64:
        """The step that wins most of the imagined deals; NONE if too much stays open."""
        self.doubts = 0
        deals = self.search.iterations // A_DEAL
        sums = vec[float]([0.0] * int(n))
        tried: i64 = 0
        while tried < deals and self.doubts <= tried and self.try_all(state, seat, rng, out, sums):
            tried += 1
        usual = place_of(favourite(state, seat, out, n), out, n)
        best = self.judge(sums, tried, usual)
        return out[best] if tried > 0 and self.doubts <= tried // FEW else NONE

    def try_all(
        self, state: Fifteen, seat: i64, rng: Random, out: vec[i64], sums: vec[float]
    ) -> bool:
        """Add what every step is worth in one imagined deal, if there is time."""
        base = twin(state)
        base.redeal(seat, rng)
        found = vec[float]()
        for i in range(i64(len(sums))):
            outcome = self.outcome(after(base, out[i]), seat)
            if self.search.is_late():
                return False
            if outcome == OPEN:
                self.doubts += 1
            found = append(found, 0.5 if outcome == OPEN else float(outcome))
        for i in range(i64(len(sums))):
            sums[i] += found[i]
        return True

    def judge(self, sums: vec[float], tried: i64, usual: i64) -> i64:
        """The best of the steps, the usual one if it is not clearly behind, and its lead."""
        best = best_of(sums)
        if sums[best] < sums[usual] + HEAD_START:
            best = usual
        next = 0.0
        for i in range(i64(len(sums))):
            if i != best:
                next = max(next, sums[i])
        self.search.value = sums[best] / float(max(1, tried))
        self.search.lead = max(0.0, sums[best] - next) / float(max(1, tried))
        return best


def characters() -> list[Policy]:
    """The five levels, the weakest first."""
    return [
        Generous(Tree(Memory(ALL_PILES, kind=True), 150)),
        Generous(Tree(Memory(OWN_PILE, kind=True), 6)),
        Quick(),
        Elephant(Tree(Memory(OWN_PILE), 400), proves=False),
        Elephant(Tree(Memory(ALL_PILES), 2000, trust=TRUST)),
    ]
