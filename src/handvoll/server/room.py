"""Room: one table in this process: its mailbox, the people connected to it, and its alarm."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING, TypeVar

from msgspec.json import encode

from handvoll.server.alarm import Alarm
from handvoll.server.clock import Due
from handvoll.server.errors import NotNow
from handvoll.server.mailbox import Author, Decide, Mailbox, Memory, is_too_long
from handvoll.server.moods import remark
from handvoll.server.presence import Guest, Presence
from handvoll.server.table import Table
from handvoll.wire.live import Reacted, Spoken

if TYPE_CHECKING:
    from handvoll.server.house import House

T = TypeVar("T")
BREATH = 1.5  # seconds after which a bot says what it feels: people look at what happened first
QUIET = 8_000  # milliseconds between two such remarks at a table
LATER = 2_000  # milliseconds after which a house does what the one that wrote last did not do


class Room:
    """One table, as this house serves it."""

    def __init__(self, id: str, house: House) -> None:
        self.id = id
        self.house = house
        self.mailbox = Mailbox(id, house, self._news)
        self.presence = Presence(self.mailbox, house)
        self.alarm = Alarm(self.mailbox, house, self.count_heads, self.presence.networks)
        self._felt = 0  # the last line bots have felt something about
        self._quiet_until = 0

    async def do(self, decide: Decide, then: Callable[[Table], T], message: str | None = None) -> T:
        """Obey a command, once; what `then` sees when it is durable. Raises what refuses it."""
        return await self.mailbox.do(lambda table: decide(_not_too_long(table)), then, message)

    async def look(self, see: Callable[[Table], T]) -> T:
        """What can be seen of the table; never what is not durable yet."""
        return await self.mailbox.look(see)

    def _news(self, table: Table, coming: list[Due], author: Author) -> None:
        """Something is new and durable: tell it, and wait for what is due next."""
        self.presence.tell(table)
        self._let_bots_feel(table, author)
        if author is Author.WE:
            self.alarm.wait_for(coming)
        elif self.presence.guests:  # who wrote the last line keeps its time, unless it fell
            self.alarm.wait_for(coming, LATER)

    def _let_bots_feel(self, table: Table, author: Author) -> None:
        """Somebody may have a word about what we wrote; what others wrote, they see to."""
        lines, self._felt = table.log[self._felt :], table.seq
        now = self.house.now()
        if author is not Author.WE or not self.presence.guests or now < self._quiet_until:
            return
        if said := remark(table, lines, SystemRandom()):
            self._quiet_until = now + QUIET
            self.house.spawn(self._remark(said))

    async def _remark(self, said: Reacted) -> None:
        await asyncio.sleep(BREATH)
        await self.react(said)

    def hear(self, seq: int) -> None:
        """Somebody wrote up to a line; if it was another house, catch up."""
        if self.mailbox.hear(seq) is not Memory.CURRENT:
            self.alarm.stop()
            if self.presence.guests:
                catching_up = self.presence.catch_up()
                self.house.spawn(self.alarm.again_if_not_saved(catching_up))

    async def enter(self, guest: Guest) -> None:
        """Somebody is connected."""
        self.presence.guests.add(guest)
        await self.count_heads()

    async def go(self, guest: Guest) -> None:
        """Somebody is not connected any more."""
        self.presence.guests.discard(guest)
        await self.count_heads()

    async def react(self, said: Reacted | Spoken) -> None:
        """Let all who are here know it, in every house; it is kept nowhere."""
        words = encode(said)
        self.presence.call(words)
        await self.house.call(self.id, words)

    async def count_heads(self) -> None:
        """Write down who is connected, if that has changed."""
        await self.presence.count()

    async def tick(self) -> None:
        """Do what is due."""
        await self.alarm.ring()

    def idle_since(self, limit: int) -> bool:
        """Whether nobody is here, nothing is due, and nobody asked since."""
        quiet = not self.presence.guests and not self.presence.lingering
        return quiet and self.alarm.silent and self.mailbox.used < limit


def _not_too_long(table: Table) -> Table:
    """A table that still obeys people; raises NotNow. Clocks and bots may bring it to its end."""
    if is_too_long(table):
        raise NotNow("table-too-long")
    return table
