"""Lessons as data: they play by the rules, have words, and leave out no rule a beginner meets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from handvoll import GAMES
from handvoll.engine.match import Match
from handvoll.lessons import LESSONS, act_after
from handvoll.lessons.lesson import LEARNER, Bot, Lesson, Luck, Step, outcome
from handvoll.text import LANGUAGES, knows, page, say
from tools.rules import rules_of

every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


def played(lesson: Lesson) -> Iterator[tuple[Match, Step]]:
    """The match before each step of the learner's."""
    match = Match(lesson.game, lesson.seats, dict(lesson.options))
    for act in lesson.acts:
        match act:
            case Luck():
                match.chance(outcome(match, act))
            case Bot(seat, move):
                match.play(seat, move)
            case Step():
                yield match, act
                match.play(LEARNER, act.move)


def test_every_game_has_a_lesson() -> None:
    assert set(LESSONS) == set(GAMES)


@every_lesson
def test_a_lesson_is_played_by_the_rules(lesson: Lesson) -> None:
    for match, step in played(lesson):
        assert match.decide(LEARNER, step.move).move == step.move, "as a log writes it"
    assert 6 <= len(lesson.steps) <= 10
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)


@every_lesson
def test_bots_moves_are_written_as_a_log_writes_them(lesson: Lesson) -> None:
    *_, (match, _) = played(lesson)
    moves = [entry.move for entry in match.record.entries if entry.chance is None]
    assert moves == [act.move for act in lesson.acts if not isinstance(act, Luck)]


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_an_answer_to_what_else_could_be_done(
    lesson: Lesson, language: str
) -> None:
    for match, step in played(lesson):
        words = f"lesson-{lesson.game}-{step.name}"
        choice = len(match.moves(LEARNER, 2)) > 1
        assert knows(words, language)
        assert knows(f"{words}-instead", language) == choice, words
    for first in lesson.firsts:
        assert knows(f"first-{lesson.game}-{first.name}", language), first.name
    assert knows(f"lesson-{lesson.game}-finished", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: str) -> None:
    about = {f"lesson-{name}-finished" for name in LESSONS}
    for name, lesson in LESSONS.items():
        about |= {f"first-{name}-{first.name}" for first in lesson.firsts}
        for step in lesson.steps:
            about |= {f"lesson-{name}-{step.name}", f"lesson-{name}-{step.name}-instead"}
    text = page("lessons", language) or ""
    written = {line.split(" = ")[0] for line in text.splitlines() if " = " in line}
    of_games = {each for each in written if each.split("-")[1] in LESSONS}
    assert of_games <= about


@every_lesson
def test_every_rule_is_in_a_step_or_said_when_it_happens_or_is_for_later(lesson: Lesson) -> None:
    rules = set(rules_of(lesson.game))
    taught = {rule for step in lesson.steps for rule in step.rules}
    said = {rule for first in lesson.firsts for rule in first.rules}
    assert (taught | said) & set(lesson.later) == set(), "either now or later"
    assert taught | said | set(lesson.later) == rules
    assert all(lesson.later.values())


@every_lesson
def test_what_is_said_for_the_first_time_speaks_of_events_that_the_game_has(lesson: Lesson) -> None:
    for first in lesson.firsts:
        assert knows(f"{lesson.game}-{first.event}"), "what a log has words for"


@every_lesson
def test_the_first_game_can_be_opened(lesson: Lesson) -> None:
    first = lesson.first_game
    Match(lesson.game, first.seats, dict(first.options))


def test_a_lesson_of_another_edition_is_over() -> None:
    assert act_after("go5-0", 0) is None
    assert act_after("", 0) is None
    assert act_after("go5-1", 0) == LESSONS["go5"].acts[0]
    assert say("lesson-step", {"number": 2, "steps": 7}, "de") == "Schritt 2 von 7"
