"""The load benchmark in small: what a crowd plays arrives exactly once; no bar is measured here."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from typing import Any

import pytest

from bench.crowd import Crowd
from bench.guests import seat_guests
from handvoll.server.folder import store_file
from tests.server.process import Server

TABLES, SEATS, MOVES = 12, 4, 240

Loop = Callable[[Crowd], Coroutine[Any, Any, None]]
LOOPS: dict[str, Loop] = {
    "open": lambda crowd: crowd.stroll(MOVES, rate=400),
    "closed": lambda crowd: crowd.rush(MOVES),
}


@pytest.mark.parametrize("loop", LOOPS)
def test_every_move_reaches_every_other_player_once(server: Server, loop: str) -> None:
    before = moves_kept(server)
    crowd = asyncio.run(play(server, LOOPS[loop]))
    assert len(crowd.seconds) == MOVES * (SEATS - 1)
    assert moves_kept(server) == before + MOVES
    assert "Exception in callback" not in server.written(), "when all go at once"


async def play(server: Server, loop: Loop) -> Crowd:
    """A crowd that has played; it fails by itself if anything comes twice or not at all."""
    crowd = Crowd(TABLES)
    await seat_guests(server.address.removeprefix("http://"), crowd, SEATS)
    await loop(crowd)
    await crowd.leave()
    return crowd


def moves_kept(server: Server) -> int:
    """How many messages of people the store has obeyed."""
    with closing(sqlite3.connect(store_file(server.data))) as store:
        (count,) = store.execute("SELECT count(*) FROM lines WHERE message IS NOT NULL").fetchone()
    return int(count)
