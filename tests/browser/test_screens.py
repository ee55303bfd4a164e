"""Every screen: on the smallest phone in German, and in another language, size and scheme."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, SMALL, People
from tests.browser.games import TABLES
from tests.browser.look import layout_faults, look
from tests.browser.player import Player
from tests.browser.whole import WHOLE, part
from tests.browser.wired import finish

WAYS: dict[str, dict[str, Any]] = {
    "de-320": {"lang": "de", "size": SMALL},
    "fr-390-dark": {"lang": "fr", "size": PHONE, "dark": True},
    "nl-1280": {"lang": "nl", "size": DESKTOP},
    "en-1280-dark": {"lang": "en", "size": DESKTOP, "dark": True},
}

NARROW = "de-320"  # the longest words on the smallest screen
ways = pytest.mark.parametrize("way", part([*WAYS], 2, NARROW))
games = pytest.mark.parametrize(
    ("game", "way"),
    [(game, way) for n, game in enumerate(TABLES) for way in part([*WAYS], n, NARROW)],
)


@ways
def test_the_house(new_player: People, way: str) -> None:
    player = new_player(**WAYS[way])
    player.go("/")
    expect(player.page.locator(".finger .ill:not(:empty)")).to_have_count(len(TABLES))
    look(player, "home")
    player.page.locator(".home .lang, .hometop .phone button").filter(visible=True).first.click()
    look(player, "home-menu")
    for path in ("about", "missing/page", "join/NONE7"):
        with player.bad_line():  # a code that leads nowhere is an error to the browser
            player.go(f"/{path}")
            player.page.get_by_role("heading", level=1).last.wait_for()
        look(player, path.partition("/")[0])
    for game in TABLES:
        player.go(f"/rules/{game}")
        player.page.locator(".rules h2").first.wait_for()
        if WHOLE or game == "go5":  # with the most to say
            look(player, f"rules-{game}")
        else:
            player.faults.extend(layout_faults(player.page))


@games
def test_before_and_after_the_game(new_player: People, way: str, game: str) -> None:
    player = new_player(**WAYS[way])
    player.go(f"/table/{player.open_table(game, bots=False)}")
    player.page.locator(".opts li").nth(1).wait_for()
    look(player, f"{game}-lobby")
    table = player.open_table(game, **TABLES[game].brief)
    finish(player, table)
    player.go(f"/table/{table}")
    TABLES[game](player).result.wait_for()
    look(player, f"{game}-result")
    player.go(f"/table/{table}/replay?move=6")
    player.page.locator(".scrub").wait_for()
    look(player, f"{game}-replay")


@ways
def test_a_guest_at_the_door(new_player: People, way: str) -> None:
    host, guest = new_player(), new_player("Ben", **WAYS[way])
    guest.go(f"/table/{host.open_table('fifteen', bots=False)}")
    guest.button("web-sit-here").first.wait_for()
    look(guest, "lobby-guest")


@games
def test_at_the_table(new_player: People, way: str, game: str) -> None:
    player = new_player(**WAYS[way])
    player.go(f"/table/{player.open_table(game, seats=4)}")
    table = TABLES[game](player)
    table.play(2)
    assert table.my_turn()
    look(player, f"{game}-table")
    table.hint.click()
    player.page.locator(".bubble:not(.pondering), .fresh").first.wait_for()
    look(player, f"{game}-hint")


@ways
def test_what_lies_beside_the_table(new_player: People, way: str) -> None:
    player = new_player(**WAYS[way])
    player.go(f"/table/{player.open_table('highfive')}")
    assert TABLES["highfive"](player).my_turn()
    for sheet in ("rules", "scores", "menu"):
        button = player.button(f"web-{sheet}").filter(visible=True)
        if button.count():  # where the scores lie open there is no button for them
            button.first.click()
            look(player, f"beside-{sheet}")
            close(player)
    player.page.keyboard.press("?")
    player.page.locator("dialog dl").first.wait_for()
    look(player, "beside-keys")
    close(player)


def close(player: Player) -> None:
    """Close the sheet."""
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog")).to_have_count(0)
