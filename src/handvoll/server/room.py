"""Room: one table in this process, with a mailbox and the people connected to it.

One command at a time: bring the table up to date, decide, let it happen in memory, append, and
only then tell. If the append fails, what is in memory is forgotten and read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING, Protocol, TypeVar

from handvoll.engine.errors import MoveError
from handvoll.engine.game import View
from handvoll.engine.record import Entry
from handvoll.engine.turn import Chance
from handvoll.server import clock, fair
from handvoll.server.clock import BotThinks, Due
from handvoll.server.commands import play, presence
from handvoll.server.diagnostics import note
from handvoll.server.errors import NoSuchTable, NotSaved
from handvoll.server.log import Body, Happened, Line, Revealed, Sat
from handvoll.server.store import Conflict, Index, StoreError, Unsure
from handvoll.server.table import Table
from handvoll.server.thinker import any_move
from handvoll.wire.tables import TableCard

if TYPE_CHECKING:
    from handvoll.server.house import House

T = TypeVar("T")
Decide = Callable[[Table], list[Body]]
Same = dict[int | None, bytes]  # what all who only watch are told, by the seq they have
STORE_PAUSE = 0.5  # seconds after which what a store did not take is tried again
ATTEMPTS = 30  # against others who write to the same table
WARY = 20  # writes after a lost race that are prepared to lose another
LATER = 2_000  # milliseconds after which a house does what the one that wrote last did not do


class Guest(Protocol):
    """Somebody connected to a room."""

    person: str | None

    def show(self, table: Table, same: Same) -> None:
        """Tell them how it stands, if they do not know yet; `same` is for all who are told now."""


class Room:
    """One table and its mailbox."""

    def __init__(self, id: str, house: House) -> None:
        self.id = id
        self.house = house
        self.guests: set[Guest] = set()
        self.used = house.now()
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._seed = b""
        self._heard = 0  # the last line anybody is known to have written
        self._wary = 0  # for how many writes a race with other houses is to be feared
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: set[Due] = set()

    # The mailbox

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

    async def _write(self, table: Table, bodies: list[Body], message: str | None) -> bool:
        """Let lines happen and append them; whether nobody was faster."""
        if not bodies:
            return True
        after = table.seq
        before = table.copy() if self._wary else None  # folding a long log again takes long
        try:
            lines = self._happen(table, bodies, message)
            coming = clock.dues(table)
            await self.house.append(table.id, after, lines, index_of(table, lines, coming))
        except Conflict:
            self._table, self._wary = before, WARY
            self._heard = max(self._heard, after + 1)
            return False
        except BaseException as error:
            self._table = None
            if isinstance(error, StoreError) and not isinstance(error, Unsure):
                raise NotSaved("table-not-saved") from error
            raise
        self._wary = max(0, self._wary - 1)
        self._tell(table)
        self._wait_for(coming)
        return True

    def _happen(self, table: Table, bodies: list[Body], message: str | None) -> list[Line]:
        """The lines of a command, and of the luck and the end that follow from it."""
        now = self.house.now()
        lines: list[Line] = []
        waiting = list(bodies)
        while waiting:
            line = Line(table.seq + 1, now, waiting.pop(0), None if lines else message)
            table.take(line)
            lines.append(line)
            waiting = waiting or owed(table, self._seed)
        return lines

    async def _current(self) -> Table:
        """The table as the log has it; what is new here is told, whoever wrote it."""
        self.used = self.house.now()
        if self._table is None or self._table.seq < self._heard:
            table, self._table = self._table or Table(self.id), None  # until it is whole again
            self._table = await self._read_on(table)
            self._tell(table)
            if self.guests:
                self._wait_for(clock.dues(table), LATER)
        return self._table

    async def _read_on(self, table: Table) -> Table:
        for line in await self.house.store.read(self.id, table.seq):
            table.take(line)
        if not table.seq:
            raise NoSuchTable("table-unknown")
        self._seed = self._seed or await self.house.store.seed(self.id) or b""
        return table

    # Telling

    def _tell(self, table: Table) -> None:
        same: Same = {}
        for guest in list(self.guests):
            try:
                guest.show(table, same)
            except Exception as error:  # what is durable must not fail for one who cannot be told
                note("telling failed", error=type(error).__name__, trace=error.__traceback__)

    def hear(self, seq: int) -> None:
        """Somebody wrote up to a line; if it was another house, catch up."""
        self._heard = max(self._heard, seq)
        if self._table is None or self._table.seq < seq:
            self._stop_timer()  # who wrote the last line keeps its time
            if self.guests:
                self.house.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        """Read and tell what others wrote; if they did not see who is here, write it again."""
        try:
            await self.do(self._own_presence, lambda table: None)
        except (StoreError, NotSaved):
            self._wake_after(STORE_PAUSE)
            raise

    # People

    async def enter(self, guest: Guest) -> None:
        """Somebody is connected."""
        self.guests.add(guest)
        await self.count_heads()

    async def go(self, guest: Guest) -> None:
        """Somebody is not connected any more."""
        self.guests.discard(guest)
        await self.count_heads()

    async def count_heads(self) -> None:
        """Write down who is connected, if that has changed."""
        if await self.look(houses_at) - self.house.alive:
            await self.house.beat()  # perhaps it is not gone but new
        await self.do(self._presence, lambda table: None)

    def _presence(self, table: Table) -> list[Body]:
        return presence(table, self.house.name, self._people(), self.house.alive)

    def _own_presence(self, table: Table) -> list[Body]:
        return presence(table, self.house.name, self._people(), houses_at(table))

    def _people(self) -> set[str]:
        return {guest.person for guest in self.guests if guest.person}

    # Time

    def _wait_for(self, dues: list[Due], late: int = 0) -> None:
        """Wait for what is due next, or longer; bots that think already need no waking."""
        self._stop_timer()
        coming = [due for due in dues if due not in self._thinking]
        if coming:
            self._wake_after(max(0, coming[0].at + late - self.house.now()) / 1000)

    def _wake_after(self, delay: float) -> None:
        self._stop_timer()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(delay, lambda: self.house.spawn(self.tick()))

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None

    async def tick(self) -> None:
        """Do what is due; doing it twice, or in two houses, is harmless."""
        try:
            await self._do_what_is_due()
        except (StoreError, NotSaved):
            self._wake_after(STORE_PAUSE)
            raise

    async def _do_what_is_due(self) -> None:
        await self.count_heads()
        now = self.house.now()
        for due in await self.look(clock.dues):
            if due.at <= now:
                await self._meet(due)
        self._wait_for(await self.look(clock.dues))

    async def _meet(self, due: Due) -> None:
        if due in self._thinking:
            return
        if isinstance(due, BotThinks):
            self._thinking.add(due)
            self.house.spawn(self._think(due))
        else:
            await self.do(
                lambda table: clock.lines_for(table, due) if due in clock.dues(table) else [],
                lambda table: None,
            )

    def idle_since(self, limit: int) -> bool:
        """Whether nobody is here, nothing is due, and nobody asked since."""
        return not self.guests and not self._timer and not self._thinking and self.used < limit

    # Bots

    async def _think(self, due: BotThinks) -> None:
        """Ask a bot for its move and play it, unless the question is gone by then."""
        try:
            view = await self.look(lambda table: _view(table, due))
            if view is None:
                return
            seed = SystemRandom().getrandbits(60)
            move = await self.house.thinker.choose(view, due.level, seed)
            await self.do(lambda table: _bot_move(table, due, move), lambda table: None)
        except (StoreError, NotSaved):
            self._wake_after(STORE_PAUSE)
            raise
        finally:
            self._thinking.discard(due)


def _view(table: Table, due: BotThinks) -> View | None:
    """What a bot sees; None if it is not asked any more."""
    if table.match is None or due not in clock.dues(table):
        return None
    return table.match.view(due.seat)


def _bot_move(table: Table, due: BotThinks, move: str | None) -> list[Body]:
    """A bot's answer through the gate; any legal move if it has none that is."""
    if table.match is None or due not in clock.dues(table):
        return []
    seat = table.seats[due.seat]
    try:
        return play(table, seat, due.asked, move or "")
    except MoveError:
        return play(table, seat, due.asked, any_move(table.match, due.seat, SystemRandom()))


