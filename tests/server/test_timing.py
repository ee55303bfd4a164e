"""More time for who needs it: asked for by one, agreed by all, kept in the log."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from handvoll.server import commands, telling, timing
from handvoll.server.clock import BotHolds, RoundBegins, TableMoves, countdown, dues, slow_at
from handvoll.server.errors import NotAllowed, NotNow
from handvoll.server.log import Timed, decode, encode
from handvoll.server.table import Table
from tests.server.guest import Guest
from tests.server.process import Server
from tests.server.tables import ANNA, BEN, Sheet
from tests.server.test_rest import at_rest


def agreed(sheet: Sheet, times: int) -> Sheet:
    """Both want so much more."""
    for person in (ANNA, BEN):
        sheet.say(timing.wish(sheet.table, person, times))
    return sheet


def test_it_counts_when_all_agree_and_stays_until_they_do_again() -> None:
    sheet = Sheet("fiver").seated()
    sheet.say(timing.wish(sheet.table, ANNA, 2))
    assert sheet.table.times == 1
    assert [seat.times for seat in telling.table_info(sheet.table, "ben").seats] == [2, 1]
    sheet.say(timing.wish(sheet.table, BEN, 2))
    assert sheet.table.times == 2
    sheet.say(timing.wish(sheet.table, BEN, 1))
    assert sheet.table.times == 2, "nobody takes time away from another"
    assert timing.wish(sheet.table, BEN, 1) == [], "twice is once"
    sheet.say(timing.wish(sheet.table, ANNA, 1))
    assert sheet.table.times == 1
    assert Table("t", sheet.table.log).times == sheet.table.copy().times == 1


def test_the_sand_runs_longer_also_when_it_runs_already() -> None:  # P9
    sheet = Sheet("fiver", options={"seconds": 30}).started()
    sheet.at = 10
    sheet.play("A", "flip")
    agreed(sheet, 3)
    assert dues(sheet.table) == [TableMoves(100_000, "time")]
    clock = countdown(sheet.table, "B", 20_000)
    assert clock and clock.ms == 80_000


def test_the_table_is_as_patient() -> None:
    sheet = agreed(Sheet().started(), 2)
    grace = sheet.table.opened.settings.grace
    assert slow_at(sheet.table, sheet.table.seats["A"]) == 4 * grace * 1000
    sheet.here("ben")
    assert BotHolds(2 * grace * 1000, "A") in dues(sheet.table)
    rest = agreed(at_rest("fiver"), 2).table
    assert rest.rest
    begins = rest.rest.since + 2 * rest.opened.settings.between * 1000
    assert RoundBegins(begins) in dues(rest)


def test_who_comes_later_comes_to_a_table_as_it_is() -> None:
    sheet = agreed(Sheet("fifteen", 3).seated(), 2)
    sheet.say(commands.sit(sheet.table, commands.Person("carla", "Carla"), "C", "cc" * 8))
    assert (sheet.table.times, sheet.table.seats["C"].times) == (2, 2)
    sheet.say(timing.wish(sheet.table, ANNA, 3))
    sheet.say(timing.wish(sheet.table, BEN, 3))
    sheet.say(commands.leave(sheet.table, commands.Person("carla", "Carla")))
    assert sheet.table.times == 3, "whoever is left agrees"


def test_a_bot_is_not_asked() -> None:
    sheet = Sheet("fiver")
    sheet.say(commands.sit(sheet.table, ANNA, "A", "aa" * 8))
    sheet.say(commands.seat_bot(sheet.table, ANNA, "B", "quick"))
    (line,) = sheet.say(timing.wish(sheet.table, ANNA, 2))
    assert line.body == Timed("A", 2, agreed=True)
    assert decode(encode(line.body)) == line.body
    (event,) = telling.update(sheet.table, "anna", 0, 0).happenings[-1].events
    assert (event["event"], event["times"]) == ("time-agreed", 2)


def test_only_who_sits_here_is_asked_and_only_while_there_is_time_to_give() -> None:
    sheet = Sheet().seated()
    with pytest.raises(NotAllowed):
        timing.wish(sheet.table, commands.Person("emil", "Emil"), 2)
    sheet.table.status = "over"
    with pytest.raises(NotNow):
        timing.wish(sheet.table, ANNA, 2)


def test_it_survives_a_power_cut_and_the_next_game(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna, ben = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
        table = await anna.open("igo", 2, options={"target": 1}, settings={"pace": 0})
        await ben.sit(table)
        for guest in (anna, ben):
            await guest.post(f"/api/tables/{table}/time", times=2)
        await anna.post(f"/api/tables/{table}/start")
        server.kill()
        await asyncio.to_thread(server.start)
        async with anna.live(table) as a, ben.live(table) as b:
            await a.until(lambda update: update["view"])
            assert a.update["table"]["times"] == 2
            await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))
        again = (await anna.post(f"/api/tables/{table}/rematch"))["table"]
        await anna.sit(again)
        seen = (await anna.send("GET", f"/api/tables/{again}", {})).json()
        assert (seen["times"], seen["seats"][0]["times"] or seen["seats"][1]["times"]) == (2, 2)

    with Server(tmp_path / "data") as server:
        asyncio.run(scene(server))
