"""The action space of I Go!, what a turn waits for, and its events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Steps. A call is several: to call at all, then to name a colour or two until the row is whole.
# (With every row a step of its own beside `end`, random play would call in its first turn.)
DRAW: Final[i64] = 0
TAKE: Final[i64] = 1
PICK: Final[i64] = 2
DISCARD: Final[i64] = 3  # + card
END: Final[i64] = 113
CALL: Final[i64] = 114
WHOLE: Final[i64] = 115  # the row has no more colours
COLOUR: Final[i64] = 116  # + colour
ACTIONS: Final[i64] = 126

# What a turn waits for (I4-I6).
TAKING: Final[i64] = 0
DISCARDING: Final[i64] = 1
CALLING: Final[i64] = 2
NAMING: Final[i64] = 3

# Events: a kind, then the seat, then what the comment says.
DEALT: Final = 0  # seats; hands as they were dealt, display, first discard
DREW: Final = 1  # card
TOOK: Final = 2  # card
PICKED: Final = 3  # card
UNSCORED: Final = 4
DISCARDED: Final = 5  # card
ENDED: Final = 6
CALLED: Final = 7  # row, free colour, whether forced
SHOWED: Final = 8  # sum; sizes of free cards, row, additions; these and the leftover cards
SCORED: Final = 9  # points
PERFECT: Final = 10

NONE: Final[i64] = -1
