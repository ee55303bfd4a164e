"""Judging, points and the end of the basic game (P11-P15)."""

from __future__ import annotations

import pytest

from handvoll import Match
from handvoll.engine.turn import Over
from tests.games.fiver.sheets import (
    I_LOW,
    WRONG,
    I,
    P,
    X,
    Y,
    Z,
    draw,
    end,
    fates,
    roll,
    searching,
    sheet,
    state,
)

SARA = (  # matches of oosxm on the first white tableau: 4, 2, 1, 2, 1 and again 4 points
    "b2 c2 d2 e2 f2",
    "d4 f4 d5 e5 f5",
    "a7 a8 b8 a9 b9",
    "a5 b5 c5 c6 d6",
    "i7 i8 i9 h10 i10",
    "f7 f8 g8 g9 h9",
)


def example() -> Match:
    match = Match("fiver", 3)
    match.chance(list("oosxm"))
    return match


def test_sara_has_one_too_many() -> None:  # P11, P12
    match = example()
    draw(match, "A", *SARA)
    end(match)
    assert fates(match, "A") == ["counts"] * 5 + ["sixth"]
    assert match.scores["A"] == 4 + 2 + 1 + 2 + 1 == 10


def test_anna_has_a_wrong_one() -> None:  # P11, P12
    match = example()
    draw(match, "B", "a1 b1 c1 d1 e1", "d2 e2 f2 e3 e4", "f7 g7 h7 i7 h8")
    end(match)  # before she has finished a fourth
    assert fates(match, "B") == ["no-match", "counts", "counts"]
    assert match.scores["B"] == 3 + 1


def test_peter_overlaps_and_repeats_and_turns_the_hourglass() -> None:  # P11, P12
    match = example()
    overlapping = ("c1 c2 d2 e2 c3", "c1 c2 d2 e2 d3")
    twice = ("f1 g1 h1 h2 i2", "b3 b4 c4 c5 c6")
    draw(match, "C", *overlapping, *twice, "i7 i8 i9 i10 j10")
    end(match, flipper="C")
    assert fates(match, "C") == ["overlaps", "overlaps", "counts", "repeats", "counts"]
    assert match.scores["C"] == 2 + 1 + 1


def test_a_wrong_outline_spoils_what_it_overlaps() -> None:  # P11
    match = searching()
    draw(match, "A", X, "b3 c3 d3 e3 e2")  # the second does not match, but overlaps
    end(match)
    assert fates(match, "A") == ["overlaps", "no-match"]


def test_all_that_overlap_are_invalid_not_only_the_later() -> None:  # P11
    match = searching()
    draw(match, "A", "a1 b1 c1 d1 e1", "e1 f1 g1 h1 i1", "i1 h2 i2 j2 i3")
    end(match)
    assert fates(match, "A") == ["overlaps"] * 3


def test_a_wiped_outline_spoils_nothing() -> None:  # P8, P11
    match = searching()
    draw(match, "A", X, "b3 c3 d3 e3 e2")
    match.play("A", "wipe e3")
    end(match)
    assert fates(match, "A") == ["counts"]


def test_of_one_shape_the_earliest_counts() -> None:  # P11
    match = searching()
    draw(match, "A", I_LOW, I)
    end(match)
    assert fates(match, "A") == ["counts", "repeats"]


def test_a_mirror_image_is_the_same_shape() -> None:  # P4, P11
    match = searching()
    draw(match, "A", Y, "b2 a3 b3 c3 d3")
    end(match)
    assert fates(match, "A") == ["counts", "repeats"]


def test_an_invalid_outline_does_not_use_up_its_shape() -> None:  # P11
    match = searching()
    wrong_p = "a1 b1 c1 a2 b2"
    draw(match, "A", wrong_p, P)
    end(match)
    assert fates(match, "A") == ["no-match", "counts"]


def test_an_overlapping_outline_does_not_use_up_its_shape() -> None:  # P11
    match = searching()
    draw(match, "A", I, "h1 g2 h2 i2 h3", I_LOW)
    end(match)
    assert fates(match, "A") == ["overlaps", "overlaps", "counts"]


def test_redrawing_moves_an_outline_to_the_end_of_the_order() -> None:  # P8, P11
    match = searching()
    draw(match, "A", I, I_LOW)
    match.play("A", "wipe d1")
    draw(match, "A", I)
    end(match)
    assert fates(match, "A") == ["counts", "repeats"]


