"""Playing over the wire in somebody's name: a short way, where the long one is not tested."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from threading import Thread
from typing import Any

from tests.browser.player import Player
from tests.server.guest import Guest, Live


def finish(player: Player, table: str) -> None:
    """Play a game to its end."""

    async def play_on(live: Live) -> None:
        await live.play_on(Random(5))

    _at_the_table(player, table, play_on)


def linger(player: Player, table: str, seq: int) -> None:
    """Play anything until so much has been told."""

    async def dawdle(live: Live) -> None:
        while live.update.get("seq", 0) < seq:
            await live.play_on(Random(5), 10)

    _at_the_table(player, table, dawdle)


def play(player: Player, table: str, *moves: str) -> None:
    """Make these moves, each as soon as it can be made."""

    async def follow(live: Live) -> None:
        for move in moves:
            while move not in await live.moves():
                await live.receive()
            answer = await live.play(move)
            assert "error" not in answer, answer

    _at_the_table(player, table, follow)


def _at_the_table(
    player: Player, table: str, work: Callable[[Live], Coroutine[Any, Any, None]]
) -> None:
    """In a thread of its own, because the browser's driver has its event loop in this one."""
    state = player.context.storage_state()
    cookie = next(each["value"] for each in state["cookies"] if each["name"] == "handvoll")
    guest = Guest(player.address, player.name, cookie=cookie)
    failed: list[BaseException] = []

    async def sit_and_work() -> None:
        async with guest.live(table) as live:
            await work(live)

    def run() -> None:
        try:
            asyncio.run(sit_and_work())
        except BaseException as error:
            failed.append(error)

    thread = Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
