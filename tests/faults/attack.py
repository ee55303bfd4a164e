"""Attacks from one address, in a process of its own: they cost their victim, not who measures.

python -m tests.faults.attack NAME PORT TABLE SECONDS COOKIE says how often it was tried.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

FROM = "127.0.0.2"
HEADER = "GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://127.0.0.1:{port}\r\n"
)
PING, CONT = b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
TEXT_BEGINS = b"\x01\x81\0\0\0\0x"
MASK = b"\x80\0\0\0\0"
GONE = (OSError, asyncio.IncompleteReadError)

Way = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Attack:
    """What an attacker knows: where the server is, a table, and a cookie of its own."""

    def __init__(self, port: str, table: str, seconds: str, cookie: str) -> None:
        self.port = int(port)
        self.table = table
        self.until = time.monotonic() + float(seconds)
        self.cookie = cookie
        self.times = 0

    async def connect(self, said: str = "") -> Way:
        """A connection that says something first."""
        way = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(FROM, 0))
        way[1].write(said.format(port=self.port, table=self.table).encode())
        return way

    async def live(self) -> Way:
        """A live connection; it need not stay one."""
        cookie = f"Cookie: handvoll={self.cookie}\r\n"
        way = await self.connect(HEADER + UPGRADE + cookie + "\r\n")
        await way[0].readuntil(b"\r\n\r\n")
        return way

    async def over_and_over(self, once: Callable[[], Awaitable[None]], many: int) -> None:
        """So many at a time, until the time is up."""

        async def one() -> None:
            while time.monotonic() < self.until:
                self.times += 1
                with suppress(*GONE, TimeoutError):
                    await asyncio.wait_for(once(), self.until - time.monotonic() + 0.1)
                await asyncio.sleep(0.001)

        await asyncio.gather(*(one() for _ in range(many)))

    # The attacks

    async def flood(self, first: bytes, again: bytes) -> None:
        """A megabyte of small frames, as fast as they are taken."""
        reader, writer = await self.live()
        try:
            writer.write(first + again * (1_000_000 // len(again)))
            await asyncio.gather(writer.drain(), reader.read(1 << 20))
            while await reader.read(1 << 20):
                pass
        finally:
            writer.close()

    async def pings(self) -> None:
        """Empty pings."""
        await self.over_and_over(lambda: self.flood(b"", PING), 4)

    async def continuations(self) -> None:
        """A message of empty pieces without end."""
        await self.over_and_over(lambda: self.flood(TEXT_BEGINS, CONT), 4)

    async def slowly(self) -> None:
        """Half-sent requests that are held."""

        async def hold() -> None:
            reader, writer = await self.connect("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            try:
                while await reader.read(100):
                    pass
            finally:
                writer.close()

        await self.over_and_over(hold, 1200)

    async def words(self, text: str) -> None:
        """The same words again and again on one connection."""
        reader, writer = await self.live()
        said = text.encode()
        size = len(said)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        try:
            while time.monotonic() < self.until:
                writer.write((head + b"\0\0\0\0" + said) * 10)
                await writer.drain()
                if not await reader.read(1 << 16):
                    return
        finally:
            writer.close()

    async def reactions(self) -> None:
        """Reactions over 57 sockets."""
        await self.over_and_over(lambda: self.words('{"do":"react","id":"x","reaction":"wow"}'), 57)

    async def tries(self) -> None:
        """What the server has to think about, from a seat, over 57 sockets."""
        await self.over_and_over(lambda: self.words('{"do":"moves","id":"x"}'), 57)

    async def ask(self, path: str) -> None:
        """Ask for something and do not wait long."""
        reader, writer = await self.connect(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        )
        try:
            while await reader.read(1 << 16):
                pass
        finally:
            writer.close()

    async def told(self) -> None:
        """All that was told, again and again."""
        await self.over_and_over(lambda: self.ask("/api/tables/{table}/told"), 20)

    async def codes(self) -> None:
        """Guesses."""
        await self.over_and_over(lambda: self.ask("/api/codes/AAAAAA"), 20)

    async def lists(self) -> None:
        """The list of public tables, and pages."""
        await self.over_and_over(lambda: self.ask("/api/tables"), 20)

    async def churn(self) -> None:
        """Connections that come and go."""

        async def come_and_go() -> None:
            _, writer = await self.connect()
            writer.close()

        await self.over_and_over(come_and_go, 20)


AT_ONES_OWN = {"tries"}  # attacks from a seat
NAMES = (
    *("pings", "continuations", "slowly", "reactions", "tries"),
    *("told", "codes", "lists", "churn"),
)

if __name__ == "__main__":
    attack = Attack(*sys.argv[2:])
    asyncio.run(getattr(attack, sys.argv[1])())
    print(attack.times)
