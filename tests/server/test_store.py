"""The laws every store keeps."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from handvoll.server.clock import dues
from handvoll.server.index import index_of
from handvoll.server.limits import Rate
from handvoll.server.log import Line, Reacted
from handvoll.server.store import Conflict, Damaged, Index, Pulse, Result, Store
from handvoll.server.store.postgres import PostgresStore
from handvoll.server.store.schema import STEPS, NewerStore, migrate
from handvoll.server.store.sqlite import SqliteStore
from handvoll.wire.people import Puppet
from tests.server.postgres import Postgres
from tests.server.tables import SEED, Sheet

Scene = Callable[[Store], Awaitable[None]]
Run = Callable[[Scene], None]


@pytest.fixture(params=["sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Plays a scene on a fresh store of each kind."""

    def fresh() -> Store:
        if request.param == "sqlite":
            return SqliteStore(tmp_path / "store")
        postgres: Postgres = request.getfixturevalue("postgres")
        return PostgresStore(postgres.database())

    async def on_store(scene: Scene) -> None:
        store = fresh()
        try:
            await scene(store)
        finally:
            await store.close()

    return lambda scene: asyncio.run(on_store(scene))


def first_lines() -> tuple[list[Line], Index]:
    sheet = Sheet().seated()
    return sheet.table.log, index_of(sheet.table, sheet.table.log, dues(sheet.table))


def more(seq: int, message: str | None = None) -> list[Line]:
    return [Line(seq, 5, Reacted("A", "wow"), message)]


def test_what_was_written_is_read(run: Run) -> None:
    async def scene(store: Store) -> None:
        lines, index = first_lines()
        await store.create("t", SEED, lines, index)
        await store.append("t", len(lines), more(len(lines) + 1, "anna:1"), index)
        assert await store.read("t") == [*lines, *more(len(lines) + 1, "anna:1")]
        assert await store.read("t", len(lines)) == more(len(lines) + 1, "anna:1")
        assert await store.read("other") == []
        assert await store.seed("t") == SEED

    run(scene)


