"""Lessons on a phone: done by doing only what they say, and by doing something else first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import pytest
from playwright.sync_api import expect

from handvoll.lessons import LESSONS
from handvoll.text import LANGUAGES
from tests.browser.conftest import PHONE, SMALL, People, start_server
from tests.browser.ear import Ear
from tests.browser.lesson import Lesson
from tests.browser.look import look
from tests.browser.whole import WHOLE, every_other
from tests.server.process import Server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose lessons do not dawdle."""
    with start_server(tmp_path_factory.mktemp("school"), "tests.server.run_lessons") as running:
        yield running


@dataclass(frozen=True)
class Eyes:
    """How somebody sees a lesson."""

    lang: str
    size: tuple[int, int]
    dark: bool

    def __str__(self) -> str:
        return f"{self.lang}-{self.size[0]}-{'dark' if self.dark else 'light'}"


EVERYBODY = [Eyes(*each) for each in product(LANGUAGES, (PHONE, SMALL), (False, True))]
BY_KEYS = list(LESSONS) if WHOLE else ["highfive"]
STRIDE = 5  # through everybody: the next one has another language, width and light


def spread(begin: int) -> list[tuple[str, Eyes]]:
    """Each lesson with somebody else's eyes; with everybody's at full size."""
    if WHOLE:
        return list(product(LESSONS, EVERYBODY))
    numbered = enumerate(LESSONS, begin)
    return [(game, EVERYBODY[i * STRIDE % len(EVERYBODY)]) for i, game in numbered]


@pytest.mark.parametrize(("game", "eyes"), spread(0), ids=str)
def test_a_lesson_is_done_by_doing_only_what_it_says(people: People, game: str, eyes: Eyes) -> None:
    player = people("Oma", lang=eyes.lang, size=eyes.size, dark=eyes.dark)
    lesson = Lesson(player, game)
    lesson.begin()
    looked = every_other(range(1, len(LESSONS[game].steps) + 1))

    def see(step: str) -> None:
        if int(number := step.split()[1]) in looked:
            look(player, f"lesson-{game}-{number}")

    steps = lesson.follow(see)
    look(player, f"lesson-{game}-done")
    count = len(LESSONS[game].steps)
    wanted = [player.say("lesson-step", number=i, steps=count) for i in range(1, count + 1)]
    assert steps == wanted


@pytest.mark.parametrize(("game", "eyes"), spread(len(LESSONS)), ids=str)
def test_a_lesson_is_done_by_doing_something_else_first(
    people: People, game: str, eyes: Eyes
) -> None:
    player = people("Oma", lang=eyes.lang, size=eyes.size, dark=eyes.dark)
    lesson = Lesson(player, game)
    lesson.begin()
    assert len(lesson.follow(lesson.blunder)) == len(LESSONS[game].steps)


@pytest.mark.parametrize("game", BY_KEYS)
def test_a_lesson_is_done_by_keys_and_heard(people: People, game: str) -> None:
    player = people("Oma")
    ear = Ear(player)
    lesson = Lesson(player, game, by_keys=True)
    lesson.begin()
    lesson.follow()
    lesson.onward.wait_for()
    steps, said = LESSONS[game].steps, ear.listen()
    for number, step in enumerate(steps, 1):
        words = player.say(f"lesson-{game}-{step.name}")
        told = f"{player.say('lesson-step', number=number, steps=len(steps))}: {words}"
        assert said.count(told) == 1, told
    assert ear.fell == "", "the focus stays at the table"


def test_learn_on_home_leads_to_a_lesson_and_that_to_a_first_game_where_firsts_are_explained(
    people: People,
) -> None:
    player = people("", lang="de", size=PHONE)
    player.go("/")
    player.page.get_by_role("link", name=player.say("web-learn-game", game="15GO!")).click()
    lesson = Lesson(player, "fifteen")
    lesson.follow()
    player.click("lesson-play")
    expect(lesson.bubble).to_have_count(0)
    explained = player.page.locator(".bubble", has_text=player.say("lesson-first"))
    move = player.page.locator(
        ".turn .do > .btn.main:enabled, .rows button:has(.target), .opps button:has(.target)"
    )
    while not explained.count():
        explained.or_(move).first.wait_for()
        if not explained.count():
            move.first.click()
    firsts = {player.say(f"first-fifteen-{first.name}") for first in LESSONS["fifteen"].firsts}
    assert explained.locator("span").inner_text() in firsts
    look(player, "lesson-fifteen-first")
