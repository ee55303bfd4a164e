"""Lessons: one for each game, played on the real table by the real rules."""

from __future__ import annotations

from handvoll.engine.errors import UnknownGame
from handvoll.lessons import fifteen, fiver, go5, highfive, igo
from handvoll.lessons.lesson import Act, Lesson

LESSONS: dict[str, Lesson] = {
    each.LESSON.game: each.LESSON for each in (go5, fifteen, highfive, igo, fiver)
}
NAMED: dict[str, Lesson] = {lesson.name: lesson for lesson in LESSONS.values()}


def lesson_of(game: str) -> Lesson:
    """The lesson of a game; raises UnknownGame."""
    if game not in LESSONS:
        raise UnknownGame("lesson-none", game=game)
    return LESSONS[game]


def act_after(name: str, played: int) -> Act | None:
    """What comes after so many entries; None: it is over, or its edition is gone."""
    return NAMED[name].act(played) if name in NAMED else None
