"""A move is several steps: they agree with the moves, and half a move can be copied and redealt."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from librt.random import Random as NativeRandom

from handvoll import Match
from handvoll.engine.state import SEATS
from handvoll.games.highfive.actions import CARD, DROP
from handvoll.games.highfive.material import CARDS, SQUARES
from handvoll.games.highfive.state import HighFive
from handvoll.games.highfive.text import gaps
from handvoll.testkit.tables import random_move
from tests.games.highfive.builder import board

LINES = [[f"{column}{row}" for column in "abcdefgh"] for row in range(1, 9)]
LINES += [[f"{column}{row}" for row in range(1, 9)] for column in "abcdefgh"]
WINDOWS = [line[first : first + 5] for line in LINES for first in range(4)]


def positions(seed: int) -> Iterator[tuple[Match, HighFive, int]]:
    """A random game after the first round: the match, its state, the mover."""
    rng = Random(seed)
    match = Match("highfive", 2 + seed % 3)
    match.deal(rng)
    while match.state.mover >= 0:
        assert isinstance(match.state, HighFive)
        if not match.state.opening:
            yield match, match.state, int(match.state.mover)
        match.play(*random_move(match, rng))


def steps(state: HighFive, seat: int, match: Match) -> list[int]:
    return [int(match.out[i]) for i in range(int(state.steps(seat, match.out)))]


@pytest.mark.parametrize("seed", range(6))
def test_every_set_of_gaps_is_offered_exactly_once(seed: int) -> None:  # H4, H8, H10
    for match, state, seat in positions(seed):
        view = match.view(SEATS[seat])
        free = {tuple(s for s in window if s not in view["board"]) for window in WINDOWS}
        most = min(4, view["hands"][SEATS[seat]]["count"])
        fillable = {each for each in free if 1 <= len(each) <= most}
        offered = steps(state, seat, match)
        if not fillable:
            empty = [square for square in SQUARES if square not in view["board"]]
            assert offered == [int(DROP) + SQUARES.index(square) for square in empty]
        else:
            squares = [tuple(SQUARES[s] for s in gaps(state, window)) for window in offered]
            assert len(set(squares)) == len(squares)
            assert set(squares) == fillable


def test_gaps_are_filled_in_board_order() -> None:  # H1, H4
    table = board(c3="r9", c5="b9").hand(A="g9 y9 r2 r3", B="r4")
    window = 4 * (8 + 2) + 2  # c3 to c7
    assert window in steps(table.state, 0, table.match)
    table.state.step(0, window)
    for card, square in (("g9", "c4"), ("y9", "c6"), ("r2", "c7")):
        assert table.state.halfway
        table.state.step(0, int(CARD) + CARDS.index(card))
        assert table.match.view(None)["board"][square] == card
    assert not table.state.halfway


def half_made() -> Match:
    """A lay of three cards, the first of which lies."""
    table = board(c3="r9", c5="b9").hand(A="g9 y9 r2 r3", B="r4 b7 j").pile("g1 g2 g3 y1")
    for step in table.match.game.read(table.state, 0, "lay r2@c4 r3@c6 g9@c7")[:2]:
        table.state.step(0, step)
    assert table.state.halfway
    return table.match


def test_half_a_move_is_copied() -> None:  # H4
    match = half_made()
    copy = match.state.copy()
    assert copy.key() == match.state.key()
    before = match.state.key()
    for card in ("r3", "g9"):
        copy.step(0, int(CARD) + CARDS.index(card))
    assert not copy.halfway
    assert copy.mover == 1
    assert match.state.key() == before


def test_half_a_move_is_redealt_for_the_others_only() -> None:  # H3
    match = half_made()
    assert isinstance(match.state, HighFive)
    seen = set()
    for seed in range(20):
        copy = match.state.copy()
        copy.redeal(0, NativeRandom(seed))
        assert steps(copy, 0, match) == steps(match.state, 0, match)
        assert copy.hand(1)[-1] == match.state.hand(1)[-1], "the joker is no secret"
        seen.add(tuple(copy.hand(1)))
    assert len(seen) > 5


def test_what_a_move_would_score_is_foreseen_and_nothing_happens() -> None:  # H7, H8
    match = Match("highfive", 2)
    match.deal(Random(3))
    before = match.hash
    for move in match.moves("A", limit=5):
        (scored,) = match.foresee("A", move)
        assert match.hash == before
        trial = Match.replay(match.record)
        trial.play("A", move)
        assert scored in trial.events("B", len(trial.news))
