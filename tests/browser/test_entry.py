"""Coming together and beginning: names, the start sheet, solo, sharing, codes, home."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESKTOP, PHONE, SMALL, People
from tests.browser.look import look
from tests.browser.player import Player
from tests.browser.whole import part

WAYS: dict[str, dict[str, Any]] = {
    "de-320": {"lang": "de", "size": SMALL},
    "de-390-dark": {"lang": "de", "size": PHONE, "dark": True},
    "fr-1280": {"lang": "fr", "size": DESKTOP},
}
NARROW = "de-320"  # the longest words on the smallest screen


def ways(number: int) -> pytest.MarkDecorator:
    """The ways a screen is looked at: the narrow one and one more, another for each number."""
    return pytest.mark.parametrize("way", part([*WAYS], number, NARROW))


def finger(player: Player, game: str) -> Locator:
    """A game on the home page."""
    return player.page.locator(f"article[data-game={game}]")


def press(player: Player, game: str, message: str) -> None:
    """Press a button of a game on the home page."""
    finger(player, game).get_by_role("button", name=player.say(message)).click()


@ways(0)
def test_the_start_sheet_remembers_what_was_chosen(new_player: People, way: str) -> None:
    player = new_player(**WAYS[way])
    player.go("/")
    press(player, "igo", "web-play-now")
    player.page.get_by_role("button", name="1", exact=True).click()
    player.click("web-preset-family")
    look(player, "start-sheet")
    player.click("web-begin")
    player.page.locator(".tbl").wait_for()
    info = player.get(f"/api{player.where.replace('/table/', '/tables/')}")
    assert (len(info["seats"]), info["options"]["patience"], info["access"]) == (2, 1, "solo")
    player.go("/")
    press(player, "igo", "web-play-now")
    for chosen in (
        player.page.get_by_role("button", name="1", exact=True),
        player.button("web-preset-family"),
    ):
        expect(chosen).to_have_attribute("aria-pressed", "true")


def test_presets_come_from_the_game(new_player: People) -> None:
    player = new_player()
    games = {game["name"]: game for game in player.get("/api/games")}
    assert games["igo"]["presets"]["family"]["4"] == {"patience": 1}
    player.go("/")
    press(player, "highfive", "web-play-now")
    expect(player.button("web-begin")).to_be_enabled()
    expect(player.button("web-preset-box")).to_have_count(0)
    levels = player.page.get_by_role("group", name=player.say("web-strength")).get_by_role("button")
    assert levels.count() == sum(level.isdigit() for level in games["highfive"]["levels"])


def test_5er_finden_solo_is_a_game_of_its_own(new_player: People) -> None:  # P22
    player = new_player(lang="de", size=PHONE)
    player.go("/")
    player.page.locator(".solo").get_by_role("button").click()
    player.page.locator(".tbl").wait_for()
    info = player.get(f"/api{player.where.replace('/table/', '/tables/')}")
    assert (info["options"]["variant"], len(info["seats"])) == ("solo", 1)


def test_solo_can_be_reached_and_left_in_the_lobby(new_player: People) -> None:  # P6, P22
    player = new_player(lang="de")
    player.go(f"/table/{player.open_table('fiver', bots=False)}")
    variant = player.page.locator(".opts li").filter(has_text=player.say("fiver-option-variant"))
    seats = player.page.locator(".tableseats > li")
    seen = set()
    for _ in range(3):
        words = variant.get_by_role("button").inner_text()
        seen.add((words, seats.count()))
        variant.get_by_role("button").click()
        expect(variant.get_by_role("button")).not_to_have_text(words)
    assert len(seen) == 3
    assert sorted(number for _, number in seen) == [1, 2, 2]
    expect(player.page.get_by_role("alert")).to_have_count(0)
    less = player.page.locator(".opts li").first.get_by_role("button").first
    while less.is_enabled():
        number = seats.count()
        less.click()
        expect(seats).to_have_count(number - 1)
    expect(player.page.get_by_role("alert")).to_have_count(0)


@ways(1)
def test_who_has_no_name_is_asked_kindly(new_player: People, way: str) -> None:
    player, other = new_player("", **WAYS[way]), new_player("Ben", lang="en")
    player.go("/")
    press(player, "highfive", "web-with-friends")
    player.page.locator("dialog .namef input").wait_for()
    look(player, "name-ask")
    player.click("web-nameless")
    player.page.locator("main.lobby").wait_for()
    other.go(player.where)
    expect(other.page.locator(".tableseats")).to_contain_text(other.say("web-guest"))
    expect(player.page.locator(".seat.you")).to_contain_text(player.say("web-guest"))
    player.page.get_by_role("button", name=player.say("web-menu")).filter(visible=True).click()
    player.page.locator("dialog .namef input").fill("Oma Ruth")
    player.page.keyboard.press("Enter")
    expect(other.page.locator(".tableseats")).to_contain_text("Oma Ruth")


def test_who_plays_alone_is_not_asked_twice(new_player: People) -> None:
    player = new_player("")
    player.go("/")
    press(player, "fifteen", "web-play-now")
    player.page.locator("dialog .namef input").wait_for()  # the sheet's own
    player.click("web-begin")
    player.page.locator(".turn").wait_for()
    expect(player.page.locator("dialog[open]")).to_have_count(0)


def test_a_name_changes_at_the_table_for_everybody(new_player: People) -> None:
    anna, ben = new_player(), new_player("Ben")
    table = anna.open_table("fifteen", bots=False)
    ben.sit_down(table)
    anna.post(f"/api/tables/{table}/start")
    for player in (anna, ben):
        player.page.add_init_script("localStorage['handvoll.guest'] = 'yes'")
        player.go(f"/table/{table}")
        player.page.locator(".tbl").wait_for()
    ben.button("web-menu").filter(visible=True).click()
    ben.page.locator("dialog .namef input").fill("Benno")
    ben.page.keyboard.press("Enter")
    expect(anna.page.locator(".plate", has_text="Benno").first).to_be_visible()


@ways(2)
def test_a_game_of_ones_own_is_shared_and_a_watcher_sits_down(new_player: People, way: str) -> None:
    anna, ben = new_player(), new_player("Ben", **WAYS[way])
    anna.go("/")
    press(anna, "fifteen", "web-play-now")
    anna.click("web-begin")
    anna.page.locator(".tbl").wait_for()
    path = anna.where
    anna.button("web-bring").filter(visible=True).click()  # one tap
    anna.click("web-send-link")
    expect(anna.page.get_by_text(anna.say("web-shared"))).to_be_visible()
    expect(anna.page.locator("dialog .qr")).to_be_visible()
    code = anna.page.locator("dialog .code").get_attribute("aria-label")
    ben.go("/")
    ben.page.locator("#code").fill(f" {(code or '').lower()[:7]}- {(code or '').lower()[7:]}")
    ben.page.keyboard.press("Enter")
    ben.page.locator(".tbl").wait_for()
    assert ben.where == path
    offer = ben.page.locator(".offer")
    offer.wait_for()
    look(ben, "offer")
    offer.get_by_role("button", name=ben.say("web-sit-down")).click()
    expect(offer).to_have_count(0)
    expect(anna.page.locator(".tbl")).to_contain_text("Ben")


@ways(3)
def test_games_in_progress_come_first_on_a_phone(new_player: People, way: str) -> None:
    player = new_player(**WAYS[way])
    tables = [player.open_table("highfive") for _ in range(5)]
    player.page.add_init_script("localStorage['handvoll.guest'] = 'yes'")
    player.go("/")
    mine = player.page.locator(".mine")
    expect(mine).to_contain_text(player.say("web-turn-yours"))
    first = finger(player, "go5").bounding_box()
    here = mine.bounding_box()
    assert first and here
    assert (here["y"] < first["y"]) == (WAYS[way]["size"] != DESKTOP)
    look(player, "home-going")
    player.click("web-all-games")
    going = mine.get_by_role("link", name=player.say("web-go-on"))
    expect(going).to_have_count(len(tables))
    look(player, "home-all")
    player.click("web-leave-game")
    expect(going).to_have_count(len(tables))  # it asks once
    player.click("web-leave-sure")
    expect(going).to_have_count(len(tables) - 1)


def test_how_the_table_keeps_time_is_an_option(new_player: People) -> None:
    player = new_player(lang="de", size=PHONE)
    table = player.open_table("go5", bots=False)
    player.go(f"/table/{table}")
    player.page.locator(".more summary").first.click()
    for name in ("grace", "call-seconds", "pace"):
        row = player.page.locator(".more li").filter(has_text=player.say(f"web-setting-{name}"))
        before = row.locator(".stepper b").inner_text()
        row.get_by_role("button", name=player.say("web-more")).click()
        expect(row.locator(".stepper b")).not_to_have_text(before)
    look(player, "lobby-more")
    settings = player.get(f"/api/tables/{table}")["settings"]
    assert settings["grace"] == 120
    assert settings["call_seconds"] == 12


def test_back_closes_a_sheet_and_then_leaves_the_page(new_player: People) -> None:
    anna = new_player(size=PHONE)
    sockets: list[str] = []
    anna.page.on("websocket", lambda line: sockets.append(line.url))
    sheet = anna.page.get_by_role("dialog")
    anna.go("/about")
    anna.page.locator("a[href='/']").first.click()
    press(anna, "igo", "web-play-now")
    expect(sheet).to_be_visible()
    anna.page.go_back()
    expect(sheet).to_have_count(0)
    assert anna.where == "/"
    press(anna, "igo", "web-play-now")
    anna.click("web-begin")
    anna.page.locator(".tbl").wait_for()
    menu = anna.page.get_by_role("button", name=anna.say("web-menu")).filter(visible=True).first
    table = anna.where
    for close in (anna.page.go_back, lambda: anna.click("web-close")):
        menu.click()
        expect(sheet).to_be_visible()
        close()
        expect(sheet).to_have_count(0)
        assert anna.where == table
    assert len(sockets) == 1, "and the table stays connected"
    anna.page.go_back()
    expect(anna.page).to_have_url(f"{anna.address}/")
    anna.page.go_back()
    expect(anna.page).to_have_url(f"{anna.address}/about")
