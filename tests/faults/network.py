"""A bad network for tests: it stands between WebSockets and a server and spoils their frames."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Any

FATES = ("drop", "delay", "duplicate", "cut")
LONGEST_DELAY = 0.3  # seconds; whatever comes behind overtakes
CLOSE, MASKED, LONG, LONGER = 0x8, 0x80, 126, 127  # of RFC 6455, 5.2

Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter


class Network:
    """Passes connections on to a port of this machine; of WebSocket frames, some badly."""

    def __init__(self, port: int, rng: Random, bad: float = 0.3) -> None:
        self.upstream = port
        self.rng = rng
        self.bad = bad
        self.fates: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Network:
        self._listening = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._listening.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._listening.close()
        await asyncio.gather(*self._tasks)

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def _accept(self, reader: Reader, writer: Writer) -> None:
        self._spawn(self._connect(reader, writer))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, reader: Reader, writer: Writer) -> None:
        """One connection, until either end or a cut ends it."""
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.upstream)
        with suppress(OSError, EOFError):
            head = await reader.readuntil(b"\r\n\r\n")
            there_writer.write(head)
            carry = self._frames if b"\r\nupgrade: websocket" in head.lower() else _bytes
            await _first_of(carry(reader, there_writer), carry(there_reader, writer))
        await asyncio.gather(_cut(writer), _cut(there_writer))

    async def _frames(self, reader: Reader, writer: Writer) -> None:
        if not (first := await reader.readexactly(2))[0] & 0x80:  # "HTTP/1.1 101": ASCII
            writer.write(first + await reader.readuntil(b"\r\n\r\n"))
            first = await reader.readexactly(2)
        while self._pass_on(first + await _rest_of_frame(first, reader), writer):
            await writer.drain()
            first = await reader.readexactly(2)

    def _pass_on(self, frame: bytes, writer: Writer) -> bool:
        """Let a frame meet its fate; whether there is still a connection."""
        fate = self._fate(frame)
        self.fates[fate] += 1
        match fate:
            case "pass" | "close":
                writer.write(frame)
            case "duplicate":
                writer.write(frame + frame)
            case "delay":
                self._spawn(self._send_late(frame, writer))
            case _:
                pass
        return fate != "cut"

    def _fate(self, frame: bytes) -> str:
        if frame[0] & 0x0F == CLOSE:
            return "close"  # a good-bye always arrives
        return self.rng.choice(FATES) if self.rng.random() < self.bad else "pass"

    async def _send_late(self, frame: bytes, writer: Writer) -> None:
        await asyncio.sleep(self.rng.random() * LONGEST_DELAY)
        if not writer.is_closing():
            writer.write(frame)


async def _first_of(*ways: Coroutine[Any, Any, None]) -> None:
    """Go all ways until one has come to its end."""
    tasks = [asyncio.create_task(way) for way in ways]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _cut(writer: Writer) -> None:
    writer.transport.abort()
    with suppress(OSError):
        await writer.wait_closed()


async def _bytes(reader: Reader, writer: Writer) -> None:
    while chunk := await reader.read(65536):
        writer.write(chunk)
        await writer.drain()


async def _rest_of_frame(first: bytes, reader: Reader) -> bytes:
    """What follows the first two bytes of a frame."""
    size = first[1] & 0x7F
    longer = await reader.readexactly({LONG: 2, LONGER: 8}.get(size, 0))
    size = int.from_bytes(longer, "big") if longer else size
    mask = 4 if first[1] & MASKED else 0
    return longer + await reader.readexactly(mask + size)
