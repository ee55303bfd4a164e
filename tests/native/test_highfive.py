"""High Five! at compiled speed: every hand there is, and whole games by the hundred thousand."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, islice, permutations
from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest
from librt.random import Random as NativeRandom
from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll import Match
from handvoll.engine.playout import Anything, play_by, playout
from handvoll.engine.state import OVER, Event, Policy
from handvoll.games.highfive import GAME
from handvoll.games.highfive.actions import DREW, DROPPED, LAID, SCORED, STARTED
from handvoll.games.highfive.hints import Quick, best_lay
from handvoll.games.highfive.material import CARDS, EMPTY, JOKER
from handvoll.games.highfive.score import score_all
from handvoll.games.highfive.state import HighFive, fresh
from handvoll.testkit.tables import random_move
from tests.native.soak import games

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its parser uses old names
    import eval7  # type: ignore[import-untyped]

Card = tuple[str, int]  # colour, number
PACK: list[Card] = [(card[0], int(card[1:])) for card in CARDS[:52]]
CODE = {card: code for code, card in enumerate(PACK)}
OUT = vec[i64]([0] * 64)


# The combinations again, straight from the table


def points(cards: list[Card]) -> int:
    """What five cards without jokers are worth (H12, H13)."""
    return points_of(
        tuple(sorted(number for _, number in cards)), len({colour for colour, _ in cards}) == 1
    )


@cache
def points_of(numbers: tuple[int, ...], one_colour: bool) -> int:
    counts = sorted(Counter(numbers).values(), reverse=True)
    high = sorted(14 if number == 1 else number for number in numbers)
    runs = [cards for cards in (list(numbers), high) if cards == [*range(cards[0], cards[0] + 5)]]
    rows = [
        (30, counts == [5]),
        (25, one_colour and high == [10, 11, 12, 13, 14]),
        (20, one_colour and bool(runs)),
        (15, counts == [4, 1]),
        (10, counts == [3, 2]),
        (8, one_colour),
        (6, bool(runs)),
        (3, counts == [3, 1, 1]),
        (2, counts == [2, 2, 1]),
        (1, counts == [2, 1, 1, 1]),
    ]
    return next((worth for worth, is_it in rows if is_it), 0)


def found(hands: list[int]) -> list[int]:
    """The compiled scorer's points for hands of five codes each, one after the other."""
    return [int(worth) for worth in score_all(vec[u8](hands))]


def test_every_hand_without_jokers() -> None:  # H7, H12, H13
    hands = list(combinations(PACK, 5))
    assert len(hands) == 2_598_960
    ours = found([CODE[card] for hand in hands for card in hand])
    assert all(mine == points([*hand]) for mine, hand in zip(ours, hands, strict=True))
    assert Counter(ours) == {
        25: 4,
        20: 36,
        15: 624,
        10: 3_744,
        8: 5_108,
        6: 10_200,
        3: 54_912,
        2: 123_552,
        1: 1_098_240,
        0: 1_302_540,
    }


KINDS = {
    "Straight Flush": {20, 25},
    "Quads": {15},
    "Full House": {10},
    "Flush": {8},
    "Straight": {6},
    "Trips": {3},
    "Two Pair": {2},
    "Pair": {1},
    "High Card": {0},
}


def test_every_hand_is_of_the_kind_a_poker_evaluator_says() -> None:  # H12
    ranks = "A23456789TJQK"
    suits = dict(zip("rgby", "hcds", strict=True))
    cards = [eval7.Card(ranks[number - 1] + suits[colour]) for colour, number in PACK]
    every = games(17, 1)  # a step that shares no factor with the order of the hands
    codes = islice(combinations(range(52), 5), 0, None, every)
    ours = found([code for hand in codes for code in hand])
    for worth, hand in zip(ours, islice(combinations(cards, 5), 0, None, every), strict=True):
        assert worth in KINDS[eval7.handtype(eval7.evaluate(hand))]


NAMES = [dict(zip("rgby", names, strict=True)) for names in permutations("rgby")]


def kinds_of_hands(size: int) -> Iterator[tuple[Card, ...]]:
    """One hand for every class of hands that differ only in what the colours are called."""
    seen = set()
    for hand in combinations(PACK, size):
        same = min(tuple(sorted((name[c], n) for c, n in hand)) for name in NAMES)
        if same not in seen:
            seen.add(same)
            yield hand


