"""The parts of very many games are the whole, to the last digit."""

from __future__ import annotations

import pytest

from handvoll.coach.analysis import analyse
from tests.coach.games import finished
from tests.native.soak import games

TITLES = ["fifteen", "fiver", "go5", "highfive", "igo"]


@pytest.mark.parametrize("game", TITLES)
def test_start_errors_luck_and_others_make_the_result(game: str) -> None:
    for seed in range(games(20, 1000)):
        for look in analyse(finished(game, seed, bots="random,quick"), deals=1).looks:
            whole = look.start + look.found + look.errors + look.luck + look.others
            assert whole == look.result, f"game {seed}"
