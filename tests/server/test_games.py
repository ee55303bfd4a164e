"""Two people and two bots play every game on the shelf, over real sockets."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from handvoll import GAMES, Match
from handvoll.engine.record import Record
from handvoll.server.fair import verify
from tests.server.guest import Guest
from tests.server.process import Server

SHORT: dict[str, dict[str, Any]] = {
    "fifteen": {"colours": 4},
    "go5": {"target": 100, "rounds": 2},
    "igo": {"target": 2},
    "fiver": {"assist": True, "seconds": 10},
}


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_two_bots_play_to_the_end(server: Server, game: str) -> None:
    asyncio.run(whole_game(server.address, game))


async def whole_game(address: str, game: str) -> None:
    anna, ben = await Guest.known(address, "Anna"), await Guest.known(address, "Ben")
    seats = min(4, GAMES[game].seats[-1])
    table = await anna.open(
        game, seats, options=SHORT.get(game, {}), settings={"pace": 0, "call_seconds": 2}
    )
    await ben.sit(table)
    await anna.post(f"/api/tables/{table}/start", fill="quick")
    async with anna.live(table) as a, ben.live(table) as b:
        played = await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))
        assert sum(played) > 0
    response = await anna.send("GET", f"/api/tables/{table}/record")
    record = Record.loads(response.text)
    assert record.extra["names"] == {"A": "Anna", "B": "Ben"}
    assert Match.replay(record).record.ending
    assert verify(record).count > 0
