"""A table is its log: seats, commands and who may do what."""

from __future__ import annotations

from random import Random

import pytest

from handvoll import GAMES, Match
from handvoll.bots.levels import HOLDER
from handvoll.engine.errors import NotYourTurn, OptionError
from handvoll.engine.record import Record
from handvoll.server import commands, telling
from handvoll.server.commands import Person
from handvoll.server.errors import NotAllowed, NotNow, SeatTaken, Stale
from handvoll.server.fair import verify
from handvoll.server.log import Line, Reacted, decode, encode
from handvoll.server.table import Table
from handvoll.testkit.tables import random_move
from tests.server.tables import ANNA, BEN, Sheet

CARLA = Person("carla", "Carla")


def test_the_log_says_everything() -> None:
    sheet = Sheet(seats=3).started()
    sheet.play_randomly(Random(1), 40)
    stored = [Line(line.seq, line.at, decode(encode(line.body))) for line in sheet.table.log]
    again = Table("t", stored)
    assert again.record().dumps() == sheet.table.record().dumps()
    assert again.seats == sheet.table.seats


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_its_own_way(game: str) -> None:
    sheet = Sheet(game).started()
    sheet.play_randomly(Random(3), 10)
    copy, upto = sheet.table.copy(), sheet.table.seq
    told = telling.update(copy, "anna", 0, 0)
    sheet.play_randomly(Random(4), 10)
    sheet.say([Reacted("A", "wow")], "anna:wow")
    sheet.here("ben")
    assert telling.update(copy, "anna", 0, 0) == told
    assert copy.answered("anna:wow") is None
    for line in sheet.table.log[upto:]:
        copy.take(line)
    assert telling.update(copy, "anna", 0, 0) == telling.update(sheet.table, "anna", 0, 0)
    assert copy.record().dumps() == sheet.table.record().dumps()


@pytest.mark.parametrize("game", GAMES)
def test_the_record_is_the_log(game: str) -> None:
    sheet = Sheet(game, options={"rounds": 1} if game == "go5" else {}).started()
    sheet.play_randomly(Random(2), 20_000)
    assert sheet.table.status == "over"
    record = Record.loads(sheet.table.record().dumps())
    assert Match.replay(record).hash == (sheet.table.match and sheet.table.match.hash)
    assert record.extra["names"] == {"A": "Anna", "B": "Ben"}
    assert verify(record).count > 0


def test_bad_options_open_no_table() -> None:
    with pytest.raises(OptionError):
        Sheet(options={"colours": 99})


def test_a_seat_is_taken_once() -> None:
    table = Sheet().seated().table
    assert commands.sit(table, ANNA, "A", "cc" * 8) == []
    with pytest.raises(SeatTaken):
        commands.sit(table, CARLA, "A", "cc" * 8)
    with pytest.raises(SeatTaken):
        commands.sit(table, CARLA, None, "cc" * 8)
    with pytest.raises(NotNow):
        commands.sit(table, ANNA, "B", "cc" * 8)


def test_who_leaves_the_game_is_followed_by_a_bot_and_may_come_back() -> None:
    sheet = Sheet().started()
    sheet.say(commands.leave(sheet.table, BEN))
    assert sheet.table.seats["B"].bot == HOLDER
    sheet.say(commands.sit(sheet.table, BEN, None, "dd" * 8))
    assert sheet.table.seats["B"].person == "ben"
    assert sheet.table.salts[1] == "bb" * 8, "the salts are fixed when the game starts"


@pytest.mark.parametrize(("fill", "holder"), [("1", "1"), ("2", "2"), ("5", "3"), ("quick", "3")])
def test_who_holds_a_seat_plays_like_the_bots_there_never_better_than_the_third(
    fill: str, holder: str
) -> None:
    sheet = Sheet(seats=3).seated()
    sheet.say(commands.start(sheet.table, ANNA, fill))
    sheet.say(commands.leave(sheet.table, BEN))
    assert sheet.table.seats["B"].bot == holder


def test_nobody_plays_two_hands_of_one_game() -> None:
    sheet = Sheet(seats=3).started()
    sheet.say(commands.leave(sheet.table, BEN))
    with pytest.raises(NotAllowed):
        commands.sit(sheet.table, BEN, "C", "dd" * 8)
    assert commands.sit(sheet.table, CARLA, "C", "dd" * 8)


