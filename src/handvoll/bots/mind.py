"""Mind: what a search must know of a game; and playing on in the mind."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from handvoll.engine.playout import Anything, one_of
from handvoll.engine.state import CHANCE, OVER, Policy, State

TO_THE_END: Final[i64] = 1 << 40  # moves: more than any game has
TRIES: Final[i64] = 12  # whole moves a mind of no game thinks of beside the rollout's


class Mind:
    """Which moves are worth a look, what may be hidden, how to play on, and what comes of it.

    This one fits every game: all steps, redeals as likely as each other, play-outs to the end.
    """

    def __init__(self, rollout: Policy, ahead: i64 = TO_THE_END) -> None:
        self.rollout: Policy = rollout
        self.ahead: i64 = ahead  # moves of a play-out, at most

    def moves(self, state: State, seat: i64, rng: Random) -> list[vec[i64]]:
        """The moves worth a look, each a list of steps; the first is what a quick player does."""
        out = vec[i64]([0] * int(state.room()))
        moves = [self.favourite(state, seat, rng, out)]
        if len(moves[0]) > 1:
            self.add_tries(state, seat, rng, moves)
        else:
            n = state.steps(seat, out)
            for i in range(n):
                if out[i] != moves[0][0]:
                    moves.append(self.completed(state, seat, out[i], rng))
        return moves

    def favourite(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> vec[i64]:
        """What the rollout policy would do."""
        n = self.rollout.move(state, seat, rng, out)
        return out[:n]

    def add_tries(self, state: State, seat: i64, rng: Random, moves: list[vec[i64]]) -> None:
        """Add some moves just as they come, where a move has many steps."""
        out = vec[i64]([0] * int(state.room()))
        anything = Anything()
        for _ in range(TRIES):
            n = anything.move(state, seat, rng, out)
            moves.append(out[:n])

    def completed(self, state: State, seat: i64, step: i64, rng: Random) -> vec[i64]:
        """A move that begins with a step and goes on just as it comes."""
        move = vec[i64]([step])
        trial = state.copy()
        trial.step(seat, step)
        out = vec[i64]([0] * int(state.room()))
        while trial.halfway:
            step = out[rng.randrange(trial.steps(seat, out))]
            move = append(move, step)
            trial.step(seat, step)
        return move

    def stand_in(self, seat: i64) -> Policy:
        """Who plays at once, and nearly as somebody on this seat who thinks."""
        return self.rollout

    def side_with(self, seat: i64) -> None:
        """Play on in the eyes of a seat, or of EVERYBODY; to most minds that is all the same."""

    def deal(self, state: State, seat: i64, rng: Random) -> None:
        """Imagine what the seat cannot know."""
        state.redeal(seat, rng)

    def done(self, state: State) -> bool:
        """Whether a play-out has gone far enough."""
        return state.mover == OVER

    def value(self, state: State, seat: i64) -> float:
        """Between 0 and 1: how good the end of a play-out is for a seat."""
        return win_share(state, seat)


def win_share(state: State, seat: i64) -> float:
    """What a seat has of the win of a game that is over."""
    if not state.won(seat):
        return 0.0
    winners: i64 = 0
    for other in range(state.seats):
        if state.won(other):
            winners += 1
    return 1.0 / float(winners)


def chance_of_lead(lead: float) -> float:
    """About the chance that a lead, in standard deviations, is kept."""
    return 1.0 / (1.0 + exp(-1.702 * lead)) if lead > -20.0 else 0.0


def take_chance(state: State, rng: Random) -> None:
    """Let luck decide what is due."""
    state.settle(state.spec().draw(rng))


def acting(state: State, rng: Random) -> i64:
    """Who acts next: the mover, or one of several."""
    if state.mover >= 0:
        return state.mover
    return one_of(state.actors(), rng)


def act(state: State, policy: Policy, seat: i64, rng: Random, out: vec[i64]) -> None:
    """Make one move: a seat by the policy, the table as it comes."""
    if seat >= state.seats:
        n: i64 = state.steps(seat, out)
        state.step(seat, out[rng.randrange(n)])
        return
    n = policy.move(state, seat, rng, out)
    for i in range(n):
        state.step(seat, out[i])


def play_on(state: State, mind: Mind, rng: Random, out: vec[i64]) -> None:
    """Let everybody play by the mind's rollout until it is enough."""
    rollout = mind.rollout
    left = mind.ahead
    while left > 0 and not mind.done(state):
        seat = state.mover
        if seat == CHANCE:
            take_chance(state, rng)
            continue
        if 0 <= seat < state.seats:
            n = rollout.move(state, seat, rng, out)
            for i in range(n):
                state.step(seat, out[i])
        else:
            act(state, rollout, acting(state, rng), rng, out)
        left -= 1
