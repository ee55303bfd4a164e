"""Looks back at many games: their sums, bytes and secrets; twelve times as many in make soak."""

from __future__ import annotations

import os
from itertools import islice
from random import Random

import msgspec
import pytest

from handvoll import GAMES
from handvoll.coach.analysis import analyse, bound, look, weigh
from handvoll.coach.story import chapters, lived
from handvoll.coach.strength import ends_of
from handvoll.coach.weighing import Scales
from handvoll.engine.game import game_of
from handvoll.engine.record import Record
from handvoll.wire.coach import PARTS, Analysis, SeatLook
from tests.coach.games import finished
from tests.coach.twins import HIDDEN, seen_by, twins

GAMES_EACH = int(os.environ.get("HANDVOLL_LOOKS", "80"))
PORTION = 20
PORTIONS = range(0, GAMES_EACH, PORTION)
SOME = range(max(5, GAMES_EACH // 40))
PIECE = 7  # chapters that are weighed at a time
TWINS = 3  # of a game, at most
MANY = 40  # steps


@pytest.mark.parametrize("first", PORTIONS)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_start_found_errors_luck_and_others_make_the_result(game: str, first: int) -> None:
    for seed in range(first, min(first + PORTION, GAMES_EACH)):
        analysis = analyse(finished(game, seed, bots="random,quick"), seed, deals=1)
        for each in analysis.looks:
            parts = each.start + each.found + each.errors + each.luck + each.others
            assert parts == each.result, f"game {seed}, seat {each.seat}"


@pytest.mark.parametrize("seed", SOME)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_whole_or_piece_by_piece_the_bytes_are_the_same(game: str, seed: int) -> None:
    record = finished(game, seed, bots="random,quick")
    one, again, other = (analyse(record, luck, deals=2) for luck in (seed, seed, seed + 1))
    assert msgspec.json.encode(one) == msgspec.json.encode(again)
    assert msgspec.json.encode(one) == msgspec.json.encode(pieced_together(record, seed))
    assert one.looks != other.looks


def pieced_together(record: Record, seed: int) -> Analysis:
    """A look that several make, each a piece, the last piece first."""
    looks: list[SeatLook] = []
    for seat in ("A", "B"):
        story = lived(record, seat)
        firsts = range(0, len(story.chapters), PIECE)
        pieces = [list(weigh(story, seed, 2, n, n + PIECE)) for n in reversed(firsts)]
        looks.append(look(story, [each for piece in reversed(pieces) for each in piece]))
    return bound(record, looks, seed, 2)


@pytest.mark.parametrize("seed", SOME)
@pytest.mark.parametrize("game", HIDDEN)
def test_a_judgement_is_the_same_whatever_its_seat_could_not_know(game: str, seed: int) -> None:
    record = finished(game, seed, bots="random,quick")
    others = list(islice(twins(record, "A", Random(seed)), TWINS))
    assert others, "nothing was hidden"
    scales = Scales(ends_of(game), "A", 2, seed)
    weighed = [scales.weigh(chapter) for chapter in seen_by(record, "A")]
    for twin in others:
        assert [scales.weigh(chapter) for chapter in twin] == weighed


@pytest.mark.parametrize("seed", range(4))
def test_where_nothing_is_hidden_there_is_no_luck_and_both_agree(seed: int) -> None:
    record = finished("fifteen", seed, bots="random,quick")
    views = [each.view for each in chapters(record, "A")][1:]
    done = [ends_of("fifteen").mind.done(game_of(view).guess(view, Random(1))) for view in views]
    one, other = (each.steps[1:][done.index(True) :] for each in analyse(record, deals=2).looks)
    assert len(one) > MANY
    for mine, theirs in zip(one, other, strict=True):
        assert mine.before + theirs.before == PARTS
        assert mine.before in (0, PARTS)
        assert {step.luck for step in (mine, theirs)} == {0}
        assert {step.found for step in (mine, theirs)} == {0}
