"""How long bots think, what a thinking process holds, and how long a hundred tables wait for it.

The first table: seconds of the processor for a move, at tables where the level plays against quick
(one seat thinks). The second: a hundred tables of level 3 on one thinking process, at the pace of a
real table, and in the same loop a clock that ticks: what it is late, everybody else's move is too.
"""

from __future__ import annotations

import asyncio
import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter, thread_time

from librt.random import Random as NativeRandom
from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console
from rich.progress import track
from rich.table import Table

from handvoll import GAMES, Match
from handvoll.bots.arena import next_seat
from handvoll.bots.levels import LEVELS, character
from handvoll.bots.mind import act, take_chance
from handvoll.engine.state import CHANCE, OVER
from handvoll.server.thinker import Thinker
from handvoll.testkit.tables import actors

MOVES = int(os.environ.get("MOVES", "60"))  # of each level of each game
TABLES = int(os.environ.get("TABLES", "100"))
SECONDS = float(os.environ.get("SECONDS", "20"))
PACE = 1.0  # seconds a bot's move takes at a table
TICK = 0.01
LIMITS = {"1": 0.05, "2": 0.05, "3": 0.05, "4": 1.0, "5": 1.0}


def thoughts(game: str, level: str) -> list[float]:
    """Seconds of the processor for so many moves of a level against quick."""
    state = GAMES[game].set_up(2)[0]
    policy, quick, rng = character(game, level), GAMES[game].quick, NativeRandom(1)
    out, took = vec[i64]([0] * int(state.room())), list[float]()
    while len(took) < MOVES:
        if state.mover == OVER:
            state = GAMES[game].set_up(2)[0]
        elif state.mover == CHANCE:
            take_chance(state, rng)
        else:
            seat = next_seat(state, rng)
            began = thread_time()
            act(state, policy if seat == 0 else quick, seat, rng, out)
            took += [thread_time() - began] if seat == 0 else []
    return took


def at_95(figures: list[float]) -> float:
    """What 95 of 100 stay below."""
    return quantiles(figures, n=20)[-1]


def levels() -> Table:
    """One row for every game, one column for every level."""
    table = Table("ms of the processor, 95 % below", title="How long a move takes")
    for level in LEVELS:
        table.add_column(f"level {level} (bar {LIMITS[level] * 1000:.0f})", justify="right")
    for game in track(GAMES, "Thinking …", transient=True):
        figures = [f"{at_95(thoughts(game, level)) * 1000:.1f}" for level in LEVELS]
        table.add_row(GAMES[game].title, *figures)
    return table


@dataclass
class Crowd:
    """Many tables that one thinking process plays at."""

    thinker: Thinker
    answers: list[float] = field(default_factory=list)  # seconds until each came
    late: list[float] = field(default_factory=list)  # seconds by which a tick was

    async def play(self, number: int) -> None:
        """One table, of one title after the other, for so long."""
        rng, games, ends = Random(number), list(GAMES), perf_counter() + SECONDS
        await asyncio.sleep(rng.random() * PACE)
        match = new_match(games[number % len(games)], rng)
        while perf_counter() < ends:
            seats = [seat for seat in actors(match) if seat]
            if not seats:
                match = new_match(match.game.name, rng)
                continue
            began = perf_counter()
            view, seed = match.view(seats[0]), rng.getrandbits(60)
            move = await self.thinker.choose(view, "3", seed, f"table {number}")
            self.answers.append(perf_counter() - began)
            match.play(seats[0], move or match.any_move(seats[0], rng))
            match.deal(rng)
            await asyncio.sleep(PACE * (0.6 + 0.8 * rng.random()))

    async def tick(self) -> None:
        """Whoever else is served here waits as long as this."""
        while True:
            began = perf_counter()
            await asyncio.sleep(TICK)
            self.late.append(perf_counter() - began - TICK)


def new_match(game: str, rng: Random) -> Match:
    match = Match(game, 2)
    match.deal(rng)
    return match


async def crowd() -> Table:
    """The waits of a hundred tables, and the memory of who thinks."""
    thinker = Thinker()
    crowded = Crowd(thinker)
    try:
        await strongest(thinker)
        ticking = asyncio.create_task(crowded.tick())
        await asyncio.gather(*(crowded.play(number) for number in range(TABLES)))
        ticking.cancel()
        memory = most_memory(thinker)
    finally:
        thinker.close()
    table = Table("", "95 % below", "bar", title=f"{TABLES} tables of level 3 on one thinker")
    table.add_row("a bot's answer", f"{at_95(crowded.answers) * 1000:.1f} ms", "100 ms")
    table.add_row("what others wait for", f"{at_95(crowded.late) * 1000:.1f} ms", "100 ms")
    table.add_row("answers", f"{len(crowded.answers):,}", "")
    table.add_row("memory of the thinker", f"{memory:.0f} MB", "300 MB")
    return table


async def strongest(thinker: Thinker) -> None:
    """Let the thinker think of every game as hard as it can once: that is what fills it."""
    for game in GAMES:
        match = new_match(game, Random(1))
        await thinker.choose(match.view("A"), "5", 1)


def most_memory(thinker: Thinker) -> float:
    """The most megabytes that the thinking process ever held."""
    assert thinker.pool is not None
    pid = thinker.pool.ready.result()
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.findall(r"VmHWM:\s+(\d+)", status)[0]) / 1024


if __name__ == "__main__":
    console = Console(width=120)
    console.print(levels())
    console.print(asyncio.run(crowd()))
