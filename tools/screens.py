"""Photograph the web client into docs/pictures: a real server, a real Chromium, games in mid-play.

Run as a module (python -m tools.screens) after `make web`.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from handvoll.engine.game import Options, View
from tests.server.guest import Guest, Update, is_awaited, is_over
from tests.server.process import Server
from tests.server.screen import Screen
from tools.chromium import HOW, find

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
DESKTOP, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)
WALL = ViewportSize(width=1920, height=1080)
WHOLE = 10_000  # moves: to the end
LEVELS = "243"  # of the bots, so that each has a face of its own


@dataclass(frozen=True, slots=True)
class Scene:
    """A table some moves into its game, played as a good bot would."""

    game: str
    moves: int
    options: Options
    seats: int = 4
    sets: int = 0  # that Mia has laid by then, in Go5


SCENES = {
    "go5": Scene("go5", WHOLE, {"target": 2000}, sets=2),
    "fifteen": Scene("fifteen", 25, {}),
    "highfive": Scene("highfive", 3, {}),
    "igo": Scene("igo", 2, {"target": 10}),
    "fiver": Scene("fiver", 3, {"seconds": 180}, 3),
    "over": Scene("highfive", WHOLE, {}),
}
GAMES = [name for name in SCENES if name != "over"]


async def sit_down(address: str) -> tuple[str, dict[str, str]]:
    """Play every scene; Mia's cookie, and the tables."""
    mia = await Guest.known(address, "Mia")
    return mia.cookie, {name: await play(mia, scene) for name, scene in SCENES.items()}


async def play(guest: Guest, scene: Scene) -> str:
    """A table with bots, so many moves into the game."""
    slow = {"pace": 10 if scene.game == "fiver" else 0}  # or the search would be over
    table = await guest.open(scene.game, scene.seats, options=scene.options, settings=slow)
    for seat, level in zip("BCD"[: scene.seats - 1], LEVELS, strict=False):
        await guest.post(f"/api/tables/{table}/bots", seat=seat, level=level)
    await guest.post(f"/api/tables/{table}/start")
    async with guest.live(table) as live:
        for _ in range(scene.moves):
            await live.until(is_due)
            if is_over(live.update) or enough(live.update["view"], scene):
                break
            seq = live.update["seq"]
            if is_awaited(live.update):
                await live.ask("ready", seq=seq)
            else:
                await live.play((await live.ask("hint"))["hint"])
            await live.until(lambda update, seq=seq: update["seq"] > seq)
        await live.until(is_due)
    return table


def is_due(update: Update) -> bool:
    """Whether there is something to do, or nothing any more."""
    return bool(update["moves"] or is_awaited(update) or is_over(update))


def enough(view: View, scene: Scene) -> bool:
    """Whether as many sets lie there as are wanted."""
    return 0 < scene.sets <= len(view["places"]["A"]["sets"])


def screens(tables: dict[str, str]) -> dict[str, tuple[str, ViewportSize, bool]]:
    """What is photographed: the address, the size, and whether in the dark."""
    over = f"/table/{tables['over']}"
    paths = {"home": "/", **{name: f"/table/{tables[name]}" for name in GAMES}}
    paths |= {"result": over, "replay": f"{over}/replay?move=18"}
    ways = {"": (DESKTOP, False), "-dark": (DESKTOP, True)}
    ways |= {"-phone": (PHONE, False), "-phone-dark": (PHONE, True)}
    return {
        f"{name}{way}": (path, size, dark)
        for name, path in paths.items()
        for way, (size, dark) in ways.items()
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


async def pointed(address: str, cookie: str, table: str) -> str:
    """A television at Mia's table; its cookie."""
    television = Screen(address)
    await television.pointed_by(Guest(address, "Mia", cookie=cookie), table)
    return television.own


def photograph_television(browser: Browser, address: str, own: str) -> None:
    """The table on the wall."""
    context = browser.new_context(viewport=WALL, color_scheme="light", locale="en")
    context.add_cookies([{"name": "handvoll-tv", "value": own, "url": address}])
    page = context.new_page()
    page.goto(f"{address}/tv", wait_until="networkidle")
    page.locator("main").wait_for()
    page.wait_for_timeout(3000)
    keep(page, PICTURES / "web-television.webp")
    context.close()


def keep(page: Page, file: Path) -> None:
    """A small picture: WebP, which Playwright itself does not write."""
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 86})
    file.write_bytes(base64.b64decode(shot["data"]))
    print(f"docs/pictures/{file.name}  {file.stat().st_size // 1000} kB")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser to photograph."""
    path = find()
    if not path:
        raise SystemExit(HOW)
    flags = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


def main() -> None:
    """Set the tables, photograph them, and then one of them on a television."""
    with TemporaryDirectory() as folder, Server(Path(folder) / "data") as server:
        cookie, tables = asyncio.run(sit_down(server.address))
        with chromium() as browser:
            photograph(browser, server.address, cookie, screens(tables))
        own = asyncio.run(pointed(server.address, cookie, tables["highfive"]))
        with chromium() as browser:
            photograph_television(browser, server.address, own)


if __name__ == "__main__":
    main()
