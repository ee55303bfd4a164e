"""Televisions: only where somebody seated pointed them, and never more than everybody may see."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

from tests.server.guest import Guest, Live
from tests.server.postgres import Postgres
from tests.server.process import Server
from tests.server.screen import Screen

CLOSED_TABLE = {"watch": False, "pace": 10, "grace": 3600}


async def closed_to(live: Live) -> int:
    """Read until the server hangs up; its code."""
    try:
        while True:
            await live.receive()
    except ConnectionClosed:
        return live.socket.close_code or 0


async def seen_by(screen: Screen, anna: Guest, table: str) -> None:
    """The television shows the table as who looks on sees it, and Anna is told of it."""
    async with screen.live(table) as tv, anna.live(table) as mine:
        await tv.until(lambda update: update["view"])
        await mine.until(lambda update: update["table"]["television"] == "on")
        assert tv.update["table"]["mine"] is None
        assert tv.update["moves"] == []
        hand, shown = mine.update["view"]["hands"]["A"], tv.update["view"]["hands"]["A"]
        assert hand["cards"] and not shown.get("cards")
        for said in ({"do": "react", "reaction": "smile"}, {"do": "hint"}, {"do": "moves"}):
            assert (await tv.ask(**said))["error"]["message"] == "table-no-seat"
    async with anna.live(table) as mine:
        await mine.until(lambda update: update["table"]["television"] == "away")


def test_a_television_sees_what_everybody_may_see_and_only_where_it_was_pointed(
    server: Server,
) -> None:
    async def scene() -> None:
        anna = await Guest.known(server.address, "Anna")
        table = await anna.open("igo", 2, fill="random", settings=CLOSED_TABLE)
        await anna.post(f"/api/tables/{table}/start")
        screen = Screen(server.address, beside=anna)  # the laptop she plays on
        first = await screen.ask()
        assert first["table"] is None
        assert await screen.ask() == first  # its code stays while people type
        async with screen.live(table) as tv:
            assert await closed_to(tv) == 4404
        await screen.pointed_by(anna, table)
        assert await screen.ask() == {"code": "", "table": table}
        await seen_by(screen, anna, table)
        async with screen.live(table) as tv:
            await anna.post(f"/api/tables/{table}/screen-off")
            assert await closed_to(tv) == 4404
        again = await screen.ask()
        assert again["table"] is None
        assert again["code"] != first["code"]

    asyncio.run(scene())


def test_a_code_is_good_once_and_a_cookie_for_what_it_is(server: Server) -> None:
    async def scene() -> None:
        anna, ben = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
        table, other = await anna.open("igo", 2), await ben.open("igo", 2)
        screen = Screen(server.address)
        code = await screen.pointed_by(anna, table)
        assert await ben.refused(f"/api/tables/{other}/screen", code=code) == "table-no-screen"
        posing = Guest(server.address, "", cookie=screen.own)
        assert await posing.refused(f"/api/tables/{table}/sit", salt="ab" * 16) == "table-who"
        person = Screen(server.address)
        person.own = anna.cookie
        async with person.live(table) as tv:  # a person is no television
            await tv.until(lambda update: update["table"]["mine"] is None)
            assert tv.update["table"]["television"] == "away"

    asyncio.run(scene())


def test_it_goes_where_it_was_pointed_last_and_comes_along_to_the_next_game(
    server: Server,
) -> None:
    async def scene() -> None:
        anna = await Guest.known(server.address, "Anna")
        settings = {"pace": 0, "watch": False, "between": 0}
        table = await anna.open("igo", 2, fill="random", options={"target": 1}, settings=settings)
        other = await anna.open("igo", 2)
        screen = Screen(server.address)
        await screen.pointed_by(anna, table)
        await anna.post(f"/api/tables/{table}/start")
        async with anna.live(table) as mine:
            await mine.play_on(Random(1))
        again = (await anna.post(f"/api/tables/{table}/rematch"))["table"]
        assert (await screen.ask())["table"] == again
        await anna.sit(again)
        for place in (other, table):
            await anna.post(f"/api/tables/{(await screen.ask())['table']}/screen-off")
            await screen.pointed_by(anna, place)
            assert (await screen.ask())["table"] == place

    asyncio.run(scene())


def test_it_is_pointed_through_one_house_and_shows_it_through_another(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def scene(one: Server, two: Server) -> None:
        anna = await Guest.known(one.address, "Anna")
        table = await anna.open("igo", 2, fill="random", settings=CLOSED_TABLE)
        await anna.post(f"/api/tables/{table}/start")
        screen = Screen(two.address)
        await screen.pointed_by(anna, table)
        await seen_by(screen, anna, table)

    url = postgres.database()
    with Server(tmp_path / "1", more=(url,)) as one, Server(tmp_path / "2", more=(url,)) as two:
        asyncio.run(scene(one, two))


def test_nobody_guesses_codes(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna = await Guest.known(server.address, "Anna")
        table = await anna.open("igo", 2)
        path = f"/api/tables/{table}/screen"
        said = [await anna.refused(path, code=f"ABCD{n:02}") for n in range(25)]
        assert said.index("table-too-often") >= 20

    with Server(tmp_path / "data", "tests.server.run_proxied") as server:
        asyncio.run(scene(server))


def test_one_address_sets_up_so_many_televisions(proxied: Server) -> None:
    """Each new one is lent a code, which is looked up and kept for ten minutes."""

    async def scene() -> None:
        crowd = [Guest(proxied.address, "", via="192.0.2.77") for _ in range(40)]
        answers = [(await each.send("POST", "/api/tv")).status_code for each in crowd]
        assert answers.count(200) < 40
        assert set(answers) == {200, 429}
        other = Guest(proxied.address, "", via="192.0.2.78")
        first = await other.send("POST", "/api/tv")
        assert first.status_code == 200

    asyncio.run(scene())
