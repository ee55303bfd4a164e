"""The dailies in a browser: from home to the table, to how one did, and on to friends as text."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from handvoll.tasks.making import FORMS
from tests.browser.conftest import DESKTOP, PHONE, SMALL, People
from tests.browser.elsewhere import guest_of, meanwhile
from tests.browser.keys import press
from tests.browser.look import look
from tests.browser.player import Player
from tests.browser.whole import WHOLE
from tests.server.test_daily import finish

TITLES = {"go5": "Go5", "fifteen": "15GO!", "highfive": "High Five!", "fiver": "5er finden"}
EYES = {
    "go5": ("de", PHONE, False),
    "fifteen": ("fr", SMALL, True),
    "highfive": ("nl", DESKTOP, True),
    "fiver": ("de", SMALL, False),
}


def chip(player: Player, title: str) -> Locator:
    """A game of the five of today."""
    return player.page.locator(".five button").filter(has_text=title)


def elsewhere(player: Player, table: str, wants: str) -> None:
    """The same person, at another device, does what is asked."""
    guest = guest_of(player)

    async def run() -> None:
        await guest.hurry(table)
        async with guest.live(table) as live:
            await finish(live, wants)

    meanwhile(run())


def test_a_daily_by_keys_from_home_to_friends(people: People) -> None:
    anna = people("Anna")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = anna.page
    anna.go("/")
    chip(anna, "I Go!").wait_for()
    look(anna, "home-daily")
    press(chip(anna, "I Go!"))
    expect(page.locator(".bubble")).to_contain_text(anna.say("task-igo"))
    assert not page.locator('.colours [aria-pressed="true"]').count(), "nothing is chosen for us"
    look(anna, "daily-igo")
    press(page.locator(".colours button").first)
    press(anna.button("web-igo-call"))
    press(page.get_by_role("link", name=anna.say("daily-see")))
    expect(page.locator("dl")).to_contain_text(anna.say("daily-best"))
    look(anna, "daily-result-igo")
    anna.click("daily-share")
    anna.button("web-copied").wait_for()
    text = page.evaluate("() => navigator.clipboard.readText()")
    assert text.splitlines()[1] in {f"{'●' * n}{'○' * (5 - n)} I Go!" for n in range(1, 6)}
    assert len(text.splitlines()) == 3, "a line for the day, the game and the place: no spoilers"
    page.get_by_role("navigation", name=anna.say("daily-archive")).get_by_role("link").first.click()
    expect(page.get_by_role("heading", level=2).first).to_contain_text("The five of")
    chip(anna, "I Go!").click()
    expect(page.locator(".bar")).to_contain_text(anna.say("daily-free"))


@pytest.mark.parametrize("game", EYES)
def test_every_daily_is_seen_and_its_result(people: People, game: str) -> None:
    lang, size, dark = EYES[game]
    ben = people("Ben", lang=lang, size=size, dark=dark)
    ben.go("/daily")
    if WHOLE or game == "highfive":  # the page is the same for all games
        look(ben, "daily")
    chip(ben, TITLES[game]).click()
    expect(ben.page.locator(".bubble")).to_contain_text(ben.say(f"task-{game}"))
    look(ben, f"daily-{game}")
    elsewhere(ben, ben.where.split("/")[-1], FORMS[game].wants)
    ben.page.get_by_role("link", name=ben.say("daily-see")).click()
    expect(ben.page.locator(".fist")).to_be_visible()
    look(ben, f"daily-result-{game}")
