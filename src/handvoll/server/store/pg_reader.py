"""The one who reads logs from PostgreSQL: whatever is wanted at once is asked for at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from handvoll.server.log import Line, decode
from handvoll.server.store import Damaged, whole

READ = """
SELECT place::integer, lines.seq, at, body, message
FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS wanted (id, after, place)
JOIN lines ON table_id = id AND lines.seq > after ORDER BY lines.seq
"""

Row = tuple[Any, ...]
Ask = Callable[[str, list[str], list[int]], Awaitable[Sequence[Row]]]


@dataclass(slots=True, eq=False)
class Wish:
    """The end of a log that somebody waits for."""

    table: str
    after: int
    done: asyncio.Future[None]
    rows: list[Row] = field(default_factory=list)


class Reader:
    """Reads the ends of many logs with one question: one NOTIFY tells of many tables."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._wishes: list[Wish] = []
        self._reading: asyncio.Task[None] | None = None

    async def read(self, table: str, after: int) -> list[Line]:
        """The lines behind line `after`; raises StoreError."""
        if not (table.isascii() and table.isprintable()):
            return []  # no table is called that, and it would spoil the question for the others
        wish = Wish(table, after, asyncio.get_running_loop().create_future())
        self._wishes.append(wish)
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all())
        await wish.done
        try:
            lines = [_line(*row) for row in wish.rows]
        except ValueError:
            raise Damaged("a line of a table cannot be read") from None
        return whole(after, lines, 0)

    async def _read_all(self) -> None:
        try:
            while self._wishes:
                wishes, self._wishes = self._wishes, []
                await self._read_some(wishes)
        finally:
            self._reading = None

    async def _read_some(self, wishes: list[Wish]) -> None:
        try:
            tables, afters = [wish.table for wish in wishes], [wish.after for wish in wishes]
            for place, *row in await self._ask(READ, tables, afters):
                wishes[place - 1].rows.append(tuple(row))
        except Exception as error:  # goes on to everybody who waits, each of whom raises it
            for wish in _waiting(wishes):
                wish.done.set_exception(error)
        for wish in _waiting(wishes):
            wish.done.set_result(None)


def _waiting(wishes: list[Wish]) -> list[Wish]:
    return [wish for wish in wishes if not wish.done.done()]


def _line(seq: int, at: int, body: bytes, message: bytes | None) -> Line:
    return Line(seq, at, decode(body), None if message is None else message.decode())
