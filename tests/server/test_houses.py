"""Two servers on one PostgreSQL: it does not matter to which of them anybody is connected."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from handvoll import GAMES, Match
from handvoll.engine.record import Record
from handvoll.server.fair import promise, verify
from handvoll.server.limits import Limits
from tests.server.guest import Guest, Live
from tests.server.postgres import Postgres
from tests.server.process import Server
from tests.server.test_games import SHORT
from tests.server.test_rest import between_rounds, ready

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


# Between two rounds


def test_the_next_round_waits_for_people_at_both(pair: list[str]) -> None:
    async def scene() -> None:
        one, two = pair
        anna, ben = await Guest.known(one, "Anna"), await Guest.known(two, "Ben")
        table = await between_rounds(anna, ben, {"between": 0})
        async with anna.live(table) as a, ben.live(table) as b:
            await ready(a)
            await b.until(lambda update: update["rest"] and update["rest"]["ready"] == ["A"])
            assert b.update["rest"]["awaited"] == ["B"]
            assert b.update["view"]["search"] is None, "nothing is rolled yet"
            await ready(b)
            rolled = []
            for live in (a, b):
                await live.until(lambda update: update["view"]["search"])
                rolled.append(live.update["view"]["search"])
            assert rolled[0]["round"] == 2
            assert rolled[0]["roll"] == rolled[1]["roll"], "rolled once, for both"

    asyncio.run(scene())


def test_the_countdown_ends_once_for_people_at_both(pair: list[str]) -> None:
    async def scene() -> None:
        one, two = pair
        anna, ben = await Guest.known(one, "Anna"), await Guest.known(two, "Ben")
        table = await between_rounds(anna, ben, {"between": 2})
        async with anna.live(table) as a, ben.live(table) as b:
            for live in (a, b):
                await live.until(lambda update: update["view"] and update["view"]["search"])
                assert live.update["view"]["search"]["round"] == 2
            told = await anna.get(f"/api/tables/{table}/told")
            said = [event["event"] for each in told for event in each["events"]]
            assert said.count("went-on") == 1

    asyncio.run(scene())


def test_salts_are_shown_at_both(pair: list[str]) -> None:
    async def scene() -> None:
        one, two = pair
        people = [await Guest.known(one, "Anna"), await Guest.known(two, "Ben")]
        table = str((await people[0].post("/api/tables", game="fifteen", seats=2))["id"])
        for guest, salt in zip(people, ("aa" * 8, "bb" * 8), strict=True):
            await guest.post(f"/api/tables/{table}/sit", salt=promise(salt))
        async with people[0].live(table) as a, people[1].live(table) as b:
            for live in (a, b):
                await live.until(lambda u: all(seat["here"] for seat in u["table"]["seats"]))
            await people[0].post(f"/api/tables/{table}/start")
            for live, salt in ((a, "aa" * 8), (b, "bb" * 8)):
                await live.until(lambda update: update["table"]["showing"])
                assert live.update["view"] is None
                assert "error" not in await live.ask("show", salt=salt)
            for live in (a, b):
                await live.until(lambda update: update["view"])
                assert not live.update["table"]["showing"]

    asyncio.run(scene())


# Limits that guard what both share


def test_who_is_heard_and_who_asks_is_counted_over_both(postgres: Postgres, tmp_path: Path) -> None:
    run, more = "tests.server.run_proxied", (postgres.database(),)
    with Server(tmp_path / "one", run, more) as one, Server(tmp_path / "two", run, more) as two:
        asyncio.run(loud([one.address, two.address]))


async def loud(addresses: list[str]) -> None:
    anna = Guest(addresses[0], "Anna", via="10.0.0.1")
    eve = Guest(addresses[0], "Eve", via="10.0.0.2")
    await anna.introduce()
    await eve.introduce()
    ben = Guest(addresses[1], "Ben", via="10.0.0.3")
    await ben.introduce()
    table = await anna.open("fifteen", 2)
    await ben.sit(table)  # somebody can be asked
    everywhere = [Guest(address, "Eve", eve.person, eve.cookie, eve.via) for address in addresses]
    heard = asked = 0
    for guest in everywhere:
        async with guest.live(table) as live:
            answers = [await live.ask("react", reaction="wow") for _ in range(6)]
            heard += sum("error" not in answer for answer in answers)
        for _ in range(6):
            response = await guest.send(
                "POST", f"/api/tables/{table}/ask", {"seat": "A", "salt": "ab" * 8}
            )
            asked += response.status_code == 200
            await guest.post(f"/api/tables/{table}/ask-no-more")
    usual = Limits()
    assert usual.reactions.burst <= heard < 2 * usual.reactions.burst
    assert usual.asking.burst <= asked < 12
