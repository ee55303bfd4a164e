"""Every order of independent submissions gives the same result (P6, P8-P10)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random as NativeRandom

from handvoll import Match
from handvoll.testkit.tables import random_move

seeds = st.integers(0, 10**6)


def shuffled(moves: dict[str, list[str]], rng: Random) -> list[tuple[str, str]]:
    """The moves of all in some order; each one's own stay in theirs."""
    order = [seat for seat, own in moves.items() for _ in own]
    rng.shuffle(order)
    left = {seat: iter(own) for seat, own in moves.items()}
    return [(seat, next(left[seat])) for seat in order]


def outlines(match: Match, seat: str, rng: Random, count: int) -> list[str]:
    """Some moves of a seat that does not hear of the others."""
    trial = Match.replay(match.record)
    moves: list[str] = []
    while len(moves) < count:
        mover, move = random_move(trial, rng)
        if mover == seat and move not in ("flip", "done"):
            trial.play(mover, move)
            moves.append(move)
    return moves


def results(match: Match, moves: list[tuple[str, str]]) -> tuple[str, object]:
    trial = Match.replay(match.record)
    for seat, move in moves:
        trial.play(seat, move)
    before = trial.hash
    trial.play(None, "time")
    return before, [trial.view(seat) for seat in (*trial.seats, None)]


@pytest.mark.parametrize("assist", [False, True])
@pytest.mark.parametrize("variant", ["basic", "puzzle"])
@settings(max_examples=10, deadline=None)
@given(seed=seeds)
def test_any_order_of_outlines_gives_the_same(
    variant: str, assist: bool, seed: int
) -> None:  # P6, P8
    rng = Random(seed)
    match = Match("fiver", 3, {"variant": variant, "assist": assist})
    match.deal(rng)
    match.play(None, "limit")
    moves = {seat: outlines(match, seat, rng, 4) for seat in match.seats}
    moves["C"].append("done")
    first = results(match, shuffled(moves, rng))
    for _ in range(3):
        assert results(match, shuffled(moves, rng)) == first


@settings(max_examples=10, deadline=None)
@given(seed=seeds)
def test_any_order_of_strikes_gives_the_same(seed: int) -> None:  # P18
    rng = Random(seed)
    match = Match("fiver", 4, {"variant": "puzzle"})
    match.chance(list("ostxm"))
    n = match.game.quick.move(match.state, 3, NativeRandom(seed), match.out)
    steps = [int(match.out[i]) for i in range(int(n))]
    match.play("D", match.game.write(match.state, 3, steps))
    match.play("D", "flip")
    match.play(None, "time")
    strikes = {seat: [rng.choice(match.moves(seat, limit=400))] for seat in "ABC"}
    ends = set()
    for _ in range(4):
        trial = Match.replay(match.record)
        for seat, move in shuffled(strikes, rng):
            trial.play(seat, move)
        ends.add(trial.hash)
    assert len(ends) == 1
