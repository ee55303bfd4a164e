"""Between two rounds: the next one waits until everybody is ready, but not for ever."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest

from handvoll import GAMES
from handvoll.engine.turn import Chance
from handvoll.server import commands, telling
from handvoll.server.clock import BotHolds, BotThinks, RoundBegins, countdown, dues, lines_for
from handvoll.server.errors import Stale
from handvoll.server.log import Ready, WentOn, decode, encode
from handvoll.server.table import Table
from handvoll.wire.tables import Settings
from tests.faults.player import GONE
from tests.server.guest import Guest, Live
from tests.server.process import Server
from tests.server.tables import ANNA, Sheet

ROUNDS = {"go5": {"rounds": 3}, "igo": {}, "fiver": {}}  # the games that are played in rounds
MANY = 20_000


def at_rest(game: str, seats: int = 2, settings: Settings | None = None) -> Sheet:
    """A table whose first round has just ended, one second after the start."""
    sheet = Sheet(game, seats, ROUNDS[game], settings).started()
    rng = Random(7)
    for _ in range(MANY):
        sheet.play_randomly(rng, 1)
        if sheet.table.rest:
            break
    assert sheet.table.rest, "the first round ends"
    return sheet


def entries(sheet: Sheet) -> int:
    assert sheet.table.match is not None
    return len(sheet.table.match.record.entries)


def test_the_games_with_rounds_say_so() -> None:
    assert {
        name for name, game in GAMES.items() if game.next_round.__name__ == "next_round"
    } == set(ROUNDS)


@pytest.mark.parametrize("game", ROUNDS)
def test_the_next_round_waits_until_everybody_is_ready(game: str) -> None:
    sheet = at_rest(game)
    before = entries(sheet)
    assert sheet.table.unready == ["A", "B"]
    sheet.ready("B")
    sheet.ready("B")  # said twice is said once
    assert sheet.table.unready == ["A"]
    assert entries(sheet) == before, "nothing is dealt or rolled"
    sheet.ready("A")
    assert not sheet.table.rest
    assert entries(sheet) > before
    assert sheet.table.waiting


@pytest.mark.parametrize("game", ROUNDS)
def test_the_first_round_waits_for_nobody(game: str) -> None:
    assert not Sheet(game, options=ROUNDS[game]).started().table.rest


@pytest.mark.parametrize("game", ROUNDS)
def test_nothing_runs_meanwhile_but_the_time_in_between(game: str) -> None:
    sheet = at_rest(game, settings=Settings(between=45))
    assert dues(sheet.table) == [RoundBegins(45_000)]
    shown = {countdown(sheet.table, eyes, 5_000) for eyes in ("A", "B", None)}
    (clock,) = shown
    assert clock
    assert (clock.of, clock.ms) == ("round", 40_000)
    before = entries(sheet)
    sheet.at = 45
    sheet.say(lines_for(sheet.table, dues(sheet.table)[0]))
    assert entries(sheet) > before, "who is not ready holds nobody up any longer"


def test_without_a_countdown_the_table_waits_for_people_but_not_for_who_is_away() -> None:
    sheet = at_rest("fiver", settings=Settings(between=0, grace=60))
    assert dues(sheet.table) == []
    assert countdown(sheet.table, "A", 0) is None
    sheet.at = 10
    sheet.here("anna")
    assert dues(sheet.table) == [BotHolds(70_000, "B")]
    sheet.ready("A")
    sheet.at = 70
    sheet.say(lines_for(sheet.table, dues(sheet.table)[0]))
    assert not sheet.table.rest, "a bot is always ready"


def test_one_person_is_enough_among_bots() -> None:
    sheet = Sheet("fiver", 4, settings=Settings(pace=1))
    sheet.say(commands.sit(sheet.table, ANNA, "A", "aa" * 8))
    sheet.here("anna")
    sheet.say(commands.start(sheet.table, ANNA, "quick"))
    sheet.play("A", "flip")
    assert sheet.table.match
    sheet.say(commands.table_move(sheet.table.match, "time"))
    assert sheet.table.unready == ["A"]
    assert not [due for due in dues(sheet.table) if isinstance(due, BotThinks)], "bots stand still"
    assert dues(sheet.table) == [], "and nobody is held up"
    sheet.ready("A")
    assert not sheet.table.rest


def test_who_leaves_is_not_waited_for() -> None:
    sheet = at_rest("fiver")
    sheet.ready("A")
    sheet.say(commands.leave(sheet.table, commands.Person("ben", "Ben")))
    assert not sheet.table.rest


def test_a_table_that_slept_gives_all_the_time_there_is() -> None:
    sheet = at_rest("go5")
    sheet.here()
    assert not dues(sheet.table)
    sheet.at = 500
    sheet.here("ben")
    assert RoundBegins(545_000) in dues(sheet.table)


def test_ready_for_a_round_that_was_long_ago_is_stale() -> None:
    sheet = at_rest("fiver")
    seen = sheet.table.rest.line if sheet.table.rest else 0
    with pytest.raises(Stale):
        commands.ready(sheet.table, sheet.table.seats["A"], seen - 1)
    sheet.ready("A", "B")
    with pytest.raises(Stale):
        commands.ready(sheet.table, sheet.table.seats["A"], sheet.table.seq)


@pytest.mark.parametrize("game", ROUNDS)
def test_nobody_takes_back_the_end_of_a_round(game: str) -> None:
    table = at_rest(game).table
    assert table.match
    assert isinstance(table.match.turn, Chance)
    assert not any(commands.can_undo(table, letter) for letter in table.seats)
    assert not any(telling.update(table, person, 0, 0).can_undo for person in ("anna", "ben"))


@pytest.mark.parametrize("game", ROUNDS)
def test_everybody_sees_who_is_ready(game: str) -> None:
    sheet = at_rest(game)
    sheet.ready("B")
    for person in ("anna", "ben", None):
        told = telling.update(sheet.table, person, 0, 0)
        assert told.rest
        assert (told.rest.ready, told.rest.awaited) == (["B"], ["A"])
        (event,) = told.happenings[-1].events
        assert (event["event"], event["seat"]) == ("ready", "B")


def test_it_is_in_the_log() -> None:
    sheet = at_rest("igo", 3)
    sheet.ready("A")
    again = Table("t", sheet.table.log)
    assert again.rest == sheet.table.rest
    copy = sheet.table.copy()
    sheet.ready("B")
    assert copy.unready == again.unready == ["B"]
    for body in (Ready("A"), WentOn()):
        assert decode(encode(body)) == body


# Real servers


async def first_round_ended(server: Server, **settings: object) -> tuple[str, Guest, Guest]:
    """Anna and Ben at a table of 5er finden, between the first two rounds."""
    anna, ben = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
    return await between_rounds(anna, ben, settings), anna, ben


async def between_rounds(anna: Guest, ben: Guest, settings: dict[str, object]) -> str:
    """A table where these two have ended the first round."""
    table = await anna.open("fiver", 2, settings=settings)
    await ben.sit(table)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.live(table) as a, ben.live(table) as b:
        for live, move in ((a, "flip"), (b, "done")):
            await live.until(lambda update: update["moves"])
            await live.play(move)
        await a.until(lambda update: update["rest"])
    return table


async def ready(live: Live) -> None:
    await live.until(lambda update: update["rest"])
    answer = await live.ask("ready", seq=live.update["seq"])
    assert "error" not in answer


def test_a_power_cut_between_two_rounds(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        asyncio.run(through_a_power_cut(server))
        assert "Traceback" not in server.written()


async def through_a_power_cut(server: Server) -> None:
    table, anna, ben = await first_round_ended(server, between=60)
    async with anna.live(table) as a, ben.live(table) as b:
        await ready(a)
        await b.until(lambda update: update["rest"]["ready"] == ["A"])
        left = a.update["clock"]["ms"]
        server.kill()
        with suppress(*GONE, httpx.HTTPError):
            await a.receive(1)
    await asyncio.sleep(2)
    await asyncio.to_thread(server.start)
    async with anna.live(table) as a, ben.live(table) as b:
        await b.until(lambda update: update["rest"])
        assert b.update["rest"] == {"ready": ["A"], "awaited": ["B"]}
        assert b.update["view"]["search"] is None, "nothing was rolled"
        assert b.update["clock"]["ms"] > left - 2_000, "nobody is charged for a power cut"
        await ready(b)
        for live in (a, b):
            await live.until(lambda update: update["view"]["search"])
            assert live.update["view"]["search"]["round"] == 2


def test_the_countdown_ends_after_a_power_cut(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        asyncio.run(nobody_is_ready(server))


async def nobody_is_ready(server: Server) -> None:
    table, anna, _ = await first_round_ended(server, between=3)
    server.kill()
    await asyncio.to_thread(server.start)
    async with anna.live(table) as a:
        await a.until(lambda update: update["rest"])
        await a.until(lambda update: not update["rest"])
        assert a.update["view"]["search"]["round"] == 2


def test_a_hint_between_two_rounds_says_nothing_of_the_next(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        table, anna, _ = await first_round_ended(server)
        async with anna.live(table) as a:
            await a.until(lambda update: update["rest"])
            answer = await a.ask("hint")
            assert answer["error"]["message"] == "table-between-rounds"
            assert "hint" not in answer

    with Server(tmp_path / "data") as server:
        asyncio.run(scene(server))
