"""Laying: windows, gaps, jokers and the first turn."""

from __future__ import annotations

import pytest

from handvoll.engine.turn import Wait
from tests.games.highfive.builder import board, dealt


def test_all_gaps_of_a_window_are_filled() -> None:  # H4
    table = board(c3="r9", e3="b9").hand(A="g9 y9 r2 r3", B="r4")
    assert table.refused("A", "lay g9@d3") == "H4"
    assert table.refused("A", "lay g9@d3 y9@f3") == "H4"
    turn = table.play("A", "lay g9@d3 y9@f3 r2@g3")
    assert (turn.points, turn.window) == (15, "c3-g3")


def test_a_window_may_stand_upright() -> None:  # H4
    table = board(c3="r9", c5="b9").hand(A="g9 y9 r2 r3", B="r4")
    turn = table.play("A", "lay g9@c4 y9@c6 r2@c7")
    assert (turn.points, turn.window) == (15, "c3-c7")


def test_a_diagonal_is_no_window() -> None:  # H4
    table = board(a1="r9", b2="b9", c3="y9", d4="r2").hand(A="g9 r3", B="r4")
    assert table.refused("A", "lay g9@e5") == "H4"


def test_four_cards_may_be_laid_beside_one() -> None:  # H4
    table = board(a1="r9").hand(A="g9 y9 b9 r2 r3", B="r4")
    assert table.play("A", "lay g9@b1 y9@c1 b9@d1 r2@e1").points == 15


def test_at_most_four_cards_are_laid() -> None:  # H4
    table = board(a1="r9").hand(A="g9 y9 b9 r2 r3", B="r4")
    assert table.refused("A", "lay g9@b1 y9@c1 b9@d1 r2@e1 r3@f1") == "H4"
    assert table.refused("A", "lay g9@a5 y9@b5 b9@c5 r2@d5 r3@e5") == "H4"


def test_a_window_holds_a_card_already() -> None:  # H4
    table = board(a1="r9").hand(A="g9 y9 b9 r2 r3", B="r4")
    assert table.refused("A", "lay g9@d1 y9@e1 b9@f1 r2@g1") == "H4"


def test_all_laid_cards_are_in_one_window() -> None:  # H4
    table = board(b1="r9", c1="g9", d1="b9", e1="r7").hand(A="g2 y9 b3", B="r4")
    assert table.refused("A", "lay g2@a1 y9@f1") == "H4"
    assert table.refused("A", "lay y9@a1 g2@a2") == "H4"


def test_a_square_takes_one_card() -> None:  # H4
    table = board(b1="r9", c1="g9", d1="b9", e1="r7").hand(A="g2 y9 b3", B="r4")
    assert table.refused("A", "lay g2@b1") == "H4"
    assert table.refused("A", "lay g2@a1 y9@a1") == "H4"


def test_only_cards_of_the_hand_are_laid() -> None:  # H2, H4, H5
    table = board(b1="r9", c1="g9", d1="b9").hand(A="g2 y9 b3", B="r4 j")
    assert table.refused("A", "lay r4@a1 y9@e1") == "H4"
    assert table.refused("A", "lay j@a1 y9@e1") == "H5"
    assert table.refused("A", "lay y9@a1 y9@e1") == "H2"


def test_a_laid_joker_stays_and_is_gone_from_the_hand() -> None:  # H5
    table = board(b1="r9", c1="g9", d1="b9", e1="r7").hand(A="j y9", B="r4")
    table.play("A", "lay j@a1")
    assert table.match.view("B")["board"]["a1"] == "j"
    assert table.held("A") == ["y9"]
    assert table.match.view("B")["hands"]["A"]["known"] == []
    assert table.refused("B", "lay r4@a1") == "H4"


def test_moves_list_every_lay_once() -> None:  # H4
    table = board(b1="r9", c1="g9", d1="b9", e1="r7").hand(A="j", B="r4")
    assert table.moves("A") == ["lay j@a1", "lay j@f1"]
    table = board(b1="r9", c1="g9", d1="b9").hand(A="j y2", B="r4")
    assert table.moves("A") == [
        "lay y2@a1 j@e1",
        "lay j@a1 y2@e1",
        "lay y2@e1 j@f1",
        "lay j@e1 y2@f1",
    ]


def test_squares_are_written_in_board_order() -> None:  # H1
    table = board(c3="r9", c5="b9").hand(A="g9 y9 r2 r3", B="r4")
    table.play("A", "lay y9@c6 r2@c7 g9@c4")
    assert table.match.record.entries[-1].move == "lay g9@c4 y9@c6 r2@c7"


# The first turn


def test_the_first_turn_connects_two_start_cards() -> None:  # H6
    match = dealt(2)
    squares = {" ".join(w.split("@")[1] for w in m.split()[1:]) for m in match.moves("A")}
    assert squares == {
        "b3 d3 e3",
        "d3 e3 g3",
        "b6 d6 e6",
        "d6 e6 g6",
        "c2 c4 c5",
        "c4 c5 c7",
        "f2 f4 f5",
        "f4 f5 f7",
    }


