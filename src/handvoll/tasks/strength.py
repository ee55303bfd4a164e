"""How strong somebody is in the puzzles of a game, and which one they get next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from handvoll.tasks.puzzles import HIGHEST, LOWEST, Puzzle, chance

BEGINNER = 1000  # before the first puzzle
FASTEST, SLOWEST = 160.0, 24.0  # how much one puzzle changes at first, and later
NEAR = 8  # of the puzzles nearest to somebody's strength, one is drawn


def strengths(tried: Iterable[tuple[int, bool]]) -> list[int]:
    """How strong somebody was before the first puzzle, and after each: how hard, whether solved."""
    now = float(BEGINNER)
    found = [BEGINNER]
    for number, (rating, solved) in enumerate(tried, 1):
        change = max(SLOWEST, FASTEST / number**0.5)
        now += change * (solved - chance(now, rating))
        now = min(max(now, float(LOWEST)), float(HIGHEST))
        found.append(round(now))
    return found


def next_puzzle(puzzles: Sequence[Puzzle], tried: set[int], strength: int, luck: str) -> Puzzle:
    """One that was not tried, about as hard as somebody is strong; if all were, any of these."""
    new = [puzzle for puzzle in puzzles if puzzle.number not in tried] or list(puzzles)
    new.sort(key=lambda puzzle: (abs(puzzle.rating - strength), puzzle.number))
    hardness = abs(new[min(NEAR, len(new)) - 1].rating - strength)
    near = [puzzle for puzzle in new if abs(puzzle.rating - strength) <= hardness]
    return Random(luck).choice(near)
