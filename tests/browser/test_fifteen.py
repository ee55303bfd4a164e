"""15GO! in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.fifteen import Fifteen
from tests.browser.player import Player
from tests.browser.wired import finish


def sit(player: Player, seats: int = 2, **options: bool | int) -> Fifteen:
    """At a table with bots."""
    player.go(f"/table/{player.open_table('fifteen', seats, options=options)}")
    return Fifteen(player)


def test_who_plays_for_points_is_told_them(new_player: People) -> None:
    table = sit(new_player(calm=True), colours=4, points=True)
    assert table.play(4) == 4
    finish(table.player, table.player.where.split("/")[-1])
    expect(table.result.get_by_text(table.player.say("web-points")).first).to_be_visible()


@pytest.mark.parametrize("option", ["overlook", "open_first", "own_pile", "borrow"])
def test_every_tip_can_be_played(new_player: People, option: str) -> None:
    table = sit(new_player(calm=True), colours=4, **{option: True})
    assert table.play(6) == 6


def test_everything_has_a_name_for_ears(new_player: People) -> None:
    table = sit(new_player(), seats=3)
    table.play(4)
    assert table.my_turn()
    say, page = table.player.say, table.page
    named = re.compile(r"\w+, \d+ cards")
    turned = table.turned
    card = turned.get_attribute("data-card")
    assert card
    spoken = say("fifteen-card", colour=card[0], number=card[1:])
    expect(turned).to_have_role("img")
    expect(turned).to_have_accessible_name(spoken)
    for opponent in page.locator(".opps button.piles").all():
        expect(opponent).to_have_accessible_name(named)
    for row in page.locator(".rows button").all():
        expect(row).to_have_accessible_name(re.compile(r"Row \d, "))
    expect(page.locator('[data-place="closed A"]')).to_have_accessible_name(re.compile(r"\d+"))
