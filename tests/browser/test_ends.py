"""A result, however long its game was: what comes next is at hand, what was played to is seen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize

from tests.browser.conftest import DESKTOP, OUTPUT, PHONE
from tests.browser.moments import told
from tests.browser.theatre import enter
from tools import specimens

GAMES: dict[str, dict[str, Any]] = {
    "go5": {"target": 900},
    "fifteen": {},
    "highfive": {},
    "igo": {"target": 10},  # many hands: a long sheet
    "fiver": {},
}
GOALS = {"go5": "900"}  # what is played to has a line in the chart


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_what_comes_next_is_above_the_fold(
    chromium: Browser, stage: str, game: str, size: tuple[int, int]
) -> None:
    width, height = size
    match, _ = specimens.played(game, 4, GAMES[game], 1)
    over = {"game": game, "tried": {}, "result": True, "heard": [told(match, since=0)]}
    with chromium.new_context(viewport=ViewportSize(width=width, height=height)) as context:
        page = context.new_page()
        enter(page, stage)
        page.evaluate("(moment) => stage.put(moment)", over)
        again = page.locator(".again .main")
        assert bottom(again) <= height
        others = page.locator(".again .nexts button")
        assert others.count() == len(GAMES) - 1
        assert all(bottom(each) <= height for each in others.all())
        page.screenshot(path=OUTPUT / f"end-{game}-{width}.png")
        if game in GOALS:
            assert page.locator(".lines .goal").count() == 1
            assert GOALS[game] in page.locator(".lines text").all_text_contents()


def bottom(thing: Locator) -> float:
    """How far down something reaches."""
    box = thing.bounding_box()
    assert box
    return box["y"] + box["height"]
