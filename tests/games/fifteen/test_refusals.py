"""What a refusal says is true at the table it is said at."""

from __future__ import annotations

from typing import Any

import pytest

from handvoll import Match
from handvoll.engine.errors import IllegalMove, OptionError
from tests.games.fifteen.builder import table


def refusal(match: Match, move: str) -> str:
    """Why A may not, in words."""
    with pytest.raises(IllegalMove) as refused:
        match.play("A", move)
    return str(refused.value).partition(": ")[2]


def playing(rows: str = "3", **options: Any) -> Match:
    return table(rows, A="g7 | r2", B="b2 b4 | b10", options=options)


def test_a_full_row_is_full_for_borrowers_too() -> None:  # F6, F16
    match = table("15", A="g7 | r2", B="b2 b4 | b10", options={"borrow": True})
    assert refusal(match, "borrow B row 1") == "row 1 is full (F6)"


def test_where_one_may_overlook_one_keeps() -> None:  # F8
    assert refusal(playing(overlook=True), "own").endswith("only by keeping it (F8)")
    assert refusal(playing(), "own").endswith("only when it fits nowhere else (F8)")


@pytest.mark.parametrize("move", ["on F", "open on F", "borrow F row 1"])
def test_a_seat_that_is_not_there_is_no_target(move: str) -> None:  # F11
    match = table("3", A="g7 | r2", B="b2 | b4", options={"borrow": True, "open_first": True})
    match.state.turned = -1 if "open" in move else match.state.turned  # type: ignore[attr-defined]
    assert refusal(match, move) == "nobody sits at F (F11)"


@pytest.mark.parametrize("move", ["turn", "open row 1", "open on B"])
def test_a_tip_that_is_not_played_is_not_named(move: str) -> None:  # F4, F14
    assert "F14" not in refusal(playing(), move)


def test_where_the_tip_is_played_it_is_named() -> None:  # F4, F14
    assert refusal(playing(open_first=True), "open row 1").endswith("(F14)")
    assert refusal(playing(), "turn") == "place the green 7 first (F4)"


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError, match="there is no option “speed”; High Five! has none"):
        Match("highfive", 2, {"speed": 1})
