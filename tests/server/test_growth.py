"""What a stranger can make grow, and that nobody else pays for it."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.exceptions import InvalidStatus

from handvoll.engine.record import Entry, Record
from handvoll.server import house as house_module
from handvoll.server import mailbox, presence
from handvoll.server.addresses import Doors
from handvoll.server.character import Character
from handvoll.server.commands import can_undo, take_back, undo
from handvoll.server.errors import NoSuchTable, NotNow, TooMuch
from handvoll.server.hosting import stand_in
from handvoll.server.limits import Bucket, Limits, Rate
from handvoll.server.log import Body, Reacted
from handvoll.server.people import Doorman
from handvoll.server.reception import READERS, Desk
from handvoll.server.routes.coach import LONGEST, until
from handvoll.server.seatings import TOLD
from handvoll.server.socket import Client, May
from handvoll.server.telling import table_info, update
from tests.server.guest import Guest, any_move
from tests.server.process import Server
from tests.server.tables import ANNA, BEN, Sheet
from tests.server.test_house import Sitting, begin, house_on


def test_what_was_told_comes_in_pages(server: Server) -> None:
    async def scene() -> None:
        anna = await Guest.known(server.address, "Anna")
        table = await anna.open(seats=3)
        for _ in range(151):
            await anna.post(f"/api/tables/{table}/bots", seat="B", level="quick")
            await anna.post(f"/api/tables/{table}/bots", seat="B")
        first = await anna.get(f"/api/tables/{table}/told")
        assert len(first) == 300
        rest = await anna.get(f"/api/tables/{table}/told?since=300")
        assert [each["seq"] for each in rest] == list(range(301, 301 + len(rest)))
        assert len(rest) >= 4

    asyncio.run(scene())


def test_reactions_are_limited_by_person_however_many_sockets(hasty: Server) -> None:
    async def scene() -> None:
        anna = await Guest.known(hasty.address, "Anna")
        table = await anna.open()
        async with anna.live(table) as a, anna.live(table) as b, anna.live(table) as c:
            answers = [await live.ask("react", reaction="wow") for live in (a, b, c) * 6]
        refused = [answer for answer in answers if "error" in answer]
        assert 9 <= len(refused) <= 12
        assert {answer["error"]["kind"] for answer in refused} == {"TooMuch"}

    asyncio.run(scene())


def test_who_comes_as_somebody_else_each_time_is_heard_no_more_often(proxied: Server) -> None:
    """Names cost nothing, so a network has its own measure, enough for a table of people."""

    async def scene() -> None:
        anna = Guest(proxied.address, "Anna", via="192.0.2.1")
        await anna.introduce()
        table = await anna.open()
        answers, begun = [], time.monotonic()
        for number in range(20):
            other = Guest(proxied.address, f"Mallory {number}", via="198.51.100.1")
            await other.introduce()
            async with other.live(table) as live:
                answers += [await live.ask("react", reaction="wow") for _ in range(6)]
        heard = sum("error" not in answer for answer in answers)
        assert heard <= 36 + 3 * (time.monotonic() - begun) + 1
        async with anna.live(table) as live:
            assert "error" not in await live.ask("react", reaction="smile")

    asyncio.run(scene())


@pytest.mark.parametrize(
    "flood", [b"\x89\x80\0\0\0\0", b"\x81\x82\0\0\0\0{}"], ids=["pings", "words"]
)
def test_who_floods_comes_back_seldom(proxied: Server, flood: bytes) -> None:
    """Being hung up on costs a second of requests, so beginning anew is no way around."""

    async def flooded(guest: Guest, table: str) -> None:
        async with guest.live(table) as live:
            with suppress(RuntimeError):  # it was hung up on for what others of the network said
                live.socket.transport.write(flood * 2000)
            await live.socket.wait_closed()

    async def scene() -> None:
        anna = Guest(proxied.address, "Anna", via="192.0.2.2")
        mallory = Guest(proxied.address, "Mallory", via=f"198.51.100.{2 + len(flood)}")
        await anna.introduce()
        await mallory.introduce()
        table = await anna.open()
        until, floods, refused = time.monotonic() + 5, 0, 0
        while time.monotonic() < until:
            try:
                await flooded(mallory, table)
                floods += 1
            except InvalidStatus:
                refused += 1
        assert refused, "who owes is not let in"
        assert floods <= 5 + 5 + 1, "five at once, then one a second"
        assert (await anna.send("GET", "/healthz")).status_code == 200

    asyncio.run(scene())


def test_no_log_grows_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        room = await begin(house)
        monkeypatch.setattr(mailbox, "LONGEST_LOG", await room.look(lambda table: table.seq))
        for message in ("anna:1", None):
            with pytest.raises(NotNow):
                await room.do(lambda table: [Reacted("A", "wow")], lambda table: None, message)
        await room.enter(Sitting(ANNA, "192.0.2.1"))
        assert await room.look(lambda table: table.seq) == mailbox.LONGEST_LOG, "nor by coming"
        await house.rest()

    asyncio.run(scene())


def test_who_read_much_waits_before_more_is_read(tmp_path: Path) -> None:
    """What it costs is known afterwards, so it is refused before: also your own page."""

    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        limits = Limits(reading=Rate(1, 50))
        desk = Desk(house, Doorman(["k" * 64]), limits, Doors(), Character(), cast(Any, None))
        mine, other = scoped("192.0.2.1"), scoped("192.0.2.2")
        read: list[str] = []

        async def some(who: Any, name: str) -> None:
            async with desk.reading(who) as count:
                await asyncio.sleep(0)
                read.append(name)
                count(40)

        answers = await asyncio.gather(
            *(some(mine, "mine") for _ in range(20)), some(other, "other"), return_exceptions=True
        )
        assert 2 <= read.count("mine") <= READERS + 1
        assert "other" in read
        assert sum(isinstance(each, TooMuch) for each in answers) == 20 - read.count("mine")
        await house.rest()

    asyncio.run(scene())


def test_who_looks_into_many_tables_waits_and_little_of_them_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables that nobody used lately are read anew, which is as dear as their logs are long."""

    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        limits = Limits(reading=Rate(1, 50))
        desk = Desk(house, Doorman(["k" * 64]), limits, Doors(), Character(), cast(Any, None))
        rooms = [await begin(house) for _ in range(9)]
        for room in rooms:
            await room.do(lambda table: [Reacted("A", "wow")] * 20, lambda table: None)
        long = await rooms[-1].look(lambda table: table.seq)
        monkeypatch.setattr(house_module, "SPARE", -1)
        monkeypatch.setattr(house_module, "KEPT_LINES", 3 * long)
        house._forget_idle_rooms()
        assert list(house.rooms) == [room.id for room in rooms[-3:]], "the last ones"
        awake, *asleep = [room.id for room in (rooms[-1], *rooms[:6])]
        for each in asleep:
            assert house.room(each).id == each, "a socket has it before anything is read"
        with pytest.raises(TooMuch):
            await desk.wake(scoped("192.0.2.1"), *asleep[:2])
            await desk.wake(scoped("192.0.2.1"), *asleep[2:])
        await desk.wake(scoped("192.0.2.1"), awake)
        await desk.wake(scoped("192.0.2.2"), *asleep[2:])
        await house.rest()

    asyncio.run(scene())


