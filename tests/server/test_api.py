"""The HTTP API, as a browser uses it."""

from __future__ import annotations

import asyncio
import json
from random import Random
from urllib.parse import quote

from handvoll import GAMES
from tests.server.guest import Guest
from tests.server.process import Server


def test_the_shelf_shows_every_game_with_its_options(server: Server) -> None:
    games = asyncio.run(Guest(server.address, "").get("/api/games"))
    assert [game["name"] for game in games] == list(GAMES)
    fifteen = next(game for game in games if game["name"] == "fifteen")
    assert fifteen["options"][0]["most"] == 8
    assert fifteen["presets"]["short"]["2"] == {"colours": 4}
    assert fifteen["levels"] == ["1", "2", "3", "4", "5"]


def test_a_table_from_opening_to_start(server: Server) -> None:
    async def scene() -> None:
        anna, ben = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
        assert await Guest(server.address, "").refused("/api/tables", game="go5", seats=2)
        info = await anna.post("/api/tables", game="go5", seats=4, access="public")
        table, path = info["id"], f"/api/tables/{info['id']}"
        assert info["hosting"]
        assert len(info["commitment"]) == 64
        assert await anna.sit(table)
        listed = await ben.get("/api/tables")
        assert {card["id"]: card["free"] for card in listed}[table] == 3
        found = await ben.get(f"/api/codes/{info['code'].lower()}")
        assert found["id"] == table
        assert await ben.refused(f"{path}/sit", salt="xyz") == "table-bad-request"
        assert (await ben.sit(table, "C"))["mine"] == "C"
        assert await ben.refused(f"{path}/start") == "table-host-only"
        assert await anna.refused(f"{path}/start") == "table-seats-free"
        seats = (await anna.post(f"{path}/bots", seat="B", level="random"))["seats"]
        assert seats[1]["bot"] == "random"
        assert await anna.refused(f"{path}/bots", seat="C", level="random") == "table-seat-taken"
        assert await anna.refused(f"{path}/bots", seat="D", level="godlike") == "table-level"
        await anna.post(f"{path}/bots", seat="B")
        info = await anna.post(f"{path}/start", fill="quick")
        assert info["status"] == "playing"
        assert [seat["bot"] for seat in info["seats"]] == [None, "quick", None, "quick"]
        assert table in [card["id"] for card in await ben.get("/api/me/tables")]
        left = await ben.post(f"{path}/leave")
        assert left["seats"][2]["bot"] == "3"

    asyncio.run(scene())


def test_after_the_game_there_is_a_replay_and_one_rematch(server: Server) -> None:
    async def scene() -> None:
        anna, ben = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
        table = await anna.open("igo", 2, options={"target": 1}, settings={"pace": 0})
        await ben.sit(table)
        path = f"/api/tables/{table}"
        assert await ben.refused(f"{path}/rematch") == "table-not-over"
        await anna.post(f"{path}/start")
        async with anna.live(table) as a, ben.live(table) as b:
            await asyncio.gather(a.play_on(Random(5)), b.play_on(Random(6)))
            assert a.update["table"]["status"] == "over"
        record = (await ben.send("GET", f"{path}/record")).text.splitlines()
        assert json.loads(record[-1])["winners"]
        step = await ben.get(f"{path}/replay?entry=1&seat=open")
        assert set(step["views"]) == {"A", "B"}
        assert step["views"]["A"]["seat"] == "A"
        last = await Guest(server.address, "").get(f"{path}/replay?entry=99999")
        assert last["views"][""]["winners"]
        assert last["entry"] == last["entries"] == len(record) - 2
        story = await ben.get(f"{path}/story?seat=B")
        assert [told["seq"] for told in story] == list(range(1, len(record) - 1))
        assert any(event.get("seat") == "B" for told in story for event in told["events"])
        for what in ("replay", "story"):
            assert (await ben.send("GET", f"{path}/{what}?seat=Z")).status_code == 400
        again = await asyncio.gather(*(each.post(f"{path}/rematch") for each in (anna, ben)))
        assert again[0] == again[1], "both are led to the same table"
        info = await ben.get(f"/api/tables/{again[0]['table']}")
        assert info["options"]["target"] == 1
        assert info["status"] == "open"

    asyncio.run(scene())


