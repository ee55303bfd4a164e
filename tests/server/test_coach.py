"""Looking back on the server: kept whole or not at all; and going on otherwise."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections import Counter
from collections.abc import Awaitable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest

from handvoll.coach.analysis import analyse
from handvoll.engine.match import Match
from handvoll.engine.record import Record
from handvoll.engine.turn import Chance
from handvoll.server.coach import EACH, WAITING, Coach
from handvoll.server.errors import TooMuch
from handvoll.server.house import House
from handvoll.server.log import Line
from handvoll.server.mailbox import BREATH
from handvoll.server.routes.coach import begun_by
from handvoll.server.store import Store
from handvoll.server.table import Table
from handvoll.server.thinker import Thinker
from handvoll.wire.tables import OpenTable, Settings
from handvoll.worker import LEAST
from tests.coach.games import finished
from tests.server.guest import Guest
from tests.server.process import Server
from tests.server.tables import ANNA
from tests.server.test_house import house_on


async def played(anna: Guest, game: str = "igo", target: int = 1) -> str:
    """A game of Anna against a bot, over; where it lies."""
    options = {"target": target} if game == "igo" else {}
    table = await anna.open(game, 2, options=options, settings={"pace": 0})
    await anna.post(f"/api/tables/{table}/start", fill="quick")
    async with anna.live(table) as a:
        await a.play_on(Random(5))
        assert a.update["table"]["status"] == "over"
    return f"/api/tables/{table}"


async def looked(anna: Guest, path: str) -> list[dict[str, Any]]:
    """Everything the coach says until it is done."""
    said = [await anna.get(f"{path}/look")]
    while said[-1]["done"] < 100:
        await asyncio.sleep(0.05)
        said.append(await anna.get(f"{path}/look"))
    return said


async def record_of(anna: Guest, path: str) -> str:
    return (await anna.send("GET", f"{path}/record")).text


def kept(data: Path) -> list[str]:
    """The looks that lie in a store."""
    with closing(sqlite3.connect(data / "handvoll.sqlite")) as db:
        rows = db.execute("SELECT value FROM meta WHERE key LIKE 'look %'").fetchall()
    return [value for (value,) in rows]


def test_a_look_back_grows_and_is_kept(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna = await Guest.known(server.address, "Anna")
        path = await played(anna)
        said = await looked(anna, path)
        progress = [each["done"] for each in said]
        assert progress == sorted(progress)
        assert progress[0] < 100
        record = Record.loads(await record_of(anna, path))
        assert said[-1]["analysis"] == msgspec.to_builtins(analyse(record)), "as the command says"
        server.stop()
        server.start()
        assert await anna.get(f"{path}/look") == said[-1]

    with Server(tmp_path / "data", "tests.server.run_whole") as server:
        asyncio.run(scene(server))


def test_who_asks_for_many_looks_leaves_room_for_others(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna = await Guest.known(server.address, "Anna")
        paths = [await played(anna, "fifteen") for _ in range(EACH + 1)]
        asked = [await anna.send("GET", f"{path}/look") for path in paths]
        assert [each.status_code for each in asked] == [200] * EACH + [429]

    with Server(tmp_path / "data") as server:
        asyncio.run(scene(server))


def test_whoever_waits_for_most_makes_room_when_too_many_games_are_asked_for() -> None:
    """Ten networks could fill the queue; then nobody else's game would ever be looked at."""

    class Kept:
        async def get_meta(self, key: str) -> None:
            """Nothing is kept."""

    async def scene() -> None:
        coach = Coach(cast(Store, Kept()), Thinker())
        await coach._queue._come("", "")  # it looks at something long
        record = Record("igo", 1, 2, {}, {}, [])
        networks = WAITING // EACH
        for number in range(WAITING):
            await coach.look_back(f"t{number}", record, f"net {number % networks}")
        for number in range(networks * (EACH - 1) + 1):
            with suppress(TooMuch):
                await coach.look_back(f"other {number}", record, f"other {number}")
            assert len(coach.jobs) == WAITING
        askers = Counter(job.asker for job in coach.jobs.values())
        assert set(askers.values()) == {1}, "one game for each of forty"
        with pytest.raises(TooMuch):
            await coach.look_back("one more", record, "one more")
        await asyncio.sleep(0)
        assert len(coach.jobs) == WAITING, "what was given up takes nobody else along"
        coach.close()

    asyncio.run(scene())


