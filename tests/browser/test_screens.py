"""Every screen, in every language, small and large, light and dark."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, SMALL, People
from tests.browser.finished import finish
from tests.browser.games import TABLES
from tests.browser.look import look
from tests.browser.player import Player

WAYS: dict[str, dict[str, Any]] = {
    "de-320": {"lang": "de", "size": SMALL},
    "de-320-dark": {"lang": "de", "size": SMALL, "dark": True},
    "en-1280": {"lang": "en", "size": DESKTOP},
    "fr-390": {"lang": "fr", "size": PHONE},
    "nl-1280-dark": {"lang": "nl", "size": DESKTOP, "dark": True},
}
SHELF = ("go5", "fifteen", "highfive", "igo", "fiver")

ways = pytest.mark.parametrize("way", WAYS)
games = pytest.mark.parametrize("game", TABLES)


@ways
def test_the_house(new_player: People, way: str) -> None:
    player = new_player(**WAYS[way])
    player.go("/")
    look(player, "home")
    player.page.locator(".home .lang, .hometop .phone button").filter(visible=True).first.click()
    look(player, "home-menu")
    for path in ("about", "missing/page", "join/NONE7"):
        with player.bad_line():  # a code that leads nowhere is an error to the browser
            player.go(f"/{path}")
            player.page.get_by_role("heading", level=1).last.wait_for()
        look(player, path.partition("/")[0])
    for game in SHELF:
        player.go(f"/rules/{game}")
        player.page.locator(".rules h2").first.wait_for()
        look(player, f"rules-{game}")


@ways
@games
def test_before_the_game(new_player: People, way: str, game: str) -> None:
    host, guest = new_player(**WAYS[way]), new_player("Ben", **WAYS[way])
    table = host.open_table(game, bots=False)
    host.go(f"/table/{table}")
    host.page.locator(".opts li").nth(2).wait_for()
    look(host, f"{game}-lobby")
    guest.go(f"/table/{table}")
    guest.button("web-sit-here").first.wait_for()
    look(guest, f"{game}-lobby-guest")


@ways
@games
def test_at_the_table(new_player: People, way: str, game: str) -> None:
    player = new_player(**WAYS[way])
    player.go(f"/table/{player.open_table(game, seats=4)}")
    table = TABLES[game](player)
    assert table.my_turn()
    look(player, f"{game}-table")
    table.play(2)
    assert table.my_turn()
    look(player, f"{game}-table-later")
    look_at_sheets(player, game)
    table.ready.first.click()
    player.page.locator(".bubble, .fresh").first.wait_for()
    look(player, f"{game}-hint")


def look_at_sheets(player: Player, game: str) -> None:
    """What lies beside the table; where the scores lie open there is no button for them."""
    for sheet in ("rules", "scores", "menu"):
        button = player.button(f"web-{sheet}").filter(visible=True)
        if button.count():
            button.first.click()
            look(player, f"{game}-{sheet}")
            player.page.keyboard.press("Escape")
            expect(player.page.locator("dialog")).to_have_count(0)


@ways
@games
def test_after_the_game(new_player: People, way: str, game: str) -> None:
    player = new_player(**WAYS[way])
    table = player.open_table(game)
    finish(player, table)
    player.go(f"/table/{table}")
    TABLES[game](player).result.wait_for()
    look(player, f"{game}-result")
    player.go(f"/table/{table}/replay?move=12")
    player.page.locator(".scrub").wait_for()
    look(player, f"{game}-replay")
