"""The sum of a look back, to the last part, over many games: 1,000 of each title in make soak."""

from __future__ import annotations

import os

import pytest

from handvoll import GAMES
from handvoll.coach.analysis import analyse
from tests.coach.games import finished

GAMES_EACH = int(os.environ.get("HANDVOLL_LOOKS", "200"))
PORTION = 40
PORTIONS = range(0, GAMES_EACH, PORTION)


@pytest.mark.parametrize("first", PORTIONS)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_start_found_errors_luck_and_others_make_the_result(game: str, first: int) -> None:
    for seed in range(first, min(first + PORTION, GAMES_EACH)):
        analysis = analyse(finished(game, seed, bots="random,quick"), seed, deals=1)
        for look in analysis.looks:
            parts = look.start + look.found + look.errors + look.luck + look.others
            assert parts == look.result, f"game {seed}, seat {look.seat}"
