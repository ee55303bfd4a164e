"""People at many tables, driven alike on our server and on a peer's.

Each table has one move under way at a time; it is done when every player there has heard of it
and its mover has the answer. What comes twice, not at all or refused ends the run.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Iterable
from time import perf_counter

from bench.sockets import Socket

AT_ONCE = 50  # connections that are being opened


class Player(ABC):
    """One connection at a table."""

    answered = False  # whether a mover gets an answer beside what all get

    def __init__(self, table: Table) -> None:
        self.table = table
        self.socket = Socket(self)
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    @abstractmethod
    def may_move(self) -> bool:
        """Whether it is this player's turn."""

    @abstractmethod
    def move(self) -> None:
        """Send a legal move."""

    @abstractmethod
    def hear(self, payload: bytes) -> None:
        """Take a message."""

    def lost(self) -> None:
        """A connection must not break."""
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server hung up"))
        self.table.crowd.fail("the server hung up")


class Table:
    """Some players, and the moves that are due there."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.players: list[Player] = []
        self._due: deque[float] = deque()
        self._missing = 0  # of the move under way
        self._mover: Player | None = None
        self._since = 0.0

    def want(self, at: float) -> None:
        """A move is due since then; it is sent as soon as the one before is done."""
        self._due.append(at)
        if not self._missing:
            self._move()

    def _move(self) -> None:
        self._since = self._due.popleft()
        self._mover = next((player for player in self.players if player.may_move), None)
        if self._mover is None:
            self.crowd.fail("nobody may move")
            return
        self._missing = len(self.players) + self._mover.answered
        self._mover.move()

    def heard(self, player: Player) -> None:
        """A player heard of the move, or its mover has the answer."""
        if not self._missing:
            self.crowd.fail("more came than was sent")
        self._missing -= 1
        now = perf_counter()
        if player is not self._mover:
            self.crowd.seconds.append(now - self._since)
        if not self._missing:
            self.crowd.done(self, now)
            if self._due:
                self._move()


class Crowd:
    """Everybody at some tables."""

    def __init__(self, tables: int) -> None:
        self.tables = [Table(self) for _ in range(tables)]
        self.seconds: list[float] = []  # from when a move was due until another player had it
        self._problem = ""
        self._rushing = False
        self._wanted = self._under_way = 0
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def rush(self, moves: int) -> None:
        """So many moves: at every table the next as soon as one is done."""
        self._begin(moves, rushing=True)
        for table in self.tables:
            self._ask(table, perf_counter())
        await self._over

    async def stroll(self, moves: int, rate: float) -> None:
        """So many moves, so many a second, at one table after the other; the server may lag."""
        self._begin(moves, rushing=False)
        begun = perf_counter()
        for number in range(moves):
            due = begun + number / rate
            if (early := due - perf_counter()) > 0:
                await asyncio.sleep(early)
            self._ask(self.tables[number % len(self.tables)], due)
        await self._over

    def _begin(self, moves: int, rushing: bool) -> None:
        self.seconds = []
        self._wanted, self._under_way, self._rushing = moves, 0, rushing
        self._over = asyncio.get_running_loop().create_future()
        if self._problem:
            self.fail(self._problem)

    def _ask(self, table: Table, at: float) -> None:
        if self._wanted:
            self._wanted -= 1
            self._under_way += 1
            table.want(at)

    def done(self, table: Table, now: float) -> None:
        """A move is done."""
        self._under_way -= 1
        if self._rushing:
            self._ask(table, now)
        if not self._wanted and not self._under_way and not self._over.done():
            self._over.set_result(None)

    def fail(self, problem: str) -> None:
        """Something went wrong that must not."""
        self._problem = problem
        if not self._over.done():
            self._over.set_exception(AssertionError(problem))

    async def leave(self) -> None:
        """Everybody goes."""
        sockets = [player.socket for table in self.tables for player in table.players]
        for socket in sockets:
            socket.close()
        await asyncio.gather(*(socket.closed for socket in sockets))


async def gather_few(work: Iterable[Awaitable[object]]) -> None:
    """Wait for all, but begin only some at a time."""
    few = asyncio.Semaphore(AT_ONCE)

    async def one(each: Awaitable[object]) -> None:
        async with few:
            await each

    await asyncio.gather(*map(one, work))
