"""How fast the rules run in this interpreter: prints one JSON line, for bench.playouts."""

from __future__ import annotations

import sys
from dataclasses import asdict, dataclass
from time import process_time

import msgspec
from librt.random import Random

from handvoll import GAMES, compiled
from handvoll.engine.playout import playouts

SEATS = {"fifteen": 3}  # as the C loop; the others: the fewest


@dataclass(slots=True)
class Rate:
    """Random play-outs of one game."""

    game: str
    seats: int
    compiled: bool
    decisions: float  # a second
    games: float  # a second
    copy: float  # microseconds


def rate(game: str, seconds: float, seats: int | None = None) -> Rate:
    """Play random games for about so long."""
    seats = seats or SEATS.get(game, max(2, GAMES[game].seats[0]))
    start, _ = GAMES[game].set_up(seats)
    rng = Random(1)
    games = decisions = spent = 0.0
    batch = 1
    while spent < seconds:
        began = process_time()
        decisions += int(playouts(start, batch, rng))
        spent += process_time() - began
        games += batch
        batch = max(1, int(games / spent * seconds / 8))
    start.settle(start.spec().draw(rng))
    return Rate(game, seats, compiled(), decisions / spent, games / spent, copy_time(start.copy))


def copy_time(copy: object) -> float:
    """Microseconds for one copy, called from Python."""
    assert callable(copy)
    n = 20_000
    began = process_time()
    for _ in range(n):
        copy()
    return (process_time() - began) / n * 1e6


def main() -> None:
    """Measure every game for the seconds given."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.5
    rates = [asdict(rate(game, seconds)) for game in GAMES]
    print(msgspec.json.encode(rates).decode())


if __name__ == "__main__":
    main()
