"""How much one machine carries: our durable server under load, beside boardgame.io's in memory.

The server has one core to itself, the load another. First an open loop: 2,000 people at 500 tables
of 15GO! and 500 moves a second, whatever the server does; what counts is the time from when a move
was due until each other player had it. Then a closed loop: 100 tables of two, each move sent as
soon as the one before is done, in turns with boardgame.io and tic-tac-toe, and with ourselves when
nothing is counted against any limit. All are driven by the same client; the share of its core says
that it was not what was measured.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time

import uvloop
from rich.console import Console
from rich.progress import track
from rich.table import Table as Sheet

from bench.boardgameio import seat_opponents
from bench.crowd import Crowd
from bench.guests import seat_guests

HERE = Path(__file__).parent
TABLES, SEATS, RATE, SECONDS = 500, 4, 500, 30
PAIRS, MOVES = (
    100,
    10_000,
)  # 15GO! for two takes at least 190 moves: none is over before the turn is
TURNS = int(os.environ.get("TURNS", "5"))
CORES = sorted(os.sched_getaffinity(0))
TICKS = os.sysconf("SC_CLK_TCK")
PEER = HERE / "peers/boardgameio"

Seat = Callable[[str, Crowd, int], Awaitable[None]]


class Server:
    """A server process that has the first core to itself, or the cores it is given."""

    def __init__(
        self,
        command: Sequence[str | Path],
        folder: Path | None = None,
        cores: Sequence[int] = CORES[:1],
    ) -> None:
        self.process = subprocess.Popen(
            ["taskset", "-c", ",".join(map(str, cores)), *command],
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "NODE_ENV": "production"},
        )
        assert self.process.stdout is not None
        found = re.search(r"localhost:(\d+)", self.process.stdout.readline())
        assert found, "the server says where it is"
        self.host = f"127.0.0.1:{found[1]}"

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def processor_seconds(self) -> float:
        """Seconds of the processor it has used, with its children."""
        return processor_seconds(self.process.pid)

    def most_memory(self) -> float:
        """The most megabytes each of its processes ever held, in all."""
        texts = [Path(f"/proc/{pid}/status").read_text() for pid in family(self.process.pid)]
        return sum(int(re.findall(r"VmHWM:\s+(\d+)", text)[0]) for text in texts) / 1024


def family(pid: int) -> list[str]:
    """A process, its children and theirs."""
    found = [str(pid)]
    for each in found:
        found += Path(f"/proc/{each}/task/{each}/children").read_text().split()
    return found


def processor_seconds(pid: int) -> float:
    """Seconds of the processor that a process has used, with its children."""
    stats = [Path(f"/proc/{each}/stat").read_text().split() for each in family(pid)]
    return sum(int(stat[13]) + int(stat[14]) for stat in stats) / TICKS


@contextmanager
def handvoll(module: str = "handvoll", cores: Sequence[int] = CORES[:1]) -> Iterator[Server]:
    """Ours: durable, its limits wide enough for a crowd at one address."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--host", "127.0.0.1", "--port", "0", "--data", folder, "--crowd", "1000"]
        server = Server([sys.executable, "-m", module, "serve", *options], cores=cores)
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def boardgame_io() -> Iterator[Server]:
    """The peer: in memory."""
    server = Server(["node", "server.js"], PEER)
    try:
        yield server
    finally:
        server.stop()


@dataclass(slots=True)
class Busy:
    """How busy both were while something was measured."""

    seconds: float
    server: float
    load: float


@contextmanager
def watched(server: Server) -> Iterator[list[Busy]]:
    """Measure how busy the server and this process are; the result is there afterwards."""
    result: list[Busy] = []
    begun, used, own = perf_counter(), server.processor_seconds(), process_time()
    yield result
    result.append(
        Busy(perf_counter() - begun, server.processor_seconds() - used, process_time() - own)
    )


