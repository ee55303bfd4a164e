"""Other eyes and a single thumb, on every kind of screen beside the table itself.

In German, whose words are the longest: 400 %, colours that a system chooses, and one hand.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, People
from tests.browser.contrast import picture, reader
from tests.browser.look import AT_REST
from tests.browser.player import Player
from tests.browser.television import Television
from tests.browser.wired import finish

HERE = Path(__file__).parent
REACH, SEEN, APART = [
    (HERE / f"{name}.js").read_text("utf-8") for name in ("reach", "seen", "apart")
]
ENLARGED = (320, 256)  # 1280 x 1024 at 400 %
HIGH = 0.2  # of the screen: what a thumb does not reach when the hand holds a phone
# What cannot be brought into reach by scrolling; what stands there has a twin in the settings, but
# for what lies before the others, who sit across the table.
TOO_HIGH = """
(high) => {
  const modal = document.querySelector('dialog[open]') ?? document
  const seen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  return [...modal.querySelectorAll('button, a[href], input, select, summary')]
    .filter((each) => seen(each) && !each.closest('.bar, .hometop, .seat.you, .at-others'))
    .filter((each) => {
      const { top, height } = each.getBoundingClientRect()
      return (top + height / 2) / innerHeight < high
    })
    .map((each) => each.ariaLabel ?? each.textContent.trim())
}
"""
# No words any more, and then nothing but the ground.
MUTE = """
() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  for (let node = walk.nextNode(); node; node = walk.nextNode()) found.push(node)
  const words = found.filter((each) => each.data.trim() && !each.parentElement.closest('svg'))
  for (const node of words) {
    const mute = document.createElement('x-mute')
    mute.style.visibility = 'hidden'
    node.replaceWith(mute)
    mute.append(node)
  }
}
"""
BLANK = """
() => {
  for (const each of document.querySelectorAll('body > *, dialog')) each.style.visibility = 'hidden'
}
"""


def home(player: Player) -> None:
    player.go("/")
    player.page.locator(".home footer").wait_for()


def start(player: Player) -> None:
    home(player)
    player.page.locator("article[data-game=igo] .btn.main").click()
    player.button("web-begin").wait_for()


def settings(player: Player) -> None:
    home(player)
    player.click("web-settings")
    player.page.locator("dialog .choice").first.wait_for()


def lobby(player: Player) -> None:
    player.go(f"/table/{player.open_table('go5', 3, bots=False)}")
    player.page.locator(".opts li").nth(1).wait_for()


def lobby_settings(player: Player) -> None:
    lobby(player)
    player.click("web-settings")
    player.page.locator("dialog").get_by_role("button", name=player.say("web-leave")).wait_for()


def beside(player: Player) -> None:
    """What lies beside a table: its menu, by way of the scores."""
    player.go(f"/table/{player.open_table('highfive')}")
    player.button("web-scores").filter(visible=True).click()
    player.page.locator("dialog").get_by_role("button", name=player.say("web-settings")).click()
    player.page.locator("dialog .choice").first.wait_for()


def result(player: Player) -> None:
    player.go(f"/table/{over(player)}")
    player.page.locator("main.result").wait_for()


def replay(player: Player) -> None:
    player.go(f"/table/{over(player)}/replay?move=6")
    player.page.locator(".scrub").wait_for()


def evening(player: Player) -> None:
    player.go(f"/evening/{over(player)}")
    player.page.locator(".totals li").first.wait_for()


def you(player: Player) -> None:
    over(player)
    player.go("/you")
    player.page.locator("main .sheet").first.wait_for()


def over(player: Player) -> str:
    """A table whose game is over."""
    table = player.open_table("igo", options={"target": 1})
    finish(player, table)
    return table


def rules(player: Player) -> None:
    player.go("/rules/go5")
    player.page.locator(".rules h2").first.wait_for()


def lesson(player: Player) -> None:
    player.go("/learn/fifteen")
    player.page.locator(".bubble").first.wait_for()


def listed(path: str) -> Callable[[Player], None]:
    """A page with all five games."""

    def go(player: Player) -> None:
        player.go(path)
        player.page.locator("main").get_by_text("15GO!").first.wait_for()

    return go


def television(player: Player) -> None:
    """A phone is asked what a television should show."""
    player.open_table("fifteen", bots=False)
    tv = Television(player)
    player.go(f"/tv/{tv.code}")
    player.page.get_by_role("button", name="15GO!").first.wait_for()


def trouble(player: Player) -> None:
    player.go("/missing/page")


SCREENS: dict[str, Callable[[Player], None]] = {
    each.__name__: each
    for each in (
        home, start, settings, lobby, lobby_settings, beside, result, replay, evening, you, rules,
        lesson, television, trouble,
    )
} | {name: listed(f"/{name}") for name in ("daily", "puzzles")}  # fmt: skip


def unseen(page: Page) -> list[str]:
    """Words and controls that are not seen, and what is on and looks as if it were not."""
    things, pictures = page.evaluate(SEEN, False), [picture(page)]
    for change in (MUTE, SEEN, BLANK):
        page.evaluate(change, True)
        pictures.append(picture(page))
    now, mute, off, blank = pictures
    pairs = {"words": [now, mute], "on": [mute, off], "controls": [now, blank]}
    return [
        f"{what} not seen: {each}"
        for what, pair in pairs.items()
        for each in _alike(page, pair, things[what])
    ]


def _alike(page: Page, pictures: list[str], things: list[object]) -> list[str]:
    found: list[str] = reader(page).evaluate(APART, {"pictures": pictures, "things": things})
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everybody(new_player: People, screen: str) -> None:
    player = new_player(lang="de", size=PHONE, calm=True)
    SCREENS[screen](player)
    page = player.page
    page.wait_for_function(AT_REST)
    faults = [f"too high for a thumb: {each}" for each in page.evaluate(TOO_HIGH, HIGH)]
    page.set_viewport_size({"width": ENLARGED[0], "height": ENLARGED[1]})
    player.shot(f"{screen}-enlarged")
    faults += [f"400 %: {each}" for each in page.evaluate(REACH)]
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.emulate_media(forced_colors="active")
    player.shot(f"{screen}-forced")
    faults += [f"forced: {each}" for each in unseen(page)]
    assert not faults, "\n".join(faults)
