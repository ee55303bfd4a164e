"""The action space of High Five! and its events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Steps. A lay is a window, then a card for each of its gaps in board order. A drop is a square,
# then a card. Windows with the same gaps are the same lay: only the first of them is a step.
FILL: Final[i64] = 0  # + window
CARD: Final[i64] = 64  # + card
DROP: Final[i64] = 117  # + square
ACTIONS: Final[i64] = 181

# Events: a kind, then the seat, then what the comment says.
STARTED: Final = 0  # card, square; nobody's doing: seat A stands in
LAID: Final = 1  # card, square
SCORED: Final = 2  # points, the first and the last square of the window
DROPPED: Final = 3  # card, square
DREW: Final = 4  # cards
FINISHED: Final = 5  # points

NONE: Final[i64] = -1
