"""Workers are replaced one by one while people play: nothing is lost, and nobody waits long.

The long form is HANDVOLL_ROLLS=10 pytest -s tests/faults/test_rolling.py; it prints the longest
gap for a player. SIGHUP to the first process is how a host does it (docs/hosting.md).
"""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from statistics import median

import pytest

from handvoll.server.log import Line
from handvoll.server.store.postgres import PostgresStore
from tests.faults.ledger import assert_played_once
from tests.faults.player import Player
from tests.faults.progress import Progress
from tests.server.guest import Guest
from tests.server.postgres import Postgres
from tests.server.process import Server
from tests.server.test_workers import wait_for, workers_of

ROLLS = int(os.environ.get("HANDVOLL_ROLLS", "1"))
TABLES = 4
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc"),
]


class Evening:
    """People who play one game after the other until they are called."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.called = asyncio.Event()
        self.players: list[Player] = []

    async def table(self, number: int) -> None:
        """Anna, Ben and two bots."""
        while not self.called.is_set():
            two = await self.sit_down(number)
            self.players += two
            await asyncio.gather(*(player.play() for player in two))

    async def sit_down(self, number: int) -> list[Player]:
        """The people of another game that has begun."""
        people = [await Guest.known(self.address, name) for name in ("Anna", "Ben")]
        settings = {"pace": 0.1, "grace": 3600}
        table = await people[0].open("fifteen", 4, settings=settings)
        await people[1].sit(table)
        await people[0].post(f"/api/tables/{table}/start", fill="random")
        return [Player(guest, table, Random(number * 2 + i)) for i, guest in enumerate(people)]

    def gaps(self) -> list[float]:
        """Seconds between losing a line and being told again."""
        return [gap for player in self.players for gap in player.absences]


async def roll(server: Server, evening: Evening) -> None:
    """Replace both workers, again and again, while everybody plays."""
    progress = Progress("rolls", ROLLS)
    while len(evening.players) < 2 * TABLES:
        await asyncio.sleep(0.1)
    for done in range(1, ROLLS + 1):
        await asyncio.to_thread(replace_workers, server)
        await asyncio.sleep(1)
        gaps = evening.gaps()
        assert gaps, "somebody had to change"
        progress.show(done, f"longest gap {max(gaps):.2f} s, usually {median(gaps):.2f} s")
    evening.called.set()


def replace_workers(server: Server) -> None:
    """Tell the first process to replace the others, and wait until it has."""
    before = set(workers_of(server.process.pid))
    os.kill(server.process.pid, signal.SIGHUP)

    def replaced() -> bool:
        now = set(workers_of(server.process.pid))
        return len(now) == 2 and not before & now

    wait_for(replaced)


async def play_through(server: Server, url: str) -> None:
    """Everybody plays while the workers are replaced; then the books are looked at."""
    evening = Evening(server.address)
    await asyncio.gather(roll(server, evening), *(evening.table(i) for i in range(TABLES)))
    for table in {player.table for player in evening.players}:
        at_table = [player for player in evening.players if player.table == table]
        assert_played_once(await lines_of(url, table), at_table)


async def lines_of(url: str, table: str) -> list[Line]:
    store = PostgresStore(url)
    try:
        return await store.read(table)
    finally:
        await store.close()


def test_workers_roll_over_one_by_one(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    with Server(tmp_path / "data", more=(url, "2")) as server:
        wait_for(lambda: len(workers_of(server.process.pid)) == 2)
        asyncio.run(play_through(server, url))
        assert "Traceback" not in server.written()
