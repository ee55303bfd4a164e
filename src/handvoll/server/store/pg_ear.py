"""The ear: one connection that hears what other houses write, and by which they know we live."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from asyncpg import Connection

from handvoll.server.store.pg_link import PATIENCE, TROUBLE

HOUSES = 0x48564855  # the class of the advisory locks that houses hold while they live
LOOK_EVERY = 3.0  # seconds after which a silent connection is asked whether it is there
RETRY_AFTER = 0.2


class Ear:
    """Listens for as long as it is open; a lost connection is made again."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Connection]],
        channels: dict[str, Callable[[int, str], None]],
        missed: Callable[[], None],
    ) -> None:
        self._connect = connect
        self._channels = channels
        self._missed = missed
        self._connection: Connection | None = None
        self._connecting = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()
        self._sign: int | None = None

    async def hide(self) -> None:
        """Let go of the lock of a house."""
        if self._sign is not None:
            self._sign = None
            await (await self._connected()).execute("SELECT pg_advisory_unlock_all()")

    async def show(self, sign: int) -> None:
        """Hold the lock of a house, now and whenever the connection is made again."""
        connection = await self._connected()
        self._sign = sign
        await self._hold(connection)

    def listen(self) -> None:
        """Begin to listen."""
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Listen no more."""
        if self._listening:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._connection:
            with suppress(*TROUBLE):
                await self._connection.close(timeout=2)

    async def _listen(self) -> None:
        while True:
            try:
                connection = await self._connected()
                await self._stay(connection)
            except TROUBLE:
                await asyncio.sleep(RETRY_AFTER)

    async def _stay(self, connection: Connection) -> None:
        """Returns when the connection is lost."""
        while not connection.is_closed():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), LOOK_EVERY)
            try:
                await connection.execute("SELECT 1", timeout=PATIENCE)
            except TROUBLE:
                connection.terminate()
                raise

    async def _connected(self) -> Connection:
        async with self._connecting:
            if self._connection is None or self._connection.is_closed():
                connection = await self._connect()
                self._lost.clear()
                connection.add_termination_listener(lambda _: self._lost.set())
                for channel in self._channels:
                    await connection.add_listener(channel, self._on_notice)
                await self._hold(connection)
                self._connection = connection
                self._missed()  # whatever was written before we listened
            return self._connection

    async def _hold(self, connection: Connection) -> None:
        if self._sign is not None:
            query = "SELECT pg_advisory_lock_shared($1, $2)"
            await connection.execute(query, HOUSES, self._sign)

    def _on_notice(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        self._channels[channel](pid, str(payload))
