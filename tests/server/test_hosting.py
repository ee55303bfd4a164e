"""Seeing to seats: what the host may do, who is waited for, and whom people let sit down."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from handvoll.server import commands, hosting, next_game, telling
from handvoll.server.clock import BotHolds, BotThinks, dues, waited
from handvoll.server.commands import Person
from handvoll.server.errors import NotAllowed, NotNow, SeatTaken, TooMuch
from handvoll.server.limits import Buckets, Limits
from handvoll.server.log import Line, Sat, decode, encode
from handvoll.server.table import Table
from handvoll.wire.live import Waited
from handvoll.wire.tables import AnswerAsk, Attend, Settings
from tests.server.guest import Guest
from tests.server.process import Server
from tests.server.tables import ANNA, BEN, Sheet

CARLA = Person("carla", "Carla")
NEW_ANNA = Person("anna2", "Anna")
SALT = "cc" * 8


def see_to(sheet: Sheet, person: Person, do: str, seat: str, other: str | None = None) -> None:
    wish = Attend(do, seat, other)  # type: ignore[arg-type]
    sheet.say(hosting.attend(sheet.table, person, wish, int(sheet.at * 1000)))


def ask(sheet: Sheet, person: Person, seat: str) -> int:
    sheet.say(hosting.ask(sheet.table, person, seat, SALT, int(sheet.at * 1000)))
    return sheet.table.asked


def answer(sheet: Sheet, person: Person, ask: int, yes: bool, seat: str | None = None) -> None:
    sheet.say(hosting.answer(sheet.table, person, AnswerAsk(ask, yes, seat)))


def last_told(sheet: Sheet) -> dict[str, object]:
    (happening,) = telling.happenings(sheet.table, "A", telling.count(sheet.table, "A") - 1)
    return dict(happening.events[0])


def trio(settings: Settings | None = None) -> Sheet:
    """Anna, the host, Ben and Carla, playing."""
    sheet = Sheet(seats=3, settings=settings).seated()
    sheet.say(commands.sit(sheet.table, CARLA, "C", SALT))
    sheet.here("anna", "ben", "carla")
    sheet.say(commands.start(sheet.table, ANNA, None))
    return sheet


def asked_seat(sheet: Sheet) -> str:
    (letter,) = sheet.table.waiting
    return letter


# Bots for people


def test_the_host_lets_a_bot_play_at_once() -> None:
    sheet = trio()
    see_to(sheet, ANNA, "bot", "B")
    assert sheet.table.seats["B"].held
    told = {"event": "stood-in", "seat": "B", "level": "3", "other": "A", "name": "Ben"}
    assert last_told(sheet) == told
    sheet.say(commands.take_back(sheet.table, sheet.table.seats["B"]))
    assert not sheet.table.seats["B"].held, "one tap, and Ben plays again"


def test_others_may_after_a_fair_time_only() -> None:
    sheet = trio(Settings(grace=30))
    assert asked_seat(sheet) == "A"
    with pytest.raises(NotAllowed):
        see_to(sheet, BEN, "bot", "A")
    sheet.at = 59
    assert waited(sheet.table, 59_000) == [Waited("A", "slow", 1_000)]
    with pytest.raises(NotAllowed):
        see_to(sheet, BEN, "bot", "A")
    sheet.at = 60
    with pytest.raises(NotAllowed):
        see_to(sheet, BEN, "bot", "C")  # nobody waits for Carla
    see_to(sheet, BEN, "bot", "A")
    assert isinstance(dues(sheet.table)[0], BotThinks)
    assert waited(sheet.table, 60_000) == []


def test_nobody_is_slow_while_a_clock_runs() -> None:  # P9
    sheet = Sheet("fiver", options={"limit": 60}, settings=Settings(grace=1)).started()
    assert waited(sheet.table, 50_000) == []
    sheet.at = 50
    with pytest.raises(NotAllowed):
        see_to(sheet, BEN, "bot", "A")


def test_anybody_lets_a_bot_play_for_themselves() -> None:
    sheet = trio()
    see_to(sheet, BEN, "bot", "B")
    assert sheet.table.seats["B"].held
    assert last_told(sheet)["event"] == "held"


def test_the_table_says_how_long_it_waits_for_who_is_away() -> None:
    sheet = trio(Settings(grace=60))
    sheet.at = 100
    sheet.here("ben", "carla")
    assert waited(sheet.table, 130_000) == [Waited("A", "away", 30_000)]


def test_the_table_can_wait_for_somebody() -> None:
    sheet = trio(Settings(grace=60))
    sheet.here("ben", "carla")
    with pytest.raises(NotAllowed):
        see_to(sheet, CARLA, "wait", "A")
    see_to(sheet, BEN, "wait", "A")  # while the host is away, the first who is here decides
    assert not [due for due in dues(sheet.table) if isinstance(due, BotHolds)]
    assert waited(sheet.table, 900_000) == [Waited("A", "away", None)]
    sheet.here("anna", "ben", "carla")
    sheet.here("ben", "carla")
    assert dues(sheet.table), "the next time is another matter"


def test_waiting_takes_the_seat_from_the_bot() -> None:
    sheet = trio()
    see_to(sheet, ANNA, "bot", "B")
    see_to(sheet, ANNA, "wait", "B")
    assert not sheet.table.seats["B"].player


# Making room


def test_a_freed_seat_is_open_and_its_person_looks_on() -> None:
    sheet = trio()
    with pytest.raises(NotAllowed):
        see_to(sheet, BEN, "free", "C")
    see_to(sheet, ANNA, "free", "C")
    assert sheet.table.seats["C"].bot == "3"
    assert telling.table_info(sheet.table, "carla").removed == "freed"
    assert commands.sit(sheet.table, Person("dora", "Dora"), "C", SALT)
    sheet.say(commands.sit(sheet.table, CARLA, "C", SALT))
    assert telling.table_info(sheet.table, "carla").removed is None


def test_who_is_sent_away_sits_down_no_more() -> None:
    sheet = trio()
    see_to(sheet, ANNA, "send-away", "B")
    assert telling.table_info(sheet.table, "ben").removed == "sent-away"
    with pytest.raises(NotAllowed):
        commands.sit(sheet.table, BEN, "B", SALT)
    with pytest.raises(NotAllowed):
        ask(sheet, BEN, "C")
    with pytest.raises(NotNow):
        see_to(sheet, ANNA, "send-away", "A")


def test_seats_are_swapped_before_anybody_saw_a_hand() -> None:
    sheet = Sheet(seats=3).seated()
    sheet.say(commands.seat_bot(sheet.table, ANNA, "C", "quick"))
    salts = {seat.salt for seat in sheet.table.seats.values()}
    see_to(sheet, ANNA, "swap", "A", "C")
    assert sheet.table.seats["C"].person == "anna"
    assert sheet.table.seats["A"].bot == "quick"
    assert sheet.table.seats["A"].salt not in salts, "a bot's salt belongs to the seat"
    sheet.say(commands.start(sheet.table, ANNA, None))
    with pytest.raises(NotNow):
        see_to(sheet, ANNA, "swap", "A", "B")


def test_the_host_hands_their_part_on() -> None:
    sheet = trio()
    see_to(sheet, ANNA, "host", "B")
    assert sheet.table.host == "ben"
    with pytest.raises(NotAllowed):
        see_to(sheet, ANNA, "host", "C")


def test_who_stands_in_for_the_host_cannot_turn_that_on_the_host() -> None:
    sheet = trio()
    sheet.here("ben", "carla")  # Anna's phone sleeps
    assert sheet.table.in_charge == "ben"
    see_to(sheet, BEN, "wait", "A")
    for do, seat in (("send-away", "A"), ("free", "A"), ("host", "B"), ("host", "C")):
        with pytest.raises(NotAllowed):
            see_to(sheet, BEN, do, seat)
    see_to(sheet, BEN, "free", "C")
    sheet.here("anna", "ben")
    assert sheet.table.in_charge == "anna"


def test_nobody_renames_themselves_into_somebody_else() -> None:
    sheet = trio()
    sheet.say(commands.rename(sheet.table, Person("ben", "Аnna")))  # noqa: RUF001  (a Cyrillic A)
    assert sheet.table.seats["B"].name == "Аnna 2"  # noqa: RUF001
    assert commands.rename(sheet.table, Person("anna", "Anna")) == []
    assert commands.name_for(sheet.table, None, "Anna") == "Anna 3", "who looks on and reacts"


def test_a_seat_just_left_is_kept() -> None:
    sheet = trio()
    sheet.say(commands.leave(sheet.table, BEN))
    dora = Person("dora", "Dora")
    with pytest.raises(NotAllowed):
        commands.sit(sheet.table, dora, "B", SALT)
    with pytest.raises(SeatTaken):
        commands.sit(sheet.table, dora, None, SALT)
    assert commands.sit(sheet.table, BEN, None, SALT), "Ben finds it again"
    see_to(sheet, ANNA, "free", "B")
    assert commands.sit(sheet.table, dora, None, SALT)


def test_a_table_may_say_that_a_seat_just_left_is_open() -> None:
    sheet = trio(Settings(latecomers=True))
    sheet.say(commands.leave(sheet.table, BEN))
    assert commands.sit(sheet.table, Person("dora", "Dora"), None, SALT)


# Asking for a seat


def test_a_lost_seat_is_claimed_with_somebodys_yes() -> None:
    sheet = trio()
    sheet.here("ben", "carla")  # Anna's phone is gone
    number = ask(sheet, NEW_ANNA, "A")
    assert last_told(sheet) == {"event": "asked", "seat": "A", "name": "Anna"}
    assert [each.name for each in telling.table_info(sheet.table, "ben").asks] == ["Anna"]
    assert telling.table_info(sheet.table, "anna2").mine is None
    answer(sheet, CARLA, number, True)
    assert sheet.table.seats["A"].person == "anna2"
    assert sheet.table.host == "anna2", "the host's part came along"
    assert telling.table_info(sheet.table, "anna").removed == "given", "the old device is told"
    assert last_told(sheet) == {"event": "let-in", "seat": "A", "name": "Anna", "other": "C"}


def test_a_strangers_wish_gives_no_hand() -> None:
    sheet = trio()
    sheet.here("ben", "carla")
    number = ask(sheet, Person("eve", "Anna"), "A")
    with pytest.raises(NotAllowed):
        hosting.answer(sheet.table, Person("eve", "Anna"), AnswerAsk(number, True))
    with pytest.raises(NotAllowed):
        hosting.answer(sheet.table, CARLA, AnswerAsk(number, False))  # only who decides stops it
    answer(sheet, BEN, number, False)
    with pytest.raises(NotNow):
        answer(sheet, CARLA, number, True)
    with pytest.raises(TooMuch):
        ask(sheet, Person("eve", "Anna"), "A")
    sheet.at = 61
    assert ask(sheet, Person("eve", "Anna"), "A") == number + 1


def test_while_they_are_here_only_they_or_the_host_give_a_seat_away() -> None:
    sheet = trio()
    number = ask(sheet, Person("eve", "Ben"), "B")
    with pytest.raises(NotAllowed):
        answer(sheet, CARLA, number, True)
    answer(sheet, BEN, number, False)
    sheet.at = 61
    answer(sheet, ANNA, ask(sheet, Person("eve", "Ben"), "B"), True)
    assert sheet.table.seats["B"].person == "eve"


def test_where_only_bots_are_left_nobody_can_say_yes() -> None:
    sheet = Sheet(seats=2)
    sheet.say(commands.sit(sheet.table, ANNA, "A", SALT))
    sheet.here("anna")
    sheet.say(commands.start(sheet.table, ANNA, "quick"))
    number = ask(sheet, NEW_ANNA, "A")  # Anna herself is here and can
    sheet.say(hosting.ask_no_more(sheet.table, NEW_ANNA))
    assert number not in sheet.table.asks
    sheet.here()
    with pytest.raises(NotNow):
        ask(sheet, NEW_ANNA, "A")


def test_a_table_is_not_asked_by_everybody_at_once() -> None:
    sheet = trio()
    for i in range(hosting.ASKS):
        ask(sheet, Person(f"p{i}", "Pia"), "B")
    with pytest.raises(TooMuch):
        ask(sheet, Person("more", "Pia"), "B")
    ask(sheet, Person("p0", "Pia"), "C")  # another wish instead of the first
    assert len(sheet.table.asks) == hosting.ASKS


def test_a_kept_seat_is_given_by_the_host_who_may_choose_another() -> None:
    sheet = trio()
    sheet.say(commands.leave(sheet.table, BEN))
    sheet.say(commands.leave(sheet.table, CARLA))
    sheet.here("anna")
    number = ask(sheet, Person("dora", "Dora"), "B")
    with pytest.raises(SeatTaken):
        answer(sheet, ANNA, number, True, "A")
    answer(sheet, ANNA, number, True, "C")
    assert sheet.table.seats["C"].person == "dora"


def test_an_open_seat_needs_no_asking() -> None:
    sheet = Sheet(seats=3).started()
    (line,) = hosting.ask(sheet.table, CARLA, "C", SALT, 0)
    assert isinstance(line, Sat)


def test_who_has_seen_a_hand_asks_for_no_other() -> None:
    sheet = trio()
    sheet.say(commands.leave(sheet.table, CARLA))
    with pytest.raises(NotAllowed):
        ask(sheet, CARLA, "B")


def test_all_of_it_is_in_the_log() -> None:
    sheet = trio()
    see_to(sheet, ANNA, "wait", "B")
    see_to(sheet, ANNA, "send-away", "C")
    see_to(sheet, ANNA, "host", "B")
    answer(sheet, BEN, ask(sheet, NEW_ANNA, "A"), False)
    stored = [Line(line.seq, line.at, decode(encode(line.body))) for line in sheet.table.log]
    again = Table("t", stored)
    for name in ("seats", "host", "asks", "barred", "removed", "denied_at"):
        assert getattr(again, name) == getattr(sheet.table, name) == getattr(again.copy(), name)


# Once more


def finished(sheet: Sheet) -> Sheet:
    sheet.play_randomly(Random(5), 20_000)
    assert sheet.table.status == "over"
    return sheet


def test_who_wants_to_play_again_is_told_to_all() -> None:
    sheet = finished(trio())
    dora = Person("dora", "Dora")
    with pytest.raises(NotAllowed):
        next_game.rematch(sheet.table, dora, "next")  # who looked on only follows
    for person in (BEN, ANNA, dora):
        sheet.say(next_game.rematch(sheet.table, person, f"opened by {person.id}"))
        assert not next_game.rematch(sheet.table, person, "next"), "once is enough"
    info = telling.table_info(sheet.table, "carla")
    assert info.wanted == ["Ben", "Anna", "Dora"]
    assert info.rematch == "opened by ben"


def test_the_next_game_has_the_same_seats_one_further_on() -> None:
    sheet = Sheet(seats=3).seated()
    sheet.say(commands.seat_bot(sheet.table, ANNA, "C", "random"))
    sheet.say(commands.start(sheet.table, ANNA, None))
    again = Sheet(seats=3)
    again.say(next_game.next_table(finished(sheet).table, None)[1])
    seats = again.table.seats
    assert (seats["C"].kept_for, seats["A"].kept_for, seats["B"].bot) == ("anna", "ben", "random")
    (sat,) = commands.sit(again.table, BEN, None, SALT)
    assert isinstance(sat, Sat)
    assert sat.seat == "A", "who was second begins"
    with pytest.raises(NotAllowed):
        commands.sit(again.table, CARLA, "A", SALT)
    again.say(commands.sit(again.table, BEN, None, SALT))
    again.here("ben")
    again.say(commands.start(again.table, BEN, "quick"))  # the host is not here yet
    (late,) = commands.sit(again.table, ANNA, None, SALT)
    assert isinstance(late, Sat)
    assert late.seat == "C", "latecomers find their seat"


# Over the wire


def test_a_new_device_gets_the_hand_only_with_a_yes(server: Server) -> None:
    async def play() -> None:
        anna, ben = (
            await Guest.known(server.address, "Anna"),
            await Guest.known(server.address, "Ben"),
        )
        table = await anna.open("highfive", 2, settings={"pace": 10, "grace": 3600})
        await ben.sit(table)
        await anna.post(f"/api/tables/{table}/start")
        phone = await Guest.known(server.address, "Anna")
        async with ben.live(table) as b, phone.live(table) as p:
            await b.until(lambda update: not update["table"]["seats"][0]["here"])
            await phone.post(f"/api/tables/{table}/ask", seat="A", salt=SALT)
            (asks,) = (await b.until(lambda update: update["table"]["asks"]))["table"]["asks"]
            update = await p.until(lambda update: update["table"]["asking"])
            assert update["view"]["hands"]["A"]["cards"] is None, "asking shows nothing"
            await ben.post(f"/api/tables/{table}/answer", ask=asks["ask"], yes=True)
            update = await p.until(lambda update: update["table"]["mine"] == "A")
            assert update["view"]["hands"]["A"]["cards"]
            async with anna.live(table) as a:
                update = await a.until(lambda update: update)
                assert update["table"]["removed"] == "given"
                cards = update["view"]["hands"]["A"]["cards"]
                assert cards is None, "the old device has the hand no more"

    asyncio.run(play())


def test_nobody_asks_on_and_on() -> None:
    desk = Buckets(Limits().asking)
    assert [desk.take("eve") for _ in range(10)].count(False) == 2
