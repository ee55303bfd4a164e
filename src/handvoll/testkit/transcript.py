"""Random games as a list of fingerprints, to compare two builds of the rules.

    python -m handvoll.testkit.transcript GAME 1000

prints a line for each game: its table and a digest of every entry (who might do what, what was
done, what happened, and how the state looked after it).
"""

from __future__ import annotations

import sys
from hashlib import blake2b

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.game import game_named
from handvoll.engine.playout import one_of
from handvoll.engine.state import CHANCE, OVER, State
from handvoll.testkit.tables import Table, tables


def transcript(table: Table, seed: int) -> str:
    """The digest of one random game at a table."""
    digest = blake2b(digest_size=12)
    state, _ = table.game.set_up(table.seats, dict(table.options))
    state.news = []
    rng = Random(seed)
    out = vec[i64]([0] * int(state.room()))
    while state.mover != OVER:
        digest.update(repr(entry(state, rng, out)).encode())
        digest.update(repr((state.news, state.key())).encode())
        state.news = []
    return digest.hexdigest()


def entry(state: State, rng: Random, out: vec[i64]) -> list[int]:
    """Let one thing happen; what could and what did."""
    if state.mover == CHANCE:
        outcome = state.spec().draw(rng)
        state.settle(outcome)
        return [int(code) for code in outcome]
    seat = one_of(state.actors(), rng)
    n = int(state.steps(seat, out))
    choices = [int(out[i]) for i in range(n)]
    choice = choices[int(rng.randrange(n))]
    state.step(seat, choice)
    return [int(seat), *choices, choice]


def main() -> None:
    """Print the transcripts of so many games, spread over the game's tables."""
    spread = tables(game_named(sys.argv[1]))
    for i in range(int(sys.argv[2])):
        table = spread[i % len(spread)]
        print(transcript(table, i), table)


if __name__ == "__main__":
    main()
