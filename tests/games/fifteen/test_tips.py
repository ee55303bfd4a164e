"""The advanced options of 15GO!."""

from __future__ import annotations

from handvoll.engine.turn import Over, Wait
from tests.games.fifteen.builder import open_pile, refused, table, told, turned

OPEN = {"open_first": True}
OWN = {"own_pile": True}
BORROW = {"borrow": True}
POINTS = {"points": True}


def test_the_open_pile_may_be_played_off_before_turning() -> None:  # F14
    match = table("1", A="y9 y5 | y7 y8 y2", B="b3 | b9", options=OPEN)
    assert match.moves("A") == ["open row 1", "turn"]
    match.play("A", "open row 1")
    assert match.moves("A") == ["open on B", "turn"]
    match.play("A", "open on B")
    assert open_pile(match, "B") == ["b9", "y8"]
    assert match.moves("A") == ["open on B", "turn"]
    match.play("A", "turn")
    assert turned(match) == "y9"
    assert refused(match, "A", "open on B") == "F14"
    assert refused(match, "A", "turn") == "F14"


def test_without_a_place_for_the_open_top_a_card_is_turned_at_once() -> None:  # F14
    match = table("1", A="y9 y5 | y6", B="b3", options=OPEN)
    assert turned(match) == "y9"


def test_the_open_pile_is_not_used_without_the_tip() -> None:  # F14
    match = table("1", A="y9 y5 | y2", B="b3")
    assert turned(match) == "y9"
    assert refused(match, "A", "open row 1") == "F4"
    match = table("2", "1", A="y5 | y6 y3", B="b2 | b2", options=BORROW)
    assert refused(match, "A", "open row 1") == "F4"


def test_nothing_of_the_turned_card_before_it_is_turned() -> None:  # F14
    match = table("1", A="y9 y5 | y2", B="b3 | b8", options=OPEN)
    for move in ("row 1", "on B", "keep", "own"):
        assert refused(match, "A", move) == "F4"


def test_a_neighbour_may_go_on_the_own_pile_and_the_turn_goes_on() -> None:  # F15
    match = table(A="g4 y6 y9 | b5", B="b3", options=OWN)
    assert match.moves("A") == ["own", "keep"]
    match.play("A", "own")
    assert open_pile(match, "A") == ["b5", "g4"]
    assert turned(match) == "y6"
    assert refused(match, "A", "own") == "F15"


def test_own_needs_an_open_card() -> None:  # F15
    match = table(A="g4 y6", B="b3", options=OWN)
    assert match.moves("A") == ["keep"]
    assert refused(match, "A", "own") == "F15"


def test_after_own_and_recycling_own_is_over_for_this_turn() -> None:  # F15
    match = table(A="g4 | b3 b9 b5", B="y12 y13", options=OWN)
    match.play("A", "own")
    assert told(match, "recycled")
    assert (turned(match), open_pile(match, "A")) == ("b3", ["g4"])
    assert refused(match, "A", "own") == "F15"
    match.play("A", "keep")
    match.play("B", "keep")
    assert (turned(match), open_pile(match, "A")) == ("b9", ["g4", "b3"])


def test_recycling_before_own_does_not_forbid_it() -> None:  # F15
    match = table(A="| b3 b9 b4", B="y12 y13", options=OWN)
    assert (turned(match), open_pile(match, "A")) == ("b3", ["b4"])
    assert match.moves("A") == ["own", "keep"]


def test_a_borrowed_card_makes_way_for_the_turned_one() -> None:  # F16
    match = table("8", A="g10 y2 y3", B="b3 | b9", options=BORROW)
    assert match.moves("A") == ["on B", "borrow B row 1"]
    match.play("A", "borrow B row 1")
    assert match.moves("A") == ["row 1"]
    assert refused(match, "A", "on B") == "F16"
    assert refused(match, "A", "keep") == "F16"
    match.play("A", "row 1")
    assert match.view(None)["rows"][0][-2:] == ["b9", "g10"]


def test_a_chain_may_end_with_the_open_top_before_turning() -> None:  # F16
    match = table("8", A="y2 y3 | y5 g10", B="b3 | b9", options=BORROW)
    assert match.moves("A") == ["borrow B row 1", "turn"]
    match.play("A", "borrow B row 1")
    assert match.moves("A") == ["open row 1"]
    match.play("A", "open row 1")
    assert open_pile(match, "A") == ["y5"]


def test_one_pile_may_give_several_cards() -> None:  # F16
    match = table("5", A="g9 y2 y3", B="b3 | b13 b8 b7", C="y4 | v6", options=BORROW)
    for move in ("borrow C row 1", "borrow B row 1", "borrow B row 1", "row 1"):
        match.play("A", move)
    assert match.view(None)["rows"][0][-4:] == ["v6", "b7", "b8", "g9"]


def test_a_chain_that_cannot_be_completed_is_not_begun() -> None:  # F16
    match = table("5", A="g9 y2 y3", B="b3 | b13 b7", C="y4 | v6", options=BORROW)
    assert match.moves("A") == ["keep"]
    assert refused(match, "A", "borrow C row 1") == "F16"


