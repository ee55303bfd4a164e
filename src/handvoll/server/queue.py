"""A queue that is fair over people and tables: who asks often waits behind who asks seldom."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

T = TypeVar("T")


class FairQueue:
    """So many may be served at once; then one of each who waits in turn, of each table of theirs.

    Who waits is a network, so that somebody with fifty tables takes no more turns than others.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}  # the next one first

    @asynccontextmanager
    async def turn(self, table: str, whose: str = "") -> AsyncIterator[None]:
        """Wait for one's turn, and let the next come afterwards."""
        await self._come(table, whose)
        try:
            yield
        finally:
            self._call_next()

    async def _come(self, table: str, whose: str) -> None:
        if self.free:
            self.free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, {}).setdefault(table, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._call_next()  # it was called and cannot come
            raise

    def _call_next(self) -> None:
        """Call the next one of who has waited longest; their others wait behind all."""
        while self.waiting:
            whose, tables = _first(self.waiting)
            table, line = _first(tables)
            called = line.popleft()
            if line:
                tables[table] = line
            if tables:
                self.waiting[whose] = tables
            if not called.done():
                called.set_result(None)
                return
        self.free += 1


def _first(waiting: dict[str, T]) -> tuple[str, T]:
    """Who has waited longest, taken out."""
    name = next(iter(waiting))
    return name, waiting.pop(name)
