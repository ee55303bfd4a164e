"""The basic game of 15GO!."""

from __future__ import annotations

import pytest

from handvoll import Match
from handvoll.engine.errors import OptionError
from handvoll.engine.turn import Over, Wait
from tests.games.fifteen.builder import open_pile, refused, table, told, turned


def test_who_places_a_card_turns_the_next() -> None:  # F4
    match = table("3", A="g4 b9 y2", B="r2")
    match.play("A", "row 1")
    assert turned(match) == "b9"
    assert match.turn == Wait(frozenset("A"))


def test_one_higher_or_lower_goes_on_anothers_pile() -> None:  # F5
    match = table(A="g6 y2", B="b3 | b5", C="b4 | b7", D="b2 | b9")
    assert match.moves("A") == ["on B", "on C"]
    assert refused(match, "A", "on D") == "F5"
    match.play("A", "on C")
    assert open_pile(match, "C") == ["b7", "g6"]


def test_a_row_takes_exactly_the_number_it_waits_for() -> None:  # F5
    match = table("3", "5", A="g6 y2", B="b3")
    assert match.moves("A") == ["row 2"]
    assert refused(match, "A", "row 1") == "F5"


def test_15_and_1_are_not_neighbours() -> None:  # F5
    match = table(A="g15 y2", B="b3 | b14", C="b4 | b13")
    assert match.moves("A") == ["on B"]
    match = table(A="g14 y2", B="b3 | b15")
    assert match.moves("A") == ["on B"]


def test_a_one_opens_a_row_by_itself() -> None:  # F6
    match = table("1", A="g1 b9 y3", B="b3 | b2")
    assert match.view(None)["rows"] == [["r1"], ["g1"]]
    assert turned(match) == "b9"


def test_a_full_row_is_put_away_and_its_number_not_used_again() -> None:  # F6
    match = table("14", A="g15 b1 b2 b9 y4", B="b3")
    match.play("A", "row 1")
    assert told(match, "completed") == ["completed A 1"]
    match.play("A", "row 2")
    assert match.view(None)["rows"][1] == ["b1", "b2"]
    assert refused(match, "A", "row 1") == "F6"
    assert refused(match, "A", "row 3") == "F6"


def test_colour_does_not_matter_and_equal_rows_are_a_choice() -> None:  # F7
    match = table("3", "3", A="v4 y9", B="b3")
    assert match.moves("A") == ["row 1", "row 2"]


def test_a_card_that_fits_nowhere_is_kept_and_ends_the_turn() -> None:  # F8
    match = table("3", A="g9 y9", B="b3 | b5")
    assert match.moves("A") == ["keep"]
    match.play("A", "keep")
    assert open_pile(match, "A") == ["g9"]
    assert match.turn == Wait(frozenset("B"))


def test_a_card_that_fits_cannot_be_kept() -> None:  # F8
    assert refused(table("3", A="g4 y9", B="b3"), "A", "keep") == "F8"
    assert refused(table(A="g4 y9", B="b3 | b5"), "A", "keep") == "F8"


def test_nothing_goes_on_ones_own_pile_in_the_basic_game() -> None:  # F8
    match = table(A="g4 y9 | b5", B="b3")
    assert match.moves("A") == ["keep"]
    assert refused(match, "A", "own") == "F8"
    assert refused(match, "A", "on A") == "F5"


def test_overlooking_lets_any_card_be_kept_but_a_one() -> None:  # F8
    match = table("3", A="g4 y1", B="b3 b9 | b5", options={"overlook": True})
    assert match.moves("A") == ["row 1", "on B", "keep"]
    match.play("A", "keep")
    match.play("B", "keep")
    assert told(match, "opened") == ["opened A y1 2"]


def test_overlooking_and_points_exclude_each_other() -> None:  # F8
    with pytest.raises(OptionError, match="F8"):
        Match("fifteen", 2, {"overlook": True, "points": True})


