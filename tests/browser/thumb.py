"""One hand that holds a phone: its thumb taps in the lower three fifths of the screen."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, Position

HIGH = 0.4  # of the screen from its top: where no thumb gets
LOW = 0.85  # of the screen: what lies lower is out of sight while the table is near
MISSED = (Path(__file__).parent / "thumb.js").read_text("utf-8")


def tap(thing: Locator, at: Position | None = None) -> None:
    """Touch it where the thumb gets; what lies too high is brought down first."""
    page = thing.page
    thing.first.wait_for()
    if _at(thing, at) < HIGH or (_near(page) and _at(thing, at) > LOW):
        _pull(page, thing)
    assert _at(thing, at) >= HIGH, f"too high for a thumb: {thing}"
    thing.tap(position=at)


def missed(page: Page) -> set[str]:
    """What a thumb gets at neither as the table stands nor when it is near."""
    as_it_stands = set(page.evaluate(MISSED, HIGH))
    _pull(page, page.locator(".play"))
    near = set(page.evaluate(MISSED, HIGH))
    _pull(page, page.locator(".play"))
    return as_it_stands & near


def _pull(page: Page, thing: Locator) -> None:
    """Bring the top of the table down to the thumb, or let it go up again."""
    nearer = page.locator(".tabs .nearer")
    assert nearer.is_visible() and _at(nearer) >= HIGH, f"too high for a thumb: {thing}"
    nearer.click()
    page.wait_for_function("() => !document.querySelector('.play').getAnimations().length")


def _near(page: Page) -> bool:
    return page.locator(".tbl.near").count() > 0


def _at(thing: Locator, at: Position | None = None) -> float:
    """How far down the screen it is touched."""
    box, size = thing.bounding_box(), thing.page.viewport_size
    assert box and size
    return (box["y"] + (at["y"] if at else box["height"] / 2)) / size["height"]
