"""Photograph the client for links in messengers into web/public: home, as wide as they show it.

Run as a module (python -m tools.preview) after `make web`.
"""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.server.process import Server
from tools.chromium import HOW, find

PICTURE = Path(__file__).parent.parent / "web" / "public" / "preview.jpg"
SIZE = ViewportSize(width=1200, height=630)  # what messengers make room for
ONLY_THE_HAND = ".me, .solo, .open, footer { visibility: hidden }"


def photograph(browser: Browser, address: str) -> None:
    """Home in English, in the light, with all its pictures."""
    page = browser.new_page(viewport=SIZE, color_scheme="light", locale="en", bypass_csp=True)
    page.goto(address, wait_until="networkidle")
    page.locator(".finger .ill:not(:empty)").nth(4).wait_for()
    page.add_style_tag(content=ONLY_THE_HAND)
    page.screenshot(path=PICTURE, type="jpeg", quality=82)
    print(f"web/public/{PICTURE.name}  {PICTURE.stat().st_size // 1000} kB")


def main() -> None:
    """A real server, a real Chromium, one picture."""
    path = find()
    if not path:
        raise SystemExit(HOW)
    flags = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with (
        TemporaryDirectory() as folder,
        Server(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        photograph(browser, server.address)
        browser.close()


if __name__ == "__main__":
    main()
