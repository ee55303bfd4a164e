"""Solvers and a quick player of 5er finden."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from handvoll.engine.state import Policy, State
from handvoll.games.fiver.actions import BASIC, DONE, FLIP, OUTLINE, PLACE, SOLO, STRIKE, WIPE
from handvoll.games.fiver.material import (
    CELLS,
    FIELDS,
    FIRST,
    HIGH,
    LOW,
    ODD,
    ROLLS,
    SHAPE,
    SHAPE_COUNT,
    points,
)
from handvoll.games.fiver.score import COUNTS, MOST, worth
from handvoll.games.fiver.sheet import NONE, ROUNDS, Sheet
from handvoll.games.fiver.state import Fiver

# The best set of a round (P11)


def best_set(matches: vec[i64]) -> vec[i64]:
    """The most valuable five or fewer disjoint outlines of different shapes; exact.

    `matches` come with the dearest first, as a tableau gives them.
    """
    search = BestSet()
    search.extend(matches, 0, 0)
    return search.best


@final
class BestSet:
    """A branch and bound search: sets grow by outlines in the order of the matches."""

    def __init__(self) -> None:
        self.chosen: vec[i64] = vec[i64]([i64(0)] * int(MOST))
        self.best: vec[i64] = vec[i64]()
        self.most: i64 = 0  # the points of the best

    def extend(self, matches: vec[i64], size: i64, made: i64) -> None:
        """Try every way to go on from the chosen ones with what is compatible with them."""
        if made > self.most:
            self.most = made
            self.best = self.chosen[:size]
        for i in range(i64(len(matches))):
            if made + bound(matches, i, MOST - size) <= self.most:
                return
            self.chosen[size] = matches[i]
            self.extend(compatible(matches, i), size + 1, made + worth(matches[i]))


def bound(matches: vec[i64], first: i64, room: i64) -> i64:
    """What the dearest different shapes from `first` on would make if none overlapped."""
    total: i64 = 0
    seen: i64 = 0
    for i in range(first, i64(len(matches))):
        if room == 0:
            break
        shape = SHAPE[matches[i]]
        if seen >> shape & 1 == 0:
            seen |= 1 << shape
            total += points(shape)
            room -= 1
    return total


def compatible(matches: vec[i64], i: i64) -> vec[i64]:
    """Those after a match that have another shape and other fields."""
    rest = vec[i64]()
    low, high, shape = LOW[matches[i]], HIGH[matches[i]], SHAPE[matches[i]]
    for j in range(i + 1, i64(len(matches))):
        other = matches[j]
        if LOW[other] & low | HIGH[other] & high == 0 and SHAPE[other] != shape:
            rest = append(rest, other)
    return rest


# A plan for the puzzle (P16-P18)

# How often each roll comes, and never five symbols that cannot be rolled.
ORDERS: Final[list[int]] = [120 >> (5 - len(set(roll))) for roll in ROLLS]
ODDS: Final[vec[float]] = vec[float]([n / sum(ORDERS) for n in ORDERS] + [0.0])

# Found by playing solo: how much of the rounds to come a shape has for itself, and how much of a
# loss that is counted field by field is real (an outline is lost once, not for each field).
SHARE: Final = 0.1
REAL: Final = 0.6


@final
class Outlook:
    """What the free fields and available shapes of a sheet promise for the rounds to come."""

    def __init__(self, sheet: Sheet, rounds: i64) -> None:
        self.sheet: Sheet = sheet
        self.rounds: float = float(rounds) * SHARE
        self.shapes: vec[float] = vec[float]([0.0] * int(SHAPE_COUNT))  # points to hope for
        self.fields: vec[float] = vec[float]([0.0] * int(FIELDS))  # of which each holds so much
        for shape in range(SHAPE_COUNT):
            if sheet.marks[shape] == NONE:
                self.weigh(shape)

    def weigh(self, shape: i64) -> None:
        """Points times the chance to circle a shape in time; its fields share the slope of it."""
        live = self.live(shape)
        hits = 0.0  # matches expected of a roll
        for outline in live:
            hits += ODDS[self.sheet.tableau.kinds[outline]]
        missed = exp(-hits * self.rounds)
        worth = float(points(shape))
        self.shapes[shape] = worth * (1.0 - missed)
        slope = worth * missed * self.rounds * REAL
        for outline in live:
            share = slope * ODDS[self.sheet.tableau.kinds[outline]]
            for i in range(outline * 5, outline * 5 + 5):
                self.fields[CELLS[i]] += share

    def live(self, shape: i64) -> vec[i64]:
        """The outlines of a shape that a later roll may still match."""
        live = vec[i64]()
        for outline in range(FIRST[shape], FIRST[shape + 1]):
            if self.sheet.tableau.kinds[outline] != ODD and self.sheet.is_free(outline):
                live = append(live, outline)
        return live

    def cost(self, outline: i64) -> float:
        """What is given up by using an outline's shape and fields."""
        cost = self.shapes[SHAPE[outline]]
        for i in range(outline * 5, outline * 5 + 5):
            cost += self.fields[CELLS[i]]
        return cost


