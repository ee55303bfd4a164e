"""Which outlines count and why the others do not (P11), and what they are worth (P12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from handvoll.games.fiver.material import SHAPE, Tableau, overlap, points

# The fate of an outline: it counts, or the first reason that holds why it does not.
COUNTS: Final[i64] = 0
NO_MATCH: Final[i64] = 1  # P11a, P17: other symbols than the roll
OVERLAPS: Final[i64] = 2  # P11b: shares a field with another
REPEATS: Final[i64] = 3  # P11c: its shape was drawn before
SIXTH: Final[i64] = 4  # P11d: five cheaper ones count
USED: Final[i64] = 5  # P17: on a field of an earlier round
GONE: Final[i64] = 6  # P17: its shape was circled or struck in an earlier round
NOT_ALONE: Final[i64] = 7  # P18: one of several in a round of the puzzle
FATES: Final[i64] = 8  # a judged outline is written as outline * FATES + fate

MOST: Final[i64] = 5  # P11d: outlines that count

# In tables that a lab may change.
HOURGLASS: Final[vec[i64]] = vec[i64]([1])  # for who turned it
LAST_ROUND: Final[vec[i64]] = vec[i64]([2])  # P13: its outlines count so many times


def judge(drawn: vec[i64], tableau: Tableau, roll: i64) -> vec[i64]:
    """The fates of a round's outlines, given in the order they were drawn (P11)."""
    fates = drawn[:]
    for i in range(i64(len(fates))):
        fates[i] = COUNTS
        if tableau.kinds[drawn[i]] != roll:
            fates[i] = NO_MATCH
        elif overlaps_another(drawn, i):
            fates[i] = OVERLAPS
    strike_repeats(drawn, fates)
    while strike_dearest(drawn, fates):
        pass
    return fates


def overlaps_another(drawn: vec[i64], i: i64) -> bool:
    """Whether an outline shares a field with another, valid or not (P11b)."""
    for j in range(i64(len(drawn))):
        if j != i and overlap(drawn[i], drawn[j]):
            return True
    return False


def strike_repeats(drawn: vec[i64], fates: vec[i64]) -> None:
    """Of several of one shape only the earliest counts (P11c)."""
    seen: i64 = 0
    for i in range(i64(len(drawn))):
        shape: i64 = 1 << SHAPE[drawn[i]]
        if fates[i] == COUNTS and seen & shape:
            fates[i] = REPEATS
        elif fates[i] == COUNTS:
            seen |= shape


def strike_dearest(drawn: vec[i64], fates: vec[i64]) -> bool:
    """If more than five count, strike the latest of the dearest (P11d)."""
    count: i64 = 0
    dearest: i64 = -1
    for i in range(i64(len(drawn))):
        if fates[i] != COUNTS:
            continue
        count += 1
        if dearest < 0 or worth(drawn[i]) >= worth(drawn[dearest]):
            dearest = i
    if count <= MOST:
        return False
    fates[dearest] = SIXTH
    return True


def worth(outline: i64) -> i64:
    """The points of an outline's shape (P12)."""
    return points(SHAPE[outline])
