"""A player's sheet: the tableau and all that was drawn on it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from handvoll.engine.bits import add_bits
from handvoll.games.fiver.actions import PLACE, WIPE
from handvoll.games.fiver.material import (
    FIRST,
    HALF,
    HIGH,
    LOW,
    OUTLINES,
    SHAPE,
    SHAPE_COUNT,
    Tableau,
    holds,
    overlap,
)
from handvoll.games.fiver.score import (
    COUNTS,
    FATES,
    GONE,
    MOST,
    NO_MATCH,
    NOT_ALONE,
    OVERLAPS,
    REPEATS,
    SIXTH,
    USED,
    judge,
)

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
        """The same, independent of this one."""
        new = Sheet(self.tableau, self.drawn[:], self.judged, self.marks[:], self.gains[:])
        new.gone = self.gone
        new.low = self.low
        new.high = self.high
        return new

    # Drawing

    def draw(self, outline: i64) -> None:
        """Outline five fields."""
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

    def undrawn(self, shape: i64) -> i64:
        """How many outlines of a shape were not drawn in this round (P8)."""
        left = FIRST[shape + 1] - FIRST[shape]
        for outline in self.drawn:
            if SHAPE[outline] == shape:
                left -= 1
        return left

    def nth_undrawn(self, shape: i64, n: i64) -> i64:
        """One of those, counted from 0 in their order: every one drawn up to there moves it on."""
        nth = FIRST[shape] + n
        outline, passed = nth, nth - 1
        while outline != passed:
            passed = outline
            outline = nth
            for drawn in self.drawn:
                if SHAPE[drawn] == shape and drawn <= passed:
                    outline += 1
        return outline

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
        fates = self.lone_fates(roll) if lone else judge(self.drawn, self.tableau, roll)
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


def blank_sheet(tableau: Tableau) -> Sheet:
    """A sheet nothing was drawn on."""
    nothing = vec[i64]()
    marks = vec[i64]([NONE] * int(SHAPE_COUNT))
    gains = vec[i64]([i64(0)] * int(ROUNDS))
    return Sheet(tableau, nothing, nothing, marks, gains)


# Steps on a sheet


def add_wipes(sheet: Sheet, out: vec[i64], n: i64) -> i64:
    """Add a wipe for every field in an outline of this round (P8)."""
    low: i64 = 0
    high: i64 = 0
    for outline in sheet.drawn:
        low |= LOW[outline]
        high |= HIGH[outline]
    n = add_bits(low, WIPE, out, n)
    return add_bits(high, WIPE + HALF, out, n)


def add_undrawn(sheet: Sheet, shape: i64, out: vec[i64]) -> i64:
    """Write all outlines of a shape, cross out those drawn, and close ranks."""
    first = FIRST[shape]
    size = FIRST[shape + 1] - first
    for i in range(size):
        out[i] = PLACE + first + i
    n = size  # from here on ranks are to be closed
    for outline in sheet.drawn:
        if SHAPE[outline] == shape:
            out[outline - first] = NONE
            n = min(n, outline - first)
    for i in range(n, size):
        if out[i] != NONE:
            out[n] = out[i]
            n += 1
    return n


def add_free(sheet: Sheet, shape: i64, out: vec[i64]) -> i64:
    """Add all outlines of a shape on free fields (P18)."""
    n: i64 = 0
    for outline in range(FIRST[shape], FIRST[shape + 1]):
        if sheet.is_free(outline):
            out[n] = PLACE + outline
            n += 1
    return n
