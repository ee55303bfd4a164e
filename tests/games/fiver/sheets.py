"""Rounds of 5er finden to test with: dice as we like them, and a tableau easy to search."""

from __future__ import annotations

from handvoll import Match
from handvoll.engine.errors import IllegalMove
from handvoll.engine.game import Value
from handvoll.games.fiver.material import NAMES, read_tableau
from handvoll.games.fiver.sheet import Sheet
from handvoll.games.fiver.state import Fiver

# On this tableau every X and I matches ROLL, and P, Y and Z in half of their turns:
#   X .#.   I #####   P ##.   Y ####   Z .##
#     ###             ###     ..#.     .#.
#     .#.                              ##.
LATTICE = ("ostxmostxmtxmostxmosmostxmostxstxmostxmoxmostxmost") * 2
ROLL = "ostxm"

X = "b1 a2 b2 c2 b3"
I = "d1 e1 f1 g1 h1"  # noqa: E741  (that is the name of the shape)
Z = "b5 c5 b6 a7 b7"
P = "e4 f4 e5 f5 g5"
Y = "f7 g7 h7 i7 h8"
I_LOW = "a10 b10 c10 d10 e10"
WRONG = "a4 b4 c4 d4 d5"  # an L never matches here


def searching(seats: int = 2, roll: str = ROLL, **options: Value) -> Match:
    """A match in its first search, everybody with the lattice before them."""
    match = Match("fiver", seats, options)
    match.chance(list(roll))
    for sheet in state(match).sheets:
        sheet.tableau = read_tableau(LATTICE)
    return match


def puzzle(seats: int = 2, assist: bool = False) -> Match:
    return searching(seats, variant="puzzle", assist=assist)


def solo() -> Match:
    return searching(1, variant="solo")


def state(match: Match) -> Fiver:
    assert isinstance(match.state, Fiver)
    return match.state


def sheet(match: Match, seat: str) -> Sheet:
    return state(match).sheets[match.seats.index(seat)]


def draw(match: Match, seat: str, *outlines: str) -> None:
    for outline in outlines:
        match.play(seat, f"outline {outline}")


def end(match: Match, flipper: str | None = None) -> None:
    """End the search: somebody or the table turns the hourglass, then time is up."""
    if flipper:
        match.play(flipper, "flip")
    else:
        match.play(None, "limit")
    match.play(None, "time")


def roll(match: Match, dice: str = ROLL) -> None:
    match.chance(list(dice))


def phase(match: Match) -> str:
    """What is going on: tableaus, roll, search, strike or over."""
    return str(match.view(None)["phase"])


def fates(match: Match, seat: str) -> list[str]:
    """What became of the outlines of the last round, in the order they were drawn."""
    judged = match.view(None)["sheets"][seat]["judged"]
    return [judgement["fate"] for judgement in judged]


def refusal(match: Match, seat: str | None, move: str) -> tuple[str, str]:
    """The message and the rule a move is refused with."""
    try:
        match.check(seat, move)
    except IllegalMove as error:
        return error.message.removeprefix("fiver-"), error.rule
    return "legal", ""


def leave_free(match: Match, seat: str, fields: str) -> None:
    """Use up all fields but these."""
    free = {NAMES.index(field) for field in fields.split()}
    used = [field not in free for field in range(100)]
    sheet(match, seat).low = sum(1 << field for field in range(50) if used[field])
    sheet(match, seat).high = sum(1 << field for field in range(50) if used[field + 50])


def marks(match: Match, seat: str) -> dict[str, str]:
    """The circled, struck and hatched shapes of a seat."""
    seen = match.view(None)["sheets"][seat]["marks"]
    return {
        shape: "circled" if mark["circled"] else "hatched" if mark["fields"] else "struck"
        for shape, mark in seen.items()
    }
