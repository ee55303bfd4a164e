"""What is due at a table, and when."""

from __future__ import annotations

from random import Random

from handvoll.server import commands
from handvoll.server.clock import (
    BotHolds,
    BotThinks,
    RoundBegins,
    TableMoves,
    Waives,
    countdown,
    dues,
    lines_for,
)
from handvoll.server.table import Table
from handvoll.wire.tables import Settings
from tests.server.tables import Sheet


def test_the_hourglass_runs_from_its_turn() -> None:  # P9, P10
    sheet = Sheet("fiver", options={"seconds": 30, "limit": 60}).started()
    assert dues(sheet.table) == [TableMoves(60_000, "limit")]
    sheet.at = 10
    sheet.play("A", "outline a1 b1 c1 d1 e1")
    assert dues(sheet.table) == [TableMoves(60_000, "limit")], "outlining does not wind it up"
    sheet.at = 20
    sheet.play("A", "flip")
    assert dues(sheet.table) == [TableMoves(50_000, "time")]
    sheet.at = 50
    sheet.say(lines_for(sheet.table, dues(sheet.table)[0]))
    assert dues(sheet.table) == [RoundBegins(95_000)], "nobody's sand runs between rounds"
    sheet.at = 60
    sheet.ready("A", "B")
    assert dues(sheet.table) == [TableMoves(120_000, "limit")], "the next round has begun"


def test_clocks_are_in_the_log() -> None:
    sheet = Sheet("fiver").started()
    sheet.at = 7
    sheet.play("B", "flip")
    assert dues(Table("t", sheet.table.log)) == dues(sheet.table)


def test_a_bot_pauses_and_then_thinks() -> None:
    sheet = Sheet(seats=2, settings=Settings(pace=2.0))
    sheet.say(commands.sit(sheet.table, commands.Person("anna", "Anna"), "B", "aa" * 8))
    sheet.here("anna")
    sheet.say(commands.start(sheet.table, commands.Person("anna", "Anna"), "random"))
    (due,) = dues(sheet.table)
    assert isinstance(due, BotThinks)
    assert 1_200 <= due.at <= 2_800
    assert due.seat == "A"


def test_a_bot_looks_for_fives_about_as_long_as_people_do() -> None:
    sheet = Sheet("fiver", seats=2, settings=Settings(pace=1.0))
    sheet.say(commands.sit(sheet.table, commands.Person("anna", "Anna"), "B", "aa" * 8))
    sheet.here("anna")
    sheet.say(commands.start(sheet.table, commands.Person("anna", "Anna"), "quick"))
    (thinks,) = [due for due in dues(sheet.table) if isinstance(due, BotThinks)]
    assert 4_200 <= thinks.at <= 9_800


def test_a_bot_holds_the_seat_of_somebody_absent() -> None:
    sheet = Sheet(settings=Settings(grace=60)).started()
    sheet.at = 100
    sheet.here("ben")
    assert dues(sheet.table) == [BotHolds(160_000, "A")]
    sheet.at = 160
    sheet.say(lines_for(sheet.table, dues(sheet.table)[0]))
    assert sheet.table.seats["A"].player == "3"
    assert isinstance(dues(sheet.table)[0], BotThinks)
    sheet.say(commands.take_back(sheet.table, sheet.table.seats["A"]))
    assert sheet.table.seats["A"].player is None


def test_a_table_everybody_left_sleeps() -> None:
    sheet = Sheet(seats=3).started()
    sheet.here()
    assert not dues(sheet.table)
    sheet.here("ben")
    assert dues(sheet.table)


def test_who_is_too_slow_to_call_passes() -> None:  # G21
    sheet = Sheet("go5", options={"rounds": 5}, settings=Settings(call_seconds=8)).started()
    sheet.at = 60
    rng = Random(3)
    for _ in range(3000):
        waivers = [due for due in dues(sheet.table) if isinstance(due, Waives)]
        if waivers:
            break
        sheet.play_randomly(rng, 1)
    (waiver,) = waivers
    assert waiver.move == "pass"
    assert waiver.at == sheet.table.seats[waiver.seat].asked_at + 8_000
    shown = countdown(sheet.table, waiver.seat, waiver.at - 500)
    assert shown
    assert (shown.of, shown.ms) == ("answer", 500)
    others = {*sheet.table.seats, None} - {waiver.seat}
    assert {countdown(sheet.table, eyes, waiver.at - 500) for eyes in others} == {shown}, "shared"
    before = sheet.table.seq
    sheet.say(lines_for(sheet.table, waiver))
    assert sheet.table.seq > before


def test_people_can_be_faster_than_a_bot_that_may_call_too() -> None:  # G20
    options = {"target": 2000, "rounds": 100}
    sheet = Sheet("go5", 4, options, Settings(call_seconds=8, pace=1))
    sheet.say(commands.sit(sheet.table, commands.Person("anna", "Anna"), "A", "aa" * 8))
    sheet.here("anna")
    sheet.say(commands.start(sheet.table, commands.Person("anna", "Anna"), "random"))
    rng = Random(2)
    pauses = {True: set[int](), False: set[int]()}  # of bots that may call: beside Anna, alone
    for _ in range(20_000):
        for due in dues(sheet.table):
            if isinstance(due, BotThinks) and any(isinstance(d, Waives) for d in dues(sheet.table)):
                pause = due.at - sheet.table.seats[due.seat].asked_at
                pauses["A" in sheet.table.waiting].add(pause)
        if all(pauses.values()):
            break
        sheet.play_randomly(rng, 1)
    assert min(pauses[True]) >= 4_000
    assert max(pauses[True]) <= 7_200
    assert max(pauses[False]) <= 1_400
