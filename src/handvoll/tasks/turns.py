"""The best turn of Go5 that a search finds, and what a turn is worth: the lead after the round."""

from __future__ import annotations

from math import sqrt

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.go5 import Breadth
from handvoll.bots.levels import COMPILED
from handvoll.bots.mind import play_on
from handvoll.engine.match import Match
from handvoll.engine.state import State
from handvoll.tasks.making import Made, begun
from handvoll.tasks.task import is_over

DEALS = 4000 if COMPILED else 60  # in which what is left after a turn is played to the round's end
GLANCE = 40 if COMPILED else 4  # ... at first
FINALS = 8  # turns looked at longer
WIDTH = 4  # moves tried at each step
LONGEST = 10  # steps of a turn
MANY = 400 if COMPILED else 40  # turns tried
SEED = 1
Z95 = 1.96


def worth_of(match: Match, seat: str, deals: int = DEALS) -> tuple[float, float, float]:
    """How many points a seat will lead by when the round is over, on average, and its interval.

    As far as the seat can know, if all go on as quick players; the same every time it is asked.
    """
    state, index = match.state, i64(match.seats.index(seat))
    mind, rng = Breadth(12), Random(SEED)
    out = vec[i64]([0] * int(state.room()))
    total = squares = 0.0
    for _ in range(deals):
        trial = state.copy()
        if not mind.done(trial):
            mind.deal(trial, index, rng)
            play_on(trial, mind, rng, out)
        value = _lead(trial, index)
        total, squares = total + value, squares + value * value
    mean = total / deals
    half = Z95 * sqrt(max(0.0, squares / deals - mean * mean) / deals)
    return round(mean, 1), round(mean - half, 1), round(mean + half, 1)


def _lead(state: State, seat: i64) -> float:
    """The points a seat has more than the best of the others."""
    others = [int(state.score(other)) for other in range(int(state.seats)) if other != seat]
    return float(int(state.score(seat)) - max(others))


def best_turn(made: Made) -> list[str]:
    """The moves of the best turn found."""
    found: list[list[str]] = []
    _explore(made, begun(made), [], found)
    glances = {tuple(moves): _glance(made, moves, GLANCE) for moves in found}
    finals = sorted(found, key=lambda moves: -glances[tuple(moves)])[:FINALS]
    return max(finals, key=lambda moves: _glance(made, moves, DEALS))


def _glance(made: Made, moves: list[str], deals: int) -> float:
    match = begun(made)
    for move in moves:
        match.play(made.task.seat, move)
    return worth_of(match, made.task.seat, deals)[0]


def _explore(made: Made, match: Match, moves: list[str], found: list[list[str]]) -> None:
    """All turns that begin with these moves, the promising steps first."""
    if is_over(made.task, match):
        found.append(moves)
        return
    if len(moves) >= LONGEST or len(found) >= MANY:
        return
    index = match.seats.index(made.task.seat)
    for steps in Breadth(WIDTH).moves(match.state, i64(index), Random(SEED)):
        move = match.game.write(match.state, index, [int(step) for step in steps])
        after = match.copy()
        after.play(made.task.seat, move)
        _explore(made, after, [*moves, move], found)
