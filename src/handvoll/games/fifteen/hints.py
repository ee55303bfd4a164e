"""A quick player of 15GO!."""

from __future__ import annotations

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.state import Policy, State
from handvoll.games.fifteen.actions import (
    BORROW,
    KEEP,
    NONE,
    ON,
    OPEN_ON,
    OPEN_ROW,
    OVERLOOK,
    OWN,
    POINTS,
    ROW,
    TURN,
)
from handvoll.games.fifteen.material import HIGHEST, NUMBER
from handvoll.games.fifteen.nibbles import ROWS, first_marked
from handvoll.games.fifteen.state import Fifteen


@final
class Quick(Policy):
    """Gets rid of every card it can, where it hurts the others most and helps them least."""

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        """One whole move of the seat."""
        assert isinstance(state, Fifteen)
        if state.options & ~OVERLOOK == 0:
            out[0] = usual(state, seat)
            return 1
        n = state.steps(seat, out)
        if n > 1:
            out[0] = favourite(state, seat, out, n)
        return 1


def usual(state: Fifteen, seat: i64) -> i64:
    """The favourite where a card can only go to rows and piles: the piles come first."""
    goes = state.goes(seat)
    if goes == 0:
        return KEEP
    piles = goes & ~ROWS
    best = ROW + first_marked(piles or goes)
    piles &= piles - 1
    while piles:
        other = ROW + first_marked(piles)
        if left(state, other - ON) < left(state, best - ON):
            best = other
        piles &= piles - 1
    return best


def favourite(state: Fifteen, seat: i64, steps: vec[i64], n: i64) -> i64:
    """The step of the n that looks best, the first of several."""
    best = steps[0]
    most = worth(state, seat, best)
    for i in range(1, n):
        value = worth(state, seat, steps[i])
        if value > most:
            most = value
            best = steps[i]
    return best


def worth(state: Fifteen, seat: i64, step: i64) -> i64:
    """How good a step looks; keeping is 0."""
    if state.options & POINTS:
        return worth_in_points(state, seat, step)
    if step == KEEP:
        return 0
    if step == TURN:
        return 10
    if step == OWN:
        return 20
    if step >= BORROW:
        return 5
    other = target(step)
    return 100 if other == NONE else 300 - left(state, other)


def worth_in_points(state: Fifteen, seat: i64, step: i64) -> i64:
    """Where full rows count, cards are chances: fifteens go to rows, little is given away."""
    if step == KEEP:
        return 0
    if step == TURN:
        return 10
    if step == OWN:
        return 200
    if step >= BORROW:
        return 150
    number = state.turned & NUMBER if state.turned != NONE else state.tops >> seat * 4 & NUMBER
    if target(step) != NONE:
        return 40 - number
    return 1000 if number == HIGHEST else 100


def left(state: Fifteen, seat: i64) -> i64:
    """How many cards a seat has before it."""
    return state.closed(seat) + state.open(seat)


def target(step: i64) -> i64:
    """The seat whose pile a placing step goes to; NONE for a row."""
    if ON <= step < OPEN_ROW:
        return step - ON
    if OPEN_ON <= step < BORROW:
        return step - OPEN_ON
    return NONE
