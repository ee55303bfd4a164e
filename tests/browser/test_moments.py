"""Every moment starts, can be skipped, and holds nobody up for longer than it lasts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.conftest import DESKTOP, OUTPUT, PHONE
from tests.browser.moments import TABLES, Moment, moments
from tests.browser.staged import staged
from tests.browser.theatre import enter
from tests.browser.whole import part

STAGED = staged()
AT_ONCE = 32  # things that move in a moment: a slow phone draws 60 frames a second of these
PLAY = (Path(__file__).parent / "moment.js").read_text("utf-8")
SHOW = """
async ({ moment, look }) => {
  void stage.put(moment)
  while (!document.querySelector(`.moment.${look}`)) {
    if (document.querySelector('.moment')) stage.sitting.show.hurry()
    await new Promise(requestAnimationFrame)
  }
  const moving = document.querySelector('.moment').getAnimations({ subtree: true })
  for (const each of moving) each.finish()
}
"""
COUNT = """
() => {
  window.staged_ = 0
  const count = () => (window.staged_ += document.querySelectorAll('.moment').length)
  new MutationObserver(count).observe(document, { childList: true, subtree: true })
}
"""


@pytest.fixture(params=[False, True], ids=["moving", "still"])
def theatre_page(
    chromium: Browser, stage: str, request: pytest.FixtureRequest
) -> Iterator[tuple[Page, bool]]:
    still: bool = request.param
    with chromium.new_context(reduced_motion="reduce" if still else "no-preference") as context:
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        enter(page, stage)
        if still:  # how long is a token of the design
            page.add_style_tag(content=":root { --d-moment: 400ms !important }")
        yield page, still
        assert not errors, errors


def test_every_moment_starts_and_passes_in_time_or_when_somebody_wants(
    theatre_page: tuple[Page, bool],
) -> None:
    page, still = theatre_page
    said: dict[str, set[str]] = {}
    for number, (name, moment) in enumerate(STAGED.items()):
        for by in part(["itself", "tap", "key"], number + still, *(() if still else ["itself"])):
            seen: dict[str, Any] = page.evaluate(PLAY, {"moment": moment, "look": name, "by": by})
            assert seen["gone"], f"{name} stays, by {by}"
            assert bool(seen["moving"]) != still, name
            assert seen["moving"] <= AT_ONCE, f"{name}: each thing that moves costs every frame"
            assert set(seen["what"]) <= {"transform", "opacity"}, "no frame is laid out or painted"
            said.setdefault(name, set()).add(seen["words"])
    assert all(len(words) == 1 for words in said.values()), said
    assert all(words.pop().strip() for words in said.values())


def test_moments_are_seen(chromium: Browser, stage: str) -> None:
    for width, height in (DESKTOP, PHONE):
        with chromium.new_context(viewport=ViewportSize(width=width, height=height)) as context:
            page = context.new_page()
            enter(page, stage)
            for name, moment in STAGED.items():
                page.evaluate(SHOW, {"moment": moment, "look": name})
                page.screenshot(path=OUTPUT / f"moment-{name}-{width}.png")
                box = page.locator(".moment .band").bounding_box()
                assert box and box["y"] >= 0 and box["y"] + box["height"] <= height, name
                page.evaluate("() => stage.sitting.show.hurry()")


def test_who_must_answer_in_time_is_shown_no_moment(chromium: Browser, stage: str) -> None:
    moment = STAGED["fifth"]
    first, last = moment["heard"]
    hasty = {**last, "clock": {"of": "answer", "ms": 5000}}
    with chromium.new_context() as context:
        page = context.new_page()
        enter(page, stage)
        page.evaluate(COUNT)
        page.evaluate("(moment) => stage.put(moment)", {**moment, "heard": [first, hasty]})
        assert page.evaluate("() => window.staged_") == 0


def test_nothing_is_staged_while_the_sand_runs(chromium: Browser, stage: str) -> None:
    with chromium.new_context() as context:
        page = context.new_page()
        enter(page, stage)
        found: dict[str, Moment] = moments("fiver")
        page.evaluate("(moment) => stage.put(moment)", next(iter(found.values())))
        assert page.evaluate("() => stage.game.moments === undefined")
    assert set(TABLES) - {"fiver"} == {moment["game"] for moment in STAGED.values()}
