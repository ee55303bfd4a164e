"""Playing over the wire in somebody's name: a short way, where the long one is not tested."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from random import Random
from threading import Thread
from typing import Any

from websockets.exceptions import ConnectionClosed

from handvoll.bots.bot import BOTS
from tests.browser.player import Player
from tests.server.guest import Guest, Live, Update, is_awaited, is_over

LOST = 3  # lines, on a busy machine: they are taken up again, as browsers do


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


def together(
    players: list[Player], table: str, moves: int = 100_000, round_only: bool = False
) -> None:
    """Whoever of these may act plays anything, until they made so many moves or to the end."""
    guests = [_guest(player) for player in players]
    made: list[str] = []

    async def take_part(live: Live) -> None:
        while len(made) < moves:
            await live.until(lambda u: u["moves"] or is_awaited(u) or is_over(u))
            if is_over(live.update) or (round_only and is_awaited(live.update)):
                return
            seq = live.update["seq"]
            if is_awaited(live.update):
                await live.ask("ready", seq=seq)
                await live.until(lambda u, seq=seq: u["seq"] > seq)
                continue
            move = _sensible(live.update)
            if "error" not in await live.play(move):
                made.append(move)
                await live.until(lambda update, seq=seq: update["seq"] > seq)

    async def take_part_all() -> None:
        async with AsyncExitStack() as lives:
            at = [await lives.enter_async_context(guest.live(table)) for guest in guests]
            tasks = [asyncio.create_task(take_part(live)) for live in at]
            done, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            for task in done:
                task.result()

    _elsewhere(take_part_all)


def _sensible(update: Update) -> str:
    """A legal move; where not all are listed, one that leads to an end."""
    if update["more"]:
        return BOTS["quick"](update["view"]["game"]).choose(update["view"], Random(5))
    return str(Random(5).choice(update["moves"]))


def play(player: Player, table: str, *moves: str) -> None:
    """Make these moves, each as soon as it can be made."""
    left = [*moves]

    async def follow(live: Live) -> None:
        while left:
            while left[0] not in await live.moves():
                await live.receive()
            answer = await live.play(left[0])
            assert "error" not in answer, answer
            del left[0]

    _at_the_table(player, table, follow)


def _at_the_table(
    player: Player, table: str, work: Callable[[Live], Coroutine[Any, Any, None]]
) -> None:
    guest = _guest(player)

    async def sit_and_work() -> None:
        async with guest.live(table) as live:
            await work(live)

    _elsewhere(sit_and_work)


def _guest(player: Player) -> Guest:
    state = player.context.storage_state()
    cookie = next(each["value"] for each in state["cookies"] if each["name"] == "handvoll")
    return Guest(player.address, player.name, cookie=cookie)


def _elsewhere(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """In a thread of its own, because the browser's driver has its event loop in this one."""
    failed: list[BaseException] = []

    async def until_done() -> None:
        for _ in range(LOST):
            with suppress(ConnectionClosed):
                return await work()
        return await work()

    def run() -> None:
        try:
            asyncio.run(until_done())
        except BaseException as error:
            failed.append(error)

    thread = Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
