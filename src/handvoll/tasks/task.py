"""When a task is over, and what of the table would give its answer away."""

from __future__ import annotations

from handvoll.engine.game import Saying, Telling, View
from handvoll.engine.match import Match
from handvoll.engine.turn import Chance, Over, Wait
from handvoll.wire.tasks import Task


def is_over(task: Task, match: Match) -> bool:
    """Whether the person has done what was asked."""
    if isinstance(match.turn, Over):
        return True
    if task.ends == "game" or len(match.record.entries) <= task.begins:
        return False
    if task.ends == "done":
        return any(entry.move == "done" for entry in match.record.entries[task.begins :])
    if task.ends == "move" or match.between_rounds:
        return True
    return isinstance(match.turn, Wait) and match.turn.seats != {task.seat}


def is_asked(task: Task, match: Match) -> bool:
    """Whether it is on the person to act."""
    return isinstance(match.turn, Wait) and task.seat in match.turn.seats


def owes_luck(match: Match) -> bool:
    """Whether chance is due."""
    return isinstance(match.turn, Chance)


def unaided(view: View) -> View:
    """A view without what the table works out for whoever plays: the answer to a task."""
    return {**view, "cost": None} if view["game"] == "igo" else view


def unforeseen(task: Task, events: list[Telling]) -> list[Telling]:
    """What a table foresees; in a puzzle not what a discard would leave, which is the answer."""
    told = task.kind == "puzzle" and any(event["event"] == "cost" for event in events)
    return [] if told else events


def unaided_saying(saying: Saying) -> Saying:
    """What a call or a discard is, without what it would leave over."""
    if saying.message == "igo-do-discard":
        facts = {"card": saying.facts["card"]}
        return Saying("task-igo-discard", facts, saying.cards, saying.to)
    if saying.message not in ("igo-do-go", "igo-do-perfect"):
        return saying
    facts = {name: saying.facts[name] for name in ("colours", "named")}
    return Saying("task-igo-go", facts)
