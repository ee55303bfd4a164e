"""Other eyes: colours some do not tell apart or a system chooses, 400 %, and a single thumb."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import PHONE, SMALL
from tests.browser.contrast import picture, reader
from tests.browser.moments import TABLES, Moment, moments
from tests.browser.test_sizes import STILL
from tests.browser.theatre import enter
from tests.browser.thumb import HIGH, missed
from tests.browser.whole import every_other, part

HERE = Path(__file__).parent
APART, STATES, REACH = [
    (HERE / f"{name}.js").read_text("utf-8") for name in ("apart", "states", "reach")
]
# As Chromium simulates them, by the matrices of Machado, Oliveira and Fernandes (2009).
DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia")
ENLARGED = (320, 256)  # 1280 x 1024 at 400 %
PLAIN = """
() => {
  const states = '.target, .ring, .lit, .plate.on, .die.missing, .shp.free'
  for (const each of document.querySelectorAll(states))
    each.classList.remove('target', 'ring', 'lit', 'on', 'missing', 'free')
  for (const each of document.querySelectorAll('.at-mine [aria-pressed=true]')) {
    each.ariaPressed = 'false'
    each.classList.remove('up', 'main', 'sel')
  }
}
"""
THUMB = """
() => [...document.querySelectorAll('.turn .do button, .at-mine button, .tabs button')]
  .filter((each) => each.checkVisibility())
  .map((each) => {
    const { top, height } = each.getBoundingClientRect()
    return [each.ariaLabel ?? each.textContent.trim(), (top + height / 2) / innerHeight]
  })
"""


@pytest.fixture
def page(chromium: Browser, stage: str) -> Iterator[Page]:
    with chromium.new_context(reduced_motion="reduce") as context:
        page = context.new_page()
        enter(page, stage)
        page.add_style_tag(content=STILL)
        yield page


def mine(game: str) -> dict[str, Moment]:
    """The moments in which something is chosen."""
    return {name: moment for name, moment in moments(game).items() if name.endswith(", choice")}


def alike(page: Page, moment: Moment) -> list[str]:
    """What cannot be told apart at a moment: something from how it is otherwise, two cards."""
    page.evaluate("moment => stage.put(moment)", moment)
    things: dict[str, list[dict[str, Any]]] = page.evaluate(STATES)
    before = picture(page)
    page.evaluate(PLAIN)
    found = compared(page, [before, picture(page)], things["states"])
    return found + compared(page, [before, before], things["pairs"])


def compared(page: Page, pictures: list[str], things: list[dict[str, Any]]) -> list[str]:
    if not things:
        return []
    found: list[str] = reader(page).evaluate(APART, {"pictures": pictures, "things": things})
    return found


@pytest.mark.parametrize("game", TABLES)
def test_nothing_is_told_by_colour_alone(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    eyes = page.context.new_cdp_session(page)
    faults = []
    for number, (name, moment) in enumerate(mine(game).items()):
        page.emulate_media(color_scheme="dark" if number % 2 else "light")
        for deficiency in part(DEFICIENCIES, number):
            eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
            faults += [f"{name}, {deficiency}: {each}" for each in alike(page, moment)]
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        page.emulate_media(forced_colors="active")
        faults += [f"{name}, forced: {each}" for each in alike(page, moment)]
        page.emulate_media(forced_colors="none")
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)


@pytest.mark.parametrize("game", TABLES)
def test_everything_is_reached_at_400_percent_and_by_a_thumb(page: Page, game: str) -> None:
    faults = []
    for name, moment in every_other(moments(game).items()):
        page.set_viewport_size({"width": ENLARGED[0], "height": ENLARGED[1]})
        page.evaluate("moment => stage.put(moment)", moment)
        page.evaluate("language => stage.speak(language)", "de")
        faults += [f"{name}: {each}" for each in page.evaluate(REACH)]
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        high = [each for each, at in page.evaluate(THUMB) if at < HIGH]
        page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
        high += missed(page)
        faults += [f"{name}: too high for a thumb: {each}" for each in high]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)
