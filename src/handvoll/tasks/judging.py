"""How somebody did in a task: beside the best there is, and beside the levels.

Exact where the rules can be solved: the best lay of High Five!, the best row of I Go!, the best
plan of 5er finden with all rolls known, and a game of 15GO! that can be won. Else the best that a
search found, with the interval in which what it is worth lies (95 %).
"""

from __future__ import annotations

from math import sqrt
from random import Random

import msgspec
from mypy_extensions import i64

from handvoll.bots.bot import level_bot
from handvoll.bots.levels import COMPILED, LEVELS
from handvoll.engine.game import Saying
from handvoll.engine.match import Match
from handvoll.engine.record import Entry
from handvoll.games.highfive.hints import best_lay
from handvoll.games.highfive.state import HighFive
from handvoll.games.igo.hints import best_call
from handvoll.games.igo.state import IGo
from handvoll.games.igo.text import steps_of
from handvoll.tasks.making import Made, begun, settle
from handvoll.tasks.plans import solved
from handvoll.tasks.task import is_over
from handvoll.tasks.turns import best_turn, worth_of

LESS = frozenset({"igo", "fifteen"})  # where less is better
SOLVED = frozenset({"highfive", "igo", "fiver", "fifteen"})  # where a result is a plain count
GAMES = 12 if COMPILED else 3  # of 15GO! that each level plays
Z95 = 1.96
# How far from the best somebody is who shows one finger: all else lies in between.
FAR = {"go5": 60.0, "fifteen": 15.0, "highfive": 20.0, "igo": 30.0, "fiver": 15.0}


class Score(msgspec.Struct, frozen=True):
    """What came of a task, and the interval in which it lies; exact if that has no width."""

    value: float
    low: float
    high: float


class Answer(msgspec.Struct, frozen=True):
    """The best there is, what the levels make of it, and what the best does."""

    best: Score
    exact: bool
    levels: list[Score]
    moves: list[str]
    sayings: list[Saying]


def exactly(value: float) -> Score:
    """A score nobody doubts."""
    return Score(value, value, value)


def score(made: Made, match: Match) -> Score:
    """What somebody made of a task that is over."""
    match made.game:
        case "igo":
            return exactly(_left_over(made, match))
        case "fifteen":
            return exactly(_cards_left(match, made.task.seat))
        case "go5":
            return Score(*worth_of(match, made.task.seat))
        case _:
            before = begun(made).scores[made.task.seat]
            return exactly(match.scores[made.task.seat] - before)


def _left_over(made: Made, match: Match) -> int:
    """What a call of I Go! leaves over."""
    move = match.record.entries[made.task.begins].move or ""
    [cost] = begun(made).foresee(made.task.seat, move)
    return int(cost["sum"])


def _cards_left(match: Match, seat: str) -> int:
    """The cards of 15GO! that somebody still has."""
    place = match.view(seat)["piles"][seat]
    return int(place["closed"]) + len(place["open"])


def judged(made: Made, entries: list[Entry]) -> Score:
    """What a person made of a task, from the record of their table."""
    match = Match(made.game, made.seats, made.options)
    for entry in entries:
        match.take(entry)
    return score(made, match)


# The best there is


def answer(made: Made) -> Answer:
    """Everything a result is compared with."""
    levels = [_level(made, level) for level in LEVELS]
    best, exact, moves = _best(made, levels)
    return Answer(best, exact, [_mean(each) for each in levels], moves, _sayings(made, moves))


def _best(made: Made, levels: list[list[Score]]) -> tuple[Score, bool, list[str]]:
    match = begun(made)
    if made.game == "highfive":
        assert isinstance(match.state, HighFive)
        move = match.game.write(match.state, 0, best_lay(match.state, i64(0)))
        return _after(made, [move]), True, [move]
    if made.game == "igo":
        move = best_row(match, made.task.seat)
        return _after(made, [move]), True, [move]
    if made.game == "fiver":
        least, most = solved(made)
        return Score(least, least, most), least == most, []
    if made.game == "go5":
        moves = best_turn(made)
        return _after(made, moves), False, moves
    best = min((each for level in levels for each in level), key=lambda each: each.value)
    return best, best.value == 0, []


def best_row(match: Match, seat: str) -> str:
    """The call of I Go! that leaves least over."""
    assert isinstance(match.state, IGo)
    index = match.seats.index(seat)
    row = best_call(match.state, i64(index))
    return match.game.write(match.state, index, steps_of(int(row)))


def _after(made: Made, moves: list[str]) -> Score:
    match = begun(made)
    for move in moves:
        match.play(made.task.seat, move)
    return score(made, match)


def _sayings(made: Made, moves: list[str]) -> list[Saying]:
    """What each of some moves is, in the position it is made in."""
    match = begun(made)
    said = []
    for move in moves:
        said.append(match.saying(made.task.seat, move))
        match.play(made.task.seat, move)
    return said


# The levels


def _level(made: Made, level: str) -> list[Score]:
    """What a level makes of a task; of a whole game among bots, several times."""
    tries = GAMES if made.game == "fifteen" else 1
    return [score(made, played(made, level, number)) for number in range(tries)]


def played(made: Made, level: str, number: int) -> Match:
    """A task played by a level."""
    match, bot = begun(made), level_bot(level, made.game)
    rng = Random(f"{made.seed}{level}{number}")
    while not is_over(made.task, match):
        move = bot.choose(match.view(made.task.seat), rng)
        if not move.startswith(made.task.wants):
            move = best_row(match, made.task.seat)
        match.play(made.task.seat, move)
        if not is_over(made.task, match):
            settle(match, made)
    return match


def _mean(scores: list[Score]) -> Score:
    if len(scores) == 1:
        return scores[0]
    values = [each.value for each in scores]
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    half = Z95 * sqrt(spread / len(values))
    return Score(round(mean, 1), round(max(0, mean - half), 1), round(mean + half, 1))


# Fingers


def fingers(game: str, mine: Score, best: Score) -> int:
    """One to five: five for the best there is, or what cannot be told from it."""
    short = mine.low - best.high if game in LESS else best.low - mine.high
    if short <= 0:
        return 5
    return max(1, 4 - int(4 * short / FAR[game]))


def is_better(game: str, one: float, other: float) -> bool:
    """Whether one result is better than another."""
    return one < other if game in LESS else one > other
