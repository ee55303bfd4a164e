"""The table on the television: found by a code, never touched, read from the sofa."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, People, start_server
from tests.browser.fifteen import Fifteen
from tests.browser.games import TABLES
from tests.browser.television import HD, UHD, Television
from tests.browser.test_together import take_turns


def beside(tables: list[Fifteen]) -> Fifteen:
    """Somebody who is not to act, once somebody is."""
    while not (acting := [each for each in tables if each.ready.count()]):
        tables[0].page.wait_for_timeout(20)  # look again
    return next(each for each in tables if each not in acting)


def test_four_people_gather_at_a_television_and_a_power_cut_ends_nothing(
    chromium: Browser, tmp_path: Path
) -> None:
    with start_server(tmp_path) as server:
        people = People(chromium, server.address)
        tv = Television(people("", lang="de", size=HD))
        anna, *others = [
            people(name, size=PHONE, calm=True) for name in ("Anna", "Ben", "Clara", "Dora")
        ]
        anna.go(f"/tv/{tv.code}")  # what its square says
        assert not tv.faults()
        anna.page.get_by_role("button", name="15GO!").click()
        anna.page.locator("main.lobby").wait_for()
        tv.shows(".gathers li:not(.free)")
        assert not tv.faults()
        for number, player in enumerate(others, 2):
            player.go(anna.where)
            player.click("web-sit-here")
            expect(tv.page.locator(".gathers li:not(.free)")).to_have_count(number)
        anna.click("web-start", count=4)
        tv.shows(".tbl .fifteen")
        tables = [Fifteen(player) for player in (anna, *others)]
        take_turns(*tables, decisions=6)
        resting = beside(tables)
        expect(resting.page.locator(".upthere")).to_be_visible()  # nothing twice
        expect(resting.page.locator(".rows")).to_be_hidden()
        expect(resting.page.locator(".at-mine")).to_be_visible()
        resting.player.shot("beside-the-television")
        with tv.player.bad_line():
            for player in (anna, *others):
                player.forgiven = tv.player.forgiven
            server.kill()
            tv.shows(".notice")
            server.start()
            expect(tv.page.locator(".screen > .notice")).to_be_hidden()
        assert take_turns(*tables, decisions=4) == 4
        assert not tv.faults()
        anna.page.get_by_role("button", name=anna.say("web-menu")).filter(visible=True).click()
        anna.click("tv-off")
        assert len(tv.code) == 6
        people.leave()


@pytest.mark.parametrize("size", [HD, UHD])
def test_every_game_can_be_read_from_the_sofa(new_player: People, size: tuple[int, int]) -> None:
    tv = Television(new_player("", lang="de", size=size, dark=size == UHD))
    anna = new_player(calm=True)
    for game, table in TABLES.items():
        seats = 4 if game != "fiver" else 3
        id = anna.open_table(game, seats)
        anna.post(f"/api/tables/{id}/screen", code=tv.code)
        tv.shows(f".play.{game}")
        anna.go(f"/table/{id}")
        table(anna).play(decisions=2)
        tv.player.shot(f"television-{game}")
        assert not tv.faults(), game
        anna.post(f"/api/tables/{id}/screen-off")
