"""The cards of 15GO!: eight colours from 1 to 15."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# F1 [R]: the box shows eight colours whose names the rulebook does not give; these are ours.
COLOURS: Final = "roygtbvp"  # red orange yellow green teal blue violet pink
HIGHEST: Final[i64] = 15
MOST_ROWS: Final[i64] = 8  # one for every 1

# A card is its colour and its number, half a byte each: numbers compare by one `& NUMBER`.
COLOUR: Final[i64] = 0xF0
NUMBER: Final[i64] = 0x0F

# The text of every card, by its code; codes that are no card have none.
CARDS: Final[list[str]] = [
    f"{colour}{number}" if number else "" for colour in COLOURS for number in range(16)
]

LONG_GAME: Final[i64] = 400  # F13: turns after which rows must be fed


def deck(colours: i64) -> vec[u8]:
    """All cards of the first colours, in canonical order (F1, F2)."""
    return vec[u8]([u8(c * 16 + n) for c in range(colours) for n in range(1, i64(16))])
