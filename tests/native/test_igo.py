"""What needs the compiled speed: the exact split on very many hands, and very many games."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import sqrt
from random import Random

import pytest
from librt.random import Random as NativeRandom
from librt.vecs import vec
from mypy_extensions import i64
from ortools.sat.python import cp_model

from handvoll.engine.playout import Anything, play_by, playout
from handvoll.engine.state import CHANCE, OVER, Policy
from handvoll.games.igo.actions import CALL
from handvoll.games.igo.hints import Quick
from handvoll.games.igo.material import card_list
from handvoll.games.igo.score import COLOURS_OF
from handvoll.games.igo.state import IGo, fresh
from handvoll.games.igo.text import TEXTS, row_of_text
from tests.games.igo.brute import (
    Hand,
    check_caller,
    check_small,
    ours,
    random_hand,
    random_row,
    spoken,
)
from tests.native.soak import games


def test_small_hands_against_all_assignments() -> None:  # I10, I13, I14
    rng = Random(1)
    for _ in range(games(20_000, 200_000)):
        check_small(rng)


def test_full_hands_of_callers_against_all_rows() -> None:  # I10, I15
    rng = Random(2)
    for _ in range(games(5_000, 30_000)):
        check_caller(random_hand(rng, rng.choice([8, 12, 12, 12]), 10, 11))


def test_full_hands_of_others_against_an_integer_program() -> None:  # I13, I14
    rng = Random(3)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    for _ in range(games(200, 1_000)):
        colours, values = rng.choice([(10, 11), (4, 11), (3, 7)])
        hand = random_hand(rng, min(12, colours * values), colours, values)
        named, taken = random_row(rng, colours, values)
        assert ours(hand, named, taken) == by_program(solver, hand, named, taken), spoken(hand)


def by_program(
    solver: cp_model.CpSolver, hand: Hand, named: tuple[int, ...], taken: set[int]
) -> int:
    """The least sum as an integer program: each card is in the own row, added, or left over."""
    model = cp_model.CpModel()
    row = {card: model.new_bool_var("") for card in hand}
    added = {card: model.new_bool_var("") for card in hand}
    colour = [model.new_bool_var("") for _ in range(10)]
    model.add(sum(colour) <= 2)
    for card in hand:
        model.add(row[card] + added[card] <= 1)
        model.add(row[card] <= colour[card[0]])
        if card[0] not in named or card[1] in taken:
            model.add(added[card] == 0)
    for value in {value for _, value in hand}:
        model.add(sum(row[card] for card in hand if card[1] == value) <= 1)
        model.add(sum(added[card] for card in hand if card[1] == value) <= 1)
    model.minimize(sum(card[1] * (1 - row[card] - added[card]) for card in hand))
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:  # I16, I17
    rng = NativeRandom(seats)
    start = fresh(seats, 4)
    out = vec[i64]([0] * int(start.room()))
    for _ in range(games(20_000, 100_000)):
        state = start.copy()
        playout(state, rng, out)
        assert state.mover == OVER
        assert any(state.won(seat) for seat in range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("policy", [Anything(), Quick()], ids=["random", "quick"])
def test_scores_are_what_the_rules_say(policy: Policy, seats: int) -> None:  # I9-I17
    rng = NativeRandom(seats)
    start = fresh(seats, 4)
    out = vec[i64]([0] * int(start.room()))
    for _ in range(games(1_000, 100_000)):
        state = start.copy()
        assert isinstance(state, IGo)
        play_and_score(state, policy, rng, out)


def play_and_score(state: IGo, policy: Policy, rng: NativeRandom, out: vec[i64]) -> None:
    """Play a game and count every call again by hand."""
    points = [0] * int(state.seats)
    while state.mover != OVER:
        if state.mover == CHANCE:
            state.settle(state.spec().draw(rng))
            continue
        seat = int(state.mover)
        n = int(policy.move(state, seat, rng, out))
        steps = [int(out[i]) for i in range(n)]
        called = steps[0] == CALL
        gained = scored(state, seat, row_of_text(TEXTS[tuple(steps)])) if called else []
        for step in steps:
            state.step(seat, step)
        if gained is None:
            assert state.mover == OVER
            assert [state.won(each) for each in range(len(points))].index(True) == seat
            return
        for each in gained:
            points[each] += 1
        assert points == [state.score(each) for each in range(len(points))]
        assert (state.mover == OVER) == (max(points) >= 4)


def scored(state: IGo, caller: int, row: int) -> list[int] | None:
    """Who gets a point by a call (I16), None for a perfect one (I12); straight from the rules."""
    free = state.display()[-1] // 11
    hands = [
        [(card // 11, card % 11 + 1) for card in card_list(state.hand(seat)) if card // 11 != free]
        for seat in range(int(state.seats))
    ]
    named = COLOURS_OF[row]
    values = {value for colour, value in hands[caller] if colour in named}
    sum_of_caller = sum(value for _, value in hands[caller]) - sum(values)
    if sum_of_caller == 0:
        return None
    sums = {
        seat: by_trying_rows(hand, named, values)
        for seat, hand in enumerate(hands)
        if seat != caller
    }
    lower = [seat for seat, points in sums.items() if points <= sum_of_caller]
    return lower or [caller]


def by_trying_rows(hand: Hand, named: tuple[int, ...], taken: set[int]) -> int:
    """The least sum over all own rows; value by value the best use of the cards held."""
    held: dict[int, int] = {}  # the colours of each value, as bits
    for colour, value in hand:
        held[value] = held.get(value, 0) | 1 << colour
    callers = sum(1 << colour for colour in named)
    cards = [
        (value, colours, 0 if value in taken else colours & callers)
        for value, colours in held.items()
    ]
    own = {1 << colour for colour, _ in hand} or {0}
    return min(left(cards, one | two) for one, two in combinations_with_replacement(own, 2))


def left(cards: list[tuple[int, int, int]], own: int) -> int:
    """What is left over when the own row has these colours."""
    rest = 0
    for value, colours, addable in cards:
        mine = colours & own
        used = min((mine | addable).bit_count(), bool(mine) + bool(addable))
        rest += value * (colours.bit_count() - used)
    return rest


@pytest.mark.parametrize("seat", [0, 1])
def test_quick_beats_random(seat: int) -> None:
    """In at least 95 % of two-player games, by the lower end of a 99.9 % interval."""
    played = 2_000
    policies: list[Policy] = [Anything(), Anything()]
    policies[seat] = Quick()
    rng = NativeRandom(1)
    start = fresh(2, 4)
    out = vec[i64]([0] * int(start.room()))
    won = 0
    for _ in range(played):
        state = start.copy()
        play_by(state, policies, rng, out)
        won += state.won(seat) and not state.won(1 - seat)
    share = won / played
    assert share - 3.3 * sqrt(share * (1 - share) / played) > 0.95
