"""Who is connected to a table through this house, and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Set
from typing import TYPE_CHECKING, Protocol

from handvoll.server.commands import presence
from handvoll.server.diagnostics import note
from handvoll.server.limits import Buckets, Rate
from handvoll.server.log import Body
from handvoll.server.mailbox import Mailbox, is_too_long
from handvoll.server.table import Table

if TYPE_CHECKING:
    from handvoll.server.house import House

Same = dict[int | None, bytes]  # what all who only watch are told, by the seq they have
PARTINGS = Rate(0.1, 10)  # of one person at a table, that are noted at once
LINGERS = 20.0  # seconds for which who goes oftener counts as being here: the log stays short


class Guest(Protocol):
    """Somebody connected to a table."""

    person: str | None
    network: str  # where they are

    def say(self, text: bytes) -> None:
        """Tell them something."""

    def show(self, table: Table, same: Same) -> None:
        """Tell them how it stands, if they do not know yet; `same` is for all who are told now."""


class Presence:
    """The guests of one table; the log says which of them sit there."""

    def __init__(self, mailbox: Mailbox, house: House) -> None:
        self.guests: set[Guest] = set()
        self._mailbox = mailbox
        self._house = house
        self._partings = Buckets(PARTINGS)
        self.lingering: dict[str, int] = {}  # until when

    def tell(self, table: Table) -> None:
        """Show everybody how it stands."""
        same: Same = {}
        for guest in list(self.guests):
            try:
                guest.show(table, same)
            except Exception as error:  # what is durable must not fail for one who cannot be told
                note("telling failed", error=type(error).__name__, trace=error.__traceback__)

    def call(self, words: bytes) -> None:
        """Let everybody hear what nobody keeps."""
        for guest in list(self.guests):
            guest.say(words)

    def networks(self, table: Table) -> str:
        """Where those are who sit here and are connected; all tables of nobody are as one."""
        sitting = {guest.network for guest in self.guests if table.seat_of(guest.person)}
        return " ".join(sorted(sitting))

    async def count(self) -> None:
        """Write down who is connected, if that has changed."""
        if await self._mailbox.look(houses_at) - self._house.alive:
            await self._house.beat()  # perhaps it is not gone but new
        await self._mailbox.do(self._of_all, lambda table: None)

    async def catch_up(self) -> None:
        """Read and tell what others wrote; if they did not see who is here, write it again."""
        await self._mailbox.do(self._of_us, lambda table: None)

    def _of_all(self, table: Table) -> list[Body]:
        return self._news(table, self._house.alive)

    def _of_us(self, table: Table) -> list[Body]:
        return self._news(table, houses_at(table))

    def _news(self, table: Table, houses: Set[str]) -> list[Body]:
        """Who came and went; nothing where somebody came and went for hours."""
        if is_too_long(table):
            return []
        here = {guest.person for guest in self.guests if guest.person}
        return presence(table, self._house.name, here | self._lingering(table, here), houses)

    def _lingering(self, table: Table, here: set[str]) -> set[str]:
        """Who is not here any more, and came and went too often for that to be noted."""
        now = self._house.now()
        for person in self._noted(table) - here - self.lingering.keys():
            if not self._partings.take(person):
                self.lingering[person] = now + int(LINGERS * 1000)
                self._house.spawn(self._count_later())
        self.lingering = {who: until for who, until in self.lingering.items() if until > now}
        return set(self.lingering)

    def _noted(self, table: Table) -> set[str]:
        """Whom the log says to be connected to this house."""
        name = self._house.name
        people = {seat.person for seat in table.seats.values() if seat.person and name in seat.here}
        return people | {screen for screen, here in table.screens.items() if name in here}

    async def _count_later(self) -> None:
        await asyncio.sleep(LINGERS)
        await self._house.room(self._mailbox.id).count_heads()


def houses_at(table: Table) -> frozenset[str]:
    """The houses to which the people and televisions of a table are connected."""
    people = (seat.here for seat in table.seats.values())
    return frozenset().union(*people, *table.screens.values())
