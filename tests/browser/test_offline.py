"""Without a connection: lessons and dailies that were opened before; the server is really gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from handvoll.lessons import LESSONS
from handvoll.text import LANGUAGES
from tests.browser.conftest import PHONE, SMALL, People, start_server
from tests.browser.elsewhere import guest_of, meanwhile
from tests.browser.lesson import Lesson
from tests.browser.look import look
from tests.browser.player import Player
from tests.browser.test_daily import chip, elsewhere
from tests.browser.whole import WHOLE
from tests.server.guest import Guest
from tests.server.process import Server

LANGUAGES_HERE = LANGUAGES if WHOLE else ("de",)
HAS_PATH = "path => caches.match(path).then(found => !!found)"
HAS_PIECES = """
async () => {
  if (!navigator.serviceWorker.controller) return false
  const pieces = performance.getEntriesByType('resource').map(({ name }) => name)
  const ours = pieces.filter(name => new URL(name).pathname.startsWith('/assets/'))
  return (await Promise.all(ours.map(each => caches.match(each)))).every(found => !!found)
}
"""

# A card alone in a corner, where it makes no five.
INTO_A_CORNER = """
table => {
  const name = `handvoll.unsaid.${table}`
  localStorage.setItem(name, localStorage.getItem(name).replace(/@[a-z]+[0-9]+/, '@a1'))
}
"""


def wait_until(player: Player, holds: str, about: str = "") -> None:
    """Wait until a promise of the page's comes true; `wait_for_function` takes it for true."""
    while not player.page.evaluate(holds, about):
        player.page.wait_for_timeout(50)


def open_once(player: Player, game: str) -> Lesson:
    """Open a lesson, and stay until the browser has kept it."""
    lesson = Lesson(player, game)
    lesson.begin()
    lesson.pointed()
    wait_until(player, HAS_PATH, f"/api/lessons/{game}/path")
    wait_until(player, HAS_PIECES)
    return lesson


@pytest.mark.parametrize("lang", LANGUAGES_HERE)
def test_every_lesson_that_was_opened_is_done_without_a_server(
    chromium: Browser, tmp_path: Path, lang: str
) -> None:
    with start_server(tmp_path, "tests.server.run_lessons") as server:
        people = People(chromium, server.address)
        player = people("Oma", lang=lang, size=PHONE, worker=True)
        lessons = [open_once(player, game) for game in LESSONS]
        server.kill()
        with player.bad_line():
            for number, lesson in enumerate(lessons if WHOLE else lessons[:2]):
                _walk(player, lesson, wrong_first=number == 0 or WHOLE)
            half = lessons[-1]
            half.begin()
            _do_steps(half, 2)
            _goes_on_with_the_server(player, server, half)
        people.leave()


def _walk(player: Player, lesson: Lesson, *, wrong_first: bool) -> None:
    """All of a lesson, maybe something wrong first at every step; what nobody knows is said."""
    lesson.begin()
    expect(player.page.get_by_text(player.say("lesson-alone"), exact=True)).to_be_visible()
    steps = lesson.follow(lesson.blunder) if wrong_first else lesson.follow()
    assert len(steps) == len(LESSONS[lesson.game].steps)
    look(player, f"lesson-{lesson.game}-offline")
    player.click("lesson-play")
    expect(lesson.bubble.get_by_role("alert")).to_have_text(player.say("lesson-alone-game"))


def _do_steps(lesson: Lesson, count: int) -> None:
    """The first steps of a lesson."""
    seen: set[str] = set()
    while len(seen) <= count:
        lesson.pointed()
        step = lesson.step()
        if step not in seen and len(seen) == count:
            return
        seen.add(step)
        lesson.tap()


def _goes_on_with_the_server(player: Player, server: Server, lesson: Lesson) -> None:
    """Left in the middle without a line, it goes on there, and then at the server's table."""
    lesson.begin()
    lesson.pointed()
    step = lesson.step()
    assert step == player.say("lesson-step", number=3, steps=len(LESSONS[lesson.game].steps))
    server.start()
    lesson.begin()
    player.page.wait_for_url("**/table/*")
    lesson.pointed()
    assert lesson.step() == step


