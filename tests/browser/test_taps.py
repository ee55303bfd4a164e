"""One finger, one tap at a time: nothing needs a drag, a second tap in time, or holding."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, People
from tests.browser.games import TABLES
from tests.browser.player import Player

SEATS: dict[str, dict[str, Any]] = {
    "fifteen": {"seats": 4},
    "highfive": {"seats": 2},
    "igo": {"seats": 3, "options": {"target": 1}},
    "go5": {"seats": 3, "options": {"rounds": 1}},
    "fiver": {"seats": 3, "options": {"seconds": 180}},
}
GESTURES = r"dblclick|contextmenu|gesturestart|longpress"
CLIENT = Path(__file__).parents[2] / "web/src"


def tap_through(player: Player) -> None:
    """Every tool under the table opens what it opens by one tap, and another closes it."""
    page = player.page
    for tool in ("web-rules", "web-scores"):
        player.button(tool).filter(visible=True).tap()
        page.locator("dialog").get_by_role("button", name=player.say("web-close")).tap()
        expect(page.locator("dialog")).to_have_count(0)
    player.button("web-scores").filter(visible=True).tap()
    page.locator("dialog").get_by_role("button", name=player.say("web-settings")).tap()
    expect(page.locator("dialog")).to_contain_text(player.say("web-who-plays"))
    page.locator("dialog").get_by_role("button", name=player.say("web-close")).tap()


@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_is_played_by_single_taps(new_player: People, game: str) -> None:
    anna = new_player(size=PHONE, touch=True, calm=True)
    anna.go(f"/table/{anna.open_table(game, **SEATS[game])}")
    table = TABLES[game](anna)
    table.finger = True
    assert table.my_turn()
    tap_through(anna)
    assert table.play() > 2
    expect(table.result.get_by_text("Anna").first).to_be_visible()


def test_nothing_listens_to_a_second_tap_or_to_holding() -> None:
    files = [each for each in CLIENT.rglob("*") if each.suffix in (".ts", ".svelte")]
    texts = {each.name: each.read_text("utf-8") for each in files}
    assert any("onclick" in text for text in texts.values())
    assert not [name for name, text in texts.items() if re.search(GESTURES, text)]