def test_only_the_lender_that_leads_on_may_lend() -> None:  # F16
    match = table("5", A="g8 y2 y3", B="b3 | b12 b6", C="y4 | v7 v6", options=BORROW)
    assert match.moves("A") == ["keep", "borrow C row 1"]
    assert refused(match, "A", "borrow B row 1") == "F16"


def test_a_chain_stays_on_its_row() -> None:  # F16
    match = table("5", "6", A="g8 y2 y3", B="b3 | b7 b6", C="y4 | v7", options=BORROW)
    match.play("A", "borrow B row 1")
    assert match.moves("A") == ["borrow B row 1", "borrow C row 1"]
    assert refused(match, "A", "borrow C row 2") == "F16"


def test_borrowing_needs_the_tip_another_and_the_right_number() -> None:  # F16
    match = table("8", A="g10 y2 | b9", B="b3 | b9")
    assert refused(match, "A", "borrow B row 1") == "F16"
    match = table("8", A="g10 y2 | b9", B="b3 | b11", options=BORROW)
    assert refused(match, "A", "borrow A row 1") == "F16"
    assert refused(match, "A", "borrow B row 1") == "F16"


def test_a_borrowed_last_card_puts_its_owner_out_who_wins_at_once() -> None:  # F17, F12
    match = table("8", A="g10 y2 y3", B="| b9", options=BORROW)
    match.play("A", "borrow B row 1")
    assert match.turn == Over({"A": 0, "B": 1}, frozenset("B"))


def test_a_chain_goes_on_after_its_owner_is_out() -> None:  # F17
    tips = {**BORROW, **POINTS}
    match = table("8", A="g10 y2 y3", B="| b9", options=tips)
    match.play("A", "borrow B row 1")
    assert match.view(None)["out"] == ["B"]
    assert match.moves("A") == ["row 1"]


def test_a_chain_is_judged_as_if_play_went_on() -> None:  # F17
    match = table("7", A="g10 y2 y3", B="| b8", C="b3 | b12 b5", options=BORROW)
    assert refused(match, "A", "borrow B row 1") == "F16"


def test_points_for_going_out_first_second_third() -> None:  # F18
    match = table("3", "5", A="g4", B="b6", C="y5", options=POINTS)
    for seat, move in (("A", "row 1"), ("B", "row 2"), ("C", "row 1")):
        match.play(seat, move)
    assert match.turn == Over({"A": 30, "B": 25, "C": 20}, frozenset("A"))


def test_the_places_go_down_to_5() -> None:  # F18
    match = table("3", A="g4", B="b5", C="y6", D="g7", E="b8", F="g9", options=POINTS)
    for seat in "ABCDEF":
        match.play(seat, "row 1")
    assert list(match.scores.values()) == [30, 25, 20, 15, 10, 5]


def test_a_15_on_a_row_brings_15_points() -> None:  # F18
    match = table("14", A="g15 b9 b8", B="b3 b4", options=POINTS)
    match.play("A", "row 1")
    assert match.scores == {"A": 15, "B": 0}


def test_a_row_of_one_colour_brings_150_instead() -> None:  # F18
    match = table("14", A="r15 b9 b8", B="b3 b4", options=POINTS)
    match.play("A", "row 1")
    assert match.scores == {"A": 150, "B": 0}


def test_a_row_is_of_one_colour_only_if_all_fifteen_are() -> None:  # F18
    row = " ".join(["r1", "r2", "g3", *(f"r{n}" for n in range(4, 15))])
    match = table(row, A="r15 b9 b8", B="b3 b4", options=POINTS)
    match.play("A", "row 1")
    assert match.scores["A"] == 15


def test_full_rows_bring_nothing_without_points() -> None:  # F18
    match = table("14", A="r15 b9 b8", B="b3 b4")
    match.play("A", "row 1")
    assert match.scores == {"A": 0, "B": 0}


def test_a_borrowed_owner_is_out_before_the_borrower() -> None:  # F18
    tips = {**BORROW, **POINTS}
    match = table("8", A="g10", B="| b9", C="y2 y3", options=tips)
    match.play("A", "borrow B row 1")
    match.play("A", "row 1")
    assert match.view(None)["out"] == ["B", "A"]
    assert match.scores == {"A": 25, "B": 30, "C": 0}


def test_equal_points_share_the_win() -> None:  # F18
    match = table("3", "14", A="g4", B="b5", C="y6", D="b15", options=POINTS)
    for seat, move in (("A", "row 1"), ("B", "row 1"), ("C", "row 1"), ("D", "row 2")):
        match.play(seat, move)
    assert match.turn == Over({"A": 30, "B": 25, "C": 20, "D": 30}, frozenset("AD"))


def test_who_is_out_is_skipped_and_the_last_plays_on_alone() -> None:  # F19
    match = table("3", A="g4", B="b9 b7 b6", C="y5", options=POINTS)
    match.play("A", "row 1")
    match.play("B", "keep")
    match.play("C", "row 1")
    assert match.view(None)["out"] == ["A", "C"]
    for card, move in (("b7", "keep"), ("b6", "row 1"), ("b9", "keep")):
        assert turned(match) == card
        match.play("B", move)
    assert match.turn == Wait(frozenset("B"))
