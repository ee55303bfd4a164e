"""The coach's mind in 15GO!: where nothing is hidden, who wins is the same to all eyes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from librt.random import Random as FastRandom
from librt.vecs import vec
from mypy_extensions import i64

from handvoll import GAMES
from handvoll.bots.fifteen import is_open
from handvoll.bots.foresight import Foresight
from handvoll.bots.proof import twin
from handvoll.engine.state import OVER
from handvoll.games.fifteen.state import Fifteen
from handvoll.testkit import Table
from handvoll.testkit.tables import play_on

LOOKS = 20_000


def positions(seed: int, *tips: str, seats: int = 2) -> Iterator[Fifteen]:
    """Of a short game of people who play just anything."""
    options = (("colours", 2), *((name, True) for name in tips))
    rng = Random(seed)
    for match in play_on(Table(GAMES["fifteen"], seats, options).match(rng), rng):
        assert isinstance(match.state, Fifteen)
        if match.state.mover >= 0:
            yield twin(match.state)


def asked(mind: Foresight, state: Fifteen, seat: int) -> float:
    mind.side_with(seat)
    mind.deal(state.copy(), seat, FastRandom(1))
    return mind.value(state, seat)


def after(state: Fifteen) -> Iterator[Fifteen]:
    """The positions that one step leads to."""
    out = vec[i64]([0] * int(state.room()))
    steps = [out[i] for i in range(int(state.steps(state.mover, out)))]
    for step in steps:
        trial = twin(state)
        trial.step(state.mover, step)
        yield trial


@pytest.mark.parametrize("tips", [(), ("points",)])
def test_what_one_may_expect_the_other_may_not_and_the_best_step_keeps_it(tips: tuple[str]) -> None:
    mind, seen = Foresight(LOOKS), set[float]()
    for seed in range(4):
        open = [state for state in positions(seed, *tips) if is_open(state)]
        for state in open[::7]:
            share = asked(mind, state, state.mover)
            assert share + asked(mind, state, 1 - state.mover) == 1
            assert share == max(asked(mind, each, state.mover) for each in after(state))
            seen.add(share)
    assert {0.0, 1.0} <= seen


def test_what_is_said_depends_on_nothing_that_was_asked_before() -> None:
    open = [state for state in positions(3) if is_open(state)][::5]
    used = Foresight(100)
    for state in open:
        used.most = 1
        used.value(state, 0)
    fresh = [asked(Foresight(100), state, 0) for state in open]
    assert [asked(used, state, 0) for state in open] == fresh


def test_among_three_and_while_something_is_hidden_it_plays_on() -> None:
    mind = Foresight(LOOKS)
    assert any(is_open(state) for state in positions(1, seats=3))
    assert not any(mind.done(state) for state in positions(1, seats=3))
    for state in positions(1):
        assert mind.done(state) == is_open(state)
        assert state.mover != OVER
