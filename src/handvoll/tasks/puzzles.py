"""Puzzles: tasks with one clearly best move, mined out of games of quick players.

The luck of the nth game is that of any table, with the seed

    HMAC-SHA256(seed of the mine, '["handvoll-puzzle-1",game,n]')

and everything else as in a day's game (making.py). Of each game the first position that has a
clearly best move and is not too much like those before is kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import msgspec

from handvoll.bots.bot import level_bot
from handvoll.bots.levels import LEVELS
from handvoll.engine.errors import UnknownGame
from handvoll.engine.game import Saying, Value
from handvoll.engine.match import Match
from handvoll.engine.record import Entry
from handvoll.tasks.clear import Clear, as_good, clear_best
from handvoll.tasks.judging import score
from handvoll.tasks.making import Form, Made, begun, derived, made_of, played_until
from handvoll.wire.tasks import Ends

SEED = "1"  # of the puzzles that come with the package
MOST = 200  # of a game that come with it
ALIKE = 0.25  # of all, so many at most are found by equally many levels
GAPS = {"fifteen": 12, "go5": 12, "highfive": 2, "igo": 4, "fiver": 1}  # entries before the first
DEPTHS = 4  # ... once, twice and so on, from game to game
STRENGTHS = (800, 1100, 1400, 1700, 2000)  # what the levels count for when puzzles are rated
LOWEST, HIGHEST = 400, 2400
SCALE = 400.0


class Puzzle(msgspec.Struct, frozen=True):
    """A position, what is best in it, what the levels do, and how hard it is."""

    made: Made
    clear: Clear
    levels: list[str]  # the move of each
    found: list[bool]  # which of them are the best
    rating: int

    @property
    def number(self) -> int:
        """What it is called: the game it was mined from."""
        return self.made.number


def _form(seats: int, options: dict[str, Value], ends: Ends = "move") -> Form:
    return Form(seats, options, ends, lambda match: False, longest=400, goes_on=True)


FORMS: dict[str, Form] = {
    "go5": _form(2, {}),
    "fifteen": _form(3, {"colours": 4}),
    "highfive": _form(2, {}),
    "igo": _form(2, {}),
    "fiver": _form(1, {"variant": "solo", "tableau": "mixed"}, "done"),
}


def mine(game: str, seed: str, games: int, most: int = MOST) -> Iterator[Puzzle | None]:
    """The puzzles of so many games, in their order: one of a game, or none. Raises UnknownGame."""
    if game not in FORMS:
        raise UnknownGame("task-none", game=game[:40])
    alike: Counter[int] = Counter()
    for number in range(games):
        found = dig(game, seed, number)
        if found and alike[sum(found.found)] < most * ALIKE:
            alike[sum(found.found)] += 1
            yield found
        else:
            yield None
        if alike.total() >= most:
            return


def dig(game: str, seed: str, number: int) -> Puzzle | None:
    """The first puzzle of a game; None if it has none."""
    luck = derived(seed, ["handvoll-puzzle-1", game, number])
    begins = GAPS[game] * (1 + number % DEPTHS)
    found: list[Clear] = []

    def ready(match: Match) -> bool:
        clear = clear_best(match) if len(match.record.entries) > begins else None
        found.extend([clear] if clear else [])
        return clear is not None

    form = replace(FORMS[game], ready=ready)
    match = played_until(form, game, luck)
    if match is None:
        return None
    made = made_of(match, form, ("puzzle", str(number)), number, luck)
    levels = [_choice(made, match, level) for level in LEVELS]
    finds = [as_good(match, found[0], move) for move in levels]
    return Puzzle(made, found[0], levels, finds, rated(finds))


def _choice(made: Made, match: Match, level: str) -> str:
    """What a level does."""
    bot = level_bot(level, made.game)
    return bot.choose(match.view(made.task.seat), Random(f"{made.seed}{level}"))


def rated(found: list[bool]) -> int:
    """How hard a puzzle is: as strong as who is as likely to find it as these levels were.

    Half a level more has found it and half a level less than did, so that there is an end.
    """
    wanted = 0.5 + sum(found) * (len(found) - 1) / len(found)
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 1:
        middle = (low + high) / 2
        if sum(chance(strength, middle) for strength in STRENGTHS) > wanted:
            low = middle
        else:
            high = middle
    return round(low)


def chance(strength: float, rating: float) -> float:
    """How likely somebody so strong solves a puzzle so hard (Elo)."""
    return float(1 / (1 + 10 ** ((rating - strength) / SCALE)))


def is_solved(puzzle: Puzzle, entries: list[Entry]) -> bool:
    """Whether a try found the best, or what is exactly as good."""
    made = puzzle.made
    if made.game != "fiver":
        move = entries[made.task.begins].move or ""
        return as_good(begun(made), puzzle.clear, move)
    match = begun(made)
    for entry in entries[made.task.begins :]:
        match.take(entry)
    return score(made, match) == puzzle.clear.value


def reason_of(match: Match, seat: str, move: str) -> Saying | None:
    """What is good about a move, in the words of hints; None if its game cannot tell."""
    if match.record.game == "fiver":
        return Saying("puzzle-why-fiver")  # what a round leaves for the next is not asked here
    if match.game.merit is None:
        return None
    return Saying(*match.game.merit(match.view(seat), move))
