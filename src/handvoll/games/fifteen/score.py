"""The points of 15GO! (F12, F18)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.games.fifteen.material import COLOUR, HIGHEST

FULL_ROW: Final[i64] = 15
FULL_ROW_OF_ONE_COLOUR: Final[i64] = 150


def finish(place: i64) -> i64:
    """For going out: 30 for the first (place 0), then five less each."""
    return 30 - 5 * place


def full_row(rows: vec[u8], row: i64) -> i64:
    """For the 15 on a row."""
    first = row * HIGHEST
    colour = i64(rows[first]) & COLOUR
    for i in range(first, first + HIGHEST):
        if i64(rows[i]) & COLOUR != colour:
            return FULL_ROW
    return FULL_ROW_OF_ONE_COLOUR
