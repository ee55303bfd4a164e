"""The action space of Go5 and its events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from handvoll.games.go5.material import ALL_THREES

# Steps. A card is any of the 54, also where it could never be played, so that a refusal can name
# the rule. A number counts the seat's own sets, from 0 here and from 1 in text.
DRAW: Final[i64] = 0
TAKE: Final[i64] = 1
PLAY_STOP: Final[i64] = 2
PASS: Final[i64] = 3
GO5: Final[i64] = 4  # + number
DISCARD: Final[i64] = 20  # + card
ACROSS: Final[i64] = 74  # + card
ADD: Final[i64] = 128  # + card * 16 + number
SWAP: Final[i64] = 992  # + card given * 54 + card received
LAY: Final[i64] = 3908  # + number of the three cards (material.py)
ACTIONS: Final[i64] = LAY + ALL_THREES
MOST_STEPS: Final[i64] = 640  # eight hand cards: 12 discards and a stop, 56 lays, adds, swaps

# Events: a kind, then the seat, then what the comment says; `cards` is a mask.
BEGAN: Final = 0  # round
DEALT: Final = 1  # cards
GOT_STOP: Final = 2  # card
SUNK: Final = 3  # card
TURNED_UP: Final = 4  # card
DREW: Final = 5  # cards
NOTHING_LEFT: Final = 6
MIXED: Final = 7  # how many cards
TOOK: Final = 8  # card
LAID: Final = 9  # cards, number, kind
ADDED: Final = 10  # card, number, kind
SWAPPED: Final = 11  # card given, card received, its owner, the owner's number
STOPPED: Final = 12  # card, who will be skipped
SKIPPED: Final = 13
DISCARDED: Final = 14  # card
CROSSED: Final = 15  # card
ASKED: Final = 16  # card; those who may call are asked clockwise from the discarder
CALLED: Final = 17  # card, number, kind
PASSED: Final = 18
FIVE: Final = 19  # kind
RAN_OUT: Final = 20
STUCK: Final = 21
COUNTED: Final = (
    22  # cards left, points, total; for sets of three, four and five; cost of what is left
)
