"""uvicorn's WebSocket, with a shorter way in and out.

ASGI can only send from a coroutine, so whoever tells many connections something wakes a task for
each. What the connection can take now, it can as well be given now. And a frame that holds a whole
text needs no parser that also knows all the others. Together a fifth of the price of a move
(bench/load.py). Apps on another server do without.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C if it can be
from websockets.http11 import Request
from websockets.protocol import State

from handvoll.server.connections import Connections, Rank, connections_of
from handvoll.server.gate import address_of
from handvoll.server.limits import LARGEST_MESSAGE, Bucket

AT_ONCE = "handvoll.at-once"  # an extension of ASGI of our own
HEARING = (State.OPEN, State.CLOSING)
TOO_MUCH = 4429  # a close code of ours
MOST_WAITING = LARGEST_MESSAGE + 14  # bytes: the largest frame there may be
MOST_PIECES = 64  # of one message
UNREAD = 16  # messages the app has not taken yet; with more, the client has to wait
WHOLE_TEXT = 0x81  # the first byte of a frame: final, and a text (RFC 6455, 5.2)
MASKED = 0x80  # added to the second byte, as clients must
PING = b"\x89\x00"  # a whole frame that says nothing
PONG = 0x8A  # the first byte of its answer

Say = Callable[[bytes], bool]


def way_out(scope: Scope) -> Say:
    """What says a text on a connection at once, if it can; whether it did."""
    ways: dict[Any, Any] = (scope.get("extensions") or {}).get(AT_ONCE, {})
    say: Say = ways.get("say", _cannot)
    return say


def keep(scope: Scope, address: str, sits: bool) -> None:
    """What comes over a connection counts for an address; who sits is kept to the last."""
    ways: dict[Any, Any] = (scope.get("extensions") or {}).get(AT_ONCE, {})
    if ways:
        ways["charge"](address)
        ways["rank"](Rank.SITS if sits else Rank.WATCHES)


def blame(scope: Scope) -> None:
    """Who is connected has said more than anybody can."""
    ways: dict[Any, Any] = (scope.get("extensions") or {}).get(AT_ONCE, {})
    if ways:
        ways["blame"]()


def _cannot(text: bytes) -> bool:
    return False


def text_head(size: int) -> bytes:
    """The head of a frame that holds a whole text, unmasked, as servers send it."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def frame_size(data: bytes | bytearray) -> int:
    """How many bytes a client's frame has that begins here; 0 if that cannot be seen yet."""
    if len(data) < 2:
        return 0
    size, mask = data[1] & 0x7F, 4 if data[1] & MASKED else 0
    if size < 126:
        return size + 2 + mask
    more = 2 if size == 126 else 8
    if len(data) < 2 + more:
        return 0
    return int.from_bytes(data[2 : 2 + more], "big") + 2 + more + mask


def whole_text(frame: bytes) -> str | None:
    """The text of a frame that is nothing but a whole text; None of all others."""
    if frame[0] != WHOLE_TEXT or not frame[1] & MASKED or frame[1] & 0x7F == 127:
        return None
    mask = 4 if frame[1] & 0x7F == 126 else 2
    try:
        return apply_mask(frame[mask + 4 :], frame[mask : mask + 4]).decode()
    except UnicodeDecodeError:
        return None


class Inbox:
    """What of asyncio's queue a connection needs: it has one reader and forgets nothing."""

    def __init__(self) -> None:
        self.messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message, and wake who waits for it."""
        self.messages.append(message)
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next message, when it is there."""
        while not self.messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self.messages.popleft()

    def empty(self) -> bool:
        """Whether all messages are taken."""
        return not self.messages


class AtOnce(WebSocketsSansIOProtocol):
    """A connection whose scope has the way out, whose texts take the way in; every frame counts.

    Whatever comes is cut into frames here. One that is not whole yet waits, so that none is taken
    uncounted, however it is cut.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._inbox = Inbox()
        self.queue = cast(asyncio.Queue[Any], self._inbox)
        self._rest = bytearray()  # of a frame that is not whole yet
        self._heard = 0.0  # when anything came
        self.all: Connections = connections_of(self.config.loaded_app)
        self._frames = Bucket(self.all.limits.messages * 2)  # answers to pings count, too
        self._address = ""

    def handle_connect(self, event: Request) -> None:
        """Begin; the app's task has not run yet."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            ways: dict[object, object] = {"say": self.say, "rank": self._rank}
            ways |= {"charge": self._charge, "blame": self._blame}
            self.scope["extensions"][AT_ONCE] = ways
            self._rank(Rank.WATCHES)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.all.leave(self.transport)
        super().connection_lost(exc)

    def _rank(self, rank: Rank) -> None:
        self.all.rank(self.transport, rank)

    def _charge(self, address: str) -> None:
        """All that comes counts for this address, too."""
        self._address = address

    def _blame(self) -> None:
        self.all.blame(address_of(cast(Scope, self.scope)))

    def say(self, text: bytes) -> bool:
        """Send a text with whatever else is said before the loop turns; no if slow or gone."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        if not self.conn.writes:
            self.loop.call_soon(self._flush)
        self.conn.writes.append(text_head(len(text)) + text)
        return True

    def _flush(self) -> None:
        frames = self.conn.data_to_send()
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def start_keepalive(self) -> None:
        """The app has accepted: what came early can be heard."""
        super().start_keepalive()
        self.data_received(b"")

    def send_keepalive_ping(self) -> None:
        """Ask who has said nothing for so long whether they are there; whatever comes says so."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        assert self.ping_interval is not None
        assert self.ping_timeout is not None
        quiet = self.loop.time() - self._heard
        if quiet < self.ping_interval:
            wait = self.ping_interval - quiet
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            self.transport.write(PING)
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)

    def _hear(self) -> None:
        """The other side is there."""
        self._heard = self.loop.time()
        if self.pong_timer:
            self.pong_timer.cancel()
            self.pong_timer = None
            self.schedule_ping()

    def data_received(self, data: bytes) -> None:
        """Cut it into frames; what is not whole, or comes too early, waits."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._hear()
        self._rest += data
        while self.conn.state in HEARING and (size := frame_size(self._rest)) > 0:
            if len(self._rest) < size <= MOST_WAITING:
                break
            frame = bytes(self._rest[:size])
            del self._rest[:size]
            if not self._counted():
                return
            self._take(frame)
        if len(self._rest) > MOST_WAITING:  # it came before it could be heard, or after the end
            self._rest.clear()
            self.transport.abort()

    def _counted(self) -> bool:
        """Whether one more frame is not too much; else it is the last."""
        mine = self._frames.take() and len(self.frames) < MOST_PIECES
        if mine and (not self._address or self.all.frames.take(self._address)):
            return True
        self._rest.clear()
        if self.conn.state is State.OPEN:
            self._blame()
            self.conn.send_close(TOO_MUCH)
            self.handle_parser_exception()
        else:
            self.transport.abort()
        return False

    def _take(self, frame: bytes) -> None:
        """Hand a text straight to the app; a client with too many unread has to wait."""
        plain = not self.frames and len(frame) <= LARGEST_MESSAGE and self.conn.state is State.OPEN
        if plain and frame[0] == PONG and MASKED <= frame[1] < MASKED + 126:
            return  # that anything came is noted already
        text = whole_text(frame) if plain else None
        if text is None:
            super().data_received(frame)
            return
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        if len(self._inbox.messages) > UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
