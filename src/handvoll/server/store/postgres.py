"""The store beyond one machine: any number of houses on one PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec

from handvoll.server.limits import Rate
from handvoll.server.log import Line
from handvoll.server.store import ASLEEP, Index, Listener, Pulse, Result, Try
from handvoll.server.store.devices import PostgresDevices
from handvoll.server.store.pg_ear import HOUSES, Ear
from handvoll.server.store.pg_link import HOW, TROUBLE, connect, reported
from handvoll.server.store.pg_reader import Reader
from handvoll.server.store.pg_schema import migrate
from handvoll.server.store.pg_writer import CHANNEL, Writer, read_notice
from handvoll.wire.people import Puppet
from handvoll.wire.tables import TableCard

READERS = 4  # connections for everything but appends

CLAIM = """
UPDATE tables SET claimed_until = $2 WHERE id IN (
  SELECT id FROM tables WHERE due <= $1 AND claimed_until <= $1
  ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
) RETURNING id
"""
LIVES = """
EXISTS (SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
  WHERE locktype = 'advisory' AND datname = current_database()
  AND classid = $1 AND objid = sign::oid)
"""
BEAT = """
INSERT INTO houses VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET sign = excluded.sign,
  beat = excluded.beat
"""

OLD = """
SELECT id FROM tables JOIN lines ON table_id = id AND lines.seq = tables.seq
WHERE status <> 'over' AND greatest(at, due) <
  CASE WHEN status = 'open' AND days = 0 THEN $1::bigint ELSE $2::bigint END
LIMIT 500 FOR UPDATE OF tables SKIP LOCKED
"""
FLEETING = """
SELECT id FROM tables JOIN lines ON table_id = id AND lines.seq = tables.seq
WHERE fleeting AND at < $1 LIMIT 500 FOR UPDATE OF tables SKIP LOCKED
"""
# Where somebody sat, and nobody else; a television is nobody.
ALONE = """
SELECT table_id FROM people AS mine WHERE person = $1 AND NOT EXISTS (
  SELECT FROM people AS other WHERE other.table_id = mine.table_id
  AND other.person <> mine.person AND other.person NOT LIKE 'tv.%'
)
"""
TRY = "SELECT task, table_id, at, score, mark FROM tries WHERE person = $1"
SETTLE = """
UPDATE tries SET score = $1::float8, mark = $2
WHERE person = $3 AND task = $4 AND score IS NULL
"""
# Who opens many tables does not push those of others off the list.
PUBLIC = """
SELECT card FROM (
  SELECT card, born, row_number() OVER (PARTITION BY opener ORDER BY born DESC) AS turn FROM (
    SELECT card, born, opener FROM tables WHERE access = 'public' AND status <> 'over'
    ORDER BY born DESC LIMIT 5000
  ) AS newest
) AS ranked ORDER BY turn, born DESC LIMIT $1
"""
EVENINGS = """
SELECT evening FROM people JOIN tables AS one ON id = table_id
WHERE person = $1 AND EXISTS (
  SELECT 1 FROM tables AS other WHERE other.evening = one.evening AND other.id <> one.id
) GROUP BY evening ORDER BY max(since) DESC LIMIT $2
"""
FILLED = "least($3, buckets.drops + greatest(0, $4 - buckets.seen) * $2::float8 / 1000)"
TAKE = f"""
INSERT INTO buckets VALUES ($1, $3::float8 - 1, $4, true)
ON CONFLICT (key) DO UPDATE SET seen = $4, taken = {FILLED} >= 1,
  drops = {FILLED} - CASE WHEN {FILLED} >= 1 THEN 1 ELSE 0 END
