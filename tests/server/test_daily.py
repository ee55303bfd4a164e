"""Dailies at a server: one try that counts, kept whatever happens, and no answer before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from handvoll.engine.record import Record
from handvoll.server import commands
from handvoll.server.dailies import REACH, Dailies
from handvoll.server.fair import verify
from handvoll.server.study import Study
from handvoll.server.table import Table
from handvoll.tasks import days
from handvoll.tasks.making import FORMS, begun, make
from tests.server.guest import Guest, Live
from tests.server.postgres import Postgres
from tests.server.process import Server
from tests.server.tables import ANNA
from tests.server.test_house import house_on

T = TypeVar("T")


async def finish(live: Live, wants: str = "") -> None:
    """Do what is asked, the first way there is."""

    def mine(update: dict[str, Any]) -> bool:
        asked = update["table"]["mine"] in (update["view"] or {}).get("wait", ())
        return bool(asked or update["table"]["status"] == "over" or update["rest"])

    while True:
        update = await live.until(mine)
        if update["table"]["status"] == "over":
            return
        if update["rest"]:
            answer = await live.ask("ready", seq=update["seq"])
        else:
            move = next(move for move in update["moves"] if move.startswith(wants))
            answer = await live.play(move)
        assert "error" not in answer, answer
        await live.until(lambda update, seq=answer["seq"]: update["seq"] >= seq)


async def state_of(guest: Guest, game: str, day: str = "") -> dict[str, Any]:
    info = await guest.get(f"/api/daily?day={day}")
    return next(each for each in info["games"] if each["game"] == game)


@pytest.mark.parametrize("game", FORMS)
def test_a_daily_is_played_once_judged_and_then_free(house: Server, game: str) -> None:
    async def run() -> None:
        anna = await Guest.known(house.address, "Anna")
        assert (await state_of(anna, game))["state"] == "new"
        table = await anna.post("/api/daily", game=game)
        today = days.today()
        assert table["task"] == {
            **{"kind": "daily", "name": today, "counts": True, "seat": "A"},
            **{"begins": table["task"]["begins"], "ends": FORMS[game].ends},
            "wants": FORMS[game].wants,
        }
        assert (await anna.post("/api/daily", game=game))["id"] == table["id"], "the same"
        path = f"/api/daily/{today}/{game}"
        refused = await anna.send("GET", path)
        assert refused.json()["message"] == "table-not-over", "no answer before it is over"
        await anna.hurry(table["id"])
        async with anna.live(table["id"]) as live:
            await live.until(lambda update: bool(update["view"]))
            assert (await live.ask("hint"))["error"]["message"] == "table-no-hints"
            await finish(live, FORMS[game].wants)
        result = await anna.get(path)
        assert result["counted"] and 1 <= result["fingers"] <= 5 and len(result["levels"]) == 5
        assert (await state_of(anna, game))["state"] == "done"
        free = await anna.post("/api/daily", game=game)
        assert free["id"] != table["id"] and not free["task"]["counts"]
        record = Record.loads((await anna.send("GET", f"/api/tables/{table['id']}/record")).text)
        assert record.extra["task"] == f"daily {today}"
        assert record.entries[: table["task"]["begins"]] == make("handvoll", today, game).entries
        if record.ending:
            assert verify(record).count

    asyncio.run(run())


def test_a_day_long_ago_is_not_begun(house: Server) -> None:
    async def run() -> None:
        anna = await Guest.known(house.address, "Anna")
        old = days.day_before(days.today(), REACH + 1)
        for day in (old, "1723-01-01"):
            assert await anna.refused("/api/daily", game="igo", day=day) == "daily-no-day"
        assert (await anna.post("/api/daily", game="igo", day=days.day_before(days.today())))["id"]

    asyncio.run(run())


class Counted(Study):
    """A study that notes its thoughts."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: list[str] = []

    async def think(
        self, kind: str, thought: Callable[..., T], *facts: object, whose: str = ""
    ) -> T:
        """One more."""
        self.kinds.append(kind)
        return await super().think(kind, thought, *facts, whose=whose)


