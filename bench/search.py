"""Iterations of search a second, with play-outs to the end, beside OpenSpiel's C++ ISMCTS.

Ours: the tree and the flat search of the strongest bots, on the first real decision of a dealt
game. The peer: OpenSpiel's own information-set search on its hearts, with one random play-out an
iteration. Every contender in several short turns; a figure is the median of its turns, in the
processor's time.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import pyspiel
from librt.random import Random as NativeRandom
from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.playouts import dealt
from handvoll import GAMES
from handvoll.bots.levels import character, search_of
from handvoll.engine.state import CHANCE, State

TURNS = int(os.environ.get("TURNS", "5"))
ITERATIONS = 8_000


def hearts() -> float:
    """OpenSpiel's ISMCTS in C++; iterations a second."""
    state = choice(dealt(pyspiel.load_game("hearts"), Random(1)), Random(1))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.0, ITERATIONS)
    began = process_time()
    bot.step(state)
    return ITERATIONS / (process_time() - began)


def choice(state: pyspiel.State, rng: Random) -> pyspiel.State:
    """Played on at random until there is a real choice."""
    while len(state.legal_actions()) < 6:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def decision(game: str) -> State:
    """A dealt game, played on by quick until there is a real choice."""
    state: State = GAMES[game].set_up(2)[0]
    rng, out = NativeRandom(3), vec[i64]([0] * int(state.room()))
    while state.mover == CHANCE or int(state.steps(state.mover, out)) < 2:
        if state.mover == CHANCE:
            state.settle(state.spec().draw(rng))
        else:
            seat = state.mover
            for i in range(int(GAMES[game].quick.move(state, seat, rng, out))):
                state.step(seat, out[i])
    return state


def ours(game: str) -> float:
    """The search of the strongest level; iterations a second."""
    state = decision(game)
    search = search_of(character(game, "5"))
    assert search is not None
    search.iterations = ITERATIONS
    out = vec[i64]([0] * int(state.room()))
    began = process_time()
    search.move(state, state.mover, NativeRandom(1), out)
    return int(search.spent) / (process_time() - began)


def report() -> Table:
    """One row for every contender."""
    table = Table("search", title="Iterations a second; median of turns")
    table.add_column("iterations/s", justify="right")
    rows: dict[str, Callable[[], float]] = {
        f"{GAMES[game].title}, level 5": lambda game=game: ours(game)  # type: ignore[misc]
        for game in ("fifteen", "go5", "highfive", "igo")
    }
    rows["OpenSpiel C++ ISMCTS, hearts"] = hearts
    figures: dict[str, list[float]] = {name: [] for name in rows}
    for _ in track(range(TURNS), "Measuring …", transient=True):
        for name, run in rows.items():
            figures[name].append(run())
    for name, found in figures.items():
        table.add_row(name, f"{median(found):,.0f}")
    return table


if __name__ == "__main__":
    Console(width=100).print(report())
