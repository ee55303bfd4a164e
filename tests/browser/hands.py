"""Carrying a thing with a mouse, or with a finger."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

Carry = Callable[[Locator, Locator], None]
STEPS = 4


def by_mouse(what: Locator, where: Locator) -> None:
    """Press on one thing, let go over another."""
    mouse = what.page.mouse
    mouse.move(*_on(what))
    mouse.down()
    mouse.move(*_on(where), steps=STEPS)
    mouse.up()


class Finger:
    """One finger on a page."""

    def __init__(self, page: Page) -> None:
        self.wire = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        """Touch a point."""
        self._touch("touchStart", (x, y))

    def move(self, x: float, y: float) -> None:
        """Slide to a point."""
        self._touch("touchMove", (x, y))

    def up(self) -> None:
        """Let go."""
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y} for x, y in points]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def by_finger(what: Locator, where: Locator) -> None:
    """Touch one thing, slide to another, let go."""
    finger = Finger(what.page)
    (x, y), (to_x, to_y) = _on(what), _on(where)
    finger.down(x, y)
    for i in range(1, STEPS + 1):
        finger.move(x + (to_x - x) * i / STEPS, y + (to_y - y) * i / STEPS)
    finger.up()
    finger.wire.detach()


def _on(thing: Locator) -> tuple[float, float]:
    """A point on it that the next card does not cover."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    return box["x"] + min(box["width"] / 3, 12), box["y"] + box["height"] / 2
