"""The desk: what every route needs to serve somebody."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from handvoll.server.addresses import Doors
from handvoll.server.commands import Person
from handvoll.server.errors import NoSuchTable, NotAllowed, TooMuch
from handvoll.server.gate import address_of
from handvoll.server.house import House
from handvoll.server.limits import Bucket, Buckets, Limits, NetworkBuckets, Rate
from handvoll.server.networks import networks_of
from handvoll.server.people import COOKIE, Doorman
from handvoll.server.table import Table

Connection = ASGIConnection[Any, Any, Any, Any]


class Desk:
    """Knows the house, the people and how much they may ask."""

    def __init__(self, house: House, doorman: Doorman, limits: Limits, doors: Doors) -> None:
        self.house = house
        self.doors = doors
        self.doorman = doorman
        self.limits = limits
        self._asked = NetworkBuckets(limits.asking)
        self._read = NetworkBuckets(limits.reading)
        self._missed = Bucket(limits.misses)
        self._missing = NetworkBuckets(limits.codes)
        self.sockets: dict[str, int] = {}  # by network
        self._people = Buckets(limits.person)
        self.messages = Buckets(limits.messages)  # of each person
        self.reactions = Buckets(limits.reactions)

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

    async def allow_opening(self, connection: Connection) -> None:
        """Nobody opens tables without end, in whichever house; raises TooMuch."""
        await self._allow("opening", self.limits.opening, connection)

    async def find(self, connection: Connection, code: str) -> str:
        """The table with a short code; nobody tries them all. Raises TooMuch or NoSuchTable.

        While too many are tried in vain, only those may who have not tried in vain themselves.
        """
        address = address_of(connection.scope)
        await self._allow("codes", self.limits.codes, connection)
        if self._missing.knows(address) and self._missed.dry():
            raise TooMuch("table-too-often")
        try:
            return await self.house.find(code)
        except NoSuchTable:
            self._missing.take(address)
            self._missed.take()
            raise

    async def _allow(self, what: str, rate: Rate, connection: Connection) -> None:
        """One drop for an address, counted by all houses of a store together."""
        address = address_of(connection.scope)
        for who, times in networks_of(address):
            if not await self.house.store.take(f"{what} {who}", rate * times, self.house.now()):
                raise TooMuch("table-too-often")

    def allow_reading(self, connection: Connection, entries: int) -> None:
        """Nobody has long games played again and again; raises TooMuch."""
        if not self._read.take(address_of(connection.scope), 1 + entries):
            raise TooMuch("table-too-often")

    def allow_asking(self, connection: Connection) -> None:
        """Nobody disturbs a table again and again; raises TooMuch."""
        if not self._asked.take(address_of(connection.scope)):
            raise TooMuch("table-asked-lately")


def may_see(table: Table, person: str | None) -> bool:
    """Whether somebody may look at a table."""
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
