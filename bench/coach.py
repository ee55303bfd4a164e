"""How long a look back takes, and what people at a running table feel of it.

    python -m bench.coach

Of every game one between two quick players, with the rules as usual, is looked back at by a server
that has all cores; this process asks as a browser does. Meanwhile somebody plays 15GO! against a
bot at another table: the time until a move is answered, beside that of the seconds before.

All takes a minute on a quiet machine. The coach has only the time that nobody else wants, so on a
busy one it waits: what is not there after two minutes is `inf`.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from random import Random
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.progress import track
from rich.table import Table as Sheet

from bench.load import CORES, handvoll
from handvoll import GAMES
from handvoll.bots.bot import BOTS
from tests.server.guest import Guest, Live, any_move, is_awaited, is_over

BEFORE = 5.0  # seconds of a running table with nothing else to do
PAUSE = 0.02  # seconds between two of its moves
ASKED = 0.1  # seconds between two questions how far it is
PATIENCE = 120.0  # seconds for a game
LIMITS = (3.0, 30.0, 1.1)  # the first curve, the whole, and how much slower moves may get


@dataclass
class Running:
    """A table at which somebody plays against a quick bot, one game after the other."""

    guest: Guest
    rng: Random = field(default_factory=lambda: Random(1))
    took: list[float] = field(default_factory=list)  # seconds until each move was answered

    async def play(self) -> None:
        """Until nobody wants to know any more."""
        while True:
            table = await self.guest.open("fifteen", 2, settings={"pace": 0})
            await self.guest.post(f"/api/tables/{table}/start", fill="quick")
            async with self.guest.live(table) as live:
                while not await self.move(live):
                    await asyncio.sleep(PAUSE)

    async def move(self, live: Live) -> bool:
        """A move, if there is one to make; whether the game is over."""
        await live.until(lambda update: update["moves"] or is_over(update))
        if is_over(live.update):
            return True
        seq, began = live.update["seq"], perf_counter()
        await live.play(any_move(live.update, self.rng))
        self.took.append(perf_counter() - began)
        await live.until(lambda update: update["seq"] > seq)
        return is_over(live.update)

    def since(self, first: int) -> float:
        """The seconds a move took since then, as a rule."""
        return median(self.took[first:])


async def played(anna: Guest, game: str) -> str:
    """A game of two quick players, over; where it lies."""
    table = await anna.open(game, 2, settings={"pace": 0})
    await anna.post(f"/api/tables/{table}/start", fill="quick")
    quick, rng = BOTS["quick"](game), Random(5)
    async with anna.live(table) as a:
        await a.until(lambda u: u["moves"] or is_over(u))
        while not is_over(a.update):
            seq = a.update["seq"]
            if is_awaited(a.update):
                await a.ask("ready", seq=seq)
            elif a.update["moves"]:
                await a.play(quick.choose(a.update["view"], rng))
            await a.until(lambda update, seq=seq: update["seq"] > seq or is_over(update))
            await a.until(lambda u: u["moves"] or is_awaited(u) or is_over(u))
    return f"/api/tables/{table}/look"


async def looked(anna: Guest, path: str) -> tuple[float, float]:
    """Seconds until there was a curve, and until all was known; endless if that took too long."""
    began, now, curve = perf_counter(), 0.0, inf
    while now < PATIENCE:
        said = await anna.get(path)
        now = perf_counter() - began
        curve = min(curve, now if said["analysis"] else inf)
        if said["done"] == 100:
            return curve, now
        await asyncio.sleep(ASKED)
    return curve, inf


async def rows(address: str) -> list[list[str]]:
    """One for every game."""
    anna, ben = [await Guest.known(address, name) for name in ("Anna", "Ben")]
    return [await row(anna, ben, game) for game in track(GAMES, "Looking back")]


async def row(anna: Guest, ben: Guest, game: str) -> list[str]:
    """A game is looked back at while another is played."""
    path = await played(anna, game)
    running = Running(ben)
    task = asyncio.create_task(running.play())
    await asyncio.sleep(BEFORE)
    before = len(running.took)
    curve, whole = await looked(anna, path)
    usual, meanwhile = median(running.took[:before]), running.since(before)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    figures = [f"{usual * 1e3:.2f} ms", f"{meanwhile * 1e3:.2f} ms", f"{meanwhile / usual:.2f}"]
    return [GAMES[game].title, f"{curve:.1f} s", f"{whole:.1f} s", *figures]


def main() -> None:
    """Measure and print."""
    with handvoll(cores=CORES) as server:
        lines = asyncio.run(rows(f"http://{server.host}"))
    bars = [f"(bar {bar})" for bar in LIMITS]
    sheet = Sheet(title="Looking back, on all cores", caption="a move: median until it is answered")
    for name in ("", f"first curve {bars[0]}", f"whole {bars[1]}", "a move before", "meanwhile"):
        sheet.add_column(name, justify="right" if name else "left")
    sheet.add_column(f"slower {bars[2]}", justify="right")
    for line in lines:
        sheet.add_row(*line)
    Console(width=120).print(sheet)


if __name__ == "__main__":
    main()
