"""The points of Go5 (G22-G24)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.bits import count
from handvoll.games.go5.material import BLACK, JOKERS

# What counts, and how much, in a table that a lab may change.
FIVE_BLACK: Final[i64] = 0
FIVE: Final[i64] = 1
FIVE_WITH_JOKER: Final[i64] = 2
FOUR: Final[i64] = 3
THREE: Final[i64] = 4
ENDED: Final[i64] = 5  # for the player who ended the round
LEFT: Final[i64] = 6  # for each card still in hand
LEFT_SPECIAL: Final[i64] = 7  # ... for each joker, and for each stop card not played
POINTS: Final[vec[i64]] = vec[i64]([150, 100, 50, 40, 30, 30, 5, 10])


def set_points(cards: i64, kind: i64, size: i64) -> i64:
    """What a laid set is worth (G22, G23)."""
    if size == 3:
        return POINTS[THREE]
    if size == 4:
        return POINTS[FOUR]
    if kind == BLACK:
        return POINTS[FIVE_BLACK]
    if cards & JOKERS:
        return POINTS[FIVE_WITH_JOKER]
    return POINTS[FIVE]


def cost(hand: i64, stops: i64) -> i64:
    """What the cards in hand and the stop cards beside it cost (G24)."""
    jokers = count(hand & JOKERS)
    return POINTS[LEFT] * (count(hand) - jokers) + POINTS[LEFT_SPECIAL] * (jokers + stops)
