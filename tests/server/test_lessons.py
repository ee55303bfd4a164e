"""Lessons at a server: scripted, private, resumed, and of no use for anything else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from handvoll.engine.errors import RecordError
from handvoll.engine.record import Record
from handvoll.lessons import LESSONS
from handvoll.lessons.lesson import Lesson
from handvoll.server import fair
from tests.server.guest import Guest, Live
from tests.server.process import Server


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose lessons do not dawdle."""
    with Server(tmp_path_factory.mktemp("school") / "data", "tests.server.run_lessons") as server:
        yield server


async def on_me(live: Live) -> bool:
    """Wait for the next step; False at the end of the lesson."""

    def ready(update: dict[str, object]) -> bool:
        lesson = update["lesson"]
        assert isinstance(lesson, dict)
        return bool(lesson["mine"] or lesson["step"] is None or update["rest"])

    update = await live.until(ready)
    if update["rest"]:
        await live.ask("ready", seq=update["seq"])
        await live.until(lambda update: not update["rest"])
        return await on_me(live)
    return bool(update["lesson"]["mine"])


async def told(live: Live, seq: int) -> None:
    """Wait until an update says so much."""
    await live.until(lambda update: update["seq"] >= seq)


async def follow(live: Live, steps: int = 99) -> int:
    """Do what a lesson says, so many steps; how many there were."""
    done = 0
    while done < steps and await on_me(live):
        wanted = live.update["lesson"]
        answer = await live.play(wanted["move"])
        assert "error" not in answer, answer
        await told(live, answer["seq"])
        done += 1
    return done


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_a_lesson_is_done_by_doing_what_it_says(school: Server, lesson: Lesson) -> None:
    async def run() -> None:
        anna = await Guest.known(school.address, "Anna")
        table = await anna.post("/api/lessons", game=lesson.game)
        async with anna.live(table["id"]) as live:
            assert await follow(live) == len(lesson.steps)
            assert live.update["table"]["status"] == "over"
            assert live.update["view"]["winners"] is None
        response = await anna.send("GET", f"/api/tables/{table['id']}/record")
        record = Record.loads(response.text)
        assert record.extra["lesson"] == lesson.name
        assert "fair" not in record.extra
        with pytest.raises(RecordError):
            fair.verify(record)

    asyncio.run(run())


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_the_path_of_a_lesson_is_what_its_learner_is_told(school: Server, lesson: Lesson) -> None:
    async def run() -> None:
        anna = await Guest.known(school.address, "Anna")
        path = (await anna.get(f"/api/lessons/{lesson.game}/path"))["path"]
        table = await anna.post("/api/lessons", game=lesson.game)
        told: list[dict[str, Any]] = []
        async with anna.live(table["id"]) as live:
            while await on_me(live):
                told.append(live.update)
                await told_more(live, live.update["lesson"]["move"])
            told.append(live.update)
        walked = [each for each in path if each["update"]["lesson"]["mine"]] + [path[-1]]
        for update, step in zip(told, walked, strict=True):
            for name in ("view", "moves", "sayings", "lesson"):
                assert step["update"][name] == update[name], "as at any table"

    asyncio.run(run())


async def told_more(live: Live, move: str) -> None:
    """Play a move, and wait for its picture."""
    answer = await live.play(move)
    assert "error" not in answer, answer
    await told(live, answer["seq"])


def test_a_path_answers_what_the_rules_answer_and_shows_no_others_cards(school: Server) -> None:
    async def run() -> None:
        anna = await Guest.known(school.address, "Anna")
        path = (await anna.get("/api/lessons/fifteen/path"))["path"]
        table = await anna.post("/api/lessons", game="fifteen")
        async with anna.live(table["id"]) as live:
            await follow(live, 2)
            await on_me(live)
            here = next(each for each in path if each["update"]["lesson"]["step"] == "choose")
            assert here["instead"] == (await live.play("row 1"))["error"]
            refused = (await live.play("keep"))["error"]
            assert here["tried"]["keep"]["error"] == refused
        view = (await anna.get("/api/lessons/go5/path"))["path"][0]["update"]["view"]
        assert view["hands"]["B"]["cards"] is None, "only what its learner sees"
        unknown = await anna.send("GET", "/api/lessons/chess/path")
        assert unknown.json()["message"] == "lesson-none"

    asyncio.run(run())


