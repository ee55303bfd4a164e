"""A bad network: frames are lost, late, doubled or cut, and every game is played exactly once.

The long form is HANDVOLL_NETWORKS=20 pytest tests/faults/test_network.py.
"""

from __future__ import annotations

import asyncio
import os
from random import Random

from handvoll import GAMES
from tests.faults.ledger import assert_played_once, lines_of
from tests.faults.network import FATES, Network
from tests.faults.player import Player
from tests.faults.progress import Progress
from tests.server.guest import Guest
from tests.server.process import Server
from tests.server.test_games import SHORT

NETWORKS = int(os.environ.get("HANDVOLL_NETWORKS", "1"))


def test_every_game_finishes_exactly_once_over_a_bad_network(server: Server) -> None:
    progress = Progress("bad networks, five games each", NETWORKS)
    for number in range(NETWORKS):
        asyncio.run(asyncio.wait_for(all_games(server, number), 1800))
        progress.show(number + 1)
    assert "failed" not in server.written()


async def all_games(server: Server, number: int) -> None:
    async with Network(server.port, Random(number)) as network:
        games = [one_game(server, network, game, number) for game in GAMES]
        await asyncio.gather(*games)
    spoilt = sum(network.fates[fate] for fate in FATES)
    assert all(network.fates[fate] for fate in FATES)
    assert spoilt / (spoilt + network.fates["pass"]) > 0.25, "the network was bad"


async def one_game(server: Server, network: Network, game: str, number: int) -> None:
    """Two people and a bot; requests pass, and the live view is spoilt."""
    people = [await Guest.known(network.address, name) for name in ("Anna", "Ben")]
    settings = {"pace": 0, "grace": 3600, "call_seconds": 5}
    table = await people[0].open(
        game, min(3, GAMES[game].seats[-1]), options=SHORT.get(game, {}), settings=settings
    )
    await people[1].sit(table)
    await people[0].post(f"/api/tables/{table}/start", fill="quick")
    players = [Player(guest, table, Random(number + i)) for i, guest in enumerate(people)]
    await asyncio.gather(*(player.play() for player in players))
    assert_played_once(lines_of(server.data, table), players)
