"""Somebody at a browser. Whatever the browser complains about fails the test."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, BrowserContext, ConsoleMessage, Locator, Request

from handvoll.engine.errors import Fact
from handvoll.text import say

PATIENCE = 90_000  # ms; nothing takes so long, whatever the machine is busy with

# The same journeys, only quicker: the lengths of all motion are tokens of the design.
HURRY = """
addEventListener('DOMContentLoaded', () => {
  for (const length of ['press', 'small', 'turn', 'travel', 'gap', 'show', 'moment'])
    document.documentElement.style.setProperty(`--d-${length}`, '1ms')
})
"""


# What browsers say when a server is away.
NETWORK = (
    "net::ERR_",
    "WebSocket",
    "Failed to load resource",
    "Failed to fetch",
    "when fetching the script",
)
LATE = ("WebSocket is closed before",)  # of an attempt given up while the server was away


class Player:
    """A browser of one's own: page, language, and what went wrong so far."""

    def __init__(self, context: BrowserContext, address: str, name: str, lang: str) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.lang = lang
        self.faults: list[str] = []
        self.forgiven: tuple[str, ...] = ()  # what may be complained about
        self.screens: Path | None = None  # where screenshots are kept
        context.set_default_timeout(PATIENCE)
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))
        context.on("request", self._asked)
        self.page = context.new_page()
        self.page.on("websocket", lambda line: self._only_here(line.url))

    def _heard(self, message: ConsoleMessage) -> None:
        """Errors and warnings; broken content policies are among them."""
        expected = any(word in message.text for word in self.forgiven)
        if message.type in ("error", "warning") and not expected:
            self.faults.append(f"{message.type}: {message.text} ({message.page and self.where})")

    def _asked(self, request: Request) -> None:
        self._only_here(request.url)

    def _only_here(self, url: str) -> None:
        here = self.address.removeprefix("http")
        if not url.startswith(("http" + here, "ws" + here, "data:", "blob:")):
            self.faults.append(f"asked somebody else: {url}")

    @contextmanager
    def bad_line(self) -> Iterator[None]:
        """Within this, the network may fail: the browser says so, and nobody minds."""
        self.forgiven = NETWORK
        yield
        if not self.page.is_closed():
            self.page.evaluate("() => 0")  # whatever was complained about so far has come by now
        self.forgiven = LATE

    # Where we are

    @property
    def where(self) -> str:
        """The address of the page, without the server's."""
        return self.page.url.removeprefix(self.address)

    def go(self, path: str) -> None:
        """Open a page."""
        self.page.goto(path)
        self.page.locator("main").first.wait_for()

    # Words and things

    def say(self, message: str, **facts: Fact) -> str:
        """A message in the player's language."""
        return say(message, facts, self.lang)

    def button(self, message: str, **facts: Fact) -> Locator:
        """The button that says this."""
        return self.page.get_by_role("button", name=self.say(message, **facts), exact=True)

    def click(self, message: str, **facts: Fact) -> None:
        """Click the button that says this."""
        self.button(message, **facts).first.click()

    # Short ways, where the long one is not what is tested

    def post(self, path: str, **body: object) -> Any:
        """A request as our pages make it."""
        answer = self.context.request.post(path, data=body, headers={"origin": self.address})
        return self._said(answer)

    def get(self, path: str) -> Any:
        """What lies there."""
        return self._said(self.context.request.get(path))

    def _said(self, answer: APIResponse) -> Any:
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, game: str, seats: int = 2, *, bots: bool = True, **more: Any) -> str:
        """A table with quick bots that do not dawdle, begun; or one that waits for friends."""
        settings = {"pace": 0, **more.pop("settings", {})}
        self.post("/api/me", name=self.name)
        table = self.post("/api/tables", game=game, seats=seats, settings=settings, **more)["id"]
        self.post(f"/api/tables/{table}/sit", salt=secrets.token_hex(16))
        if bots:
            self.post(f"/api/tables/{table}/start", fill="quick")
        return str(table)

    def sit_down(self, table: str) -> None:
        """Take any seat at a table."""
        self.post("/api/me", name=self.name)
        self.post(f"/api/tables/{table}/sit", salt=secrets.token_hex(16))

    def shot(self, name: str) -> None:
        """Keep a picture of what is seen now."""
        if self.screens:
            self.page.screenshot(path=self.screens / f"{name}.png")


# Who has played here before has said their name.
NAMED = """
if (location.protocol !== 'about:') localStorage['handvoll.name'] ??= {name}
"""

# Who presses every button in a test has nothing played for them.
BY_HAND = """
if (location.protocol !== 'about:') localStorage['handvoll.forced'] ??= 'no'
"""

# As at home over plain http. A page fetches and starts a fifth less; tests of what is kept have it.
NO_WORKER = "delete Navigator.prototype.serviceWorker"


def make_player(
    context: BrowserContext,
    address: str,
    name: str,
    lang: str,
    screens: Path,
    hurry: bool,
    by_hand: bool = True,
    worker: bool = False,
) -> Player:
    """Sit somebody down at a browser; who has no name there is asked for it."""
    if hurry:
        context.add_init_script(HURRY)
    if by_hand:
        context.add_init_script(BY_HAND)
    if not worker:
        context.add_init_script(NO_WORKER)
    if name:
        context.add_init_script(NAMED.replace("{name}", json.dumps(name)))
    player = Player(context, address, name, lang)
    player.screens = screens
    screens.mkdir(parents=True, exist_ok=True)
    return player