def scoped(address: str) -> Any:
    """A request from somewhere."""
    return SimpleNamespace(scope={"client": (address, 1)})


def test_lists_of_all_moves_are_rare(tmp_path: Path) -> None:
    """The dearest answer there is: ten tables of one address would take all of the processor."""

    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        room = await begin(house)
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        may = May(list=Bucket(Rate(0, 3)).take)

        def say(text: bytes) -> bool:
            heard.put_nowait(text)
            return True

        client = Client(room, ANNA, None, say, may)
        answering = asyncio.create_task(client.answer_questions())
        for number in range(5):
            await client.hear(f'{{"do": "moves", "id": "{number}"}}')
        answers = [await heard.get() for _ in range(5)]
        answering.cancel()
        assert [b"TooMuch" in each for each in answers] == [False] * 3 + [True] * 2
        await house.rest()

    asyncio.run(scene())


def test_rooms_of_tables_that_are_not_there_are_not_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        for number in range(20):
            with pytest.raises(NoSuchTable):
                await house.room("x" * 1000 + str(number)).look(lambda table: table.seq)
        assert not house.rooms
        await house.rest()

    asyncio.run(scene())


def test_however_many_look_on_are_told_one_thing(tmp_path: Path) -> None:
    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        room = await begin(house)
        for number in range(20):
            await room.look(partial(update, person=f"guest {number}", since=None, now=0))
        assert await room.look(lambda table: len(table.kept.infos)) == 1
        await house.rest()

    asyncio.run(scene())


