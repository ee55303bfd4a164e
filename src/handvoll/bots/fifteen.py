"""15GO!: five characters. Its whole skill is to remember the piles."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from handvoll.bots.mind import Mind, win_share
from handvoll.bots.proof import OPEN, WON, Proof, after, distinct, twin
from handvoll.bots.search import Tree
from handvoll.engine.playout import playout
from handvoll.engine.state import OVER, Policy, State
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
LOOKS: Final[i64] = 15  # ... of a whole decision
A_DEAL: Final[i64] = 80  # as many iterations stand for one imagined deal
FEW: Final[i64] = 4  # one of so many may stay open

# Who is about to lose goes where the other errs most easily.
AHEAD: Final[i64] = 6  # real choices
GLANCE: Final[i64] = 2  # ... where deals are imagined
GUESSES: Final[i64] = 16  # of how well a step goes if one just plays on, at most
A_GUESS: Final[i64] = 100  # as many iterations stand for one of them
TEMPTED: Final = 6.0  # the more, the surer the other takes the step that looks better
AS_QUICK: Final = 0.3  # how often the other does what quick would

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
    again, and where that is not itself, how easily the other may err.
    """

    def __init__(self, search: Tree, proves: bool = True) -> None:
        self.search: Tree = search
        self.proves: bool = proves
        self.proof: Proof = Proof(search)
        self.looks: i64 = 0  # of this decision
        self.doubts: i64 = 0  # questions of this decision that stayed open
        self.room: vec[i64] = vec[i64]()

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        assert isinstance(state, Fifteen)
        n = distinct(state, out, state.steps(seat, out))
        step = last_card(state, seat, out, n)
        if step == NONE and n == 1:
            step = out[0]
        if step == NONE and self.proves and (state.seats == 2 or is_open(state)):
            step = self.proven(state, seat, rng, out, n)
        if step == NONE:
            return self.search.move(state, seat, rng, out)
        out[0] = step
        return 1

    def proven(self, state: Fifteen, seat: i64, rng: Random, out: vec[i64], n: i64) -> i64:
        """The step that wins most of the imagined deals; NONE if too much stays open."""
        self.search.begin()
        self.room = vec[i64]([0] * int(state.room()))
        self.looks = 0
        self.doubts = 0
        deals = 1 if is_open(state) else self.search.iterations // A_DEAL
        sums = vec[float]([0.0] * int(n))
        tried: i64 = 0
        while tried < deals and not self.is_enough() and self.doubts <= tried:
            if self.try_all(state, seat, rng, out, sums, tried):
                tried += 1
        best = self.judge(sums, tried)
        sure = deals == 1 and tried == 1 and sums[best] == 1.0
        if sure or (state.seats == 2 and tried > 0 and self.doubts <= tried // FEW):
            return out[best]
        return NONE

    def try_all(
        self,
        state: Fifteen,
        seat: i64,
        rng: Random,
        out: vec[i64],
        sums: vec[float],
        tried: i64,
    ) -> bool:
        """Add what every step is worth in one imagined deal; not if that takes too long."""
        base = twin(state)
        base.redeal(seat, rng)
        ahead = AHEAD if is_open(state) else GLANCE
        found = vec[float]()
        for i in range(i64(len(sums))):
            found = append(found, self.hope(after(base, out[i]), seat, ahead, rng))
            if self.search.is_late() or (ahead == GLANCE and self.doubts > tried):
                return False
        for i in range(i64(len(sums))):
            sums[i] += found[i]
        return True

    def judge(self, sums: vec[float], tried: i64) -> i64:
        """The best of the steps, and how far it is ahead."""
        best: i64 = 0
        next = 0.0
        for i in range(1, i64(len(sums))):
            if sums[i] > sums[best]:
                next = sums[best]
                best = i
            else:
                next = max(next, sums[i])
        self.search.value = sums[best] / float(max(1, tried))
        self.search.lead = (sums[best] - next) / float(max(1, tried))
        return best

    def is_enough(self) -> bool:
        return self.looks >= self.search.iterations * LOOKS or self.search.is_late()

    def hope(self, state: Fifteen, seat: i64, ahead: i64, rng: Random) -> float:
        """1 for a win that nobody can prevent; else how likely somebody lets it happen."""
        outcome = self.proof.outcome(state, seat, self.search.iterations * A_PROOF)
        self.looks += self.proof.looks
        if outcome == WON:
            return 1.0
        if outcome == OPEN:
            self.doubts += 1
            return 0.5
        if ahead == 0 or state.mover == OVER or state.seats > 2 or self.is_enough():
            return 0.0
        if state.mover == seat:
            return self.best_hope(state, seat, ahead, rng)
        return self.hope_of_slips(state, seat, ahead, rng)

    def best_hope(self, state: Fifteen, seat: i64, ahead: i64, rng: Random) -> float:
        best = 0.0
        for next in self.proof.followers(state):
            best = max(best, self.hope(next, seat, ahead - 1, rng))
        return best

    def hope_of_slips(self, state: Fifteen, seat: i64, ahead: i64, rng: Random) -> float:
        """The other goes where quick would, or where just playing on goes well."""
        likely = favourite_of(state, self.room)
        value = all = as_quick = 0.0
        for i, next in enumerate(self.proof.followers(state)):
            temptation = exp(TEMPTED * self.luck(next, state.mover, rng))
            hope = self.hope(next, seat, ahead - 1, rng)
            value += temptation * hope
            all += temptation
            if i == likely:
                as_quick = hope
        return AS_QUICK * as_quick + (1.0 - AS_QUICK) * value / all

    def luck(self, state: Fifteen, seat: i64, rng: Random) -> float:
        """How often just anything wins for a seat."""
        guesses = max(1, min(GUESSES, self.search.iterations // A_GUESS))
        won: i64 = 0
        for _ in range(guesses):
            end = state.copy()
            playout(end, rng, self.room)
            if end.won(seat):
                won += 1
        self.looks += 3 * guesses
        return float(won) / float(guesses)


def favourite_of(state: Fifteen, out: vec[i64]) -> i64:
    """Which of the real steps quick would take."""
    n = distinct(state, out, state.steps(state.mover, out))
    step = favourite(state, state.mover, out, n)
    for i in range(n):
        if out[i] == step:
            return i
    return 0


def characters() -> list[Policy]:
    """The five levels, the weakest first."""
    return [
        Generous(Tree(Memory(ALL_PILES, kind=True), 150)),
        Generous(Tree(Memory(OWN_PILE, kind=True), 6)),
        Quick(),
        Elephant(Tree(Memory(OWN_PILE), 400), proves=False),
        Elephant(Tree(Memory(ALL_PILES), 2000, trust=TRUST)),
    ]
