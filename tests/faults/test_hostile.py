"""Malformed and hostile input: refused, never a crash, never a change.

The long form is HANDVOLL_HOSTILE=100000 pytest tests/faults/test_hostile.py.
"""

from __future__ import annotations

import asyncio
import os
from random import Random

from websockets.exceptions import ConnectionClosed

from tests.server.guest import Guest, Live, browser
from tests.server.process import Server

MESSAGES = int(os.environ.get("HANDVOLL_HOSTILE", "600"))
GOOD = '{"do":"play","id":"x1","seq":3,"move":"keep"}'
VALUES = (
    *("null", "true", "-1", "1e999", "99999999999999999999", '""', "[]", "{}", "[[[[]]]]"),
    *('"\\ud800"', '"\\u0000"', '"' + "x" * 500 + '"', '"' + "\u202e" * 50 + '"', "NaN"),
)


def hostile(rng: Random) -> str | bytes:
    """A message that is almost right, or not at all."""
    match rng.randrange(6):
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
            kind = rng.choice(("play", "undo", "hint", "react", "take-back", "ping", "deal"))
            field = rng.choice(("id", "seq", "move", "reaction", "person", "seat"))
            return f'{{"do":"{kind}","id":"{rng.random()}","{field}":{rng.choice(VALUES)}}}'
        case _:
            seq = rng.choice((0, 1, 3, 10**9, 10**12))
            move = "".join(chr(rng.randrange(32, 0x300)) for _ in range(rng.randrange(400)))
            move = move.replace("\\", "/").replace('"', "'")
            return f'{{"do":"play","id":"{rng.random()}","seq":{seq},"move":"{move}"}}'


def test_hostile_messages_change_nothing(server: Server) -> None:
    asyncio.run(asyncio.wait_for(barrage(server), 600 + MESSAGES / 5))
    assert "failed" not in server.written()
    assert "Traceback" not in server.written()


async def barrage(server: Server) -> None:
    anna, ben = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
    table = await anna.open("fifteen", 2, settings={"grace": 3600})
    await ben.sit(table)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.live(table) as a:
        view = (await a.until(lambda update: update["view"]))["view"]
    sent = 0
    rng = Random(11)
    while sent < MESSAGES:
        async with ben.live(table) as b:
            sent += await throw(b, rng, MESSAGES - sent)
    async with anna.live(table) as a:
        assert (await a.until(lambda update: update["view"]))["view"] == view


async def throw(live: Live, rng: Random, count: int) -> int:
    """Throw messages until the server has had enough; how many."""
    await live.receive()
    for n in range(count):
        try:
            await live.socket.send(hostile(rng))
            while (await live.receive())["is"] != "answer":
                pass
        except ConnectionClosed:
            return n + 1
    return count


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
            for path in ("/api/tables/%ff%fe", "/api/codes/%00%00%00%00", "/api/tables/../../etc"):
                assert (await client.get(path)).status_code in (400, 404)

    asyncio.run(scene())