async def many_tables() -> tuple[list[float], Busy, float]:
    """The open loop: latencies, how busy, and the server's memory."""
    with handvoll() as server:
        crowd = Crowd(TABLES)
        await seat_guests(server.host, crowd, SEATS)
        await crowd.stroll(RATE * 5, RATE)  # warm up
        with watched(server) as busy:
            await crowd.stroll(RATE * SECONDS, RATE)
        memory = server.most_memory()
        await crowd.leave()
    return crowd.seconds, busy[0], memory


async def fast_tables(server: Server, seat: Seat) -> Busy:
    """One turn of the closed loop, at fresh tables."""
    crowd = Crowd(PAIRS)
    await seat(server.host, crowd, 2)
    with watched(server) as busy:
        await crowd.rush(MOVES)
    await crowd.leave()
    return busy[0]


def latencies(seconds: list[float], busy: Busy, memory: float) -> Sheet:
    """The open loop in figures, beside what we want."""
    sheet = Sheet(f"{TABLES * SEATS:,} people, {TABLES} tables, {RATE} moves/s", "measured", "bar")
    cuts = quantiles(seconds, n=100)
    for share, bar in ((50, ""), (95, "50 ms"), (99, "150 ms")):
        sheet.add_row(f"move to other players, p{share}", f"{cuts[share - 1] * 1e3:.1f} ms", bar)
    sheet.add_row("the slowest", f"{max(seconds) * 1e3:.1f} ms")
    sheet.add_row("memory of the server", f"{memory:.0f} MB", "400 MB")
    sheet.add_row("the server's core is busy", f"{busy.server / busy.seconds:.0%}")
    sheet.add_row("the load's core is busy", f"{busy.load / busy.seconds:.0%}")
    return sheet


def rates(turns: dict[str, list[Busy]]) -> Sheet:
    """The closed loop in figures; the ratio is the median within turns."""
    sheet = Sheet(f"{PAIRS} tables of two, closed loop", "moves/s", "µs of processor", "load busy")
    for name, busies in turns.items():
        speed = median(MOVES / busy.seconds for busy in busies)
        cost = median(busy.server / MOVES for busy in busies)
        load = median(busy.load / busy.seconds for busy in busies)
        sheet.add_row(name, f"{speed:,.0f}", f"{cost * 1e6:,.0f}", f"{load:.0%}")
    for name, ratio in compared(*turns.values()).items():
        sheet.add_row(name, ratio)
    return sheet


def compared(ours: list[Busy], peer: list[Busy], unlimited: list[Busy]) -> dict[str, str]:
    """How fast ours is beside the peer, and how much of a move's cost is for limits."""
    times = [b.seconds / a.seconds for a, b in zip(ours, peer, strict=True)]
    costs = [a.server / b.server - 1 for a, b in zip(ours, unlimited, strict=True)]
    return {
        "ratio (bar: 1.5x)": f"{median(times):.2f}x ({min(times):.2f} to {max(times):.2f})",
        "limits, of a move's processor time": f"{median(costs):.1%} ({min(costs):.1%} to "
        f"{max(costs):.1%})",
    }


async def main() -> None:
    """Measure both loops and print."""
    os.sched_setaffinity(0, {CORES[-1]})
    console = Console(width=100)
    console.print(latencies(*await many_tables()))
    names = ("Handvoll, 15GO!, durable", "boardgame.io, tic-tac-toe", "Handvoll without limits")
    turns: dict[str, list[Busy]] = {name: [] for name in names}
    ours, peer, unlimited = turns.values()
    with handvoll() as home, boardgame_io() as away, handvoll("bench.unlimited") as free:
        for _ in track(range(TURNS), "Measuring …", transient=True, console=console):
            ours.append(await fast_tables(home, seat_guests))
            peer.append(await fast_tables(away, seat_opponents))
            unlimited.append(await fast_tables(free, seat_guests))
    console.print(rates(turns))


if __name__ == "__main__":
    uvloop.run(main())
