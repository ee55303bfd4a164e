"""The embedded store: one SQLite file, one writing thread, one reading thread."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from handvoll.server.limits import Buckets, Rate
from handvoll.server.log import Line, decode, encode
from handvoll.server.store import (
    ASLEEP,
    Conflict,
    Damaged,
    Index,
    Listener,
    Pulse,
    Result,
    StoreError,
    Try,
    whole,
)
from handvoll.server.store.devices import SqliteDevices
from handvoll.server.store.schema import migrate
from handvoll.server.store.writer import Writer
from handvoll.wire.people import Puppet
from handvoll.wire.tables import TableCard

CLEAN = "clean"  # in meta while no house is up that could leave something half done
CHECKPOINT = 4_000  # pages; a page that changes often is copied into the file more seldom
MANY = 250  # lines of a log that are told apart where nobody waits for it
PORTION = 2_000  # lines that are removed in one go: meanwhile nobody else writes

OLD = """
SELECT id, tables.seq FROM tables JOIN lines ON table_id = id AND lines.seq = tables.seq
WHERE status != 'over' AND max(at, coalesce(due, 0)) <
  CASE WHEN status = 'open' AND days = 0 THEN :unbegun ELSE :unfinished END {}
UNION SELECT id, tables.seq FROM tables JOIN lines ON table_id = id AND lines.seq = tables.seq
WHERE fleeting = 1 AND at < :unbegun {} LIMIT 500
"""
AMONG = "AND id IN (SELECT value FROM json_each(:among))"
# Where somebody sat, and nobody else; a television is nobody.
ALONE = """
SELECT id, seq FROM people AS mine JOIN tables ON id = table_id
WHERE person = :person AND NOT EXISTS (
  SELECT 1 FROM people AS other WHERE other.table_id = mine.table_id
  AND other.person != mine.person AND other.person NOT LIKE 'tv.%'
) {}
"""
TRY = "SELECT task, table_id, at, score, mark FROM tries WHERE person = ?"
# With the number of the last line there should be: if the lines were lost, one row without any.
READ = """
SELECT lines.seq, at, body, message, tables.seq FROM tables
LEFT JOIN lines ON table_id = id AND lines.seq > ?2 WHERE id = ?1 ORDER BY lines.seq
"""
# Who opens many tables does not push those of others off the list.
PUBLIC = """
SELECT card FROM (
  SELECT card, born, row_number() OVER (PARTITION BY opener ORDER BY born DESC) AS turn FROM (
    SELECT card, born, opener FROM tables WHERE access = 'public' AND status != 'over'
    ORDER BY born DESC LIMIT 5000
  ) AS newest
) AS ranked ORDER BY turn, born DESC LIMIT ?
"""

EVENINGS = """
SELECT evening FROM people JOIN tables AS one ON id = table_id
WHERE person = ? AND EXISTS (
  SELECT 1 FROM tables AS other WHERE other.evening = one.evening AND other.id <> one.id
) GROUP BY evening ORDER BY max(since) DESC LIMIT ?
"""

Facts = dict[str, object]  # by the names a query has for them

_cards = msgspec.json.Decoder(TableCard)
_puppets = msgspec.json.Decoder(Puppet)
_results = msgspec.json.Decoder(Result)


def connect(file: Path) -> sqlite3.Connection:
    """A connection as we want them: durable, strict about references, waiting its turn."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    return connection


