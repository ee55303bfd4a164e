"""The action space of 5er finden, its variants and its events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Steps. To outline is two steps, the shape and then where; so is to strike, unless nothing fits.
# (With every outline a step of its own, random play would hardly ever hit upon `done`.)
OUTLINE: Final[i64] = 0  # + shape
STRIKE: Final[i64] = 12  # + shape
PLACE: Final[i64] = 24  # + outline
WIPE: Final[i64] = 4120  # + field
FLIP: Final[i64] = 4220
DONE: Final[i64] = 4221
TIME: Final[i64] = 4222
LIMIT: Final[i64] = 4223
ACTIONS: Final[i64] = 4224
MOST_STEPS: Final[i64] = 576  # the outlines of P

# Variants.
BASIC: Final[i64] = 0
PUZZLE: Final[i64] = 1
SOLO: Final[i64] = 2

# Events: a kind, then the seat (TABLE: nobody's), then what the comment says.
DEALT: Final = 0
ROLLED: Final = 1  # round, roll
OUTLINED: Final = 2  # outline, its shape
WIPED: Final = 3  # outline, its shape
FLIPPED: Final = 4
TURNED: Final = 5  # by the table (P10)
DID: Final = 6  # said done
TIMED: Final = 7  # the hourglass ran out
JUDGED: Final = 8  # outline, its shape, its fate, points
SCORED: Final = 9  # round, points for outlines, for the hourglass
HATCHED: Final = 10  # outline, its shape
STRUCK: Final = 11  # shape
