"""Two servers on one PostgreSQL, killed in mid-play; and PostgreSQL itself, stopped and started.

The long form is HANDVOLL_KILLS=200 pytest -s tests/faults/test_falls.py -k killed; it prints how
long the tables stood still.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import cycle, pairwise
from pathlib import Path
from random import Random
from statistics import median

import pytest

from handvoll import GAMES
from handvoll.server.log import Line
from handvoll.server.store.postgres import PostgresStore
from tests.faults.ledger import assert_played_once
from tests.faults.player import Player
from tests.faults.progress import Progress
from tests.faults.test_kill import KILLS
from tests.server.guest import Guest, Live
from tests.server.postgres import Postgres
from tests.server.process import Server
from tests.server.test_games import SHORT

CLOCKED = {"fiver", "go5"}  # the hourglass and the call hold them up whoever serves


class Pair:
    """Two servers and their database."""

    def __init__(self, folder: Path, url: str) -> None:
        self.url = url
        self.servers = [Server(folder / name, more=(url,)) for name in ("one", "two")]
        self.addresses = [server.address for server in self.servers]

    def lines_of(self, table: str) -> list[Line]:
        """A table's log, straight from the database."""

        async def read() -> list[Line]:
            store = PostgresStore(self.url)
            try:
                return await store.read(table)
            finally:
                await store.close()

        return asyncio.run(read())


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers in processes of their own."""
    running = Pair(tmp_path_factory.mktemp("pair"), postgres.database())
    with running.servers[0], running.servers[1]:
        yield running
    assert "Traceback" not in running.servers[0].written() + running.servers[1].written()


class Wanderer(Guest):
    """Goes to the other server with every new connection."""

    def __init__(self, guest: Guest, addresses: list[str]) -> None:
        super().__init__(guest.address, guest.name, guest.person, guest.cookie)
        self._addresses = cycle(addresses)

    @asynccontextmanager
    async def live(self, table: str, seq: int | None = None) -> AsyncIterator[Live]:
        """Be at a table."""
        self.address = next(self._addresses)
        async with super().live(table, seq) as live:
            yield live


Disturb = Callable[[list[Player]], Awaitable[None]]


async def through(
    pair: Pair, game: str, disturb: Disturb, pace: float = 0.03
) -> tuple[list[Line], list[Player]]:
    """Anna and Ben and two bots play to the end, whatever happens in the meantime."""
    one, two = pair.addresses
    people = [await Guest.known(one, "Anna"), await Guest.known(two, "Ben")]
    seats = min(4, GAMES[game].seats[-1])
    settings = {"pace": pace, "grace": 3600, "call_seconds": 3}
    table = await people[0].open(game, seats, options=SHORT.get(game, {}), settings=settings)
    await people[1].sit(table)
    await people[0].post(f"/api/tables/{table}/start", fill="random")
    players = [
        Player(Wanderer(people[0], [one, two]), table, Random(1)),
        Player(Wanderer(people[1], [two, one]), table, Random(2)),
    ]
    playing = [asyncio.create_task(player.play()) for player in players]
    await disturb(players)
    await asyncio.gather(*playing)
    lines = await asyncio.to_thread(pair.lines_of, table)
    assert_played_once(lines, players)
    return lines, players


class Killer:
    """Ends servers at random moments, one or both, and starts them again."""

    def __init__(self, servers: list[Server], rng: Random) -> None:
        self.servers, self.rng = servers, rng
        self.kills = 0
        self.absences = [0.0]  # seconds until somebody was back
        self.pauses = {1: [0.0], 2: [0.0]}  # seconds until the table went on, one or both fallen

    def at(self, game: str) -> Disturb:
        """Kill while this is played."""

        async def disturb(players: list[Player]) -> None:
            async for fallen, seconds in self.kill(players):
                if game not in CLOCKED:
                    self.pauses[fallen].append(seconds)

        return disturb

    async def kill(self, players: list[Player]) -> AsyncIterator[tuple[int, float]]:
        """Kill until so many kills are done, or the game is; how many fell, and for how long."""
        while self.kills < KILLS and not all(player.over for player in players):
            await asyncio.sleep(self.rng.random())
            fallen = self.rng.sample(self.servers, self.rng.choice((1, 1, 1, 2)))
            for server in fallen:
                server.kill()
            begun = time.monotonic()
            self.kills += len(fallen)
            rising = asyncio.gather(*(asyncio.to_thread(server.start) for server in fallen))
            await moves_on(players)
            yield len(fallen), time.monotonic() - begun
            await rising

    def remark(self) -> str:
        """How long it took at most until people saw their table again, and until it went on."""
        one, both = map(max, self.pauses.values())
        back = f"back within {max(self.absences):.1f} s, usually {median(self.absences):.1f} s"
        return f"{back}; games went on within {one:.1f} s, or {both:.1f} s if both servers fell"


def test_servers_are_killed_in_mid_play(pair: Pair) -> None:
    killer = Killer(pair.servers, Random(5))
    progress = Progress("kills", KILLS)
    for game in cycle(sorted(GAMES)):
        _, players = asyncio.run(asyncio.wait_for(through(pair, game, killer.at(game)), 7200))
        killer.absences += [seconds for player in players for seconds in player.absences]
        progress.show(killer.kills, killer.remark())
        if killer.kills >= KILLS:
            break


async def moves_on(players: list[Player]) -> None:
    """Wait until more was acknowledged, or all is over."""

    def acknowledged() -> int:
        return sum(len(player.acknowledged) for player in players)

    before = acknowledged()
    while acknowledged() < before + 3 and not all(player.over for player in players):
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("seconds", [0, 7], ids=["a moment", "longer than houses wait"])
def test_postgresql_is_away_in_mid_play(pair: Pair, postgres: Postgres, seconds: int) -> None:
    async def restart(players: list[Player]) -> None:
        await moves_on(players)
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(postgres.start)
        assert not any(player.over for player in players)

    # Bots that take their time: the game is not over before PostgreSQL is.
    playing = through(pair, "fifteen", restart, pace=0.5)
    lines, _ = asyncio.run(asyncio.wait_for(playing, 600))
    for before, after in pairwise(lines):
        assert before.at - after.at < 1_000, "both houses know how long nobody served"