class SqliteStore:
    """All tables in one file."""

    def __init__(self, file: Path) -> None:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # SQLite keeps these permissions
        with closing(connect(file)) as setup:
            migrate(setup)
        self._writer = Writer(lambda: connect(file))
        self._reading = connect(file)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self.devices = SqliteDevices(self._writer, self._rows)
        self._listeners: list[Listener] = []
        self._buckets: dict[Rate, Buckets] = {}

    # Logs

    async def create(self, table: str, seed: bytes, lines: Sequence[Line], index: Index) -> None:
        """Begin a log."""
        card = index.card
        row = (
            *(table, card.code, index.access, card.status, 0, lines[0].at),
            *(index.due, msgspec.json.encode(card), index.opener, index.evening),
            int(index.fleeting),
        )

        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO tables"
                " (id, code, access, status, seq, born, due, card, opener, evening, fleeting)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                row,
            )
            db.execute("INSERT INTO seeds VALUES (?, ?)", (table, seed))
            _append(db, table, 0, lines, index)

        await self._writer.do(job)

    async def append(self, table: str, after: int, lines: Sequence[Line], index: Index) -> None:
        """Write lines behind line `after`."""
        await self._writer.do(lambda db: _append(db, table, after, lines, index))
        for listener in self._listeners:
            listener(table, after + len(lines))

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The lines behind line `after`."""
        rows = await self._rows(READ, (table, after))
        lines = await asyncio.to_thread(_lines, rows) if len(rows) > MANY else _lines(rows)
        return whole(after, lines, rows[0][-1] if rows else 0)

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last line of each table."""
        places = ", ".join("?" * len(tables))
        query = f"SELECT id, seq FROM tables WHERE id IN ({places})"
        return dict(await self._rows(query, tuple(tables)))

    async def seed(self, table: str) -> bytes | None:
        """The server's part of a table's luck."""
        rows = await self._rows("SELECT seed FROM seeds WHERE table_id = ?", (table,))
        return rows[0][0] if rows else None

    # Finding

    async def find(self, code: str) -> str | None:
        """The table with this short code, unless it is over."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE code = ? AND status != 'over'", (code,)
        )
        return rows[0][0] if rows else None

    async def public_tables(self, limit: int) -> list[TableCard]:
        """Public tables that are not over, of every opener in turn."""
        return await self._table_cards(PUBLIC, (limit,))

    async def tables_of(self, person: str, limit: int) -> list[TableCard]:
        """The tables where a person sat down, the newest first."""
        return await self._table_cards(
            "SELECT card FROM people JOIN tables ON id = table_id WHERE person = ?"
            " ORDER BY since DESC LIMIT ?",
            (person, limit),
        )

    async def tables_in(self, evening: str, limit: int) -> list[TableCard]:
        """The last tables of an evening, the first one first."""
        query = "SELECT card FROM tables WHERE evening = ? ORDER BY born DESC LIMIT ?"
        return (await self._table_cards(query, (evening, limit)))[::-1]

    async def evenings_of(self, person: str, limit: int) -> list[str]:
        """The evenings of more than one table where a person sat, the newest first."""
        return [each for (each,) in await self._rows(EVENINGS, (person, limit))]

    async def lend(self, screen: str, code: str, until: int, soon: int) -> str:
        """The code of a television."""
        return await self._writer.do(lambda db: _lend(db, screen, code, until, soon))

    async def screen(self, code: str, now: int) -> str | None:
        """The television that had this code, which is used up."""
        query = "DELETE FROM screens WHERE code = ? AND until > ? RETURNING screen"
        rows = await self._writer.do(lambda db: db.execute(query, (code, now)).fetchall())
        return rows[0][0] if rows else None

    async def _table_cards(self, query: str, values: tuple[object, ...]) -> list[TableCard]:
        return [_cards.decode(card) for (card,) in await self._rows(query, values)]

    # People

    async def dress(self, person: str, puppet: Puppet) -> None:
        """Keep how a person is drawn."""
        row = (person, msgspec.json.encode(puppet))
        query = "INSERT OR REPLACE INTO puppets VALUES (?, ?)"
        await self._writer.do(lambda db: db.execute(query, row))

    async def puppet(self, person: str) -> Puppet | None:
        """How a person is drawn, if they ever chose."""
        rows = await self._rows("SELECT puppet FROM puppets WHERE person = ?", (person,))
        return _puppets.decode(rows[0][0]) if rows else None

    # Deadlines

    async def claim_due(self, now: int, lease: int, limit: int) -> list[str]:
        """Tables due before `now`, claimed for a while."""
        query = (
            "UPDATE tables SET claimed_until = ? WHERE id IN (SELECT id FROM tables"
            " WHERE due <= ? AND claimed_until <= ? ORDER BY due LIMIT ?) RETURNING id"
        )
        values = (now + lease, now, now, limit)
        rows = await self._writer.do(lambda db: db.execute(query, values).fetchall())
        return [id for (id,) in rows]

    # Cleaning up

    async def remove_old(self, unbegun: int, unfinished: int) -> int:
        """Remove tables untouched since these times, if not begun, or not over; how many."""
        return await self._remove(OLD, {"unbegun": unbegun, "unfinished": unfinished})

    async def spend(self, token: str, now: int, until: int) -> bool:
        """Use up a token; whether it was not used up before."""
        return await self._writer.do(lambda db: _spend(db, token, now, until))

    # What people come back for

    async def claim_try(self, person: str, task: str, table: str, at: int) -> Try:
        """Begin the one try that counts; if there is one already, that one."""
        query = "INSERT OR IGNORE INTO tries VALUES (?, ?, ?, ?, NULL, NULL)"

        def job(db: sqlite3.Connection) -> Try:
            db.execute(query, (person, task, table, at))
            return Try(*db.execute(f"{TRY} AND task = ?", (person, task)).fetchone())

        return await self._writer.do(job)

    async def settle_try(self, person: str, task: str, score: float, mark: int) -> None:
        """Note how a try ended; it ends once."""
        query = (
            "UPDATE tries SET score = ?, mark = ? WHERE person = ? AND task = ? AND score IS NULL"
        )
        await self._writer.do(lambda db: db.execute(query, (score, mark, person, task)))

    async def tries_of(self, person: str) -> list[Try]:
        """All tries of a person, the newest first."""
        return [Try(*row) for row in await self._rows(f"{TRY} ORDER BY at DESC", (person,))]

    async def scores(self, task: str) -> list[float]:
        """What everybody made of a task."""
        query = "SELECT score FROM tries WHERE task = ? AND score IS NOT NULL"
        return [score for (score,) in await self._rows(query, (task,))]

    async def results_of(self, person: str) -> list[Result]:
        """How all games of a person ended, the newest first."""
        query = "SELECT body FROM results WHERE person = ? ORDER BY at DESC"
        return [_results.decode(body) for (body,) in await self._rows(query, (person,))]

    async def forget(self, person: str) -> None:
        """Forget a person, and the tables nobody else sat at; them last, so that all is found."""
        await self._remove(ALONE, {"person": person})
        await self._writer.do(lambda db: _forget(db, person))

    async def _remove(self, query: str, facts: Facts) -> int:
        """Remove tables that are found by a query, and still are when it is their turn."""
        found = await self._rows(query.format("", ""), facts)
        removed = 0
        for some in portions(found):
            removed += await self._writer.do(partial(_remove, query, {**facts, "among": some}))
        return removed

    # Houses

    async def rise(self, house: str, wall: int) -> int:
        """A house begins to serve; how long no house did, in all."""
        return await self._writer.do(lambda db: _rise(db, house, wall))

    async def beat(self, house: str, wall: int) -> Pulse:
        """A house is alive; on one file it is the only one."""
        return await self._writer.do(lambda db: _beat(db, house, wall))

    async def take(self, key: str, rate: Rate, now: int) -> bool:
        """Take a drop; on one file there is one house, which remembers it itself."""
        bucket = self._buckets.setdefault(rate, Buckets(rate))
        return bucket.take(key)

    async def get_meta(self, key: str) -> str | None:
        """A value kept for the houses themselves."""
        rows = await self._rows("SELECT value FROM meta WHERE key = ?", (key,))
        return rows[0][0] if rows else None

    async def agree(self, key: str, value: str) -> str:
        """Keep a value unless there is one; the one that is kept."""
        query = "INSERT OR IGNORE INTO meta VALUES (?, ?)"
        await self._writer.do(lambda db: db.execute(query, (key, value)))
        return await self.get_meta(key) or value

    def subscribe(self, listener: Listener, missed: Callable[[], None]) -> None:
        """Hear of every append; there is no other house on this file."""
        self._listeners.append(listener)

    async def call(self, table: str, words: bytes) -> None:
        """Say something to all other houses: there are none."""

    def listen(self, listener: Callable[[str, bytes], None]) -> None:
        """Hear what other houses call: there are none."""

    async def close(self) -> None:
        """Finish what was begun, say that nothing was left half done, and let go."""
        with suppress(StoreError):
            await self._writer.do(lambda db: _set_meta(db, CLEAN, "yes"))
        await asyncio.to_thread(self.let_go)

    def let_go(self) -> None:
        """Finish what was begun."""
        self._writer.close()
        self._reader.shutdown()
        self._reading.close()

    async def _rows(self, query: str, values: tuple[object, ...] | Facts) -> list[tuple[Any, ...]]:
        def fetch() -> list[tuple[Any, ...]]:
            try:
                return self._reading.execute(query, values).fetchall()
            except sqlite3.DatabaseError as error:
                raise Damaged(str(error)) from None

        return await asyncio.get_running_loop().run_in_executor(self._reader, fetch)


def _lines(rows: list[tuple[Any, ...]]) -> list[Line]:
    try:
        return [_line(*row[:4]) for row in rows if row[0]]
    except ValueError:
        raise Damaged("a line of a table cannot be read") from None


def _line(seq: int, at: int, body: bytes, message: str | None) -> Line:
    return Line(seq, at, decode(body), message)


def _append(
    db: sqlite3.Connection, table: str, after: int, lines: Sequence[Line], index: Index
) -> None:
    moved = db.execute(
        "UPDATE tables SET seq = ?, status = ?, due = ?, claimed_until = 0, card = ?, days = ?"
        " WHERE id = ? AND seq = ?",
        (
            *(after + len(lines), index.card.status, index.due),
            *(msgspec.json.encode(index.card), index.days, table, after),
        ),
    )
    if not moved.rowcount:
        raise Conflict(f"table {table} is not at line {after}")
    db.executemany(
        "INSERT INTO lines (table_id, seq, at, message, body) VALUES (?, ?, ?, ?, ?)",
        [(table, line.seq, line.at, line.message, encode(line.body)) for line in lines],
    )
    people = [(person, table, lines[-1].at) for person in index.people]
    _put(db, "INSERT OR REPLACE INTO people VALUES (?, ?, ?)", people)
    nudges = [(nudge.person, table, nudge.due) for nudge in index.nudges]
    _put(db, "INSERT OR REPLACE INTO nudges VALUES (?, ?, ?)", nudges)
    results = [(r.person, table, lines[-1].at, msgspec.json.encode(r)) for r in index.results]
    _put(db, "INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?)", results)


def _put(db: sqlite3.Connection, query: str, rows: list[tuple[Any, ...]]) -> None:
    """Insert rows, if there are any: most moves have none, and a statement for none costs, too."""
    if rows:
        db.executemany(query, rows)


def portions(found: Sequence[tuple[str, int]]) -> Iterator[str]:
    """Tables, as JSON, with so many lines at a time; one that is longer comes alone."""
    some: list[str] = []
    lines = 0
    for table, seq in found:
        if some and lines + seq > PORTION:
            yield msgspec.json.encode(some).decode()
            some, lines = [], 0
        some.append(table)
        lines += seq
    if some:
        yield msgspec.json.encode(some).decode()


def _remove(query: str, facts: Facts, db: sqlite3.Connection) -> int:
    tables = [(id,) for id, _ in db.execute(query.format(AMONG, AMONG), facts)]
    db.executemany("DELETE FROM meta WHERE key = 'look ' || ?", tables)
    for child in ("lines", "seeds", "people"):
        db.executemany(f"DELETE FROM {child} WHERE table_id = ?", tables)
    db.executemany("DELETE FROM tables WHERE id = ?", tables)
    return len(tables)


def _forget(db: sqlite3.Connection, person: str) -> None:
    for kept in ("tries", "results", "people", "puppets", "devices", "nudges"):
        db.execute(f"DELETE FROM {kept} WHERE person = ?", (person,))


def _spend(db: sqlite3.Connection, token: str, now: int, until: int) -> bool:
    db.execute("DELETE FROM spent WHERE until < ?", (now,))
    spent = db.execute("INSERT OR IGNORE INTO spent VALUES (?, ?)", (token, until))
    return spent.rowcount == 1


def _lend(db: sqlite3.Connection, screen: str, code: str, until: int, soon: int) -> str:
    db.execute("DELETE FROM screens WHERE until <= ?", (soon,))
    db.execute("INSERT OR IGNORE INTO screens VALUES (?, ?, ?)", (screen, code, until))
    has = db.execute("SELECT code FROM screens WHERE screen = ?", (screen,)).fetchone()
    if has is None:
        raise Conflict("another television has this code")
    return str(has[0])


def _rise(db: sqlite3.Connection, house: str, wall: int) -> int:
    slept = _sleep(db, wall, 0)
    db.execute("DELETE FROM meta WHERE key = ?", (CLEAN,))
    db.execute("DELETE FROM houses")  # one house to a file: the others are gone
    _beat(db, house, wall)
    return slept


def _beat(db: sqlite3.Connection, house: str, wall: int) -> Pulse:
    slept = _sleep(db, wall, ASLEEP)
    db.execute("INSERT OR REPLACE INTO houses VALUES (?, ?)", (house, wall))
    alive = frozenset(name for (name,) in db.execute("SELECT name FROM houses"))
    return Pulse(alive, slept)


def _sleep(db: sqlite3.Connection, wall: int, patience: int) -> int:
    """How long no house served, in all; a gap up to `patience` is none."""
    (slept,) = db.execute("SELECT value FROM meta WHERE key = 'slept'").fetchone() or ("0",)
    last = db.execute("SELECT max(beat) FROM houses").fetchone()[0]
    gap = wall - last if last is not None else 0  # below nothing if the clock was set back
    if abs(gap) <= patience:
        return int(slept)
    _set_meta(db, "slept", str(int(slept) + gap))
    return int(slept) + gap


def _set_meta(db: sqlite3.Connection, key: str, value: str) -> None:
    db.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (key, value))
