"""Lena: a player of 15GO! who has learned what to make of what she imagines.

She sees what any seat sees, and nothing else. For each step she imagines how it goes on if all
play like quick, in a few deals of what is hidden; what counts how much there, she has learned.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.chance import Rng
from handvoll.engine.game import game_named
from handvoll.engine.playout import play_by
from handvoll.engine.state import OVER, SEATS
from handvoll.games.fifteen.actions import ON, OPEN_ROW
from handvoll.games.fifteen.state import Fifteen

WEIGHTS = Path(__file__).with_name("weights.json")
DEALS = 4  # of what is hidden
GAME = game_named("fifteen")
PILES = range(int(ON), int(OPEN_ROW))  # steps that lay a card onto another's pile
SIGHTS = ("wins", "ahead in the end", "ahead at the own next turn", "gives a card away")


class Mind:
    """Chooses a step by what it leads to."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = [weights[sight] for sight in SIGHTS]
        self.luck = Random(1)

    def best(self, state: Fifteen, me: int, legal: list[int]) -> int:
        """The step after which most is to be hoped for, the first of several."""
        hopes = dict.fromkeys(legal, 0.0)
        deals = DEALS if hides(state) else 1
        for _ in range(deals):
            state.redeal(me, self.luck)
            for step in legal:
                sights = self.imagine(state.copy(), me, step)
                hopes[step] += sum(w * each for w, each in zip(self.weights, sights, strict=True))
        return max(legal, key=hopes.__getitem__)

    def imagine(self, state: Any, me: int, step: int) -> tuple[float, ...]:
        """What comes of a step in one deal, a number for each of SIGHTS."""
        seats, out = int(state.seats), vec[i64]([0] * int(state.room()))
        state.step(me, step)
        while state.mover not in (me, OVER):
            GAME.quick.move(state, state.mover, self.luck, out)
            state.step(state.mover, out[0])
        soon = ahead(state, me)
        play_by(state, [GAME.quick] * seats, self.luck, out)
        return float(state.won(me)), ahead(state, me), soon, float(step in PILES)


def hides(state: Fifteen) -> bool:
    """Whether somebody's closed cards were never turned."""
    return any(state.closed(i) and not state.known >> i & 1 for i in range(int(state.seats)))


def ahead(state: Fifteen, me: int) -> float:
    """How many cards less than the best of the others one has, in tens."""
    left = [int(state.closed(i) + state.open(i)) for i in range(int(state.seats))]
    return (min(left[:me] + left[me + 1 :]) - left[me]) / 10


class Lena:
    """The bot: `choose` maps a view to a move."""

    def __init__(self, game: str, weights: Mapping[str, float] | None = None) -> None:
        self.mind = Mind(weights or json.loads(WEIGHTS.read_text("utf-8")))

    def choose(self, view: dict[str, Any], rng: Rng, budget: float = 0.0) -> str:
        """The text of a legal move."""
        me, state = SEATS.index(view["seat"]), GAME.guess(view, rng)
        out = vec[i64]([0] * int(state.room()))
        legal = [int(out[i]) for i in range(int(state.steps(me, out)))]
        step = self.mind.best(state, me, legal) if len(legal) > 1 else legal[0]
        return GAME.write(state, me, [step])
