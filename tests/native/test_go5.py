"""Go5 at full speed: random games by the hundred thousand, and the quick player."""

from __future__ import annotations

from math import sqrt

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll import GAMES
from handvoll.engine.playout import Anything, play_by, playout
from handvoll.engine.state import OVER, Policy
from handvoll.games.go5.state import Go5
from tests.native.soak import games

GO5 = GAMES["go5"]
JOKERS = 0b111 << 49
BLACK = sum(1 << 7 * c + n for c in range(7) for n in range(7) if (n + 2 * c) % 7 == 0)
CARDS = (1 << 52) - 1


def counted(state: Go5, seat: int) -> int:
    """The points of the last round, straight from G22-G24."""
    hand = int(state.hands[seat])
    stops = int(state.stops) >> 2 * seat & 3
    points = -5 * (hand & ~JOKERS).bit_count() - 10 * ((hand & JOKERS) | stops << 60).bit_count()
    for laid in state.laid_by(seat):
        cards = laid & CARDS
        if cards.bit_count() == 5:
            points += 30 + (150 if not cards & ~BLACK else 50 if cards & JOKERS else 100)
        else:
            points += 40 if cards.bit_count() == 4 else 30
    return points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_are_counted_right(seats: int) -> None:  # G22, G23, G24, G25
    start, _ = GO5.set_up(seats)
    rng, out = Random(seats), vec[i64]([0] * int(start.room()))
    for _ in range(games(10_000, 100_000)):
        state = start.copy()
        playout(state, rng, out)
        assert state.mover == OVER
        sheet = [int(points) for points in state.sheet]
        assert sheet[-seats:] == [counted(state, seat) for seat in range(seats)]
        totals = [sum(sheet[seat::seats]) for seat in range(seats)]
        assert totals == [state.score(seat) for seat in range(seats)]
        assert max(totals) >= 500 or state.round == 30
        before = [sum(sheet[seat:-seats:seats]) for seat in range(seats)]
        assert max(before) < 500
        assert [state.won(seat) for seat in range(seats)] == [n == max(totals) for n in totals]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_is_counted_right(seats: int) -> None:  # G22, G23, G24
    start, _ = GO5.set_up(seats, {"rounds": 1})
    rng, out = Random(seats), vec[i64]([0] * int(start.room()))
    for _ in range(games(10_000, 100_000)):
        state = start.copy()
        playout(state, rng, out)
        counts = [counted(state, seat) for seat in range(seats)]
        assert counts == [state.score(seat) for seat in range(seats)]


def test_the_quick_player_beats_the_random_one() -> None:
    played = 2000
    rng, out = Random(5), vec[i64]([0] * 1000)
    won = 0.0
    for game in range(played):
        state, _ = GO5.set_up(2)
        players: list[Policy] = [GO5.quick, Anything()]
        play_by(state, players if game % 2 else players[::-1], rng, out)
        me = 1 - game % 2
        won += state.won(me) / (state.won(0) + state.won(1))
    rate = won / played
    assert rate >= 0.9
    assert rate - 1.96 * sqrt(rate * (1 - rate) / played) > 0.87
