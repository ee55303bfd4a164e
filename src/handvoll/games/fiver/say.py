"""What a legal move of 5er finden is, out of its mover's view, and what is good about it."""

from __future__ import annotations

from handvoll.engine.errors import Fact
from handvoll.engine.game import Merit, Saying
from handvoll.games.fiver.material import SHAPE, SHAPES
from handvoll.games.fiver.text import outline_of
from handvoll.games.fiver.view import FiverView


def say(seen: FiverView, move: str) -> Saying:
    """What a legal move is; whether an outline counts is not for it to tell (P8)."""
    match move.split(" "):
        case ["outline", *fields]:
            facts: dict[str, Fact] = {"shape": _shape(fields), "fields": fields}
            return Saying("fiver-do-find", facts, to=tuple(fields))
        case ["wipe", field]:
            return Saying("fiver-do-wipe", {"fields": [field]}, to=(field,))
        case ["strike", shape]:
            return Saying("fiver-do-struck", {"shape": shape})
        case ["strike", shape, *fields]:
            facts = {"shape": shape, "fields": fields}
            return Saying("fiver-do-strike", facts, to=tuple(fields))
        case [verb]:
            return Saying(f"fiver-do-{verb}")
        case _:
            raise AssertionError(f"{move} is no move")


def _shape(fields: list[str]) -> str:
    return SHAPES[int(SHAPE[outline_of(fields)])]


def merit(seen: FiverView, move: str) -> Merit:
    """What is good about a legal move."""
    said = say(seen, move)
    if said.message != "fiver-do-find":
        return said.message.replace("-do-", "-merit-"), {}
    basic = seen["options"]["variant"] == "basic"
    gain = _gain(seen, str(said.facts["shape"]))
    return ("fiver-merit-outline" if basic else "fiver-merit-find"), {"points": gain}


def _gain(seen: FiverView, shape: str) -> int:
    """What an outline of this shape brings in this round (P12, P13)."""
    assert seen["search"]
    return seen["shapes"][shape]["points"] * seen["search"]["times"]
