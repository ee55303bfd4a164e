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


async def play(table: str, seed: int, *guests: Guest) -> None:
    """People are at a table, each through their own house, until its game is over."""

    async def take_part(guest: Guest, luck: int) -> None:
        async with guest.live(table) as live:
            await live.play_on(Random(luck))
            assert is_over(live.update)

    await asyncio.gather(*(take_part(guest, seed + i) for i, guest in enumerate(guests)))


async def go_on(table: str, *guests: Guest, game: str | None = None) -> str:
    """Everybody taps once: on to the next table, and down on the seat that is kept there."""
    other = ""
    for guest in guests:
        other = str((await guest.post(f"/api/tables/{table}/rematch", game=game))["table"])
        await guest.sit(other)
    return other


def same(sheet: Any) -> Any:
    """A sheet as everybody sees it."""
    return {**sheet, "mine": None, "totals": [{**row, "you": None} for row in sheet["totals"]]}


def adds_up(sheet: Any) -> None:
    """The totals are those of the games."""
    places = [each for game in sheet["played"] for each in game["places"]]
    for row in sheet["totals"]:
        mine = [each for each in places if each["name"] == row["name"]]
        worth = [sheet["worth"][each["place"] - 1] for each in mine]
        assert row["points"] == sum(each["points"] for each in mine) == sum(worth)


