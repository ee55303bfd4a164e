"""Photograph the web client into docs/pictures: a real server, a real Chromium, games in mid-play.

Run as a module (python -m tools.screens) after `make web`.
"""

from __future__ import annotations

import asyncio
import base64
import os
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from handvoll.engine.game import Options
from tests.server.guest import Guest
from tests.server.process import Server
from tools.chromium import HOW, find

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
DESKTOP, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)
WHOLE = 10_000  # moves: to the end


@dataclass(frozen=True, slots=True)
class Scene:
    """A table some moves into its game."""

    game: str
    moves: int
    options: Options


SCENES = {
    "fifteen": Scene("fifteen", 25, {}),
    "highfive": Scene("highfive", 4, {}),
    "over": Scene("highfive", WHOLE, {}),
}


async def sit_down(address: str) -> tuple[str, dict[str, str]]:
    """Play every scene; Mia's cookie, and the tables."""
    mia = await Guest.known(address, "Mia")
    return mia.cookie, {name: await play(mia, scene) for name, scene in SCENES.items()}


async def play(guest: Guest, scene: Scene) -> str:
    """A table with bots, so many moves into the game."""
    settings = {"pace": 0}
    table = await guest.open(scene.game, 4, options=scene.options, settings=settings)
    await guest.post(f"/api/tables/{table}/start", fill="quick")
    async with guest.live(table) as live:
        await live.play_on(Random(4), scene.moves)
        await live.until(lambda update: update["moves"] or update["table"]["status"] == "over")
    return table


def screens(tables: dict[str, str]) -> dict[str, tuple[str, ViewportSize, bool]]:
    """What is photographed: the address, the size, and whether in the dark."""
    shots = {"home": ("/", DESKTOP, False), "home-phone": ("/", PHONE, False)}
    for name in ("fifteen", "highfive"):
        path = f"/table/{tables[name]}"
        shots |= {name: (path, DESKTOP, False), f"{name}-dark": (path, DESKTOP, True)}
        shots |= {f"{name}-phone": (path, PHONE, False), f"{name}-phone-dark": (path, PHONE, True)}
    over = f"/table/{tables['over']}"
    return {
        **shots,
        "result": (over, DESKTOP, False),
        "replay": (f"{over}/replay?move=18", DESKTOP, False),
    }


def photograph(
    browser: Browser, address: str, cookie: str, shots: dict[str, tuple[str, ViewportSize, bool]]
) -> None:
    """Take every picture."""
    for name, (path, size, dark) in shots.items():
        context = browser.new_context(
            viewport=size, color_scheme="dark" if dark else "light", locale="en"
        )
        context.add_cookies([{"name": "handvoll", "value": cookie, "url": address}])
        context.add_init_script("localStorage.setItem('handvoll.name', 'Mia')")
        page = context.new_page()
        page.goto(address + path, wait_until="networkidle")
        page.locator("main").wait_for()
        page.wait_for_timeout(1000)  # for what moves in
        keep(page, PICTURES / f"web-{name}.webp")
        context.close()


def keep(page: Page, file: Path) -> None:
    """A small picture: WebP, which Playwright itself does not write."""
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 86})
    file.write_bytes(base64.b64decode(shot["data"]))
    print(f"docs/pictures/{file.name}  {file.stat().st_size // 1000} kB")


def main() -> None:
    """Set the tables, then photograph them."""
    path = find()
    if not path:
        raise SystemExit(HOW)
    flags = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with TemporaryDirectory() as folder, Server(Path(folder) / "data") as server:
        cookie, tables = asyncio.run(sit_down(server.address))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=flags)
            photograph(browser, server.address, cookie, screens(tables))
            browser.close()


if __name__ == "__main__":
    main()
