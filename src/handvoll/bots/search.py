"""Searches over what a seat may know: the same answer for the same state, seed and iterations."""

from __future__ import annotations

from math import log, sqrt
from time import thread_time
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from handvoll.bots.mind import Mind, acting, play_on, take_chance
from handvoll.engine.state import CHANCE, Policy, State

SEEDS: Final[i64] = (1 << 60) - 1
LOOKS: Final[i64] = 32  # deals between looks at who is clearly worse
CLEARLY: Final = 3.0  # standard errors
ALIKE: Final[i64] = 256  # deals after which moves that never differed are one
DEEPEST: Final[i64] = 500  # moves of a line in a tree
NONE: Final[i64] = -1


class Search(Policy):
    """Thinks within a budget and remembers how the move it chose looked."""

    def __init__(self, mind: Mind, iterations: i64, seconds: float = 0.0) -> None:
        self.mind: Mind = mind
        self.iterations: i64 = iterations  # of one decision
        self.seconds: float = seconds  # 0: as long as it takes
        self.began: float = 0.0
        self.until: float = 0.0
        self.spent: i64 = 0  # iterations, of all decisions so far
        self.value: float = 0.0  # what the last move chosen is worth, between 0 and 1
        self.lead: float = 0.0  # ... and how far it is ahead of the next best

    def begin(self) -> None:
        """A decision begins."""
        self.began = thread_time()
        self.allow(1.0)

    def allow(self, share: float) -> None:
        """So much of its time may be over before it is late."""
        self.until = self.began + self.seconds * share

    def is_late(self) -> bool:
        """Whether there is no time left."""
        return self.seconds > 0.0 and thread_time() >= self.until


