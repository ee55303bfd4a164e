"""Connections: how many each network may have, and who has to go when there are too many.

A connection that asks is cheap to lose; one that watches a table less so; one whose person sits at
a table is kept to the last. Proxies speak for many, so theirs are counted where we see for whom.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import OrderedDict
from enum import IntEnum
from typing import Any

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol

from handvoll.server.diagnostics import note
from handvoll.server.limits import Limits, NetworkBuckets
from handvoll.server.networks import Trusted, network_of

RECEIVING = 10.0  # seconds for a whole request
SENDING = 20.0  # seconds for a client to take what is sent
MOST = 65_536  # descriptors we ask for
HELD = 64  # connections kept waiting at a time
WAITING = 1.0  # seconds for which who comes too often is kept waiting: so they come less often
RESERVE = 64 + HELD  # descriptors for those, the store, the bots and whoever we talk to ourselves
FLOOD = 40  # requests that being hung up on counts for: who floods cannot begin anew at once
NEAR = 0.8  # of the most there may be: worth a note
NOTE_EVERY = 60.0
DONE = {h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.SWITCHED_PROTOCOL}


class Rank(IntEnum):
    """Who goes first when there is no room."""

    ASKS = 0
    WATCHES = 1
    SITS = 2


class Connections:
    """The open connections of this process, by network, the oldest first."""

    def __init__(self, limits: Limits, trusted: Trusted, most: int) -> None:
        self.limits = limits
        self.trusted = trusted
        self.most = most
        self.frames = NetworkBuckets(limits.frames)  # of each network
        self.requests = NetworkBuckets(limits.address)
        self._new = NetworkBuckets(limits.connects)
        self._of: dict[asyncio.BaseTransport, str] = {}
        self._by: dict[str, OrderedDict[asyncio.BaseTransport, Rank]] = {}
        self._noted = -NOTE_EVERY
        self._held = 0

    def admit(self, transport: asyncio.Transport) -> bool:
        """Whether a new connection may stay; then it is counted until it leaves."""
        address = self._address(transport)
        network = network_of(address)
        many = len(self._by.get(network, ())) >= self.limits.connections
        if address and (many or self._owes(address) or not self._new.take(address)):
            return False
        self._note_if_full()
        if len(self._of) >= self.most and not self._make_room():
            return False
        self._of[transport] = network
        self._by.setdefault(network, OrderedDict())[transport] = Rank.ASKS
        return True

    def blame(self, address: str) -> None:
        """Somebody there was hung up on, for saying more than anybody can."""
        self.requests.owe(address, FLOOD)

    def _owes(self, address: str) -> bool:
        return not self.requests.take(address, 0)

    def hold(self, transport: asyncio.Transport) -> bool:
        """Keep one waiting that is not let in, unheard; whether there is room for that."""
        if self._held >= HELD:
            return False
        self._held += 1
        transport.pause_reading()
        asyncio.get_running_loop().call_later(WAITING, self._let_go, transport)
        return True

    def _let_go(self, transport: asyncio.Transport) -> None:
        self._held -= 1
        transport.abort()

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended, or will."""
        network = self._of.pop(transport, None)
        if network is not None:
            theirs = self._by[network]
            theirs.pop(transport, None)
            if not theirs:
                del self._by[network]

    def rank(self, transport: asyncio.BaseTransport, rank: Rank) -> None:
        """It is worth more, or less, than it was."""
        network = self._of.get(transport)
        if network is not None:
            self._by[network][transport] = rank

    def _address(self, transport: asyncio.Transport) -> str:
        """Where it comes from; nowhere in particular for a proxy of ours."""
        peer: Any = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        return "" if address in self.trusted else address

    def _make_room(self) -> bool:
        """End the oldest of the cheapest, of the network that has most; whether there was one."""
        for rank in (Rank.ASKS, Rank.WATCHES):
            having = [(len(each), each) for each in self._by.values() if rank in each.values()]
            if having:
                theirs = max(having, key=lambda pair: pair[0])[1]
                goes = next(each for each, its in theirs.items() if its is rank)
                self.leave(goes)
                if isinstance(goes, asyncio.Transport):
                    goes.abort()
                return True
        return False

    def _note_if_full(self) -> None:
        now = time.monotonic()
        if len(self._of) >= NEAR * self.most and now - self._noted >= NOTE_EVERY:
            self._noted = now
            note("many connections", open=len(self._of), most=self.most)


def descriptors() -> int:
    """How many connections this process may have, after asking for as many as it is given."""
    if sys.platform == "win32":
        return MOST
    import resource  # noqa: PLC0415  (not everywhere)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted) - RESERVE


def connections_of(app: object) -> Connections:
    """Those of an app; one that has none of its own counts for itself."""
    found = getattr(app, "connections", None)
    return found if isinstance(found, Connections) else Connections(Limits(), Trusted(), 1 << 16)


class Door(asyncio.Protocol):
    """Where connections come in; whoever is not let in costs next to nothing."""

    def __init__(self, config: Config, **more: Any) -> None:
        self._config, self._more = config, more

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, if there is room; who is not let in waits in vain, unless many do."""
        every = connections_of(self._config.loaded_app)
        if every.admit(transport):
            asking = Asking(self._config, **self._more)
            transport.set_protocol(asking)
            asking.connection_made(transport)
        elif not every.hold(transport):
            transport.abort()


class Asking(H11Protocol):
    """An HTTP connection that gets on with it: requests come and answers go within their time."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.all: Connections = connections_of(self.config.loaded_app)
        self._receiving: asyncio.TimerHandle | None = None
        self._sending: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """It was let in."""
        super().connection_made(transport)
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        """A piece of a request; the whole of it must come in time."""
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self
        if upgraded or self.conn.their_state in DONE or self.transport.is_closing():
            self._stop()
        elif self._receiving is None:
            self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._stop()
        self.resume_writing()
        self.all.leave(self.transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It goes on as something else."""
        self._stop()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The client does not take what it asked for."""
        super().pause_writing()
        self._sending = self._sending or self.loop.call_later(SENDING, self.transport.abort)

    def resume_writing(self) -> None:
        """It does."""
        super().resume_writing()
        if self._sending:
            self._sending.cancel()
        self._sending = None

    def _expect_request(self) -> None:
        self._receiving = self.loop.call_later(RECEIVING, self.transport.abort)

    def _stop(self) -> None:
        if self._receiving:
            self._receiving.cancel()
        self._receiving = None
