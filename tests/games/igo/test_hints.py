"""Hints and the quick player (I4-I6, I8, I15)."""

from __future__ import annotations

from typing import cast

from librt.random import Random as NativeRandom

from handvoll.engine.state import SEATS
from handvoll.games.igo.hints import best_call, left_after, left_by_row
from handvoll.games.igo.state import IGo
from handvoll.games.igo.text import STEPS, TEXTS, row_of_text
from tests.games.igo.table import Table


def state(table: Table) -> IGo:
    """The state behind the table."""
    return cast(IGo, table.match.state)


def quick(table: Table) -> str:
    """What the quick player does here."""
    seat = int(state(table).mover)
    n = table.match.game.quick.move(state(table), seat, NativeRandom(1), table.match.out)
    return TEXTS[tuple(int(table.match.out[i]) for i in range(int(n)))]


def after(table: Table, move: str) -> float:
    """What a move is said to leave over."""
    return left_after(state(table), int(state(table).mover), STEPS[move][0])


def hint(table: Table) -> str:
    """The step that leaves least."""
    mover = SEATS[int(state(table).mover)]
    return min(table.match.moves(mover), key=lambda move: after(table, move))


def test_the_best_call_and_its_cost() -> None:  # I11, I15
    table = Table(display="y1", A="p1-6 v7-10 g1 g2")
    assert best_call(state(table), 0) == row_of_text("go p v")
    assert left_by_row(state(table), 0, best_call(state(table), 0)) == 3


def test_a_take_is_judged_by_what_the_best_discard_leaves() -> None:  # I4, I5
    table = Table(display="s2 y1", discard="v11", A="p1-6 v7-10 g1 g2", B="b1-6 n1-6")
    assert after(table, "take") == 1
    assert after(table, "pick") == 1 + 1, "y1 is not free any more"
    assert 1 < after(table, "draw") < 3
    assert hint(table) == "take"


def test_a_pick_is_judged_by_the_next_free_colour() -> None:  # I9
    table = Table(display="g5 y1", A="p1-6 v7-10 g1 g2")
    assert after(table, "pick") == 0
    assert hint(table) == "pick"


def test_the_card_to_discard_is_the_one_that_leaves_least() -> None:  # I5
    table = Table(display="y1", A="p1-6 v7-10 g1 g8", pile="l3").play("A", "draw")
    assert hint(table) == "discard g8"
    assert after(table, "discard g8") == 1 + 3
    assert after(table, "discard l3") == 1 + 8
    assert quick(table) == "discard g8"


def test_a_taken_discard_is_never_put_straight_back() -> None:  # I5
    table = Table(display="y1", A="p1-6 v7-11 l1", discard="l11").play("A", "take")
    assert hint(table) == quick(table) == "discard l1"


def test_the_quick_player_takes_what_helps_at_once() -> None:  # I4
    helps = Table(display="s2 b1", discard="v11", A="p1-6 v7-10 g1 g9", B="n1-6 r1-6")
    assert quick(helps) == "take"
    table = Table(display="s2 b10", discard="s11", A="p1-6 v7-10 g1 g9", B="n1-6 r1-6")
    assert quick(table) == "draw"


def test_the_quick_player_does_not_take_the_last_display_card() -> None:  # I7
    table = Table(display="y1", A="p1-6 v7-10 g1 g9", B="n1-6 r1-6")
    state(table).shown = 1
    assert quick(table) != "pick"
    assert hint(table) != "pick"


def test_the_quick_player_calls_when_little_is_left() -> None:  # I6
    table = Table(display="y1", A="p1-6 v7-10 g1 g2", pile="l3").play("A", "draw", "discard l3")
    assert quick(table) == "go p v"
    table = Table(display="y1", A="p1-2 v1-2 b9-11 s9-11 g9 g10", pile="l3")
    assert quick(table.play("A", "draw", "discard l3")) == "end"


def test_the_quick_player_calls_when_it_must() -> None:  # I8
    table = Table(display="y1", A="p1-2 v1-2 b9-11 s9-11 g9 g10", pile="l3")
    table.play("A", "draw", "discard l3")
    state(table).head = 110
    assert quick(table) == "go p b"