def test_a_line_goes_to_its_place_once(run: Run) -> None:
    async def scene(store: Store) -> None:
        lines, index = first_lines()
        await store.create("t", SEED, lines, index)
        n = len(lines)
        tries = [store.append("t", n, more(n + 1, f"p:{i}"), index) for i in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert all(result is None or isinstance(result, Conflict) for result in results)
        assert len(await store.read("t")) == n + 1

    run(scene)


def test_there_are_no_gaps_and_no_tables_out_of_nothing(run: Run) -> None:
    async def scene(store: Store) -> None:
        lines, index = first_lines()
        await store.create("t", SEED, lines, index)
        for table, after in (("t", len(lines) + 1), ("t", 0), ("u", 0)):
            with pytest.raises(Conflict):
                await store.append(table, after, more(after + 1), index)
        with pytest.raises(Conflict):
            await store.create("t", SEED, lines, index)
        with pytest.raises(Conflict):
            await store.create("another table with the same code", SEED, lines, index)

    run(scene)


def test_tables_are_found(run: Run) -> None:
    async def scene(store: Store) -> None:
        lines, index = first_lines()
        await store.create("t", SEED, lines, index)
        assert await store.find("CODE") == "t"
        assert await store.find("EDOC") is None
        assert [card.id for card in await store.tables_of("anna", 9)] == ["t"]
        assert await store.tables_of("carla", 9) == []
        assert await store.public_tables(9) == [], "this one is not public"
        assert await store.ends(["t", "u"]) == {"t": len(lines)}
        assert await store.ends([]) == {}

    run(scene)


def test_a_deadline_is_claimed_by_one(run: Run) -> None:
    async def scene(store: Store) -> None:
        lines, index = first_lines()
        due = Index(index.access, index.card, 1_000, index.people)
        await store.create("t", SEED, lines, due)
        assert await store.claim_due(999, 500, 9) == []
        assert await store.claim_due(1_000, 500, 9) == ["t"]
        assert await store.claim_due(1_400, 500, 9) == [], "claimed"
        assert await store.claim_due(1_500, 500, 9) == ["t"], "the claim is over"
        await store.append("t", len(lines), more(len(lines) + 1), index)
        assert await store.claim_due(9_999, 500, 9) == [], "nothing is due any more"

    run(scene)


def test_no_time_passes_while_no_house_serves(run: Run) -> None:
    async def scene(store: Store) -> None:
        assert await store.rise("one", 1_000) == 0
        assert (await store.beat("one", 5_000)).alive == {"one"}
        assert await store.rise("two", 65_000) == 60_000
        assert await store.beat("two", 66_000) == Pulse(frozenset({"two"}), 60_000)
        assert await store.rise("three", 67_000) == 61_000

    run(scene)


def test_no_time_passes_while_a_house_cannot_beat(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.rise("one", 1_000)
        assert (await store.beat("one", 5_000)).slept == 0, "a little late is not asleep"
        assert (await store.beat("one", 65_000)).slept == 60_000
        assert (await store.beat("one", 66_000)).slept == 60_000

    run(scene)


def test_who_subscribes_hears_of_lines(run: Run) -> None:
    async def scene(store: Store) -> None:
        heard: list[tuple[str, int]] = []
        store.subscribe(lambda table, seq: heard.append((table, seq)), lambda: None)
        lines, index = first_lines()
        await store.create("t", SEED, lines, index)
        n = len(lines)
        for after in (n, n + 1, n + 2):
            await store.append("t", after, more(after + 1), index)
        assert heard == [("t", n + 1), ("t", n + 2), ("t", n + 3)], "each once"

    run(scene)


def test_whatever_people_send_can_be_stored_and_asked_for(run: Run) -> None:
    async def scene(store: Store) -> None:
        lines, index = first_lines()
        await store.create("t", SEED, lines, index)
        await store.append("t", len(lines), more(len(lines) + 1, "anna:\0 \U0001f0cf"), index)
        assert (await store.read("t"))[-1].message == "anna:\0 \U0001f0cf"
        assert await store.find("\0") is None
        assert await store.read("\0") == []
        assert await store.tables_of("\0", 9) == []

    run(scene)


def test_many_tables_are_written_at_once(run: Run) -> None:
    async def scene(store: Store) -> None:
        lines, index = first_lines()
        tables = [f"t{i}" for i in range(300)]
        index_of = {t: coded(index, t) for t in tables}
        await asyncio.gather(*(store.create(t, SEED, lines, index_of[t]) for t in tables))
        n = len(lines)
        tries = [store.append(t, n, more(n + 1), index_of[t]) for t in tables * 2]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == len(tables)
        assert await store.ends(tables) == dict.fromkeys(tables, n + 1)

    run(scene)


def coded(index: Index, code: str) -> Index:
    """The index of a table with another code."""
    return msgspec.structs.replace(index, card=msgspec.structs.replace(index.card, code=code))


def test_tables_that_nobody_comes_back_to_are_removed_unless_they_are_over(run: Run) -> None:
    async def scene(store: Store) -> None:
        lines, index = first_lines()
        for status in ("open", "playing", "over"):
            await store.create(status, SEED, lines, carded(index, status, code=status))
            after = len(lines)
            await store.append(status, after, more(after + 1), carded(index, status, code=status))
        assert await store.remove_old(5, 5) == 0, "the last line counts, not the first"
        assert await store.remove_old(6, 5) == 1
        assert await store.ends(["open", "playing", "over"]) == {"playing": 6, "over": 6}
        assert await store.remove_old(6, 6) == 1
        assert await store.read("playing") == []
        assert await store.seed("playing") is None
        assert len(await store.read("over")) == 6
        assert await store.tables_of("anna", 9) == [carded(index, "over", code="over").card]
        with pytest.raises(Conflict):
            await store.append("playing", 6, more(7), index)

    run(scene)


def test_what_waits_for_days_is_not_removed(run: Run) -> None:
    async def scene(store: Store) -> None:
        lines, index = first_lines()
        for status, days, due in (("open", 3, None), ("playing", 3, 90), ("open", 0, None)):
            own = carded(index, status, code=f"{status}{days}")
            own = msgspec.structs.replace(own, days=days, due=due)
            await store.create(own.card.code, SEED, lines, own)
        assert await store.remove_old(50, 0) == 1
        assert set(await store.ends(["open3", "playing3", "open0"])) == {"open3", "playing3"}
        assert await store.remove_old(50, 50) == 1
        assert set(await store.ends(["open3", "playing3"])) == {"playing3"}, (
            "something is still due"
        )
        assert await store.remove_old(50, 91) == 1

    run(scene)


def carded(index: Index, status: str, code: str) -> Index:
    """The index of another table that stands so."""
    card = msgspec.structs.replace(index.card, status=status, code=code)
    return msgspec.structs.replace(index, card=card)


def test_a_token_is_used_up_once(run: Run) -> None:
    async def scene(store: Store) -> None:
        tries = await asyncio.gather(*(store.spend("token", 1, 10) for _ in range(5)))
        assert sorted(tries) == [False, False, False, False, True]
        assert await store.spend("other", 1, 10)
        assert await store.spend("token", 11, 20), "forgotten, for it is too old to be shown again"

    run(scene)


def test_a_puppet_is_kept_until_another_is_chosen(run: Run) -> None:
    async def scene(store: Store) -> None:
        assert await store.puppet("anna") is None
        for puppet in (Puppet("owl", "teal"), Puppet("fox", "red")):
            await store.dress("anna", puppet)
            assert await store.puppet("anna") == puppet
        assert await store.puppet("ben") is None

    run(scene)


def test_meta(run: Run) -> None:
    async def scene(store: Store) -> None:
        assert await store.get_meta("key") is None
        assert await store.agree("key", "2") == await store.get_meta("key") == "2"
        assert await store.agree("key", "3") == "2"
        assert await store.agree("other", "3") == await store.get_meta("other") == "3"

    run(scene)


def test_a_bucket_is_shared_and_fills_up(run: Run) -> None:
    async def scene(store: Store) -> None:
        rate = Rate(2, 3)
        now = 1_000_000
        assert [await store.take("codes x", rate, now) for _ in range(4)] == [True] * 3 + [False]
        assert await store.take("codes y", rate, now)

    run(scene)


def test_houses_of_one_database_share_their_limits(postgres: Postgres) -> None:
    async def scene() -> None:
        url = postgres.database()
        one, two = PostgresStore(url), PostgresStore(url)
        taken = [await store.take("opening x", Rate(0.1, 3), 5) for store in (one, two) * 3]
        assert sum(taken) == 3
        assert await two.take("opening x", Rate(0.1, 3), 5 + 11_000), "a drop has come"
        await one.close()
        await two.close()

    asyncio.run(scene())


def test_who_opens_many_tables_pushes_nobody_off_the_list(run: Run) -> None:
    async def scene(store: Store) -> None:
        lines, index = first_lines()
        await store.create("family", SEED, lines, shown(index, "FAMILY", "home"))
        for i in range(60):
            later = [Line(line.seq, line.at + 1 + i, line.body) for line in lines]
            await store.create(f"spam{i}", SEED, later, shown(index, f"SPAM{i}", "spam"))
        listed = [card.code for card in await store.public_tables(50)]
        assert listed[:2] == ["SPAM59", "FAMILY"]
        assert len(listed) == 50

    run(scene)


def shown(index: Index, code: str, opener: str) -> Index:
    card = msgspec.structs.replace(index.card, code=code)
    return Index("public", card, None, opener=opener)


def test_the_code_of_a_finished_table_stops_working(run: Run) -> None:
    async def scene(store: Store) -> None:
        lines, index = first_lines()
        await store.create("t", SEED, lines, index)
        card = msgspec.structs.replace(index.card, status="over")
        over = msgspec.structs.replace(index, card=card)
        await store.append("t", len(lines), more(len(lines) + 1), over)
        assert await store.find("CODE") is None

    run(scene)


def test_time_goes_on_where_it_stood_also_if_the_clock_was_set_back(run: Run) -> None:
    async def scene(store: Store) -> None:
        hour, wall = 3_600_000, 100_000_000
        stood = wall - await store.rise("one", wall)
        for later in (wall - hour, wall + 5 * hour, wall - 9 * hour):
            assert later - await store.rise("two", later) == stood

    run(scene)


# SQLite only


@pytest.mark.parametrize("lost", ["seq = 3", "seq > 2"])
def test_lost_lines_are_noticed_and_not_served_as_a_shorter_game(tmp_path: Path, lost: str) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "store")
        lines, index = first_lines()
        await store.create("t", SEED, lines, index)
        with sqlite3.connect(tmp_path / "store") as db:
            db.execute(f"DELETE FROM lines WHERE {lost}")
        with pytest.raises(Damaged) as error:
            await store.read("t")
        assert " t " not in str(error.value), "notes name no table"
        await store.close()

    asyncio.run(scene())


def test_an_old_file_takes_the_new_steps(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "old", isolation_level=None)
    migrate(db)
    migrate(db, (*STEPS, "CREATE TABLE later (x INTEGER) STRICT;"))
    assert db.execute("SELECT count(*) FROM later").fetchone() == (0,)
    with pytest.raises(NewerStore):
        migrate(db)
    db.close()


def test_the_files_are_for_our_eyes_only(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "store")
        await store.agree("key", "value")
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        assert modes == {"store": 0o600, "store-wal": 0o600, "store-shm": 0o600}
        await store.close()

    asyncio.run(scene())


def test_a_television_has_one_code_at_a_time_which_is_good_once(run: Run) -> None:
    async def scene(store: Store) -> None:
        assert await store.lend("tv.1", "AAAAAA", 1000, 100) == "AAAAAA"
        assert await store.lend("tv.1", "BBBBBB", 1100, 200) == "AAAAAA"
        assert await store.lend("tv.2", "CCCCCC", 1100, 200) == "CCCCCC"
        assert await store.screen("BBBBBB", 300) is None
        assert await store.screen("CCCCCC", 1100) is None  # it was good until then
        assert await store.screen("CCCCCC", 300) == "tv.2"
        assert await store.screen("CCCCCC", 300) is None
        assert await store.lend("tv.1", "DDDDDD", 3000, 1000) == "DDDDDD"
        assert await store.screen("AAAAAA", 500) is None

    run(scene)


def test_the_tables_of_an_evening_are_found_in_their_order(run: Run) -> None:
    async def scene(store: Store) -> None:
        lines, index = first_lines()
        for number in (1, 2, 3):
            card = structs.replace(index.card, id=f"t{number}", code=f"CODE{number}")
            evening = "t1" if number < 3 else "t3"
            begun = [Line(1, number, lines[0].body)]
            wanted = structs.replace(
                index, card=card, evening=evening, people=("anna", f"p{number}")
            )
            await store.create(f"t{number}", SEED, begun, wanted)
        assert [card.id for card in await store.tables_in("t1", 9)] == ["t1", "t2"]
        assert [card.id for card in await store.tables_in("t1", 1)] == ["t2"]
        assert await store.tables_in("t2", 9) == []
        assert await store.evenings_of("anna", 9) == ["t1"]  # one table alone is no evening
        assert await store.evenings_of("p1", 9) == ["t1"]
        assert await store.evenings_of("p3", 9) == []

    run(scene)


def test_a_try_counts_once_and_ends_once(run: Run) -> None:
    async def scene(store: Store) -> None:
        first = await store.claim_try("anna", "puzzle/igo/1", "t", 5)
        assert await store.claim_try("anna", "puzzle/igo/1", "u", 6) == first
        await store.claim_try("ben", "puzzle/igo/1", "v", 7)
        await store.claim_try("anna", "daily/2026-11-17/igo", "w", 8)
        await store.settle_try("anna", "puzzle/igo/1", 900.0, 1)
        await store.settle_try("anna", "puzzle/igo/1", 100.0, 0)
        newest, oldest = await store.tries_of("anna")
        assert (newest.task, newest.score) == ("daily/2026-11-17/igo", None)
        assert (oldest.table, oldest.score, oldest.mark) == ("t", 900.0, 1)
        assert await store.scores("puzzle/igo/1") == [900.0]

    run(scene)


def test_who_is_forgotten_is_gone_and_others_stay(run: Run) -> None:
    async def scene(store: Store) -> None:
        lines, index = first_lines()
        both = [Result(who, "igo", "2026-11-17", 2, 4, who == "anna") for who in ("anna", "ben")]
        for table, people in (("alone", ("anna", "tv.x")), ("shared", ("anna", "ben"))):
            card = structs.replace(index.card, code=table)
            seated = structs.replace(index, card=card, people=people, results=tuple(both))
            await store.create(table, SEED, lines, seated)
        await store.claim_try("anna", "puzzle/igo/1", "alone", 5)
        await store.dress("anna", Puppet("owl", "teal"))
        await store.agree("look alone", "kept")
        assert len(await store.results_of("anna")) == 2
        await store.forget("anna")
        assert await store.results_of("anna") == [] == await store.tries_of("anna")
        assert await store.puppet("anna") is None
        assert await store.tables_of("anna", 5) == []
        assert await store.get_meta("look alone") is None
        assert list(await store.ends(["alone", "shared"])) == ["shared"]
        assert await store.seed("alone") is None and await store.read("alone") == []
        assert len(await store.results_of("ben")) == 2, "what is Ben's stays"

    run(scene)
