"""What five cards are worth: every row of the table, with and without jokers."""

from __future__ import annotations

import pytest

from tests.games.highfive.builder import board, five


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("r9 g9 b9 y9 j", 30),
        ("r10 r11 r12 r13 r1", 25),
        ("g5 g6 g7 g8 g9", 20),
        ("r5 g5 b5 y5 r3", 15),
        ("r2 g2 b2 y12 r12", 10),
        ("y4 y5 y9 y10 y11", 8),
        ("r8 g9 b10 y11 r12", 6),
        ("r3 g3 b3 y5 r11", 3),
        ("r4 g4 b7 y7 r5", 2),
        ("r1 g1 b2 y6 r8", 1),
        ("r3 g5 b8 y11 r1", 0),
    ],
)
def test_the_table(cards: str, points: int) -> None:  # H12
    assert five(cards) == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("r9 g9 b9 j j", 30),
        ("r9 g9 j j j", 30),
        ("r9 j j j j", 30),
        ("r10 r11 j r13 r1", 25),
        ("r10 j j r13 j", 25),
        ("r1 r13 j j j", 25),
        ("g5 j g7 g8 g9", 20),
        ("y1 y2 j j j", 20),
        ("r9 g9 b9 y2 j", 15),
        ("r9 g9 b2 j j", 15),
        ("r9 g2 j j j", 15),
        ("r9 r2 j j j", 15),
        ("r9 g9 b2 y2 j", 10),
        ("r2 r5 r9 r12 j", 8),
        ("r2 r5 r9 j j", 8),
        ("r8 g9 b10 y12 j", 6),
        ("r1 g2 b5 j j", 6),
        ("r9 g9 b2 y5 j", 3),
        ("r9 g2 b13 j j", 3),
        ("r9 g2 b13 y4 j", 1),
    ],
)
def test_the_table_with_jokers(cards: str, points: int) -> None:  # H7, H12
    assert five(cards) == points


def test_the_order_does_not_matter() -> None:  # H7
    assert five("r2 g4 b6 y3 r5") == five("r2 y3 g4 r5 b6") == 6
    assert five("r5 g5 b3 y5 r3") == 10
    assert five("j y9 r9 b9 g9") == 30


def test_a_joker_makes_the_fifth_nine() -> None:  # H7, H12
    table = board(c3="r9", d3="g9", e3="b9", f3="y9").hand(A="j r2")
    assert table.play("A", "lay j@g3").points == 30


def test_a_joker_stands_for_a_card_that_is_on_the_board_already() -> None:  # H7
    table = board(a1="r9", c3="r5", d3="r6", e3="r7", f3="r8").hand(A="j b2")
    assert table.play("A", "lay j@g3").points == 20


def test_a_joker_somebody_else_laid_counts_for_all() -> None:  # H5, H7
    table = board(c3="j", d3="g9", e3="b9", f3="y9").hand(A="r2", B="r9 g2")
    assert table.play("A", "lay r2@b3").points == 15
    table = board(c3="j", d3="g9", e3="b9", f3="y9").hand(A="r9 g2")
    assert table.play("A", "lay r9@g3").points == 30


def test_a_joker_is_chosen_anew_at_every_scoring() -> None:  # H7
    table = board(c3="r9", d3="g9", f3="y9", e1="b2", e2="b5", e4="b7").hand(A="j b9", B="b12 g3")
    assert table.play("A", "lay j@e3 b9@g3").points == 30
    assert table.play("B", "lay b12@e5").points == 8


def test_the_1_is_low_or_high() -> None:  # H13
    assert five("r1 g2 b3 y4 r5") == 6
    assert five("r10 g11 b12 y13 r1") == 6


@pytest.mark.parametrize("cards", ["r12 g13 b1 y2 r3", "r11 g12 b13 y1 r2", "r13 g1 b2 y3 r4"])
def test_the_1_is_not_both_at_once(cards: str) -> None:  # H13
    assert five(cards) == 0


@pytest.mark.parametrize("cards", ["r12 g13 j y2 r3", "r12 g13 b1 j r3", "r13 g1 b2 j r3"])
def test_a_joker_does_not_lead_a_run_round_the_corner(cards: str) -> None:  # H7, H13
    assert five(cards) == 1


def test_1_to_5_in_one_colour_is_a_colour_run() -> None:  # H13
    assert five("b1 b2 b3 b4 b5") == 20
    assert five("b10 b11 b12 b13 b1") == 25
    assert five("b9 b10 b11 b12 b13") == 20
    assert five("b12 b13 b1 b2 b3") == 8
