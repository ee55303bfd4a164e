"""Two servers on one PostgreSQL: it does not matter to which of them anybody is connected.

The long form is HANDVOLL_KILLS=200 pytest -s tests/server/test_houses.py -k killed; it prints
how long the tables stood still.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
import pytest

from handvoll import GAMES, Match
from handvoll.engine.record import Record
from handvoll.server.fair import verify
from handvoll.server.log import Line
from handvoll.server.store.postgres import PostgresStore
from tests.faults.ledger import assert_played_once
from tests.faults.player import Player
from tests.faults.test_kill import KILLS
from tests.server.guest import Guest
from tests.server.postgres import Postgres
from tests.server.process import Server
from tests.server.test_games import SHORT


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


@pytest.mark.parametrize("game", GAMES)
def test_players_at_different_servers_play_one_game(pair: Pair, game: str) -> None:
    asyncio.run(asyncio.wait_for(whole_game(pair, game), 60))


async def whole_game(pair: Pair, game: str) -> None:
    one, two = pair.addresses
    anna, ben = await Guest.known(one, "Anna"), await Guest.known(two, "Ben")
    seats = min(4, GAMES[game].seats[-1])
    settings = {"pace": 0, "call_seconds": 2}
    table = await anna.open(game, seats, options=SHORT.get(game, {}), settings=settings)
    await ben.sit(table)
    await anna.post(f"/api/tables/{table}/start", fill="quick")
    async with anna.live(table) as a, ben.live(table) as b:
        await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))
        ends = [live.update["view"] for live in (a, b)]
    records = [
        (await guest.send("GET", f"/api/tables/{table}/record")).text for guest in (anna, ben)
    ]
    assert records[0] == records[1]
    alone = Match.replay(Record.loads(records[0]))
    assert verify(alone.record) > 0
    for seen, letter in zip(ends, "AB", strict=True):
        assert seen == msgspec.json.decode(msgspec.json.encode(alone.view(letter)))


def test_a_person_is_known_at_both(pair: Pair) -> None:
    async def scene() -> None:
        one, two = pair.addresses
        anna = await Guest.known(one, "Anna")
        table = await anna.open("fifteen", 2)
        anna.address = two
        assert [card["id"] for card in await anna.get("/api/me/tables")] == [table]

    asyncio.run(scene())


class Wanderer(Player):
    """Goes to the other server when one is gone."""

    def __init__(self, guest: Guest, table: str, rng: Random, addresses: list[str]) -> None:
        super().__init__(guest, table, rng)
        self.addresses = addresses

    def _lose(self) -> None:
        super()._lose()
        here = self.addresses.index(self.guest.address)
        self.guest.address = self.addresses[1 - here]


Disturb = Callable[[list[Player]], Awaitable[None]]


async def through(pair: Pair, disturb: Disturb) -> tuple[str, list[Player]]:
    """Anna and Ben and two bots play to the end, whatever happens in the meantime."""
    one, two = pair.addresses
    people = [await Guest.known(one, "Anna"), await Guest.known(two, "Ben")]
    table = await people[0].open("fifteen", 4, settings={"pace": 0.03, "grace": 3600})
    await people[1].sit(table)
    await people[0].post(f"/api/tables/{table}/start", fill="random")
    players: list[Player] = [
        Wanderer(guest, table, Random(i), pair.addresses) for i, guest in enumerate(people)
    ]
    playing = [asyncio.create_task(player.play()) for player in players]
    await disturb(players)
    await asyncio.gather(*playing)
    return table, players


class Killer:
    """Ends servers at random moments, one or both, and starts them again."""

    def __init__(self, servers: list[Server], rng: Random) -> None:
        self.servers, self.rng = servers, rng
        self.kills = 0
        self.pauses: dict[int, list[float]] = {1: [], 2: []}  # seconds until the table went on

    async def kill(self, players: list[Player]) -> None:
        """Kill until so many kills are done, or the game is."""
        while self.kills < KILLS and not all(player.over for player in players):
            await asyncio.sleep(self.rng.random())
            fallen = self.rng.sample(self.servers, self.rng.choice((1, 1, 1, 2)))
            for server in fallen:
                server.kill()
            begun = time.monotonic()
            self.kills += len(fallen)
            rising = asyncio.gather(*(asyncio.to_thread(server.start) for server in fallen))
            await moves_on(players)
            self.pauses[len(fallen)].append(time.monotonic() - begun)
            await rising


def test_servers_are_killed_in_mid_play(pair: Pair) -> None:
    killer = Killer(pair.servers, Random(5))
    while killer.kills < KILLS:
        table, players = asyncio.run(asyncio.wait_for(through(pair, killer.kill), 600 + 60 * KILLS))
        assert_played_once(pair.lines_of(table), players)
    for fallen, pauses in killer.pauses.items():
        worst = ", ".join(f"{pause:.1f}" for pause in sorted(pauses)[:-6:-1])
        print(f"\n{fallen} of 2 killed, {len(pauses)} times: back after {worst} s and less", end="")


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

    table, players = asyncio.run(asyncio.wait_for(through(pair, restart), 600))
    lines = pair.lines_of(table)
    assert_played_once(lines, players)
    for before, after in pairwise(lines):
        assert before.at - after.at < 1_000, "both houses know how long nobody served"
