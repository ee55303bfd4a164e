"""The puzzle variant (P16-P21)."""

from __future__ import annotations

import pytest

from handvoll import Match
from handvoll.engine.errors import NotYourTurn
from handvoll.engine.turn import Over, Wait
from handvoll.games.fiver.material import SHAPES, points
from handvoll.games.fiver.text import outline_of
from tests.games.fiver.sheets import (
    WRONG,
    I,
    P,
    X,
    Y,
    Z,
    draw,
    end,
    fates,
    leave_free,
    marks,
    phase,
    puzzle,
    refusal,
    roll,
    sheet,
    state,
)


def struck(match: Match, seat: str, *outlines: str) -> None:
    """Strike shapes before the search, as earlier rounds would have."""
    for outline in outlines:
        shape, _, fields = outline.partition(" ")
        mark = 4096 + outline_of(fields.split())
        sheet(match, seat).put(SHAPES.index(shape), mark)


def test_tableaus_are_never_wiped() -> None:  # P16
    match = puzzle()
    draw(match, "A", X)
    draw(match, "B", I)
    end(match)
    roll(match)
    assert marks(match, "A") == {"X": "circled"}
    assert match.view(None)["sheets"]["A"]["marks"]["X"]["fields"] == X.split()
    assert refusal(match, "A", "wipe b2") == ("nothing-to-wipe", "P8")


def test_each_shape_is_used_once() -> None:  # P16, P17
    match = puzzle()
    draw(match, "A", X)
    draw(match, "B", I)
    end(match)
    roll(match)
    draw(match, "A", "g6 f7 g7 h7 g8")  # another X
    draw(match, "B", X)  # B still has its X
    end(match)
    assert fates(match, "A") == ["gone"]
    assert fates(match, "B") == ["counts"]


def test_a_struck_shape_is_no_longer_available() -> None:  # P16, P17
    match = puzzle()
    struck(match, "A", "X i8 h9 i9 j9 i10")
    draw(match, "A", X)
    draw(match, "B", X)
    end(match)
    assert fates(match, "A") == ["gone"]


def test_fields_used_before_cannot_be_used_again() -> None:  # P17
    match = puzzle()
    draw(match, "A", X)
    draw(match, "B", Z)
    end(match)
    roll(match)
    draw(match, "A", "b1 c1 d1 e1 f1")
    draw(match, "B", "b1 c1 d1 e1 f1")  # free on B's tableau
    end(match)
    assert fates(match, "A") == ["used"]
    assert fates(match, "B") == ["counts"]


def test_hatched_fields_are_used_too() -> None:  # P17, P18
    match = puzzle()
    draw(match, "B", X)
    end(match)
    match.play("A", "strike L a1 b1 c1 d1 d2")
    roll(match)
    draw(match, "A", I)
    draw(match, "B", I)
    end(match)
    assert fates(match, "A") == ["used"]


def test_a_lone_valid_outline_is_circled_and_its_points_kept() -> None:  # P18
    match = puzzle()
    draw(match, "A", Z)
    draw(match, "B", P)
    end(match)
    assert marks(match, "A") == {"Z": "circled"}
    assert match.scores == {"A": 3, "B": 1}
    assert phase(match) == "roll"


def test_of_two_valid_outlines_none_is_circled() -> None:  # P18
    match = puzzle()
    draw(match, "A", X, I)
    draw(match, "B", P)
    end(match)
    assert fates(match, "A") == ["not-alone", "not-alone"]
    assert marks(match, "A") == {}
    assert match.turn == Wait(frozenset("A"))


def test_a_valid_outline_beside_a_wrong_one_is_not_circled() -> None:  # P18
    match = puzzle()
    draw(match, "A", X, WRONG)
    draw(match, "B", P)
    end(match)
    assert fates(match, "A") == ["not-alone", "no-match"]
    assert match.scores["A"] == 0


def test_a_second_outline_that_was_wiped_does_no_harm() -> None:  # P8, P18
    match = puzzle()
    draw(match, "A", X, WRONG)
    match.play("A", "wipe a4")
    end(match)
    assert marks(match, "A") == {"X": "circled"}


def test_who_found_nothing_must_strike_and_hatch() -> None:  # P18
    match = puzzle()
    draw(match, "B", X)
    end(match)
    assert match.turn == Wait(frozenset("A"))
    assert match.view("A")["phase"] == "strike"
    assert refusal(match, "A", f"outline {X}") == ("strike-first", "P18")
    assert refusal(match, "A", "done") == ("strike-first", "P18")
    match.play("A", "strike W a1 a2 b2 b3 c3")  # symbols do not matter
    assert marks(match, "A") == {"W": "hatched"}
    assert match.scores["A"] == 0
    assert phase(match) == "roll"


def test_the_outlines_of_a_failed_round_are_wiped() -> None:  # P18
    match = puzzle()
    draw(match, "A", X, I)
    draw(match, "B", X)
    end(match)
    match.play("A", f"strike X {X}")  # on the very fields
    roll(match)
    draw(match, "A", I)
    end(match)
    assert fates(match, "A") == ["counts"]


def test_hatching_needs_free_fields() -> None:  # P18
    match = puzzle()
    draw(match, "A", X)
    draw(match, "B", X)
    end(match)
    roll(match)
    draw(match, "B", I)
    end(match)
    assert refusal(match, "A", "strike I a2 b2 c2 d2 e2") == ("used", "P18")
    assert refusal(match, "A", "strike I a10 b10 c10 d10 e10") == ("legal", "")


def test_only_an_available_shape_is_struck() -> None:  # P18
    match = puzzle()
    draw(match, "A", X)
    draw(match, "B", X)
    end(match)
    roll(match)
    draw(match, "B", I)
    end(match)
    assert refusal(match, "A", "strike X g6 f7 g7 h7 g8") == ("gone", "P18")


