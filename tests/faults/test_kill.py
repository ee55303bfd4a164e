"""Power cuts: no acknowledged move is lost, none is doubled, nothing is dealt again.

The long form is HANDVOLL_KILLS=1000 pytest -s tests/faults/test_kill.py.
"""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median

import httpx
import pytest

from handvoll import GAMES
from tests.faults.ledger import assert_played_once, lines_of
from tests.faults.player import GONE, Player
from tests.faults.progress import Progress
from tests.server.guest import Guest
from tests.server.process import Server
from tests.server.test_games import SHORT

KILLS = int(os.environ.get("HANDVOLL_KILLS", "3"))
LONG = KILLS >= 100  # the short form shares its machine
BOTS_WITHIN = 3.0 if LONG else 60.0  # seconds
BACK_WITHIN = 5.0 if LONG else 60.0
CLOCK_OFF = "tests.faults.run_off"  # by so many hours: its words


def test_power_cuts_in_mid_play(tmp_path: Path) -> None:
    rng = Random(9)
    kills = 0
    absences, stirs = [0.0], [0.0]
    slowest = dict.fromkeys(sorted(GAMES), 0.0)  # of the bots' moves
    progress = Progress("kills", KILLS)
    with Server(tmp_path / "data", CLOCK_OFF, ("0",)) as server:
        for game in cycle(sorted(GAMES)):
            scene = through_power_cuts(server, game, rng, KILLS - kills)
            table, players, more = asyncio.run(asyncio.wait_for(scene, 7200))
            assert_played_once(lines_of(server.data, table), players)
            kills += more
            absences += [seconds for player in players for seconds in player.absences]
            stirs += [seconds for player in players for seconds in player.stirs]
            slowest[game] = max([slowest[game], *(max(p.stirs, default=0.0) for p in players)])
            progress.show(kills, f"people back {spread(absences)}, bots move {spread(stirs)}")
            if kills >= KILLS:
                break
        assert "failed" not in server.written()
        assert "Traceback" not in server.written()
    print("bots at worst", {game: f"{seconds:.2f} s" for game, seconds in slowest.items()})
    assert max(absences) < BACK_WITHIN
    assert max(stirs) < BOTS_WITHIN


def spread(seconds: list[float]) -> str:
    """How long it took, for those who wait for a long test."""
    times = sorted(seconds[1:]) or [0.0]
    late = times[int(len(times) * 0.95)]
    return f"{median(times):.2f} s (95 %: {late:.2f}, worst {times[-1]:.2f}, {len(times)} times)"


async def through_power_cuts(
    server: Server, game: str, rng: Random, kills: int
) -> tuple[str, list[Player], int]:
    """A game with at most so many power cuts; the table, its players, and how many there were."""
    people = [await Guest.known(server.address, name) for name in ("Anna", "Ben")]
    settings = {"pace": 0.02, "grace": 3600, "call_seconds": 3}
    table = await people[0].open(
        game, min(4, GAMES[game].seats[-1]), options=SHORT.get(game, {}), settings=settings
    )
    await people[1].sit(table)
    await people[0].post(f"/api/tables/{table}/start", fill="random")
    players = [Player(guest, table, Random(i), bots="CDEF") for i, guest in enumerate(people)]
    playing = [asyncio.create_task(player.play()) for player in players]
    done = 0
    while done < kills:
        await some_moves(players, rng.choice((0, 1, 1, 2, 3)))  # none: while people come back
        await asyncio.wait(playing, timeout=rng.random() / 5)
        if all(task.done() for task in playing):
            break
        server.kill()
        for player in players:
            player.lost_at = time.monotonic()
        done += 1
        server.more = (str(rng.choice((0, -1, 1, -9, 5))),)
        await asyncio.to_thread(server.start)
        for player in players:
            player.begin()
    await asyncio.gather(*playing)
    return table, players, done


async def some_moves(players: list[Player], moves: int) -> None:
    """Wait until so many more were acknowledged, or all is over."""
    wanted = moves + sum(len(player.acknowledged) for player in players)
    while sum(len(player.acknowledged) for player in players) < wanted:
        if all(player.over for player in players):
            return
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("hours", [-1, 6])
def test_bots_move_on_though_the_clock_was_set(tmp_path: Path, hours: int) -> None:
    with Server(tmp_path / "data", CLOCK_OFF, ("0",)) as server:
        asyncio.run(asyncio.wait_for(set_clock(server, hours), 600))


async def set_clock(server: Server, hours: int) -> None:
    anna = await Guest.known(server.address, "Anna")
    table = await anna.open("fifteen", 4, settings={"pace": 0.3, "grace": 3600})
    await anna.post(f"/api/tables/{table}/start", fill="quick")
    async with anna.live(table) as a:
        await a.until(lambda update: update["moves"])
        await a.play(a.update["moves"][0])
        server.kill()
    server.more = (str(hours),)
    await asyncio.to_thread(server.start)
    begun = time.monotonic()
    async with anna.live(table) as a:
        await a.until(lambda update: update["moves"])
    assert time.monotonic() - begun < BOTS_WITHIN + 3 * 0.5, "three bots, each with its pause"


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
