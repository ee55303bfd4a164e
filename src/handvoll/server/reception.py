"""The desk: what every route needs to serve somebody."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar.connection import ASGIConnection
from msgspec.structs import replace

from handvoll.server.addresses import Doors
from handvoll.server.character import Character
from handvoll.server.commands import Person
from handvoll.server.dailies import Dailies
from handvoll.server.errors import NoSuchTable, NotAllowed, TooMuch
from handvoll.server.gate import address_of
from handvoll.server.house import House
from handvoll.server.limits import Buckets, Limits, NetworkBuckets, Rate
from handvoll.server.messenger import Messenger
from handvoll.server.networks import network_of, networks_of
from handvoll.server.people import COOKIE, SCREEN_COOKIE, Doorman
from handvoll.server.puzzling import Puzzles
from handvoll.server.queue import FairQueue
from handvoll.server.room import Room
from handvoll.server.screens import is_screen
from handvoll.server.table import Table
from handvoll.wire.people import Puppet
from handvoll.wire.tables import Access, Settings

READERS = 4  # who have something dear read for them at a time

Connection = ASGIConnection[Any, Any, Any, Any]


class Desk:
    """Knows the house, the people and how much they may ask."""

    def __init__(
        self,
        house: House,
        doorman: Doorman,
        limits: Limits,
        doors: Doors,
        character: Character,
        messenger: Messenger,
    ) -> None:
        self.house = house
        self.messenger = messenger
        self.doors = doors
        self.character = character
        self.dailies = Dailies(house, character.seed, character.zone)
        self.puzzles = Puzzles(house)
        self.doorman = doorman
        self.limits = limits
        self._read = NetworkBuckets(limits.reading)
        self._readers = FairQueue(READERS)
        self._lists = NetworkBuckets(limits.lists)
        self._missing = NetworkBuckets(limits.codes)
        self.sockets: dict[str, int] = {}  # by network
        self._people = Buckets(limits.person)
        self.messages = Buckets(limits.messages)  # of each person
        self._reactions = Buckets(limits.reactions)

    def known(self, connection: Connection) -> Person | None:
        """Who it is, if they ever said; raises TooMuch."""
        person = self.doorman.recognise(connection.cookies.get(COOKIE))
        if person and not self._people.take(person.id):
            raise TooMuch("table-too-often")
        return person

    def person(self, connection: Connection) -> Person:
        """Who it is; raises NotAllowed for strangers."""
        person = self.known(connection)
        if person is None:
            raise NotAllowed("table-who")
        return person

    async def dressed(self, connection: Connection) -> Person:
        """Who it is, as they want to be drawn; raises NotAllowed for strangers."""
        person = self.person(connection)
        return Person(person.id, person.name, await self.house.store.puppet(person.id))

    async def dress(self, connection: Connection, person: Person, puppet: Puppet | None) -> Person:
        """Somebody, with another puppet if they want one; raises TooMuch."""
        now = await self.house.store.puppet(person.id)
        if puppet is not None and puppet != now:
            await self._allow("dressing", self.limits.dressing, connection, "table-too-often")
            await self.house.store.dress(person.id, puppet)
        return Person(person.id, person.name, puppet or now)

    def screen(self, connection: Connection) -> Person | None:
        """Which television it is, if any; raises TooMuch."""
        screen = self.doorman.recognise_screen(connection.cookies.get(SCREEN_COOKIE))
        if screen and not self._people.take(screen.id):
            raise TooMuch("table-too-often")
        return screen

    async def allow_opening(self, connection: Connection) -> None:
        """Nobody opens tables without end, in whichever house; raises TooMuch."""
        await self._allow("opening", self.limits.opening, connection, "table-too-often")

    async def allow_sitting(self, connection: Connection) -> None:
        """Nobody sits down and leaves without end, in whichever house; raises TooMuch."""
        await self._allow("sitting", self.limits.sitting, connection, "table-too-often")

    async def allow_changing(self, connection: Connection) -> None:
        """Nobody changes names, times and who plays without end: all are told; raises TooMuch."""
        await self._allow("changing", self.limits.changing, connection, "table-too-often")

    async def allow_television(self, connection: Connection) -> None:
        """Nobody sets up televisions without end: each has a code; raises TooMuch."""
        await self._allow("televisions", self.limits.televisions, connection, "table-too-often")

    async def allow_device(self, connection: Connection) -> None:
        """Nobody has us write to addresses without end; raises TooMuch."""
        await self._allow("devices", self.limits.devices, connection, "table-too-often")

    async def find(self, connection: Connection, code: str) -> str:
        """The table with a short code; raises TooMuch or NoSuchTable."""
        return await self._guess(connection, lambda: self.house.find(code))

    async def find_screen(self, connection: Connection, code: str) -> str:
        """The television that shows this code; raises TooMuch or NoSuchTable."""
        return await self._guess(connection, lambda: self.house.find_screen(code))

    async def _guess(self, connection: Connection, find: Callable[[], Awaitable[str]]) -> str:
        """What a short code stands for; nobody tries them all. Raises TooMuch or NoSuchTable.

        While too many are tried in vain, only those may who have not tried in vain themselves.
        """
        address = address_of(connection.scope)
        await self._allow("codes", self.limits.codes, connection, "table-too-often")
        again = self._missing.knows(address)
        if again and not await self._take("misses", self.limits.misses):
            raise TooMuch("table-too-often")
        try:
            return await find()
        except NoSuchTable:
            if not again:
                await self._take("misses", self.limits.misses)
            self._missing.take(address)
            raise

    async def may_react(self, person: str, connection: Connection) -> bool:
        """Whether somebody may be heard once more, through whichever house; by whatever name."""
        rate = self.limits.reactions
        if not self._reactions.take(person) or not await self._take(f"reactions {person}", rate):
            return False
        return await self._takes("applause", self.limits.applause, connection)

    async def may_undo(self, person: str) -> bool:
        """Whether somebody may go back once more, through whichever house."""
        return await self._take(f"undoing {person}", self.limits.undoing)

    async def may_speak(self, person: str, table: str) -> str:
        """What others know who speaks by, at this table; raises NotAllowed or TooMuch."""
        if not self.character.guests.chat:
            raise NotAllowed("chat-off")
        if not await self._take(f"talking {person}", self.limits.talking):
            raise TooMuch("table-too-often")
        return self.doorman.mark(f"{table}:{person}")

    async def _allow(self, what: str, rate: Rate, connection: Connection, why: str) -> None:
        """One drop for an address; raises TooMuch."""
        if not await self._takes(what, rate, connection):
            raise TooMuch(why)

    async def _takes(self, what: str, rate: Rate, connection: Connection) -> bool:
        """One drop for an address, if there is one."""
        for who, times in networks_of(address_of(connection.scope)):
            if not await self._take(f"{what} {who}", rate * times):
                return False
        return True

    async def _take(self, what: str, rate: Rate) -> bool:
        """One drop, counted by all houses of a store together."""
        return await self.house.store.take(what, rate, self.house.now())

    def permitted(self, access: Access | None, settings: Settings | None) -> Settings | None:
        """The settings of a table as this house has them; raises NotAllowed."""
        guests = self.character.guests
        if access == "public" and not guests.public_tables:
            raise NotAllowed("table-no-public")
        return settings and replace(settings, watch=settings.watch and guests.watch)

    @asynccontextmanager
    async def reading(self, connection: Connection) -> AsyncIterator[Callable[[int], None]]:
        """Nobody has much read again and again; gives what counts how much it was.

        It is only known afterwards. So few read at a time, of every network in turn, and who has
        read too much waits before anything is read; raises TooMuch.
        """
        address = address_of(connection.scope)
        async with self._readers.turn(address, network_of(address)):
            if not self._read.take(address, 0):
                raise TooMuch("table-too-often")
            yield lambda entries: self._read.owe(address, 1 + entries)

    async def room(self, connection: Connection, table: str) -> Room:
        """The room of a table, for whoever asks; raises TooMuch.

        What is done there may be refused: to read the table first is as dear as to look at it.
        """
        await self.wake(connection, table)
        return self.house.room(table)

    async def wake(self, connection: Connection, *tables: str) -> None:
        """Read tables that nobody has used lately, each as dear as its log is long.

        Those that are not there cost nothing; raises TooMuch.
        """
        if any(map(self.house.sleeps, tables)):
            async with self.reading(connection) as count:
                for table in filter(self.house.sleeps, tables):
                    with suppress(NoSuchTable):
                        count(await self.house.room(table).look(lambda table: table.seq))

    async def wake_tries(self, connection: Connection, person: str, kind: str) -> None:
        """The same of the tables where somebody tries tasks of a kind, not judged yet."""
        tries = await self.house.store.tries_of(person)
        begun = [each.table for each in tries if each.score is None and each.task.startswith(kind)]
        await self.wake(connection, *begun)

    def may_list(self, connection: Connection) -> bool:
        """Whether a list of all moves may be made once more: it is the dearest thing to ask for."""
        return self._lists.take(address_of(connection.scope))

    async def allow_asking(self, connection: Connection) -> None:
        """Nobody disturbs a table again and again, through whichever house; raises TooMuch."""
        await self._allow("asking", self.limits.asking, connection, "table-asked-lately")


def may_see(table: Table, person: str | None) -> bool:
    """Whether somebody may look at a table; a television where somebody pointed it."""
    if is_screen(person):
        return person in table.screens
    if person and (person == table.host or table.seat_of(person)):
        return True
    if table.opened.access == "solo":
        return False
    return table.opened.settings.watch or table.status == "open"


def shown_to(table: Table, person: str | None) -> Table:
    """The table, for somebody who may see it; raises NoSuchTable for others."""
    if not may_see(table, person):
        raise NoSuchTable("table-unknown")
    return table
