"""The points of Go5 (G22-G24)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from handvoll.engine.bits import count
from handvoll.games.go5.material import BLACK, JOKERS

FIVE: Final[i64] = 100
FIVE_WITH_JOKER: Final[i64] = 50
FIVE_BLACK: Final[i64] = 150
FOUR: Final[i64] = 40
THREE: Final[i64] = 30
ENDED: Final[i64] = 30  # for the player who ended the round
LEFT: Final[i64] = 5  # for each card still in hand
LEFT_SPECIAL: Final[i64] = 10  # ... for each joker, and for each stop card not played


def set_points(cards: i64, kind: i64, size: i64) -> i64:
    """What a laid set is worth (G22, G23)."""
    if size == 3:
        return THREE
    if size == 4:
        return FOUR
    if kind == BLACK:
        return FIVE_BLACK
    return FIVE_WITH_JOKER if cards & JOKERS else FIVE


def cost(hand: i64, stops: i64) -> i64:
    """What the cards in hand and the stop cards beside it cost (G24)."""
    jokers = count(hand & JOKERS)
    return LEFT * (count(hand) - jokers) + LEFT_SPECIAL * (jokers + stops)
