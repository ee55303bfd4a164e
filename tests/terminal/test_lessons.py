"""Lessons in the terminal: done by typing what they point at, or something else first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest

from handvoll.lessons import LESSONS
from handvoll.lessons.lesson import LEARNER, Lesson, Step
from handvoll.text import LANGUAGES, say
from tests.lessons.test_lessons import played
from tests.terminal.command import inside, refused

in_some_language = pytest.mark.parametrize(
    ("game", "language"), list(zip(LESSONS, cycle(LANGUAGES), strict=False))
)


def flat(text: str) -> str:
    """The text, however its lines are broken."""
    return " ".join(text.split())


def something_else(lesson: Lesson) -> Iterator[tuple[Step, str | None]]:
    """Before each step, another move that could be made, if there is one."""
    for match, step in played(lesson):
        others = (move for move in match.moves(LEARNER, 40) if move != step.move)
        yield step, next(others, None)


@in_some_language
def test_a_lesson_is_done_by_typing_what_it_points_at(game: str, language: str) -> None:
    lesson = LESSONS[game]
    typed = "".join(f"{step.move}\n\n" for step in lesson.steps)
    said = inside("learn", game, "--lang", language, typed=typed)
    assert (said.returncode, said.stderr) == (0, "")
    for step in lesson.steps:
        assert flat(say(f"lesson-{game}-{step.name}", {}, language)) in flat(said.stdout)
    assert say("lesson-over", {}, language) in said.stdout


@in_some_language
def test_something_else_is_answered_and_the_step_stays(game: str, language: str) -> None:
    typed, answers = "u\n", []
    for step, other in something_else(LESSONS[game]):
        typed += f"{other}\n\n" if other else ""
        typed += f"{step.move}\n\n"
        answers += [say(f"lesson-{game}-{step.name}-instead", {}, language)] if other else []
    said = inside("learn", game, "--lang", language, typed=typed)
    assert say("lesson-over", {}, language) in said.stdout
    for answer in answers:
        assert flat(answer) in flat(said.stdout)


def test_what_is_to_be_done_is_said_in_words_and_as_it_is_typed() -> None:
    lesson = LESSONS["fiver"]
    typed = "".join(f"{step.move}\n\n" for step in lesson.steps)
    said = inside("learn", "fiver", "--lang", "de", "--plain", typed=typed).stdout
    assert "Tu das: das I umranden: j6, j7, j8, j9, j10 (outline j6 j7 j8 j9 j10)\n" in said
    assert "Tu das: die Sanduhr umdrehen (flip)\n" in said
    assert "Tu das: handvoll" not in said


def test_a_lesson_can_be_left_and_an_unknown_game_has_none() -> None:
    assert inside("learn", "igo", typed="q\n").returncode == 0
    assert "chess" in refused("learn", "chess")
