"""Rooms without sockets: races between houses, a failing store, bots that do not answer."""

from __future__ import annotations

import asyncio
import gc
import os
import weakref
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import cast

import pytest

from handvoll.engine.errors import HandvollError
from handvoll.engine.game import View
from handvoll.engine.match import Match
from handvoll.server import commands
from handvoll.server import house as house_module
from handvoll.server.commands import Person
from handvoll.server.errors import NotSaved
from handvoll.server.house import House, Keep
from handvoll.server.log import Line, Reacted
from handvoll.server.meters import Meters
from handvoll.server.presence import Same
from handvoll.server.room import Room
from handvoll.server.store import Index, StoreError
from handvoll.server.store.sqlite import SqliteStore
from handvoll.server.table import Table
from handvoll.server.thinker import Pool, Thinker, choose
from handvoll.wire.tables import OpenTable, Settings
from tests.server.tables import ANNA, BEN

SOLO = OpenTable("fifteen", 2, {"colours": 2}, settings=Settings(pace=0))


class Mute(Thinker):
    """Thinks in no process; says what it is told to say."""

    def __init__(self, answer: str | None = None) -> None:
        super().__init__()
        self.answer = answer
        self.asked: list[str] = []  # for whom

    async def choose(
        self, view: View, level: str, seed: int, table: str = "", whose: str = ""
    ) -> str | None:
        """Always the same."""
        self.asked.append(whose)
        return self.answer

    def warm_up(self) -> Pool:
        """Nothing to warm up."""
        return cast(Pool, None)


class Careless(SqliteStore):
    """A store whose disk is full now and then."""

    full = False
    read_from = -1  # the line behind which was read last

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The lines behind line `after`."""
        self.read_from = after
        return await super().read(table, after)

    async def append(self, table: str, after: int, lines: Sequence[Line], index: Index) -> None:
        """Keep lines, or fail."""
        if self.full:
            raise StoreError("no space left")
        await super().append(table, after, lines, index)


async def wave(room: Room) -> int:
    """Anna waves; the number of the line."""
    return await room.do(lambda table: [Reacted("A", "wow")], lambda table: table.seq)


async def house_on(file: Path, answer: str | None = None) -> House:
    house = House(Careless(file), Mute(answer), Meters())
    await house.rise()
    return house


async def sit(room: Room, person: Person, letter: str) -> None:
    await room.do(lambda table: commands.sit(table, person, letter, "aa" * 8), lambda table: None)


async def begin(house: House, fill: str | None = None) -> Room:
    """Anna at A and Ben at B (or a bot), begun."""
    room = house.room(await house.open_table(SOLO, ANNA))
    await sit(room, ANNA, "A")
    if fill is None:
        await sit(room, BEN, "B")
    await room.do(lambda table: commands.start(table, ANNA, fill), lambda table: None)
    return room


class Sitting:
    """Somebody connected from a network, who says nothing."""

    def __init__(self, person: Person, network: str) -> None:
        self.person: str | None = person.id
        self.network = network

    def say(self, text: bytes) -> None:
        """Whatever."""

    def show(self, table: Table, same: Same) -> None:
        """As it stands."""


def test_bots_think_for_the_networks_of_those_who_sit(tmp_path: Path) -> None:
    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        room = await begin(house, fill="quick")
        await room.enter(Sitting(ANNA, "192.0.2.1"))
        await room.enter(Sitting(BEN, "198.51.100.1"))  # only looks on
        await asyncio.sleep(0.2)
        if await room.look(lambda table: "A" in table.waiting):
            seen = await room.look(lambda table: table.seq)
            assert await play(room, "A", seen, (await room.look(first_move))[1])
        while not (asked := cast(Mute, house.thinker).asked):
            await asyncio.sleep(0.01)
        assert set(asked) == {"192.0.2.1"}
        await house.rest()

    asyncio.run(scene())


def first_move(table: Table) -> tuple[str, str]:
    assert table.match is not None
    (letter,) = table.waiting
    return letter, table.match.moves(letter)[0]


async def play(room: Room, letter: str, seen: int, move: str) -> bool:
    try:
        await room.do(
            lambda table: commands.play(table, table.seats[letter], seen, move), lambda table: None
        )
    except HandvollError:
        return False
    return True


def test_who_lost_a_race_reads_only_what_is_new(tmp_path: Path) -> None:
    async def scene() -> None:
        one, two = await house_on(tmp_path / "store"), await house_on(tmp_path / "store")
        room = await begin(one)
        other = two.room(room.id)
        for _ in range(3):
            first = await wave(room)
            assert await wave(other) == first + 1
        assert isinstance(two.store, Careless)
        assert two.store.read_from == first - 1, "its own last line"
        await one.rest()
        await two.rest()

    asyncio.run(scene())


def test_time_never_runs_behind_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        room = await begin(house)
        last = await room.look(lambda table: table.log[-1].at)
        house._ahead -= 3_600_000
        assert house.now() < last
        house.rooms.clear()
        await house.room(room.id).look(lambda table: None)
        assert house.now() >= last
        house._set_time(house._slept + 3_600_000)
        assert house.now() >= last, "whatever a beat says"
        await house.rest()

    asyncio.run(scene())


def test_two_houses_never_both_win(tmp_path: Path) -> None:
    async def scene() -> None:
        one, two = await house_on(tmp_path / "store"), await house_on(tmp_path / "store")
        room = await begin(one)
        other = two.room(room.id)
        for _ in range(10):
            seen, (letter, move) = await room.look(lambda table: (table.seq, first_move(table)))
            await other.look(lambda table: None)
            won = await asyncio.gather(*(play(each, letter, seen, move) for each in (room, other)))
            assert sum(won) == 1, "the same move, decided on the same sight, happens once"
            await asyncio.gather(*(each.do(lambda t: [], lambda t: None) for each in (room, other)))
            last = len(await one.store.read(room.id))
            room.hear(last)
            other.hear(last)
        assert await room.look(lambda t: t.log) == await other.look(lambda t: t.log)
        await one.rest()
        await two.rest()

    asyncio.run(scene())


def test_what_is_not_saved_did_not_happen(tmp_path: Path) -> None:
    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        room = await begin(house)
        seen, (letter, move) = await room.look(lambda table: (table.seq, first_move(table)))
        Careless.full = True
        with pytest.raises(NotSaved):
            await room.do(
                lambda table: commands.play(table, table.seats[letter], seen, move),
                lambda table: None,
            )
        Careless.full = False
        assert await room.look(lambda table: table.seq) == seen
        assert await play(room, letter, seen, move), "and can be done again"
        await house.rest()

    asyncio.run(scene())


def test_a_room_nobody_uses_is_forgotten_and_its_table_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        room = await begin(house)
        log = await room.look(lambda table: table.log)
        monkeypatch.setattr(house_module, "IDLE", -1)
        house._forget_idle_rooms()
        assert not house.rooms
        assert await house.room(room.id).look(lambda table: table.log) == log
        await house.rest()

    asyncio.run(scene())


def test_what_is_forgotten_takes_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once: Python's search for what lies in cycles is made rare in a server."""

    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        table = weakref.ref(await (await begin(house)).look(lambda table: table))
        match = weakref.ref(cast(Table, table()).match)
        monkeypatch.setattr(house_module, "IDLE", -1)
        house._forget_idle_rooms()
        assert table() is None
        assert match() is None
        await house.rest()

    gc.disable()
    try:
        asyncio.run(scene())
    finally:
        gc.enable()


