"""The sum of a look back, to the last part, over many games: 1,000 of each title in make soak."""

from __future__ import annotations

import os
from random import Random

import pytest

from handvoll import GAMES
from handvoll.coach.analysis import analyse
from handvoll.coach.story import chapters
from handvoll.coach.strength import ends_of
from handvoll.engine.game import game_of
from handvoll.wire.coach import PARTS
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


@pytest.mark.parametrize("seed", range(4))
def test_where_nothing_is_hidden_there_is_no_luck_and_both_agree(seed: int) -> None:
    record = finished("fifteen", seed, bots="random,quick")
    views = [each.view for each in chapters(record, "A")][1:]
    done = [ends_of("fifteen").mind.done(game_of(view).guess(view, Random(1))) for view in views]
    one, other = (look.steps[1:][done.index(True) :] for look in analyse(record, deals=2).looks)
    assert len(one) > PORTION
    for mine, theirs in zip(one, other, strict=True):
        assert mine.before + theirs.before == PARTS
        assert mine.before in (0, PARTS)
        assert {step.luck for step in (mine, theirs)} == {0}
        assert {step.found for step in (mine, theirs)} == {0}
