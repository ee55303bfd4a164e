"""Nobody is told, over their socket, anything that depends on what they may not know.

The long form (more games) is HANDVOLL_LEAKS=1000 pytest tests/faults/test_leaks.py.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from handvoll import GAMES
from handvoll.testkit.laws import mutations
from tests.server.guest import Guest, Live, is_over
from tests.server.process import Server
from tests.faults.run_twins import twin_of
from tests.server.tables import Sheet

MATCHES = int(os.environ.get("HANDVOLL_LEAKS", "1"))
MOVES = 25


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that compares everything it says with what it would say of a twin."""
    with Server(tmp_path_factory.mktemp("twins") / "data", "tests.faults.run_twins") as running:
        yield running


def test_a_twin_differs_where_it_may() -> None:
    sheet = Sheet("igo").started()
    twin = twin_of(sheet.table, "A")
    assert sheet.table.match
    assert twin.match
    assert sheet.table.match.view("A") == twin.match.view("A")
    assert sheet.table.match.view("B") != twin.match.view("B"), "so a leak would be noticed"


@pytest.mark.parametrize("game", GAMES)
def test_no_message_depends_on_what_is_hidden(twins: Server, game: str) -> None:
    for number in range(MATCHES):
        asyncio.run(asyncio.wait_for(everybody_watches(twins.address, game, number), 900))
    assert "LEAK" not in twins.written()
    assert "Traceback" not in twins.written()
    assert "compared" in twins.written()


async def everybody_watches(address: str, game: str, number: int) -> None:
    people = [await Guest.known(address, name) for name in ("Anna", "Ben", "Watcher")]
    anna, ben, watcher = people
    options: dict[str, Any] = {"seconds": 10} if game == "fiver" else {}
    table = await anna.open(
        game, min(4, GAMES[game].seats[-1]), options=options, settings={"pace": 0.05}
    )
    await ben.sit(table)
    await anna.post(f"/api/tables/{table}/start", fill="random")
    async with anna.live(table) as a, ben.live(table) as b, watcher.live(table) as w:
        tasks = [
            asyncio.create_task(play_and_err(a, Random(number))),
            asyncio.create_task(play_and_err(b, Random(number + MATCHES))),
            asyncio.create_task(w.until(is_over, timeout=120)),
        ]
        done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not [task for task in done if task.exception()]


async def play_and_err(live: Live, rng: Random) -> None:
    """Play legal moves and try others, undo and ask."""
    for _ in range(MOVES):
        await live.until(lambda update: update["moves"] or is_over(update), timeout=120)
        if is_over(live.update):
            return
        for text in rng.sample(list(mutations(live.update["moves"], rng)), 2):
            await live.play(text[:400])
        if live.update["can_undo"] and rng.random() < 0.5:
            await live.ask("undo", seq=live.update["seq"])
        elif live.update["moves"]:
            seq = live.update["seq"]
            answer = await live.play(rng.choice(live.update["moves"]))
            if "error" not in answer:
                await live.until(lambda update, seq=seq: update["seq"] > seq)