def houses_at(table: Table) -> frozenset[str]:
    """The houses to which the people of a table are connected."""
    return frozenset().union(*(seat.here for seat in table.seats.values()))


def owed(table: Table, seed: bytes) -> list[Body]:
    """What follows by itself: the luck that is due, and the seed once the game is over."""
    match = table.match
    if match is None:
        return []
    if isinstance(match.turn, Chance):
        outcome = tuple(fair.outcome(match, seed, table.salts))
        return [Happened(Entry(len(match.record.entries) + 1, chance=outcome))]
    if table.status == "over" and table.revealed is None:
        return [Revealed(seed.hex())]
    return []


def index_of(table: Table, lines: list[Line], dues: list[Due]) -> Index:
    """What the table is found by."""
    people = tuple(line.body.person for line in lines if isinstance(line.body, Sat))
    return Index(table.opened.access, card_of(table), dues[0].at if dues else None, people)


def card_of(table: Table) -> TableCard:
    """The table in a list; moves change nothing here."""
    if table.card is None:
        table.card = _card(table)
    return table.card


def _card(table: Table) -> TableCard:
    seats = table.seats.values()
    return TableCard(
        id=table.id,
        code=table.opened.code,
        game=table.opened.game,
        seats=len(seats),
        free=sum(seat.free for seat in seats),
        status=table.status,
        names=[seat.name for seat in seats if seat.name],
    )