def test_a_daily_is_thought_of_once_however_many_come_at_midnight(tmp_path: Path) -> None:
    async def run() -> None:
        dailies = Dailies(await house_on(tmp_path / "store"), "seed", "UTC")
        dailies.study = study = Counted()
        made = await asyncio.gather(*(dailies.made(dailies.today, "igo") for _ in range(5)))
        assert study.kinds == ["today"]
        assert made == [made[0]] * 5
        await dailies.made(days.day_before(dailies.today), "igo")
        assert study.kinds == ["today", "before"], "so that today waits for one of those at most"
        await dailies.house.rest()

    asyncio.run(run())


def test_today_waits_for_one_thought_about_days_long_ago() -> None:
    async def run() -> None:
        study, order = Study(), []

        async def think(kind: str) -> None:
            await study.think(kind, len, "")
            order.append(kind)

        await asyncio.gather(*map(think, ["before", "before", "before", "today"]))
        assert order == ["before", "before", "today", "before"]

    asyncio.run(run())


def test_who_has_many_games_judged_lets_others_come_between() -> None:
    """Forty games that nobody remembers any more were forty thoughts to wait for."""

    async def run() -> None:
        study, order = Study(), []

        async def judge(network: str) -> None:
            await study.think("judged", len, "", whose=network)
            order.append(network)

        await asyncio.gather(*map(judge, ["mallory", "mallory", "mallory", "anna"]))
        assert order == ["mallory", "mallory", "anna", "mallory"]

    asyncio.run(run())


def test_nobody_else_plays_my_try_and_no_bot_does(house: Server) -> None:
    async def run() -> None:
        anna = await Guest.known(house.address, "Anna")
        ben = await Guest.known(house.address, "Ben")
        table = (await anna.post("/api/daily", game="fifteen"))["id"]
        path = f"/api/tables/{table}"
        assert await ben.refused(f"{path}/sit", salt="ab" * 16) == "table-unknown"
        assert await anna.refused(f"{path}/seats", do="bot", seat="A") == "task-as-it-is"
        assert await anna.refused(f"{path}/bots", seat="B", level="1") == "task-as-it-is"
        assert await anna.refused(f"{path}/leave") == "task-as-it-is"
        assert await anna.refused(f"{path}/change", access="link") == "table-started"
        assert await anna.refused("/api/daily", game="chess") == "task-none"
        assert await anna.refused("/api/daily", game="go5", day="2999-01-01") == "daily-no-day"

    asyncio.run(run())


def test_an_answer_is_not_in_what_a_table_tells(house: Server) -> None:
    async def run() -> None:
        anna = await Guest.known(house.address, "Anna")
        table = (await anna.post("/api/daily", game="igo"))["id"]
        async with anna.live(table) as live:
            update = await live.until(lambda update: bool(update["view"]))
            assert update["view"]["cost"] is None
            assert not any("sum" in saying["facts"] for saying in update["sayings"])
            answer = await live.ask("moves")
            assert not any("sum" in saying["facts"] for saying in answer["sayings"])
            assert (await live.play("end"))["error"]["message"] == "task-igo-instead"
        best = begun(make("handvoll", days.today(), "igo")).view("A")["cost"]
        assert best, "the rules know it"

    asyncio.run(run())


def test_others_are_compared_and_a_streak_counts(house: Server) -> None:
    async def run() -> None:
        ends = []
        for name in ("Anna", "Ben"):
            guest = await Guest.known(house.address, name)
            table = (await guest.post("/api/daily", game="igo"))["id"]
            async with guest.live(table) as live:
                await finish(live, "go")
            ends.append(await guest.get(f"/api/daily/{days.today()}/igo"))
            assert (await guest.get("/api/daily"))["streak"] == {"days": 1, "longest": 1}
        assert ends[1]["others"] >= 1
        assert ends[1]["level_with"] >= 1, "both played the same"

    asyncio.run(run())


async def seven_at_once(guest: Guest) -> set[str]:
    """Many tabs and devices of one person, all at the same moment."""
    tables = await asyncio.gather(*(guest.post("/api/daily", game="igo") for _ in range(7)))
    return {table["id"] for table in tables}


def test_a_second_tab_gets_no_second_try_on_one_file(house: Server) -> None:
    async def run() -> None:
        assert len(await seven_at_once(await Guest.known(house.address, "Anna"))) == 1

    asyncio.run(run())


