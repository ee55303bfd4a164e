"""Tasks: a position and what is asked of it, by the day or as a puzzle."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["daily", "puzzle"]
Ends = Literal["move", "turn", "done", "game"]


class Task(Struct, frozen=True):
    """What is asked at a table that begins in the middle of a game."""

    kind: Kind
    name: str  # the day, or the number of the puzzle
    begins: int  # entries that were there before
    ends: Ends  # after what of the person's own: one move, a turn, "done", all
    seat: str = "A"  # the person's
    wants: str = ""  # how a move must begin
    counts: bool = False  # whether it is the one try that counts
