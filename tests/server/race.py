"""A process that writes to one table as often as it can: python -m tests.server.race URL NAME."""

from __future__ import annotations

import asyncio
import sys

from handvoll.server.index import index_of
from handvoll.server.log import Line, Reacted
from handvoll.server.store import Conflict
from handvoll.server.store.postgres import PostgresStore
from tests.server.tables import Sheet

LAPS = 60


async def race(url: str, name: str) -> int:
    """Try to write behind the last line, again and again; how often nobody was faster."""
    store = PostgresStore(url)
    sheet = Sheet().seated()
    index = index_of(sheet.table, [], [])
    won = 0
    for lap in range(LAPS):
        end = (await store.ends(["t"]))["t"]
        line = Line(end + 1, 5, Reacted("A", "wow"), f"{name}:{lap}")
        try:
            await store.append("t", end, [line], index)
        except Conflict:
            continue
        won += 1
    await store.close()
    return won


if __name__ == "__main__":
    print(asyncio.run(race(*sys.argv[1:])))
