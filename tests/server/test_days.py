"""A clock of days: nobody has to stay, and nobody is replaced before it ends."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from handvoll import GAMES
from handvoll.server import commands, hosting
from handvoll.server.clock import (
    DAY,
    BotHolds,
    BotThinks,
    RoundBegins,
    Waives,
    countdown,
    dues,
    left,
    lines_for,
    slow_at,
    waited,
)
from handvoll.server.errors import NotAllowed, NotNow
from handvoll.server.index import index_of
from handvoll.server.log import Held
from handvoll.server.next_game import next_table
from handvoll.server.table import Table
from handvoll.wire.live import Waited
from handvoll.wire.tables import Attend, ChangeTable, Settings
from tests.server.guest import Guest, all_seated
from tests.server.postgres import Postgres
from tests.server.process import Server
from tests.server.run_days import SECONDS
from tests.server.tables import ANNA, BEN, Sheet
from tests.server.test_rest import at_rest

SLOWLY = Settings(days=3, grace=60, pace=0)


def test_nobody_is_replaced_before_the_days_are_over() -> None:
    sheet = Sheet(settings=SLOWLY).started()
    sheet.at = 100
    sheet.here()
    assert dues(sheet.table) == [BotHolds(3 * DAY, "A")], "asked at the beginning, and nobody stays"
    sheet.here("anna")
    assert dues(sheet.table) == [], "who is here is not replaced"
    sheet.at = 3 * DAY / 1000
    sheet.here()
    assert dues(sheet.table) == [BotHolds(3 * DAY + 60_000, "A")], "not the moment they go"
    assert dues(Table("t", sheet.table.log)) == dues(sheet.table)


def test_looking_in_does_not_wind_it_up() -> None:
    sheet = Sheet(settings=SLOWLY).started()
    for hour in range(1, 5):
        sheet.at = hour * 3600
        sheet.here("anna")
        sheet.here()
    assert dues(sheet.table) == [BotHolds(3 * DAY, "A")]


def test_a_table_whose_people_are_all_past_their_time_sleeps() -> None:
    sheet = Sheet(settings=SLOWLY).started()
    sheet.here()
    sheet.at = 3 * DAY / 1000
    sheet.say(lines_for(sheet.table, dues(sheet.table)[0]))
    (thinks,) = dues(sheet.table)
    assert isinstance(thinks, BotThinks), "it goes on for Ben, who has still time"
    sheet.say([Held("B", "1")])
    assert dues(sheet.table) == [], "bots do not play it out among themselves"
    sheet.here("ben")
    assert dues(sheet.table)


def test_the_host_waits_as_everybody_does_and_stays_host() -> None:
    sheet = Sheet(settings=SLOWLY).started()
    sheet.here("ben")
    assert sheet.table.in_charge == "anna", "being away is nothing"
    slow = slow_at(sheet.table, sheet.table.seats["A"])
    assert slow == 3 * DAY
    with pytest.raises(NotAllowed) as refused:
        hosting.attend(sheet.table, ANNA, Attend("bot", "B"), 60_000)
    assert refused.value.message == "table-not-slow"
    assert hosting.attend(sheet.table, BEN, Attend("bot", "B"), 60_000), "for oneself at any time"


def test_how_long_is_told() -> None:
    sheet = Sheet(settings=SLOWLY).started()
    sheet.here("ben")
    assert waited(sheet.table, DAY) == [Waited("A", "days", 2 * DAY)]
    assert left(sheet.table, "A", DAY) == 2 * DAY
    assert left(sheet.table, "B", DAY) is None, "nothing is asked of Ben"
    sheet.say(commands.pause(sheet.table, ANNA, on=True))
    assert left(sheet.table, "A", DAY) is None
    assert left(Sheet().started().table, "A", 0) is None


def test_between_rounds_people_have_as_long() -> None:
    table = at_rest("go5", settings=SLOWLY).table
    assert table.rest
    assert RoundBegins(table.rest.since + 3 * DAY) in dues(table)
    assert countdown(table, "A", table.rest.since) is None, "nobody watches it run"
    assert left(table, table.unready[0], table.rest.since) == 3 * DAY


def test_who_may_call_has_as_long_and_bots_let_people_answer_first() -> None:  # G21
    sheet = Sheet("go5", 4, {"rounds": 5, "target": 2000}, SLOWLY)
    sheet.say(commands.sit(sheet.table, ANNA, "A", "aa" * 8))
    sheet.say(commands.start(sheet.table, ANNA, "random"))
    rng, seen = Random(2), False
    for _ in range(20_000):
        waivers = [due for due in dues(sheet.table) if isinstance(due, Waives) and due.seat == "A"]
        bots = [due for due in dues(sheet.table) if isinstance(due, BotThinks)]
        if waivers and bots:
            seen = True
            assert waivers[0].at == sheet.table.seats["A"].asked_at + 3 * DAY
            assert min(bot.at for bot in bots) > waivers[0].at
            break
        sheet.play_randomly(rng, 1)
    assert seen


def test_what_has_an_hourglass_cannot_wait_for_days() -> None:  # P9
    with pytest.raises(NotNow) as refused:
        Sheet("fiver", settings=SLOWLY)
    assert refused.value.message == "days-hurry"
    sheet = Sheet("fiver")
    with pytest.raises(NotNow):
        commands.change(sheet.table, ANNA, ChangeTable(settings=SLOWLY))
    wish, _ = next_table(Sheet("igo", settings=SLOWLY).seated().table, "fiver")
    assert wish.settings.days == 0
    wish, _ = next_table(Sheet("igo", settings=SLOWLY).seated().table, "go5")
    assert wish.settings.days == 3
    assert [name for name, game in GAMES.items() if game.hurries] == ["fiver"]


def test_the_store_is_told() -> None:
    sheet = Sheet(settings=SLOWLY).started()
    sheet.here()
    index = index_of(sheet.table, sheet.table.log, dues(sheet.table))
    assert (index.days, index.due) == (3, 3 * DAY)


async def over_days(one: Server, two: Server, kill: Server) -> None:
    """Anna is away for a day; a house falls in between, and Ben sees when a bot steps in."""
    anna, ben = await Guest.known(one.address, "Anna"), await Guest.known(two.address, "Ben")
    table = await anna.open("fifteen", 2, settings={"days": 1, "grace": 1, "pace": 0})
    await ben.sit(table)
    await all_seated(anna, table)
    await anna.post(f"/api/tables/{table}/start")
    (mine,) = await anna.get("/api/me/tables")
    ends = monotonic() + mine["left"] / 1000
    assert [seat["seat"] for seat in mine["turn"]] == ["A"]
    assert 0 < mine["left"] <= SECONDS * 1000
    await asyncio.sleep(3)  # longer than the grace
    kill.kill()
    await asyncio.to_thread(kill.start)
    (mine,) = await anna.get("/api/me/tables")  # time stood still since the last beat of a house
    assert (mine["left"] or 0) <= SECONDS * 1000 - 1000, "the clock has not begun again"
    async with ben.live(table) as live:
        await live.until(lambda update: update["table"]["seats"][0]["held"])
        assert monotonic() > ends - 0.5, "not before the day is over"
        await live.until(lambda update: "B" in update["view"]["wait"])
    (mine,) = await anna.get("/api/me/tables")
    assert (mine["turn"][0]["seat"], mine["left"]) == ("B", None)


@pytest.mark.slow
def test_a_day_survives_a_fall(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "tests.server.run_days") as server:
        asyncio.run(over_days(server, server, server))


@pytest.mark.slow
def test_two_houses_keep_one_clock(postgres: Postgres, tmp_path: Path) -> None:
    more = (postgres.database(),)
    with (
        Server(tmp_path / "one", "tests.server.run_days", more) as one,
        Server(tmp_path / "two", "tests.server.run_days", more) as two,
    ):
        asyncio.run(over_days(one, two, one))
