"""Looking at a screen: a picture is kept, and it must be fit for everybody."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.contrast import pale
from tests.browser.player import Player
from tests.browser.whole import WHOLE

HERE = Path(__file__).parent
AXE = HERE.parents[1] / "web/node_modules/axe-core/axe.min.js"
AT_REST = """
() => document.getAnimations().every(each =>
  each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)
"""
FEW = 3  # of many in the same ink on the same kind of thing tell it all
MEASURED: Counter[str] = Counter()  # how many of a kind were, on any screen so far


def look(player: Player, name: str) -> None:
    """Keep a picture; what is unfit for eyes, ears or fingers fails the test at its end."""
    player.page.wait_for_function(AT_REST)
    player.shot(name)
    faults = layout_faults(player.page) + axe_faults(player.page)
    if (spoken := player.page.locator("html").get_attribute("lang")) != player.lang:
        faults.append(f"speaks {spoken} instead of {player.lang}")
    player.faults.extend(f"{name} at {player.where}: {each}" for each in faults)


def layout_faults(page: Page) -> list[str]:
    """Overflow, small targets, cut words, and words that no catalogue has."""
    found: list[str] = page.evaluate(_script(HERE / "layout.js"))
    return found


def axe_faults(page: Page) -> list[str]:
    """What axe finds, best practices included, and what is pale where it cannot tell."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_script(AXE))
    found = page.evaluate(_script(HERE / "axe.js"))
    faults: list[str] = found["faults"]
    return faults + pale(page, few(found["unsure"]))


def few(unsure: list[tuple[str, str]]) -> list[str]:
    """Where to measure: a few of each kind; in soak a few on every screen."""
    if WHOLE:
        MEASURED.clear()
    chosen = []
    for selector, kind in unsure:
        MEASURED[kind] += 1
        if MEASURED[kind] <= FEW:
            chosen.append(selector)
    return chosen


@cache
def _script(file: Path) -> str:
    return file.read_text("utf-8")
