"""How somebody likes to play: what is played for them, and how fast the others move."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, People
from tests.browser.fifteen import Fifteen
from tests.browser.player import Player


def keep(player: Player) -> Locator:
    """The button of a card that fits nowhere."""
    return player.page.locator(".turn").get_by_role("button", name=player.say("fifteen-do-keep"))


def menu(player: Player) -> None:
    """Open the table's menu."""
    player.button("web-menu").filter(visible=True).click()


def switch(player: Player) -> Locator:
    """Whether forced moves are played for me."""
    return player.page.get_by_role("switch", name=player.say("web-forced"))


def place_all(table: Fifteen) -> int:
    """Put every card where it fits, and nothing else, to the end; how many."""
    fits = table.page.get_by_role("button", name=table.player.say("web-fits"))
    placed = 0
    while True:
        fits.or_(table.result).first.wait_for()
        if table.result.is_visible():
            return placed
        table.move()
        placed += 1


def test_a_card_that_fits_nowhere_is_kept_for_me_until_i_say_otherwise(new_player: People) -> None:
    anna = new_player(lang="de", size=PHONE, by_hand=False)
    address = f"/table/{anna.open_table('fifteen', 3, options={'colours': 2})}"
    anna.go(address)
    assert place_all(Fifteen(anna)) > 0, "the game ends although nobody ever keeps a card"

    anna.go(f"/table/{anna.open_table('fifteen', 3)}")
    menu(anna)
    expect(switch(anna)).to_be_checked()
    switch(anna).click()
    anna.shot("habits")
    anna.page.keyboard.press("Escape")
    table = Fifteen(anna)
    while table.my_turn() and not keep(anna).count():
        table.move()
    anna.page.wait_for_timeout(300)
    expect(keep(anna)).to_be_visible()  # it waits for me now
    anna.page.reload()
    menu(anna)
    expect(switch(anna)).not_to_be_checked()  # remembered
    anna.go(f"/table/{anna.open_table('highfive')}")
    menu(anna)
    expect(anna.page.get_by_role("group", name=anna.say("web-speed"))).to_be_visible()
    expect(switch(anna)).to_have_count(0)  # every move is worth a tap there


def test_with_quick_eyes_nothing_is_played_by_itself(new_player: People) -> None:
    anna = new_player(by_hand=False)
    anna.go(f"/table/{anna.open_table('fifteen', options={'overlook': True})}")
    expect(keep(anna)).to_be_visible()
    anna.page.wait_for_timeout(300)  # F8: whether it fits is mine to see
    expect(keep(anna)).to_be_visible()


def test_the_others_are_as_fast_as_i_like_and_so_are_bots_of_my_own(new_player: People) -> None:
    anna = new_player()
    anna.go("/")
    finger = anna.page.locator("article[data-game=fifteen]")
    finger.get_by_role("button", name=anna.say("web-play-now")).click()
    anna.click("web-begin")
    anna.page.locator(".tbl").wait_for()
    menu(anna)
    speed = anna.page.get_by_role("group", name=anna.say("web-speed"))
    quick = speed.get_by_role("button", name=anna.say("web-speed-quick"))
    with anna.page.expect_response("**/change"):
        quick.click()
    pace = anna.get(f"/api/tables/{anna.where.removeprefix('/table/')}")["settings"]["pace"]
    assert pace == 0.5
    anna.page.reload()
    menu(anna)
    expect(quick).to_have_attribute("aria-pressed", "true")
