"""The alarm of a table: does what is due when it is due, and asks bots for their moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import TYPE_CHECKING

from handvoll.engine.errors import MoveError
from handvoll.engine.game import View
from handvoll.lessons.lesson import Bot
from handvoll.server import clock
from handvoll.server.clock import BotThinks, Due
from handvoll.server.commands import play
from handvoll.server.errors import NotSaved
from handvoll.server.log import Body
from handvoll.server.mailbox import Mailbox
from handvoll.server.store import StoreError
from handvoll.server.table import Table
from handvoll.server.thinker import stand_in
from handvoll.tasks.making import bot_seed

if TYPE_CHECKING:
    from handvoll.server.house import House

FAR = 600_000  # milliseconds; what is due later, any house finds in the store when it is time
STORE_PAUSE = 0.5  # seconds after which what a store did not take is tried again


class Alarm:
    """One timer, and the bots that think."""

    def __init__(
        self,
        mailbox: Mailbox,
        house: House,
        count_heads: Callable[[], Awaitable[None]],
        whose: Callable[[Table], str],
    ) -> None:
        self._mailbox = mailbox
        self._house = house
        self._count_heads = count_heads
        self._whose = whose  # for whom bots think here
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: set[Due] = set()

    @property
    def silent(self) -> bool:
        """Whether nothing is waited for."""
        return self._timer is None and not self._thinking

    def wait_for(self, dues: list[Due], late: int = 0) -> None:
        """Wait for what is due next, or longer; bots that think already need no waking."""
        self.stop()
        coming = [due for due in dues if due not in self._thinking]
        wait = coming[0].at + late - self._house.now() if coming else FAR
        if wait < FAR:
            self._ring_after(max(0, wait) / 1000)

    def stop(self) -> None:
        """Wait for nothing; who thinks goes on."""
        if self._timer:
            self._timer.cancel()
        self._timer = None

    def _ring_after(self, delay: float) -> None:
        self.stop()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(delay, lambda: self._house.spawn(self.ring()))

    async def ring(self) -> None:
        """Do what is due; doing it twice, or in two houses, is harmless."""
        await self.again_if_not_saved(self._do_what_is_due())

    async def again_if_not_saved(self, work: Awaitable[None]) -> None:
        """Do something; if the store does not take it, ring again soon."""
        try:
            await work
        except (StoreError, NotSaved):
            self._ring_after(STORE_PAUSE)
            raise

    async def _do_what_is_due(self) -> None:
        await self._count_heads()
        now = self._house.now()
        for due in await self._mailbox.look(clock.dues):
            if due.at <= now:
                await self._meet(due)
        self.wait_for(await self._mailbox.look(clock.dues))

    async def _meet(self, due: Due) -> None:
        if due in self._thinking:
            return
        if isinstance(due, BotThinks):
            self._thinking.add(due)
            self._house.spawn(self.again_if_not_saved(self._think(due)))
        else:
            await self._mailbox.do(
                lambda table: clock.lines_for(table, due) if due in clock.dues(table) else [],
                lambda table: None,
            )

    async def _think(self, due: BotThinks) -> None:
        """Ask a bot for its move and play it, unless the question is gone by then."""
        try:
            view = await self._mailbox.look(lambda table: _view(table, due))
            if view is None:
                return
            move = await self._mailbox.look(_taught) or await self._choose(view, due)
            if move is None:
                self._house.meters.replaced[due.level] += 1
            await self._mailbox.do(lambda table: _bot_move(table, due, move), lambda table: None)
        finally:
            self._thinking.discard(due)

    async def _choose(self, view: View, due: BotThinks) -> str | None:
        seed, whose = await self._mailbox.look(lambda table: (_seed(table), self._whose(table)))
        return await self._house.thinker.choose(view, due.level, seed, self._mailbox.id, whose)


def _taught(table: Table) -> str | None:
    """What a lesson has a bot do."""
    return table.act.move if isinstance(table.act, Bot) else None


def _seed(table: Table) -> int:
    """The luck of a bot's thoughts; in a task the same for everybody who plays it so far."""
    if table.opened.task is None:
        return SystemRandom().getrandbits(60)
    return bot_seed(table.opened.commitment, len(table.entry_lines))


def _view(table: Table, due: BotThinks) -> View | None:
    """What a bot sees; None if it is not asked any more."""
    if table.match is None or due not in clock.dues(table):
        return None
    return table.match.view(due.seat)


def _bot_move(table: Table, due: BotThinks, move: str | None) -> list[Body]:
    """A bot's answer through the gate; the quick bot's if it has none that is legal."""
    if table.match is None or due not in clock.dues(table):
        return []
    seat = table.seats[due.seat]
    try:
        return play(table, seat, due.asked, move or "")
    except MoveError:
        return play(table, seat, due.asked, stand_in(table.match, due.seat, SystemRandom()))
