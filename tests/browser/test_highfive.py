"""High Five! in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.highfive import HighFive
from tests.browser.player import Player


def sit(player: Player, seats: int = 2) -> HighFive:
    """At a table with bots."""
    player.go(f"/table/{player.open_table('highfive', seats)}")
    return HighFive(player)


def test_a_whole_game_is_played_by_clicks(new_player: People) -> None:
    table = sit(new_player(calm=True))
    assert table.play() > 4
    expect(table.result.get_by_text("Anna").first).to_be_visible()


def test_what_a_lay_is_worth_is_said_before_it_counts(new_player: People) -> None:
    table = sit(new_player())
    assert table.my_turn()
    for square, card in table.advice():
        table.lay(card, square)
    expect(table.page.locator(".frame .tag")).to_have_text(re.compile(r"\d+$"))
    assert not any("Anna" in line for line in table.lines())


def test_a_friend_who_claps_does_not_sweep_my_cards_away(new_player: People) -> None:
    anna, ben = new_player(), new_player("Ben")
    address = anna.open_table("highfive", bots=False)
    ben.sit_down(address)
    anna.post(f"/api/tables/{address}/start")
    table = HighFive(anna)
    anna.go(f"/table/{address}")
    ben.go(f"/table/{address}")
    if not table.ready.count():
        table, ben = HighFive(ben), anna
    assert table.my_turn()
    square, card = table.advice()[0]
    table.lay(card, square)
    ben.click("web-react-clap")
    expect(table.page.get_by_text(table.player.say("web-react-clap")).last).to_be_visible()
    expect(table.page.locator(".cell .fresh")).to_have_count(1)


def test_everything_has_a_name_for_ears(new_player: People) -> None:
    table = sit(new_player())
    assert table.my_turn()
    fields = table.page.get_by_role("grid").get_by_role("gridcell").get_by_role("button")
    expect(fields).to_have_count(64)
    names = [field.get_attribute("aria-label") or "" for field in fields.all()]
    assert [name[:2] for name in names] == [f"{c}{r}" for r in range(1, 9) for c in "abcdefgh"]
    assert sum(bool(re.search(r", (red|yellow|green|blue) \d+$", name)) for name in names) == 4
    for card in table.page.locator(".hand .held").all():
        code = (card.get_attribute("data-place") or "").removeprefix("card ")
        spoken = table.player.say("highfive-card", colour=code[0], number=code[1:])
        expect(card).to_have_accessible_name(spoken)
