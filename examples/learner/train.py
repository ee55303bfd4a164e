"""Train Lena, and let her play quick: python examples/learner/train.py (a few minutes).

CMA-ES, by the library of that name, looks for what counts how much: in every generation some
candidates play the same deals against quick, and the next are drawn where the better ones were.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from math import sqrt
from statistics import mean, stdev

import cma
from lena import GAME, SIGHTS, WEIGHTS, Lena

from handvoll.bots.arena import match
from handvoll.bots.seated import Seated

START, _ = GAME.set_up(2)
FRESH = 1_000_000  # deals from here on are for showing


def weights_of(candidate: Iterable[float]) -> dict[str, float]:
    """What counts how much, by name."""
    return {name: round(float(each), 3) for name, each in zip(SIGHTS, candidate, strict=True)}


def share(weights: dict[str, float], deal: int) -> float:
    """How many games of a deal she wins against quick, sitting here and there."""
    lena = Seated(GAME, Lena("fifteen", weights))
    first = match(START, [lena, GAME.quick], deal, deal)[0]
    return (first + match(START, [GAME.quick, lena], deal, deal)[1]) / 2


def train(generations: int, deals: int) -> dict[str, float]:
    """What counts how much, after so many generations."""
    search = cma.CMAEvolutionStrategy([0.0] * len(SIGHTS), 1.0, {"seed": 1, "verbose": -9})
    for generation in range(generations):
        played = range(generation * deals, (generation + 1) * deals)
        candidates = search.ask()
        wins = [mean(share(weights_of(each), deal) for deal in played) for each in candidates]
        search.tell(candidates, [-each for each in wins])
        print(f"generation {generation + 1}: {mean(wins):.1%} won", flush=True)
    return weights_of(search.result.xfavorite)


def main(generations: int = 12, deals: int = 40, trials: int = 500) -> None:
    """Learn, write it down, and show it on deals that were never played."""
    weights = train(generations, deals)
    WEIGHTS.write_text(json.dumps(weights, indent=1) + "\n")
    shares = [share(weights, deal) for deal in range(FRESH, FRESH + trials)]
    won, wide = mean(shares), 1.96 * stdev(shares) / sqrt(trials)
    print(f"Lena wins {won:.1%} [{won - wide:.1%}, {won + wide:.1%}] of {2 * trials} games")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