def open_daily(player: Player, title: str) -> str:
    """Open a daily, and stay until the browser has kept it; its table."""
    player.go("/daily")
    chip(player, title).click()
    player.page.locator(".bubble").wait_for()
    wait_until(player, HAS_PIECES)
    return player.where.split("/")[-1]


def test_a_daily_is_answered_without_a_server_and_counts_once(
    chromium: Browser, tmp_path: Path
) -> None:
    with start_server(tmp_path, "tests.server.run_daily") as server:
        people = People(chromium, server.address)
        anna = people("Anna", lang="de", size=PHONE, worker=True)
        page = anna.page
        stands = open_daily(anna, "15GO!")
        table = open_daily(anna, "I Go!")
        server.kill()
        with anna.bad_line():
            page.goto(f"/table/{stands}")
            expect(page.get_by_text(anna.say("daily-stands"))).to_be_visible()
            look(anna, "daily-fifteen-offline")
            anna.go("/daily")
            chip(anna, "High Five!").click()
            expect(page.get_by_role("alert")).to_have_text(anna.say("daily-offline"))
            chip(anna, "I Go!").click()
            expect(page.get_by_text(anna.say("daily-blind"))).to_be_visible()
            look(anna, "daily-igo-offline")
            page.locator(".colours button").first.click()
            anna.click("web-igo-call")
            expect(page.get_by_text(anna.say("daily-kept"))).to_be_visible()
            page.reload()
            expect(page.get_by_text(anna.say("daily-kept"))).to_be_visible()
            look(anna, "daily-igo-kept")
            anna.go("/daily")
            server.start()
            expect(chip(anna, "I Go!").locator(".fingers")).to_be_visible()
        assert meanwhile(_moves(guest_of(anna), table)) == 1, "once, however often it was said"
        page.goto(f"/table/{table}")
        expect(page.get_by_role("status").get_by_text(anna.say("daily-done"))).to_be_visible()
        people.leave()


async def _moves(guest: Guest, table: str) -> int:
    """How many moves of the person's the log of a task has after its beginning."""
    begins = (await guest.get(f"/api/tables/{table}"))["task"]["begins"]
    record = (await guest.send("GET", f"/api/tables/{table}/record")).text.splitlines()
    return sum('"A"' in line for line in record[1 + begins :])


def test_who_answers_second_is_told_that_the_other_answer_counts(people: People) -> None:
    anna = people("Anna", size=PHONE, worker=True)
    table = open_daily(anna, "High Five!")
    with anna.bad_line():
        anna.context.set_offline(True)
        expect(anna.page.get_by_text(anna.say("daily-blind"))).to_be_visible()
        anna.page.locator(".hand .held").first.click()
        anna.page.locator(".cell.lit").first.click()
        anna.click("web-confirm")
        expect(anna.page.get_by_text(anna.say("daily-kept"))).to_be_visible()
        elsewhere(anna, table, "lay")
        anna.context.set_offline(False)
        expect(anna.page.get_by_text(anna.say("daily-late"))).to_be_visible()
    assert meanwhile(_moves(guest_of(anna), table)) == 1


def test_an_answer_that_the_rules_refuse_is_told_of_elsewhere(people: People) -> None:
    anna = people("Anna", lang="de", size=SMALL, worker=True)
    table = open_daily(anna, "High Five!")
    with anna.bad_line():
        anna.context.set_offline(True)
        expect(anna.page.get_by_text(anna.say("daily-blind"))).to_be_visible()
        anna.page.locator(".hand .held").first.click()
        anna.page.locator(".cell.lit").first.click()
        anna.click("web-confirm")
        expect(anna.page.get_by_text(anna.say("daily-kept"))).to_be_visible()
        anna.page.evaluate(INTO_A_CORNER, table)
        anna.go("/daily")
        anna.context.set_offline(False)
        told = anna.page.locator("p.undone")
        expect(told).to_contain_text(anna.say("daily-undone", game="High Five!", why=""))
        look(anna, "daily-undone")
        anna.page.reload()
        expect(chip(anna, "High Five!")).to_be_visible()
        expect(told).to_have_count(0)  # once
    assert meanwhile(_moves(guest_of(anna), table)) == 0