def test_an_evening_through_two_houses_has_one_sheet_that_survives_them(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def evening(one: Server, two: Server) -> tuple[Guest, str, Any]:
        anna = await Guest.known(one.address, "Anna")
        ben = await Guest.known(two.address, "Ben")
        cara = await Guest.known(two.address, "Cara")
        first = await anna.open("igo", 2, **SHORT)
        assert (await anna.get(f"/api/evenings/{first}"))["played"] == []
        await ben.sit(first, "B")
        await anna.post(f"/api/tables/{first}/start")
        await cara.post(f"/api/tables/{first}/next", on=True)  # she comes late
        await play(first, 1, anna, ben)
        second = await go_on(first, ben, anna, cara, game="fifteen")
        assert (await cara.get(f"/api/evenings/{first}"))["table"] == second
        info = await anna.get(f"/api/tables/{second}")
        assert info["game"] == "fifteen"
        assert [seat["name"] for seat in info["seats"]] == ["Ben", "Anna", "Cara"]
        await play(second, 5, anna, ben, cara)  # nobody started it
        await ben.post(f"/api/evenings/{first}/worth", points=[10, 4, 1])
        sheet = await anna.get(f"/api/evenings/{first}")
        assert same(sheet) == same(await ben.get(f"/api/evenings/{first}"))
        assert [game["table"] for game in sheet["played"]] == [first, second]
        assert [game["game"] for game in sheet["played"]] == ["igo", "fifteen"]
        assert {row["name"]: row["games"] for row in sheet["totals"]} == {
            **{"Anna": 2, "Ben": 2},
            "Cara": 1,
        }
        assert (sheet["worth"], sheet["going"]) == ([10, 4, 1], False)
        adds_up(sheet)
        (listed,) = await ben.get("/api/me/evenings")
        assert (listed["id"], listed["titles"]) == (first, ["I Go!", "15GO!"])
        assert len(await cara.get("/api/me/evenings")) == 1  # also who came late
        return anna, first, sheet

    url = postgres.database()
    with Server(tmp_path / "1", more=(url,)) as one, Server(tmp_path / "2", more=(url,)) as two:
        anna, first, sheet = asyncio.run(evening(one, two))
        for server in (one, two):
            server.kill()
        one.start()
        two.start()
        assert asyncio.run(anna.get(f"/api/evenings/{first}")) == sheet


def test_another_game_makes_room_for_people_and_finds_bots_where_it_needs_them(
    server: Server,
) -> None:
    async def scene() -> None:
        names = ("Anna", "Ben", "Cara", "Dora", "Emil")
        anna, ben, cara, dora, emil = [await Guest.known(server.address, name) for name in names]
        settings = {"pace": 0, "grace": 3600, "between": 0}
        first = await anna.open("fifteen", 5, options={"colours": 5}, settings=settings)
        for guest in (ben, cara):
            await guest.sit(first)
        await anna.post(f"/api/tables/{first}/start", fill="random")
        await dora.post(f"/api/tables/{first}/next", on=True)
        await dora.post(f"/api/tables/{first}/next", on=False)
        await dora.post(f"/api/tables/{first}/next", on=True)
        await play(first, 1, anna, ben, cara)
        await emil.refused(f"/api/tables/{first}/rematch")
        second = await go_on(first, ben, game="go5")  # for four at most: no bot comes along
        info = await ben.get(f"/api/tables/{second}")
        assert [seat["kept"] or seat["name"] for seat in info["seats"]] == [
            *("Ben", "Cara", "Anna", "Dora")
        ]
        assert await emil.refused(f"/api/tables/{second}/sit", salt="ab" * 16) == "table-full"
        assert await dora.refused(f"/api/tables/{first}/next", on=False) == "table-went-on"
        again = await anna.post(f"/api/tables/{first}/rematch", game="igo")
        assert again["table"] == second, "who said so first chose"

    asyncio.run(scene())


def test_who_comes_late_to_a_table_that_goes_on_gets_a_seat_more(server: Server) -> None:
    async def scene() -> None:
        names = ("Anna", "Ben", "Cara")
        anna, ben, cara = [await Guest.known(server.address, name) for name in names]
        first = await anna.open("igo", 2, **SHORT)
        await ben.sit(first)
        await anna.post(f"/api/tables/{first}/start")
        await play(first, 1, anna, ben)
        second = await go_on(first, anna)
        info = await cara.sit((await cara.get(f"/api/evenings/{first}"))["table"])
        assert info["id"] == second
        assert [seat["kept"] or seat["name"] for seat in info["seats"]] == ["Ben", "Anna", "Cara"]
        assert await cara.refused(f"/api/evenings/{'none'}/worth", points=[1]) == "table-unknown"

    asyncio.run(scene())


def test_who_was_sent_away_follows_to_no_game_of_the_evening(server: Server) -> None:
    async def scene() -> None:
        names = ("Anna", "Ben", "Cara")
        anna, ben, cara = [await Guest.known(server.address, name) for name in names]
        first = table = await anna.open("igo", 3, **SHORT)
        await ben.sit(table)
        await cara.sit(table)
        await anna.post(f"/api/tables/{table}/start")
        await anna.post(f"/api/tables/{table}/seats", do="send-away", seat="C")
        for seed in (1, 2):
            await play(table, seed, anna, ben)
            table = await go_on(table, anna)
            assert (await cara.get(f"/api/evenings/{first}"))["table"] == table, "she may look on"
            assert (await cara.get(f"/api/tables/{table}"))["waits"] is None
            assert await cara.refused(f"/api/tables/{table}/sit", salt="ab" * 16) == (
                "table-sent-away"
            )
            await ben.sit(table)
            await anna.post(f"/api/tables/{table}/start", fill="random")

    asyncio.run(scene())


FIVE = ("Anna", "Ben", "Cara", "Dora", "Emil")


async def expected(guest: Guest, table: str) -> list[str]:
    """Who has a seat or is expected on one."""
    info = await guest.get(f"/api/tables/{table}")
    return [seat["kept"] or seat["name"] for seat in info["seats"]]


def test_five_who_want_a_game_for_four_take_turns_at_sitting_out(server: Server) -> None:
    async def scene() -> None:
        people = [await Guest.known(server.address, name) for name in FIVE]
        by_name = {guest.name: guest for guest in people}
        table = await people[0].open(
            "fifteen", 5, options={"colours": 5}, settings=SHORT["settings"]
        )
        for guest in people[1:]:
            await guest.sit(table)
        await people[0].post(f"/api/tables/{table}/start")
        await play(table, 1, *people)
        playing, out = people, []
        for game in ("igo", "igo", "go5"):
            other = (await playing[0].post(f"/api/tables/{table}/rematch", game=game))["table"]
            playing = [by_name[name] for name in await expected(people[1], other)]
            (waits,) = [guest for guest in people if guest not in playing]
            out.append(waits.name)
            await waits.post(f"/api/tables/{table}/rematch")  # goes along, and looks on
            assert (await waits.get(f"/api/tables/{other}"))["joins"], "for the game after it"
            assert await waits.refused(f"/api/tables/{other}/sit", salt="ab" * 16) == "table-full"
            for guest in playing:
                await guest.sit(other)
            await play(other, 3, *playing)
            table = other
        assert out == ["Anna", "Ben", "Cara"], "whoever began sits out, and comes in again"
        last = (await playing[0].post(f"/api/tables/{table}/rematch", game="fifteen"))["table"]
        assert sorted(await expected(people[4], last)) == list(FIVE)

    asyncio.run(scene())


def test_one_who_comes_late_gets_in_and_another_sits_out_but_not_for_strangers(
    server: Server,
) -> None:
    async def scene(access: str) -> list[str]:
        *four, emil = [await Guest.known(server.address, name) for name in FIVE]
        anna, ben, *_ = four
        first = await anna.open("igo", 4, access=access, **SHORT)
        for guest in four[1:]:
            await guest.sit(first)
        await anna.post(f"/api/tables/{first}/start")
        await emil.post(f"/api/tables/{first}/next", on=True)
        await play(first, 1, *four)
        second = await go_on(first, ben)
        waits = anna if access == "link" else emil
        assert (await waits.get(f"/api/tables/{second}"))["joins"]
        return await expected(ben, second)

    assert asyncio.run(scene("link")) == ["Ben", "Cara", "Dora", "Emil"]
    assert asyncio.run(scene("public")) == ["Ben", "Cara", "Dora", "Anna"]


def test_who_is_elsewhere_sees_at_home_that_the_others_play_on(server: Server) -> None:
    async def scene() -> None:
        anna, ben = [await Guest.known(server.address, name) for name in FIVE[:2]]

        async def onward() -> list[str]:
            return [each["onward"] for each in await ben.get("/api/me/tables") if each["onward"]]

        table = await anna.open("igo", 2, **SHORT)
        await ben.sit(table)
        await anna.post(f"/api/tables/{table}/start")
        await play(table, 1, anna, ben)
        assert await onward() == []
        other = await go_on(table, anna)
        assert await onward() == [other]
        await ben.sit(other)
        assert await onward() == [], "he is there"

    asyncio.run(scene())


def test_who_may_not_look_on_sees_no_sheet(server: Server) -> None:
    async def scene() -> None:
        anna, emil = [await Guest.known(server.address, name) for name in ("Anna", "Emil")]
        settings = {"pace": 0, "watch": False, "between": 0}
        table = await anna.open("igo", 2, fill="random", options={"target": 1}, settings=settings)
        worth = f"/api/evenings/{table}/worth"
        assert await emil.refused(worth, points=[9]) == "table-no-seat"  # not begun: seen, not his
        await anna.post(f"/api/tables/{table}/start")
        assert (await emil.send("GET", f"/api/evenings/{table}")).status_code == 404
        assert (await emil.send("GET", "/api/evenings/none")).status_code == 404
        async with anna.live(table) as mine:
            await mine.play_on(Random(1))
        sheet = await anna.get(f"/api/evenings/{table}")
        assert [row["name"] for row in sheet["totals"]] == ["Anna"]  # bots are not on it
        assert (await emil.send("GET", f"/api/evenings/{table}")).status_code == 404
        assert await emil.refused(worth, points=[9]) == "table-unknown"
        assert (await emil.send("POST", worth, {"points": [100]})).status_code == 400
        assert (await Guest(server.address, "").send("GET", "/api/me/evenings")).status_code == 403

    asyncio.run(scene())
