"""The shorter way in: however frames are cut and mixed, we hear what uvicorn's own way would."""

from __future__ import annotations

import asyncio
from itertools import accumulate, pairwise
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from handvoll.server.limits import LARGEST_MESSAGE
from handvoll.server.websocket import MOST_PIECES, UNREAD, AtOnce

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
SHORT, LONG = (0, 1, 125, 126, 127, 300), (LARGEST_MESSAGE - 8, LARGEST_MESSAGE)

texts = st.text(max_size=8) | st.sampled_from([size * "x" for size in SHORT])
long_texts = st.sampled_from([size * "x" for size in LONG])


def frame(opcode: Opcode, payload: bytes, fin: bool = True, mask: bool = True) -> bytes:
    """A client's frame."""
    return Frame(opcode, payload, fin).serialize(mask=mask)


def in_two(opcode: Opcode, first: str, between: bytes, second: str) -> bytes:
    """A message in two frames, and what comes between."""
    begun, ended = frame(opcode, first.encode(), fin=False), frame(Opcode.CONT, second.encode())
    return begun + between + ended


whole = st.builds(lambda text: frame(Opcode.TEXT, text.encode()), texts | long_texts)
binary = st.builds(frame, st.just(Opcode.BINARY), st.binary(max_size=8))
control = st.builds(frame, st.sampled_from([Opcode.PING, Opcode.PONG]), st.binary(max_size=8))
halves = st.builds(
    in_two, st.sampled_from([Opcode.TEXT, Opcode.BINARY]), texts, control | st.just(b""), texts
)
messages = whole | binary | control | halves
BROKEN = {
    "not UTF-8": frame(Opcode.TEXT, b"\xff"),
    "not masked": frame(Opcode.TEXT, b"hello", mask=False),
    "too long": frame(Opcode.TEXT, b"x" * (LARGEST_MESSAGE + 1)),
    "goes on with nothing": frame(Opcode.CONT, b"hello"),
    "begins within another": frame(Opcode.TEXT, b"hel", fin=False) + frame(Opcode.TEXT, b"hello"),
    "the end": frame(Opcode.CLOSE, b"\x03\xe8") + frame(Opcode.TEXT, b"hello"),
}


class Wire(asyncio.Transport):
    """What a server writes, and when it will not read."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.signs: list[str] = []
        self.closed = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def pause_reading(self) -> None:
        self.signs.append("wait")

    def resume_reading(self) -> None:
        self.signs.append("go on")

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


class Listener:
    """An app that keeps what it hears, on a connection without a network."""

    def __init__(self, way: type[WebSocketsSansIOProtocol]) -> None:
        self.heard: list[Any] = []
        self.wire = Wire()
        config = uvicorn.Config(self, ws_max_size=LARGEST_MESSAGE, log_config=None)
        config.load()
        self.state = ServerState()
        self.protocol = way(config, self.state, {})
        self.protocol.connection_made(self.wire)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not self.heard or self.heard[-1]["type"] == "websocket.receive":
            self.heard.append(await receive())

    async def shake_hands(self, early: bytes = b"") -> None:
        """Until frames may come; some come earlier."""
        self.protocol.data_received(REQUEST)
        if early:
            self.protocol.data_received(early)
        while not self.protocol.handshake_complete:
            await asyncio.sleep(0)
        self.wire.written.clear()

    async def hear(self, pieces: list[bytes], early: bytes = b"") -> tuple[list[Any], bytes]:
        """What the app hears of these pieces, and what is written meanwhile."""
        await self.shake_hands(early)
        for piece in pieces:
            if not self.wire.closed:
                self.protocol.data_received(piece)
        self.protocol.connection_lost(None)
        await asyncio.gather(*self.state.tasks)
        return self.heard, b"".join(self.wire.written)


@settings(deadline=None, max_examples=60)
@given(st.lists(messages, max_size=5).map(b"".join), st.lists(st.integers(1, 999)))
def test_whatever_comes_is_heard_as_uvicorn_hears_it(stream: bytes, cuts: list[int]) -> None:
    ends = [*accumulate(cuts, initial=0), len(stream)]
    pieces = [piece for begin, end in pairwise(ends) if (piece := stream[begin:end])]
    same_both_ways(pieces)


@pytest.mark.parametrize("broken", BROKEN)
def test_what_breaks_the_protocol_ends_as_with_uvicorn(broken: str) -> None:
    same_both_ways([frame(Opcode.TEXT, b"good"), BROKEN[broken], frame(Opcode.TEXT, b"late")])


def same_both_ways(pieces: list[bytes]) -> None:
    """What is heard and written is the same, whichever way it takes."""

    async def scene() -> None:
        ours, theirs = Listener(AtOnce), Listener(WebSocketsSansIOProtocol)
        assert await ours.hear(pieces) == await theirs.hear(pieces)

    asyncio.run(scene())


def test_a_frame_that_comes_before_the_handshake_is_over_is_heard() -> None:
    async def scene() -> None:
        text = frame(Opcode.TEXT, b"early")
        heard, _ = await Listener(AtOnce).hear([text[3:]], early=text[:3])
        assert [each.get("text") for each in heard] == ["early", None]

    asyncio.run(scene())


def test_who_says_more_than_is_read_has_to_wait() -> None:
    async def scene() -> None:
        listener = Listener(AtOnce)
        await listener.shake_hands()
        text = frame(Opcode.TEXT, b"me again")
        listener.protocol.data_received(text * UNREAD)
        assert listener.wire.signs == []
        listener.protocol.data_received(text)
        assert listener.wire.signs == ["wait"]
        while "go on" not in listener.wire.signs:
            await asyncio.sleep(0)
        assert len(listener.heard) > UNREAD
        listener.protocol.connection_lost(None)
        await asyncio.gather(*listener.state.tasks)

    asyncio.run(scene())


@pytest.mark.parametrize(
    "flood",
    {
        "pings": frame(Opcode.PING, b""),
        "pongs": frame(Opcode.PONG, b""),
        "continuations": frame(Opcode.CONT, b"", fin=False),
    }.items(),
    ids=lambda each: each[0],
)
def test_every_frame_counts(flood: tuple[str, bytes]) -> None:
    async def scene() -> None:
        listener = Listener(AtOnce)
        begun = frame(Opcode.TEXT, b"x", fin=False) if flood[0] == "continuations" else b""
        _, written = await listener.hear([begun, flood[1] * 100_000])
        assert listener.wire.closed
        assert (4429).to_bytes(2, "big") in written
        assert len(written) < 5_000, "after the first few nothing is answered"
        assert len(listener.protocol.frames) <= MOST_PIECES

    asyncio.run(scene())


def test_a_frame_that_never_ends_is_not_kept() -> None:
    async def scene() -> None:
        listener = Listener(AtOnce)
        await listener.shake_hands()
        head = frame(Opcode.TEXT, b"x" * LARGEST_MESSAGE)[:8]
        for _ in range(100):
            listener.protocol.data_received(head + b"x" * 4_000)
        assert listener.wire.closed
        listener.protocol.connection_lost(None)
        await asyncio.gather(*listener.state.tasks)

    asyncio.run(scene())
