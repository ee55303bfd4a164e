"""Before the game the host may want it otherwise; while the host is away somebody else decides."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from handvoll import GAMES
from handvoll.engine.errors import OptionError, SeatError
from handvoll.server import commands
from handvoll.server.commands import Person
from handvoll.server.errors import NotAllowed, NotNow, SeatTaken
from handvoll.server.log import Line, decode, encode
from handvoll.server.reception import may_see
from handvoll.server.table import Table
from handvoll.server.telling import table_info
from handvoll.text import LANGUAGES, say
from handvoll.wire.games import game_info
from handvoll.wire.refusal import refusal
from handvoll.wire.tables import ChangeTable, Settings
from tests.server.guest import Guest
from tests.server.process import Server
from tests.server.tables import ANNA, BEN, Sheet


def test_the_game_begins_as_it_was_wanted_last() -> None:
    sheet = Sheet().seated()
    wish = ChangeTable(3, {"colours": 4, "points": True}, "public", Settings(hints=False))
    sheet.say(commands.change(sheet.table, ANNA, wish))
    sheet.say(commands.start(sheet.table, ANNA, "random"))
    info = table_info(sheet.table, "anna")
    assert (len(info.seats), info.access, info.settings.hints) == (3, "public", False)
    assert sheet.table.record().options["points"] is True
    assert sheet.table.record().seats == 3
    stored = [Line(line.seq, line.at, decode(encode(line.body))) for line in sheet.table.log]
    assert Table("t", stored).record().dumps() == sheet.table.record().dumps()


def test_what_is_left_out_stays() -> None:
    sheet = Sheet(options={"colours": 4}).seated()
    sheet.say(commands.change(sheet.table, ANNA, ChangeTable(options={"borrow": True})))
    assert sheet.table.opened.options["colours"] == 4
    assert sheet.table.opened.options["borrow"] is True
    assert commands.change(sheet.table, ANNA, ChangeTable(seats=2)) == [], "nothing changes"


def test_bots_make_way_but_people_do_not() -> None:
    sheet = Sheet(seats=3).seated()
    sheet.say(commands.seat_bot(sheet.table, ANNA, "C", "random"))
    sheet.say(commands.change(sheet.table, ANNA, ChangeTable(seats=2)))
    assert list(sheet.table.seats) == ["A", "B"]
    sheet.say(commands.change(sheet.table, ANNA, ChangeTable(seats=3)))
    assert sheet.table.seats["C"].free
    sheet.say(commands.leave(sheet.table, BEN))
    sheet.say(commands.sit(sheet.table, BEN, "C", "bb" * 8))
    with pytest.raises(SeatTaken, match="seat C"):
        commands.change(sheet.table, ANNA, ChangeTable(seats=2))


def test_who_cannot_change_what_and_when() -> None:
    sheet = Sheet().seated()
    with pytest.raises(NotAllowed):
        commands.change(sheet.table, BEN, ChangeTable(seats=3))
    with pytest.raises(SeatError):
        commands.change(sheet.table, ANNA, ChangeTable(seats=1))
    with pytest.raises(OptionError):
        commands.change(sheet.table, ANNA, ChangeTable(options={"colours": 99}))
    sheet.say(commands.start(sheet.table, ANNA, None))
    with pytest.raises(NotNow):
        commands.change(sheet.table, ANNA, ChangeTable(seats=3))


def test_in_a_running_game_the_bots_may_be_hurried_and_nothing_else() -> None:
    sheet = Sheet().started()
    quick = replace(sheet.table.opened.settings, pace=0.5)
    with pytest.raises(NotAllowed):
        commands.change(sheet.table, BEN, ChangeTable(settings=quick))
    sheet.say(commands.change(sheet.table, ANNA, ChangeTable(settings=quick)))
    assert sheet.table.opened.settings.pace == 0.5
    assert commands.change(sheet.table, ANNA, ChangeTable(settings=quick)) == []
    with pytest.raises(NotNow):
        commands.change(sheet.table, ANNA, ChangeTable(settings=replace(quick, hints=False)))


def test_while_the_host_is_away_the_first_who_is_here_decides() -> None:
    sheet = Sheet().seated()
    assert table_info(sheet.table, "anna").hosting
    assert not table_info(sheet.table, "ben").hosting
    sheet.here("ben")
    assert table_info(sheet.table, "ben").hosting
    assert table_info(sheet.table, "ben").host == "B"
    sheet.say(commands.change(sheet.table, BEN, ChangeTable(seats=3)))
    sheet.here("anna", "ben")
    assert not table_info(sheet.table, "ben").hosting, "until the host is back"
    sheet.say(commands.leave(sheet.table, ANNA))
    assert sheet.table.host == "ben", "who leaves for good is followed"


def test_everybody_is_told(server: Server) -> None:
    async def scene() -> None:
        anna, ben = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
        table = await anna.open()
        path = f"/api/tables/{table}/change"
        await ben.sit(table, "B")
        async with anna.live(table) as host, ben.live(table) as live:
            for each in (host, live):
                await each.until(lambda update: all(s["here"] for s in update["table"]["seats"]))
            info = await anna.post(path, options={"points": True})
            assert info["options"]["points"] is True
            update = await live.until(lambda update: update["table"]["options"]["points"])
            assert update["happenings"][-1]["events"] == [{"event": "changed"}]
            assert await ben.refused(path, seats=3) == "table-host-only"
            assert await anna.refused(path, seats=9) == "seats-number"
            assert await anna.refused(path, access="solo") == "table-bad-request"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("before", "wish", "after"),
    [
        ((2, "basic"), ChangeTable(seats=1), (1, "solo")),
        ((2, "puzzle"), ChangeTable(options={"variant": "solo"}), (1, "solo")),
        ((1, "solo"), ChangeTable(options={"variant": "puzzle"}), (2, "puzzle")),
        ((1, "solo"), ChangeTable(seats=3), (3, "basic")),
        ((2, "puzzle"), ChangeTable(options={"variant": "basic"}), (2, "basic")),
    ],
)
def test_one_wish_brings_along_what_it_needs(  # P6, P22
    before: tuple[int, str], wish: ChangeTable, after: tuple[int, str]
) -> None:
    seats, variant = before
    sheet = Sheet(game="fiver", seats=seats, options={"variant": variant})
    sheet.say(commands.change(sheet.table, ANNA, wish))
    assert (len(sheet.table.seats), sheet.table.opened.options["variant"]) == after


def test_fifteen_deals_evenly_and_keeps_one_of_two_tips() -> None:  # F2, F8
    sheet = Sheet(seats=3, options={"colours": 7, "points": True})
    wish = ChangeTable(seats=4, options={"overlook": True})
    sheet.say(commands.change(sheet.table, ANNA, wish))
    options = sheet.table.opened.options
    assert (options["colours"], options["overlook"], options["points"]) == (8, True, False)


def test_two_wishes_that_cannot_be_are_refused_in_whole_words() -> None:  # P22
    sheet = Sheet(game="fiver", seats=2)
    wish = ChangeTable(3, {"variant": "solo"})
    with pytest.raises(OptionError) as refused:
        commands.change(sheet.table, ANNA, wish)
    told = refusal(refused.value)
    for language in LANGUAGES:
        assert "{" not in say(told.message, told.facts, language)


def test_a_table_of_ones_own_is_shared_also_in_mid_game() -> None:
    sheet = Sheet(access="solo")
    sheet.say(commands.sit(sheet.table, ANNA, "A", "aa" * 8))
    sheet.say(commands.start(sheet.table, ANNA, "random"))
    assert not may_see(sheet.table, "clara")
    sheet.say(commands.change(sheet.table, ANNA, ChangeTable(access="link")))
    assert may_see(sheet.table, "clara")
    assert sheet.table.match is not None
    with pytest.raises(NotNow):
        commands.change(sheet.table, ANNA, ChangeTable(access="link", seats=3))
    with pytest.raises(NotAllowed):
        commands.change(sheet.table, BEN, ChangeTable(access="public"))


def test_a_name_can_be_changed_at_the_table() -> None:
    sheet = Sheet().seated().started()
    sheet.say(commands.rename(sheet.table, Person("anna", "Annika")))
    assert table_info(sheet.table, None).seats[0].name == "Annika"
    assert commands.rename(sheet.table, Person("anna", "Annika")) == []
    with pytest.raises(NotAllowed):
        commands.rename(sheet.table, Person("clara", "Clara"))


def test_who_has_no_name_has_none_in_the_log(server: Server) -> None:
    async def scene() -> None:
        guest = await Guest.known(server.address, "")
        table = await guest.open("highfive")
        info = await guest.get(f"/api/tables/{table}")
        assert [seat["name"] for seat in info["seats"]] == ["", None]
        guest.cookie = (await guest.send("POST", "/api/me", {"name": "Mia"})).cookies["handvoll"]
        info = await guest.post(f"/api/tables/{table}/name")
        assert info["seats"][0]["name"] == "Mia"

    asyncio.run(scene())


def test_who_chooses_no_tableau_gets_another_one_each_time() -> None:  # P3
    assert Sheet("fiver", 2).table.opened.options["tableau"] == "mixed"
    assert Sheet("fiver", 1).table.opened.options["variant"] == "solo"
    chosen = Sheet("fiver", 2, {"tableau": "white"})
    assert chosen.table.opened.options["tableau"] == "white"
    info = game_info(GAMES["fiver"], {})
    assert {option.name: option.default for option in info.options}["tableau"] == "mixed"
