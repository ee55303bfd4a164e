"""Every screen that was drawn before it was built, beside what was built: output/beside.html.

On a phone by `make test`, in all ways by `make soak SOAKS=screens`.

The drawings are no part of this repository; HANDVOLL_MOCKUPS names the folder of their pictures.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser.conftest import OUTPUT
from tests.browser.whole import part
from tests.server.process import Server

SCREENS = {  # the drawing's name, and the specimen of it
    "lobby": "go5-4-lobby",
    "table-go5": "go5-4",
    "table-fifteen": "fifteen-4",
    "table-highfive": "highfive-4",
    "table-igo": "igo-4",
    "table-fiver": "fiver-4",
    "result": "go5-4-result",
    "replay": "highfive-4-replay",
    "specimen": "",
}
WAYS = {  # as the drawings are named: a size, or a whole page, and a scheme
    "1280x800.light": ViewportSize(width=1280, height=800),
    "1280x800.dark": ViewportSize(width=1280, height=800),
    "1024x768.light": ViewportSize(width=1024, height=768),
    "390x844.light": ViewportSize(width=390, height=844),
    "390x844.dark": ViewportSize(width=390, height=844),
    "390-whole.light": ViewportSize(width=390, height=844),
}
PAGE = """<!doctype html><meta charset="utf-8"><title>Drawn and built</title>
<style>body { font: 16px system-ui; margin: 16px } section { display: flex; gap: 16px }
img { max-width: 48vw; max-height: 90vh; border: 1px solid }</style>
"""


def test_what_was_drawn_stands_beside_what_was_built(
    chromium: Browser, stage: str, server: Server
) -> None:
    addresses = {drawn: stage.replace("stage", built) for drawn, built in SCREENS.items()}
    addresses["home"] = server.address
    ways = part([*WAYS], 3)  # a phone
    pairs = [each for way in ways for each in shoot(chromium, addresses, way)]
    (OUTPUT / "beside.html").write_text(PAGE + "\n".join(pairs), "utf-8")
    assert len(pairs) == len(ways) * len(addresses)


def shoot(chromium: Browser, addresses: dict[str, str], way: str) -> list[str]:
    """A picture of every screen in one size and scheme; pairs for the page."""
    (OUTPUT / "beside").mkdir(parents=True, exist_ok=True)
    pairs = []
    with chromium.new_context(
        viewport=WAYS[way],
        color_scheme="dark" if way.endswith("dark") else "light",
        reduced_motion="reduce",
        locale="en",
    ) as context:
        page = context.new_page()
        for drawn, address in addresses.items():
            page.goto(address)
            page.locator("main, .tbl, .specimen").first.wait_for()
            page.wait_for_load_state("networkidle")
            name = f"{drawn}.{way}.png"
            page.screenshot(path=OUTPUT / "beside" / name, full_page="whole" in way)
            pairs.append(pair(name))
    return pairs


def pair(name: str) -> str:
    """The drawing, where there is one, and the picture of what was built."""
    folder = os.environ.get("HANDVOLL_MOCKUPS", "")
    drawing = Path(folder) / name
    shown = f'<img src="{drawing.as_uri()}" alt="drawn">' if folder and drawing.exists() else ""
    return f'<h2>{name}</h2><section>{shown}<img src="beside/{name}" alt="built"></section>'


@pytest.mark.parametrize("name", ["lobby.1280x800.light.png"])
def test_without_drawings_the_page_shows_what_was_built(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HANDVOLL_MOCKUPS", raising=False)
    assert pair(name).count("<img") == 1
