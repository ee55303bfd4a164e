"""The points of 15GO! (F12, F18)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.games.fifteen.material import COLOUR, HIGHEST

# What counts, and how much, in a table that a lab may change.
FULL_ROW: Final[i64] = 0
FIRST_OUT: Final[i64] = 1
LESS: Final[i64] = 2  # for each who went out before
ONE_COLOUR: Final[i64] = 3  # a full row of one colour is so many
WORTH: Final[vec[i64]] = vec[i64]([15, 30, 5, 10])


def finish(place: i64) -> i64:
    """For going out: the most for the first (place 0), then less each."""
    return WORTH[FIRST_OUT] - WORTH[LESS] * place


def full_row(rows: vec[u8], row: i64) -> i64:
    """For the 15 on a row."""
    first = row * HIGHEST
    colour = i64(rows[first]) & COLOUR
    for i in range(first, first + HIGHEST):
        if i64(rows[i]) & COLOUR != colour:
            return WORTH[FULL_ROW]
    return WORTH[FULL_ROW] * WORTH[ONE_COLOUR]
