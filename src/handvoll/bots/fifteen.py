"""15GO!: five characters. Its whole skill is to remember the piles."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.mind import Mind, win_share
from handvoll.bots.search import Tree
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
from handvoll.games.fifteen.hints import Quick
from handvoll.games.fifteen.state import Fifteen

# What is remembered of piles that were turned over: they come up again in the same order (F9).
ALL_PILES: Final[i64] = 0
OWN_PILE: Final[i64] = 1
NO_PILE: Final[i64] = 2

NODES: Final[i64] = 4000  # of a proof
DEEP: Final[i64] = 200

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


@final
class Proof:
    """Looks for a win that nobody can prevent, where nothing is hidden any more."""

    def __init__(self, state: Fifteen, seat: i64) -> None:
        self.seat: i64 = seat
        self.nodes: i64 = 0
        self.rooms: list[vec[i64]] = [vec[i64]([0] * int(state.room())) for _ in range(DEEP)]

    def wins(self, state: State, depth: i64) -> bool:
        """Whether the seat wins whatever the others do; False also if that takes too long."""
        if state.mover == OVER:
            return state.won(self.seat)
        self.nodes += 1
        if self.nodes > NODES or depth >= DEEP:
            return False
        own = state.mover == self.seat
        out = self.rooms[int(depth)]
        for i in range(state.steps(state.mover, out)):
            trial = state.copy()
            trial.step(state.mover, out[i])
            if self.wins(trial, depth + 1) == own:
                return own
        return not own


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
    """Thinks ahead, lays its last card where it can, and may play out what it can prove."""

    def __init__(self, search: Tree, proves: bool = True) -> None:
        self.search: Tree = search
        self.proves: bool = proves

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        assert isinstance(state, Fifteen)
        n = state.steps(seat, out)
        step = last_card(state, seat, out, n)
        if step == NONE and n > 1 and self.proves and is_open(state):
            step = self.proven(state, seat, out, n)
        if step == NONE:
            return self.search.move(state, seat, rng, out)
        out[0] = step
        return 1

    def proven(self, state: Fifteen, seat: i64, out: vec[i64], n: i64) -> i64:
        """A step that wins for certain; NONE if none is found."""
        proof = Proof(state, seat)
        for i in range(n):
            trial = state.copy()
            trial.step(seat, out[i])
            if proof.wins(trial, 0):
                self.search.value = 1.0
                return out[i]
        return NONE


def characters() -> list[Policy]:
    """The five levels, the weakest first."""
    return [
        Generous(Tree(Memory(ALL_PILES, kind=True), 150)),
        Generous(Tree(Memory(OWN_PILE, kind=True), 6)),
        Quick(),
        Elephant(Tree(Memory(OWN_PILE), 400), proves=False),
        Elephant(Tree(Memory(ALL_PILES), 2000, trust=TRUST)),
    ]
