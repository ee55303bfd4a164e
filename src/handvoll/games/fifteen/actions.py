"""The action space of 15GO!, its options as bits, and its events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Steps. Rows and seats are counted from 0 here and from 1 and A in text.
KEEP: Final[i64] = 0
OWN: Final[i64] = 1
TURN: Final[i64] = 2
ROW: Final[i64] = 3  # + row
ON: Final[i64] = 11  # + seat
OPEN_ROW: Final[i64] = 17  # + row
OPEN_ON: Final[i64] = 25  # + seat
BORROW: Final[i64] = 31  # + seat * 8 + row
ACTIONS: Final[i64] = 79

# Options, as bits.
OVERLOOK: Final[i64] = 1
OPEN_FIRST: Final[i64] = 2
OWN_PILE: Final[i64] = 4
BORROWING: Final[i64] = 8
POINTS: Final[i64] = 16

# Events: a kind, then the seat, then what the comment says.
TURNED: Final = 0  # card
OPENED: Final = 1  # card, row
TO_ROW: Final = 2  # card, row, whether from the open pile
TO_PILE: Final = 3  # card, the other seat, whether from the open pile
KEPT: Final = 4  # card
TO_OWN: Final = 5  # card
BORROWED: Final = 6  # card, row, its owner
RECYCLED: Final = 7  # how many cards
COMPLETED: Final = 8  # row, points
OUT: Final = 9  # place, points

NONE: Final[i64] = -1
