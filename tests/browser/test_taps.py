"""One thumb, one tap at a time: nothing lies too high, needs a drag, a second tap or holding."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, People
from tests.browser.games import TABLES
from tests.browser.player import Player
from tests.browser.thumb import missed, tap
from tests.browser.whole import WHOLE, a_while
from tests.browser.wired import finish

SEATS: dict[str, dict[str, Any]] = {
    "fifteen": {"seats": 4},
    "highfive": {"seats": 2},
    "igo": {"seats": 3, "options": {"target": 1}},
    "go5": {"seats": 3, "options": {"rounds": 1}},
    "fiver": {"seats": 3, "options": {"seconds": 180}},
}
LOW = (360, 640)  # a phone of the smaller kind
FEW = 16 if WHOLE else 6  # decisions before which all that could be done is looked for
GESTURES = r"dblclick|contextmenu|gesturestart|longpress"
CLIENT = Path(__file__).parents[2] / "web/src"


def tap_through(player: Player) -> None:
    """All that is not a move: a tap opens what it opens, and another closes it."""
    page = player.page
    dialog = page.locator("dialog")
    close = dialog.get_by_role("button", name=player.say("web-close"))
    for tool in ("web-rules", "web-scores"):
        tap(player.button(tool).filter(visible=True))
        tap(close)
        expect(dialog).to_have_count(0)
    tap(player.button("web-scores").filter(visible=True))
    tap(dialog.get_by_role("button", name=player.say("web-settings")))
    expect(dialog).to_contain_text(player.say("web-who-plays"))
    tap(close)
    expect(dialog).to_have_count(0)
    tap(player.button("web-undo").filter(visible=True).first)
    tap(player.button("web-hint").filter(visible=True).first)
    tap(page.locator(".bubble:not(.pondering) .away"))
    expect(page.locator(".bubble")).to_have_count(0)
    tap(player.button("web-react").filter(visible=True))
    tap(page.locator(".saying button").last)
    expect(page.locator(".heard p")).to_be_visible()


@pytest.mark.parametrize("game", TABLES)
def test_a_game_is_played_by_one_thumb(new_player: People, game: str) -> None:
    """All of it in soak; its first decisions, and what comes after its end, in make test."""
    anna = new_player(size=LOW if game in ("go5", "fiver") else PHONE, touch=True, calm=True)
    name = anna.open_table(game, **SEATS[game])
    anna.go(f"/table/{name}")
    table = TABLES[game](anna)
    table.finger = True
    assert table.my_turn()
    tap_through(anna)
    made = 0
    while made < FEW and table.my_turn():
        assert not missed(anna.page)
        made += table.play(1)
    assert made + table.play(a_while(2)) > 2
    finish(anna, name)
    table.play()  # on to the result
    tap(anna.button("web-play-again").filter(visible=True).first)
    expect(anna.page.locator(".tbl .turn")).to_be_visible()


def test_nothing_listens_to_a_second_tap_or_to_holding() -> None:
    files = [each for each in CLIENT.rglob("*") if each.suffix in (".ts", ".svelte")]
    texts = {each.name: each.read_text("utf-8") for each in files}
    assert any("onclick" in text for text in texts.values())
    assert not [name for name, text in texts.items() if re.search(GESTURES, text)]
