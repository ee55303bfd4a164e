"""Attacks from one address while others play: they go on playing.

The long form is HANDVOLL_ABUSE=60 pytest -s tests/faults/test_abuse.py: each attack for a minute
against 50 tables in play. It holds the others to 100 ms (95 %) and to twice what they have
just before and just after. HANDVOLL_ATTACKS="pings told" tries only those.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import inf
from random import Random
from statistics import quantiles

import pytest

from tests.faults.attack import AT_ONES_OWN, NAMES
from tests.faults.test_hostile import memory
from tests.server.guest import Guest, Live, any_move, is_over
from tests.server.process import ROOT, Server

SECONDS = float(os.environ.get("HANDVOLL_ABUSE", "3"))
LONG = SECONDS >= 10
ATTACKS = os.environ.get("HANDVOLL_ATTACKS", " ".join(NAMES)).split()
TABLES = 50 if LONG else 6
PACE = 0.5  # seconds between two moves of a table
FULL = 240 if LONG else SECONDS / 2  # seconds: games have ended and were forgotten as others began
NO_WORSE = 0.1  # seconds
GROWTH = 1.2
SETTINGS = {"pace": 10, "grace": 3600}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits, behind a proxy on its own machine."""
    home = tmp_path_factory.mktemp("abuse")
    with Server(home / "data", "tests.server.run_proxied") as running:
        yield running


async def known(server: Server, number: int) -> Guest:
    """Somebody with an address of their own."""
    guest = Guest(server.address, f"Guest {number}", via=f"10.0.{number // 250}.{1 + number % 250}")
    await guest.introduce()
    return guest


class Table:
    """Two people who play, game after game, and how long their moves take."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.rng = Random(number)
        self.number = number
        self.seconds: list[float] = []
        self.id = ""

    @asynccontextmanager
    async def at_play(self) -> AsyncIterator[list[Live]]:
        """Both at a new table."""
        people = [await known(self.server, 2 * self.number + i) for i in range(2)]
        self.id = await people[0].open("fifteen", 2, settings=SETTINGS)
        await people[1].sit(self.id)
        await people[0].post(f"/api/tables/{self.id}/start")
        async with people[0].live(self.id) as one, people[1].live(self.id) as two:
            yield [one, two]

    async def play(self, ended: asyncio.Event) -> None:
        """One move after the other, each seen by both before the next."""
        while not ended.is_set():
            async with self.at_play() as lives:
                await asyncio.gather(*(live.until(lambda update: update["view"]) for live in lives))
                while not ended.is_set() and not is_over(lives[0].update):
                    await asyncio.sleep(PACE * self.rng.random() * 2)
                    await self._move(lives)

    async def _move(self, lives: list[Live]) -> None:
        mover = next((live for live in lives if live.update["moves"]), None)
        if mover is None:
            await lives[0].ask("ping")
            await lives[1].ask("ping")
            return
        other = lives[1] if mover is lives[0] else lives[0]
        begun, seq = time.perf_counter(), mover.update["seq"]
        answer = await mover.play(any_move(mover.update, self.rng))
        assert "error" not in answer, answer
        for live in (mover, other):
            await live.until(lambda update, seq=seq: update["seq"] > seq)
        self.seconds.append(time.perf_counter() - begun)


async def measured(tables: list[Table], seconds: float) -> list[float]:
    """The moves of this stretch of time."""
    before = [len(table.seconds) for table in tables]
    await asyncio.sleep(seconds)
    return [each for table, n in zip(tables, before, strict=True) for each in table.seconds[n:]]


async def own_table(attacker: Guest) -> str:
    """A table where the attacker sits, at the title whose moves are dearest to list."""
    table = await attacker.open("highfive", 2, settings=SETTINGS)
    await attacker.post(f"/api/tables/{table}/start", fill="random")
    return table


async def under_attack(server: Server, name: str, tables: list[Table], who: Guest) -> list[float]:
    """The moves while somebody attacks: elsewhere, so with what they leave of our processor."""
    table = await own_table(who) if name in AT_ONES_OWN else tables[0].id
    words = [name, str(server.port), table, str(SECONDS), who.cookie]
    attacker = await asyncio.create_subprocess_exec(
        *("nice", "-n", "19", sys.executable, "-m", "tests.faults.attack", *words),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    if LONG and hasattr(os, "SCHED_IDLE"):  # niced, it still takes turns before ours
        os.sched_setscheduler(attacker.pid, os.SCHED_IDLE, os.sched_param(0))
    moves = await measured(tables, SECONDS)
    said, _ = await attacker.communicate()
    assert int(said) >= SECONDS / 3, "it had time enough to attack"
    return moves


@dataclass
class Stretch:
    """How the others fared for a while."""

    name: str
    moves: list[float]
    memory: float

    @property
    def p95(self) -> float:
        """What 95 of 100 moves do not exceed; for ever if there were none."""
        return quantiles(self.moves, n=20)[-1] if len(self.moves) > 1 else inf

    def show(self) -> None:
        """Say it to whoever waits."""
        print(
            f"{self.name}: {len(self.moves)} moves, {self.p95 * 1000:.1f} ms, {self.memory:.1f} MB"
        )

    def worse_than(self, usual: Stretch) -> bool:
        """Whether somebody noticed."""
        fewer = len(self.moves) < len(usual.moves) / 4
        grown = self.memory > usual.memory * (GROWTH if LONG else 2)
        slower = self.p95 > min(NO_WORSE, 2 * usual.p95)
        return fewer or grown or (LONG and slower)


async def at_peace(server: Server, tables: list[Table]) -> Stretch:
    """How they fare while nobody attacks: half as long, before each attack and after it."""
    stretch = Stretch("nobody attacks", await measured(tables, SECONDS / 2), memory(server))
    stretch.show()
    return stretch


async def siege(server: Server) -> None:
    tables = [Table(server, number) for number in range(TABLES)]
    ended = asyncio.Event()
    playing = [asyncio.create_task(table.play(ended)) for table in tables]
    attacker = await known(server, 10_000)
    await measured(tables, FULL)
    before = await at_peace(server, tables)
    usual, noticed = before.memory, []
    for name in ATTACKS:
        moves = await under_attack(server, name, tables, attacker)
        attacked = Stretch(name, moves, memory(server))
        attacked.show()
        assert not any(task.done() for task in playing), "nobody was thrown out"
        after = await at_peace(server, tables)
        around = Stretch("before and after", before.moves + after.moves, usual)
        noticed += [name] if attacked.worse_than(around) else []
        before = after
    ended.set()
    await asyncio.gather(*playing)
    assert not noticed


def test_nobody_else_notices(server: Server) -> None:
    asyncio.run(siege(server))
    assert "Traceback" not in server.written()
