"""Nothing of a table's frame ever leaves the screen, whatever the moment, language and size."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.moments import TABLES, moments
from tests.browser.theatre import enter
from tests.browser.whole import WHOLE, part

FITS = (Path(__file__).parent / "fits.js").read_text("utf-8")
SIZES = [(320, 640), (390, 664), (390, 844), (844, 390), (820, 1180), (683, 400), (1280, 800)]
LANGUAGES = ("en", "de", "nl", "fr")
WAYS = [(size, language) for size in SIZES for language in LANGUAGES]
NARROW = ((320, 640), "de")  # the longest words on the smallest screen
WALK = f"""
async ({{ moment, languages }}) => {{
  const fits = {FITS}
  const faults = []
  await stage.put(moment)
  for (const language of languages) {{
    await stage.speak(language)
    faults.push(...fits().map((each) => `${{language}}: ${{each}}`))
  }}
  return faults
}}
"""
STILL = """
* { animation: none !important; transition: none !important; }
:root { --d-turn: 1ms; --d-travel: 1ms; --d-gap: 1ms; --d-show: 1ms; --d-moment: 1ms; }
"""


@pytest.fixture
def page(chromium: Browser, stage: str) -> Iterator[Page]:
    with chromium.new_context() as context:
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        enter(page, stage)
        page.add_style_tag(content=STILL)
        yield page
        assert not errors, errors


@pytest.mark.parametrize("game", TABLES)
def test_nothing_leaves_the_screen(page: Page, game: str) -> None:
    faults = []
    for number, (name, moment) in enumerate(moments(game).items()):
        more = WHOLE or number % 2  # what is looked at in another way too
        seen = part(WAYS, number // 2, NARROW) if more else [NARROW]
        for (width, height), ways in groupby(seen, key=itemgetter(0)):
            page.set_viewport_size({"width": width, "height": height})
            languages = [language for _, language in ways]
            found = page.evaluate(WALK, {"moment": moment, "languages": languages})
            faults += [f"{width}x{height} {name}, {each}" for each in found]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)
