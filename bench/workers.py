"""Several processes on one PostgreSQL: the same closed loop with one, two and four workers.

100 tables of 15GO! for two, each move sent as soon as the one before is done and durable. Every
connection goes to whichever worker takes it, so that most tables have players at different ones.
Workers, PostgreSQL and the load share the cores of this machine: what more workers can add here
ends when all cores are busy. What a move costs them says what they would carry with more.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import uvloop
from rich.console import Console
from rich.progress import track
from rich.table import Table as Sheet

from bench.crowd import Crowd
from bench.guests import seat_guests
from bench.load import CORES, MOVES, PAIRS, Server, processor_seconds, watched
from tests.server.postgres import Postgres

WORKERS = (1, 2, 4)
CAPTION = (
    "the middle columns: µs of processor for a move;"
    " the last: moves/s the workers have the processor for, each with a core of its own"
)
TURNS = int(os.environ.get("TURNS", "3"))


@dataclass(slots=True)
class Turn:
    """One run of the loop, in seconds."""

    took: float
    used: tuple[float, float, float]  # of the processor: by workers, PostgreSQL and the load


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


async def run(server: Server, postgres: Postgres) -> Turn:
    """One turn, at fresh tables."""
    crowd = Crowd(PAIRS)
    await seat_guests(server.host, crowd, 2)
    used = processor_seconds(postgres.pid)
    with watched(server) as busy:
        await crowd.rush(MOVES)
    database = processor_seconds(postgres.pid) - used
    await crowd.leave()
    return Turn(busy[0].seconds, (busy[0].server, database, busy[0].load))


def table(turns: dict[int, list[Turn]]) -> Sheet:
    """The medians."""
    title = f"{PAIRS} tables of two on PostgreSQL, {len(CORES)} cores for all"
    words = ("moves/s", "beside one", "workers", "PostgreSQL", "load", "cores busy", "own cores")
    sheet = Sheet("workers", *words)
    sheet.title, sheet.caption = title, CAPTION
    alone = median(turn.took for turn in turns[1])
    for workers, runs in turns.items():
        took = median(turn.took for turn in runs)
        used = [median(each) for each in zip(*(turn.used for turn in runs), strict=True)]
        sheet.add_row(
            *(str(workers), f"{MOVES / took:,.0f}", f"{alone / took:.2f}x"),
            *(f"{seconds / MOVES * 1e6:.0f}" for seconds in used),
            f"{sum(used) / took / len(CORES):.0%}",
            f"{MOVES * workers / used[0]:,.0f}",
        )
    return sheet


async def main() -> None:
    """Measure in turns, so that the noise of a machine meets all of them, and print."""
    console = Console(width=100)
    postgres = Postgres(durable=True)
    turns: dict[int, list[Turn]] = {workers: [] for workers in WORKERS}
    try:
        for _ in track(range(TURNS), "Measuring …", transient=True, console=console):
            for workers, runs in turns.items():
                with serving(postgres.database(), workers) as server:
                    runs.append(await run(server, postgres))
    finally:
        postgres.remove()
    console.print(table(turns))


if __name__ == "__main__":
    uvloop.run(main())
