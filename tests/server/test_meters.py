"""What is measured is for who has the token, and says nothing of what people do in secret."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
from prometheus_client import generate_latest

from handvoll.server.meters import LOOK, Meters
from tests.server.guest import Guest, browser
from tests.server.process import Server

TOKEN = "not for everybody"


def read(address: str, token: str | None) -> httpx.Response:
    async def ask() -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token is not None else {}
        async with browser(address) as client:
            return await client.get("/metrics", headers=headers)

    return asyncio.run(ask())


def test_only_who_has_the_token_reads(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "tests.server.run_metrics", (TOKEN,)) as server:
        assert read(server.address, None).status_code == 404
        assert read(server.address, "None").status_code == 404
        assert read(server.address, "not for every body").status_code == 404
        told = read(server.address, TOKEN)
        assert told.status_code == 200
        assert "handvoll_sockets 0.0" in told.text


def test_nothing_moves_when_somebody_outlines_in_secret(tmp_path: Path) -> None:  # P23
    """Anna looks at every figure before and after Ben drew something she is not told of."""

    async def scene(address: str) -> tuple[str, str]:
        anna, ben = await Guest.known(address, "Anna"), await Guest.known(address, "Ben")
        table = await anna.open("fiver")
        await ben.sit(table)
        await anna.post(f"/api/tables/{table}/start")
        async with ben.live(table) as live, browser(address) as client:
            await live.until(lambda update: update["moves"])
            headers = {"authorization": f"Bearer {TOKEN}"}
            before = (await client.get("/metrics", headers=headers)).text
            moves = (await live.ask("moves"))["moves"]
            drawn = next(each for each in moves if each.startswith("outline"))
            assert "error" not in await live.play(drawn)
            await live.ask("hint")
            return before, (await client.get("/metrics", headers=headers)).text

    with Server(tmp_path / "data", "tests.server.run_metrics", (TOKEN,)) as server:
        before, after = asyncio.run(scene(server.address))
    assert before == after
    assert "handvoll_sockets 1.0" in after


def test_the_time_of_writes_is_looked_at_once_a_minute() -> None:
    now = [0.0]
    meters = Meters(TOKEN, lambda: now[0])
    for _ in range(50):
        meters.appended(0.004)
    assert not re.search("append_seconds{", generate_latest(meters.registry).decode())
    now[0] = LOOK
    seen = generate_latest(meters.registry).decode()
    assert 'handvoll_append_seconds{quantile="0.95"} 0.004' in seen
    meters.appended(3.0)
    assert generate_latest(meters.registry).decode() == seen
