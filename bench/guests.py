"""Our own tables under load: people who play 15GO! at random."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import closing
from http.client import HTTPConnection
from random import Random
from typing import Any

import msgspec

from bench.crowd import Crowd, Player, Table, gather_few


class Happening(msgspec.Struct):
    """What a client needs of a happening."""

    seq: int


class Told(msgspec.Struct):
    """What a client needs of a message."""

    seq: int
    kind: str = msgspec.field(name="is")
    happenings: list[Happening] = []
    moves: list[str] = []
    re: str = ""
    error: dict[str, Any] | None = None


_decoder = msgspec.json.Decoder(Told)
_encoder = msgspec.json.Encoder()

LOOK = "look"  # the id of messages that only ask how far we are


class Guest(Player):
    """Somebody who sits at a table of ours."""

    answered = True

    def __init__(self, table: Table, cookie: str, rng: Random) -> None:
        super().__init__(table)
        self.cookie = cookie
        self.rng = rng
        self.seq = 0
        self.moves: list[str] = []
        self.sent = 0
        self.entering = True  # until the first view
        self.settled = False  # whether from here on every message counts

    async def enter(self, host: str, id: str) -> None:
        """Connect, and wait for the first view."""
        path = f"/api/tables/{id}/live"
        await self.socket.connect(host, path, f"handvoll={self.cookie}")
        await self.ready

    async def look(self) -> int:
        """The seq, once everything the server has for us has come."""
        self.ready = asyncio.get_running_loop().create_future()
        self.socket.send(_encoder.encode({"do": "ping", "id": LOOK}))
        await self.ready
        return self.seq

    @property
    def may_move(self) -> bool:
        """Whether the last update listed moves."""
        return bool(self.moves)

    def move(self) -> None:
        """Play any legal move."""
        self.sent += 1
        move = self.rng.choice(self.moves)
        said = {"do": "play", "id": str(self.sent), "seq": self.seq, "move": move}
        self.socket.send(_encoder.encode(said))

    def hear(self, payload: bytes) -> None:
        """Take an update or an answer."""
        told = _decoder.decode(payload)
        if not self.settled:
            self._look_around(told)
        elif told.kind == "update":
            self._see(told)
        elif told.error or told.re != str(self.sent):
            self.table.crowd.fail(f"answered: {told}")
        else:
            self.table.heard(self)

    def _look_around(self, told: Told) -> None:
        update = told.kind == "update"
        self.seq, self.moves = told.seq, told.moves if update else self.moves
        if not self.ready.done() and (self.entering == update):
            self.entering = False
            self.ready.set_result(None)

    def _see(self, told: Told) -> None:
        numbers = [happening.seq for happening in told.happenings]
        if numbers != list(range(self.seq + 1, told.seq + 1)):
            self.table.crowd.fail(f"told of {numbers} after {self.seq}")
        self.seq, self.moves = told.seq, told.moves
        self.table.heard(self)


class Desk:
    """Asks the server over HTTP, one thing after the other."""

    def __init__(self, host: str, connection: HTTPConnection) -> None:
        self.host = host
        self.connection = connection

    def post(self, path: str, cookie: str = "", **body: object) -> tuple[bytes, str]:
        """What the server says, and the cookie it sets."""
        headers = {"content-type": "application/json", "origin": f"http://{self.host}"}
        if cookie:
            headers["cookie"] = f"handvoll={cookie}"
        self.connection.request("POST", path, msgspec.json.encode(body), headers)
        response = self.connection.getresponse()
        said = response.read()
        assert response.status < 300, said
        baked = (response.headers["set-cookie"] or "").partition(";")[0]
        return said, baked.removeprefix("handvoll=")

    def introduce(self, name: str) -> str:
        """The cookie of somebody new."""
        return self.post("/api/me", name=name)[1]

    def open(self, people: Sequence[str]) -> str:
        """A table where these people sit and the game has begun."""
        info, _ = self.post("/api/tables", people[0], game="fifteen", seats=len(people))
        id = str(msgspec.json.decode(info)["id"])
        for cookie in people:
            self.post(f"/api/tables/{id}/sit", cookie, salt=secrets.token_hex(16))
        self.post(f"/api/tables/{id}/start", people[0])
        return id


async def seat_guests(host: str, crowd: Crowd, seats: int) -> None:
    """Fill all tables with people, all connected."""
    rng = Random(5)
    places: list[tuple[Guest, str]] = []
    with closing(HTTPConnection(host)) as connection:
        desk = Desk(host, connection)
        for table in crowd.tables:
            people = [desk.introduce(f"Guest {seat}") for seat in range(seats)]
            guests = [Guest(table, cookie, rng) for cookie in people]
            id = desk.open(people)
            places += [(guest, id) for guest in guests]
            table.players += guests
    await gather_few(guest.enter(host, id) for guest, id in places)
    await gather_few(map(settle, crowd.tables))


async def settle(table: Table) -> None:
    """Wait until all at a table know the same: several servers may still be telling each other."""
    guests = [player for player in table.players if isinstance(player, Guest)]
    while len({await guest.look() for guest in guests}) > 1:
        pass
    for guest in guests:
        guest.settled = True
