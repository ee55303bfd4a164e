"""Points and the end of the game."""

from __future__ import annotations

import pytest

from handvoll import Match
from handvoll.engine.errors import OptionError
from handvoll.engine.turn import Chance, Over
from tests.games.go5.builder import of, play, playing, table, told


def points(match: Match) -> dict[str, int]:
    """The points of the last round."""
    made: dict[str, int] = match.view(None)["rounds"][-1]["points"]
    return made


@pytest.mark.parametrize(
    ("four", "fifth", "five"),
    [
        ("r5 g5 y5 o5", "b5", 100),
        ("b1 b2 b3 b4", "b7", 100),
        ("r1 p2 v3 b4", "g5", 100),
        ("r5 g5 y5 o5", "j1", 50),
        ("r5 g5 y5 j2", "b5", 50),
        ("r1 o6 y4 g2", "v5", 150),
    ],
)
def test_a_five_and_thirty_for_ending_the_round(four: str, fifth: str, five: int) -> None:  # G22
    match = playing(A=f"{fifth} | {four}", B="p1")
    play(match, f"add {fifth} 1")
    assert points(match)["A"] == five + 30


def test_the_caller_gets_the_thirty() -> None:  # G22
    match = playing(A="b5 p7", B="p1 | r5 g5 y5 o5")
    play(match, "discard b5", "go5 1")
    assert points(match) == {"A": -5, "B": 130 - 5}


def test_other_sets_bring_thirty_or_forty_whatever_their_kind() -> None:  # G23
    match = playing(
        A="b5 | r5 g5 y5 o5 / b1 b2 b3 / v1 v2 v3 v4",
        B="p1 | r1 o6 y4 / r3 o3 j1 / y1 y2 y3",
    )
    play(match, "add b5 1")
    assert points(match)["A"] == 130 + 30 + 40
    assert points(match)["B"] == 30 + 30 + 30 - 5


def test_a_black_set_of_four_brings_forty() -> None:  # G23
    match = playing(A="b5 | r5 g5 y5 o5", B="p1 | r1 o6 y4 g2 / v2 v3 v4 j1")
    play(match, "add b5 1")
    assert points(match)["B"] == 40 + 40 - 5


def test_cards_left_in_hand_and_stop_cards_cost_points() -> None:  # G24
    match = playing(A="b5 o1 j1 | r5 g5 y5 o5 | s1", B="p1 p2 j2 j3 | | s2")
    play(match, "add b5 1")
    assert points(match)["A"] == 130 - 5 - 10 - 10, "the one who went out pays too"
    assert points(match)["B"] == -5 - 5 - 10 - 10 - 10


def test_a_stop_card_that_was_played_costs_nothing() -> None:  # G24
    match = playing(A="b5 o1 | r5 g5 y5 o5 | s1", B="p1")
    play(match, "stop", "add b5 1")
    assert points(match)["A"] == 130 - 5


def test_totals_may_be_negative() -> None:  # G24
    match = playing(A="b5 | r5 g5 y5 o5", B="p1 p2", options={"rounds": 1})
    play(match, "add b5 1")
    assert match.scores == {"A": 130, "B": -10}


def test_hands_are_shown_when_they_are_counted() -> None:  # G24
    match = playing(A="b5 o1 | r5 g5 y5 o5", B="p1 p2")
    play(match, "add b5 1")
    assert match.view("A")["hands"]["B"]["known"] == ["p1", "p2"]
    assert told(match, "counted", "A")[1] == "B ['p1', 'p2'] -10 -10 0 0 0 10 0 0"


def test_the_count_tells_sets_of_each_size_apart() -> None:  # G22, G23
    laid = "r5 g5 y5 o5 / r1 g1 y1 / r2 g2 y2 / r3 g3 y3 o3"
    match = playing(A=f"b5 o1 | {laid}", B="p1")
    play(match, "add b5 1")
    assert told(match, "counted", "A")[0] == f"A ['o1'] {225} {225} 60 40 100 5 200 30"


def ended(a: int, b: int, **options: int) -> Match:
    """A ends a round with 125 more, B with five less, having had so many points."""
    match = playing(A="b5 o1 | r5 g5 y5 o5", B="p1", options=options)
    of(match).set_round([a, b])
    return play(match, "add b5 1")


def test_the_game_goes_on_until_somebody_reaches_the_target() -> None:  # G25
    match = ended(374, 0)
    assert match.scores["A"] == 499
    assert isinstance(match.turn, Chance)
    match = ended(375, 0)
    assert match.turn == Over({"A": 500, "B": -5}, frozenset("A"))


def test_the_highest_total_wins_whoever_reached_the_target() -> None:  # G25
    assert ended(375, 700).winners == {"B"}
    assert ended(0, 600).winners == {"B"}, "reached after a round, not by ending it"


def test_equal_totals_share_the_win() -> None:  # G25
    assert ended(400, 530).winners == {"A", "B"}


def test_the_target_is_an_option() -> None:  # G25
    assert isinstance(ended(0, 0, target=125).turn, Over)
    assert isinstance(ended(0, 0, target=126).turn, Chance)
    assert Match("go5").record.options == {"target": 500, "rounds": 30}
    for value in (99, 2001):
        with pytest.raises(OptionError):
            Match("go5", options={"target": value})


def test_the_game_ends_after_so_many_rounds_in_any_case() -> None:  # G25
    match = ended(10, 20, rounds=2)
    assert match.turn == Over({"A": 135, "B": 15}, frozenset("A"))
    assert isinstance(ended(10, 20, rounds=3).turn, Chance)
    for value in (0, 101):
        with pytest.raises(OptionError):
            Match("go5", options={"rounds": value})


def test_the_score_sheet_has_a_line_for_every_round() -> None:  # G25
    match = ended(10, 20)
    assert match.view("B")["rounds"] == [
        {"points": {"A": 10, "B": 20}, "totals": {"A": 10, "B": 20}},
        {"points": {"A": 125, "B": -5}, "totals": {"A": 135, "B": 15}},
    ]


def test_nobody_gets_the_thirty_when_the_pile_runs_out() -> None:  # G22, G27
    match = table(A="b5 | r5 g5 y5", B="p1", pile="", discards="v1 v2")
    of(match).mixes = 2
    play(match, "draw")
    assert points(match) == {"A": 25, "B": -5}


def test_the_count_says_what_is_for_sets_and_what_the_rest_costs() -> None:  # G22, G23, G24
    match = playing(A="b5 o1 | r5 g5 y5 o5 / v1 v2 v3", B="p1 j2 | y1 y2 y3 | s2")
    play(match, "add b5 1")
    assert told(match, "counted") == [
        "A ['o1'] 155 155 30 0 100 5 130 30",
        "B ['p1', 'j2'] 5 5 30 0 0 25 30 0",
    ]


def test_a_set_can_be_foreseen() -> None:  # G22, G23
    match = playing(A="b5 b7 g5 j1 o1 | r5 y5 v5 o5 / v1 v2 v3", B="p1 | y1 y2 y3")
    seen = [match.foresee("A", move)[0] for move in ("lay b5 b7 j1", "add g5 1", "add j1 2")]
    assert [(made["kind"], made["count"], made["points"]) for made in seen] == [
        ("blue", 3, 30),
        ("fives", 5, 130),
        ("violet", 4, 40),
    ]
    assert match.foresee("A", "discard o1") == []
    match = playing(A="b5 p7", B="p1 | r5 g5 y5 j1")
    play(match, "discard b5")
    assert match.foresee("B", "go5 1") == [
        {"event": "made", "kind": "fives", "count": 5, "points": 80}
    ]
