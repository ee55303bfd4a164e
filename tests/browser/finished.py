"""Games that are over already, for tests of what comes after."""

from __future__ import annotations

import asyncio
from random import Random
from threading import Thread

from tests.browser.player import Player
from tests.server.guest import Guest


def finish(player: Player, table: str) -> None:
    """Play a game to its end over the wire, in the player's name."""
    state = player.context.storage_state()
    cookie = next(each["value"] for each in state["cookies"] if each["name"] == "handvoll")
    guest = Guest(player.address, player.name, cookie=cookie)
    _apart(guest, table)


def _apart(guest: Guest, table: str) -> None:
    """In a thread of its own, because the browser's driver has its event loop in this one."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(_play(guest, table))
        except BaseException as error:
            failed.append(error)

    thread = Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]


async def _play(guest: Guest, table: str) -> None:
    async with guest.live(table) as live:
        await live.play_on(Random(5))
