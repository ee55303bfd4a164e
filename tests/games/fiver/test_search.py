"""Searching: outlines, wiping, the hourglass and the clock (P6-P10)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from handvoll import Match
from handvoll.engine.errors import NotYourTurn, OptionError, SeatError
from handvoll.engine.turn import Wait
from handvoll.games.fiver.actions import OUTLINE
from handvoll.games.fiver.material import ALL, FIRST, PLACED
from handvoll.games.fiver.state import Fiver
from handvoll.games.fiver.text import fields_of
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
    phase,
    puzzle,
    refusal,
    roll,
    searching,
)


def own(match: Match, seat: str) -> list[str]:
    return [" ".join(fields) for fields in match.view(seat)["outlines"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_search_at_the_same_time(seats: int) -> None:  # P6
    match = searching(seats)
    assert match.turn == Wait(frozenset("ABCD"[:seats]))
    for seat in reversed(match.seats):
        draw(match, seat, X)


def test_the_basic_game_needs_two_players() -> None:  # P6
    with pytest.raises(OptionError) as refused:
        Match("fiver", 1)
    assert refused.value.facts["rule"] == "P6"
    with pytest.raises(SeatError):
        Match("fiver", 5)


def test_an_outline_matches_if_its_symbols_are_exactly_the_roll() -> None:  # P7
    match = searching()
    draw(match, "A", I, WRONG)
    end(match)
    assert fates(match, "A") == ["counts", "no-match"]


def test_symbols_count_as_often_as_they_were_rolled() -> None:  # P7
    match = searching(roll="oostx", tableau="grey")
    draw(match, "A", I)  # one circle only
    end(match)
    assert fates(match, "A") == ["no-match"]


def test_fields_that_are_not_joined_along_sides_are_refused() -> None:  # P7
    match = searching()
    assert refusal(match, "A", "outline a1 b1 c1 d1 e2") == ("not-joined", "P7")
    assert refusal(match, "A", "outline a1 b2 c3 d4 e5") == ("not-joined", "P7")
    assert refusal(match, "A", "outline j1 a2 b2 c2 d2") == ("not-joined", "P7")


def test_any_five_joined_fields_may_be_outlined() -> None:  # P8
    match = searching()
    for outlines in PLACED:
        draw(match, "A", " ".join(fields_of(ALL.index(outlines[-1]))))
    assert len(own(match, "A")) == 12


def test_outlines_may_overlap_repeat_a_shape_and_be_more_than_five() -> None:  # P8
    match = searching()
    draw(match, "A", "a1 b1 c1 d1 e1", "b1 c1 d1 e1 f1", X, Z, P, Y, WRONG)
    assert len(own(match, "A")) == 7


def test_the_same_five_fields_are_not_outlined_twice() -> None:  # P8
    match = searching()
    draw(match, "A", X)
    assert refusal(match, "A", f"outline {X}") == ("drawn-already", "P8")
    draw(match, "B", X)  # on another's tableau they are


def test_a_shape_goes_on_until_it_is_drawn_everywhere() -> None:  # P8
    match = searching()
    fewest = min(range(len(PLACED)), key=lambda shape: len(PLACED[shape]))
    named = OUTLINE + fewest
    *places, last = range(FIRST[fewest], FIRST[fewest + 1])
    assert isinstance(match.state, Fiver)
    sheet = match.state.sheets[0]
    for outline in places:
        sheet.draw(outline)
    assert named in steps(match)
    sheet.draw(last)
    assert {named} == {*range(OUTLINE, OUTLINE + len(PLACED))} - {*steps(match)}


def steps(match: Match) -> list[int]:
    """What the first player may do, or begin."""
    out = vec[i64]([0] * int(match.state.room()))
    return [int(out[i]) for i in range(match.state.steps(0, out))]


def test_a_wiped_outline_may_be_drawn_again() -> None:  # P8
    match = searching()
    draw(match, "A", X, I)
    match.play("A", "wipe b2")
    draw(match, "A", X)
    assert own(match, "A") == [I, X]


def test_wiping_takes_the_newest_outline_that_holds_the_field() -> None:  # P8
    match = searching()
    draw(match, "A", "a1 b1 c1 d1 e1", "b1 c1 d1 e1 f1", P)
    match.play("A", "wipe c1")
    assert own(match, "A") == ["a1 b1 c1 d1 e1", P]
    match.play("A", "wipe c1")
    assert own(match, "A") == [P]
    assert refusal(match, "A", "wipe c1") == ("nothing-to-wipe", "P8")


def test_only_own_outlines_of_this_round_are_wiped() -> None:  # P8
    match = searching()
    draw(match, "A", X)
    assert refusal(match, "B", "wipe b2") == ("nothing-to-wipe", "P8")
    end(match)
    roll(match)
    assert refusal(match, "A", "wipe b2") == ("nothing-to-wipe", "P8")


def test_nothing_is_judged_before_the_end() -> None:  # P8
    match = searching()
    draw(match, "A", X)
    assert match.scores == {"A": 0, "B": 0}
    assert match.view("A")["judging"] is None


def test_assist_refuses_what_would_not_count() -> None:  # P8
    match = searching(assist=True)
    assert refusal(match, "A", f"outline {WRONG}") == ("no-match", "P7")
    draw(match, "A", X)
    assert refusal(match, "A", "outline b3 a4 b4 c4 b5") == ("overlaps", "P11")
    assert refusal(match, "A", "outline g6 f7 g7 h7 g8") == ("repeats", "P11")
    assert refusal(match, "A", f"outline {I}") == ("legal", "")


def test_assist_refuses_the_sixth() -> None:  # P8
    match = Match("fiver", 2, {"assist": True})
    match.chance(list("oosxm"))
    draw(match, "A", *SIX[:5])
    assert refusal(match, "A", f"outline {SIX[5]}") == ("sixth", "P11")
    match.play("A", "wipe d4")
    draw(match, "A", SIX[5])


SIX = (  # six matches of oosxm on the first white tableau
    "b2 c2 d2 e2 f2",
    "f7 f8 g8 g9 h9",
    "d4 f4 d5 e5 f5",
    "a5 b5 c5 c6 d6",
    "a7 a8 b8 a9 b9",
    "i7 i8 i9 h10 i10",
)


def test_assist_in_the_puzzle_refuses_used_fields_gone_shapes_and_a_second() -> None:  # P8, P17
    match = puzzle(assist=True)
    draw(match, "A", X)
    assert refusal(match, "A", f"outline {P}") == ("not-alone", "P17")
    draw(match, "B", I)
    end(match)
    roll(match)
    assert refusal(match, "A", "outline g6 f7 g7 h7 g8") == ("gone", "P17")
    assert refusal(match, "A", "outline b1 c1 d1 e1 f1") == ("used", "P17")
    assert refusal(match, "A", f"outline {WRONG}") == ("no-match", "P7")
    assert refusal(match, "A", f"outline {P}") == ("legal", "")


def test_with_assist_the_listed_moves_are_the_faultless_ones() -> None:  # P8
    match = searching(assist=True)
    draw(match, "A", X, I, Z, P)
    shapes = [move for move in match.moves("A") if move.startswith("outline")]
    assert shapes
    assert all(refusal(match, "A", move) == ("legal", "") for move in shapes)
    draw(match, "A", shapes[0].removeprefix("outline "))
    assert not [move for move in match.moves("A") if move.startswith("outline")]


def test_anyone_may_turn_the_hourglass_without_an_outline() -> None:  # P9
    match = searching()
    match.play("B", "flip")
    assert match.view("A")["search"]["hourglass"] == "B"


def test_only_the_first_turns_the_hourglass() -> None:  # P9
    match = searching()
    match.play("B", "flip")
    assert refusal(match, "A", "flip") == ("turned-already", "P9")


def test_who_turned_the_hourglass_is_frozen() -> None:  # P9
    match = searching(3)
    draw(match, "B", X)
    match.play("B", "flip")
    assert match.turn == Wait(frozenset("AC"))
    for move in (f"outline {I}", "wipe b2", "done", "flip"):
        with pytest.raises(NotYourTurn):
            match.play("B", move)


def test_the_others_go_on_after_the_hourglass_is_turned() -> None:  # P9
    match = searching()
    draw(match, "A", X, I)
    match.play("B", "flip")
    draw(match, "A", Z)
    match.play("A", "wipe b2")
    assert own(match, "A") == [I, Z]


def test_time_ends_the_search() -> None:  # P9, P10
    match = searching(4)
    match.play("A", "flip")
    match.play(None, "time")
    assert phase(match) == "roll"
    assert match.view(None)["judging"]["hourglass"] == "A"


def test_players_do_not_keep_the_time() -> None:  # P9
    match = searching()
    assert refusal(match, "A", "limit") == ("table-keeps-time", "P9")
    match.play("B", "flip")
    assert refusal(match, "A", "time") == ("table-keeps-time", "P9")


def test_the_table_only_keeps_the_time() -> None:  # P9
    match = searching()
    assert refusal(match, None, f"outline {X}") == ("table-plays-not", "P9")
    assert refusal(match, None, "flip") == ("table-plays-not", "P9")


@pytest.mark.parametrize(("option", "values"), [("seconds", (10, 180)), ("limit", (60, 3600))])
def test_the_clock_has_bounds(option: str, values: tuple[int, int]) -> None:  # P9, P10
    for value in values:
        assert Match("fiver", 2, {option: value}).view(None)["options"][option] == value
    for value in (values[0] - 1, values[1] + 1):
        with pytest.raises(OptionError):
            Match("fiver", 2, {option: value})


def test_the_clock_has_defaults() -> None:  # P9, P10
    options = Match("fiver", 2).view(None)["options"]
    assert (options["seconds"], options["limit"]) == (30, 300)


def test_done_comes_only_after_the_hourglass() -> None:  # P10
    match = searching()
    assert refusal(match, "A", "done") == ("done-early", "P10")
    match.play("B", "flip")
    assert refusal(match, "A", "done") == ("legal", "")


def test_done_is_final() -> None:  # P10
    match = searching(3)
    match.play("C", "flip")
    match.play("A", "done")
    assert match.turn == Wait(frozenset("B"))
    with pytest.raises(NotYourTurn):
        draw(match, "A", X)
    assert not match.can_undo("A")


def test_the_search_ends_when_everybody_is_frozen() -> None:  # P10
    match = searching(3)
    match.play("C", "flip")
    match.play("A", "done")
    assert phase(match) == "search"
    match.play("B", "done")
    assert phase(match) == "roll"


def test_the_limit_turns_the_hourglass_for_nobody() -> None:  # P10
    match = searching()
    match.play(None, "limit")
    assert match.view("A")["search"]["hourglass"] == "table"
    assert refusal(match, "A", "flip") == ("turned-by-table", "P10")
    draw(match, "A", X)  # everybody goes on
    draw(match, "B", I)
    match.play(None, "time")
    assert match.scores == {"A": 4, "B": 4}  # and nobody has the bonus


def test_after_the_limit_the_search_ends_when_all_are_done() -> None:  # P10
    match = searching()
    match.play(None, "limit")
    match.play("A", "done")
    match.play("B", "done")
    assert phase(match) == "roll"


def test_time_before_the_hourglass_and_limit_after_it_are_refused() -> None:  # P10
    match = searching()
    assert refusal(match, None, "time") == ("time-early", "P10")
    match.play(None, "limit")
    assert refusal(match, None, "limit") == ("limit-late", "P10")
    match = searching()
    match.play("A", "flip")
    assert refusal(match, None, "limit") == ("limit-late", "P10")
