"""Puppets and characters: whose they are, where they are told, and what bots say."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, get_args

import pytest

from handvoll.bots.bot import BOTS
from handvoll.bots.levels import LEVELS
from handvoll.bots.pace import effort
from handvoll.bots.tempers import TEMPERS, Mood, named, temper_of
from handvoll.engine.record import Record
from handvoll.engine.state import SEATS
from handvoll.server import commands, telling
from handvoll.server.commands import Person
from handvoll.server.log import BotSat
from handvoll.server.moods import remark
from handvoll.wire.live import Reaction
from handvoll.wire.people import Puppet
from handvoll.wire.tables import Settings
from tests.server.guest import Guest, is_over
from tests.server.process import Server
from tests.server.tables import ANNA, Sheet

OWL, FOX = Puppet("owl", "teal"), Puppet("fox", "navy")


def test_a_puppet_is_told_at_every_table_on_every_device_and_in_the_record(server: Server) -> None:
    async def play(address: str) -> None:
        anna, ben = await Guest.known(address, "Anna"), await Guest.known(address, "Ben")
        owl = {"look": "owl", "felt": "teal"}
        assert (await anna.get("/api/me"))["puppet"] is None
        me = await anna.post("/api/me", name="Anna", puppet=owl)
        assert me["puppet"] == owl
        assert (await anna.post("/api/me", name="Anna"))["puppet"] == owl, "left out: as before"
        phone = Guest(address, "Anna", cookie=anna.cookie)
        assert (await phone.get("/api/me"))["puppet"] == owl
        table = await anna.open("fifteen", 2, options={"colours": 2})
        await ben.sit(table)
        async with ben.live(table) as live:
            await live.until(lambda update: puppet_of(update, "A") == owl)
            fox = {"look": "fox", "felt": "navy"}
            await phone.post("/api/me", name="Anna", puppet=fox)
            await phone.post(f"/api/tables/{table}/name")
            await live.until(lambda update: puppet_of(update, "A") == fox)
            assert puppet_of(live.update, "B") is None
        cards = await ben.get("/api/me/tables")
        assert cards[0]["puppets"] == [fox, None]
        await anna.post(f"/api/tables/{table}/start")
        async with anna.live(table) as a, ben.live(table) as b:
            await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))
        head = (await anna.send("GET", f"/api/tables/{table}/record")).text.split("\n", 1)[0]
        assert Record.loads(head).extra["faces"] == {"A": fox}

    asyncio.run(asyncio.wait_for(play(server.address), 300))


def puppet_of(update: dict[str, Any], seat: str) -> Any:
    return next(each["puppet"] for each in update["table"]["seats"] if each["seat"] == seat)


@pytest.mark.parametrize(
    "wrong", [{"look": "owl"}, {"look": "wolf", "felt": "teal"}, {"look": "owl", "felt": "#fff"}]
)
def test_only_our_own_puppets_are_worn(server: Server, wrong: dict[str, str]) -> None:
    async def ask(address: str) -> None:
        anna = await Guest.known(address, "Anna")
        answer = await anna.send("POST", "/api/me", {"name": "Anna", "puppet": wrong})
        assert answer.status_code == 400

    asyncio.run(ask(server.address))


def test_who_watches_is_seen_as_their_puppet(server: Server) -> None:
    async def play(address: str) -> None:
        anna, eve = await Guest.known(address, "Anna"), await Guest.known(address, "Eve")
        await eve.post("/api/me", name="Eve", puppet={"look": "cat", "felt": "rose"})
        table = await anna.open("fifteen", 2, fill="1")
        async with eve.live(table) as e:
            await e.receive()
            await e.ask("react", reaction="heart")
            assert e.reactions[0]["puppet"] == {"look": "cat", "felt": "rose"}

    asyncio.run(play(server.address))


def test_who_asks_and_is_let_in_wears_their_puppet() -> None:
    sheet = Sheet()
    sheet.say(commands.sit(sheet.table, Person("anna", "Anna", OWL), "A", "aa" * 8))
    assert sheet.table.seats["A"].puppet == OWL
    assert commands.rename(sheet.table, Person("anna", "Anna", OWL)) == []
    sheet.say(commands.rename(sheet.table, Person("anna", "Anna", FOX)))
    assert telling.seat_info(sheet.table.seats["A"]).puppet == FOX
    sheet.say(commands.leave(sheet.table, ANNA))
    assert sheet.table.seats["A"].puppet is None


# Bots


def test_bots_of_a_level_are_a_family_with_different_names() -> None:
    sheet = Sheet("fifteen", 6)
    sheet.say(BotSat(letter, "1") for letter in SEATS)
    names = [seat.bot_name for seat in sheet.table.seats.values()]
    assert names == list(TEMPERS["1"].names)
    sheet.say([BotSat("B", "5")])
    assert sheet.table.seats["B"].bot_name == "Juno"
    sheet.say([BotSat("C", "5"), BotSat("D", "1")])
    assert [sheet.table.seats[letter].bot_name for letter in "CD"] == ["Jette", "Pim"]


def test_nobody_is_called_like_a_bot_nor_a_bot_like_somebody() -> None:
    sheet = Sheet("fifteen", 3)
    sheet.say([BotSat("B", "1")])
    sheet.say(commands.sit(sheet.table, Person("p", "Pip"), "A", "aa" * 8))
    assert sheet.table.seats["A"].name == "Pip 2"
    assert named("1", ["Pip", "Pim"]) == "Pina"


def test_every_level_has_a_temper_and_none_is_rude() -> None:
    assert set(TEMPERS) == set(LEVELS)
    for temper in TEMPERS.values():
        assert set(temper.says) == set(get_args(Mood))
        words = {word for mood in temper.says.values() for word in mood}
        assert words <= set(get_args(Reaction)) - {"hurry"}
        assert len(set(temper.names)) == len(SEATS)
    assert len({name for temper in TEMPERS.values() for name in temper.names}) == 30
    assert len({temper.pace for temper in TEMPERS.values()}) == len(LEVELS)
    assert not temper_of("quick").says
    assert set(BOTS) >= set(LEVELS)


def test_a_temper_shows_in_the_pace() -> None:
    sheet = Sheet("igo", 2).seated()
    sheet.say(commands.start(sheet.table, ANNA, None))
    assert sheet.table.match is not None
    paces = [effort("igo", sheet.table.match.state, 0, level) for level in LEVELS]
    usual = paces[0] / TEMPERS["1"].pace
    assert paces == pytest.approx([usual * TEMPERS[level].pace for level in LEVELS])


def test_bots_speak_of_what_all_have_seen_and_thank_or_applaud_at_the_end() -> None:
    rng = Random(5)
    sheet = Sheet("fifteen", 2, {"colours": 2}, Settings(pace=1.0))
    sheet.say(commands.sit(sheet.table, ANNA, "A", "aa" * 8))
    sheet.say([BotSat("B", "3")])
    sheet.say(commands.start(sheet.table, ANNA, None))
    said = []
    while sheet.table.status == "playing":
        before = sheet.table.seq
        sheet.play_randomly(rng, 1)
        said += [each for each in [remark(sheet.table, sheet.table.log[before:], rng)] if each]
    assert {each.seat for each in said} == {"B"}
    assert {each.name for each in said} == {"Kiki"}
    won = "B" in sheet.table.match.view(None)["winners"]  # type: ignore[union-attr]
    assert said[-1].reaction in TEMPERS["3"].says["won" if won else "lost"]
    assert len(said) > 3


def test_a_table_without_pace_is_a_table_without_remarks() -> None:
    sheet = Sheet("fifteen", 2, {"colours": 2}, Settings(pace=0)).seated()
    sheet.say(commands.start(sheet.table, ANNA, None))
    assert remark(sheet.table, sheet.table.log, Random(1)) is None


def test_bots_say_something_to_people_who_play_them(server: Server) -> None:
    async def play(address: str) -> None:
        anna = await Guest.known(address, "Anna")
        settings = {"pace": 0.01, "between": 0}
        table = await anna.open("fifteen", 2, options={"colours": 2}, fill="1", settings=settings)
        await anna.post(f"/api/tables/{table}/start")
        async with anna.live(table) as live:
            await live.play_on(Random(3))
            assert is_over(live.update)
            while not live.reactions:
                await live.receive()
        assert {(each["seat"], each["name"]) for each in live.reactions} == {("B", "Pip")}

    asyncio.run(asyncio.wait_for(play(server.address), 300))