def test_who_looks_on_writes_little_into_the_log_of_others(proxied: Server) -> None:
    """Coming in with the next game and not, sitting down and leaving: everybody there is told."""

    async def scene() -> None:
        anna = Guest(proxied.address, "Anna", via="192.0.2.40")
        mallory = Guest(proxied.address, "Mallory", via="198.51.100.40")
        await anna.introduce()
        await mallory.introduce()
        table = await anna.open(seats=3)
        path, begun = f"/api/tables/{table}", time.monotonic()
        before = len(await anna.get(f"{path}/told"))
        for _ in range(40):
            await mallory.send("POST", f"{path}/next", {"on": True})
            await mallory.send("POST", f"{path}/next", {"on": False})
            await mallory.send("POST", f"{path}/sit", {"salt": "ab" * 16})
            await mallory.send("POST", f"{path}/leave", {})
        seconds = time.monotonic() - begun
        written = len(await anna.get(f"{path}/told")) - before
        assert written <= 2 * (8 + 0.05 * seconds) + 2 * (30 + 0.5 * seconds) + 2

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("path", "bodies"),
    [
        ("tables/{}/time", [{"times": 2}, {"times": 1}]),
        ("tables/{}/seats", [{"do": "bot", "seat": "B"}]),
        ("tables/{}/name", [{}]),
        ("evenings/{}/worth", [{"points": [3, 2, 1]}, {"points": [5, 2, 1]}]),
    ],
)
def test_who_sits_there_changes_little_without_end(
    proxied: Server, path: str, bodies: list[dict[str, object]]
) -> None:
    """One of those at a table cannot fill its log in a quarter of an hour, so that it ends."""

    async def scene() -> None:
        net = f"198.51.{sum(path.encode()) % 250}."
        anna = Guest(proxied.address, "Anna", via=f"{net}1")
        ben = Guest(proxied.address, "Ben", via=f"{net}2")
        await anna.introduce()
        await ben.introduce()
        table = await anna.open("fifteen", 2)
        await ben.sit(table, "B")
        await anna.post(f"/api/tables/{table}/start")
        wishes = [bodies[n % len(bodies)] for n in range(90)]
        answers = [await ben.send("POST", f"/api/{path.format(table)}", each) for each in wishes]
        assert {each.status_code for each in answers[:20]} == {200}
        codes = [each.status_code for each in answers]
        assert codes.count(200) < 60, "thirty at once, and one in two seconds"

    asyncio.run(scene())


def test_who_comes_and_goes_without_end_is_noted_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Coming back twenty times a second would have ended everybody's game in eight minutes."""
    monkeypatch.setattr(presence, "LINGERS", 0.1)

    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        room = await begin(house)
        before = await room.look(lambda table: table.seq)
        anna = Sitting(ANNA, "192.0.2.1")
        for _ in range(200):
            await room.enter(anna)
            await room.go(anna)
        lines = await room.look(lambda table: table.seq) - before
        assert 20 <= lines <= 30
        assert await room.look(lambda table: table.seats["A"].here), "so it seems, for a while"
        assert not room.idle_since(1 << 60)
        async with asyncio.timeout(5):
            while await room.look(lambda table: table.seats["A"].here):
                await asyncio.sleep(0.02)
        await house.rest()

    asyncio.run(scene())


