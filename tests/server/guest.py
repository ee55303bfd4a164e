"""People for tests: a browser's cookie, requests, and a live view of a table."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from handvoll.bots.bot import BOTS

Answer = dict[str, Any]
Update = dict[str, Any]

TRUSTING = httpx.create_ssl_context(verify=False)  # one for all: it takes longer than a request


def browser(address: str) -> httpx.AsyncClient:
    """A client without certificates and proxies, which take longer than our requests."""
    return httpx.AsyncClient(base_url=address, trust_env=False, verify=TRUSTING, timeout=None)


class Guest:
    """Somebody with a browser."""

    def __init__(
        self, address: str, name: str, person: str = "", cookie: str = "", via: str = ""
    ) -> None:
        self.address = address
        self.via = via  # where a proxy says they are
        self.name = name
        self.person = person
        self.cookie = cookie

    @classmethod
    async def known(cls, address: str, name: str) -> Guest:
        """A guest who has said their name."""
        guest = cls(address, name)
        await guest.introduce()
        return guest

    async def introduce(self) -> None:
        """Say one's name."""
        response = await self.send("POST", "/api/me", {"name": self.name})
        assert response.status_code == 200, response.text
        self.person = response.json()["person"]
        self.cookie = response.cookies["handvoll"]

    def headers(self) -> dict[str, str]:
        """What a browser, and a proxy, say with everything."""
        cookie = {"cookie": f"handvoll={self.cookie}"} if self.cookie else {}
        return {**cookie, **({"x-forwarded-for": self.via} if self.via else {})}

    async def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        """A request as our pages make it."""
        headers = {"origin": self.address, **self.headers()}
        async with browser(self.address) as client:
            return await client.request(
                method, path, headers=headers, json=body if body is not None else {}
            )

    async def get(self, path: str) -> Any:
        """What lies there."""
        response = await self.send("GET", path)
        assert response.status_code == 200, response.text
        return response.json()

    async def post(self, path: str, **body: object) -> Any:
        """Do something that must be possible."""
        response = await self.send("POST", path, body)
        assert response.status_code in (200, 201), response.text
        return response.json()

    async def hurry(self, table: str) -> None:
        """Let the bots of a table that has begun take no time."""
        settings = (await self.get(f"/api/tables/{table}"))["settings"]
        await self.post(f"/api/tables/{table}/change", settings={**settings, "pace": 0})

    async def refused(self, path: str, **body: object) -> str:
        """Do something that must not be possible; the message id of the refusal."""
        response = await self.send("POST", path, body)
        assert 400 <= response.status_code < 500, response.text
        return str(response.json()["message"])

    async def open(self, game: str = "fifteen", seats: int = 2, **more: object) -> str:
        """Open a table and sit down at A."""
        info = await self.post("/api/tables", game=game, seats=seats, **more)
        await self.sit(info["id"], "A")
        return str(info["id"])

    async def sit(self, table: str, seat: str | None = None) -> Any:
        """Sit down."""
        return await self.post(f"/api/tables/{table}/sit", salt=secrets.token_hex(16), seat=seat)

    @asynccontextmanager
    async def live(self, table: str, seq: int | None = None) -> AsyncIterator[Live]:
        """Be at a table."""
        async with connect(
            self.live_url(table, seq),
            additional_headers=self.headers(),
            origin=self.address,  # type: ignore[arg-type]
            proxy=None,
            close_timeout=2,
        ) as socket:
            yield Live(socket)

    def live_url(self, table: str, seq: int | None) -> str:
        """Where a table is shown live."""
        asked = "" if seq is None else f"?seq={seq}"
        return f"{self.address.replace('http', 'ws')}/api/tables/{table}/live{asked}"


async def all_seated(guest: Guest, table: str) -> None:
    """Until their house has heard that every seat is somebody's, wherever they sat down."""
    while any(seat["name"] is None for seat in (await guest.get(f"/api/tables/{table}"))["seats"]):
        await asyncio.sleep(0.02)


def any_move(update: Update, rng: Random) -> str:
    """A legal move; where not all are listed, what a bot finds in the view."""
    if update["more"]:
        return BOTS["random"](update["view"]["game"]).choose(update["view"], rng)
    return str(rng.choice(update["moves"]))


class Live:
    """A live view: the last update, and all that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: Update = {}
        self.updates: list[Update] = []
        self.answers: dict[str, Answer] = {}
        self.raw: list[bytes] = []
        self.reactions: list[dict[str, Any]] = []
        self.spoken: list[dict[str, Any]] = []
        self.next_id = 0

    async def receive(self, timeout: float = 120) -> dict[str, Any]:
        """The next message of any kind."""
        raw = await asyncio.wait_for(self.socket.recv(decode=False), timeout)
        self.raw.append(raw)
        message: dict[str, Any] = msgspec.json.decode(raw)
        if message["is"] == "update":
            self.update = message
            self.updates.append(message)
        elif message["is"] == "reacted":
            self.reactions.append(message)
        elif message["is"] == "spoken":
            self.spoken.append(message)
        else:
            self.answers[message["re"]] = message
        return message

    async def until(self, wanted: Any, timeout: float = 120) -> Update:
        """Read until an update is as wanted."""
        async with asyncio.timeout(timeout):
            while not self.update or not wanted(self.update):
                await self.receive(timeout)
        return self.update

    async def ask(self, do: str, **more: object) -> Answer:
        """Say something and wait for the answer."""
        self.next_id += 1
        id = str(more.pop("id", f"{secrets.token_hex(4)}-{self.next_id}"))
        await self.socket.send(msgspec.json.encode({"do": do, "id": id, **more}).decode())
        self.answers.pop(id, None)
        while id not in self.answers:
            await self.receive()
        return self.answers[id]

    async def moves(self) -> list[str]:
        """All legal moves, or as many as one is told."""
        await self.until(lambda _: True)  # the first one may still be on its way
        if not self.update["more"]:
            return list(self.update["moves"])
        return list((await self.ask("moves"))["moves"])

    async def play(self, move: str, **more: object) -> Answer:
        """Make a move on the sight of the last update."""
        return await self.ask("play", move=move, **{"seq": self.update["seq"], **more})

    async def play_on(self, rng: Random, moves: int = 10_000) -> int:
        """Play at random until the game is over, or so many moves; how many were taken."""
        played = 0
        while played < moves:
            await self.until(lambda u: u["moves"] or is_awaited(u) or is_over(u), timeout=120)
            if is_over(self.update):
                break
            seq = self.update["seq"]
            if is_awaited(self.update):
                await self.ask("ready", seq=seq)
            else:
                answer = await self.play(any_move(self.update, rng))
                played += "error" not in answer
            await self.until(lambda update, seq=seq: update["seq"] > seq)
        return played


def is_awaited(update: Update) -> bool:
    """Whether the next round waits for whom this was told."""
    return bool(update["rest"] and update["table"]["mine"] in update["rest"]["awaited"])


def is_over(update: Update) -> bool:
    """Whether the game is over."""
    return bool(update["table"]["status"] == "over")
