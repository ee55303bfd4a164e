"""Puzzles: how far somebody is, and what came of one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from handvoll.engine.game import Saying
from handvoll.wire.daily import Interval


class OpenPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Play the next puzzle of a game, or go on with the one that was begun."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]


class PuzzleGame(Struct, frozen=True):
    """How far somebody is with the puzzles of a game."""

    game: str
    rating: int  # how strong they are
    solved: int
    tried: int
    total: int  # puzzles there are
    begun: bool = False  # whether one waits to be gone on with


class PuzzleLevel(Struct, frozen=True):
    """What a level does in a puzzle."""

    saying: Saying
    found: bool  # whether that is the best


class PuzzleResult(Struct, frozen=True):
    """Whether somebody found the best, why it is, and what the levels do."""

    game: str
    number: int
    solved: bool
    counted: bool
    mine: Saying  # what they did
    best: Saying
    why: Saying | None  # what is good about it
    value: Interval  # what it brings
    next: Interval  # ... and the best of all others
    exact: bool
    levels: list[PuzzleLevel]
    hard: int  # how strong one should be for it
    now: PuzzleGame
    before: int  # how strong one was
