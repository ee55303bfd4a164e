"""Random play-outs a second: every game, interpreted and compiled, beside its peers, in one run.

The peers: the basic 15GO! written by hand in C (bench/limit/fifteen.c, cc -O3), and OpenSpiel's
C++ crazy_eights and hearts inside its own compiled rollouts. Every contender is measured in
several short turns, one after the other; a figure is the median of its turns, a ratio the median
of the ratios within each turn. Time is the processor's, not the clock's: on a busy machine both
are needed to compare like with like.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import msgspec
import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.rates import Rate, rate
from handvoll import GAMES

HERE = Path(__file__).parent
TURNS = int(os.environ.get("TURNS", "5"))
SECONDS = 0.4  # of each turn


def c_loop(folder: str) -> Callable[[], float]:
    """The hand-written C loop, built now; decisions a second."""
    program = Path(folder, "limit")
    subprocess.run(["cc", "-O3", HERE / "limit/fifteen.c", "-o", program], check=True)

    def run() -> float:
        out = subprocess.run([program, "60000"], capture_output=True, text=True, check=True)
        return float(out.stdout.split()[0])

    return run


def openspiel(name: str) -> Callable[[], float]:
    """OpenSpiel's own random rollouts in C++; decisions of players a second.

    Its evaluator is not callable from Python by itself, but its tree search with a single
    simulation is one call of it: so many rollouts from the dealt state, and nothing else.
    """
    game = pyspiel.load_game(name)
    rng = Random(1)
    root = dealt(game, rng)
    length = sum(random_game(root.clone(), rng) for _ in range(1_000)) / 1_000

    def run() -> float:
        rollouts = 500
        while True:
            evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
            bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
            began = process_time()
            bot.step(root)
            spent = process_time() - began
            if spent > SECONDS / 2:
                return length * rollouts / spent
            rollouts *= 2

    return run


def dealt(game: pyspiel.Game, rng: Random) -> pyspiel.State:
    """A state after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        take_chance(state, rng)
    return state


def random_game(state: pyspiel.State, rng: Random) -> int:
    """Play at random to the end; the decisions of players, chance not counted."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            take_chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def take_chance(state: pyspiel.State, rng: Random) -> None:
    """Draw one outcome of chance."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


def interpreted() -> list[Rate]:
    """The same play-outs in the interpreted build."""
    python = os.environ.get("HANDVOLL_INTERPRETED", sys.executable)
    command = [python, "-m", "bench.rates", str(SECONDS)]
    out = subprocess.run(command, capture_output=True, text=True, check=True)
    return msgspec.json.decode(out.stdout, type=list[Rate])


Turn = dict[str, Rate | float]
PEERS = {
    "C": "15GO! basic, 3 seats, by hand in C -O3",
    "eights": "OpenSpiel C++ crazy_eights",
    "hearts": "OpenSpiel C++ hearts",
}


def measure() -> list[Turn]:
    """All contenders, turn by turn."""
    turns: list[Turn] = []
    with tempfile.TemporaryDirectory() as folder:
        eights, hearts = openspiel("crazy_eights"), openspiel("hearts")
        peers = dict(zip(PEERS, (c_loop(folder), eights, hearts), strict=True))
        for _ in track(range(TURNS), "Measuring …", transient=True):
            turn: Turn = {name: run() for name, run in peers.items()}
            turn |= {game: rate(game, SECONDS) for game in GAMES}
            turn |= {f"{each.game} interpreted": each for each in interpreted()}
            turns.append(turn)
    return turns


def speed(figure: Rate | float) -> float:
    """Decisions a second."""
    return figure if isinstance(figure, float) else figure.decisions


def report(turns: list[Turn]) -> Table:
    """One row for every contender, with its ratios to the peers."""
    table = Table("random play-outs", title="Median of turns; ratios within a turn")
    for heading in ("decisions/s", "games/s", "copy µs", "of C", "of eights", "of hearts"):
        table.add_column(heading, justify="right")
    for key in turns[0]:
        figures = [turn[key] for turn in turns]
        of_c, of_eights, of_hearts = (ratio(turns, key, peer) for peer in PEERS)
        shares = (f"{of_c:.0%}", f"{of_eights:.2f}x", f"{of_hearts:.2f}x")
        decisions = f"{median(map(speed, figures)):,.0f}"
        rates = [figure for figure in figures if isinstance(figure, Rate)]
        table.add_row(title(key, rates), decisions, *details(rates), *shares)
    return table


def ratio(turns: list[Turn], key: str, peer: str) -> float:
    """How much faster than a peer, turn by turn."""
    return median(speed(turn[key]) / speed(turn[peer]) for turn in turns)


def title(key: str, rates: list[Rate]) -> str:
    """What a row is about."""
    if not rates:
        return PEERS[key]
    how = "compiled" if rates[0].compiled else "interpreted"
    return f"{GAMES[rates[0].game].title} {rates[0].seats} seats, {how}"


def details(rates: list[Rate]) -> tuple[str, str]:
    """Games a second and the time of a copy, where they were measured."""
    if not rates:
        return "", ""
    return f"{median(r.games for r in rates):,.0f}", f"{median(r.copy for r in rates):.2f}"


if __name__ == "__main__":
    Console(width=130).print(report(measure()))
