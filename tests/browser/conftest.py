"""A real server, a real Chromium, and people at it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    Playwright,
    StorageState,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.player import PATIENCE, Player, make_player
from tests.browser.theatre import theatre
from tests.server.process import Server
from tools.chromium import HOW, find

OUTPUT = Path(__file__).parent / "output"  # screenshots of every screen
DESKTOP, PHONE, SMALL = (1280, 800), (390, 844), (320, 640)

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def launch(playwright: Playwright) -> Browser:
    """Start the browser the machine has."""
    path = find()
    if not path:
        pytest.exit(HOW, returncode=1)
    flags = ["--disable-gpu", "--disable-background-networking"]
    if sys.platform == "linux" and os.geteuid() == 0:
        flags.append("--no-sandbox")  # the sandbox refuses to work for root
    return playwright.chromium.launch(executable_path=path, args=flags)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server with the built client; the compiled one where make test-browser names it."""
    with start_server(tmp_path_factory.mktemp("browser")) as running:
        yield running


def start_server(
    folder: Path, module: str = "tests.server.run", more: tuple[str, ...] = ()
) -> Server:
    """A server of one's own."""
    folder.mkdir(parents=True, exist_ok=True)
    python = os.environ.get("HANDVOLL_SERVED_BY", sys.executable)
    return Server(folder / "data", module, more, python)


@pytest.fixture(scope="session")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an empty stage for tables, built once for all who test side by side."""
    own = tmp_path_factory.getbasetemp()
    folder = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with theatre(folder / "stage") as address:
        yield address


class People:
    """Sits people down at browsers, and asks afterwards what their browsers complained about."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self.chromium = chromium
        self.address = address
        self.players: list[Player] = []

    def __call__(
        self,
        name: str = "Anna",
        *,
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        dark: bool = False,
        calm: bool = False,
        hurry: bool = True,
        touch: bool = False,
        by_hand: bool = True,
        worker: bool = False,
        state: StorageState | None = None,
        address: str = "",
    ) -> Player:
        """Somebody new (or, with their state, somebody known) at a browser."""
        address = address or self.address
        context = self.chromium.new_context(
            base_url=address,
            locale=lang,
            viewport=ViewportSize(width=size[0], height=size[1]),
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=touch,
            storage_state=state,
        )
        screens = OUTPUT / f"{size[0]}-{lang}-{'dark' if dark else 'light'}"
        player = make_player(context, address, name, lang, screens, hurry, by_hand, worker)
        self.players.append(player)
        return player

    def leave(self) -> None:
        """Everybody closes their browser; nothing may have gone wrong in any."""
        for player in self.players:
            player.context.close()
        faults = [f"{player.name}: {each}" for player in self.players for each in player.faults]
        assert not faults, "\n".join(faults)


@pytest.fixture
def new_player(
    chromium: Browser, server: Server, request: pytest.FixtureRequest
) -> Iterator[People]:
    """People at browsers: new_player("Anna", lang="de", size=PHONE, dark=True)."""
    people = People(chromium, server.address)
    failures = request.session.testsfailed
    yield people
    if request.session.testsfailed > failures:
        for player in people.players:
            player.page.screenshot(path=OUTPUT / f"failed-{request.node.name}-{player.name}.png")
    people.leave()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for one file of tests, where nobody has done a task yet."""
    with start_server(tmp_path_factory.mktemp("house"), "tests.server.run_daily") as running:
        yield running


@pytest.fixture
def people(chromium: Browser, house: Server) -> Iterator[People]:
    """People at that server."""
    found = People(chromium, house.address)
    yield found
    found.leave()
