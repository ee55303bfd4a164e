"""Your page: what is counted and what is not, taken along, taken away, and really forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from handvoll.server.store import Result, Try
from handvoll.server.yours import best_of, daily_of, per_game
from tests.server.guest import Guest
from tests.server.postgres import Postgres
from tests.server.process import Server
from tests.server.test_puzzles import answer, named
from tests.server.test_puzzles import best_of as solution

SHORT = {"options": {"target": 1}, "settings": {"pace": 0, "grace": 3600, "between": 0}}


async def play(guest: Guest, level: str = "1") -> str:
    """A short game against a bot, to its end."""
    table = await guest.open("igo", 2, **SHORT)
    await guest.post(f"/api/tables/{table}/bots", seat="B", level=level)
    await guest.post(f"/api/tables/{table}/start")
    async with guest.live(table) as live:
        await live.play_on(Random(1))
        await live.until(lambda update: update["table"]["status"] == "over")
    return table


async def do_everything(address: str) -> tuple[Guest, dict[str, Any]]:
    """Two games, a lesson, a daily, a puzzle and a game that goes another way."""
    anna = await Guest.known(address, "Annabella")
    await anna.post("/api/me", name="Annabella", puppet={"look": "owl", "felt": "teal"})
    over = await play(anna)
    await play(anna, "3")
    await anna.post("/api/lessons", game="igo")
    await anna.post("/api/daily", game="highfive")
    what_if = await anna.post(f"/api/tables/{over}/what-if", entry=2, seat="A")
    async with anna.live(what_if["id"]) as live:
        await live.play_on(Random(2))
    puzzle = await anna.post("/api/puzzles", game="igo")
    async with anna.live(puzzle["id"]) as live:
        await answer(live, *solution(named(puzzle)))
    return anna, await anna.get("/api/you")


def check(info: dict[str, Any]) -> None:
    """What is counted, and nothing else."""
    assert (info["games"], info["with_people"]) == (2, 0), "only what was played to its end"
    [game] = info["per_game"]
    assert (game["game"], game["games"], game["alone"]) == ("igo", 2, 0)
    assert [(each["level"], each["games"]) for each in game["against"]] == [("1", 1), ("3", 1)]
    assert info["won"] == game["won"] == sum(each["won"] for each in game["against"])
    assert info["daily"]["done"] == 0, "begun is not done"
    puzzles = {each["game"]: each["solved"] for each in info["puzzles"]}
    assert puzzles == {"go5": 0, "fifteen": 0, "highfive": 0, "igo": 1, "fiver": 0}


async def take_along(anna: Guest) -> None:
    """Another device has it all too."""
    there = Guest(anna.address, "")
    token = (await anna.post("/api/me/device"))["token"]
    response = await there.send("POST", "/api/device", {"token": token})
    there.cookie = response.cookies["handvoll"]
    assert await there.get("/api/you") == await anna.get("/api/you")


async def have_it_forgotten(anna: Guest, shared: str) -> None:
    """A file with everything, and then nothing."""
    saved = await anna.send("GET", "/api/you/kept")
    assert "attachment" in saved.headers["content-disposition"]
    kept = saved.json()
    assert kept["name"] == "Annabella" and kept["puppet"]["look"] == "owl"
    assert len(kept["games"]) == 2 and {each["task"].split("/")[0] for each in kept["tries"]} == {
        "daily",
        "puzzle",
    }
    gone = await anna.send("POST", "/api/you/forget", {})
    assert gone.status_code == 200
    assert "Max-Age=0" in gone.headers["set-cookie"], "this browser is nobody"
    info = await anna.get("/api/you")
    assert (info["games"], info["per_game"], info["daily"]["streak"]["longest"]) == (0, [], 0)
    assert await anna.get("/api/me/tables") == []
    assert (await anna.get("/api/me"))["puppet"] is None


async def share(anna: Guest) -> str:
    """A table where somebody else sits too."""
    ben = await Guest.known(anna.address, "Ben")
    table = await anna.open("igo", 2)
    await ben.sit(table, "B")
    return table


async def run(address: str) -> tuple[Guest, str]:
    anna, info = await do_everything(address)
    check(info)
    await take_along(anna)
    shared = await share(anna)
    await have_it_forgotten(anna, shared)
    return anna, shared


def test_on_one_file(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "tests.server.run_daily") as server:
        anna, shared = asyncio.run(run(server.address))
    with closing(sqlite3.connect(tmp_path / "data" / "handvoll.sqlite")) as db:
        marks = (anna.person, anna.person.encode().hex().upper())
        dump = [line for line in db.iterdump() if any(mark in line for mark in marks)]
    assert dump and all(line.startswith('INSERT INTO "lines"') for line in dump)
    assert all(shared in line for line in dump), "only what is also somebody else's stays"


def test_in_a_database(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database()
    with Server(tmp_path / "data", "tests.server.run_daily", (url,)) as server:
        anna, shared = asyncio.run(run(server.address))

    async def left() -> dict[str, set[str]]:
        db = await asyncpg.connect(url)
        try:
            found = {}
            for name in ("tries", "results", "people", "puppets"):
                rows = await db.fetch(f"SELECT person FROM {name}")
                found[name] = {row["person"] for row in rows}
            rows = await db.fetch("SELECT id FROM tables")
            found["tables"] = {row["id"] for row in rows}
            return found
        finally:
            await db.close()

    found = asyncio.run(left())
    assert found.pop("tables") == {shared}
    assert not any(anna.person in people for people in found.values())


def result(game: str, points: int, won: bool, *levels: str, **more: Any) -> Result:
    return Result("anna", game, "2026-11-17", len(levels) + 1, points, won, levels, **more)


def test_games_are_added_up_by_level() -> None:
    results = [
        result("go5", 510, True, "2", "2"),
        result("go5", 300, False, "2", "5"),
        result("go5", 100, False, people=2),
        result("fiver", 20, True, solo=True),
        *(result("fiver", points, True, solo=True) for points in (31, 25, 28, 3, 29)),
    ]
    go5, fiver = per_game(results)
    assert (go5.games, go5.won, go5.most) == (3, 1, 510)
    assert [(a.level, a.games, a.won) for a in go5.against] == [("2", 2, 1), ("5", 1, 0)]
    assert (fiver.games, fiver.won, fiver.alone, fiver.most) == (0, 0, 6, None)
    assert [each.points for each in fiver.best] == [31, 29, 28, 25, 20], "the best five"
    assert len(best_of([])) == 0


def test_dailies_are_counted_when_they_are_done() -> None:
    tries = [
        Try("daily/2026-11-17/go5", "t", 3),
        Try("daily/2026-11-16/go5", "t", 2, 4.0, 5),
        Try("daily/2026-11-15/igo", "t", 1, 4.0, 3),
        Try("puzzle/igo/3", "t", 1, 900.0, 5),
    ]
    daily = daily_of(tries, "2026-11-17")
    assert (daily.done, daily.fives, daily.streak.days) == (2, 1, 2)


@pytest.mark.parametrize("path", ["/api/you", "/api/you/kept"])
def test_strangers_have_no_page(tmp_path: Path, path: str) -> None:
    with Server(tmp_path / "data") as server:
        response = asyncio.run(Guest(server.address, "").send("GET", path))
    assert response.json()["message"] == "table-who"
