"""A WebSocket client that costs next to nothing, so that a load comes from one process."""

from __future__ import annotations

import asyncio
from typing import Protocol

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
GREETING = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: aGFuZHZvbGxfX2JlbmNoIQ==\r\n{more}\r\n"
)


class Listener(Protocol):
    """Who is told what comes over a connection."""

    def hear(self, payload: bytes) -> None:
        """A message came."""

    def lost(self) -> None:
        """The server hung up."""


class Socket(asyncio.Protocol):
    """One connection; hands every message to whoever listens."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._buffer = bytearray()
        self._transport: asyncio.Transport
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._leaving = False

    async def connect(self, host: str, path: str, cookie: str = "") -> None:
        """Open it; raises ConnectionError if the server will not have us."""
        more = f"Cookie: {cookie}\r\n" if cookie else ""
        name, port = host.split(":")
        loop = asyncio.get_running_loop()
        self._transport, _ = await loop.create_connection(lambda: self, name, int(port))
        self._transport.write(GREETING.format(path=path, host=host, more=more).encode())
        await self.open

    def send(self, payload: bytes) -> None:
        """Send a text."""
        self._transport.write(frame(TEXT, payload))

    def close(self) -> None:
        """Go away."""
        self._leaving = True
        self._transport.close()

    # What asyncio calls

    def connection_lost(self, error: Exception | None) -> None:
        """The way is gone."""
        self.closed.set_result(None)
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server hung up"))
        elif not self._leaving:
            self._listener.lost()

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames."""
        self._buffer += data
        if self.open.done() or self._is_greeted():
            self._cut()

    def _is_greeted(self) -> bool:
        head, end, _ = bytes(self._buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        del self._buffer[: len(head) + len(end)]
        if head.startswith(b"HTTP/1.1 101"):
            self.open.set_result(None)
        else:
            self.open.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
        return True

    def _cut(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) >= at + 2:
            start, size = at + 2, buffer[at + 1]
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(buffer[at + 2 : start], "big")
            if len(buffer) < start + size:
                break
            self._take(buffer[at] & 15, bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind in (TEXT, BINARY):
            self._listener.hear(payload)
        elif kind == PING:
            self._transport.write(frame(PONG, payload))
        elif kind == CLOSE:
            self._transport.close()


def frame(kind: int, payload: bytes) -> bytes:
    """A client's frame: masked, as it must be, with the mask that changes nothing."""
    size = len(payload)
    length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([128 | kind]) + length + b"\0\0\0\0" + payload
