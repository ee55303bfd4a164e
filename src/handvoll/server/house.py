"""House: this process's rooms, its time, and the tasks that keep tables going."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar

from handvoll.engine.errors import HandvollError
from handvoll.server import fair
from handvoll.server.alarm import STORE_PAUSE
from handvoll.server.clock import DAY
from handvoll.server.coach import Coach
from handvoll.server.commands import Person, open_table
from handvoll.server.diagnostics import note
from handvoll.server.errors import NoSuchTable, NotSaved
from handvoll.server.index import index_of
from handvoll.server.log import Body, Line
from handvoll.server.mailbox import fold, happen, owed
from handvoll.server.meters import Meters
from handvoll.server.queue import FairQueue
from handvoll.server.room import Room
from handvoll.server.screens import CODE_SECONDS, RENEWED
from handvoll.server.store import Conflict, Index, Store, StoreError
from handvoll.server.table import Table
from handvoll.server.thinker import Thinker
from handvoll.wire.tables import OpenTable, TableCard
from handvoll.wire.tasks import Task

T = TypeVar("T")

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
CODE_LENGTH = 6
OVERDUE = 4_000  # milliseconds after which any house may do what another should have done
ORPHANED = 300  # the same, while some of it may have been left by a house that fell
MOURNING = 60_000  # for so long after a fall
LEASE = 3_000  # short, for whoever claimed may be killed
COACH_PATIENCE = 120.0  # seconds for a slice of a game: others come first
STORE_PATIENCE = 60  # seconds a rising house waits for its store
IDLE = 60_000  # milliseconds after which a room nobody uses is forgotten
SPARE = 5_000  # the same, while such rooms have more lines than are kept
KEPT_LINES = 50_000  # of all rooms nobody uses: somebody may look into many, one after the other
LISTED = 50  # public tables
MOMENT = 1_000  # milliseconds for which the list of them is good
CLEANING = DAY // 24


@dataclass(frozen=True, slots=True)
class Keep:
    """For how many days a table stays that nobody touches; one that is over stays for ever."""

    unbegun: float = 2
    unfinished: float = 90


class House:
    """All the rooms of this process."""

    def __init__(
        self, store: Store, thinker: Thinker, meters: Meters, keep: Keep | None = None
    ) -> None:
        self.store = store
        self.keep = keep or Keep()
        self._clean_at = 0
        self.thinker = thinker
        self.coach = Coach(store, Thinker(1, COACH_PATIENCE, patient=True, ease=thinker.ease))
        self.meters = meters
        self.name = secrets.token_hex(8)
        self.alive: frozenset[str] = frozenset({self.name})
        self.rooms: dict[str, Room] = {}
        self.reading = FairQueue(1)  # a piece of a long log at a time, however many are asked for
        self.listing = FairQueue(1)  # of all moves somebody has, the dearest of all answers
        self._tasks: set[asyncio.Task[Any]] = set()
        self._slept = 0
        self._unsure = False  # of the time: the store was away since the last beat
        self._mourns_until = 0
        self._asking = asyncio.Lock()
        self._ahead = 0  # how far the house's time is ahead of the monotonic clock
        self._latest = 0  # the time of the last line we know
        self._public: tuple[int, list[TableCard]] = (0, [])
        self.well = True  # whether the store took our last beat
        self._beating: asyncio.Task[None] | None = None

    # Life

    async def rise(self) -> None:
        """Begin to serve: time goes on where it stood when the last house fell."""
        self._set_time(await self._first_beat())
        self._mourns_until = self.now() + MOURNING
        self.store.subscribe(self._hear, self._miss)
        self.store.listen(self._hear_call)
        self.thinker.warm_up()
        self._beating = asyncio.create_task(self._keep_beating())

    async def rest(self) -> None:
        """Stop serving; what was begun is finished or forgotten, never half done."""
        if self._beating:
            self._beating.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinker.close()
        self.coach.close()
        await self.store.close()

    async def _first_beat(self) -> int:
        """How long no house served; a store that is not there yet is waited for."""
        for _ in range(STORE_PATIENCE):
            try:
                return await self.store.rise(self.name, wall_time())
            except StoreError as error:
                note("store failed", error=str(error))
                await asyncio.sleep(1)
        return await self.store.rise(self.name, wall_time())

    def _set_time(self, slept: int) -> None:
        self._slept = slept
        self._ahead = wall_time() - slept - time.monotonic_ns() // 1_000_000
        self.not_before(self._latest)

    def not_before(self, at: int) -> None:
        """The house's time never runs behind what the logs say has happened."""
        self._latest = max(self._latest, at)
        self._ahead += max(0, self._latest - self.now())

    def now(self) -> int:
        """The house's time in milliseconds."""
        return time.monotonic_ns() // 1_000_000 + self._ahead

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let something happen by itself; what fails is noted."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, HandvollError):
            note("task failed", error=type(error).__name__, trace=error.__traceback__)

    async def beat(self) -> None:
        """Say that we live, and see who else does."""
        pulse = await self.store.beat(self.name, wall_time())
        if self.alive - pulse.alive:
            self._mourns_until = self.now() + MOURNING
        self.alive = pulse.alive
        self._unsure = False
        self.well = True
        if pulse.slept != self._slept:  # the store was away, or this machine slept
            self._set_time(pulse.slept)

    async def be_sure_of_time(self) -> None:
        """After trouble with the store, learn how long nobody served before anything is dated."""
        if self._unsure:
            async with self._asking:
                if self._unsure:
                    await self.beat()

    async def _keep_beating(self) -> None:
        """Every second: say that we live, and do what others left undone."""
        while True:
            try:
                await self.beat()
                await self._take_over()
                await self._clean_up()
            except StoreError as error:
                self._unsure, self.well = True, False
                note("store failed", error=str(error))
            self._forget_idle_rooms()
            await asyncio.sleep(1)

    async def _take_over(self) -> None:
        """Do what other houses should have done by now."""
        now = self.now()
        late = ORPHANED if now < self._mourns_until else OVERDUE
        for id in await self.store.claim_due(now - late, LEASE, 50):
            self.spawn(self.room(id).tick())

    async def _clean_up(self) -> None:
        """Once in a while, remove the tables that nobody came back to."""
        now = self.now()
        if now < self._clean_at:
            return
        self._clean_at = now + CLEANING
        unbegun, unfinished = self.keep.unbegun * DAY, self.keep.unfinished * DAY
        removed = 0
        while some := await self.store.remove_old(now - int(unbegun), now - int(unfinished)):
            removed += some
        if removed:
            note("tables removed", number=removed)

    def _forget_idle_rooms(self) -> None:
        """Those that were used longest ago first."""
        now = self.now()
        idle = [room for room in self.rooms.values() if room.idle_since(now - min(SPARE, IDLE))]
        lines = sum(room.mailbox.lines for room in idle)
        for room in sorted(idle, key=lambda room: room.mailbox.used):
            if lines > KEPT_LINES or room.idle_since(now - IDLE):
                lines -= room.mailbox.lines
                self.rooms.pop(room.id).mailbox.forget()  # it refers to itself: it stays for long

    # Tables

    def room(self, id: str) -> Room:
        """The room of a table; whether there is such a table shows when it is used."""
        if id not in self.rooms:
            self.rooms[id] = Room(id, self)
        return self.rooms[id]

    def sleeps(self, id: str) -> bool:
        """Whether a table's log must be read before anything can be seen of it."""
        return id not in self.rooms or not self.rooms[id].mailbox.lines

    async def public_tables(self) -> list[TableCard]:
        """The public tables, as they were a moment ago: how many ask costs nothing."""
        if self.now() >= self._public[0]:
            self._public = (self.now() + MOMENT, await self.store.public_tables(LISTED))
        return self._public[1]

    async def open_table(
        self,
        wish: OpenTable,
        host: Person,
        opener: str = "",
        seated: Sequence[Body] | None = None,
        *,
        evening: str = "",
        lesson: str = "",
        what_if: str = "",
    ) -> str:
        """Open a table, perhaps for the people of another, a lesson, or to go on otherwise.

        Nobody finds it before all of it is written.
        """
        seed = secrets.token_bytes(fair.SEED_BYTES)
        for _ in range(5):
            id, code = secrets.token_urlsafe(12), new_code()
            day = datetime.now(UTC).date().isoformat()
            again = seated is not None and not lesson and not what_if
            promise = fair.commitment(seed)
            bodies = open_table(
                wish,
                host,
                code,
                promise,
                day,
                again=again,
                evening=evening,
                lesson=lesson,
                what_if=what_if,
            )
            bodies += seated or []
            lines = [Line(seq, self.now(), body) for seq, body in enumerate(bodies, 1)]
            table = Table(id)
            await fold(self, table, lines)
            lines += happen(table, owed(table, seed), seed, self.now())
            try:
                await self.store.create(id, seed, lines, index_of(table, lines, [], opener))
            except Conflict:
                continue
            except StoreError as error:
                raise NotSaved("table-not-saved") from error
            return id
        raise NotSaved("table-not-saved")

    async def open_task(
        self, id: str, wish: OpenTable, host: Person, task: Task, seed: bytes, then: Sequence[Body]
    ) -> None:
        """Open a table in the middle of a game, unless it is open already."""
        promise, day = fair.commitment(seed), datetime.now(UTC).date().isoformat()
        for _ in range(5):
            bodies = [*open_table(wish, host, new_code(), promise, day, task=task), *then]
            lines = [Line(seq, self.now(), body) for seq, body in enumerate(bodies, 1)]
            try:
                await self.store.create(id, seed, lines, index_of(Table(id, lines), lines, []))
                return
            except Conflict:
                if await self.store.ends([id]):
                    return
            except StoreError as error:
                raise NotSaved("table-not-saved") from error
        raise NotSaved("table-not-saved")

    async def find(self, code: str) -> str:
        """The table with this short code; raises NoSuchTable."""
        id = await self.store.find(spelled(code))
        if id is None:
            raise NoSuchTable("table-unknown")
        return id

    async def screen_code(self, screen: str) -> str:
        """The code of a television: the one it has, unless that runs out soon."""
        now = self.now()
        until = now + CODE_SECONDS * 1000
        return await self.store.lend(screen, new_code(), until, now + RENEWED * 1000)

    async def find_screen(self, code: str) -> str:
        """The television with this code; raises NoSuchTable."""
        screen = await self.store.screen(spelled(code), self.now())
        if screen is None:
            raise NoSuchTable("table-no-screen")
        return screen

    async def append(self, table: str, after: int, lines: Sequence[Line], index: Index) -> None:
        """Append to a log, and measure how long it took."""
        begun = time.perf_counter()
        try:
            await self.store.append(table, after, lines, index)
        except StoreError as error:
            self._unsure = self._unsure or not isinstance(error, Conflict)
            raise
        self.meters.appended(time.perf_counter() - begun)

    def _hear(self, table: str, seq: int) -> None:
        if table in self.rooms:
            self.rooms[table].hear(seq)

    async def call(self, table: str, words: bytes) -> None:
        """Say something to the people of a table in the other houses."""
        await self.store.call(table, self.name.encode() + b" " + words)

    def _hear_call(self, table: str, words: bytes) -> None:
        house, _, said = words.partition(b" ")
        if table in self.rooms and house != self.name.encode():
            self.rooms[table].presence.call(said)

    def _miss(self) -> None:
        self.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        """Other houses may have written without our hearing it: see how far the logs go."""
        while True:
            try:
                ends = await self.store.ends(list(self.rooms))
                break
            except StoreError:
                await asyncio.sleep(STORE_PAUSE)
        for table, seq in ends.items():
            self._hear(table, seq)


def wall_time() -> int:
    """The time on the wall, in milliseconds."""
    return time.time_ns() // 1_000_000


def spelled(code: str) -> str:
    """A code as it is kept, however it was typed."""
    return re.sub(r"[^A-Z0-9]", "", code.upper())


def new_code() -> str:
    """A short code that can be read out."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