def test_what_is_hatched_has_the_shape_that_is_struck() -> None:  # P4, P18
    match = puzzle()
    draw(match, "B", X)
    end(match)
    assert refusal(match, "A", "strike F a1 b1 c1 d1 e1") == ("other-shape", "P4")
    assert refusal(match, "A", "strike I a1 b1 c1 d1 e2") == ("not-joined", "P7")


def test_a_shape_that_fits_must_be_hatched() -> None:  # P18
    match = puzzle()
    draw(match, "B", X)
    end(match)
    assert refusal(match, "A", "strike F") == ("hatch", "P18")


def test_a_shape_that_fits_nowhere_is_not_struck_while_another_fits() -> None:  # P18
    match = puzzle()
    draw(match, "B", X)
    leave_free(match, "A", "a1 b1 c1 d1 e1")
    end(match)
    assert refusal(match, "A", "strike F") == ("others-fit", "P18")
    assert match.moves("A") == ["strike I a1 b1 c1 d1 e1"]


def test_if_nothing_fits_any_available_shape_is_struck_without_hatching() -> None:  # P18
    match = puzzle()
    struck(match, "A", "I a1 b1 c1 d1 e1")
    leave_free(match, "A", "f1 g1 h1 i1 j1")  # room for an I only, which is gone
    draw(match, "B", X)
    end(match)
    assert match.moves("A") == [f"strike {shape}" for shape in SHAPES if shape != "I"]
    match.play("A", "strike Y")
    assert marks(match, "A") == {"I": "hatched", "Y": "struck"}
    assert phase(match) == "roll"


def test_strikes_come_in_any_order_and_the_roll_waits_for_all() -> None:  # P18
    match = puzzle(4)
    draw(match, "C", X)
    end(match)
    assert match.turn == Wait(frozenset("ABD"))
    for seat in "DAB":
        assert phase(match) == "strike"
        match.play(seat, f"strike P {P}")
    assert phase(match) == "roll"


def test_a_strike_is_final() -> None:  # P18
    match = puzzle(3)
    draw(match, "C", X)
    end(match)
    match.play("A", f"strike P {P}")
    assert not match.can_undo("A")
    with pytest.raises(NotYourTurn):
        match.play("A", f"strike Y {Y}")


def test_strikes_have_no_clock() -> None:  # P18
    match = puzzle()
    draw(match, "B", X)
    end(match)
    for move in ("time", "limit"):
        with pytest.raises(NotYourTurn):
            match.play(None, move)


def test_nobody_strikes_during_a_search() -> None:  # P18
    match = puzzle()
    assert refusal(match, "A", f"strike P {P}") == ("no-strike", "P18")


def test_the_hourglass_scores_one_each_time() -> None:  # P19
    match = puzzle()
    for outline in (X, I, Z):
        draw(match, "A", outline)
        draw(match, "B", outline)
        end(match, flipper="B")
        roll(match)
    assert match.scores == {"A": 11, "B": 11 + 3}


def test_the_hourglass_scores_without_a_valid_outline() -> None:  # P19
    match = puzzle()
    draw(match, "A", X)
    draw(match, "B", WRONG)
    end(match, flipper="B")
    assert match.scores == {"A": 4, "B": 1}


def test_a_round_in_which_nobody_circles_is_the_last() -> None:  # P20
    match = puzzle()
    draw(match, "A", X)
    end(match)
    match.play("B", f"strike P {P}")
    roll(match)
    draw(match, "A", I, Z)
    end(match, flipper="B")
    assert match.turn == Over({"A": 4, "B": 1}, frozenset("A"))
    assert marks(match, "B") == {"P": "hatched"}  # and nobody strikes


def test_one_who_circles_keeps_the_game_going() -> None:  # P20
    match = puzzle(3)
    draw(match, "C", X)
    end(match)
    assert match.turn == Wait(frozenset("AB"))


def test_after_twelve_rounds_nobody_strikes() -> None:  # P16, P20
    match = puzzle()
    state(match).round = 11
    draw(match, "A", X)
    end(match)
    assert match.turn == Over({"A": 4, "B": 0}, frozenset("A"))


def test_points_are_circled_shapes_and_hourglasses() -> None:  # P21
    def total(circled: str, hourglasses: int) -> int:
        return sum(int(points(SHAPES.index(shape))) for shape in circled) + hourglasses

    assert total("PLUFTXI", 7) == 1 + 1 + 2 + 2 + 3 + 4 + 4 + 7 == 24
    assert total("PLUTVXIW", 5) == 1 + 1 + 2 + 3 + 3 + 4 + 4 + 4 + 5 == 27


def test_nothing_is_double_in_round_five_of_the_puzzle() -> None:  # P13, P21
    match = puzzle()
    state(match).round = 4
    draw(match, "A", X)
    end(match)
    assert match.scores["A"] == 4


def test_a_tie_goes_to_who_circled_more_shapes() -> None:  # P21
    match = puzzle()
    draw(match, "A", X)  # 4 points with one shape
    draw(match, "B", Z)  # 3 and 1 with two
    end(match)
    roll(match)
    draw(match, "B", P)
    end(match)
    match.play("A", f"strike P {P}")
    roll(match)
    end(match)
    assert match.turn == Over({"A": 4, "B": 4}, frozenset("B"))


def test_a_tie_in_shapes_too_is_shared() -> None:  # P21
    match = puzzle()
    draw(match, "A", X)
    draw(match, "B", I)
    end(match)
    roll(match)
    end(match)
    assert match.turn == Over({"A": 4, "B": 4}, frozenset("AB"))
