"""Puzzles at a server: one after the other, as hard as one is strong, and no answer before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from handvoll.tasks.puzzles import FORMS, Puzzle
from handvoll.tasks.shelf import puzzles_of
from tests.server.guest import Guest, Live
from tests.server.postgres import Postgres
from tests.server.process import Server


def named(table: dict[str, Any]) -> Puzzle:
    """The puzzle of a table."""
    number = int(table["task"]["name"])
    return next(each for each in puzzles_of(table["game"]) if each.number == number)


async def answer(live: Live, *moves: str) -> None:
    """Play some moves, until it is over."""
    await live.until(lambda update: bool(update["view"]))
    for move in moves:
        answered = await live.play(move)
        assert "error" not in answered, answered
    await live.until(lambda update: update["table"]["status"] == "over")


def best_of(puzzle: Puzzle) -> list[str]:
    """What solves a puzzle."""
    return [puzzle.clear.best, *(["done"] if puzzle.made.game == "fiver" else [])]


def wrong(puzzle: Puzzle, moves: list[str]) -> list[str]:
    """What does not."""
    if puzzle.made.game == "fiver":
        return ["done"]
    return [next(move for move in moves if move != puzzle.clear.best)]


async def result_of(guest: Guest, table: str) -> dict[str, Any]:
    found: dict[str, Any] = await guest.get(f"/api/puzzles/{table}")
    return found


@pytest.mark.parametrize("game", FORMS)
def test_a_puzzle_is_solved_explained_and_the_next_is_another(house: Server, game: str) -> None:
    async def run() -> None:
        anna = await Guest.known(house.address, "Anna")
        table = await anna.post("/api/puzzles", game=game)
        puzzle = named(table)
        assert table["task"]["kind"] == "puzzle" and table["task"]["counts"]
        assert (await anna.post("/api/puzzles", game=game))["id"] == table["id"], "the same"
        refused = await anna.send("GET", f"/api/puzzles/{table['id']}")
        assert refused.json()["message"] == "table-not-over", "no answer before the try"
        async with anna.live(table["id"]) as live:
            update = await live.until(lambda update: bool(update["view"]))
            assert (await live.ask("hint"))["error"]["message"] == "table-no-hints"
            assert "solution" not in str(update) and "rating" not in str(update)
            await answer(live, *best_of(puzzle))
        told = await result_of(anna, table["id"])
        assert told["solved"] and told["counted"]
        assert told["best"]["message"] == told["mine"]["message"]
        assert told["why"] and len(told["levels"]) == 5
        assert [level["found"] for level in told["levels"]] == puzzle.found
        assert told["now"]["rating"] > told["before"] == 1000
        assert (told["now"]["solved"], told["now"]["tried"]) == (1, 1)
        after = await anna.post("/api/puzzles", game=game)
        assert after["id"] != table["id"] and named(after).number != puzzle.number
        async with anna.live(after["id"]) as live:
            await live.until(lambda update: bool(update["view"]))
            moves = (await live.ask("moves"))["moves"]
            await answer(live, *wrong(named(after), moves))
        missed = await result_of(anna, after["id"])
        assert not missed["solved"]
        assert missed["now"]["rating"] < missed["before"] == told["now"]["rating"]
        standing = {each["game"]: each for each in await anna.get("/api/puzzles")}
        assert standing[game] == {**missed["now"], "begun": False}

    asyncio.run(run())


def test_others_learn_nothing_of_my_puzzle(house: Server) -> None:
    async def run() -> None:
        anna, ben = [await Guest.known(house.address, name) for name in ("Anna", "Ben")]
        table = await anna.post("/api/puzzles", game="go5")
        async with anna.live(table["id"]) as live:
            await answer(live, *best_of(named(table)))
        refused = await ben.send("GET", f"/api/puzzles/{table['id']}")
        assert refused.json()["message"] == "table-not-over"
        assert await ben.refused(f"/api/tables/{table['id']}/sit", salt="ab" * 16)
        assert await ben.refused("/api/puzzles", game="chess") == "task-none"
        stranger = Guest(house.address, "")
        assert await stranger.refused("/api/puzzles", game="go5") == "table-who"
        assert all(each["tried"] == 0 for each in await stranger.get("/api/puzzles"))

    asyncio.run(run())


def test_a_discard_is_not_worked_out_before(house: Server) -> None:
    async def run() -> None:
        anna = await Guest.known(house.address, "Anna")
        while True:
            table = await anna.post("/api/puzzles", game="igo")
            best = named(table).clear.best
            async with anna.live(table["id"]) as live:
                update = await live.until(lambda update: bool(update["view"]))
                assert update["view"]["cost"] is None
                assert not any("sum" in saying["facts"] for saying in update["sayings"])
                if best.startswith("discard"):
                    tried = await live.ask("try", move=best, seq=update["seq"])
                    assert not tried.get("events") and "error" not in tried
                    return
                await answer(live, best)

    asyncio.run(run())


def test_a_begun_puzzle_goes_on_after_a_crash(tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[Guest, dict[str, Any]]:
        anna = await Guest.known(address, "Anna")
        return anna, await anna.post("/api/puzzles", game="fiver")

    async def go_on(anna: Guest, table: dict[str, Any], address: str) -> None:
        anna.address = address
        standing = {each["game"]: each for each in await anna.get("/api/puzzles")}
        assert standing["fiver"]["begun"] and standing["fiver"]["tried"] == 0
        assert (await anna.post("/api/puzzles", game="fiver"))["id"] == table["id"]
        async with anna.live(table["id"]) as live:
            await answer(live, *best_of(named(table)))
        assert (await result_of(anna, table["id"]))["counted"]

    with Server(tmp_path / "data") as server:
        anna, table = asyncio.run(begin(server.address))
        server.kill()
    with Server(tmp_path / "data") as server:
        asyncio.run(go_on(anna, table, server.address))


def test_many_tabs_at_two_processes_get_one_try(tmp_path: Path, postgres: Postgres) -> None:
    async def run(one: str, other: str) -> None:
        anna = await Guest.known(one, "Anna")
        there = Guest(other, "Anna", anna.person, anna.cookie)
        asked = [guest.post("/api/puzzles", game="igo") for guest in (anna, there) * 4]
        tables = {table["id"] for table in await asyncio.gather(*asked)}
        assert len(tables) == 1

    url = postgres.database()
    with Server(tmp_path / "one", more=(url,)) as one, Server(tmp_path / "two", more=(url,)) as two:
        asyncio.run(run(one.address, two.address))
