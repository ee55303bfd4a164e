"""Matches of 15GO! that have been played, for tests of what all games share."""

from __future__ import annotations

from random import Random

from handvoll import Match
from handvoll.engine.game import Value
from handvoll.testkit.tables import finish, play_on

SHORT: dict[str, Value] = {"colours": 2}
OPEN_FIRST: dict[str, Value] = {"colours": 2, "open_first": True}
BEGUN = [
    "r15",
    "o2",
    "r14",
    "o4",
    "r13",
    "o6",
    "r12",
    "o8",
    "r11",
    "o10",
    "r10",
    "o12",
    "r9",
    "o14",
    "r8",
    "o15",
    "r7",
    "o13",
    "r6",
    "o11",
    "r5",
    "o9",
    "r4",
    "o7",
    "r3",
    "o5",
    "r2",
    "o3",
    "r1",
    "o1",
]


def begun(options: dict[str, Value] | None = None) -> Match:
    """Two players, 30 cards, dealt as BEGUN says: A turns r15, then B o2, A r14, ..."""
    match = Match("fifteen", 2, options or SHORT)
    match.chance(BEGUN)
    return match


def finished(seed: int = 1, options: dict[str, Value] | None = None) -> Match:
    """A whole random game."""
    rng = Random(seed)
    match = Match("fifteen", 2, options or SHORT)
    match.deal(rng)
    return finish(match, rng)


def undoable(seed: int = 0) -> Match:
    """A match in which A or B has just made a move that can be taken back."""
    for attempt in range(seed, seed + 100):
        rng = Random(attempt)
        match = Match("fifteen", 2, OPEN_FIRST)
        match.deal(rng)
        for _ in play_on(match, rng):
            last = match.record.entries[-1].seat
            if last and match.can_undo(last):
                return match
    raise AssertionError("nobody could ever take anything back")