def test_a_seat_left_alone_is_held_and_taken_back(server: Server) -> None:
    async def scene() -> None:
        anna, ben = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
        table = await anna.open("fifteen", 2, settings={"grace": 1, "pace": 0.1})
        await ben.sit(table)
        await anna.post(f"/api/tables/{table}/start")
        async with ben.live(table) as b:
            await b.until(lambda u: u["table"]["seats"][0]["held"], timeout=120)
            assert b.update["table"]["seats"][0]["name"] == "Anna"
            await b.until(lambda u: u["moves"], timeout=120)
            async with anna.live(table) as a:
                await a.until(lambda u: u["table"]["seats"][0]["here"])
                assert "error" not in await a.ask("take-back")
                assert a.update["table"]["seats"][0]["held"] is None

    asyncio.run(scene())


def test_the_machine_room(server: Server) -> None:
    async def scene() -> None:
        guest = await Guest.known(server.address, "Anna")
        await guest.open()
        assert (await guest.get("/healthz")) == {"status": "ok"}
        assert (await guest.send("GET", "/metrics")).status_code == 404, "unless asked for"
        schema = await guest.get("/api/schema")
        assert (await guest.send("GET", "/api")).headers["location"] == "/api/schema"
        paths = ("sit", "change", "story")
        assert all(f"/api/tables/{{table}}/{path}" in schema["paths"] for path in paths)
        assert (await guest.send("GET", "/api/nothing")).json()["message"] == "table-unknown"

    asyncio.run(scene())


def test_notes_hold_no_secrets(server: Server) -> None:
    async def scene() -> None:
        anna = await Guest.known(server.address, "Anna Geheim")
        table = await anna.open(fill="random")
        await anna.post(f"/api/tables/{table}/start")
        async with anna.live(table) as a:
            await a.receive()
        for secret in (anna.cookie, anna.person, table, "Geheim"):
            assert secret not in server.written()

    asyncio.run(scene())


def test_a_wrong_number_of_seats_says_which_are_right(server: Server) -> None:
    async def scene() -> None:
        anna = await Guest.known(server.address, "Anna")
        for seats in (0, 1, 7, 99, -3):
            answer = await anna.send("POST", "/api/tables", {"game": "fifteen", "seats": seats})
            said = answer.json()
            assert (answer.status_code, said["message"]) == (400, "seats-number")
            assert (said["facts"]["least"], said["facts"]["most"]) == (2, 6)

    asyncio.run(scene())


def test_a_text_is_no_number(server: Server) -> None:
    async def scene() -> None:
        anna = await Guest.known(server.address, "Anna")
        for seats in ("2", True, 2.5, None, [2]):
            refused = await anna.refused("/api/tables", game="go5", seats=seats)
            assert refused == "table-bad-request"
        settings = {"grace": "60"}
        assert await anna.refused("/api/tables", game="go5", seats=2, settings=settings)

    asyncio.run(scene())


def test_a_code_is_read_as_people_type_it(server: Server) -> None:
    async def scene() -> None:
        anna = await Guest.known(server.address, "Anna")
        info = await anna.post("/api/tables", game="go5", seats=2)
        a, b, c = (info["code"][at : at + 2] for at in (0, 2, 4))
        for typed in (f"{a} {b}-{c}", f" {a}{b}.{c} ".lower()):
            assert (await anna.get(f"/api/codes/{quote(typed)}"))["id"] == info["id"]

    asyncio.run(scene())


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    async def scene() -> None:
        anna, ben = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
        table = await anna.open("highfive")
        await ben.sit(table)
        await anna.post(f"/api/tables/{table}/start")
        for guest, seat in ((anna, "A"), (ben, "B")):
            (card,) = await guest.get("/api/me/tables")
            assert card["mine"] == seat
            assert [each["name"] for each in card["turn"]] == ["Anna"]

    asyncio.run(scene())
