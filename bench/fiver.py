"""5er finden: the solver beside CP-SAT, and random games, measured in one run.

Bars: all matches of a roll within 100 microseconds; the best set in 3 ms (median) and 250 ms
(worst of 5,000), and at least 20 times as fast as CP-SAT with one worker.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

from librt.random import Random as NativeRandom
from librt.vecs import vec
from mypy_extensions import i64
from ortools.sat.python import cp_model

import handvoll
from handvoll import GAMES
from handvoll.engine.playout import playout
from handvoll.games.fiver.hints import best_set
from handvoll.games.fiver.material import ALL, FIXED, SHAPE, Tableau, Tableaus, read_tableau
from handvoll.games.fiver.score import worth

PAIRS = 5000
PEERS = 200  # of these pairs CP-SAT solves so many
TABLEAUS = 60  # random ones, beside the five of the box
GAMES_EACH = 2000


def seconds(work: Callable[[], object]) -> float:
    """How long something takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def pairs(rng: Random) -> list[tuple[Tableau, int]]:
    """Random tableaus with random rolls."""
    drawn = [read_tableau("".join(Tableaus().sample(rng))) for _ in range(TABLEAUS)]
    return [(rng.choice([*FIXED, *drawn]), rng.randrange(126)) for _ in range(PAIRS)]


def model_of(matches: list[int]) -> cp_model.CpModel:
    """The best set as a model for CP-SAT."""
    model = cp_model.CpModel()
    chosen = {outline: model.new_bool_var("") for outline in matches}
    for field in range(100):
        model.add_at_most_one(chosen[o] for o in matches if field in ALL[o])
    for shape in range(12):
        model.add_at_most_one(chosen[o] for o in matches if SHAPE[o] == shape)
    model.add(sum(chosen.values()) <= 5)
    model.maximize(sum(int(worth(o)) * chosen[o] for o in matches))
    return model


def cp_sat(matches: list[int]) -> tuple[float, int]:
    """How long CP-SAT takes, the making of its model left out, and the points it finds."""
    model, solver = model_of(matches), cp_model.CpSolver()
    solver.parameters.num_workers = 1
    took = seconds(lambda: solver.solve(model))
    return took, round(solver.objective_value)


def report(what: str, figure: str) -> None:
    """A line of the table."""
    print(f"  {what:<52} {figure:>14}")


def solver() -> None:
    """The solver's lines."""
    chosen = pairs(Random(5))
    finding = [seconds(partial(tableau.matches, roll)) for tableau, roll in chosen]
    solving = [seconds(partial(best_set, tableau.matches(roll))) for tableau, roll in chosen]
    peers = [cp_sat([int(o) for o in t.matches(r)]) for t, r in chosen[:PEERS]]
    for (tableau, roll), (_, points) in zip(chosen, peers, strict=False):
        assert sum(int(worth(o)) for o in best_set(tableau.matches(roll))) == points
    ours, theirs = median(solving[:PEERS]), median(took for took, _ in peers)
    report("all matches of a roll, median", f"{median(finding) * 1e6:.2f} µs")
    report("all matches, with a new tableau to sort first", f"{_sorting() * 1e6:.1f} µs")
    report("best set, median", f"{median(solving) * 1e3:.4f} ms")
    report(f"best set, worst of {PAIRS}", f"{max(solving) * 1e3:.3f} ms")
    report(f"CP-SAT, median of {PEERS}", f"{theirs * 1e3:.2f} ms")
    report("CP-SAT takes longer by", f"{theirs / ours:.0f} x")
    total = sum(took for took, _ in peers) / sum(solving[:PEERS])
    report(f"and for all {PEERS} together by", f"{total:.0f} x")


def _sorting() -> float:
    symbols = FIXED[0].symbols
    return median(seconds(lambda: Tableau(symbols).matches(7)) for _ in range(200))


def games() -> None:
    """Random games of each variant."""
    out = vec[i64]([i64(0)] * 1000)
    for seats, variant in ((2, "basic"), (4, "basic"), (2, "puzzle"), (4, "puzzle"), (1, "solo")):
        start = GAMES["fiver"].set_up(seats, {"variant": variant})[0]
        rng, decisions, begin = NativeRandom(5), 0, perf_counter()
        for _ in range(GAMES_EACH):
            decisions += playout(start.copy(), rng, out)
        rate = decisions / (perf_counter() - begin) / 1e6
        report(f"random {variant} with {seats}, decisions a second", f"{rate:.2f} M")


if __name__ == "__main__":
    print(f"5er finden ({'compiled' if handvoll.compiled() else 'interpreted'})")
    solver()
    games()