RETURNING taken
"""
LEND = """
INSERT INTO screens VALUES ($1, $2, $3) ON CONFLICT (screen) DO UPDATE SET screen = $1
RETURNING code
"""
CALLS = "calls"  # the channel of what nobody keeps

META = "SELECT value FROM meta WHERE key = $1"

_cards = msgspec.json.Decoder(TableCard)
_puppets = msgspec.json.Decoder(Puppet)
_results = msgspec.json.Decoder(Result)


class PostgresStore:
    """All tables in one database; connects when it is first used, and again when it must."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._readers: asyncpg.Pool | None = None
        self._opening = asyncio.Lock()
        self._reader = Reader(self._rows)
        self._writer = Writer(self._connect)
        self.devices = PostgresDevices(self._rows)
        self._ear = Ear(self._connect, {CHANNEL: self._hear, CALLS: self._hear_call}, self._miss)
        self._callers: list[Callable[[str, bytes], None]] = []
        self._listeners: list[Listener] = []
        self._anxious: list[Callable[[], None]] = []
        self._sign = 0  # the lock of our house

    # Logs

    async def create(self, table: str, seed: bytes, lines: Sequence[Line], index: Index) -> None:
        """Begin a log."""
        await self._writer.write(table, 0, lines, index, seed)

    async def append(self, table: str, after: int, lines: Sequence[Line], index: Index) -> None:
        """Write lines behind line `after`."""
        await self._writer.write(table, after, lines, index)
        self._tell(table, after + len(lines))

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The lines behind line `after`."""
        return await self._reader.read(table, after)

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last line of each table."""
        rows = await self._rows("SELECT id, seq FROM tables WHERE id = ANY($1)", list(tables))
        return dict(rows)

    async def seed(self, table: str) -> bytes | None:
        """The server's part of a table's luck."""
        rows = await self._rows("SELECT seed FROM seeds WHERE table_id = $1", table)
        return rows[0][0] if rows else None

    # Finding

    async def find(self, code: str) -> str | None:
        """The table with this short code, unless it is over."""
        query = "SELECT id FROM tables WHERE code = $1 AND status <> 'over'"
        rows = await self._rows(query, code)
        return rows[0][0] if rows else None

    async def public_tables(self, limit: int) -> list[TableCard]:
        """Public tables that are not over, of every opener in turn."""
        return await self._table_cards(PUBLIC, limit)

    async def tables_of(self, person: str, limit: int) -> list[TableCard]:
        """The tables where a person sat down, the newest first."""
        return await self._table_cards(
            "SELECT card FROM people JOIN tables ON id = table_id WHERE person = $1"
            " ORDER BY since DESC LIMIT $2",
            *(person, limit),
        )

    async def tables_in(self, evening: str, limit: int) -> list[TableCard]:
        """The last tables of an evening, the first one first."""
        query = "SELECT card FROM tables WHERE evening = $1 ORDER BY born DESC LIMIT $2"
        return (await self._table_cards(query, evening, limit))[::-1]

    async def evenings_of(self, person: str, limit: int) -> list[str]:
        """The evenings of more than one table where a person sat, the newest first."""
        return [each for (each,) in await self._rows(EVENINGS, person, limit)]

    async def lend(self, screen: str, code: str, until: int, soon: int) -> str:
        """The code of a television."""
        await self._rows("DELETE FROM screens WHERE until <= $1", soon)
        return str((await self._rows(LEND, screen, code, until))[0][0])

    async def screen(self, code: str, now: int) -> str | None:
        """The television that had this code, which is used up."""
        query = "DELETE FROM screens WHERE code = $1 AND until > $2 RETURNING screen"
        rows = await self._rows(query, code, now)
        return rows[0][0] if rows else None

    async def _table_cards(self, query: str, *values: object) -> list[TableCard]:
        return [_cards.decode(card) for (card,) in await self._rows(query, *values)]

    # People

    async def dress(self, person: str, puppet: Puppet) -> None:
        """Keep how a person is drawn."""
        query = (
            "INSERT INTO puppets VALUES ($1, $2)"
            " ON CONFLICT (person) DO UPDATE SET puppet = excluded.puppet"
        )
        await self._rows(query, person, msgspec.json.encode(puppet))

    async def puppet(self, person: str) -> Puppet | None:
        """How a person is drawn, if they ever chose."""
        rows = await self._rows("SELECT puppet FROM puppets WHERE person = $1", person)
        return _puppets.decode(rows[0][0]) if rows else None

    # Deadlines

    async def claim_due(self, now: int, lease: int, limit: int) -> list[str]:
        """Tables due before `now`, claimed for a while."""
        return [id for (id,) in await self._rows(CLAIM, now, now + lease, limit)]

    # Cleaning up

    async def remove_old(self, unbegun: int, unfinished: int) -> int:
        """Remove tables untouched since these times, if not begun, or not over; how many."""
        readers = await self._opened()
        with reported():
            async with readers.acquire() as db, db.transaction():
                rows = await db.fetch(OLD, unbegun, unfinished)
                rows += await db.fetch(FLEETING, unbegun)
                old = list({row["id"] for row in rows})
                await _remove(db, old)
                await db.execute("DELETE FROM buckets WHERE seen < $1", unbegun)
                return len(old)

    async def spend(self, token: str, now: int, until: int) -> bool:
        """Use up a token; whether it was not used up before."""
        await self._rows("DELETE FROM spent WHERE until < $1", now)
        query = "INSERT INTO spent VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING token"
        return bool(await self._rows(query, token, until))

    async def take(self, key: str, rate: Rate, now: int) -> bool:
        """Take a drop from a bucket that all houses share."""
        query = (TAKE, key, float(rate.per_second), float(rate.burst), now)
        rows = await self._rows(*query)
        return bool(rows and rows[0][0])

    # What people come back for

    async def claim_try(self, person: str, task: str, table: str, at: int) -> Try:
        """Begin the one try that counts; if there is one already, that one."""
        query = "INSERT INTO tries VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
        await self._rows(query, person, task, table, at)
        [row] = await self._rows(f"{TRY} AND task = $2", person, task)
        return Try(*row)

    async def settle_try(self, person: str, task: str, score: float, mark: int) -> None:
        """Note how a try ended; it ends once."""
        await self._rows(SETTLE, float(score), mark, person, task)

    async def tries_of(self, person: str) -> list[Try]:
        """All tries of a person, the newest first."""
        return [Try(*row) for row in await self._rows(f"{TRY} ORDER BY at DESC", person)]

    async def scores(self, task: str) -> list[float]:
        """What everybody made of a task."""
        query = "SELECT score FROM tries WHERE task = $1 AND score IS NOT NULL"
        return [score for (score,) in await self._rows(query, task)]

    async def results_of(self, person: str) -> list[Result]:
        """How all games of a person ended, the newest first."""
        query = "SELECT body FROM results WHERE person = $1 ORDER BY at DESC"
        return [_results.decode(body) for (body,) in await self._rows(query, person)]

    async def forget(self, person: str) -> None:
        """Forget a person, and the tables nobody else sat at."""
        readers = await self._opened()
        with reported():
            async with readers.acquire() as db, db.transaction():
                alone = [row["table_id"] for row in await db.fetch(ALONE, person)]
                looks = [f"look {table}" for table in alone]
                await db.execute("DELETE FROM meta WHERE key = ANY($1)", looks)
                await _remove(db, alone)
                for kept in ("tries", "results", "people", "puppets", "devices", "nudges"):
                    await db.execute(f"DELETE FROM {kept} WHERE person = $1", person)

    # Houses

    async def rise(self, house: str, wall: int) -> int:
        """A house begins to serve; how long no house did, in all."""
        with reported():
            await self._ear.hide()
        self._sign = secrets.randbits(31)
        pulse = await self._pulse(house, wall, rising=True)
        return pulse.slept

    async def beat(self, house: str, wall: int) -> Pulse:
        """A house is alive; all that are."""
        return await self._pulse(house, wall, rising=False)

    async def _pulse(self, house: str, wall: int, rising: bool) -> Pulse:
        readers = await self._opened()
        with reported():
            async with readers.acquire() as db, db.transaction():
                slept = int(await db.fetchval(META + " FOR UPDATE", "slept"))  # one at a time
                alone = rising and not await _somebody_lives(db, house)
                slept += await _gap(db, wall, 0 if alone else ASLEEP)
                await db.execute("UPDATE meta SET value = $1 WHERE key = 'slept'", str(slept))
                if alone:
                    await db.execute("DELETE FROM houses")  # whatever their clocks said
                await db.execute(BEAT, house, self._sign, wall)
                if rising:
                    await self._ear.show(self._sign)
                return Pulse(await _alive(db, wall), slept)

    async def get_meta(self, key: str) -> str | None:
        """A value kept for the houses themselves."""
        rows = await self._rows(META, key)
        return rows[0][0] if rows else None

    async def agree(self, key: str, value: str) -> str:
        """Keep a value unless there is one; the one that is kept."""
        await self._rows("INSERT INTO meta VALUES ($1, $2) ON CONFLICT DO NOTHING", key, value)
        return await self.get_meta(key) or value

    # Hearing

    async def call(self, table: str, words: bytes) -> None:
        """Say something to all houses that nobody keeps."""
        await self._rows("SELECT pg_notify($1, $2)", CALLS, f"{table} {words.decode()}")

    def listen(self, listener: Callable[[str, bytes], None]) -> None:
        """Hear what houses call, our own calls among it."""
        self._callers.append(listener)

    def subscribe(self, listener: Listener, missed: Callable[[], None]) -> None:
        """Hear of every append, also of other houses."""
        self._listeners.append(listener)
        self._anxious.append(missed)
        self._ear.listen()

    def _hear(self, pid: int, payload: str) -> None:
        if pid != self._writer.pid:  # what we wrote ourselves is told already
            for table, seq in read_notice(payload):
                self._tell(table, seq)

    def _hear_call(self, pid: int, payload: str) -> None:
        table, _, words = payload.partition(" ")
        for listener in self._callers:
            listener(table, words.encode())

    def _tell(self, table: str, seq: int) -> None:
        for listener in self._listeners:
            listener(table, seq)

    def _miss(self) -> None:
        for missed in self._anxious:
            missed()

    # Connections

    async def close(self) -> None:
        """Finish what was begun and let go."""
        await self._writer.close()
        await self._ear.close()
        if self._readers:
            with suppress(*TROUBLE):
                await asyncio.wait_for(self._readers.close(), 5)

    async def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        readers = await self._opened()
        with reported():
            try:
                return [tuple(row) for row in await readers.fetch(query, *values)]
            except (asyncpg.DataError, ValueError):
                return []  # asked for something that cannot be written, so nobody wrote it

    async def _connect(self) -> asyncpg.Connection:
        await self._opened()
        return await connect(self._url)

    async def _opened(self) -> asyncpg.Pool:
        """The readers' connections, on a schema of today."""
        async with self._opening:
            if self._readers is None:
                with reported():
                    await _bring_up_to_date(self._url)
                    self._readers = await asyncpg.create_pool(
                        self._url, min_size=0, max_size=READERS, reset=_leave_as_is, **HOW
                    )
            return self._readers