@pytest.mark.parametrize("game", LESSONS)
def test_what_was_done_without_a_connection_has_happened(school: Server, game: str) -> None:
    async def run() -> None:
        anna = await Guest.known(school.address, "Anna")
        steps = len(LESSONS[game].steps)
        table = (await anna.post("/api/lessons", game=game))["id"]
        async with anna.live(table) as live:
            await follow(live, 1)
        later = await anna.post("/api/lessons", game=game, done=3)
        assert later["id"] == table, "the same table, further on"
        assert (await anna.post("/api/lessons", game=game, done=2))["id"] == table
        async with anna.live(table) as live:
            await on_me(live)
            assert live.update["lesson"]["number"] == 4
        anew = await anna.post("/api/lessons", game=game, done=steps)
        assert anew["id"] != table, "that one is over"
        async with anna.live(anew["id"]) as live:
            assert await follow(live) == steps
        begun = await anna.post("/api/lessons", game=game, done=2)
        async with anna.live(begun["id"]) as live:
            assert await follow(live) == steps - 2, "a table of its own begins in the middle"

    asyncio.run(run())


def test_what_a_rule_forbids_and_what_comes_later_are_refused_in_words(school: Server) -> None:
    async def run() -> None:
        anna = await Guest.known(school.address, "Anna")
        table = await anna.post("/api/lessons", game="fifteen")
        async with anna.live(table["id"]) as live:
            await on_me(live)
            error = (await live.play("row 1"))["error"]
            assert error["rule"] == "F6", "the rule book answers"
            await follow(live, 2)
            await on_me(live)
            error = (await live.play("row 1"))["error"]
            assert (error["message"], error["rule"]) == ("lesson-fifteen-choose-instead", "F5")
            assert not live.update["can_undo"]
            assert (await live.ask("undo", seq=live.update["seq"]))["error"]
            assert (await live.ask("hint"))["error"]["message"] == "table-no-hints"
            assert await follow(live) == 5

    asyncio.run(run())


def test_a_lesson_goes_on_where_it_was_left_also_after_a_crash(tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[Guest, str]:
        anna = await Guest.known(address, "Anna")
        table = (await anna.post("/api/lessons", game="igo"))["id"]
        async with anna.live(table) as live:
            await follow(live, 4)
        return anna, table

    async def go_on(anna: Guest, table: str, address: str) -> None:
        anna.address = address
        again = await anna.post("/api/lessons", game="igo")
        assert again["id"] == table
        async with anna.live(table) as live:
            assert await follow(live) == 2
        assert (await anna.post("/api/lessons", game="igo"))["id"] != table, "a new one"

    with Server(tmp_path / "data", "tests.server.run_lessons") as server:
        anna, table = asyncio.run(begin(server.address))
        server.kill()
        server.start()
        asyncio.run(go_on(anna, table, server.address))


def test_nobody_else_gets_in_and_nothing_is_changed(school: Server) -> None:
    async def run() -> None:
        anna = await Guest.known(school.address, "Anna")
        ben = await Guest.known(school.address, "Ben")
        table = (await anna.post("/api/lessons", game="go5"))["id"]
        assert await ben.refused(f"/api/tables/{table}/sit", salt="ab" * 16) == "table-unknown"
        for access in ("link", "public"):
            path = f"/api/tables/{table}/change"
            assert await anna.refused(path, access=access) == "table-started"
        assert await anna.refused("/api/lessons", game="nonsense") == "lesson-none"
        assert await anna.refused("/api/tables", game="go5", seats=2, lesson="go5-1"), "no deck"
        cards = await anna.get("/api/me/tables")
        assert [card["lesson"] for card in cards if card["id"] == table] == [True]

    asyncio.run(run())


def test_another_game_after_a_lesson_is_a_fair_one(school: Server) -> None:
    async def run() -> None:
        anna = await Guest.known(school.address, "Anna")
        table = (await anna.post("/api/lessons", game="highfive"))["id"]
        async with anna.live(table) as live:
            await follow(live)
        other = (await anna.post(f"/api/tables/{table}/rematch"))["table"]
        assert not (await anna.get(f"/api/tables/{other}"))["lesson"]

    asyncio.run(run())


def test_the_first_game_is_told_of(school: Server) -> None:
    async def run() -> None:
        anna = await Guest.known(school.address, "Anna")
        about = await anna.get("/api/lessons/go5")
        assert (about["seats"], about["options"]) == (3, {"target": 200})
        assert {"name": "joker", "event": "laid", "facts": {"cards": "j"}} in about["firsts"]

    asyncio.run(run())
