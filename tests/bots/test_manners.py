"""Moves a child would laugh at: none of them from level 2 on."""

from __future__ import annotations

import os
from collections import Counter

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll import GAMES, compiled
from handvoll.bots.levels import character
from handvoll.engine.state import CHANCE, MANY, OVER, Policy
from handvoll.games.go5.actions import ADD, DISCARD, GO5, LAY, TAKE
from handvoll.games.go5.material import JOKERS
from handvoll.games.go5.state import Go5
from handvoll.games.go5.table import DRAWING, MOST_SETS, set_size

LONG = bool(os.environ.get("HANDVOLL_SOAK"))
GAMES_OF_GO5 = 1000 if LONG else 60 if compiled() else 6


def five(state: Go5, seat: int, step: int) -> bool:
    """Whether a step makes five and so ends the round."""
    if ADD <= step < LAY and step < ADD + 54 * int(MOST_SETS):
        at = int(state.first_set(seat)) + (step - int(ADD)) % int(MOST_SETS)
        return int(set_size(state.sets[at])) == 4
    return GO5 <= step < DISCARD


def blunders(policy: Policy, seed: int) -> Counter[str]:
    """What a child would laugh at, in one game of Go5 against itself."""
    found = Counter[str]()
    state = GAMES["go5"].set_up(2)[0]
    assert isinstance(state, Go5)
    rng, out = Random(seed), vec[i64]([0] * int(state.room()))
    taken = -1
    while state.mover != OVER:
        if state.mover == CHANCE:
            state.settle(state.spec().draw(rng))
            continue
        seat = int(state.mover) if state.mover != MANY else int(state.callers).bit_length() - 1
        legal = [int(out[i]) for i in range(int(state.steps(seat, out)))]
        policy.move(state, seat, rng, out)
        step = int(out[0])
        taken = -1 if state.phase == DRAWING else taken
        found += laughed_at(state, seat, step, legal, taken)
        taken = int(state.top) if step == TAKE else taken
        ended = five(state, seat, step)
        state.step(seat, step)
        if ended and state.mover == OVER and not state.won(seat):
            found["ends the game with a five and loses it"] += 1
    return found


def laughed_at(state: Go5, seat: int, step: int, legal: list[int], taken: int) -> Counter[str]:
    found = Counter[str]()
    plays = [other for other in legal if other >= ADD]
    if five(state, seat, step) and state.mover != MANY and state.held < 0 and state.can_stop(seat):
        found["goes out with its own stop card unplayed"] += 1
    if DISCARD <= step < ADD:
        card = (step - int(DISCARD)) % 54
        if 1 << card & JOKERS and any(uses(other, card) for other in plays):
            found["discards a joker it could have laid"] += 1
        # Unless all others were taken too, or would make somebody a five.
        if card == taken and state.hands[seat] & ~(state.known[seat] | state.wanted):
            found["takes a card and throws it away"] += 1
    return found


def uses(step: int, card: int) -> bool:
    return ADD <= step < ADD + 54 * int(MOST_SETS) and (step - int(ADD)) // int(MOST_SETS) == card


@pytest.mark.parametrize("level", ["2", "3"])
def test_nobody_would_laugh(level: str) -> None:
    policy = character("go5", level)
    found = sum((blunders(policy, seed) for seed in range(GAMES_OF_GO5)), Counter[str]())
    assert not found
