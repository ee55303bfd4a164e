"""When cards run out, and when nothing moves any more."""

from __future__ import annotations

import pytest

from handvoll import Match
from handvoll.engine.chance import Shuffle
from handvoll.engine.turn import Chance
from tests.games.go5.builder import hand, of, play, playing, refused, table, told, top, waiting

OPENED = "r1 o1 y1"


def asked_to_mix(match: Match) -> str:
    """The cards that chance is to shuffle."""
    turn = match.turn
    assert isinstance(turn, Chance) and isinstance(turn.spec, Shuffle)
    return " ".join(turn.spec.names[int(card)] for card in turn.spec.cards)


def test_the_pile_runs_out_only_when_a_card_is_due() -> None:  # G26
    match = table(A="b1 b2", B="o2 o3", pile="g1", discards="v1 v2 v3")
    play(match, "draw")
    assert waiting(match) == ["A"]
    assert match.view(None)["pile"] == 0


def test_all_discards_but_the_top_one_are_shuffled_into_a_new_pile() -> None:  # G26
    match = table(A=f"b1 b2 | {OPENED}", B="o2 o3", pile="g1", discards="v2 j1 s1 v1 v3")
    play(match, "draw")
    assert asked_to_mix(match) == "v1 v2 j1 s1", "in canonical order"
    match.chance(["v1", "s1", "j1", "v2"])
    assert hand(match, "A") == "g1 b1 b2 v1 j1", "drawing goes on"
    assert match.view(None)["places"]["A"]["stops"] == ["s1"]
    assert top(match) == "v3"
    assert told(match, "mixed") == ["A 4"]


def test_a_single_card_is_shuffled_too() -> None:  # G26
    match = table(A="b1 b2", B="o2 o3", pile="", discards="v1 v2")
    play(match, "draw")
    assert isinstance(match.turn, Chance)
    match.chance(["v1"])
    assert hand(match, "A") == "b1 b2 v1"


def test_with_nothing_to_shuffle_the_draw_ends_short() -> None:  # G26
    match = table(A=f"b1 b2 | {OPENED}", B="o2 o3", pile="g1", discards="v1")
    play(match, "draw")
    assert hand(match, "A") == "g1 b1 b2"
    assert match.view(None)["mixed"] == []
    assert told(match, "nothing-left") == ["A"]


def test_that_is_no_run_out_and_the_next_draw_tries_again() -> None:  # G26
    match = table(A="b1 b2", B="o2 o3", pile="", discards="v1")
    of(match).mixes = 1
    play(match, "draw", "discard b1", "draw")
    assert isinstance(match.turn, Chance), "the second time, not the third"
    match.chance(["v1"])
    assert hand(match, "B") == "o2 o3 v1"


def test_after_taking_the_only_discard_nothing_is_left() -> None:  # G26
    match = table(A=f"b1 b2 | {OPENED}", B="o2 o3", pile="", discards="v1")
    play(match, "take")
    assert hand(match, "A") == "b1 b2 v1"
    assert match.view(None)["discards"]["cards"] == []


def test_the_replacement_of_a_stop_card_can_run_the_pile_out() -> None:  # G5, G26
    match = table(A="b1 b2", B="o2 o3", pile="s1", discards="v1 v2")
    play(match, "draw")
    assert isinstance(match.turn, Chance)
    match.chance(["v1"])
    assert hand(match, "A") == "b1 b2 v1"


def test_one_draw_may_run_out_twice() -> None:  # G26
    match = table(A=f"b1 b2 | {OPENED} | s1", B="o2 o3", pile="", discards="v1 v2")
    play(match, "draw")
    match.chance(["v1"])
    assert hand(match, "A") == "b1 b2 v1", "then there is nothing to shuffle"
    assert waiting(match) == ["A"]


def test_the_third_run_out_ends_the_round_in_the_middle_of_a_draw() -> None:  # G27
    match = table(A=f"b1 b2 | {OPENED}", B="o2 o3", pile="g1", discards="v1 v2")
    of(match).mixes = 2
    play(match, "draw")
    assert of(match).round == 1
    assert match.scores == {"A": 30 - 15, "B": -10}, "without the 30"
    assert told(match, "ran-out") == ["A"]


