"""When the sand runs out: as a browser shows it, and as the server has it written down."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from tests.browser.fiver import flip
from tests.browser.player import Player
from tests.server.process import Server

SECONDS = 180  # sand enough to look at it several times

# A number that has just stepped is exact: so many whole seconds are left.
NEXT_STEP = """
() => new Promise(done => {
  const number = document.querySelector('.glass b')
  new MutationObserver((_, watching) => {
    watching.disconnect()
    done(Date.now() + Number(number.textContent) * 1000)
  }).observe(number, { subtree: true, childList: true, characterData: true })
})
"""


def begin(player: Player) -> str:
    """A table of 5er finden where the player has just turned the hourglass on a slow bot."""
    options = {"seconds": SECONDS}
    table = player.open_table("fiver", 2, options=options, settings={"pace": 10})
    player.go(f"/table/{table}")
    flip(player)
    player.page.locator(".glass b").wait_for()
    return table


def shown_end(player: Player) -> float:
    """When the sand runs out as a page shows it that comes anew, by the machine's clock in ms."""
    player.page.reload()
    player.page.locator(".glass b").wait_for()
    return float(player.page.evaluate(NEXT_STEP))


def true_end(server: Server, table: str) -> int:
    """When it does for the server: the house's time is the machine's while it was never down."""
    with closing(sqlite3.connect(server.data / "handvoll.sqlite")) as store:
        lines = store.execute("SELECT at, body FROM lines WHERE table_id = ?", (table,)).fetchall()
    moves = [(int(at), json.loads(body).get("entry", {}).get("move")) for at, body in lines]
    return next(at for at, move in moves if move == "flip") + SECONDS * 1000