def test_who_goes_to_and_fro_is_heard_seldom(proxied: Server) -> None:
    """Fifteen lines a second would have ended everybody's game in twenty minutes."""

    async def scene() -> None:
        anna = Guest(proxied.address, "Anna", via="198.51.100.77")
        await anna.introduce()
        table = await anna.open("highfive", 2, settings={"pace": 0}, fill="quick")
        await anna.post(f"/api/tables/{table}/start")
        async with anna.live(table) as live:
            while not live.update.get("can_undo"):
                await live.until(lambda update: update["moves"] or update["more"])
                await live.play(any_move(live.update, Random(1)))
                await live.ask("ping")
            answers = []
            for _ in range(40):
                answers.append(await live.ask("undo", seq=live.update["seq"]))
                await asyncio.sleep(0.06)
        refused = [each["error"]["kind"] for each in answers if "error" in each]
        assert refused.count("TooMuch") >= 40 - 30 - 4

    asyncio.run(scene())


@pytest.mark.parametrize("logs", [1, 6])
def test_long_logs_are_read_in_pieces_one_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: int
) -> None:
    """However many long games somebody asks for at once, others come between two pieces."""

    async def scene() -> None:
        house = await house_on(tmp_path / "store")
        rooms = [await begin(house) for _ in range(logs)]
        many: list[Body] = [Reacted("A", "wow")] * 1000
        for room in rooms:
            await room.do(lambda table: many, lambda table: None)
            room.mailbox.forget()
        lines, between = [0], [0]
        not_before = house.not_before

        def counted(at: int) -> None:
            lines[-1] += 1
            not_before(at)

        monkeypatch.setattr(house, "not_before", counted)
        reading = asyncio.gather(*(room.look(lambda table: table.seq) for room in rooms))
        while not reading.done():  # whoever else wants to move
            await asyncio.sleep(0)
            between.append(lines[0] - sum(between))
        assert lines[0] == sum(await reading) > 1000 * logs
        assert 0 < max(between) <= mailbox.BREATH
        await house.rest()

    asyncio.run(scene())


def test_nobody_goes_on_from_a_game_without_end() -> None:
    entries = [Entry(n, seat="A", undo=0) for n in range(1, LONGEST + 10)]
    record = Record("igo", 1, 2, {}, {}, entries)
    assert len(until(record, LONGEST)) == LONGEST
    with pytest.raises(NotNow):
        until(record, LONGEST + 1)


def test_one_more_change_of_seats_costs_no_more_than_the_first() -> None:
    """Two who let bots play for them in turn: every line, and all that is told of the table."""
    sheet = Sheet("highfive").started()
    mover = ""
    while not mover or not can_undo(sheet.table, mover):
        sheet.play_randomly(Random(1), 1)
        mover = sheet.table.record().entries[-1].seat or ""
    change_hands(sheet, mover, TOLD)
    early = effort(lambda: change_hands(sheet, mover, 1))
    change_hands(sheet, mover, 400)
    late = effort(lambda: change_hands(sheet, mover, 1))
    assert late <= 2 * early
    assert len(table_info(sheet.table, None).past) == TOLD
    record = sheet.table.record()
    assert len(record.extra["seatings"]) > 800, "records name them all"


def change_hands(sheet: Sheet, mover: str, times: int) -> None:
    """Between an undo and the same move a bot plays for the other, and they come back."""
    table, other = sheet.table, "B" if mover == "A" else "A"
    person = {"A": ANNA, "B": BEN}[other]
    assert table.match is not None
    move = str(table.match.record.entries[-1].move)
    for _ in range(times):
        sheet.say(stand_in(table, person, table.seats[other], 0))
        sheet.say(undo(table, table.seats[mover], table.seq))
        sheet.say(take_back(table, table.seats[other]))
        sheet.play(mover, move)
        table_info(table, None)


def effort(work: Callable[[], None]) -> int:
    """How many calls of functions some work takes."""
    calls = [0]
    before = sys.getprofile()
    sys.setprofile(lambda frame, event, arg: calls.__setitem__(0, calls[0] + 1))
    try:
        work()
    finally:
        sys.setprofile(before)
    return calls[0]
