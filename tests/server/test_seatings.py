"""Who did what stays true, whoever has the seat now."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from handvoll.bots.levels import HOLDER
from handvoll.engine.record import Record
from handvoll.server import commands, telling
from handvoll.server.commands import Person
from handvoll.server.log import Held, Line, TakenBack
from handvoll.server.table import Table
from handvoll.wire.tables import Settings
from tests.server.tables import ANNA, BEN, Sheet

CARA = Person("cara", "Cara")


def evening() -> Sheet:
    """Ben leaves in mid-game, a bot plays on for him, and Cara takes the seat."""
    sheet = Sheet(options={"colours": 2}, settings=Settings(latecomers=True)).started()
    sheet.play_randomly(Random(1), 6)
    sheet.say(commands.leave(sheet.table, BEN))
    sheet.play_randomly(Random(1), 6)
    sheet.say(commands.sit(sheet.table, CARA, "B", "cc" * 8))
    sheet.play_randomly(Random(1), 1000)
    return sheet


def header(table: Table) -> dict[str, Any]:
    head: dict[str, Any] = json.loads(table.record().dumps().splitlines()[0])
    return head


def name_at(table: Table, person: str | None, seat: str, seq: int) -> str | None:
    """The name on a seat when these eyes had counted so far, as clients work it out."""
    info = telling.table_info(table, person)
    past = (each.who for each in info.past if each.until > seq and each.who.seat == seat)
    return next(past, next(each for each in info.seats if each.seat == seat)).name


def test_the_record_says_who_began_and_who_came_later() -> None:
    sheet = evening()
    head = header(sheet.table)
    assert head["names"] == {"A": "Anna", "B": "Ben"}
    assert head["bots"] == {}
    bot, cara = head["seatings"]
    face = {"called": "Kiki"}
    # a shuffle and six moves before
    assert bot == {"entry": 8, "seat": "B", "bot": HOLDER, "face": face}
    assert cara == {"entry": 14, "seat": "B", "name": "Cara"}
    assert Record.loads(sheet.table.record().dumps()).extra["seatings"] == [bot, cara]


def test_every_eyes_can_name_the_person_of_the_time() -> None:
    table = evening().table
    for person, eyes in (("anna", "A"), ("cara", "B"), (None, None)):
        told = telling.happenings(table, eyes, 0)
        events = {each.seq: each.events[0]["event"] for each in told if each.of == "table"}
        left = next(seq for seq, event in events.items() if event == "left")
        came = max(seq for seq, event in events.items() if event == "sat")
        assert name_at(table, person, "B", left - 1) == "Ben"
        assert name_at(table, person, "B", left + 2) is None  # a bot
        assert name_at(table, person, "B", came) == "Cara"


def test_who_comes_late_is_not_taken_for_who_was_there() -> None:
    table = evening().table
    assert [each.mine for each in telling.table_info(table, "cara").past] == [False, False]


def test_who_left_is_named_in_the_line_that_says_so() -> None:
    table = evening().table
    told = [event for each in telling.happenings(table, None, 0) for event in each.events]
    assert {"event": "left", "seat": "B", "name": "Ben"} in told
    assert {"event": "bot", "seat": "B", "level": HOLDER, "name": "Ben"} in told


def test_a_bot_that_played_for_somebody_is_told_apart() -> None:
    sheet = Sheet(options={"colours": 2}).started()
    sheet.play_randomly(Random(1), 4)
    sheet.say([Held("A", "quick")])
    sheet.play_randomly(Random(1), 4)
    sheet.say([TakenBack("A")])
    held, back = header(sheet.table)["seatings"]
    assert held == {"entry": 6, "seat": "A", "name": "Anna", "held": "quick"}
    assert back == {"entry": 10, "seat": "A", "name": "Anna"}
    past = telling.table_info(sheet.table, ANNA.id).past
    assert [(each.who.held, each.mine) for each in past] == [(None, True), ("quick", True)]


def test_who_only_came_and_went_leaves_no_trace() -> None:
    """Nobody can make what everybody is told grow by sitting down and getting up."""
    sheet = Sheet(seats=3, settings=Settings(latecomers=True)).started()
    sheet.play_randomly(Random(1), 4)
    for _ in range(20):
        sheet.say(commands.sit(sheet.table, CARA, "C", "cc" * 8))
        sheet.say(commands.leave(sheet.table, CARA))
    assert len(telling.table_info(sheet.table, None).past) <= 1


def test_a_table_read_again_knows_the_same() -> None:
    sheet = evening()
    lines: list[Line] = sheet.table.log
    assert header(Table("t", lines)) == header(sheet.table)
    assert header(sheet.table.copy()) == header(sheet.table)


def test_before_the_game_people_come_and_go_as_they_like() -> None:
    sheet = Sheet().seated()
    sheet.say(commands.leave(sheet.table, BEN))
    sheet.say(commands.sit(sheet.table, CARA, "B", "cc" * 8))
    sheet.say(commands.start(sheet.table, ANNA, None))
    assert header(sheet.table)["names"] == {"A": "Anna", "B": "Cara"}
    assert header(sheet.table)["seatings"] == []
