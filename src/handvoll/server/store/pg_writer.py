"""The one who writes to PostgreSQL: whatever waits is committed together, with one NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from asyncpg import Connection

from handvoll.server.log import Line, encode
from handvoll.server.store import Conflict, Index, StoreError, Unsure
from handvoll.server.store.pg_link import TROUBLE, store_error

CHANNEL = "lines"
GROUP = 200  # orders per commit; their tables and numbers fit into one NOTIFY of 8,000 bytes

CREATE = """
INSERT INTO tables (id, code, access, status, seq, born, card, opener, evening, fleeting)
SELECT id, code, access, '', 0, born, '', opener, evening, fleeting
FROM unnest(
  $1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::text[], $7::boolean[]
) AS new (id, code, access, born, opener, evening, fleeting)
ON CONFLICT DO NOTHING
"""
SEED = "INSERT INTO seeds SELECT * FROM unnest($1::text[], $2::bytea[])"
# One question, and a transaction by itself: no table stays locked while a house is slow to go on.
# Everybody locks in the same order, so nobody waits in a circle. All houses are told which tables
# went on and up to which line, nothing else, and nothing of tables that begin.
APPEND = """
WITH ends AS (
  SELECT id, tables.seq, wanted.* FROM tables JOIN unnest(
    $1::text[], $2::integer[], $3::integer[], $4::text[], $5::bigint[], $6::bytea[],
    $7::integer[]
  ) AS wanted (table_id, after, last, status, due, card, days) ON id = table_id
  ORDER BY id FOR NO KEY UPDATE OF tables
), moves AS (
  UPDATE tables SET seq = last, status = ends.status, due = ends.due, claimed_until = 0,
    card = ends.card, days = ends.days
  FROM ends WHERE tables.id = ends.id AND ends.seq = after RETURNING tables.id, after, last
), written AS (
  INSERT INTO lines (table_id, seq, at, message, body)
  SELECT line.* FROM unnest(
    $8::text[], $9::integer[], $10::bigint[], $11::bytea[], $12::bytea[]
  ) AS line (table_id, seq, at, message, body) JOIN moves ON id = table_id
), told AS (
  SELECT pg_notify($13, string_agg(id || ' ' || last, ' ')) FROM moves WHERE after > 0
  HAVING count(*) > 0
)
SELECT id FROM moves LEFT JOIN told ON true
"""
RESULTS = """
INSERT INTO results SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bytea[])
ON CONFLICT DO NOTHING
"""
NUDGES = """
INSERT INTO nudges SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])
ON CONFLICT (person, table_id) DO UPDATE SET due = excluded.due
"""
PEOPLE = """
INSERT INTO people SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])
ON CONFLICT (person, table_id) DO UPDATE SET since = excluded.since
"""


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """Lines for a table; with a seed they begin it."""

    table: str
    after: int
    lines: Sequence[Line]
    index: Index
    seed: bytes | None
    done: asyncio.Future[None]

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.after + len(self.lines)


class Writer:
    """Writes orders in groups: one transaction, and each order whole or not at all."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]]) -> None:
        self._connect = connect
        self._connection: Connection | None = None
        self._orders: list[Order] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process in PostgreSQL that writes for us, and notifies."""
        link = self._connection
        return link.get_server_pid() if link and not link.is_closed() else None

    async def write(
        self, table: str, after: int, lines: Sequence[Line], index: Index, seed: bytes | None = None
    ) -> None:
        """Returns once the lines are durable; raises Conflict or StoreError."""
        if self._closed:
            raise StoreError("the store is closed")
        done = asyncio.get_running_loop().create_future()
        self._orders.append(Order(table, after, lines, index, seed, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """Finish what is waiting, then let go."""
        self._closed = True
        if self._writing:
            await self._writing
        await self._hang_up()

    async def _write_all(self) -> None:
        try:
            while self._orders:
                await self._write_group(self._next_group())
        finally:
            _fail(self._orders, StoreError("the store is closed"))  # unless all are written
            self._writing = None

    def _next_group(self) -> list[Order]:
        """The orders that waited longest, one for each table; the others stay."""
        group: dict[str, Order] = {}
        rest: list[Order] = []
        for order in self._orders:
            if order.table in group or len(group) == GROUP:
                rest.append(order)
            else:
                group[order.table] = order
        self._orders = rest
        return list(group.values())

    async def _write_group(self, group: list[Order]) -> None:
        try:
            won = await commit(await self._linked(), group)
        except TROUBLE as error:
            await self._suffer(group, error)
        except BaseException as error:
            _fail(group, Unsure(type(error).__name__))
            raise
        else:
            _settle(group, won)

    async def _linked(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = None  # until there is another
            self._connection = await self._connect()
        return self._connection

    async def _suffer(self, group: list[Order], error: Exception) -> None:
        """If PostgreSQL still answers, one order spoilt it for the others: try each alone."""
        if self._connection is None:
            _fail(group, store_error(error))
        elif self._connection.is_closed() or isinstance(error, TimeoutError):
            _fail(group, Unsure(str(store_error(error))))
            await self._hang_up()
        elif len(group) == 1:
            _fail(group, store_error(error))
        else:
            for order in group:
                await self._write_group([order])

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            with suppress(*TROUBLE):
                await connection.close(timeout=2)


async def commit(connection: Connection, group: list[Order]) -> set[Order]:
    """Write a group in one transaction; those whose place was still free."""
    if not any(o.seed is not None or _apart(o.index) for o in group):
        return await _append(connection, group)
    async with connection.transaction():
        await _create(connection, [order for order in group if order.seed is not None])
        won = await _append(connection, group)
        await _keep_apart(connection, won)
    return won


def _apart(index: Index) -> bool:
    """Whether there is more to keep than lines."""
    return bool(index.people or index.nudges or index.results)


async def _create(connection: Connection, new: list[Order]) -> None:
    """Empty tables; one whose id or code is taken does not come to be."""
    if new:
        rows = [
            (
                *(o.table, o.index.card.code, o.index.access, o.lines[0].at),
                *(o.index.opener, o.index.evening, o.index.fleeting),
            )
            for o in new
        ]
        await connection.execute(CREATE, *_columns(rows))


async def _append(connection: Connection, group: list[Order]) -> set[Order]:
    moves = _columns(_moved(order) for order in group)
    lines = _columns(_row(order.table, line) for order in group for line in order.lines)
    rows = await connection.fetch(APPEND, *moves, *lines, CHANNEL)
    moved = {row["id"] for row in rows}
    return {order for order in group if order.table in moved}


async def _keep_apart(connection: Connection, won: set[Order]) -> None:
    """What does not lie with the lines: seeds, who sat down or is told, how it ended for whom."""
    if seeds := [(order.table, order.seed) for order in won if order.seed is not None]:
        await connection.execute(SEED, *_columns(seeds))
    if people := [(who, o.table, o.lines[-1].at) for o in won for who in o.index.people]:
        await connection.execute(PEOPLE, *_columns(people))
    if nudges := [(each.person, o.table, each.due) for o in won for each in o.index.nudges]:
        await connection.execute(NUDGES, *_columns(nudges))
    if results := [
        (r.person, o.table, o.lines[-1].at, msgspec.json.encode(r))
        for o in won
        for r in o.index.results
    ]:
        await connection.execute(RESULTS, *_columns(results))


def _moved(order: Order) -> tuple[object, ...]:
    card = order.index.card
    return (
        *(order.table, order.after, order.last),
        *(card.status, order.index.due, msgspec.json.encode(card), order.index.days),
    )


def _row(table: str, line: Line) -> tuple[object, ...]:
    message = None if line.message is None else line.message.encode()
    return table, line.seq, line.at, message, encode(line.body)


def _columns(rows: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


def read_notice(payload: str) -> list[tuple[str, int]]:
    """The tables and last lines of a NOTIFY."""
    words = payload.split(" ")
    return [(table, int(seq)) for table, seq in zip(words[::2], words[1::2], strict=True)]


def _settle(group: list[Order], won: set[Order]) -> None:
    for order in group:
        if order not in won:
            _fail([order], Conflict(f"table {order.table} is not at line {order.after}"))
        elif not order.done.done():
            order.done.set_result(None)


def _fail(group: list[Order], problem: StoreError) -> None:
    for order in group:
        if not order.done.done():
            order.done.set_exception(problem)