def test_the_open_pile_is_turned_over_when_a_card_is_due() -> None:  # F9
    match = table("3", A="g4 | b9 b12 b6", B="y3 y8")
    match.play("A", "row 1")
    assert told(match, "recycled") == ["recycled A"]
    assert turned(match) == "b9"
    assert open_pile(match, "A") == ["b6"]
    assert match.view("B")["piles"]["A"]["known"] == ["b12"]


def test_an_empty_closed_pile_is_not_filled_before_a_card_is_due() -> None:  # F9
    match = table(A="g4 | b9 b12", B="y8 y3")
    match.play("A", "keep")
    assert match.view(None)["piles"]["A"]["closed"] == 0
    assert open_pile(match, "A") == ["b9", "b12", "g4"]


def test_the_only_open_card_counts_as_turned() -> None:  # F10
    match = table("3", A="| g4", B="b3 b6")
    assert turned(match) == "g4"
    match.play("A", "row 1")
    assert match.winners == {"A"}


def test_the_only_open_card_counts_as_turned_in_mid_turn() -> None:  # F10
    match = table("3", A="g4 | b9", B="b3 b6")
    match.play("A", "row 1")
    assert turned(match) == "b9"
    assert open_pile(match, "A") == []


def test_keep_puts_the_only_open_card_back() -> None:  # F10
    match = table(A="| g4", B="b9 b6")
    match.play("A", "keep")
    assert open_pile(match, "A") == ["g4"]


def test_the_only_open_card_comes_before_the_open_pile_tip() -> None:  # F10
    match = table("3", A="| g4", B="b3 b6", options={"open_first": True})
    assert turned(match) == "g4"
    assert match.moves("A") == ["row 1"]


def test_the_open_pile_tip_ends_with_the_only_open_card_turned() -> None:  # F10
    match = table("3", A="| b9 g4", B="b3 b6", options={"open_first": True})
    match.play("A", "open row 1")
    assert turned(match) == "b9"


def test_no_open_pile_is_no_target() -> None:  # F11
    match = table(A="g4 y9", B="b3")
    assert refused(match, "A", "on B") == "F11"
    assert refused(match, "A", "on F") == "F11"


def test_a_player_who_is_out_is_no_target() -> None:  # F11
    match = table("3", A="g4", B="b9 b6", C="y8 y9", options={"points": True})
    match.play("A", "row 1")
    assert match.view(None)["out"] == ["A"]
    assert refused(match, "B", "on A") == "F11"


def test_the_first_out_wins_at_once() -> None:  # F12
    match = table("3", A="g4", B="b9 b6", C="y8")
    match.play("A", "row 1")
    assert match.turn == Over({"A": 1, "B": 0, "C": 0}, frozenset("A"))


def test_out_is_checked_after_a_one_opened_a_row() -> None:  # F12
    match = table("3", A="g4 b1", B="b9 b6")
    match.play("A", "row 1")
    assert match.winners == {"A"}


def test_after_400_turns_a_card_that_fits_a_row_goes_there() -> None:  # F13
    tips = {"own_pile": True, "overlook": True}
    match = table("3", A="g4 y9 | b5", B="b3 | b5", turns=400, options=tips)
    assert match.moves("A") == ["row 1"]
    for move in ("on B", "own", "keep"):
        assert refused(match, "A", move) == "F13"
    match = table("3", A="g4 y9 | b5", B="b3 | b5", turns=399, options=tips)
    assert match.moves("A") == ["row 1", "on B", "own", "keep"]


def test_after_400_turns_the_open_top_goes_to_its_row_too() -> None:  # F13
    match = table("3", A="y9 | b8 g4", B="b3 | b5", turns=400, options={"open_first": True})
    assert match.moves("A") == ["open row 1"]
    assert refused(match, "A", "turn") == "F13"
    assert refused(match, "A", "open on B") == "F13"


def test_after_400_turns_borrowing_stays_possible() -> None:  # F13
    tips = {"borrow": True, "open_first": True}
    match = table("4", "3", A="y9 | b8 g5", B="b3 | b4", turns=400, options=tips)
    assert match.moves("A") == ["open row 1", "borrow B row 2"]