def test_nor_at_another_process_of_a_database(tmp_path: Path, postgres: Postgres) -> None:
    async def run(one: str, other: str) -> None:
        anna = await Guest.known(one, "Anna")
        there = Guest(other, "Anna", anna.person, anna.cookie)
        both = await asyncio.gather(seven_at_once(anna), seven_at_once(there))
        assert len(set.union(*both)) == 1
        [table] = both[0]
        async with there.live(table) as live:
            await finish(live, "go")
        assert (await state_of(anna, "igo"))["state"] == "done"

    url = postgres.database()
    with (
        Server(tmp_path / "one", "tests.server.run_daily", (url,)) as one,
        Server(tmp_path / "two", "tests.server.run_daily", (url,)) as two,
    ):
        asyncio.run(run(one.address, two.address))


def test_a_try_is_over_for_a_house_that_was_not_told_by_the_one_where_it_ended(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        one, two = [await house_on(tmp_path / "store") for _ in range(2)]  # neither hears the other
        here, there = Dailies(one, "seed", "UTC"), Dailies(two, "seed", "UTC")
        table = await here.open(ANNA, here.today, "igo")
        assert not await here.tries.is_over(table)
        move, seen = await two.room(table).look(calling)
        await two.room(table).do(
            lambda table: commands.play(table, table.seats["A"], seen, move), lambda table: None
        )
        assert await there.tries.is_over(table)
        assert await here.tries.is_over(table)
        await one.rest()
        await two.rest()

    asyncio.run(run())


def calling(table: Table) -> tuple[str, int]:
    """The first way to call, and what it is decided on."""
    assert table.match
    return next(each for each in table.match.moves("A") if each.startswith("go")), table.seq


async def dealt(address: str) -> dict[str, Any]:
    """What somebody at a server sees of the five of today, before doing anything."""
    guest = await Guest.known(address, "Anna")
    found = {}
    for game in FORMS:
        table = await guest.post("/api/daily", game=game)
        async with guest.live(table["id"]) as live:
            update = await live.until(lambda update: bool(update["view"]))
        found[game] = (table["task"]["name"], update["view"], update["moves"])
    return found


def test_two_servers_with_the_same_seed_and_day_deal_the_same(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "one", "tests.server.run_daily") as one,
        Server(tmp_path / "two", "tests.server.run_daily") as two,
    ):
        assert asyncio.run(dealt(one.address)) == asyncio.run(dealt(two.address))


def test_a_try_goes_on_after_a_crash_and_after_midnight(tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[Guest, str, int]:
        anna = await Guest.known(address, "Anna")
        table = (await anna.post("/api/daily", game="fiver"))["id"]
        async with anna.live(table) as live:
            await live.until(lambda update: bool(update["view"]))
            await live.play("done")
            update = await live.until(lambda update: update["view"]["phase"] == "strike")
        return anna, table, update["seq"]

    async def go_on(anna: Guest, table: str, address: str, day: str) -> None:
        anna.address = address
        info = await anna.get("/api/daily")
        assert info["today"] > day, "it is tomorrow"
        assert (await anna.post("/api/daily", game="fiver", day=day))["id"] == table, "kept"
        new = await anna.post("/api/daily", game="fiver")
        assert new["id"] != table and new["task"]["name"] == info["today"]
        async with anna.live(table) as live:
            await live.until(lambda update: bool(update["view"]))
            assert live.update["view"]["phase"] == "strike", "where it was"
            while live.update["table"]["status"] != "over":
                await finish_round(live)
        assert (await anna.get(f"/api/daily/{day}/fiver"))["counted"]
        assert (await state_of(anna, "fiver", day))["state"] == "done"

    async def finish_round(live: Live) -> None:
        update = live.update
        if update["rest"]:
            answer = await live.ask("ready", seq=update["seq"])
        elif update["view"]["phase"] == "strike":
            answer = await live.play((await live.ask("moves"))["moves"][0])
        else:
            answer = await live.play("done")
        await live.until(lambda update: update["seq"] >= answer["seq"])

    with Server(tmp_path / "data", "tests.server.run_daily") as server:
        day = days.today()
        anna, table, _ = asyncio.run(begin(server.address))
        server.kill()
        (tmp_path / "day").write_text("1")
        server.start()
        asyncio.run(go_on(anna, table, server.address, day))
