"""Moves as text."""

from __future__ import annotations

import pytest

from handvoll.engine.errors import NotAMove
from tests.games.fiver.sheets import P, X, draw, end, puzzle, searching


def test_fields_may_come_in_any_order_and_are_written_in_board_order() -> None:  # P1
    match = searching()
    match.play("A", "outline b3 c2 b2 a2 b1")
    assert match.record.entries[-1].move == f"outline {X}"
    match = puzzle()
    draw(match, "B", X)
    end(match)
    match.play("A", "strike P g5 f5 e5 f4 e4")
    assert match.record.entries[-1].move == f"strike P {P}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "outline",
        "outline a1 b1 c1 d1",
        "outline a1 b1 c1 d1 e1 f1",
        "outline a1 a1 b1 c1 d1",
        "outline a0 b1 c1 d1 e1",
        "outline a1 b1 c1 d1 k1",
        "outline a1  b1 c1 d1 e1",
        "outline A1 B1 C1 D1 E1",
        "outline a1 b1 c1 d1 e\N{FULLWIDTH DIGIT ONE}",
        "wipe",
        "wipe a11",
        "wipe a1 b1",
        "flip now",
        "Done",
        "strike",
        "strike Q",
        "strike XI",
        "strike  a1 b1 c1 d1 e1",
        "strike F a1",
        "strike f a1 b1 c1 d1 e1",
        "x" * 5000,
    ],
)
def test_what_is_no_move_is_refused_as_such(text: str) -> None:
    with pytest.raises(NotAMove):
        searching().play("A", text)
