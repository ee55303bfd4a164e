"""Somebody who plays on whatever happens: the rules of the browser's line (web/src/lib/live.ts).

What was not answered is said again with the same id; a silent line, or one with a hole in it, is
given up and another one opened where the last one ended.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from tests.server.guest import Guest, Live, any_move, is_awaited, is_over

GONE = (WebSocketException, OSError, TimeoutError, EOFError)
BEAT, QUIET, RETRY = 0.3, 1.5, 0.1  # seconds


class Player:
    """Plays at random to the end of the game."""

    def __init__(self, guest: Guest, table: str, rng: Random, bots: str = "") -> None:
        self.guest, self.table, self.rng = guest, table, rng
        self.bots = bots  # the letters of their seats
        self.begun_at: float | None = None  # when a server began, until a bot moves
        self.due_at: float | None = None  # since when one has to
        self.stirs: list[float] = []  # seconds from then until it does
        self.acknowledged: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.seq: int | None = None
        self.update: dict[str, Any] | None = None  # the newest that was told
        self.over = False
        self.lost_at: float | None = None
        self.absences: list[float] = []  # seconds between losing the line and being told again

    async def play(self) -> None:
        """Play to the end of the game, over as many connections as it takes."""
        while not self.over:
            with suppress(*GONE):
                async with self.guest.live(self.table, self.seq) as live:
                    await self._attend(live)
            self._lose()
            await asyncio.sleep(RETRY)

    def _lose(self) -> None:
        self.lost_at = self.lost_at or time.monotonic()

    async def _attend(self, live: Live) -> None:
        """Play over one connection, until it is over or the line is not worth keeping."""
        await self._say(live)
        heard = said = time.monotonic()
        whole = True
        while whole and not self.over and time.monotonic() - heard < QUIET:
            with suppress(TimeoutError):
                whole = self._hear(await live.receive(BEAT))
                heard = time.monotonic()
            if self._decide() or time.monotonic() - said > BEAT:
                await self._say(live)
                said = time.monotonic()

    def _hear(self, message: dict[str, Any]) -> bool:
        """Take a message in; whether nothing before it is missing."""
        whole = not self._hole_before(message)
        if not whole:
            self.update = None  # what was done meanwhile would be done again
        if message["is"] == "answer":
            self._settle(message)
        elif whole and message["seq"] >= (self.seq or 0):  # else it was overtaken on the way
            self.seq, self.update = message["seq"], message
            self.over = is_over(message)
            self._note_stir(message)
            self._note_absence()
        return whole

    def _hole_before(self, message: dict[str, Any]) -> bool:
        seq = self.seq or 0
        if message["is"] == "answer":
            return bool(message["seq"] > seq)
        told = message["happenings"]
        return bool(message["whole"] and told and told[0]["seq"] > seq + 1)

    def _settle(self, answer: dict[str, Any]) -> None:
        if self.pending and answer["re"] == self.pending["id"]:
            if "error" not in answer:
                self.acknowledged.append(self.pending["id"])
            self.pending = None

    def begin(self) -> None:
        """A server has begun: from now on bots may move."""
        self.begun_at, self.due_at = time.monotonic(), None

    def _note_stir(self, update: dict[str, Any]) -> None:
        """Whether a bot moved that had to; what is told first may have been done before."""
        now = time.monotonic()
        told = [each for each in update["happenings"] if each["of"] == "game"]
        events = [event for each in told for event in each["events"]]
        moved = any(event.get("seat") in (*self.bots,) for event in events)
        if moved and self.due_at is not None and self.lost_at is None:
            self.stirs.append(now - self.due_at)
            self.begun_at = None
        has_to = not update["rest"] and set(self.bots) & set(update["view"]["wait"])
        if self.begun_at is None or not has_to:
            self.due_at = None
        elif self.due_at is None:
            self.due_at = self.begun_at if self.lost_at else now

    def _note_absence(self) -> None:
        if self.lost_at is not None:
            self.absences.append(time.monotonic() - self.lost_at)
        self.lost_at = None

    def _decide(self) -> bool:
        """Think of a move, if one is due; whether one was found."""
        update = self.update
        if self.pending or not update or not (update["moves"] or is_awaited(update)):
            return False
        id = f"m{len(self.acknowledged)}-{self.rng.randrange(1 << 40)}"
        said: dict[str, Any] = {"do": "ready"}
        if update["moves"]:
            said = {"do": "play", "move": any_move(update, self.rng)}
        self.pending = {**said, "id": id, "seq": update["seq"]}
        return True

    async def _say(self, live: Live) -> None:
        """Say what has not been answered; without anything of that kind, ask who is there."""
        words = self.pending or {"do": "ping", "id": f"p{self.rng.randrange(1 << 40)}"}
        await live.socket.send(msgspec.json.encode(words).decode())