@pytest.mark.parametrize(("jokers", "kinds"), [(1, 16_432), (2, 1_755), (3, 169), (4, 13)])
def test_every_hand_with_jokers(jokers: int, kinds: int) -> None:  # H7, H12, H13
    """Jokers are worth the best of all cards they could stand for, any of them even twice."""
    hands = list(kinds_of_hands(5 - jokers))
    assert len(hands) == kinds
    codes = [[*(CODE[card] for card in hand), *[int(JOKER)] * jokers] for hand in hands]
    ours = found([code for hand in codes for code in hand])
    stand_ins = list(combinations_with_replacement(PACK, jokers))
    for mine, hand in islice(zip(ours, hands, strict=True), 0, None, games(5, 1)):
        assert mine == max(points([*hand, *cards]) for cards in stand_ins), hand


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_with_all_cards_on_the_board(seats: int) -> None:  # H14, H15
    rng = NativeRandom(seats)
    everything = sorted([*range(52), *[int(JOKER)] * seats, *[int(EMPTY)] * (12 - seats)])
    for _ in range(games(20_000, 100_000)):
        state = fresh(seats)
        playout(state, rng, OUT)
        assert sorted(state.board) == everything
        assert state.mover == OVER


WINDOWS = [
    frozenset(first + step * i for i in range(5))
    for first in range(64)
    for step, free in ((1, first % 8 < 4), (8, first < 32))
    if free
]


THROUGH = [[window for window in WINDOWS if square in window] for square in range(64)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_what_an_independent_scorer_finds(seats: int) -> None:  # H8, H12, H14
    rng = NativeRandom(seats + 10)
    for _ in range(games(2_000, 100_000)):
        state = fresh(seats)
        state.news = []
        playout(state, rng, OUT)
        assert [state.score(seat) for seat in range(seats)] == recount(state.news, seats)


def recount(news: list[Event], seats: int) -> list[int]:
    """The points, from which cards went where."""
    board: dict[int, int] = {}
    laid: set[int] = set()
    held = [5] * seats
    scores = [0] * seats
    pile, bonus = 48 - 4 * seats, 2
    for kind, seat, *facts in news:
        if kind == DREW:
            held[seat] += len(facts)
            pile -= len(facts)
        elif kind in (STARTED, LAID, DROPPED):
            board[facts[1]] = facts[0]
            held[seat] -= kind != STARTED
            laid |= {facts[1]} if kind == LAID else set()
        elif kind == SCORED:
            scores[seat] += best_five(board, laid)
            laid = set()
        if kind in (SCORED, DROPPED) and held[seat] == 0 and pile == 0:
            scores[seat] += bonus
            bonus = 0
    return scores


def best_five(board: dict[int, int], laid: set[int]) -> int:
    """The most valuable full window with all laid cards (H8)."""
    full = [w for w in THROUGH[min(laid)] if laid <= w <= board.keys()]
    return max(any_points([board[square] for square in window]) for window in full)


def any_points(codes: list[int]) -> int:
    """What five cards are worth, jokers among them."""
    cards = [PACK[code] for code in codes if code != JOKER]
    one_colour = len({colour for colour, _ in cards}) == 1
    return with_jokers(tuple(sorted(number for _, number in cards)), one_colour)


@cache
def with_jokers(numbers: tuple[int, ...], one_colour: bool) -> int:
    """Jokers take on the colour of the others, if they have one; any number is tried."""
    stand_ins = combinations_with_replacement(range(1, 14), 5 - len(numbers))
    return max(points_of(tuple(sorted(numbers + jokers)), one_colour) for jokers in stand_ins)


def test_the_quick_player_beats_the_random_one() -> None:  # H15
    margin = duel(GAME.quick, Anything(), played=300)
    assert margin > 60


def test_the_quick_player_beats_the_greedy_one() -> None:  # H11, H15
    margin = duel(GAME.quick, Quick(0, 0), played=600)
    assert margin > 5


def duel(one: Policy, other: Policy, played: int) -> float:
    """The lower end of the 95 % interval of the lead of one over the other, changing seats."""
    rng = NativeRandom(5)
    leads: list[int] = []
    for game in range(played):
        state = fresh(2)
        play_by(state, [one, other] if game % 2 == 0 else [other, one], rng, OUT)
        lead = int(state.score(0) - state.score(1))
        leads.append(lead if game % 2 == 0 else -lead)
    return mean(leads) - 1.96 * stdev(leads) / sqrt(played)


def test_the_best_lay_scores_as_much_as_any_lay() -> None:  # H4, H8
    """Hands of up to six cards, against every move there is."""
    for seed in range(60):
        rng = Random(seed)
        match = Match("highfive", 2 + seed % 3)
        match.deal(rng)
        for _ in range(rng.randrange(2, 18)):
            match.play(*random_move(match, rng))
        state = match.state
        assert isinstance(state, HighFive)
        steps = best_lay(state, state.mover)
        if steps and state.held(state.mover) <= 6:
            assert gain(state, steps) == max(gain(state, lay) for lay in lays(match))


def lays(match: Match) -> Iterator[list[int]]:
    """The steps of every move of the mover."""
    seat = int(match.state.mover)
    for text in match.moves(match.seats[seat]):
        yield [*match.game.read(match.state, seat, text)]


def gain(state: HighFive, steps: list[int]) -> int:
    """The points a move makes, without the bonus."""
    seat = state.mover
    after = state.copy()
    after.finished = True
    for step in steps:
        after.step(seat, step)
    return int(after.score(seat) - state.score(seat))