def test_a_house_removes_what_nobody_comes_back_to(tmp_path: Path) -> None:
    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        begun = await begin(house)
        waiting = await house.open_table(SOLO, ANNA)
        many = [await house.open_table(SOLO, ANNA) for _ in range(501)]
        house.keep = Keep(unbegun=-1)
        house._clean_at = 0
        await house._clean_up()
        assert not await house.store.read(waiting)
        assert not await house.store.ends(many), "as many as are due"
        assert await house.store.read(begun.id)
        await house.rest()

    asyncio.run(scene())


@pytest.mark.parametrize("answer", [None, "nonsense", "row 99"])
def test_a_bot_without_a_legal_answer_makes_the_quick_bots_move(
    tmp_path: Path, answer: str | None
) -> None:
    async def scene() -> None:
        house = await house_on(tmp_path / "store", answer)
        room = house.room(await house.open_table(SOLO, ANNA))
        await room.do(lambda table: commands.start(table, ANNA, "quick"), lambda table: None)
        async with asyncio.timeout(120):
            while await room.look(lambda table: table.status) != "over":
                await asyncio.sleep(0.01)
        assert bool(house.meters.replaced["quick"]) == (answer is None), "counted"
        await house.rest()

    asyncio.run(scene())


def test_thinking_goes_on_after_a_crash_and_after_a_timeout() -> None:
    async def scene() -> None:
        match = Match("fifteen")
        match.deal(Random(1))
        (letter,) = match.view(None)["wait"]
        view = match.view(letter)
        thinker = Thinker(patience=60)
        assert await thinker.choose(view, "random", 1) == choose(view, "random", 1)
        assert await thinker.choose(view, "no such level", 1) is None
        assert thinker.pool
        thinker.pool.executor.submit(os._exit, 1)
        assert await thinker.choose(view, "random", 1) == choose(view, "random", 1), "asked again"
        thinker.patience = 0.0
        assert await thinker.choose(view, "quick", 1) is None
        thinker.patience = 60
        assert match.legal(letter, await thinker.choose(view, "quick", 1) or "")
        thinker.close()

    asyncio.run(scene())
