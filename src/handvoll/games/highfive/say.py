"""What a legal move of High Five! is, out of its mover's view, and what is good about it."""

from __future__ import annotations

from handvoll.engine.errors import Fact
from handvoll.engine.game import Merit, Saying
from handvoll.games.highfive.view import HighFiveView, preview


def say(seen: HighFiveView, move: str) -> Saying:
    """What a legal move is."""
    verb, *places = move.split(" ")
    cards, squares = zip(*(place.split("@") for place in places), strict=True)
    facts: dict[str, Fact] = {"places": places}
    scored = preview(seen, move)
    if scored:
        facts |= {field: scored[field] for field in ("points", "first", "last")}
    return Saying(f"highfive-do-{verb}", facts, cards, squares)


def merit(seen: HighFiveView, move: str) -> Merit:
    """What is good about a legal move."""
    said = say(seen, move)
    if "points" not in said.facts:
        return "highfive-merit-drop", {}
    return "highfive-merit-lay", {"points": said.facts["points"], "count": len(said.cards)}
