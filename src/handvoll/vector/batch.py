"""Many games side by side, stepped in one compiled call; what comes of it lies in flat arrays."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.strings import read_f64_le, read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from handvoll.bots.arena import next_seat
from handvoll.bots.mind import take_chance
from handvoll.engine.state import CHANCE, OVER, State
from handvoll.vector.numbers import Numbers

NOTHING: Final[i64] = -1  # no step of any game


def returns(state: State) -> list[float]:
    """What each seat gets for a game that is over.

    The winners share 1 and the others share -1, so that all together get nothing; if all win,
    each gets 0. Who plays alone gets the points.
    """
    if state.seats == 1:
        return [float(state.score(0))]
    winners: i64 = 0
    for seat in range(state.seats):
        if state.won(seat):
            winners += 1
    losers = state.seats - winners
    if losers == 0:
        return [0.0] * int(state.seats)
    gain, loss = 1.0 / float(winners), -1.0 / float(losers)
    return [gain if state.won(seat) else loss for seat in range(state.seats)]


@final
class Batch:
    """Games of one kind. In every one somebody is to act; one that ends begins anew.

    `seat`, `count` (0: not listed), `chosen`, `over` are arrays by game; `legal` and `rewards` have
    a stretch for each game, of `room` steps and of one number for each seat.
    `numbers`, unless it has no row, shows what the seat that is to act may know.
    """

    def __init__(self, start: State, size: i64, seed: i64, looks: bool) -> None:
        self.start: State = start
        self.size: i64 = size
        self.room: i64 = start.room()
        self.states: list[State] = [start.copy() for _ in range(size)]
        self.lucks: list[Random] = [Random(seed << 32 | i) for i in range(size)]
        self.out: vec[i64] = vec[i64]([0] * int(self.room))
        self.seat: vec[u8] = vec[u8]([0] * int(size))
        self.count: vec[i64] = vec[i64]([0] * int(size))
        self.legal: vec[i32] = vec[i32]([0] * int(size * self.room))
        self.chosen: vec[i64] = vec[i64]([NOTHING] * int(size))
        self.over: vec[u8] = vec[u8]([0] * int(size))
        self.rewards: vec[float] = vec[float]([0.0] * int(size * start.seats))
        self.looks: bool = looks
        self.numbers: Numbers = Numbers(start, size if looks else 0)
        self.begun: vec[u8] = vec[u8]([0] * int(size))  # steps of a move under way
        for i in range(size):
            self.look(i)

    # What may be done

    def enlist(self) -> None:
        """List what is legal, and how much that is, in every game where it is not listed yet."""
        for i in range(self.size):
            if self.count[i] == 0:
                self.list_steps(i, self.states[int(i)])

    def list_steps(self, i: i64, state: State) -> None:
        """List what is legal in a game."""
        out, legal, at = self.out, self.legal, i * self.room
        n = state.steps(i64(self.seat[i]), out)
        for k in range(n):
            legal[at + k] = i32(out[k])
        self.count[i] = n

    def choose(self, picks: bytes) -> None:
        """Choose a legal step in every game, by a number from 0 to 1: eight bytes each."""
        out, legal, counts, chosen = self.out, self.legal, self.count, self.chosen
        for i in range(self.size):
            pick, n = read_f64_le(picks, i * 8), counts[i]
            if n:
                chosen[i] = i64(legal[i * self.room + i64(pick * float(n))])
            else:
                chosen[i] = self.states[int(i)].step_at(i64(self.seat[i]), pick, out)

    def flaw(self, actions: bytes) -> i64:
        """The first game in which its action is not legal; -1 if all are."""
        chosen = self.chosen
        for i in range(self.size):
            action = read_i64_le(actions, i * 8)
            if action != chosen[i] and not self.allows(i, action):
                return i
        return -1

    def allows(self, i: i64, action: i64) -> bool:
        """Whether an action is legal in a game."""
        if self.count[i] == 0:
            self.list_steps(i, self.states[int(i)])
        for k in range(i * self.room, i * self.room + self.count[i]):
            if i64(self.legal[k]) == action:
                return True
        return False

    # What is done

    def step(self, actions: bytes) -> None:
        """Take a legal step in every game: eight bytes each, the lowest first."""
        seats, chosen, counts = self.seat, self.chosen, self.count
        for i in range(self.size):
            if self.over[i]:
                self.forget(i)
            state, action = self.states[int(i)], read_i64_le(actions, i * 8)
            state.step(i64(seats[i]), action)
            chosen[i] = NOTHING
            counts[i] = 0
            if state.halfway:
                self.go_on(i, action)
            else:
                self.look(i)

    def go_on(self, i: i64, action: i64) -> None:
        """A move is under way: it is seen as it was before, with the steps taken so far."""
        if self.looks:
            self.numbers.go_on(i, i64(self.begun[i]), action)
            self.begun[i] += 1

    def look(self, i: i64) -> None:
        """See who acts next in a game, and what that seat may know."""
        seat = self.states[int(i)].mover
        if seat < 0 or seat >= self.start.seats:
            seat = self.hurry(i)
        self.seat[i] = u8(seat)
        if self.looks:
            self.begun[i] = 0
            self.numbers.write(i, self.states[int(i)], seat)

    def hurry(self, i: i64) -> i64:
        """Let luck and the table do what is theirs until a seat is to act; which one it is."""
        luck = self.lucks[int(i)]
        while True:
            state = self.states[int(i)]
            if state.mover == OVER:
                self.end(i)
            elif state.mover == CHANCE:
                take_chance(state, luck)
            else:
                seat = next_seat(state, luck)
                if seat < state.seats:
                    return seat
                state.step(seat, state.step_at(seat, luck.random(), self.out))

    def end(self, i: i64) -> None:
        """Write down what a game was worth, and begin another in its place."""
        state = self.states[int(i)]
        gains = returns(state)
        for seat in range(state.seats):
            self.rewards[i * state.seats + seat] = gains[int(seat)]
        self.over[i] = 1
        self.states[int(i)] = self.start.copy()
        if self.looks:
            self.numbers.clear(i)

    def forget(self, i: i64) -> None:
        """The last step ended a game here; this one has not."""
        self.over[i] = 0
        seats = self.start.seats
        for seat in range(seats):
            self.rewards[i * seats + seat] = 0.0
