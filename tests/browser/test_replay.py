"""A replay in the browser: step, scrub, other eyes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SMALL, People
from tests.browser.games import TABLES
from tests.browser.wired import finish

# With three times as many cards, as towards the end of a long game, those beyond their hand's edge.
CROWDED = """
() => [...document.querySelectorAll('.openhand')].flatMap((hand) => {
  hand.append(...[...hand.children, ...hand.children].map((card) => card.cloneNode(true)))
  const edge = hand.getBoundingClientRect().right
  return [...hand.children].filter((card) => card.getBoundingClientRect().right > edge).map(String)
})
"""


@pytest.mark.parametrize("game", TABLES)
def test_a_game_is_watched_again(new_player: People, game: str) -> None:
    player = new_player(calm=True)
    table = player.open_table(game, **TABLES[game].brief)
    finish(player, table)
    player.go(f"/table/{table}")
    player.page.get_by_role("link", name=player.say("web-watch-replay")).click()
    scrubber = player.page.get_by_role("slider")
    scrubber.wait_for()
    player.click("web-on-one")
    expect(scrubber).to_have_value("2")
    if game == "fiver":  # dice were rolled, and no cards shuffled
        expect(player.page.locator(".reel .turn p")).to_contain_text("Round 1:")
    scrubber.press("End")
    expect(scrubber).to_have_value(scrubber.get_attribute("max") or "")
    eyes = player.page.get_by_role("group", name=player.say("web-whose-eyes"))
    eyes.get_by_role("button", name="Anna").click()
    expect(eyes.get_by_role("button", name="Anna")).to_have_attribute("aria-pressed", "true")
    player.page.goto(f"/table/{table}/replay?move=3")
    expect(player.page.get_by_role("slider")).to_have_value("3")
    if game == "highfive":  # what the move has changed
        expect(player.page.locator(".plate .num", has_text="→")).to_have_count(1)
        player.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
        assert not player.page.evaluate(CROWDED), "a hand runs past its edge"