def test_only_the_host_starts_and_seats_bots() -> None:
    sheet = Sheet(seats=3).seated()
    with pytest.raises(NotAllowed):
        commands.start(sheet.table, BEN, "quick")
    with pytest.raises(NotAllowed):
        commands.seat_bot(sheet.table, BEN, "C", "quick")
    with pytest.raises(NotNow):
        commands.start(sheet.table, ANNA, None)
    sheet.say(commands.leave(sheet.table, ANNA))
    assert sheet.table.host == "ben"


def test_a_move_decided_on_an_old_sight_is_stale() -> None:
    sheet = Sheet().started()
    seat, before = sheet.table.seats["A"], sheet.table.seq
    assert sheet.table.match is not None
    sheet.play("A", sheet.table.match.moves("A")[0])
    expected = Stale if "A" in sheet.table.waiting else NotYourTurn
    with pytest.raises(expected):
        commands.play(sheet.table, seat, before, "keep")


def test_taking_back_needs_the_sight_of_what_is_taken_back() -> None:
    sheet, rng = Sheet("go5").started(), Random(1)
    able: list[str] = []
    while not able:
        assert sheet.table.match is not None
        letter, move = random_move(sheet.table.match, rng)
        sheet.play(letter or "", move)
        able = [letter for letter in "AB" if commands.can_undo(sheet.table, letter)]
    seat = sheet.table.seats[able[0]]
    with pytest.raises(Stale):
        commands.undo(sheet.table, seat, sheet.table.seq - 1)
    assert commands.undo(sheet.table, seat, sheet.table.seq)


def test_reactions_make_nothing_stale() -> None:
    sheet = Sheet().started()
    seen = sheet.table.seq
    sheet.say([Reacted("B", "wow")])  # as older logs have it
    assert sheet.table.match is not None
    move = sheet.table.match.moves("A")[0]
    assert commands.play(sheet.table, sheet.table.seats["A"], seen, move)


def test_who_is_asked_together_does_not_make_the_others_stale() -> None:
    sheet = Sheet("fiver").started()
    seen = sheet.table.seq
    sheet.play("A", "outline a1 b1 c1 d1 e1")
    bens = commands.play(sheet.table, sheet.table.seats["B"], seen, "outline a1 b1 c1 d1 e1")
    assert bens
    with pytest.raises(Stale):
        commands.play(sheet.table, sheet.table.seats["A"], seen, "outline a2 b2 c2 d2 e2")


def test_a_game_that_is_over_says_how_long_it_took() -> None:
    sheet = Sheet("igo", options={"target": 1})
    sheet.at = 600
    sheet.started()
    assert telling.table_info(sheet.table, "anna").minutes is None
    sheet.at += 34 * 60
    sheet.play_randomly(Random(1), 5_000)
    assert sheet.table.status == "over"
    assert telling.table_info(sheet.table, "anna").minutes == 34


def test_a_message_is_remembered_with_its_line() -> None:
    sheet = Sheet().started()
    assert sheet.table.match is not None
    lines = sheet.play("A", sheet.table.match.moves("A")[0], "anna:m1")
    assert sheet.table.answered("anna:m1") == lines[0].seq
    assert Table("t", sheet.table.log).answered("anna:m1") == lines[0].seq
    assert sheet.table.answered("ben:m1") is None


def test_the_one_move_there_is_may_be_played_by_itself() -> None:
    sheet = Sheet(options={"colours": 2}).started()
    seen = set()
    rng = Random(5)
    while sheet.table.status == "playing":
        letter = min(sheet.table.waiting)
        told = telling.update(sheet.table, {"A": "anna", "B": "ben"}[letter], None, 0)
        seen.add((tuple(told.moves), told.forced))
        sheet.play_randomly(rng, 1)
    assert {forced for moves, forced in seen if moves == ("keep",)} == {True}
    assert {forced for moves, forced in seen if moves != ("keep",)} == {False}


def test_with_quick_eyes_nobody_is_told_that_a_card_fits_nowhere() -> None:  # F8
    sheet = Sheet(options={"overlook": True}).started()
    for _ in range(60):
        people = ("anna", "ben")
        assert not any(telling.update(sheet.table, who, None, 0).forced for who in people)
        sheet.play_randomly(Random(7), 1)
