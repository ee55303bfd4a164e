"""Where people may be told that it is their turn, kept in both kinds of store."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from handvoll.server.store.nudges import Nudge
from handvoll.server.store.writer import Writer
from handvoll.wire.push import Device

MOST = 5  # devices of a person; who has more is told on the newest

_devices = msgspec.json.Decoder(Device)


def newest(rows: list[Any]) -> list[Device]:
    """The devices in some rows."""
    return [_devices.decode(row[0]) for row in rows]


class SqliteDevices:
    """In the file."""

    def __init__(
        self, writer: Writer, rows: Callable[[str, tuple[object, ...]], Awaitable[list[Any]]]
    ) -> None:
        self._writer = writer
        self._rows = rows

    async def keep(self, person: str, device: Device, now: int) -> None:
        """Tell a person there."""
        row = (device.endpoint, person, now, msgspec.json.encode(device))

        def job(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO devices VALUES (?, ?, ?, ?)", row)
            db.execute(
                "DELETE FROM devices WHERE person = ?1 AND endpoint NOT IN (SELECT endpoint"
                " FROM devices WHERE person = ?1 ORDER BY since DESC LIMIT ?2)",
                (person, MOST),
            )

        await self._writer.do(job)

    async def of(self, person: str) -> list[Device]:
        """The devices of a person, the newest first."""
        query = "SELECT body FROM devices WHERE person = ? ORDER BY since DESC"
        return newest(await self._rows(query, (person,)))

    async def drop(self, endpoint: str, person: str | None = None) -> None:
        """Tell nobody there any more."""
        query = "DELETE FROM devices WHERE endpoint = ?1 AND (?2 IS NULL OR person = ?2)"
        await self._writer.do(lambda db: db.execute(query, (endpoint, person)))

    async def claim(self, now: int, lease: int, limit: int) -> list[Nudge]:
        """Nudges that are due; to find none, nothing is written."""
        if not await self._rows("SELECT 1 FROM nudges WHERE due <= ? LIMIT 1", (now,)):
            return []
        query = (
            "UPDATE nudges SET due = ? WHERE (person, table_id) IN (SELECT person, table_id"
            " FROM nudges WHERE due <= ? ORDER BY due LIMIT ?) RETURNING person, table_id, due"
        )
        values = (now + lease, now, limit)
        rows = await self._writer.do(lambda db: db.execute(query, values).fetchall())
        return [Nudge(*row) for row in rows]

    async def put_off(self, nudge: Nudge, until: int) -> None:
        """Not now, but then."""
        query = "UPDATE nudges SET due = ? WHERE person = ? AND table_id = ? AND due = ?"
        values = (until, nudge.person, nudge.table, nudge.due)
        await self._writer.do(lambda db: db.execute(query, values))

    async def settle(self, nudge: Nudge) -> None:
        """It is told."""
        query = "DELETE FROM nudges WHERE person = ? AND table_id = ? AND due = ?"
        values = (nudge.person, nudge.table, nudge.due)
        await self._writer.do(lambda db: db.execute(query, values))


class PostgresDevices:
    """In the database."""

    def __init__(self, rows: Callable[..., Awaitable[list[Any]]]) -> None:
        self._rows = rows

    async def keep(self, person: str, device: Device, now: int) -> None:
        """Tell a person there."""
        await self._rows(
            "INSERT INTO devices VALUES ($1, $2, $3, $4) ON CONFLICT (endpoint) DO UPDATE"
            " SET person = excluded.person, since = excluded.since, body = excluded.body",
            *(device.endpoint, person, now, msgspec.json.encode(device)),
        )
        await self._rows(
            "DELETE FROM devices WHERE person = $1 AND endpoint NOT IN (SELECT endpoint"
            " FROM devices WHERE person = $1 ORDER BY since DESC LIMIT $2)",
            *(person, MOST),
        )

    async def of(self, person: str) -> list[Device]:
        """The devices of a person, the newest first."""
        query = "SELECT body FROM devices WHERE person = $1 ORDER BY since DESC"
        return newest(await self._rows(query, person))

    async def drop(self, endpoint: str, person: str | None = None) -> None:
        """Tell nobody there any more."""
        query = "DELETE FROM devices WHERE endpoint = $1 AND ($2::text IS NULL OR person = $2)"
        await self._rows(query, endpoint, person)

    async def claim(self, now: int, lease: int, limit: int) -> list[Nudge]:
        """Nudges that are due; each is claimed by one house."""
        query = (
            "UPDATE nudges SET due = $1 WHERE (person, table_id) IN (SELECT person, table_id"
            " FROM nudges WHERE due <= $2 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED)"
            " RETURNING person, table_id, due"
        )
        return [Nudge(*row) for row in await self._rows(query, now + lease, now, limit)]

    async def put_off(self, nudge: Nudge, until: int) -> None:
        """Not now, but then."""
        query = "UPDATE nudges SET due = $1 WHERE person = $2 AND table_id = $3 AND due = $4"
        await self._rows(query, until, nudge.person, nudge.table, nudge.due)

    async def settle(self, nudge: Nudge) -> None:
        """It is told."""
        query = "DELETE FROM nudges WHERE person = $1 AND table_id = $2 AND due = $3"
        await self._rows(query, nudge.person, nudge.table, nudge.due)
