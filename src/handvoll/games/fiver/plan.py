"""The best that could be made of a solo game if all its rolls were known (P16-P18, P22); exact."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.bits import lowest
from handvoll.games.fiver.material import CELLS, FIRST, SHAPE, SHAPE_COUNT, Tableau, points

ALL_POINTS: Final[i64] = 30  # of the twelve shapes together
PATIENCE: Final[i64] = 300_000  # nodes; hardly any twelve rolls need a hundredth of that


class Plan(NamedTuple):
    """What to circle in which round; `most` is more than `made` only if the search gave up."""

    made: int
    most: int
    circled: list[tuple[int, int]]  # round, outline


class Choice(NamedTuple):
    """A shape that could be circled: in a round, on five fields."""

    round: int
    outline: int
    fields: int  # as bits


def best_plan(tableau: Tableau, rolls: vec[i64]) -> Plan:
    """The most points there are, found by giving up one point after the other."""
    search = Planner(tableau, rolls)
    for loss in range(int(ALL_POINTS) + 1):
        if search.fits(search.choices, 0, loss):
            return Plan(int(ALL_POINTS) - search.lost(), int(ALL_POINTS) - loss, search.chosen)
        if search.nodes > PATIENCE:
            return search.gave_up(loss)
    return Plan(0, 0, [])


@final
class Planner:
    """Looks for a round and five fields for every shape, the scarcest first."""

    def __init__(self, tableau: Tableau, rolls: vec[i64]) -> None:
        self.nodes: i64 = 0
        self.chosen: list[tuple[int, int]] = []
        self.choices: list[list[Choice]] = [[] for _ in range(int(SHAPE_COUNT))]
        for round in range(i64(len(rolls))):
            for outline in tableau.matches(rolls[round]):
                choice = Choice(int(round), int(outline), bits_of(outline))
                self.choices[int(SHAPE[outline])].append(choice)

    def lost(self) -> int:
        """The points of the shapes that are not circled."""
        made = sum(int(points(SHAPE[outline])) for _, outline in self.chosen)
        return int(ALL_POINTS) - made

    def gave_up(self, loss: int) -> Plan:
        """The best that is found quickly, and what cannot be reached in any case."""
        for more in range(loss + 1, int(ALL_POINTS) + 1):
            self.nodes = 0
            if self.fits(self.choices, 0, more):
                return Plan(int(ALL_POINTS) - self.lost(), int(ALL_POINTS) - loss, self.chosen)
        return Plan(0, int(ALL_POINTS) - loss, [])

    def fits(self, choices: list[list[Choice]], done: int, loss: int) -> bool:
        """Whether the shapes not done yet can be circled but for `loss` points."""
        self.nodes += 1
        shape = scarcest(choices, done)
        if shape < 0:
            return True
        if self.nodes > PATIENCE or surely_lost(choices, done) > loss:
            return False
        done |= 1 << shape
        for choice in choices[shape]:
            self.chosen.append((choice.round, choice.outline))
            if self.fits(narrowed(choices, done, choice), done, loss):
                return True
            self.chosen.pop()
        worth = int(points(shape))
        return worth <= loss and self.fits(choices, done, loss - worth)


def scarcest(choices: list[list[Choice]], done: int) -> int:
    """The shape with the fewest choices that is not done; -1 if all are."""
    best = -1
    for shape in range(int(SHAPE_COUNT)):
        if not done >> shape & 1 and (best < 0 or len(choices[shape]) < len(choices[best])):
            best = shape
    return best


def surely_lost(choices: list[list[Choice]], done: int) -> int:
    """The points of the shapes that find no round of their own, if fields were no matter.

    Shapes come with the dearest first and give way to nobody, so no other selection keeps more.
    """
    rounds = [0] * int(SHAPE_COUNT)
    for shape in range(int(SHAPE_COUNT)):
        for choice in choices[shape]:
            rounds[shape] |= 1 << choice.round
    held = [-1] * 16  # the shape that has each round
    lost = 0
    for shape in range(int(SHAPE_COUNT)):
        if not done >> shape & 1 and not found(shape, rounds, held, [0]):
            lost += int(points(shape))
    return lost


def found(shape: int, rounds: list[int], held: list[int], seen: list[int]) -> bool:
    """Find a round for a shape; whoever has it may have to find another."""
    left = rounds[shape] & ~seen[0]
    while left:
        round = int(lowest(left))
        seen[0] |= 1 << round
        if held[round] < 0 or found(held[round], rounds, held, seen):
            held[round] = shape
            return True
        left = rounds[shape] & ~seen[0]
    return False


def narrowed(choices: list[list[Choice]], done: int, taken: Choice) -> list[list[Choice]]:
    """What is left for the other shapes beside a choice."""
    return [
        []
        if done >> shape & 1
        else [c for c in each if c.round != taken.round and not c.fields & taken.fields]
        for shape, each in enumerate(choices)
    ]


def bits_of(outline: i64) -> int:
    """The five fields of an outline."""
    bits = 0
    for i in range(outline * 5, outline * 5 + 5):
        bits |= 1 << int(CELLS[i])
    return bits


def hatching(shape: int, taken: int) -> int:
    """An outline of a shape beside these fields, to be hatched; -1 if it fits nowhere."""
    for outline in range(FIRST[shape], FIRST[shape + 1]):
        if not bits_of(outline) & taken:
            return int(outline)
    return -1
