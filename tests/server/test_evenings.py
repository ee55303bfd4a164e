"""An evening: the same people, game after game, with one action each and one sheet."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from tests.server.guest import Guest, is_over
from tests.server.postgres import Postgres
from tests.server.process import Server

SHORT: dict[str, Any] = {
    "options": {"target": 1},
    "settings": {"pace": 0, "grace": 3600, "between": 0},
}


async def play(anna: Guest, ben: Guest, table: str, seed: int) -> None:
    """Two people are at a table, each through their own house, until its game is over."""
    async with anna.live(table) as a, ben.live(table) as b:
        await asyncio.gather(a.play_on(Random(seed)), b.play_on(Random(seed + 1)))
        assert is_over(a.update)


async def go_on(table: str, *guests: Guest) -> str:
    """Everybody taps once: on to the next table, and down on the seat that is kept there."""
    other = ""
    for guest in guests:
        other = str((await guest.post(f"/api/tables/{table}/rematch"))["table"])
        await guest.sit(other)
    return other


def test_an_evening_through_two_houses_has_one_sheet_that_survives_them(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def evening(one: Server, two: Server) -> tuple[Guest, str, Any]:
        anna = await Guest.known(one.address, "Anna")
        ben = await Guest.known(two.address, "Ben")
        first = await anna.open("igo", 2, **SHORT)
        assert (await anna.get(f"/api/evenings/{first}"))["played"] == []
        await ben.sit(first, "B")
        await anna.post(f"/api/tables/{first}/start")
        await play(anna, ben, first, 1)
        second = await go_on(first, anna, ben)
        assert (await ben.get(f"/api/evenings/{first}"))["table"] == second
        await play(anna, ben, second, 5)  # nobody started it
        sheet = await anna.get(f"/api/evenings/{first}")
        assert sheet == await ben.get(f"/api/evenings/{first}")
        assert [game["table"] for game in sheet["played"]] == [first, second]
        assert sum(row["games"] for row in sheet["totals"]) == 4
        for row in sheet["totals"]:
            places = [each for game in sheet["played"] for each in game["places"]]
            mine = [each["points"] for each in places if each["name"] == row["name"]]
            assert row["points"] == sum(mine)
        return anna, first, sheet

    url = postgres.database()
    with Server(tmp_path / "1", more=(url,)) as one, Server(tmp_path / "2", more=(url,)) as two:
        anna, first, sheet = asyncio.run(evening(one, two))
        for server in (one, two):
            server.kill()
        one.start()
        two.start()
        assert asyncio.run(anna.get(f"/api/evenings/{first}")) == sheet


def test_who_may_not_look_on_sees_no_sheet(server: Server) -> None:
    async def scene() -> None:
        anna, emil = [await Guest.known(server.address, name) for name in ("Anna", "Emil")]
        settings = {"pace": 0, "watch": False, "between": 0}
        table = await anna.open("igo", 2, fill="random", options={"target": 1}, settings=settings)
        await anna.post(f"/api/tables/{table}/start")
        assert (await emil.send("GET", f"/api/evenings/{table}")).status_code == 404
        assert (await emil.send("GET", "/api/evenings/none")).status_code == 404
        async with anna.live(table) as mine:
            await mine.play_on(Random(1))
        sheet = await anna.get(f"/api/evenings/{table}")
        assert [row["name"] for row in sheet["totals"]] == ["Anna"]  # bots are not on it
        assert (await emil.send("GET", f"/api/evenings/{table}")).status_code == 404

    asyncio.run(scene())
