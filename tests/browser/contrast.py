"""Contrast, measured in pictures: of words on a painted ground, where no style sheet tells it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

HERE = Path(__file__).parent
WORDS = (HERE / "words.js").read_text("utf-8")
MEASURE = (HERE / "contrast.js").read_text("utf-8")
READ = (HERE / "read.js").read_text("utf-8")
INK = """
(ink) => {
  const kept = document.adoptedStyleSheets.filter((each) => each !== window.ink_)
  window.ink_ = new CSSStyleSheet()
  window.ink_.replaceSync(`*, ::before, ::after { -webkit-text-fill-color: ${ink} !important;
    transition: none !important; text-shadow: none !important }`)
  document.adoptedStyleSheets = ink ? [...kept, window.ink_] : kept
}
"""
DRAWN = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
BACK = """
() => {
  for (const [each, [left, top]] of window.scrolled_ ?? [])
    each.scrollTo({ left, top, behavior: 'instant' })
  delete window.scrolled_
}
"""


def pale(page: Page, selectors: list[str]) -> list[str]:
    """The words of these elements that do not stand out from what lies behind them."""
    found: list[str] = []
    left = selectors
    while left:
        words = page.evaluate(WORDS, left)
        if words:
            found += _measured(page, words)
        seen = {each["of"] for each in words}
        left = [each for each in left[1:] if each not in seen]
    page.evaluate(BACK)
    return found


def _measured(page: Page, words: list[dict[str, Any]]) -> list[str]:
    plain, bare = _inked(page, "#f0f"), _inked(page, "transparent")
    page.evaluate(INK, "")
    now = page.evaluate(WORDS, list(dict.fromkeys(each["of"] for each in words)))
    still = [each for each in words if each in now]  # a table may have gone on meanwhile
    asked = {"plain": plain, "bare": bare, "words": still}
    found: list[str] = reader(page).evaluate(MEASURE, asked)
    return found


def _inked(page: Page, ink: str) -> str:
    page.evaluate(INK, ink)
    return picture(page)


def picture(page: Page) -> str:
    """What is seen, as an address; taken fast, once what was changed has been drawn."""
    page.evaluate(DRAWN)
    line = page.context.new_cdp_session(page)
    shot = line.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    line.detach()
    return f"data:image/png;base64,{shot['data']}"


def reader(page: Page) -> Page:
    """A page that may read pictures: our own let nobody do so."""
    assert page.context.browser
    return _reader(page.context.browser)


@cache
def _reader(browser: Browser) -> Page:
    page = browser.new_page()
    page.evaluate(READ)
    return page
