"""Tries: playing a task at a table of one's own, once so that it counts, then freely."""

from __future__ import annotations

import secrets

import msgspec

from handvoll.engine.record import Entry
from handvoll.server.commands import Person
from handvoll.server.errors import NotNow
from handvoll.server.house import House
from handvoll.server.log import Body, BotSat, Happened, Sat, Started
from handvoll.server.store import Try
from handvoll.server.table import Table
from handvoll.tasks.making import BOTS, NO_LUCK, Made
from handvoll.wire.tables import OpenTable, Settings
from handvoll.wire.tasks import Task


class Tries:
    """Opens tables for tasks, and knows which of them count."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def counted(self, person: str, key: str) -> Try | None:
        """The try of a person that counts."""
        tries = await self.house.store.tries_of(person)
        return next((each for each in tries if each.task == key), None)

    async def claim(self, person: Person, key: str) -> Try:
        """Begin the one try that counts; if there is one already, that one."""
        id, now = secrets.token_urlsafe(12), self.house.now()
        return await self.house.store.claim_try(person.id, key, id, now)

    async def is_over(self, table: str) -> bool:
        """Whether a table is over, wherever it was played; one claimed and never opened is not."""
        ends = await self.house.store.ends([table])
        if table not in ends:
            return False
        room = self.house.room(table)
        room.hear(ends[table])  # another house may have written the last line, and its news be late
        return await room.look(lambda table: table.status == "over")

    async def go_on(self, person: Person, made: Made, counted: Try | None) -> str:
        """The table of the try that counts, if there is one to play; else a new free one."""
        if counted and counted.score is None and not await self.is_over(counted.table):
            await self._open(counted.table, person, made, counts=True)
            return counted.table
        id = secrets.token_urlsafe(12)
        await self._open(id, person, made, counts=False)
        return id

    async def _open(self, id: str, person: Person, made: Made, *, counts: bool) -> None:
        """Open a table, unless it is open."""
        task = msgspec.structs.replace(made.task, counts=counts)
        then = opening(person, task, made.seats, made.entries)
        wish = wish_of(made.game, made.seats, made.options)
        await self.house.open_task(id, wish, person, task, bytes.fromhex(made.seed), then)

    async def entries(self, table: str) -> list[Entry]:
        """All that happened at a table; raises NotNow before it is over."""
        return await self.house.room(table).look(_entries)


def wish_of(game: str, seats: int, options: dict[str, bool | int | str]) -> OpenTable:
    """A table of one's own, where nobody helps and nobody looks on."""
    settings = Settings(hints=False, watch=False, between=0)
    return OpenTable(game, seats, options, "solo", settings)


def opening(person: Person, task: Task, seats: int, entries: list[Entry]) -> list[Body]:
    """Who sits down, and all that happened before it is on the person."""
    letters = "ABCDEF"[:seats]
    seated: list[Body] = [
        Sat(letter, person.id, person.name, NO_LUCK, puppet=person.puppet)
        if letter == task.seat
        else BotSat(letter, BOTS)
        for letter in letters
    ]
    return [*seated, Started(), *(Happened(entry) for entry in entries)]


def _entries(table: Table) -> list[Entry]:
    if table.match is None or table.status != "over":
        raise NotNow("table-not-over")
    return list(table.match.record.entries)
