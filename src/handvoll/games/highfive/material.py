"""The cards of High Five!, the board and its windows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.engine.bits import count, lowest

# Cards (H2): colour by colour; all jokers are alike.
COLOURS: Final = "rgby"
HIGHEST: Final[i64] = 13
DECK: Final[i64] = 52
JOKER: Final[i64] = 52
EMPTY: Final[i64] = 53  # what lies on a free square
CARDS: Final[list[str]] = [*(f"{colour}{n}" for colour in COLOURS for n in range(1, 14)), "j"]

# Squares (H1), in board order: a1, b1, ... h1, a2, ... h8.
COLUMNS: Final = "abcdefgh"
SIDE: Final[i64] = 8
BOARD: Final[i64] = 64
SQUARES: Final[list[str]] = [f"{column}{row}" for row in range(1, 9) for column in COLUMNS]

# H1 [R]: the picture of the board is lost; "third from every edge" is ours. In dealing order (H3).
STARTS: Final[list[i64]] = [SQUARES.index(square) for square in ("c3", "f3", "c6", "f6")]

# Lines are the rows 1-8 (0-7) and the columns a-h (8-15), with eight places each. What lies on a
# line is a mask, place 0 lowest. A window is line * 4 + its first place.
LINES: Final[i64] = 16
WINDOW: Final[i64] = 0b11111
WINDOWS: Final[i64] = 64
MOST_LAID: Final[i64] = 4  # H4
FIRST_LAID: Final[i64] = 3  # H6
DEALT: Final[vec[i64]] = vec[i64]([4])  # H3: cards for each seat; a lab may change it
DRAWN: Final[vec[i64]] = vec[i64]([2])  # H11; this, too


def _squares() -> list[i64]:
    rows = [row * SIDE + place for row in range(SIDE) for place in range(SIDE)]
    columns = [place * SIDE + column for column in range(SIDE) for place in range(SIDE)]
    return rows + columns


def _offers(most: i64, mask: i64) -> i64:
    """The windows of a line to fill with at most so many cards, each set of gaps once."""
    offers: i64 = 0
    seen: list[i64] = []
    for first in range(i64(4)):
        gaps = ~mask & (WINDOW << first)
        if 0 < count(gaps) <= most and gaps not in seen:
            seen.append(gaps)
            offers |= 1 << first
    return offers


def _only(mask: i64, place: i64) -> i64:
    """The windows of a line whose only gap is this place."""
    windows: i64 = 0
    for first in range(i64(4)):
        if ~mask & (WINDOW << first) == 1 << place:
            windows |= 1 << first
    return windows


def _singles(mask: i64) -> i64:
    """The places of a line that are the only gap of some window."""
    singles: i64 = 0
    for place in range(SIDE):
        if _only(mask, place):
            singles |= 1 << place
    return singles


def _opening_windows() -> list[i64]:
    found: list[i64] = []
    for window in range(WINDOWS):
        places = range((window >> 2) * SIDE + (window & 3), (window >> 2) * SIDE + (window & 3) + 5)
        if len([place for place in places if SQUARE[place] in STARTS]) == 2:
            found.append(window)
    return found


# By line * 8 + place: the square.
SQUARE: Final[vec[u8]] = vec[u8]([u8(square) for square in _squares()])
# By the most gaps * 256 + the mask of a line: the first places of its windows, as a mask.
OFFERS: Final[vec[u8]] = vec[u8](
    [u8(_offers(most, mask)) for most in range(MOST_LAID + 1) for mask in range(i64(256))]
)
# By the mask of a line (and * 8 + place): see above.
ONLY: Final[vec[u8]] = vec[u8](
    [u8(_only(mask, place)) for mask in range(i64(256)) for place in range(SIDE)]
)
SINGLES: Final[vec[u8]] = vec[u8]([u8(_singles(mask)) for mask in range(i64(256))])
LOWEST: Final[vec[u8]] = vec[u8]([u8(lowest(mask)) if mask else u8(0) for mask in range(i64(256))])
# H6: the windows that hold two start squares.
OPENINGS: Final[vec[i64]] = vec[i64](_opening_windows())

# What is shuffled (H2), and a table before the deal.
PACK: Final[vec[u8]] = vec[u8]([u8(card) for card in range(DECK)])
BARE_BOARD: Final[vec[u8]] = vec[u8]([u8(EMPTY) for _ in range(BOARD)])
BARE_LINES: Final[vec[u8]] = vec[u8]([0] * 16)
NO_HANDS: Final[vec[i64]] = vec[i64]([0] * 4)
