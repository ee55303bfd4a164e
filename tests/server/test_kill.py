"""Power cuts: no acknowledged move is lost, none is doubled, nothing is dealt again.

The long form is HANDVOLL_KILLS=1000 pytest tests/server/test_kill.py.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from handvoll.engine.record import Record
from handvoll.server.fair import verify
from handvoll.server.log import Happened, Line, decode
from handvoll.server.table import Table
from tests.server.guest import Guest, Live, is_over
from tests.server.process import Server

KILLS = int(os.environ.get("HANDVOLL_KILLS", "3"))
GONE = (WebSocketException, OSError, TimeoutError, EOFError)


class Survivor:
    """Plays on through power cuts; an answer that did not come is asked for again."""

    def __init__(self, guest: Guest, table: str, rng: Random) -> None:
        self.guest, self.table, self.rng = guest, table, rng
        self.acknowledged: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.seq: int | None = None
        self.over = False

    async def play(self) -> None:
        """Play to the end of the game."""
        while not self.over:
            with suppress(*GONE):
                async with self.guest.live(self.table, self.seq) as live:
                    await self._play_at(live)
            await asyncio.sleep(0.05)

    async def _play_at(self, live: Live) -> None:
        await live.receive()
        while not self.over:
            self.seq = live.update["seq"]
            if self.pending is None and live.update["moves"]:
                id = f"m{len(self.acknowledged)}-{self.rng.randrange(1 << 40)}"
                move = self.rng.choice(live.update["moves"])
                self.pending = {"id": id, "seq": self.seq, "move": move}
            if self.pending:
                answer = await live.ask("play", **self.pending)
                if "error" not in answer:
                    self.acknowledged.append(self.pending["id"])
                self.pending = None
            else:
                await live.receive(20)
            self.over = is_over(live.update)


def lines_of(data: Path, table: str) -> list[Line]:
    """A table's log, straight from the file."""
    query = "SELECT seq, at, body, message FROM lines WHERE table_id = ? ORDER BY seq"
    with closing(sqlite3.connect(data / "handvoll.sqlite")) as db:
        rows = db.execute(query, (table,)).fetchall()
    return [Line(seq, at, decode(body), message) for seq, at, body, message in rows]


def test_power_cuts_in_mid_play(tmp_path: Path) -> None:
    rng = Random(9)
    kills = 0
    with Server(tmp_path / "data") as server:
        while kills < KILLS:
            wanted = KILLS - kills
            scene = through_power_cuts(server, rng, wanted)
            table, survivors, more = asyncio.run(asyncio.wait_for(scene, 600 + 60 * wanted))
            assert_nothing_lost(lines_of(server.data, table), survivors)
            kills += more
        assert "failed" not in server.written()
        assert "Traceback" not in server.written()


async def through_power_cuts(
    server: Server, rng: Random, kills: int
) -> tuple[str, list[Survivor], int]:
    """A game with at most so many power cuts; the table, its players, and how many there were."""
    people = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
    table = await people[0].open("fifteen", 4, settings={"pace": 0.02, "grace": 3600})
    await people[1].sit(table)
    await people[0].post(f"/api/tables/{table}/start", fill="random")
    survivors = [Survivor(guest, table, Random(i)) for i, guest in enumerate(people)]
    playing = [asyncio.create_task(survivor.play()) for survivor in survivors]
    done = 0
    while done < kills:
        await asyncio.wait(playing, timeout=0.2 + rng.random())
        if all(task.done() for task in playing):
            break
        server.kill()
        done += 1
        await asyncio.to_thread(server.start)
    await asyncio.gather(*playing)
    return table, survivors, done


def assert_nothing_lost(lines: list[Line], survivors: list[Survivor]) -> None:
    messages = Counter(line.message for line in lines if line.message)
    assert set(messages.values()) <= {1}, "no message is obeyed twice"
    for survivor in survivors:
        written = {f"{survivor.guest.person}:{id}" for id in survivor.acknowledged}
        assert written <= set(messages), "what was acknowledged is in the log"
        assert survivor.acknowledged
    record = Table("t", lines).record()
    moves = sum(isinstance(line.body, Happened) for line in lines)
    assert len(record.entries) == moves
    assert verify(Record.loads(record.dumps())) == 1, "one deal, the one that was promised"


def test_clocks_survive_and_no_time_is_charged_while_the_server_is_down(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        asyncio.run(asyncio.wait_for(hourglass(server), 600))


async def hourglass(server: Server) -> None:
    anna, ben = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
    table = await anna.open("fiver", 2, options={"seconds": 10})
    await ben.sit(table)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.live(table) as a:
        await a.until(lambda update: update["view"])
        await a.play("flip")
        shown = a.update["clock"]["ms"]
        assert 9_000 < shown <= 10_000
        server.kill()
        with suppress(*GONE, httpx.HTTPError):
            await a.receive(1)
    await asyncio.sleep(3)
    await asyncio.to_thread(server.start)
    async with anna.live(table) as a, ben.live(table) as b:
        await a.until(lambda update: update["view"])
        assert a.update["clock"]["ms"] > shown - 3_000, "not charged while down"
        await b.until(lambda u: (u["view"] and "B" not in u["view"]["wait"]) or u["clock"]["of"])
        ended = {"event": "timed"}
        await a.until(lambda u: any(ended in each["events"] for each in u["happenings"]), 15)
