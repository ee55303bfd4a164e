"""Looking back on the server: kept whole or not at all; and going on otherwise."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from handvoll.coach.analysis import analyse
from handvoll.engine.record import Record
from handvoll.server.coach import EACH
from handvoll.worker import LEAST
from tests.server.guest import Guest
from tests.server.process import Server


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