def test_nothing_to_shuffle_is_no_run_out_even_the_third_time() -> None:  # G26, G27
    match = table(A="b1 b2", B="o2 o3", pile="", discards="v1")
    of(match).mixes = 2
    play(match, "draw")
    assert of(match).round == 0
    assert told(match, "nothing-left") == ["A"]
    play(match, "discard b1", "draw")
    assert of(match).round == 1, "now there is a card to shuffle"


def test_the_pile_is_mixed_twice_a_round() -> None:  # G26, G27
    match = table(A="b1 b2 b3", B="o2 o3 o4", pile="", discards="v1 v2 v3")
    play(match, "draw")
    match.chance(["v1", "v2"])
    play(match, "discard b1", "draw", "discard o2", "draw")
    match.chance(asked_to_mix(match).split())
    assert match.view(None)["mixed"][0] == ["v1", "v2"]
    assert len(match.view(None)["mixed"]) == 2


def idle_round(turns: int) -> tuple[int, list[str]]:
    """How many rounds ended after so many turns of taking and discarding; who is to move."""
    match = table(A="b1 b2 b3 b4 | g2 g3 g4", B="o2 o3 o4 o6 | v2 v3 v4", pile="p7", discards="v1")
    for turn in range(turns):
        play(match, "take")
        play(match, f"discard {match.view(None)['hands']['AB'[turn % 2]]['known'][0]}")
    return int(of(match).round), waiting(match)


def test_three_idle_turns_of_each_player_end_the_round() -> None:  # G27
    assert idle_round(5) == (0, ["B"])
    assert idle_round(6) == (1, [])


def test_the_round_that_is_stuck_is_scored_without_the_thirty() -> None:  # G27
    match = playing(A="b1 b2 | g2 g3 g4", B="o2 o3")
    of(match).idle = 5
    play(match, "discard b1")
    assert match.scores == {"A": 30 - 5, "B": -10}
    assert told(match, "stuck") == ["A"]


def test_calls_on_the_last_discard_come_first() -> None:  # G27
    match = playing(A="b5 b2 | g2 g3 g4", B="o2 o3 | r5 g5 y5 o5")
    of(match).idle = 5
    play(match, "discard b5")
    assert waiting(match) == ["B"]
    passed = play(match, "pass")
    assert passed.scores == {"A": 25, "B": 30}
    match = playing(A="b5 b2 | g2 g3 g4", B="o2 o3 | r5 g5 y5 o5")
    of(match).idle = 5
    play(match, "discard b5", "go5 1")
    assert match.scores == {"A": 25, "B": 130 - 10}


@pytest.mark.parametrize(
    "moves", ["lay b1 b2 b3", "add r5 1", "swap b7 b5", "stop"], ids=lambda moves: moves.split()[0]
)
def test_whatever_changes_the_table_starts_the_count_anew(moves: str) -> None:  # G27
    match = playing(
        A="b1 b2 b3 b7 r5 | o5 y5 g5 / r7 o7 y7 | s1", B="o2 o3 | b4 b5 b6 / v7 v2 v3", C="p1"
    )
    of(match).idle = 8
    play(match, moves)
    if moves.startswith("swap"):
        play(match, "add b5 1")
    play(match, match.moves("A")[-1])
    assert (of(match).round, of(match).idle) == (0, 0)


def test_drawing_from_the_pile_is_not_idle_but_a_draw_of_nothing_is() -> None:  # G27
    match = table(A="b1 b2", B="o2 o3", pile="g1")
    of(match).idle = 5
    play(match, "draw", "discard b1")
    assert match.view(None)["idle"] == 0
    match = table(A="b1 b2 b3", B="o2 o3", pile="", discards="v1")
    of(match).idle = 5
    play(match, "draw", "discard b1")
    assert of(match).round == 1


def test_skipped_turns_are_not_counted() -> None:  # G27
    match = playing(
        A="b1 b2 b3 | g2 g3 g4 | s1", B="o2 o3 o4 o6 | v2 v3 v4", C="p1 p2 p3 p4 | y2 y3 y4"
    )
    play(match, "stop", "discard b1", "take", "discard b1")
    assert match.view(None)["idle"] == 1
    assert waiting(match) == ["A"]
    assert refused(match, "stop") == "G8"