@pytest.mark.parametrize(
    "move",
    [
        "lay r5@d3 r7@e3",  # no five
        "lay r5@b3",
        "lay r5@d3 r7@e3 r9@g3 r11@h3",  # four cards
        "lay r5@a3 r7@d3 r9@e3",  # not next to an end
        "lay r5@c4 r7@c5 r9@d3",  # not in one line
        "lay r5@d3 r7@e3 r9@g6",
        "lay r5@a1 r7@a2 r9@a3",
        "lay r5@a3 r7@b3 r9@d3",  # connects nothing
    ],
)
def test_nothing_else_is_a_first_turn(move: str) -> None:  # H6
    match = board(2, True, c3="r1", f3="r2", c6="r3", f6="r4").hand(A="r5 r7 r9 r11 j")
    assert match.refused("A", move) == "H6"


def test_the_joker_may_be_one_of_the_three() -> None:  # H5, H6
    match = dealt(2)
    match.play("A", "lay r5@b3 r7@d3 j@e3")
    assert match.scores["A"] == 8  # r1 r2 r5 r7 j


def test_each_pair_is_connected_only_once() -> None:  # H6
    match = dealt(4)
    match.play("A", "lay r5@b3 r9@d3 j@e3")
    assert not [move for move in match.moves("B") if "3" in move.replace("r13", "")]
    match.play("B", "lay r6@c2 r10@c4 j@c5")
    match.play("C", "lay r7@d6 r11@e6 j@g6")
    squares = {" ".join(w.split("@")[1] for w in m.split()[1:]) for m in match.moves("D")}
    assert squares == {"f2 f4 f5", "f4 f5 f7"}


def test_every_player_has_a_first_turn_and_then_it_is_over() -> None:  # H6
    match = dealt(2)
    match.play("A", "lay r5@b3 r7@d3 j@e3")
    assert match.view("B")["opening"]
    match.play("B", "lay r6@c2 r8@c4 j@c5")
    assert not match.view("A")["opening"]
    match.play("A", "lay r9@a3")
    assert match.turn == Wait(frozenset("B"))


def test_nobody_drops_in_the_first_turn() -> None:  # H6, H9
    match = board(2, True, c3="r1", f3="r2", c6="r3", f6="r4").hand(A="r5 r7 r9 r11 j")
    assert match.refused("A", "drop r5@a1") == "H9"


# More than one window


def test_the_most_valuable_window_along_the_line_counts() -> None:  # H8
    table = board(a1="r2", b1="r9", c1="g9", d1="b9", f1="y9").hand(A="r3 b7", B="r4")
    turn = table.play("A", "lay r3@e1")
    assert (turn.points, turn.window) == (15, "b1-f1")
    table = board(a1="y9", b1="r9", c1="g9", d1="b9", f1="r2").hand(A="r3 b7", B="r4")
    assert table.play("A", "lay r3@e1").window == "a1-e1"


def test_one_card_counts_across_the_line_too() -> None:  # H8
    row = {"a3": "r2", "b3": "g4", "d3": "b8", "e3": "y10"}
    column = {"c1": "y5", "c2": "b5", "c4": "g5", "c5": "r12"}
    turn = board(**row, **column).hand(A="r5 b7", B="r4").play("A", "lay r5@c3")
    assert (turn.points, turn.window) == (15, "c1-c5")


def test_one_combination_is_scored_in_a_turn() -> None:  # H8
    row = {"a3": "r2", "b3": "g2", "d3": "b8", "e3": "y10"}
    column = {"c1": "y5", "c2": "b5", "c4": "g1", "c5": "r12"}
    table = board(**row, **column).hand(A="r5 b7", B="r4")
    table.play("A", "lay r5@c3")
    assert table.match.scores["A"] == 3


def test_a_window_with_only_some_of_the_laid_cards_never_counts() -> None:  # H8
    column = {"c1": "y5", "c2": "b5", "c4": "g5", "c5": "r12"}
    table = board(a3="r2", b3="g4", d3="b8", **column).hand(A="r5 b7", B="r4")
    assert table.play("A", "lay r5@c3 b7@e3").points == 0


def test_a_window_that_was_full_before_never_counts() -> None:  # H8
    table = board(a1="r9", b1="g9", c1="b9", d1="y9", e1="r2").hand(A="r3 b7", B="r4")
    turn = table.play("A", "lay r3@f1")
    assert (turn.points, turn.window) == (3, "b1-f1")


def test_the_same_cards_are_one_move_however_many_windows_they_fill() -> None:  # H8
    row = {"a3": "r2", "b3": "g4", "d3": "b8", "e3": "y10", "f3": "b11"}
    column = {"c1": "y5", "c2": "b5", "c4": "g5", "c5": "r12", "c6": "r13"}
    table = board(**row, **column).hand(A="r5", B="r4")
    assert table.moves("A").count("lay r5@c3") == 1
    assert len(set(table.moves("A"))) == len(table.moves("A"))
