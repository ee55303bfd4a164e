"""Makes the tableaus of 5er finden: prints TABLEAUS for games/fiver/material.py.

Random tableaus that keep the promise of P3 are drawn from a seed and valued by the mean of the
best set over all rolls. Those nearest to each other in value become the white ones, so that no
seat is better off; the next nearest is the grey one. Takes some seconds compiled
(`.native/bin/python tools/tableaus.py`) and some minutes interpreted.
"""

from __future__ import annotations

from random import Random

from handvoll.games.fiver.hints import ODDS, best_set
from handvoll.games.fiver.material import ODD, Tableau, Tableaus, read_tableau
from handvoll.games.fiver.score import worth

SEED = 5
DRAWN = 40  # tableaus to choose from
WANTED = 5


def richness(tableau: Tableau) -> float:
    """The mean points of the best set, by how often each roll comes."""
    return sum(float(ODDS[roll]) * best_points(tableau, roll) for roll in range(int(ODD)))


def best_points(tableau: Tableau, roll: int) -> int:
    """The points of the best set for a roll."""
    return sum(int(worth(outline)) for outline in best_set(tableau.matches(roll)))


def tableaus() -> list[str]:
    """Four white ones and a grey one, the same whenever they are made."""
    rng = Random(SEED)
    drawn = ["".join(Tableaus().sample(rng)) for _ in range(DRAWN)]
    value = {symbols: richness(read_tableau(symbols)) for symbols in drawn}
    ranked = sorted(drawn, key=value.__getitem__)
    runs = [ranked[first : first + WANTED] for first in range(DRAWN - WANTED + 1)]
    return min(runs, key=lambda run: value[run[-1]] - value[run[0]])


def show(symbols: str) -> str:
    """A tableau as Python, ten rows."""
    rows = (f'    "{symbols[first : first + 10]}"' for first in range(0, 100, 10))
    return "\n".join(rows) + ","


if __name__ == "__main__":
    print("TABLEAUS: Final[list[str]] = [")
    for symbols in tableaus():
        print(show(symbols))
    print("]")