@final
class Flat(Search):
    """Tries all moves in the same imagined deals and drops the worse half, again and again."""

    def __init__(self, mind: Mind, iterations: i64, seconds: float = 0.0) -> None:
        super().__init__(mind, iterations, seconds)
        self.moves: list[vec[i64]] = []
        self.live: vec[i64] = vec[i64]()  # the moves still in the race
        self.sums: vec[float] = vec[float]()  # of the values of each move
        self.gaps: vec[float] = vec[float]()  # sums of squares: how each two differ in a deal
        self.tries: vec[i64] = vec[i64]()  # deals in which each was tried
        self.values: vec[float] = vec[float]()  # in the deal being tried
        self.deals: i64 = 0

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        self.begin()
        self.moves = self.mind.moves(state, seat, rng)
        self.value = 0.0
        self.lead = 1.0
        best: i64 = 0
        if len(self.moves) > 1:
            best = self.race(state, seat, rng, out)
        chosen = self.moves[int(best)]
        for i in range(i64(len(chosen))):
            out[i] = chosen[i]
        return len(chosen)

    def race(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        """The number of the best move."""
        n = i64(len(self.moves))
        self.values = vec[float]([0.0] * int(n))
        self.deals = 0
        self.live = vec[i64](list(range(n)))
        self.sums = vec[float]([0.0] * int(n))
        self.gaps = vec[float]([0.0] * int(n * n))
        self.tries = vec[i64]([0] * int(n))
        last = self.spent + self.iterations
        while len(self.live) > 1 and not self.is_late():
            n = i64(len(self.live))
            share = (last - self.spent) // rounds_of(n)  # with what earlier rounds have saved
            self.round(state, seat, rng, out, max(1, share // n))
            self.halve()
        self.judge()
        return self.live[0]

    def round(self, state: State, seat: i64, rng: Random, out: vec[i64], deals: i64) -> None:
        """So many deals more for all that are in the race; who is clearly worse drops out."""
        for _ in range(deals):
            self.try_all(state, seat, rng, out)
            if self.deals > LOOKS and self.deals % LOOKS == 0:
                self.drop()
            if len(self.live) == 1 or self.is_late():
                break

    def try_all(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> None:
        """One imagined deal, and the same luck for all; it counts if there is time for all."""
        base = state.copy()
        self.mind.deal(base, seat, rng)
        seed = int(rng.randrange(SEEDS))
        for at in self.live:
            trial = base.copy()
            for step in self.moves[int(at)]:
                trial.step(seat, step)
            play_on(trial, self.mind, Random(seed), out)
            self.values[at] = self.mind.value(trial, seat)
            if self.is_late():
                return
        self.note()

    def note(self) -> None:
        """Count the deal for all that are in the race."""
        n = i64(len(self.values))
        for at in self.live:
            value = self.values[at]
            self.sums[at] += value
            self.tries[at] += 1
            for other in self.live:
                gap = value - self.values[other]
                self.gaps[at * n + other] += gap * gap
        self.deals += 1
        self.spent += i64(len(self.live))

    def ahead(self) -> i64:
        """The best move so far; of equals the first."""
        best = self.live[0]
        for at in self.live:
            if self.sums[at] > self.sums[best]:
                best = at
        return best

    def doubt(self, one: i64, other: i64) -> float:
        """The standard error of how far one is ahead: small, since both share their deals."""
        count = float(self.deals)
        behind = (self.sums[one] - self.sums[other]) / count
        square = self.gaps[one * i64(len(self.sums)) + other] / count
        return sqrt(max(0.0, square - behind * behind) / count)

    def drop(self) -> None:
        """Keep the moves that are neither clearly worse than the best nor just like it."""
        best = self.ahead()
        kept = vec[i64]()
        for at in self.live:
            behind = (self.sums[best] - self.sums[at]) / float(self.deals)
            doubt = self.doubt(best, at)
            alike = doubt == 0.0 and behind == 0.0 and self.deals >= ALIKE
            if at == best or (behind <= CLEARLY * doubt and not alike):
                kept = append(kept, at)
        self.live = kept

    def halve(self) -> None:
        """Keep the better half, in the order of their worth."""
        order = [(-self.sums[at], int(at)) for at in self.live]
        order.sort()
        keep = (len(order) + 1) // 2
        self.live = vec[i64]([i64(at) for _, at in order[:keep]])

    def judge(self) -> None:
        """Note how the best looks beside the others."""
        best = self.ahead()
        self.live = vec[i64]([best])
        self.value = self.mean(best)
        next = 0.0
        for at in range(i64(len(self.moves))):
            if at != best:
                next = max(next, self.mean(at))
        self.lead = self.value - next

    def mean(self, at: i64) -> float:
        """What a move is worth on average."""
        return self.sums[at] / float(max(1, self.tries[at]))


def rounds_of(moves: i64) -> i64:
    """How often so many can be halved until one is left."""
    rounds: i64 = 0
    while moves > 1:
        moves = (moves + 1) // 2
        rounds += 1
    return max(1, rounds)


@final
class Tree(Search):
    """Information-set tree search, seen by one player: a new deal in every iteration.

    A node is a place in flat arrays. Its children are a chain: `first` and then `sibling`. A
    child counts how often it was there to be chosen (`avail`), since not every deal allows it
    (Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search, 2012).
    """

    def __init__(
        self,
        mind: Mind,
        iterations: i64,
        seconds: float = 0.0,
        explore: float = 0.7,
        trust: i64 = 0,
    ) -> None:
        super().__init__(mind, iterations, seconds)
        self.explore: float = explore
        self.trust: i64 = trust  # of a hundred iterations, those in which others play like rollouts
        self.size: i64 = 0  # nodes
        self.first: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.action: vec[i64] = vec[i64]()
        self.actor: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.avail: vec[i64] = vec[i64]()
        self.reward: vec[float] = vec[float]()
        self.path: vec[i64] = vec[i64]([0] * int(DEEPEST))
        self.depth: i64 = 0
        self.other: vec[i64] = vec[i64]()  # room for what the rollout would do

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        self.begin()
        return self.think(state, seat, rng, out)

    def think(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        """The move, in what is left of the time; one of several steps is searched step by step."""
        self.other = vec[i64]([0] * int(state.room()))
        trial = state.copy()
        taken = vec[i64]()
        while True:
            step = self.best_step(trial, seat, rng, out)
            taken = append(taken, step)
            trial.step(seat, step)
            if not trial.halfway:
                break
        for i in range(i64(len(taken))):
            out[i] = taken[i]
        return len(taken)

    def best_step(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        """The step that a tree of its own prefers; a forced one without a tree."""
        self.value = 0.0
        self.lead = 1.0
        n = state.steps(seat, out)
        if n == 1:
            return out[0]
        self.clear()
        for i in range(self.iterations):
            self.iterate(state, seat, rng, out)
            if i & 7 == 7 and self.is_late():
                break
        return self.most_visited()

    def clear(self) -> None:
        """Room for as many nodes as there are iterations, and one for the root."""
        room = int(self.iterations) + 2
        self.first = vec[i64]([0] * room)
        self.sibling = vec[i64]([0] * room)
        self.action = vec[i64]([0] * room)
        self.actor = vec[i64]([0] * room)
        self.visits = vec[i64]([0] * room)
        self.avail = vec[i64]([0] * room)
        self.reward = vec[float]([0.0] * room)
        self.size = 0
        self.grow(NONE, NONE)

    def grow(self, action: i64, actor: i64) -> i64:
        """A new node."""
        at = self.size
        self.size += 1
        self.first[at] = NONE
        self.sibling[at] = NONE
        self.action[at] = action
        self.actor[at] = actor
        self.avail[at] = 1
        return at

    def most_visited(self) -> i64:
        """The step that was tried most; notes its value and its lead."""
        best: i64 = NONE
        next = 0.0
        at = self.first[0]
        while at != NONE:
            if best == NONE or self.visits[at] > self.visits[best]:
                if best != NONE:
                    next = max(next, self.mean(best))
                best = at
            else:
                next = max(next, self.mean(at))
            at = self.sibling[at]
        self.value = self.mean(best)
        self.lead = self.value - next
        return self.action[best]

    def mean(self, at: i64) -> float:
        """What a node is worth on average to who acted."""
        return self.reward[at] / float(max(1, self.visits[at]))

    def iterate(self, root: State, seat: i64, rng: Random, out: vec[i64]) -> None:
        """Deal, go down the tree, add a node, play on, and note what came of it."""
        state = root.copy()
        self.mind.deal(state, seat, rng)
        trusting = rng.randrange(100) < self.trust
        self.depth = 0
        node: i64 = 0
        while not self.mind.done(state) and self.depth < DEEPEST:
            if state.mover == CHANCE:
                take_chance(state, rng)
                continue
            actor = seat if self.depth == 0 else acting(state, rng)
            n = state.steps(actor, out)
            if n == 1 or actor >= state.seats:
                state.step(actor, out[rng.randrange(n)])
                continue
            if trusting and actor != seat and not state.halfway:
                self.mind.rollout.move(state, actor, rng, out)
                n = 1
            node = self.child(state, node, actor, n, rng, out)
            self.path[self.depth] = node
            self.depth += 1
            state.step(actor, self.action[node])
            if self.visits[node] == 0:
                break
        end_move(state, rng, out)
        play_on(state, self.mind, rng, out)
        self.note(state)

    def note(self, state: State) -> None:
        """Count the end for every node on the way to it."""
        self.spent += 1
        self.visits[0] += 1
        for i in range(self.depth):
            at = self.path[i]
            self.visits[at] += 1
            self.reward[at] += self.mind.value(state, self.actor[at])

    def child(self, state: State, node: i64, actor: i64, n: i64, rng: Random, out: vec[i64]) -> i64:
        """A step that was never tried here, the rollout's first; else the most promising."""
        tried: i64 = 0
        best: i64 = NONE
        most = 0.0
        at = self.first[node]
        while at != NONE:
            if self.actor[at] == actor and bring_forward(out, tried, n, self.action[at]):
                tried += 1
                self.avail[at] += 1
                promise = self.promise(at)
                if best == NONE or promise > most:
                    most = promise
                    best = at
            at = self.sibling[at]
        if tried < n:
            return self.expand(state, node, actor, tried, n, rng, out)
        return best

    def promise(self, at: i64) -> float:
        """What a node is worth, and more the less is known of it."""
        visits = float(self.visits[at])
        doubt = sqrt(log(float(self.avail[at])) / visits)
        return self.reward[at] / visits + self.explore * doubt

    def expand(
        self, state: State, node: i64, actor: i64, tried: i64, n: i64, rng: Random, out: vec[i64]
    ) -> i64:
        """Add a child for one of the steps that were never tried."""
        pick = tried + rng.randrange(n - tried)
        if not state.halfway:
            self.mind.rollout.move(state, actor, rng, self.other)
            for i in range(tried, n):
                if out[i] == self.other[0]:
                    pick = i
        new = self.grow(out[pick], actor)
        self.sibling[new] = self.first[node]
        self.first[node] = new
        return new


def end_move(state: State, rng: Random, out: vec[i64]) -> None:
    """Go on just as it comes until no move is half made: rollouts make whole moves."""
    while state.halfway:
        n = state.steps(state.mover, out)
        state.step(state.mover, out[rng.randrange(n)])


def bring_forward(steps: vec[i64], to: i64, n: i64, step: i64) -> bool:
    """Let a step change places with the one at `to`; whether it was among the n at all."""
    for i in range(to, n):
        if steps[i] == step:
            steps[i] = steps[to]
            steps[to] = step
            return True
    return False
