"""Several processes on one PostgreSQL: the same closed loop with one, two and four workers.

200 tables of 15GO! for two, each move sent as soon as the one before is done and durable. Every
connection goes to whichever worker takes it, so that most tables have players at different ones.

First as many small machines would: every worker is held to a share of a core, and PostgreSQL and
the load have all the rest. Then without: what more workers can add ends when all cores are busy.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import asyncpg
import uvloop
from rich.console import Console
from rich.progress import track
from rich.table import Table as Sheet

from bench.crowd import Crowd
from bench.guests import seat_guests
from bench.load import CORES, Server, processor_seconds, watched
from bench.shares import held
from tests.server.postgres import Postgres

WORKERS = (1, 2, 4)
TABLES = 200  # so many that every worker always has something to do
MOVES = 6_000
SHARE = 0.1  # of a core: four workers, PostgreSQL and the load fit into two cores, even busy ones
CAPTION = "µs: of processor for a move; core each: how much of a core each worker used"
TURNS = int(os.environ.get("TURNS", "3"))


@dataclass(slots=True)
class Turn:
    """One run of the loop, in seconds."""

    took: float
    used: tuple[float, float, float]  # of the processor: by workers, PostgreSQL and the load


Turns = dict[int, list[Turn]]  # by the number of workers


@contextmanager
def serving(url: str, workers: int) -> Iterator[Server]:
    """So many workers on one port and one database."""
    program = Path(sys.executable).with_name("handvoll")
    options = ["--host", "127.0.0.1", "--port", "0", "--crowd", "1000"]
    options += ["--database-url", url, "--workers", str(workers)]
    server = Server([program, "serve", *options], cores=CORES)
    try:
        yield server
    finally:
        server.stop()


async def all_serve(url: str, workers: int) -> None:
    """Wait for the last worker, or the first ones would take all connections."""
    database = await asyncpg.connect(url)
    while await database.fetchval("SELECT count(*) FROM houses") < workers:
        await asyncio.sleep(0.1)
    await database.close()


def processes(server: Server, workers: int) -> list[int]:
    """The workers: the server itself, or its children."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid] if workers == 1 else [int(child) for child in children]


async def run(postgres: Postgres, workers: int, share: float | None) -> Turn:
    """One turn, at fresh tables of a fresh database."""
    crowd = Crowd(TABLES)
    url = postgres.database()
    with serving(url, workers) as server:
        await all_serve(url, workers)
        await seat_guests(server.host, crowd, 2)
        with held(processes(server, workers), share) if share else nullcontext():
            used = processor_seconds(postgres.pid)
            with watched(server) as busy:
                await crowd.rush(MOVES)
            database = processor_seconds(postgres.pid) - used
        await crowd.leave()
    return Turn(busy[0].seconds, (busy[0].server, database, busy[0].load))


def table(title: str, turns: Turns) -> Sheet:
    """The medians."""
    costs = ("µs workers", "µs PostgreSQL", "µs load")
    words = ("workers", "moves/s", "beside one", *costs, "cores busy", "core each")
    sheet = Sheet(*words, title=title)
    alone = median(turn.took for turn in turns[1])
    for workers, runs in turns.items():
        took = median(turn.took for turn in runs)
        used = [median(each) for each in zip(*(turn.used for turn in runs), strict=True)]
        sheet.add_row(
            *(str(workers), f"{MOVES / took:,.0f}", f"{alone / took:.2f}x"),
            *(f"{seconds / MOVES * 1e6:.0f}" for seconds in used),
            f"{sum(used) / took:.1f} of {len(CORES)}",
            f"{used[0] / took / workers:.0%}",
        )
    return sheet


async def main() -> None:
    """Measure in turns, so that the noise of a machine meets all of them, and print."""
    console = Console(width=100)
    postgres = Postgres(durable=True)
    small: Turns = {workers: [] for workers in WORKERS}
    whole: Turns = {workers: [] for workers in WORKERS}
    try:
        for _ in track(range(TURNS), "Measuring …", transient=True, console=console):
            for workers in WORKERS:
                small[workers].append(await run(postgres, workers, SHARE))
                whole[workers].append(await run(postgres, workers, None))
    finally:
        postgres.remove()
    console.print(table(f"{TABLES} tables of two, workers with {SHARE:.0%} of a core each", small))
    console.print(table(f"the same, with {len(CORES)} cores for everything", whole))
    console.print(CAPTION, style="dim")


if __name__ == "__main__":
    uvloop.run(main())
