"""The quick player's habits."""

from __future__ import annotations

from handvoll import Match
from handvoll.testkit.secrets import quick_move
from tests.games.go5.builder import of, play, playing, table, waiting

FOURS = "r5 g5 y5 o5"


def plays(match: Match) -> str:
    """What the quick player does now."""
    return quick_move(match, waiting(match)[0], 1)


def test_it_makes_five_whenever_it_can() -> None:
    assert plays(playing(A=f"b5 v1 v2 v3 p4 | {FOURS}", B="o1")) == "add b5 1"
    assert plays(playing(A=f"b7 v1 v2 v3 p4 | {FOURS}", B="o1 | b1 b5 b6")) == "swap b7 b5"


def test_it_always_calls() -> None:
    match = play(playing(A="b5 p7", B=f"o1 | {FOURS}"), "discard b5")
    assert plays(match) == "go5 1"


def test_it_lays_new_sets_before_adding_to_old_ones() -> None:
    assert plays(playing(A="v1 v2 v3 p5 p4 | r5 g5 y5", B="o1")) == "lay v1 v2 v3"


def test_it_takes_what_it_can_use_and_nothing_else() -> None:
    assert plays(table("v1 b5", A="v1 p4 | r5 g5 y5", B="o1")) == "take"
    assert plays(table("v1 b2", A="v1 p4 | r5 g5 y5", B="o1")) == "draw"


def test_it_plays_its_stop_cards() -> None:
    assert plays(playing(A="v1 p4 | r5 g5 y5 | s1", B="o1")) == "stop"


def test_it_does_not_discard_what_somebody_would_call_with() -> None:
    assert plays(playing(A="b5 v1 v4 j1", B=f"o1 | {FOURS}")) != "discard b5"


def test_it_keeps_its_jokers() -> None:
    assert "j1" not in plays(playing(A="j1 v1 p4 b2 o6", B="o1"))


def test_it_plays_its_stop_card_before_a_five_ends_the_round() -> None:  # G19, G24
    assert plays(playing(A=f"b5 v1 p4 | {FOURS} | s1", B="o1")) == "stop"


def test_it_finds_fives_that_need_two_swaps() -> None:  # G16
    match = playing(A=f"b3 p7 p6 p1 p2 | {FOURS}", B="o1 o3 | b1 b2 b6 / r3 o2 v5")
    assert plays(match) == "swap b3 b6"
    assert plays(play(match, "swap b3 b6")) == "swap b6 v5"
    assert plays(play(match, "swap b6 v5")) == "add v5 1"


def test_it_does_not_end_the_game_to_lose_it() -> None:  # G25
    behind = playing(A=f"b5 v1 p4 | {FOURS}", B="o1 | r1 r2 r3 r4")
    state = of(behind)
    state.totals[1] = 480
    assert plays(behind) != "add b5 1"
    state.totals[0] = 470
    assert plays(behind) == "add b5 1"


def test_it_keeps_what_it_has_taken() -> None:
    match = play(table("v1 b5", A="v2 v3 v4 v7 | b1 b2 b3", B="o1 o2"), "take")
    of(match).played = True  # one play a turn: the card waits for the next
    assert plays(match) != "discard b5"


def test_it_throws_jokers_away_last() -> None:
    match = playing(A="j1 v1 v2 v3 v4 v7 | r5 g5 y5", B="o1")
    of(match).played = True  # one play a turn: the joker can be laid in the next
    assert "j1" not in plays(match)