def best_find(sheet: Sheet, matches: vec[i64], rounds: i64) -> i64:
    """The match to circle, with so many rounds to come; NONE if there is none."""
    best: i64 = NONE
    most = 0.0
    outlook = Outlook(sheet, rounds)
    for outline in matches:
        gain = float(worth(outline)) - outlook.cost(outline)
        if best == NONE or gain > most:
            best = outline
            most = gain
    return best


def best_strike(sheet: Sheet, rounds: i64) -> i64:
    """The outline to hatch, with so many rounds to come; NONE if nothing fits."""
    best: i64 = NONE
    least = 0.0
    outlook = Outlook(sheet, rounds)
    for outline in range(FIRST[SHAPE_COUNT]):
        if sheet.gone >> SHAPE[outline] & 1 == 0 and sheet.is_free(outline):
            cost = outlook.cost(outline)
            if best == NONE or cost < least:
                best = outline
                least = cost
    return best


# The quick player


class Level(NamedTuple):
    """How a bot searches: the share of the matches it sees, and the seconds each takes."""

    percent: int
    seconds: int


LEVELS: Final[list[Level]] = [
    Level(4, 25),
    Level(8, 20),
    Level(14, 14),
    Level(40, 9),
    Level(100, 5),
]


@final
class Quick(Policy):
    """Draws the best set of what it sees, one outline a move, then turns the hourglass."""

    def __init__(self, percent: i64 = 100) -> None:
        self.percent: i64 = percent

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        """One whole move of the seat."""
        assert isinstance(state, Fiver)
        sheet = state.sheets[seat]
        if state.striking:
            return strike_move(sheet, ROUNDS - state.round, out)
        wanted = self.wanted(state, seat, sheet)
        for outline in sheet.drawn:
            if not among(wanted, outline):
                out[0] = WIPE + CELLS[sheet.drawn[-1] * 5]
                return 1
        for outline in wanted:
            if not among(sheet.drawn, outline):
                out[0] = OUTLINE + SHAPE[outline]
                out[1] = PLACE + outline
                return 2
        out[0] = FLIP if state.turner == NONE and state.variant != SOLO else DONE
        return 1

    def wanted(self, state: Fiver, seat: i64, sheet: Sheet) -> vec[i64]:
        """The outlines it wants to have in the end."""
        seen = self.seen(state, seat, sheet)
        if state.variant == BASIC:
            return best_set(seen)
        if len(sheet.drawn) == 1 and among(seen, sheet.drawn[0]):
            return sheet.drawn
        find = best_find(sheet, seen, ROUNDS - state.round - 1)
        return vec[i64]() if find == NONE else vec[i64]([find])

    def seen(self, state: Fiver, seat: i64, sheet: Sheet) -> vec[i64]:
        """The matches it sees: always the same ones in a round."""
        seen = vec[i64]()
        for outline in sheet.tableau.matches(state.roll):
            usable = state.variant == BASIC or sheet.blemish(outline, state.roll) == COUNTS
            if usable and luck(outline, state.round * 4 + seat) < self.percent:
                seen = append(seen, outline)
        return seen


def luck(outline: i64, place: i64) -> i64:
    """A number below 100 that looks random but is the same at every look."""
    mixed = (outline * 7919 + place * 104729 + 12345) * 2654435761 & 0xFFFFFFFF
    return (mixed >> 12) % 100


def strike_move(sheet: Sheet, rounds: i64, out: vec[i64]) -> i64:
    """Hatch what costs least; if nothing fits strike the cheapest shape."""
    outline = best_strike(sheet, rounds)
    if outline != NONE:
        out[0] = STRIKE + SHAPE[outline]
        out[1] = PLACE + outline
        return 2
    shape = SHAPE_COUNT - 1
    while sheet.marks[shape] != NONE:
        shape -= 1
    out[0] = STRIKE + shape
    return 1


def among(outlines: vec[i64], wanted: i64) -> bool:
    """Whether an outline is among these."""
    for outline in outlines:
        if outline == wanted:
            return True
    return False
