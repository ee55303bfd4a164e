"""Dead links and slow readers: noticed, dropped, and nobody waits for them."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode

from handvoll.server.room import Room
from handvoll.server.socket import BACKLOG, TOO_SLOW, Client
from handvoll.server.websocket import text_head
from handvoll.wire.live import Answer
from tests.server.guest import Guest
from tests.server.process import Server


def test_a_dead_link_is_noticed_within_five_seconds(server: Server) -> None:
    asyncio.run(asyncio.wait_for(dead_link(server), 400))


async def dead_link(server: Server) -> None:
    anna, ben = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
    table = await anna.open(settings={"pace": 10})
    await ben.sit(table)
    async with anna.live(table) as a:
        writer = await connect_and_fall_silent(server, ben, table)
        await a.until(lambda update: update["table"]["seats"][1]["here"])
        begun = time.monotonic()
        answers = [await a.ask("react", reaction="wow") for _ in range(50)]
        assert not [answer for answer in answers if "error" in answer]
        assert time.monotonic() - begun < 5, "nobody waits for the silent one"
        await a.until(lambda update: not update["table"]["seats"][1]["here"])
        assert time.monotonic() - begun < 8, "five, and a busy machine's slack"
        writer.close()


async def connect_and_fall_silent(server: Server, guest: Guest, table: str) -> asyncio.StreamWriter:
    """A WebSocket that shakes hands and then neither reads nor answers."""
    _, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: {server.address}",
        f"Cookie: handvoll={guest.cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    await writer.drain()
    return writer


def test_a_reader_who_is_too_slow_is_given_up() -> None:
    async def scene() -> None:
        client = Client(cast(Room, cast(Any, None)), None, None, lambda text: False)
        for i in range(BACKLOG):
            client.send(Answer(str(i), 0))
        assert not client.dropped.done()
        client.send(Answer("one too many", 0))
        assert client.dropped.result() == TOO_SLOW

    asyncio.run(scene())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_said_at_once_is_framed_as_the_protocol_wants(size: int) -> None:
    text = b"x" * size
    frame = Frame(Opcode.TEXT, text).serialize(mask=False)
    assert text_head(size) + text == frame


def test_a_server_that_is_told_to_stop_stops_and_says_so(tmp_path: Any) -> None:
    with Server(tmp_path / "data") as server:
        asyncio.run(told_to_stop(server))
        assert "Traceback" not in server.written()


async def told_to_stop(server: Server) -> None:
    anna = await Guest.known(server.address, "Anna")
    table = await anna.open()
    async with anna.live(table) as a:
        await a.receive()
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        await a.socket.wait_closed()
        assert a.socket.close_code == 1012, "come back soon"
        await stopping