def test_a_look_that_is_cut_short_leaves_nothing(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna = await Guest.known(server.address, "Anna")
        path = await played(anna, "fifteen")
        assert (await anna.get(f"{path}/look"))["done"] < 100
        server.kill()
        assert kept(server.data) == []
        server.start()
        begun = await anna.get(f"{path}/look")
        assert begun == {"done": 0, "analysis": None}
        server.stop()
        assert kept(server.data) == []
        server.start()

    with Server(tmp_path / "data") as server:
        asyncio.run(scene(server))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc")
def test_a_look_whose_process_dies_is_begun_again_there(tmp_path: Path) -> None:
    """Asked for by two at once, killed in the middle: one look, whole, as the command says."""

    async def scene(server: Server) -> None:
        anna, ben = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
        path = await played(anna, target=2)
        await anna.get(f"{path}/look")
        os.kill(await coach_of(server.process.pid), signal.SIGKILL)
        assert (await anna.get(f"{path}/look"))["done"] < 100
        told, again = await asyncio.gather(looked(anna, path), looked(ben, path))
        record = Record.loads(await record_of(anna, path))
        assert told[-1] == again[-1]
        assert told[-1]["analysis"] == msgspec.to_builtins(analyse(record))
        assert len(kept(server.data)) == 1

    with Server(tmp_path / "data", "tests.server.run_whole") as server:
        asyncio.run(scene(server))


async def coach_of(parent: int) -> int:
    """The process that looks back for a server: the one that lets all others go first."""
    while True:
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text("ascii").split()
        for child in map(int, children):
            if os.getpriority(os.PRIO_PROCESS, child) == LEAST:
                return child
        await asyncio.sleep(0.05)


def going_on(house: House, entries: int) -> Awaitable[str]:
    """A table that begins as a game of I Go! did, with so many entries of going to and fro."""
    record = finished("igo", 4)
    match = Match("igo", 2, record.options)
    for entry in record.entries[:entries]:
        match.take(entry)
        if match.can_undo(entry.seat or "A"):
            while len(match.record.entries) < entries:
                match.undo(str(entry.seat))
                match.play(entry.seat, str(entry.move))
            break
    begun = begun_by(ANNA, "A", 2, match.record.entries)
    wish = OpenTable("igo", 2, dict(record.options), "solo", Settings())
    return house.open_table(wish, ANNA, seated=begun, what_if="another")


def test_going_on_from_a_long_game_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        taken, between = [0], [0]
        take = Table.take

        def counted(table: Table, line: Line) -> None:
            taken[0] += 1
            take(table, line)

        monkeypatch.setattr(Table, "take", counted)
        opening = asyncio.ensure_future(going_on(house, 3 * BREATH))
        while not opening.done():  # whoever else wants to move
            await asyncio.sleep(0)
            between.append(taken[0] - sum(between))
        assert taken[0] > 3 * BREATH
        assert max(between) <= BREATH
        assert len(await house.store.read(await opening)) == taken[0], "all at once, or nothing"
        await house.rest()

    asyncio.run(scene())


def test_what_if_begins_with_all_that_follows_by_itself(tmp_path: Path) -> None:
    """From before a deal: nobody finds a table that has begun and has no cards."""

    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        lines = await house.store.read(await going_on(house, 0))
        match = Table("it", lines).match
        assert match is not None and not isinstance(match.turn, Chance)
        await house.rest()

    asyncio.run(scene())


def test_what_if_goes_on_and_changes_nothing(server: Server) -> None:
    async def scene() -> None:
        anna = await Guest.known(server.address, "Anna")
        path = await played(anna)
        before = await record_of(anna, path)
        info = await anna.post(f"{path}/what-if", entry=2, seat="A")
        assert info["access"] == "solo"
        assert [seat["bot"] for seat in info["seats"]] == [None, "3"]
        async with anna.live(info["id"]) as table:
            await table.play_on(Random(8))
            assert table.update["table"]["status"] == "over"
        again = Record.loads(await record_of(anna, f"/api/tables/{info['id']}"))
        assert again.entries[:2] == Record.loads(before).entries[:2]
        assert again.extra["what_if"] == path.rsplit("/", 1)[1]
        assert "fair" not in again.extra, "its luck is another game's"
        assert await record_of(anna, path) == before
        assert await anna.refused(f"{path}/what-if", entry=4, seat="C") == "seat-unknown"

    asyncio.run(scene())
