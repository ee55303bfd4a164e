"""Several processes on one port: `handvoll serve --workers`."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from handvoll.server.presence import houses_at
from handvoll.server.store.postgres import PostgresStore
from handvoll.server.table import Table
from tests.server.guest import Guest
from tests.server.postgres import Postgres
from tests.server.process import Server
from tests.server.test_command import handvoll
from tests.server.test_houses import play_together

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc"),
]


def workers_of(parent: int) -> list[int]:
    """The processes a server has for people."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text("ascii").split()
    return [int(pid) for pid in children if b"spawn_main" in words_of(int(pid))]


def words_of(pid: int) -> bytes:
    """The command of a process; none if it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def wait_for(wanted: Callable[[], bool]) -> None:
    end = time.monotonic() + 300
    while not wanted():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_workers_share_a_port_and_are_replaced(postgres: Postgres, tmp_path: Path) -> None:
    with Server(tmp_path / "data", more=(postgres.database(), "2")) as server:
        wait_for(lambda: len(workers_of(server.process.pid)) == 2)
        first = workers_of(server.process.pid)
        asyncio.run(play_a_game(server.address))
        os.kill(first[0], signal.SIGKILL)
        asyncio.run(play_a_game(server.address))
        wait_for(lambda: len(set(workers_of(server.process.pid)) - set(first)) == 1)
        last = workers_of(server.process.pid)
        server.kill()
        wait_for(lambda: not any(map(words_of, last)))


async def play_a_game(address: str) -> None:
    """Eight people at four tables; each connection goes to whichever process takes it."""
    await asyncio.gather(*(one_table(address, i) for i in range(4)))


async def one_table(address: str, number: int) -> None:
    anna, ben = await Guest.known(address, "Anna"), await Guest.known(address, "Ben")
    table = await anna.open("fifteen", 2, options={"colours": 2})
    await ben.sit(table)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.live(table) as a, ben.live(table) as b:
        played = await asyncio.gather(a.play_on(Random(number)), b.play_on(Random(-number)))
        assert min(played) > 0
        assert a.update["table"]["status"] == b.update["table"]["status"] == "over"


def test_players_of_one_table_at_four_workers(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    with Server(tmp_path / "data", more=(url, "4")) as server:
        wait_for(lambda: len(workers_of(server.process.pid)) == 4)
        asyncio.run(at_different_workers(server.address, url))


async def at_different_workers(address: str, url: str) -> None:
    anna, ben = await Guest.known(address, "Anna"), await Guest.known(address, "Ben")
    table = await anna.open("fifteen", 4, options={"colours": 4}, settings={"pace": 0})
    await ben.sit(table)
    async with anna.live(table) as a:
        while True:  # until another process takes the connection
            async with ben.live(table) as b:
                await b.receive()
                if await houses(url, table) > 1:
                    await anna.post(f"/api/tables/{table}/start", fill="quick")
                    await play_together([(anna, a), (ben, b)], table)
                    break


async def houses(url: str, table: str) -> int:
    """At how many processes the people of a table are."""
    store = PostgresStore(url)
    try:
        return len(houses_at(Table(table, await store.read(table))))
    finally:
        await store.close()


def test_told_to_stop_all_workers_stop(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    command = [sys.executable, "-m", "handvoll", "serve", "--port", "0", "--workers", "2"]
    env = {**os.environ, "HANDVOLL_DATABASE_URL": url, "HANDVOLL_DATA": str(tmp_path / "data")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env) as server:
        assert server.stdout is not None
        assert b"http://" in server.stdout.readline()
        workers = workers_of(server.pid)
        server.terminate()
        server.communicate(timeout=300)
    assert not any(map(words_of, workers))
    assert not (tmp_path / "data").exists(), "all is in the database"


def test_several_workers_on_one_file_are_refused(tmp_path: Path) -> None:
    done = handvoll("serve", "--workers", "2", "--data", tmp_path)
    assert done.returncode == 2
    assert "--database-url" in done.stderr


def test_copies_of_a_database_are_left_to_it(tmp_path: Path) -> None:
    for command in ("backup", "restore"):
        done = handvoll(command, tmp_path / "copy", "--database-url", "postgresql:///tables")
        assert done.returncode == 2
        assert "pg_dump" in done.stderr


def test_a_database_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    url = f"postgresql://anna:secret@/nothing?host={tmp_path}"
    done = handvoll("serve", "--database-url", url)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "secret" not in done.stderr
