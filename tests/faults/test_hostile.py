"""Malformed and hostile input: refused, never a crash, never a change.

The long form is HANDVOLL_HOSTILE=100000 pytest -s tests/faults/test_hostile.py.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

from handvoll import GAMES
from handvoll.server.log import Came, Line, Went
from tests.faults.ledger import lines_of
from tests.faults.progress import Progress
from tests.server.guest import Guest, Live, browser
from tests.server.process import Server

MESSAGES = int(os.environ.get("HANDVOLL_HOSTILE", "600"))
GOOD = '{"do":"play","id":"x1","seq":3,"move":"keep"}'
VALUES = (
    *("null", "true", "-1", "1e999", "99999999999999999999", '""', "[]", "{}", "[[[[]]]]"),
    *('"\\ud800"', '"\\u0000"', '"' + "x" * 500 + '"', '"' + "\u202e" * 50 + '"', "NaN"),
)


def hostile(rng: Random) -> str | bytes | list[str]:
    """A message that is almost right, or not at all."""
    match rng.randrange(7):
        case 0:
            return rng.randbytes(rng.randrange(300))
        case 1:
            spot = rng.randrange(len(GOOD))
            return GOOD[:spot] + chr(rng.randrange(32, 0x2FFF)) + GOOD[spot + 1 :]
        case 2:
            return GOOD[: rng.randrange(len(GOOD))]
        case 3:
            depth = rng.randrange(3000)
            return '{"y":' + "[" * depth + "]" * depth + ',"do":"ping","id":"1"}'
        case 4:
            kind = rng.choice(("play", "try", "undo", "hint", "react", "ping", "deal"))
            field = rng.choice(("id", "seq", "move", "reaction", "person", "seat"))
            return f'{{"do":"{kind}","id":"{rng.random()}","{field}":{rng.choice(VALUES)}}}'
        case 5:
            return [GOOD[:9], GOOD[9:]]  # in two frames, and stale
        case _:
            seq = rng.choice((0, 1, 3, 10**9, 10**12))
            move = "".join(chr(rng.randrange(32, 0x300)) for _ in range(rng.randrange(400)))
            move = move.replace("\\", "/").replace('"', "'")
            return f'{{"do":"play","id":"{rng.random()}","seq":{seq},"move":"{move}"}}'


def test_hostile_messages_change_nothing(server: Server) -> None:
    grown = asyncio.run(asyncio.wait_for(barrage(server), 600 + MESSAGES / 5))
    assert "failed" not in server.written()
    assert "Traceback" not in server.written()
    assert grown < 20, "the server grows with what it refuses"


async def barrage(server: Server) -> float:
    """Throw messages at a table of each game, from its seats and from outside; MB grown."""
    anna, ben, eve = [await Guest.known(server.address, name) for name in ("Anna", "Ben", "Eve")]
    tables = [await begun(game, anna, ben) for game in GAMES]
    logs = [happened(server, table) for table in tables]
    progress = Progress("hostile messages", MESSAGES)
    rng, sent, at_first = Random(11), 0, 0.0
    while sent < MESSAGES:
        async with rng.choice((anna, ben, eve, Guest(server.address, ""))).live(
            rng.choice(tables)
        ) as live:
            sent += await throw(live, rng, min(500, MESSAGES - sent))
        if sent >= MESSAGES // 5:  # warm by now
            at_first = at_first or memory(server)
            progress.show(sent, f"{memory(server):.1f} MB, at first {at_first:.1f} MB")
    assert [happened(server, table) for table in tables] == logs
    return memory(server) - at_first


async def begun(game: str, anna: Guest, ben: Guest) -> str:
    """A table where a game has begun, and nothing happens by itself."""
    options = {"limit": 3600} if game == "fiver" else {}
    table = await anna.open(game, 2, options=options, settings={"grace": 3600})
    await ben.sit(table)
    await anna.post(f"/api/tables/{table}/start")
    return table


def happened(server: Server, table: str) -> list[Line]:
    """All of a table's log but who came and went."""
    presence = (Came, Went)
    return [line for line in lines_of(server.data, table) if not isinstance(line.body, presence)]


def memory(server: Server) -> float:
    """The server's resident memory in MB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def throw(live: Live, rng: Random, count: int) -> int:
    """Throw messages, a handful at a time, until the server has had enough; how many."""
    thrown = 0
    with suppress(ConnectionClosed):
        while thrown < count:
            for _ in range(20):
                await live.socket.send(hostile(rng))
                thrown += 1
            answers = 0
            while answers < 20:
                answers += (await live.receive())["is"] == "answer"
        await live.socket.send(rng.choice((b"\xff\xfe", b"x" * 9000)), text=True)
        while True:
            await live.receive()
    return thrown


def test_hostile_requests_are_refused(server: Server) -> None:
    async def scene() -> None:
        anna = await Guest.known(server.address, "Anna")
        rng = Random(12)
        bodies = ["[" * 9000, '{"a":' * 3000, "\0", "", "{}", "[]", "null", '{"name":5}']
        bodies += [
            f'{{"game":{rng.choice(VALUES)},"seats":{rng.choice(VALUES)}}}' for _ in range(40)
        ]
        paths = (
            "/api/me",
            "/api/tables",
            "/api/tables/x/sit",
            "/api/tables/%00/bots",
            "/api/device",
        )
        headers = {"origin": server.address, "cookie": f"handvoll={anna.cookie}"}
        async with browser(server.address) as client:
            for body in bodies:
                path = rng.choice(paths)
                answer = await client.post(path, content=body.encode(), headers=headers)
                assert 400 <= answer.status_code < 500, f"{path} {body[:60]}: {answer.text}"
            for path in ("/api/tables/%ff%fe", "/api/codes/%00%00%00%00"):
                assert (await client.get(path)).status_code in (400, 404)

    asyncio.run(scene())
