"""Looking back at a finished game: what each move, and luck, did to everybody's chances.

All worths are whole numbers of PARTS to one win, or to one point, so that sums are exact.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from handvoll.wire.live import Reason
from handvoll.wire.tables import Letter

PARTS = 60_000  # a win shared by up to six is a whole number of them

Counts = Literal["wins", "points"]
Cause = Literal["luck", "own", "other", "time"]  # who made an entry, as its judge sees it


class Choice(Struct, frozen=True):
    """A move that could be made, what was to be expected of it, and what it is good for."""

    move: str
    worth: int
    said: Reason
    merit: Reason | None = None


class Step(Struct, frozen=True):
    """What an entry did to a seat's prospects, as that seat could know them.

    before + found + error + luck + others = after.
    """

    entry: int  # its number in the record
    cause: Cause
    before: int
    after: int
    found: int = 0  # what the best move promised beyond a quick player's
    error: int = 0  # what the move made brought less than the best one
    luck: int = 0
    others: int = 0
    doubt: int = 0  # the standard error of what was expected before
    played: Choice | None = None  # where there was a choice
    best: list[Choice] = []  # the best few, the best first


class SeatLook(Struct, frozen=True):
    """A whole game from one seat's eyes: start + found + errors + luck + others = result."""

    seat: str
    start: int
    found: int
    errors: int
    luck: int
    others: int
    result: int
    mistakes: int  # moves that cost something beyond doubt
    decisions: int  # moves with a choice
    turning: list[int]  # the entries that changed most, in their order
    steps: list[Step]


class Analysis(Struct, frozen=True):
    """A game looked back at, from every seat's own eyes."""

    game: str
    rules: int
    hash: str  # of the final state: which game it was
    counts: Counts
    parts: int
    seed: int
    deals: int  # imagined for each thing judged
    looks: list[SeatLook]


class LookingBack(Struct, frozen=True):
    """How far the coach is, and what it found: a sketch first, then the whole."""

    done: int  # of a hundred
    analysis: Analysis | None = None


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on otherwise than a finished game did, from after an entry and on this seat."""

    entry: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Letter
