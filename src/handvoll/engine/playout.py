"""Whole games at full speed, compiled: random play and play by policies."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from handvoll.engine.state import CHANCE, OVER, Policy, State
from handvoll.engine.stirring import ALL, stirred

# A random fraction with so many bits behind the point; times the steps of any game it fits an i64.
BITS: Final[i64] = 48


def playout(state: State, rng: Random, out: vec[i64]) -> i64:
    """Take random steps to the end; how many decisions there were.

    The numbers are made as in `Shuffle.draw`. A fraction times n has a choice before its point:
    among a thousand steps each is off its fair share by one in a hundred thousand million at most.
    """
    place = rng.randrange(ALL)
    stride = rng.randrange(ALL) | 1
    decisions: i64 = 0
    while state.mover != OVER:
        seat = state.mover
        if seat == CHANCE:
            state.settle(state.spec().draw(rng))
            continue
        if seat < 0:
            seat = one_of(state.actors(), rng)
        place = place + stride & ALL
        fraction = stirred(place) >> 62 - BITS
        n = state.steps(seat, out)
        state.step(seat, out[fraction * n >> BITS])
        decisions += 1
    return decisions


def play_by(state: State, policies: list[Policy], rng: Random, out: vec[i64]) -> i64:
    """Let each seat's policy play to the end; how many moves there were."""
    moves: i64 = 0
    while state.mover != OVER:
        seat = state.mover
        if seat == CHANCE:
            state.settle(state.spec().draw(rng))
            continue
        if seat < 0:
            seat = one_of(state.actors(), rng)
        if seat >= state.seats:
            n: i64 = state.steps(seat, out)
            state.step(seat, out[rng.randrange(n)])
        else:
            n = policies[seat].move(state, seat, rng, out)
            for i in range(n):
                state.step(seat, out[i])
        moves += 1
    return moves


def one_of(mask: i64, rng: Random) -> i64:
    """One of the set bits of a mask, each as likely as another."""
    count: i64 = 0
    chosen: i64 = -1
    bit: i64 = 0
    while mask >> bit != 0:
        if mask >> bit & 1:
            count += 1
            if rng.randrange(count) == 0:
                chosen = bit
        bit += 1
    return chosen


@final
class Anything(Policy):
    """The random player: any legal step, each as likely as another."""

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        trial = state.copy()
        taken = vec[i64]()
        while True:
            n = trial.steps(seat, out)
            step = out[rng.randrange(n)]
            taken = append(taken, step)
            trial.step(seat, step)
            if not trial.halfway:
                break
        for i in range(i64(len(taken))):
            out[i] = taken[i]
        return len(taken)


def playouts(start: State, games: i64, rng: Random) -> i64:
    """Play so many random games from copies of one state; how many decisions there were."""
    out = vec[i64]([0] * int(start.room()))
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(start.copy(), rng, out)
    return decisions
