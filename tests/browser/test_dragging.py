"""Cards are carried to where they go, with the mouse and with a finger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, People
from tests.browser.fifteen import Fifteen
from tests.browser.go5 import Go5
from tests.browser.hands import Carry, by_finger, by_mouse
from tests.browser.highfive import HighFive
from tests.browser.igo import IGo
from tests.browser.stacked import meet, stacked
from tests.browser.wired import play

WAYS: dict[str, tuple[Carry, dict[str, Any]]] = {
    "mouse": (by_mouse, {}),
    "finger": (by_finger, {"size": PHONE, "touch": True}),
}
ways = pytest.mark.parametrize(("carry", "how"), WAYS.values(), ids=WAYS)


@ways
def test_a_swap_is_a_card_carried_onto_a_card(
    chromium: Browser, tmp_path: Path, carry: Carry, how: dict[str, Any]
) -> None:  # G15, G16
    fives, blues = "r5 o5 y5 b7 r1 o2 y3", "b1 b2 b5 g1 r2 o3 y4"
    with stacked(chromium, tmp_path, "p7 p2 p3 p4", fives, blues) as people:
        anna, ben = people(**how), people("Ben")
        table = meet("go5", anna, ben)
        play(anna, table, "draw", "lay r5 o5 y5", "discard r1")
        play(ben, table, "draw", "lay b1 b2 b5", "discard r2")
        play(anna, table, "draw")
        anna.go(f"/table/{table}")
        go5 = Go5(anna)
        anna.page.locator(".held:enabled").first.wait_for()
        carry(go5.place("hand b7"), go5.place("card b5"))
        expect(anna.page.locator(".chain li")).to_have_count(1)
        anna.shot("go5-chain")
        carry(go5.place("held"), go5.place("set A 1"))
        expect(anna.page.locator(".chain")).to_have_count(0)
        expect(go5.place("set A 1").locator("[data-card]")).to_have_count(4)
        expect(go5.place("card b7")).to_be_visible()


@ways
def test_what_is_carried_in_15go_is_placed(
    new_player: People, carry: Carry, how: dict[str, Any]
) -> None:
    anna = new_player(**how)
    anna.go(f"/table/{anna.open_table('fifteen', 3)}")
    table = Fifteen(anna)
    fits = anna.page.get_by_role("button", name=anna.say("web-fits"))
    while table.my_turn() and not fits.count():
        table.move()
    card = table.turned.get_attribute("data-card")
    taker = fits.first.element_handle()
    carry(table.turned, fits.first)
    anna.page.wait_for_function(
        "([taker, card]) => taker.querySelector(`[data-card=${card}]`)", arg=[taker, card]
    )


@ways
def test_cards_are_carried_onto_the_board(
    new_player: People, carry: Carry, how: dict[str, Any]
) -> None:
    anna = new_player(**how)
    anna.go(f"/table/{anna.open_table('highfive')}")
    table = HighFive(anna)
    assert table.my_turn()
    for square, card in table.advice():
        carry(table.held(card), table.square(square))
        expect(table.square(square).locator(f'[data-card="{card}"]')).to_be_visible()
    expect(anna.button("web-confirm")).to_be_enabled()


@ways
def test_a_card_is_carried_to_the_hand_and_another_to_the_discards(
    new_player: People, carry: Carry, how: dict[str, Any]
) -> None:  # I4, I5
    anna = new_player(**how)
    anna.go(f"/table/{anna.open_table('igo')}")
    table = IGo(anna)
    assert table.my_turn()
    carry(table.place("display"), anna.page.locator(".strip"))
    expect(anna.page.locator(".held:enabled")).to_have_count(13)
    name = anna.page.locator(".held").first.get_attribute("aria-label") or ""
    carry(anna.page.locator(".held").first, table.place("discards"))
    expect(table.place("discards")).to_have_attribute("aria-label", f"Discards, {name} on top")
