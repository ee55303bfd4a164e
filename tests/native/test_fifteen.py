"""15GO! by the hundred thousand."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll import GAMES
from handvoll.engine.game import Value
from handvoll.engine.playout import Anything, play_by, playout
from handvoll.engine.state import CHANCE, OVER, Policy
from handvoll.games.fifteen.hints import favourite
from handvoll.games.fifteen.state import Fifteen
from tests.native.soak import games

MANY = 100_000
TIPS: list[dict[str, Value]] = [
    {},
    {"overlook": True},
    {"open_first": True},
    {"own_pile": True},
    {"borrow": True},
    {"points": True},
    {"open_first": True, "own_pile": True, "borrow": True, "points": True},
]
FIFTEEN = GAMES["fifteen"]
# After 400 turns every card that fits a row goes there, so each time all piles have gone round
# at least one row grows: at most 120 rounds of the table's cards are left.
LONGEST = 400 + 120 * 120


@pytest.mark.parametrize("options", TIPS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_game_ends(seats: int, options: dict[str, Value]) -> None:  # F12, F13
    start, _ = FIFTEEN.set_up(seats, options)
    rng, out = Random(seats), vec[i64]([0] * 100)
    longest = 0
    for _ in range(games(MANY // 25, MANY)):
        state = start.copy()
        assert isinstance(state, Fifteen)
        playout(state, rng, out)
        assert state.mover == OVER
        longest = max(longest, int(state.turns))
    assert longest < LONGEST


@pytest.mark.parametrize("options", TIPS, ids=str)
def test_quick_beats_random(options: dict[str, Value]) -> None:
    start, _ = FIFTEEN.set_up(2, options)
    rng, out = Random(9), vec[i64]([0] * 100)
    played, won = 2000, 0.0
    for i in range(played):
        state, quick = start.copy(), i % 2
        policies: list[Policy] = [Anything(), Anything()]
        policies[quick] = FIFTEEN.quick
        play_by(state, policies, rng, out)
        ahead = state.score(quick) - state.score(1 - quick)
        won += 1 if ahead > 0 else 0.5 if ahead == 0 else 0
    assert won / played > 0.5 + 2 * (0.25 / played) ** 0.5  # two standard errors


@pytest.mark.parametrize("options", [*TIPS, {"colours": 8}], ids=str)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_quick_finds_its_favourite_the_short_way(seats: int, options: dict[str, Value]) -> None:
    """Where there are only rows and piles it writes no list of steps, and chooses the same."""
    rng, out, quick = Random(seats), vec[i64]([0] * 100), vec[i64]([0] * 100)
    for _ in range(games(10, 1000)):
        state, _ = FIFTEEN.set_up(seats, options)
        assert isinstance(state, Fifteen)
        while state.mover != OVER:
            if state.mover == CHANCE:
                state.settle(state.spec().draw(rng))
                continue
            n = state.steps(state.mover, out)
            if not state.halfway and state.chain < 0:
                assert FIFTEEN.quick.move(state, state.mover, rng, quick) == 1
                assert quick[0] == favourite(state, state.mover, out, n)
            state.step(state.mover, out[rng.randrange(n)])
