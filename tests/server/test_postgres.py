"""What only PostgreSQL has: other processes, connections that break, a schema shared by all."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable

import asyncpg
import msgspec
import pytest

from handvoll.server.store import Conflict, Pulse, StoreError
from handvoll.server.store.pg_link import connect
from handvoll.server.store.pg_reader import READ
from handvoll.server.store.pg_schema import STEPS, migrate
from handvoll.server.store.pg_writer import APPEND
from handvoll.server.store.postgres import PostgresStore
from handvoll.server.store.schema import NewerStore
from tests.server.postgres import Postgres
from tests.server.process import ROOT
from tests.server.race import LAPS
from tests.server.tables import SEED
from tests.server.test_store import coded, first_lines, more

pytestmark = pytest.mark.slow

Two = Callable[[PostgresStore, PostgresStore], Awaitable[None]]


def on_two_stores(url: str, scene: Two) -> None:
    async def play() -> None:
        one, two = PostgresStore(url), PostgresStore(url)
        try:
            await asyncio.wait_for(scene(one, two), 300)
        finally:
            await one.close()
            await two.close()

    asyncio.run(play())


async def eventually(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not wanted():
            await asyncio.sleep(0.01)


async def query(url: str, words: str) -> list[asyncpg.Record]:
    db = await asyncpg.connect(url)
    try:
        return list(await db.fetch(words))
    finally:
        await db.close()


def test_of_several_processes_exactly_one_wins_each_place(postgres: Postgres) -> None:
    url = postgres.database()

    async def begin() -> int:
        store = PostgresStore(url)
        lines, index = first_lines()
        await store.create("t", SEED, lines, index)
        await store.close()
        return len(lines)

    before = asyncio.run(begin())
    command = [sys.executable, "-m", "tests.server.race", url]
    racers = [
        subprocess.Popen([*command, name], stdout=subprocess.PIPE, cwd=ROOT, text=True)
        for name in ("anna", "ben", "carla")
    ]
    won = [int(racer.communicate(timeout=300)[0]) for racer in racers]
    assert all(0 < times <= LAPS for times in won)
    rows = asyncio.run(query(url, "SELECT seq, message FROM lines ORDER BY seq"))
    assert [row["seq"] for row in rows] == list(range(1, before + sum(won) + 1))
    messages = [row["message"] for row in rows[before:]]
    assert len(set(messages)) == sum(won), "what was acknowledged is there once"


async def hear(store: PostgresStore) -> list[tuple[str, int]]:
    """Listen from now on; what is heard."""
    heard: list[tuple[str, int]] = []
    listening = asyncio.Event()
    store.subscribe(lambda table, seq: heard.append((table, seq)), listening.set)
    await listening.wait()
    return heard


def test_other_houses_hear_of_lines(postgres: Postgres) -> None:
    async def scene(one: PostgresStore, two: PostgresStore) -> None:
        heard = await hear(two)
        lines, index = first_lines()
        n = len(lines)
        tables = [f"t{i}" for i in range(250)]
        await asyncio.gather(*(one.create(t, SEED, lines, coded(index, t)) for t in tables))
        await asyncio.gather(*(one.append(t, n, more(n + 1), coded(index, t)) for t in tables))
        await eventually(lambda: len(heard) == len(tables))
        assert sorted(heard) == sorted((t, n + 1) for t in tables)

    on_two_stores(postgres.database(), scene)


def test_two_houses_that_write_to_the_same_tables_hold_nobody_up(postgres: Postgres) -> None:
    async def scene(one: PostgresStore, two: PostgresStore) -> None:
        heard = await hear(two)
        lines, index = first_lines()
        n = len(lines)
        tables = [f"t{i}" for i in range(60)]
        await asyncio.gather(*(one.create(t, SEED, lines, coded(index, t)) for t in tables))
        for after in range(n, n + 20):
            ways = ((one, tables), (two, tables[::-1]))
            tries = [
                store.append(t, after, more(after + 1), coded(index, t))
                for store, order in ways
                for t in order
            ]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(result is None for result in results) == len(tables)
            assert all(result is None or isinstance(result, Conflict) for result in results)
        assert await two.ends(tables) == dict.fromkeys(tables, n + 20)
        await eventually(lambda: len(heard) >= 20 * len(tables))
        written = [(t, seq) for t in tables for seq in range(n + 1, n + 21)]
        assert sorted(heard) == sorted(written), "each once, and nothing of who came too late"

    on_two_stores(postgres.database(), scene)


@pytest.mark.parametrize("question", [READ, APPEND], ids=["read", "append"])
def test_rows_are_found_by_their_keys_in_a_young_database_too(
    postgres: Postgres, question: str
) -> None:
    url = postgres.database()

    async def scene(one: PostgresStore, two: PostgresStore) -> None:
        lines, index = first_lines()
        tables = [f"t{i}" for i in range(300)]
        await asyncio.gather(*(one.create(t, SEED, lines, coded(index, t)) for t in tables))
        db = await connect(url)
        await db.execute(f"PREPARE question AS {question}")
        nothing = ", ".join(["'{}'"] * len(set(re.findall(r"\$\d+", question))))
        plan = str(await db.fetch(f"EXPLAIN EXECUTE question ({nothing})"))
        await db.close()
        assert "Index Cond" in plan
        assert "Seq Scan" not in plan

    on_two_stores(url, scene)


def test_who_could_not_hear_is_told_to_read(postgres: Postgres) -> None:
    url = postgres.database()

    async def scene(one: PostgresStore, two: PostgresStore) -> None:
        missed: list[str] = []
        heard: list[tuple[str, int]] = []
        two.subscribe(lambda table, seq: heard.append((table, seq)), lambda: missed.append("?"))
        await eventually(lambda: len(missed) == 1)
        deaf = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%LISTEN%'"
        await query(url, deaf + " AND pid <> pg_backend_pid()")
        lines, index = first_lines()
        await one.create("t", SEED, lines, index)
        await eventually(lambda: len(missed) == 2)
        assert await two.ends(["t"]) == {"t": len(lines)}
        await one.append("t", len(lines), more(len(lines) + 1), index)
        await eventually(lambda: heard == [("t", len(lines) + 1)])

    on_two_stores(url, scene)


def test_one_spoilt_order_does_not_spoil_the_others(postgres: Postgres) -> None:
    async def scene(one: PostgresStore, two: PostgresStore) -> None:
        lines, index = first_lines()
        tables = [f"t{i}" for i in range(5)]
        await asyncio.gather(*(one.create(t, SEED, lines, coded(index, t)) for t in tables))
        spoilt = msgspec.structs.replace(index, due=1 << 70)  # no column can hold it
        n = len(lines)
        tries = [one.append(t, n, more(n + 1), spoilt if t == "t2" else index) for t in tables]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [result is None for result in results] == [True, True, False, True, True]
        assert type(results[2]) is StoreError
        assert (await one.ends(tables))["t2"] == n
        await one.append("t2", n, more(n + 1), index)

    on_two_stores(postgres.database(), scene)


def test_of_two_houses_one_claims_a_deadline(postgres: Postgres) -> None:
    async def scene(one: PostgresStore, two: PostgresStore) -> None:
        lines, index = first_lines()
        tables = [f"t{i}" for i in range(60)]
        for t in tables:
            due = msgspec.structs.replace(coded(index, t), due=1_000)
            await one.create(t, SEED, lines, due)
        claims = [store.claim_due(2_000, 500, 10) for store in (one, two) * 3]
        claimed = [t for claim in await asyncio.gather(*claims) for t in claim]
        claimed += await one.claim_due(2_000, 500, 99)
        assert sorted(claimed) == sorted(tables), "each once"

    on_two_stores(postgres.database(), scene)


def test_a_house_that_rises_beside_another_shares_its_time(postgres: Postgres) -> None:
    async def scene(one: PostgresStore, two: PostgresStore) -> None:
        await one.rise("one", 1_000)
        await one.beat("one", 2_000)
        assert await two.rise("two", 2_900) == 0, "somebody served all the time"
        both = frozenset({"one", "two"})
        assert await one.beat("one", 3_000) == Pulse(both, 0)
        await one.close()
        assert (await two.beat("two", 7_900)).alive == both, "perhaps it only stumbled"
        assert (await two.beat("two", 8_100)).alive == {"two"}, "no beat, no lock: gone"

    on_two_stores(postgres.database(), scene)


def test_after_all_houses_fell_the_first_to_rise_counts_the_time(postgres: Postgres) -> None:
    url = postgres.database()

    async def serve_a_second(store: PostgresStore) -> None:
        await store.rise("old", 1_000)
        await store.beat("old", 2_000)
        await store.close()

    async def scene(one: PostgresStore, two: PostgresStore) -> None:
        risen = list(await asyncio.gather(one.rise("one", 4_000), two.rise("two", 4_000)))
        assert risen == [2_000, 2_000], "down for two seconds, and not for four"

    asyncio.run(serve_a_second(PostgresStore(url)))
    on_two_stores(url, scene)


def test_a_restart_of_postgresql_is_survived(postgres: Postgres) -> None:
    async def scene(one: PostgresStore, two: PostgresStore) -> None:
        heard: list[tuple[str, int]] = []
        missed: list[str] = []
        two.subscribe(lambda table, seq: heard.append((table, seq)), lambda: missed.append("?"))
        await eventually(lambda: len(missed) == 1)
        await one.rise("one", 1_000)
        lines, index = first_lines()
        await one.create("t", SEED, lines, index)
        n = len(lines)
        await asyncio.to_thread(postgres.stop)
        tries = (one.append("t", n, more(n + 1), index), one.read("t"), one.beat("one", 2_000))
        for failed in await asyncio.gather(*tries, return_exceptions=True):
            assert type(failed) is StoreError
        await asyncio.to_thread(postgres.start)
        await one.append("t", n, more(n + 1), index)
        assert await two.read("t") == [*lines, *more(n + 1)]
        await eventually(lambda: len(missed) == 2)
        await one.append("t", n + 1, more(n + 2), index)
        await eventually(lambda: ("t", n + 2) in heard)
        assert await one.beat("one", 62_000) == Pulse(frozenset({"one"}), 61_000)

    on_two_stores(postgres.database(), scene)


def test_an_old_database_takes_the_new_steps_and_keeps_its_games(postgres: Postgres) -> None:
    url = postgres.database()
    later = (*STEPS, "ALTER TABLE tables ADD COLUMN colour text NOT NULL DEFAULT 'red'")

    async def upgrade() -> None:
        db = await asyncpg.connect(url)
        try:
            await migrate(db, later)
        finally:
            await db.close()

    async def scene(one: PostgresStore, two: PostgresStore) -> None:
        lines, index = first_lines()
        await one.create("t", SEED, lines, index)
        await asyncio.gather(*(upgrade() for _ in range(5)))
        assert await one.read("t") == lines
        with pytest.raises(Conflict):
            await one.create("t", SEED, lines, index)
        with pytest.raises(NewerStore):
            await two.read("t")

    on_two_stores(url, scene)
    assert len(asyncio.run(query(url, "SELECT * FROM steps"))) == len(later)


def test_a_dump_brings_everything_back(postgres: Postgres) -> None:  # docs/hosting.md
    old, new = postgres.database(), postgres.database()

    async def fill(one: PostgresStore, two: PostgresStore) -> None:
        lines, index = first_lines()
        await one.create("t", SEED, lines, index)
        await one.agree("keys", "k" * 64)

    async def compare(one: PostgresStore, two: PostgresStore) -> None:
        lines, index = first_lines()
        assert await one.read("t") == lines
        assert await one.seed("t") == SEED
        assert await two.get_meta("keys") == "k" * 64
        await two.append("t", len(lines), more(len(lines) + 1), index)

    on_two_stores(old, fill)
    dump = [str(postgres.programs / "pg_dump"), "--format=custom", old]
    restore = [
        str(postgres.programs / "pg_restore"),
        "--no-owner",
        "--exit-on-error",
        f"--dbname={new}",
    ]
    copy = subprocess.run(dump, capture_output=True, check=True, timeout=300).stdout
    subprocess.run(restore, input=copy, capture_output=True, check=True, timeout=300)
    on_two_stores(new, compare)
