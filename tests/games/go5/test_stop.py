"""Stop cards."""

from __future__ import annotations

from tests.games.go5.builder import (
    moves,
    of,
    play,
    playing,
    refused,
    table,
    told,
    top,
    waiting,
)

OPENED = "r1 o1 y1"


def test_the_next_players_next_turn_is_skipped() -> None:  # G17
    match = playing(A=f"b6 p7 | {OPENED} | s1", B="o2 o3", C="o4 o5")
    play(match, "stop")
    assert match.view(None)["places"]["B"]["skipped"]
    play(match, "discard b6")
    assert waiting(match) == ["C"]
    assert told(match, "skipped") == ["B"]


def test_only_one_turn_is_skipped() -> None:  # G17
    match = playing(A=f"b6 p7 | {OPENED} | s1", B="o2 o3", C="o4 o5")
    play(match, "stop", "discard b6", "draw", "discard o4", "draw", "discard p7")
    assert waiting(match) == ["B"]


def test_with_two_players_one_moves_again() -> None:  # G17
    match = playing(A=f"b6 p7 v2 | {OPENED} | s1 s2", B="o2 o3")
    play(match, "stop", "discard b6")
    assert waiting(match) == ["A"]
    play(match, "draw", "stop", "discard p7")
    assert waiting(match) == ["A"]


def test_s1_is_played_before_s2_and_one_a_turn() -> None:  # G17
    match = playing(A=f"b6 p7 | {OPENED} | s1 s2", B="o2 o3")
    play(match, "stop")
    assert top(match) == "s1"
    assert match.view(None)["places"]["A"]["stops"] == ["s2"]
    assert refused(match, "stop") == "G17"


def test_a_stop_card_is_played_after_opening_only() -> None:  # G17
    match = playing(A="b1 b3 b4 o5 r7 g7 | | s1", B="o2 o3")
    assert refused(match, "stop") == "G17"
    play(match, "lay b1 b3 b4")
    assert match.legal("A", "stop"), "also in the very turn one opens"


def test_a_stop_card_is_played_between_draw_and_discard() -> None:  # G17
    match = table(A=f"b6 p7 | {OPENED} | s1", B="o2 o3 | y2 y3 y4 | s2")
    assert refused(match, "stop") == "G8"
    play(match, "draw")
    assert match.legal("A", "stop")
    assert not match.legal("B", "stop"), "in one's own turn"


def test_not_between_a_swap_and_its_ending() -> None:  # G17
    match = playing(A="b7 o1 p2 | r5 g5 y5 | s1", B="o2 | b1 b5 b6")
    assert match.legal("A", "stop")
    play(match, "swap b7 b5")
    assert refused(match, "stop") == "G17"
    play(match, "add b5 1", "stop")
    assert top(match) == "s1"


def test_nobody_plays_a_stop_card_they_do_not_have() -> None:  # G17
    assert refused(playing(A=f"b6 p7 | {OPENED}", B="o2 o3 | | s1"), "stop") == "G17"


def test_the_stop_card_goes_onto_the_discards_and_one_still_discards() -> None:  # G18
    match = playing(A=f"b6 p7 | {OPENED} | s1", B="o2 o3")
    play(match, "stop")
    assert top(match) == "s1"
    assert moves(match, "A", "discard") == ["discard b6", "discard p7"]
    play(match, "discard b6")
    assert match.view(None)["discards"] == {
        "top": "b6",
        "across": None,
        "under": "s1",
        "cards": ["b6", "v1", "s1"],
    }


def test_a_stop_card_can_never_be_taken() -> None:  # G18
    match = table(A="b6 | r1 o1 y1 | s1", B="o2", C="o4 | y2 y3 y4", pile="", discards="v2")
    play(match, "draw", "stop", "pass")
    assert (waiting(match), top(match)) == (["C"], "s1")
    assert refused(match, "take") == "G18"


def test_a_stop_card_covers_a_joker_that_lies_across() -> None:  # G14, G18
    match = playing(A=f"j1 p7 v2 | {OPENED} | s1 s2", B="o2 o3")
    play(match, "stop", "discard j1 across", "draw", "stop")
    assert match.view(None)["discards"]["across"] is None


def test_a_skipped_player_may_still_call() -> None:  # G18, G20
    match = playing(A=f"b5 p7 | {OPENED} | s1", B="o2 o3 | r5 g5 y5 o5", C="o4 o6")
    play(match, "stop", "discard b5")
    assert waiting(match) == ["B"]
    play(match, "go5 1")
    assert of(match).round == 1
