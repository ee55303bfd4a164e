"""A queue that is fair over tables: who asks often waits behind who asks seldom."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """So many may be served at once; then one of each table in turn."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by table, the next one first

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        """Wait for one's turn, and let the next come afterwards."""
        await self._come(table)
        try:
            yield
        finally:
            self._call_next()

    async def _come(self, table: str) -> None:
        if self.free:
            self.free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(table, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._call_next()  # it was called and cannot come
            raise

    def _call_next(self) -> None:
        """Call the next one of the table that has waited longest; its others wait behind all."""
        while self.waiting:
            table, line = next(iter(self.waiting.items()))
            del self.waiting[table]
            called = line.popleft()
            if line:
                self.waiting[table] = line
            if not called.done():
                called.set_result(None)
                return
        self.free += 1
