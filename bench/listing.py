"""What a move costs the server, with the list of all moves in every update and without.

A house in this process, two people at a table, every message decoded, decided, written to the
disk, told to both and encoded; only the network is missing. Bar: at most half.

    python -m bench.listing
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import mean

import msgspec

from handvoll.bots.bot import BOTS
from handvoll.engine.game import GAMES, LISTED, add_game
from handvoll.server import commands
from handvoll.server.commands import Person
from handvoll.server.house import House
from handvoll.server.meters import Meters
from handvoll.server.room import Room
from handvoll.server.socket import Client
from handvoll.server.store.sqlite import SqliteStore
from handvoll.server.table import Table
from handvoll.server.thinker import Thinker
from handvoll.wire.tables import OpenTable, Settings

PEOPLE = [Person("anna", "Anna"), Person("ben", "Ben")]
CALM = Settings(pace=10, grace=3600, call_seconds=120)
MOVES = 400


class Cost:
    """Processor time and bytes of one way to tell."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.bytes: list[int] = []

    def say(self, text: bytes) -> bool:
        """Count what is sent."""
        self.bytes.append(len(text))
        return True


async def sit(room: Room, person: Person) -> None:
    """Take a free seat."""
    await room.do(lambda table: commands.sit(table, person, None, "aa" * 8), lambda table: None)


async def table_of(house: House, game: str) -> Room:
    """Both people sit and the game has begun."""
    room = house.room(await house.open_table(OpenTable(game, 2, settings=CALM), PEOPLE[0]))
    for person in PEOPLE:
        await sit(room, person)
    await room.do(lambda table: commands.start(table, PEOPLE[0], None), lambda table: None)
    return room


def next_move(table: Table, rng: Random) -> tuple[int, str] | None:
    """Who moves, and what."""
    if table.match is None or table.status == "over":
        return None
    letter = rng.choice(sorted(table.waiting))
    move = BOTS["random"](table.opened.game).choose(table.match.view(letter), rng)
    return "AB".index(letter), move


async def play(house: House, game: str, cost: Cost, rng: Random) -> None:
    """One game, or as much of it as is needed."""
    room = await table_of(house, game)
    clients = [Client(room, person, None, cost.say) for person in PEOPLE]
    for client in clients:
        await room.enter(client)
    while (due := await room.look(lambda table: next_move(table, rng))) and len(
        cost.seconds
    ) < MOVES:
        who, move = due
        said = {"do": "play", "id": str(rng.random()), "seq": clients[who].seen.since, "move": move}
        text = msgspec.json.encode(said).decode()
        begun = time.process_time()
        await clients[who].hear(text)
        cost.seconds.append(time.process_time() - begun)
    for client in clients:
        await room.go(client)


async def measure(game: str) -> dict[str, Cost]:
    """The same games, both ways, in turns."""
    ways = {"all moves listed": LISTED, "as it is": GAMES[game].listed}
    costs = {way: Cost() for way in ways}
    with tempfile.TemporaryDirectory() as folder:
        house = House(SqliteStore(Path(folder) / "store"), Thinker(), Meters())
        await house.rise()
        for seed in range(100):
            for way, listed in ways.items():
                if len(costs[way].seconds) < MOVES:
                    add_game(replace(GAMES[game], listed=listed))
                    await play(house, game, costs[way], Random(seed))
        await house.rest()
    return costs


def main() -> None:
    """Print a table."""
    for game in ("highfive", "fiver"):
        costs = asyncio.run(measure(game))
        times = {way: mean(cost.seconds) * 1e6 for way, cost in costs.items()}
        for way, cost in costs.items():
            print(f"{game:9} {way:17} {times[way]:6.0f} µs a move, {mean(cost.bytes):6.0f} bytes")
        share = times["as it is"] / times["all moves listed"]
        print(f"{game:9} {share:.2f} of the processor's time")


if __name__ == "__main__":
    main()
