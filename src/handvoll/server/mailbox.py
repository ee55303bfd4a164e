"""The mailbox: one command at a time on one table.

Bring the table up to date, decide, let it happen in memory, append, and only then tell. If the
append fails, what is in memory is forgotten and read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, TypeVar

from handvoll.engine.match import Match
from handvoll.engine.record import Entry
from handvoll.engine.turn import Chance
from handvoll.lessons.lesson import Luck, outcome
from handvoll.server import clock, fair
from handvoll.server.clock import Due
from handvoll.server.errors import NoSuchTable, NotSaved
from handvoll.server.index import index_of
from handvoll.server.log import Body, Happened, Line, Revealed
from handvoll.server.store import Conflict, StoreError, Unsure
from handvoll.server.table import Table

if TYPE_CHECKING:
    from handvoll.server.house import House

T = TypeVar("T")
Decide = Callable[[Table], list[Body]]
LONGEST_LOG = 20_000  # lines; no game comes near, only somebody who goes to and fro for hours
BREATH = 250  # lines, of all long logs, that are read on in one go: others want to move meanwhile
ATTEMPTS = 30  # against others who write to the same table
WARY = 20  # writes after a lost race that are prepared to lose another


class Memory(Enum):
    """How much of its log a table in memory holds."""

    EMPTY = auto()  # nothing: not read yet, or nobody knows what the store kept
    BEHIND = auto()  # others have written since
    CURRENT = auto()  # all that anybody is known to have written


class Author(Enum):
    """Who wrote what is new."""

    WE = auto()
    OTHERS = auto()


News = Callable[[Table, list[Due], Author], None]  # what is durable, and what will be due


class Folded:
    """The table as far as this process has folded its log."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.table: Table | None = None
        self.heard = 0  # the last line anybody is known to have written
        self._wary = 0  # for how many writes a race with other houses is to be feared

    @property
    def memory(self) -> Memory:
        """How much there is."""
        if self.table is None:
            return Memory.EMPTY
        return Memory.BEHIND if self.table.seq < self.heard else Memory.CURRENT

    def hear(self, seq: int) -> None:
        """Somebody wrote up to a line."""
        self.heard = max(self.heard, seq)

    def taken_out(self) -> Table:
        """The table to be worked on; until it is put back there is none."""
        table, self.table = self.table or Table(self.id), None
        return table

    def spare(self, table: Table) -> Table | None:
        """A copy to go back to, where races are lost: folding a long log again takes long."""
        return table.copy() if self._wary else None

    def won(self) -> None:
        """What we let happen is in the log."""
        self._wary = max(0, self._wary - 1)

    def lost(self, spare: Table | None, after: int) -> None:
        """Somebody else wrote behind line `after`."""
        self.table, self._wary = spare, WARY
        self.hear(after + 1)


class Mailbox:
    """Commands for one table, and what can be seen of it."""

    def __init__(self, id: str, house: House, news: News) -> None:
        self.id = id
        self.house = house
        self.used = house.now()
        self._news = news
        self._lock = asyncio.Lock()
        self._folded = Folded(id)
        self._seed = b""

    async def do(self, decide: Decide, then: Callable[[Table], T], message: str | None = None) -> T:
        """Obey a command, once; what `then` sees when it is durable. Raises what refuses it.

        Whoever cancels this leaves the others untold of what may be durable.
        """
        async with self._lock:
            for _ in range(ATTEMPTS):
                await self.house.be_sure_of_time()
                table = await self._current()
                if table.answered(message) is None and not await self._write(
                    table, decide(table), message
                ):
                    continue
                return then(table)
        raise NotSaved("table-not-saved")

    async def look(self, see: Callable[[Table], T]) -> T:
        """What can be seen of the table; never what is not durable yet."""
        async with self._lock:
            return see(await self._current())

    @property
    def lines(self) -> int:
        """How much is remembered."""
        return self._folded.table.seq if self._folded.table else 0

    def forget(self) -> None:
        """Let the table go at once; whoever asks for it reads its log again."""
        if not self._lock.locked():
            self._folded.taken_out()

    def hear(self, seq: int) -> Memory:
        """Somebody wrote up to a line; whether we know what."""
        self._folded.hear(seq)
        return self._folded.memory

    async def _write(self, table: Table, bodies: list[Body], message: str | None) -> bool:
        """Let lines happen and append them; whether nobody was faster."""
        if not bodies:
            return True
        after, spare = table.seq, self._folded.spare(table)
        try:
            lines = happen(table, bodies, self._seed, self.house.now(), message)
            coming = clock.dues(table)
            await self.house.append(table.id, after, lines, index_of(table, lines, coming))
        except Conflict:
            self._folded.lost(spare, after)
            return False
        except BaseException as error:
            self._folded.taken_out()
            if isinstance(error, StoreError) and not isinstance(error, Unsure):
                raise NotSaved("table-not-saved") from error
            raise
        self._folded.won()
        self._news(table, coming, Author.WE)
        return True

    async def _current(self) -> Table:
        """The table as the log has it; what is new here is told, whoever wrote it."""
        self.used = self.house.now()
        if self._folded.memory is not Memory.CURRENT:
            table = self._folded.taken_out()
            await self._read_on(table)
            self._folded.table = table
            self._news(table, clock.dues(table), Author.OTHERS)
        assert self._folded.table is not None
        return self._folded.table

    async def _read_on(self, table: Table) -> None:
        await fold(self.house, table, await self.house.store.read(self.id, table.seq))
        if not table.seq:
            self.house.rooms.pop(self.id, None)  # anybody can ask for what is not there
            raise NoSuchTable("table-unknown")
        self._seed = self._seed or await self.house.store.seed(self.id) or b""


async def fold(house: House, table: Table, lines: Sequence[Line]) -> None:
    """Let a table take what is written; of a long log a piece at a time, and others in between."""
    for first in range(0, len(lines), BREATH):
        if len(lines) > BREATH:
            async with house.reading.turn(table.id):
                await asyncio.sleep(0)
        for line in lines[first : first + BREATH]:
            table.take(line)
            house.not_before(line.at)


def happen(
    table: Table, bodies: list[Body], seed: bytes, now: int, message: str | None = None
) -> list[Line]:
    """The lines of a command, and of the luck and the end that follow from it."""
    lines: list[Line] = []
    waiting = list(bodies)
    while waiting:
        line = Line(table.seq + 1, now, waiting.pop(0), None if lines else message)
        table.take(line)
        lines.append(line)
        waiting = waiting or owed(table, seed)
    return lines


def is_too_long(table: Table) -> bool:
    """Whether a log has as many lines as people may have written into it."""
    return table.seq >= LONGEST_LOG


def owed(table: Table, seed: bytes) -> list[Body]:
    """What follows by itself: the luck that is due, and the seed once the game is over."""
    match = table.match
    if match is None or table.unready or table.unshown or table.paused_at is not None:
        return []
    if table.status == "over":
        return [Revealed(seed.hex())] if table.revealed is None else []
    if isinstance(match.turn, Chance):
        return [Happened(Entry(len(match.record.entries) + 1, chance=_luck(table, match, seed)))]
    return []


def _luck(table: Table, match: Match, seed: bytes) -> tuple[str, ...]:
    """What chance brings; in a lesson, what is written down for it."""
    if isinstance(table.act, Luck):
        return tuple(outcome(match, table.act))
    return tuple(fair.outcome(match, seed, table.salts))
