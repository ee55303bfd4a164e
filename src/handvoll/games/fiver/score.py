"""A player's sheet: which outlines count, why the others do not, and the points."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from handvoll.games.fiver.material import (
    FIRST,
    HIGH,
    LOW,
    OUTLINES,
    SHAPE,
    SHAPE_COUNT,
    Tableau,
    holds,
    overlap,
    points,
)

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
ROUNDS: Final[i64] = 12  # of the puzzle (P16)
BASIC_ROUNDS: Final[i64] = 5  # P6

# Marks of the puzzle, one for each shape: NONE while it is available, the outline if it was
# circled; if it was struck, STRIKES and the outline that was hatched, or UNHATCHED.
NONE: Final[i64] = -1
STRIKES: Final[i64] = OUTLINES
UNHATCHED: Final[i64] = 2 * OUTLINES


@final
class Sheet:
    """One player's tableau and all that was drawn on it."""

    def __init__(
        self, tableau: Tableau, drawn: vec[i64], judged: vec[i64], marks: vec[i64], gains: vec[i64]
    ) -> None:
        self.tableau: Tableau = tableau
        self.drawn: vec[i64] = drawn  # the outlines of this round, the earliest first
        self.judged: vec[i64] = judged  # those of the last round with their fates; never changed
        self.marks: vec[i64] = marks
        self.gains: vec[i64] = gains  # the points of each round
        self.gone: i64 = 0  # bits: the shapes that have a mark
        self.low: i64 = 0  # bits: the fields of rows 1-5 in circled or hatched outlines
        self.high: i64 = 0  # those of rows 6-10

    def copy(self) -> Sheet:
        new = Sheet(self.tableau, self.drawn[:], self.judged, self.marks[:], self.gains[:])
        new.gone = self.gone
        new.low = self.low
        new.high = self.high
        return new

    # Drawing

    def draw(self, outline: i64) -> None:
        self.drawn = append(self.drawn, outline)

    def wipe(self, field: i64) -> i64:
        """Wipe the newest outline that holds a field (P8); which one it was."""
        i = i64(len(self.drawn)) - 1
        while not holds(self.drawn[i], field):
            i -= 1
        wiped = self.drawn[i]
        rest = self.drawn[:i]
        for j in range(i + 1, i64(len(self.drawn))):
            rest = append(rest, self.drawn[j])
        self.drawn = rest
        return wiped

    def undrawn(self, shape: i64) -> bool:
        """Whether a shape has an outline that was not drawn in this round (P8)."""
        left = FIRST[shape + 1] - FIRST[shape]
        if i64(len(self.drawn)) < left:
            return True
        for outline in self.drawn:
            if SHAPE[outline] == shape:
                left -= 1
        return left > 0

    # Marking (P18)

    def put(self, shape: i64, mark: i64) -> None:
        """Circle or strike a shape."""
        self.marks[shape] = mark
        self.gone |= 1 << shape
        if mark != UNHATCHED:
            self.low |= LOW[mark % OUTLINES]
            self.high |= HIGH[mark % OUTLINES]

    def is_free(self, outline: i64) -> bool:
        """Whether no field of an outline is circled or hatched."""
        return LOW[outline] & self.low | HIGH[outline] & self.high == 0

    def fits(self, shape: i64) -> bool:
        """Whether a shape finds room on free fields."""
        for outline in range(FIRST[shape], FIRST[shape + 1]):
            if self.is_free(outline):
                return True
        return False

    def can_strike(self) -> i64:
        """The available shapes that fit; if none does, all available ones; as bits."""
        fitting: i64 = 0
        for shape in range(SHAPE_COUNT):
            if self.marks[shape] == NONE and self.fits(shape):
                fitting |= 1 << shape
        return fitting if fitting else ~self.gone & (1 << SHAPE_COUNT) - 1

    def circled(self) -> i64:
        """How many shapes are circled."""
        count: i64 = 0
        for mark in self.marks:
            if 0 <= mark < STRIKES:
                count += 1
        return count

    # Judging

    def fault(self, outline: i64, roll: i64, lone: bool) -> i64:
        """The fate an outline would have if it were drawn now: what `assist` refuses (P8).

        `lone` is true in the puzzle, where one outline a round is sought.
        """
        if lone:
            blemish = self.blemish(outline, roll)
            return NOT_ALONE if blemish == COUNTS and len(self.drawn) > 0 else blemish
        if self.tableau.kinds[outline] != roll:
            return NO_MATCH
        for other in self.drawn:
            if overlap(outline, other):
                return OVERLAPS
        for other in self.drawn:
            if SHAPE[other] == SHAPE[outline]:
                return REPEATS
        return SIXTH if i64(len(self.drawn)) >= MOST else COUNTS

    def blemish(self, outline: i64, roll: i64) -> i64:
        """What is wrong with an outline of the puzzle by itself (P17)."""
        if self.tableau.kinds[outline] != roll:
            return NO_MATCH
        if not self.is_free(outline):
            return USED
        return GONE if self.gone >> SHAPE[outline] & 1 else COUNTS

    def judge(self, roll: i64, lone: bool) -> None:
        """Decide the fate of each outline of the round, and clear the way for the next."""
        fates = self.lone_fates(roll) if lone else self.fates(roll)
        for i in range(i64(len(fates))):
            fates[i] += self.drawn[i] * FATES
        self.judged = fates
        self.drawn = vec[i64]()

    def lone_fates(self, roll: i64) -> vec[i64]:
        """In the puzzle exactly one outline was to be drawn, and a valid one (P18)."""
        fates = self.drawn[:]
        for i in range(i64(len(fates))):
            fates[i] = self.blemish(self.drawn[i], roll)
            if fates[i] == COUNTS and len(fates) > 1:
                fates[i] = NOT_ALONE
        return fates

    def fates(self, roll: i64) -> vec[i64]:
        """In the basic game what P11 says, in its order."""
        fates = self.drawn[:]
        for i in range(i64(len(fates))):
            fates[i] = COUNTS
            if self.tableau.kinds[self.drawn[i]] != roll:
                fates[i] = NO_MATCH
            elif overlaps_another(self.drawn, i):
                fates[i] = OVERLAPS
        strike_repeats(self.drawn, fates)
        while strike_dearest(self.drawn, fates):
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
    dearest: i64 = NONE
    for i in range(i64(len(drawn))):
        if fates[i] != COUNTS:
            continue
        count += 1
        if dearest == NONE or worth(drawn[i]) >= worth(drawn[dearest]):
            dearest = i
    if count <= MOST:
        return False
    fates[dearest] = SIXTH
    return True


def worth(outline: i64) -> i64:
    """The points of an outline's shape (P12)."""
    return points(SHAPE[outline])
