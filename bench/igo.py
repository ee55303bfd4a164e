"""I Go!: the exact split of a hand and random play-outs, each beside its peers, in one run.

The peers: plain Python that tries every row, and OR-Tools' CP-SAT, find the same sums; OpenSpiel's
C++ crazy_eights plays random games inside its own compiled rollouts. All take turns, so that the
noise of a machine meets all of them; a figure is the median of its turns, and time the processor's.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time

from ortools.sat.python import cp_model
from rich.console import Console
from rich.table import Table

from bench.playouts import openspiel
from bench.rates import rate
from handvoll.games.igo.score import COLOURS_OF, best_row, least_sum
from tests.games.igo.brute import Hand, as_cards, every_row, random_hand, random_row
from tests.native.test_igo import by_program, by_trying_rows

TURNS = 11
SECONDS = 0.5  # of each turn's play-outs
HANDS = 300
EIGHTS = "crazy_eights"

Case = tuple[Hand, tuple[int, ...], set[int]]


def seconds_each(act: Callable[[], object], times: int) -> float:
    """Seconds for each of so many things that one call does."""
    began = process_time()
    act()
    return (process_time() - began) / times


def cases() -> list[Case]:
    """Full hands beside the rows of callers."""
    rng = random.Random(5)
    return [(random_hand(rng, 12, 10, 11), *random_row(rng, 10, 11)) for _ in range(HANDS)]


def split_timers() -> dict[str, Callable[[], float]]:
    """What finds the split of a hand; each gives its seconds for one hand."""
    all_cases = cases()
    hands = [as_cards(hand) for hand, _, _ in all_cases] * 100
    others = [
        (as_cards(hand), COLOURS_OF.index(named), sum(1 << value - 1 for value in taken))
        for hand, named, taken in all_cases
    ] * 100
    few, solver = all_cases[:20], cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return {
        "caller, Handvoll compiled": lambda: seconds_each(
            lambda: [best_row(cards) for cards in hands], len(hands)
        ),
        "caller, plain Python": lambda: seconds_each(
            lambda: [min(every_row(hand), key=lambda row: row[1]) for hand, _, _ in few], len(few)
        ),
        "caller, CP-SAT": lambda: seconds_each(
            lambda: [by_program(solver, hand, (), set()) for hand, _, _ in few], len(few)
        ),
        "other, Handvoll compiled": lambda: seconds_each(
            lambda: [least_sum(*case) for case in others], len(others)
        ),
        "other, plain Python": lambda: seconds_each(
            lambda: [by_trying_rows(*case) for case in few], len(few)
        ),
        "other, CP-SAT": lambda: seconds_each(
            lambda: [by_program(solver, *case) for case in few], len(few)
        ),
    }


def main() -> None:
    """Print both tables."""
    timers = split_timers()
    players = {
        "I Go!, 2 players": lambda: rate("igo", SECONDS, 2).decisions,
        "I Go!, 4 players": lambda: rate("igo", SECONDS, 4).decisions,
        f"OpenSpiel {EIGHTS}, C++": openspiel(EIGHTS),
    }
    splits: dict[str, list[float]] = {name: [] for name in timers}
    plays: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(TURNS):
        for name, timer in timers.items():
            splits[name].append(timer())
        for name, run in players.items():
            plays[name].append(run())
    console = Console(width=100)
    console.print(split_table(splits))
    console.print(play_table(plays))


def split_table(splits: dict[str, list[float]]) -> Table:
    """Microseconds for a hand."""
    table = Table("split of twelve cards", "µs")
    for name, figures in splits.items():
        table.add_row(name, f"{median(figures) * 1e6:,.2f}")
    return table


def play_table(plays: dict[str, list[float]]) -> Table:
    """Decisions a second, and the ratio to the last turn by turn."""
    table = Table("random play-outs", "decisions/s", f"of {EIGHTS}")
    peer = list(plays.values())[-1]
    for name, figures in plays.items():
        ratio = median(one / other for one, other in zip(figures, peer, strict=True))
        table.add_row(name, f"{median(figures):,.0f}", f"{ratio:.2f}x")
    return table


if __name__ == "__main__":
    main()
