"""Looking back in the browser: on the result page, in the replay, and what if."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.elsewhere import guest_of, meanwhile
from tests.browser.games import TABLES
from tests.browser.look import look
from tests.browser.wired import finish

PATIENCE = 120_000  # for the coach, interpreted and after everybody else
RECORD = "id => fetch(`/api/tables/${id}/record`).then((answer) => answer.text())"


@pytest.mark.parametrize(
    ("game", "lang", "size", "dark"),
    [
        ("igo", "de", (320, 640), True),
        ("fifteen", "de", (390, 844), False),
        ("go5", "nl", (390, 844), False),
        ("highfive", "de", (1280, 800), False),
        ("fiver", "de", (390, 844), False),
    ],
)
def test_a_game_is_looked_back_at_and_goes_on_otherwise(
    new_player: People, game: str, lang: str, size: tuple[int, int], dark: bool
) -> None:
    player = new_player(calm=True, lang=lang, size=size, dark=dark)
    page = player.page
    table = player.open_table(game, **TABLES[game].brief)
    seats = TABLES[game].brief.get("seats", 2)
    finish(player, table)
    player.go(f"/table/{table}")
    played = page.evaluate(RECORD, table)
    back = page.locator(".lookback")
    back.get_by_role("button", name=player.say("coach-look-back")).click()
    expect(back.get_by_role("img").first).to_be_visible(timeout=PATIENCE)
    turning = back.get_by_role("navigation").get_by_role("link")
    expect(turning.first).to_be_visible(timeout=PATIENCE)
    assert turning.count() <= 3
    expect(back.get_by_role("listitem")).to_have_count(seats)
    look(player, f"coach-result-{game}")
    number = re.search(r"\d+", turning.last.inner_text())
    assert number is not None
    turning.last.click()
    expect(page.locator(".chancebar")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_value(number[0])
    expect(page.locator(".chancebar .puppet")).to_have_count(seats)
    look(player, f"coach-bar-{game}")
    page.get_by_role("slider").press("Home")
    for _ in range(3):
        player.click("web-on-one")
    if size[0] < 900:
        player.click("web-menu")
    chances = page.locator(".chances").locator("visible=true").last
    speed = player.say("coach-speed", speed=player.say("web-speed-normal"))
    chances.get_by_role("button", name=speed).click()
    expect(chances.get_by_role("button", name=speed)).to_have_count(0)
    chances.get_by_role("button", name=player.say("coach-what-if")).click()
    look(player, f"coach-replay-{game}")
    chances.get_by_role("button", name=player.say("coach-as", player="Anna")).click()
    page.wait_for_url(re.compile(r"/table/[^/]+$"))
    assert table not in page.url
    page.locator(".tbl:not(.rep)").wait_for()
    other = page.url.rpartition("/")[2]
    meanwhile(guest_of(player).hurry(other))
    finish(player, other)
    player.go(f"/table/{other}")
    again = page.locator(".lookback").get_by_role("button", name=player.say("coach-look-back"))
    expect(again).to_be_visible()
    assert page.evaluate(RECORD, table) == played
