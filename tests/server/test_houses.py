"""Two servers on one PostgreSQL: it does not matter to which of them anybody is connected."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from handvoll import GAMES, Match
from handvoll.engine.record import Record
from handvoll.server.fair import verify
from tests.server.guest import Guest, Live
from tests.server.postgres import Postgres
from tests.server.process import Server
from tests.server.test_games import SHORT

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """The addresses of two servers on one database."""
    folder, more = tmp_path_factory.mktemp("pair"), (postgres.database(),)
    with Server(folder / "one", more=more) as one, Server(folder / "two", more=more) as two:
        yield [one.address, two.address]
        assert "Traceback" not in one.written() + two.written()


@pytest.mark.parametrize("game", GAMES)
def test_players_at_different_servers_play_one_game(pair: list[str], game: str) -> None:
    asyncio.run(asyncio.wait_for(whole_game(pair, game), 600))


async def whole_game(addresses: list[str], game: str) -> None:
    one, two = addresses
    anna, ben = await Guest.known(one, "Anna"), await Guest.known(two, "Ben")
    seats = min(4, GAMES[game].seats[-1])
    settings = {"pace": 0, "call_seconds": 2}
    table = await anna.open(game, seats, options=SHORT.get(game, {}), settings=settings)
    await ben.sit(table)
    await anna.post(f"/api/tables/{table}/start", fill="quick")
    async with anna.live(table) as a, ben.live(table) as b:
        await play_together([(anna, a), (ben, b)], table)


async def play_together(players: list[tuple[Guest, Live]], table: str) -> None:
    """Play to the end; what each saw and was told is what one process makes of it alone."""
    await asyncio.gather(*(live.play_on(Random(i)) for i, (_, live) in enumerate(players)))
    path = f"/api/tables/{table}/record"
    records = {(await guest.send("GET", path)).text for guest, _ in players}
    assert len(records) == 1
    alone = Match.replay(Record.loads(records.pop()))
    assert verify(alone.record).count > 0
    for (_, live), letter in zip(players, alone.seats, strict=False):
        view = msgspec.json.decode(msgspec.json.encode(alone.view(letter)))
        assert live.update["view"] == view


def test_a_reaction_is_seen_at_both(pair: list[str]) -> None:
    async def scene() -> None:
        one, two = pair
        anna, ben = await Guest.known(one, "Anna"), await Guest.known(two, "Ben")
        table = await anna.open("fifteen", 2)
        await ben.sit(table)
        async with anna.live(table) as a, ben.live(table) as b:
            await b.receive()
            await a.ask("react", reaction="heart")
            while not b.reactions:
                await b.receive()
            assert a.reactions == b.reactions, "once each"

    asyncio.run(scene())


def test_a_person_is_known_at_both(pair: list[str]) -> None:
    async def scene() -> None:
        one, two = pair
        anna = await Guest.known(one, "Anna")
        table = await anna.open("fifteen", 2)
        anna.address = two
        assert [card["id"] for card in await anna.get("/api/me/tables")] == [table]

    asyncio.run(scene())
