"""Solo (P22)."""

from __future__ import annotations

import pytest

from handvoll import Match
from handvoll.engine.errors import NotYourTurn, OptionError
from handvoll.engine.turn import Over
from tests.games.fiver.sheets import X, draw, fates, marks, phase, refusal, roll, solo


def test_solo_is_for_one_and_one_plays_solo() -> None:  # P22
    with pytest.raises(OptionError) as refused:
        Match("fiver", 2, {"variant": "solo"})
    assert refused.value.facts["rule"] == "P22"
    with pytest.raises(OptionError):
        Match("fiver", 1, {"variant": "puzzle"})
    assert Match("fiver", 1, {"variant": "solo"}).seats == "A"


def test_done_ends_the_search_at_any_time() -> None:  # P22
    match = solo()
    draw(match, "A", X)
    match.play("A", "done")
    assert fates(match, "A") == ["counts"]
    assert phase(match) == "roll"
    roll(match)
    match.play("A", "done")
    assert phase(match) == "strike"


def test_there_is_no_hourglass_and_no_clock() -> None:  # P22
    match = solo()
    for move in ("flip", "time", "limit"):
        assert refusal(match, "A", move) == ("no-hourglass", "P22")
    for move in ("time", "limit"):
        with pytest.raises(NotYourTurn):
            match.play(None, move)
    assert "flip" not in match.moves("A", limit=5)


def test_solo_always_has_twelve_rounds() -> None:  # P20, P22
    match = solo()
    for number in range(1, 13):
        assert match.view("A")["search"]["round"] == number
        match.play("A", "done")
        if number < 12:
            match.play("A", match.moves("A", limit=1)[0])
            roll(match)
    assert match.turn == Over({"A": 0}, frozenset("A"))
    assert len(marks(match, "A")) == 11  # nobody strikes in the last round


def test_the_score_is_the_points_of_the_circled_shapes() -> None:  # P21, P22
    match = solo()
    draw(match, "A", X)
    match.play("A", "done")
    assert match.scores == {"A": 4}
