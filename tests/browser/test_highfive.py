"""High Five! in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, SMALL, People
from tests.browser.highfive import HighFive
from tests.browser.player import Player
from tests.browser.whole import part


def sit(player: Player, seats: int = 2) -> HighFive:
    """At a table with bots."""
    player.go(f"/table/{player.open_table('highfive', seats)}")
    return HighFive(player)


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
    expect(ben.page.locator(".heard p")).to_contain_text(ben.say("web-react-clap"))  # to its sender
    expect(table.page.get_by_text(table.player.say("web-react-clap")).last).to_be_visible()
    expect(table.page.locator(".cell .fresh")).to_have_count(1)


@pytest.mark.parametrize("size", [PHONE, (820, 1180)])
def test_squares_are_square_so_that_frames_lie_around_their_cards(
    new_player: People, size: tuple[int, int]
) -> None:
    anna = new_player(size=size, lang="de")
    table = sit(anna, 3)
    assert table.my_turn()
    first, last = (table.square(name).bounding_box() for name in ("a1", "h8"))
    assert first and last
    assert abs((last["x"] - first["x"]) - (last["y"] - first["y"])) < 2
    names = anna.page.locator(".side .nm b")
    expect(names.first).to_have_text("Anna")  # on phones too
    anna.shot("highfive-names")


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


@pytest.mark.parametrize("size", part([PHONE, SMALL, DESKTOP], 1, SMALL))
def test_the_first_turn_shows_where_three_cards_go(  # H6
    new_player: People, size: tuple[int, int]
) -> None:
    anna = new_player(lang="de", size=size)
    anna.go(f"/table/{anna.open_table('highfive', 2)}")
    table = HighFive(anna)
    assert table.my_turn()
    expect(anna.page.locator(".turn")).to_contain_text(anna.say("highfive-first-turn"))
    lit = anna.page.locator(".cell.lit")
    expect(lit).to_have_count(16)  # two between and one beside each end, four times
    expect(anna.page.locator(".board .cl span").first).to_be_visible()
    expect(anna.page.locator(".board .rl span").nth(5)).to_have_text("6")
    anna.shot("highfive-first")
    joker = anna.page.locator('.hand [data-card="j"]')
    table.press(joker)
    table.press(table.square("d3"))
    expect(lit).to_have_count(3)  # e3, and b3 or g3
    for square in ("e3", "g3"):
        table.press(anna.page.locator(".hand .held:not(:has(.ghost))").first)
        table.press(table.square(square))
    expect(lit).to_have_count(0)
    expect(anna.page.locator(".turn")).to_contain_text("Joker")
    anna.shot("highfive-joker")
    if size == DESKTOP:
        expect(anna.page.locator(".combos .here")).to_have_count(1)  # a joker makes a pair at least