async def _leave_as_is(connection: asyncpg.Connection) -> None:
    """Nothing of ours outlives a question, so a connection needs no resetting after each."""


async def _bring_up_to_date(url: str) -> None:
    db = await connect(url)
    try:
        await migrate(db)
    finally:
        await db.close()


async def _somebody_lives(db: asyncpg.Connection, house: str) -> bool:
    """Whether any other house is connected."""
    query = f"SELECT EXISTS (SELECT FROM houses WHERE name <> $2 AND {LIVES})"
    return bool(await db.fetchval(query, HOUSES, house))


async def _gap(db: asyncpg.Connection, wall: int, patience: int) -> int:
    """How long no house served, if it was longer than so many milliseconds."""
    last = await db.fetchval("SELECT max(beat) FROM houses")
    gap = 0 if last is None else wall - last
    if gap < 0 and patience:
        return 0  # the clocks of several houses never quite agree
    if 0 <= gap <= patience:
        return 0
    if patience:  # nobody could beat, so nobody is dead for not having done so
        await db.execute("UPDATE houses SET beat = $1", wall)
    return gap


async def _remove(db: asyncpg.Connection, tables: list[str]) -> None:
    """Remove tables with all that lies with them; nobody writes there meanwhile."""
    await db.execute("SELECT FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE", tables)
    for child in ("lines", "seeds", "people"):
        await db.execute(f"DELETE FROM {child} WHERE table_id = ANY($1)", tables)
    await db.execute("DELETE FROM tables WHERE id = ANY($1)", tables)


async def _alive(db: asyncpg.Connection, wall: int) -> frozenset[str]:
    """The houses that are connected, or were a moment ago; the others are forgotten."""
    await db.execute(f"DELETE FROM houses WHERE beat < $2 AND NOT {LIVES}", HOUSES, wall - ASLEEP)
    return frozenset(row["name"] for row in await db.fetch("SELECT name FROM houses"))
