"""uvicorn's WebSocket, with a shorter way out.

ASGI can only send from a coroutine, so whoever tells many connections something wakes a task for
each. What the connection can take now, it can as well be given now: half the price of an update
(bench/load.py). Apps on another server do without.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

AT_ONCE = "handvoll.at-once"  # an extension of ASGI of our own

Say = Callable[[bytes], bool]


def way_out(scope: Scope) -> Say:
    """What says a text on a connection at once, if it can; whether it did."""
    ways: dict[Any, Any] = (scope.get("extensions") or {}).get(AT_ONCE, {})
    say: Say = ways.get("say", _cannot)
    return say


def _cannot(text: bytes) -> bool:
    return False


def text_head(size: int) -> bytes:
    """The head of a frame that holds a whole text, unmasked, as servers send it (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class AtOnce(WebSocketsSansIOProtocol):
    """A connection whose scope has the way out."""

    def handle_connect(self, event: Request) -> None:
        """Begin; the app's task has not run yet."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][AT_ONCE] = {"say": self.say}

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
