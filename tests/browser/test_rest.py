"""Between two rounds the table waits for its people: three of them, one reads for long."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.fiver import flip, flipper
from tests.browser.go5 import Go5
from tests.browser.igo import IGo
from tests.browser.player import Player
from tests.browser.wired import together

TABLET = (820, 1180)


def three(new_player: People, game: str, **more: object) -> list[Player]:
    """Anna on a phone, Ben on a tablet and Carla at a laptop, at one table, begun."""
    people = [
        new_player("Anna", lang="de", size=PHONE),
        new_player("Ben", lang="fr", size=TABLET),
        new_player("Carla", lang="en", size=DESKTOP),
    ]
    table = people[0].open_table(game, 3, bots=False, **more)
    for player in people[1:]:
        player.sit_down(table)
    people[0].post(f"/api/tables/{table}/start")
    for player in people:
        player.go(f"/table/{table}")
        player.page.locator(".tbl").wait_for()
    return people


def is_ready(player: Player) -> None:
    """Say so."""
    player.page.locator(".turn .btn.ready").click()


def test_nobody_searches_while_somebody_reads(new_player: People) -> None:  # P9, P11
    anna, ben, carla = people = three(new_player, "fiver", options={"seconds": 10})
    flip(ben)
    for player in (anna, carla):
        player.click("web-fiver-done")
    for player in people:
        expect(player.page.locator(".fiver.judging")).to_be_visible()
        player.shot("rest-fiver")
    is_ready(ben)
    is_ready(carla)
    for player in (ben, carla):
        expect(player.page.locator(".turn")).to_contain_text("Anna")
        expect(player.page.locator(".gathering .ready")).to_have_count(2)
        player.shot("rest-fiver-ready")
    expect(anna.page.locator(".gathering .ready")).to_have_count(2)
    hint = anna.button("web-hint")
    expect(hint.first).to_be_disabled()
    anna.page.wait_for_timeout(3_000)  # she reads
    for player in people:
        expect(player.page.locator(".fiver.judging")).to_be_visible()
        expect(player.page.locator(".glass b")).to_have_count(0)  # nobody's sand runs
    is_ready(anna)
    for player in people:
        expect(player.page.locator(".fiver:not(.judging)")).to_be_visible()
        expect(flipper(player)).to_be_visible()


def test_who_comes_back_in_between_sees_the_same(new_player: People) -> None:
    anna, ben, carla = three(new_player, "fiver")
    flip(ben)
    for player in (anna, carla):
        player.click("web-fiver-done")
    expect(anna.page.locator(".turn .btn.ready")).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator(".fiver.judging .verdicts")).to_be_visible()
    is_ready(anna)
    expect(anna.page.locator(".turn")).to_contain_text("Ben")


def test_the_countdown_ends_for_everybody(new_player: People) -> None:
    anna, ben, carla = people = three(new_player, "fiver", settings={"between": 4})
    flip(ben)
    for player in (anna, carla):
        player.click("web-fiver-done")
    expect(carla.page.locator(".turn .seconds")).to_have_text("2")
    for player in people:
        expect(flipper(player)).to_be_visible()


def test_strikes_come_before_the_next_round(new_player: People) -> None:  # P18
    anna, ben, carla = people = three(new_player, "fiver", options={"variant": "puzzle"})
    anna.page.locator(".turn").wait_for()
    view = anna.get(f"/api/tables/{anna.where.split('/')[-1]}")
    assert view["status"] == "playing"
    flip(ben)
    for player in (anna, carla):
        player.click("web-fiver-done")
    # Nobody found anything: that ends the puzzle at once (P20), after a look at the judging.
    for player in people:
        player.click("web-to-result")
        expect(player.page.locator("main.result")).to_be_visible()


@pytest.mark.parametrize("make", [Go5, IGo], ids=lambda each: each.game)
def test_cards_are_dealt_when_everybody_is_ready(new_player: People, make: type[Go5 | IGo]) -> None:
    anna, ben = new_player("Anna", lang="de", size=PHONE), new_player("Ben")
    table = anna.open_table(make.game, 4, bots=False, options=make.long)
    ben.sit_down(table)
    anna.post(f"/api/tables/{table}/start", fill="quick")
    tables = [make(player) for player in (anna, ben)]
    for player in (anna, ben):
        player.go(f"/table/{table}")
        player.page.locator(".tbl").wait_for()
    together([anna, ben], table, round_only=True)
    for player in (anna, ben):
        player.page.locator(".turn .btn.ready").wait_for()
        player.shot(f"rest-{make.game}")
    before = len(tables[1].lines())
    is_ready(ben)
    anna.page.wait_for_timeout(2_500)  # bots would have moved by now
    assert len(tables[1].lines()) == before
    expect(anna.page.locator(".turn .btn.ready")).to_be_visible()
    is_ready(anna)
    for player in (anna, ben):
        expect(player.page.locator(".turn .btn.ready, .gathering")).to_have_count(0)
    anna.page.wait_for_function("() => !document.querySelector('.round, .igo .show')")


def test_the_host_pauses_and_everybody_sees_it(new_player: People) -> None:
    anna, ben, carla = three(new_player, "fiver", options={"seconds": 60})
    flip(ben)
    carla.page.locator(".glass b").wait_for()
    anna.click("web-menu")
    anna.click("web-pause-game")
    anna.click("web-close")
    for player in (anna, ben, carla):
        expect(player.page.get_by_text(player.say("web-paused"))).to_be_visible()
        expect(player.page.locator(".glass b")).to_have_count(0)
        player.shot("paused")
    anna.click("web-resume-game")
    for player in (anna, ben, carla):
        expect(player.page.get_by_text(player.say("web-paused"))).to_have_count(0)
        expect(player.page.locator(".glass b")).to_be_visible()
