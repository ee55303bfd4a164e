"""When level 5 of I Go! expects itself to call: learned, from what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from librt.random import Random as NativeRandom
from librt.vecs import vec
from mypy_extensions import i64

from handvoll import GAMES
from handvoll.bots.igo import Belief
from handvoll.bots.igo_calls import POINTS, SIGHTS, STARTS, Company, chances, sights
from handvoll.bots.mind import act
from handvoll.engine.state import CHANCE, OVER, Policy
from handvoll.games.igo.actions import CALL, CALLING, END, NONE
from handvoll.games.igo.hints import Quick, least_left
from handvoll.games.igo.state import IGo
from handvoll.testkit import Table
from handvoll.testkit.secrets import redealt
from handvoll.testkit.tables import play_on

OUT = vec[i64]([0] * 20)


def moments(seats: int, hands: int) -> Iterator[IGo]:
    """Quick players' hands, whenever somebody may call or not."""
    luck = NativeRandom(3)
    for _ in range(hands):
        state = GAMES["igo"].set_up(seats)[0].copy()
        assert isinstance(state, IGo)
        state.settle(state.spec().draw(luck))
        while state.mover not in (CHANCE, OVER):
            if state.phase == CALLING and not state.must_call():
                yield state
            act(state, Quick(), state.mover, luck, OUT)


def calls(policy: Policy, state: IGo) -> bool:
    policy.move(state, state.mover, NativeRandom(1), OUT)
    assert OUT[0] in (CALL, END)
    return bool(OUT[0] == CALL)


def learned(seat: int) -> Company:
    company = Company(chances())
    company.learned = seat
    return company


def test_a_starter_dares_more_than_quick_since_who_calls_starts_again() -> None:  # I18
    quick, bolder, shyer = 0, 0, 0
    for state in moments(2, 80):
        if state.turns == 0:
            one, other = calls(learned(int(state.mover)), state), calls(Quick(), state)
            quick += other
            bolder += one and not other
            shyer += other and not one
    assert quick > 20
    assert bolder > 5 * max(1, shyer)


def test_who_is_a_point_from_losing_dares_less_than_who_is_far_from_it() -> None:
    counts = {0: 0, 3: 0}
    for state in moments(2, 80):
        for theirs in counts:
            state.points = theirs << 4 * (1 - int(state.mover))
            counts[theirs] += calls(learned(int(state.mover)), state)
        state.points = 0
    assert counts[3] < counts[0]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_others_and_larger_tables_play_like_quick(seats: int) -> None:
    for state in moments(seats, 15):
        seat = int(state.mover)
        assert calls(learned(NONE), state) == calls(Quick(), state)
        assert calls(learned(seat if seats > 2 else 1 - seat), state) == calls(Quick(), state)


def test_nothing_left_over_is_called_at_once() -> None:  # I12
    state = next(moments(2, 1))
    free = int(state.free_colour())
    other = (free + 1) % 10
    low, high = (0x7FF << 11 * other, 0) if other < 5 else (0, 0x7FF << 11 * (other - 5))
    state.hold(state.mover, low, high)
    assert least_left(state.hand(state.mover), free) == 0
    assert calls(learned(int(state.mover)), state)


def test_nobody_calls_before_the_table_allows_it() -> None:  # I21
    for state in moments(2, 15):
        state.patience = 3
        if state.too_soon():
            assert not calls(learned(int(state.mover)), state)


def test_what_is_seen_is_what_the_seat_may_know() -> None:
    rng = Random(5)
    one, two = (vec[float]([0.0] * int(SIGHTS)) for _ in range(2))
    seen = set[tuple[float, ...]]()
    for match in play_on(Table(GAMES["igo"], 2).match(rng), rng, moves=40):
        state = match.state
        assert isinstance(state, IGo)
        if state.phase == CALLING and state.mover >= 0:
            twin = redealt(match, match.seats[int(state.mover)], rng).state
            assert isinstance(twin, IGo)
            sights(state, state.mover, one)
            sights(twin, state.mover, two)
            assert list(one) == list(two)
            seen.add(tuple(one))
    assert len(seen) > 5


def test_a_mind_expects_it_of_its_own_seat_only_and_only_if_told_to() -> None:
    state = next(moments(2, 1))
    for mind, seat in ((Belief(learned=True), 1), (Belief(), NONE)):
        trial = state.copy()
        mind.deal(trial, 1, NativeRandom(1))
        assert mind.company.learned == seat


def test_to_start_is_worth_something() -> None:
    table = chances()
    for lacking in range(1, 5):
        even = lacking * POINTS + lacking
        assert table[STARTS + even] > 0.5 > table[even]
        assert table[STARTS + even] + table[even] == pytest.approx(1.0)
