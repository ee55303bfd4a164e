"""Tasks: a position and what is asked of it, by the day or as a puzzle."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Ends = Literal["move", "turn", "game"]


class Task(Struct, frozen=True):
    """What is asked at a table that begins in the middle of a game."""

    kind: Literal["daily", "puzzle"]
    name: str  # the day, or the number of the puzzle
    begins: int  # entries that were there before
    ends: Ends  # after what of the person's own
    seat: str = "A"  # the person's
    wants: str = ""  # how a move must begin
    counts: bool = False  # whether it is the one try that counts
