"""The desk: what every route needs to serve somebody."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from handvoll.server.addresses import Doors
from handvoll.server.commands import Person
from handvoll.server.errors import NoSuchTable, NotAllowed, TooMuch
from handvoll.server.gate import address_of
from handvoll.server.house import House
from handvoll.server.limits import Buckets, Limits
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
        self._opened = Buckets(limits.opening)
        self._codes = Buckets(limits.codes)
        self._asked = Buckets(limits.asking)
        self.sockets: dict[str, int] = {}
        self._people = Buckets(limits.person)

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

    def allow_opening(self, connection: Connection) -> None:
        """Nobody opens tables without end; raises TooMuch."""
        if not self._opened.take(address_of(connection.scope)):
            raise TooMuch("table-too-often")

    def allow_code(self, connection: Connection) -> None:
        """Nobody tries all short codes; raises TooMuch."""
        if not self._codes.take(address_of(connection.scope)):
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