def test_of_more_than_five_the_dearest_goes_however_early_it_was_drawn() -> None:  # P11
    match = Match("fiver", 2)
    match.chance(list("oostx"))
    cheaper = ["a7 b7 a8 a9 b9", "d4 e4 c5 d5 d6", "h7 h8 h9 i9 i10", "f8 g8 f9 g9 g10"]
    draw(match, "A", "a5 a6 b6 c6 c7", *cheaper, "f1 e2 f2 f3 f4")  # Z U F N P Y
    end(match)
    assert fates(match, "A") == ["sixth"] + ["counts"] * 5
    assert match.scores["A"] == 2 + 2 + 2 + 1 + 1


def test_of_equal_price_the_earliest_count() -> None:  # P11
    match = example()
    draw(match, "A", SARA[5], *SARA[:5])  # now the other one of the two for 4 is the later
    end(match)
    assert fates(match, "A") == ["counts", "sixth", "counts", "counts", "counts", "counts"]


def test_what_is_invalid_does_not_push_a_valid_one_out() -> None:  # P11
    match = searching()
    draw(match, "A", WRONG, X, I, Z, P, Y)
    end(match)
    assert fates(match, "A") == ["no-match"] + ["counts"] * 5


def test_each_counting_outline_scores_its_shape() -> None:  # P12
    match = searching()
    draw(match, "A", X, I, Z, P, Y)
    end(match)
    assert fates(match, "A") == ["counts"] * 5
    assert match.scores["A"] == 4 + 4 + 3 + 1 + 1


def test_turning_the_hourglass_scores_one_without_any_outline() -> None:  # P12
    match = searching()
    end(match, flipper="B")
    assert match.scores == {"A": 0, "B": 1}


def test_round_five_counts_double_but_for_the_hourglass() -> None:  # P6, P13
    match = searching()
    for _ in range(4):
        end(match)
        roll(match)
    draw(match, "A", X, P)
    end(match, flipper="A")
    assert match.scores == {"A": 2 * (4 + 1) + 1, "B": 0}
    assert match.view(None)["sheets"]["A"]["results"] == [0, 0, 0, 0, 11]
    assert [each["points"] for each in match.view(None)["sheets"]["A"]["judged"]] == [8, 2]


def test_the_game_ends_after_five_rounds() -> None:  # P6
    match = searching()
    for _ in range(4):
        end(match, flipper="A")
        roll(match)
    assert match.view(None)["search"]["round"] == 5
    end(match, flipper="A")
    assert match.turn == Over({"A": 5, "B": 0}, frozenset("A"))


@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        ([3, 3, 3, 3, 3], [3, 3, 3, 3, 2], "A"),
        ([0, 9, 0, 0, 1], [0, 0, 0, 8, 2], "A"),
        ([0, 0, 0, 8, 2], [0, 9, 0, 0, 1], "B"),
        ([1, 2, 0, 0, 20], [3, 0, 0, 0, 20], "B"),
        ([5, 5, 0, 0, 0], [0, 0, 5, 5, 0], "AB"),
        ([4, 0, 0, 0, 6], [4, 6, 0, 0, 0], "B"),
    ],
)
def test_most_points_win_then_the_best_of_rounds_one_to_four(
    a: list[int], b: list[int], winners: str
) -> None:  # P14
    match = searching()
    for _ in range(4):
        end(match)
        roll(match)
    end(match)
    for seat, gains in (("A", a), ("B", b)):
        for i, gain in enumerate(gains):
            sheet(match, seat).gains[i] = gain
    assert match.winners == frozenset(winners)


def test_the_bonus_counts_in_the_best_single_round() -> None:  # P14
    match = searching()
    draw(match, "A", X)
    draw(match, "B", X)
    end(match, flipper="A")  # A 5, B 4
    roll(match)
    end(match)
    for _ in range(2):
        roll(match)
        end(match)
    roll(match)
    end(match, flipper="B")  # B catches up, but not in rounds 1-4
    assert match.turn == Over({"A": 5, "B": 5}, frozenset("A"))


def test_tableaus_are_wiped_after_each_round() -> None:  # P15
    match = searching()
    draw(match, "A", X, I)
    end(match)
    roll(match)
    assert match.view("A")["outlines"] == []
    draw(match, "A", X, I)  # the same shapes and fields again
    end(match)
    assert fates(match, "A") == ["counts", "counts"]
    assert state(match).score(0) == 16
