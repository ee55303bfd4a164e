"""A house is upgraded in the middle of a game: that one ends by the rules it began with."""

from __future__ import annotations

import asyncio
from pathlib import Path

from handvoll import Match
from tests.server.guest import Guest, Live, Update, is_over
from tests.server.process import Server
from tests.sixth.editions import SECOND, shelved

GAME, ALL = "highcard", 12  # tricks


def test_a_running_table_plays_on_by_its_own_edition(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "tests.server.run_edition", ("1",)) as server:
        asyncio.run(through_an_upgrade(server))
        assert "Traceback" not in server.written()


async def through_an_upgrade(server: Server) -> None:
    anna, ben = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
    old = await begun(anna, ben)
    await play(old, anna, ben, tricks=3)
    server.kill()
    server.more = ("2",)
    await asyncio.to_thread(server.start)
    await play(old, anna, ben)
    new = await begun(anna, ben)
    await play(new, anna, ben)
    for table, rules in ((old, 1), (new, 2)):
        record = (await anna.send("GET", f"/api/tables/{table}/record")).text
        with shelved(SECOND):
            match = Match.replay(record)
        assert match.game.rules == rules
        assert match.record.dumps() == record


async def begun(anna: Guest, ben: Guest) -> str:
    table = await anna.open(GAME, 2, options={"cards": ALL})
    await ben.sit(table, "B")
    await anna.post(f"/api/tables/{table}/start")
    return table


async def play(table: str, anna: Guest, ben: Guest, tricks: int = ALL) -> None:
    async with anna.live(table) as a, ben.live(table) as b:
        await asyncio.gather(*(take_part(live, tricks) for live in (a, b)))


async def take_part(live: Live, tricks: int) -> None:
    """Play equal cards where one can: about these the editions differ (C4)."""
    for _ in range(tricks):
        await live.until(lambda update: update["moves"] or is_over(update))
        if is_over(live.update):
            break
        seq = live.update["seq"]
        await live.play(equal(live.update))
        await live.until(lambda update, seq=seq: update["seq"] > seq)
    if tricks == ALL:
        await live.until(is_over)


def equal(update: Update) -> str:
    """A move with a card as high as the one that lies there, if there is one."""
    lying = [card[1:] for card in update["view"]["trick"].values()]
    return str(max(update["moves"], key=lambda move: move.split()[-1][1:] in lying))
