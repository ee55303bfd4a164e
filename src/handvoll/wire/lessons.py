"""Lessons: how far somebody is, and what is said in the first game after one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from handvoll.engine.game import Options, Saying


class OpenLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Learn a game: where one left off, or from the beginning."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    done: Annotated[int, Meta(ge=0, le=100)] = 0  # steps that were done without a connection


class LessonStep(Struct, frozen=True):
    """How far a lesson is, and what it wants."""

    step: str | None  # its name; None: the lesson is over
    number: int  # from 1
    steps: int  # how many there are
    move: str  # what does it
    mine: bool  # whether it is on the learner now
    saying: Saying | None = None  # what that move is, if it is


class FirstTime(Struct, frozen=True):
    """What is said when an event like this happens for the first time."""

    name: str
    event: str
    facts: dict[str, str]  # how what the event says must begin


class LessonInfo(Struct, frozen=True):
    """What comes after a lesson: a first game, and what is said in it."""

    game: str
    seats: int
    options: Options
    firsts: list[FirstTime]
