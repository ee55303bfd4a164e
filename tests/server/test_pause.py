"""The host lets the game stand still: no clock runs, no bot thinks, and nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from handvoll.server import commands, telling
from handvoll.server.clock import RoundBegins, TableMoves, countdown, dues
from handvoll.server.errors import NotAllowed, NotNow
from handvoll.server.log import Paused, Resumed, decode, encode
from handvoll.server.table import Table
from tests.server.guest import Guest
from tests.server.process import Server
from tests.server.tables import ANNA, BEN, Sheet
from tests.server.test_rest import at_rest


def test_the_sand_stands_still() -> None:  # P9
    sheet = Sheet("fiver", options={"seconds": 30}).started()
    sheet.at = 10
    sheet.play("A", "flip")
    sheet.at = 15
    sheet.say(commands.pause(sheet.table, ANNA, True))
    assert dues(sheet.table) == []
    assert countdown(sheet.table, "B", 20_000) is None
    with pytest.raises(NotNow, match="paused"):
        commands.play(sheet.table, sheet.table.seats["B"], sheet.table.seq, "done")
    sheet.at = 1000
    sheet.say(commands.pause(sheet.table, ANNA, False))
    assert dues(sheet.table) == [TableMoves(1_025_000, "time")], "25 of 30 seconds are left"
    assert dues(Table("t", sheet.table.log)) == dues(sheet.table)


def test_only_the_host_pauses_and_twice_is_once() -> None:
    sheet = Sheet().started()
    with pytest.raises(NotAllowed):
        commands.pause(sheet.table, BEN, True)
    sheet.say(commands.pause(sheet.table, ANNA, True))
    assert commands.pause(sheet.table, ANNA, True) == []
    told = telling.update(sheet.table, "ben", 0, 0)
    (event,) = told.happenings[-1].events
    assert (event["event"], event["seat"]) == ("paused", "A")
    for body in (Paused("A"), Resumed("A")):
        assert decode(encode(body)) == body


def test_between_two_rounds_too() -> None:
    sheet = at_rest("fiver")
    sheet.at = 5
    sheet.say(commands.pause(sheet.table, ANNA, True))
    sheet.ready("A", "B")
    assert sheet.table.rest, "nothing is rolled"
    sheet.at = 105
    sheet.say(commands.pause(sheet.table, ANNA, False))
    assert not sheet.table.unready
    assert not [due for due in dues(sheet.table) if isinstance(due, RoundBegins)]


def test_who_went_during_the_pause_went_when_it_ended() -> None:
    sheet = Sheet().started()
    sheet.at = 10
    sheet.say(commands.pause(sheet.table, ANNA, True))
    sheet.at = 500
    sheet.here("anna")
    sheet.at = 600
    sheet.say(commands.pause(sheet.table, ANNA, False))
    assert sheet.table.seats["B"].went_at == 600_000


def test_a_pause_survives_a_power_cut(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna, ben = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
        table = await anna.open("fiver", 2, options={"seconds": 10})
        await ben.sit(table)
        await anna.post(f"/api/tables/{table}/start")
        assert await ben.refused(f"/api/tables/{table}/pause", on=True) == "table-host-only"
        await anna.post(f"/api/tables/{table}/pause", on=True)
        server.kill()
        await asyncio.to_thread(server.start)
        async with anna.live(table) as a:
            await a.until(lambda update: update["view"])
            assert a.update["table"]["paused"]
            assert (await a.play("flip"))["error"]["message"] == "table-paused"
            await anna.post(f"/api/tables/{table}/pause", on=False)
            await a.until(lambda update: not update["table"]["paused"])
            assert "error" not in await a.play("flip")

    with Server(tmp_path / "data") as server:
        asyncio.run(scene(server))
