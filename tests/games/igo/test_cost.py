"""What a call would cost, as its player is told before calling (I9-I11, I15)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from handvoll import Match
from handvoll.engine.errors import IllegalMove
from handvoll.engine.turn import Wait
from tests.games.igo.table import Table


def cost(table: Table, seat: str = "A") -> dict[str, Any]:
    """What a seat is told of its own call."""
    told: dict[str, Any] = table.view(seat)["cost"]
    return told


def foreseen(table: Table, move: str) -> dict[str, Any]:
    """What A is told of a move before making it."""
    (told,) = table.match.foresee("A", move)
    return told


def test_the_cost_of_a_call_is_told_at_any_time() -> None:  # I9, I10, I11, I15
    table = Table(display="y1", A="p1-5 v6-9 y2 g1 n2")
    assert cost(table) == {
        "colours": ["p", "v"],
        "free": ["y2"],
        "row": ["p1", "p2", "p3", "p4", "p5", "v6", "v7", "v8", "v9"],
        "added": [],
        "left": ["g1", "n2"],
        "sum": 3,
    }
    assert table.view(None)["cost"] is None


def test_the_cost_follows_the_visible_card() -> None:  # I4, I9
    table = Table(display="l9 y1", A="p1-5 v6-9 y2 g1 n2").play("A", "pick")
    assert cost(table)["free"] == []
    assert cost(table)["left"] == ["g1", "n2", "y1", "y2"]


def test_nobody_is_told_a_cost_once_the_hand_is_over() -> None:  # I7, I18
    table = Table(display="y1", A="p1-6 v1-6", pile="l3")
    table.play("A", "draw", "discard l3", "go p")
    assert cost(table) is None
    table = Table(A="p1-6 v1-6")
    for turn in range(7):
        seat = "AB"[turn % 2]
        table.play(seat, "pick")
        if turn < 6:
            table.play(seat, "discard " + table.hand(seat).split()[0], "end")
    assert cost(table) is None


def test_a_row_is_shown_before_it_is_called() -> None:  # I10, I15
    table = Table(display="y1", A="p1-3 v4-6 b7-9 g1 n1 n2", pile="l3")
    table.play("A", "draw", "discard l3")
    assert foreseen(table, "go p v") == {
        "event": "cost",
        "seat": "A",
        "colours": ["p", "v"],
        "free": [],
        "row": ["p1", "p2", "p3", "v4", "v5", "v6"],
        "added": [],
        "left": ["b7", "b8", "b9", "g1", "n1", "n2"],
        "sum": 28,
    }
    assert foreseen(table, "go v p") == foreseen(table, "go p v")
    assert foreseen(table, "go")["sum"] == 49
    assert foreseen(table, "go v b")["sum"] == cost(table)["sum"] == 10
    with pytest.raises(IllegalMove, match="I9"):
        table.match.foresee("A", "go y")


def test_a_discard_is_shown_with_the_best_call_after_it() -> None:  # I5, I15
    table = Table(display="y1", A="p1-6 v7-10 g1 g8", pile="l3").play("A", "draw")
    assert foreseen(table, "discard g8")["left"] == ["g1", "l3"]
    assert foreseen(table, "discard g8")["sum"] == 4
    assert foreseen(table, "discard p6")["sum"] == 1 + 8 + 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_foreseen_comes_true(seats: int) -> None:  # I10, I11
    """A random game, asked before every discard and every call."""
    rng = Random(seats)
    match = Match("igo", seats)
    called = 0
    while called < 40:
        match.deal(rng)
        if not isinstance(match.turn, Wait):
            match = Match("igo", seats)
            continue
        (seat,) = match.turn.seats
        move = rng.choice(match.moves(seat))
        told = match.foresee(seat, move)
        match.play(seat, move)
        if move.startswith("go"):
            split = match.view(None)["call"]["splits"][seat]
            assert told == [{"event": "cost", "seat": seat, "colours": move.split()[1:], **split}]
            called += 1
        elif move.startswith("discard"):
            assert told == [{"event": "cost", "seat": seat, **match.view(seat)["cost"]}]
        else:
            assert told == []
