"""A turn: draw, play, discard."""

from __future__ import annotations

import pytest

from tests.games.go5.builder import (
    hand,
    moves,
    of,
    play,
    playing,
    refused,
    sets,
    table,
    told,
    top,
    waiting,
)

OPENED = "r1 o1 y1"  # a set that no card in these hands fits


# Drawing


def test_before_opening_exactly_one_card_comes_from_the_pile() -> None:  # G7
    match = table(A="b1 b2", B="o2", pile="g5 g6")
    assert match.moves("A") == ["draw"]
    play(match, "draw")
    assert hand(match, "A") == "g5 b1 b2"


def test_before_opening_the_top_discard_cannot_be_taken() -> None:  # G7
    assert refused(table(A="b1 b2", B="o2"), "take") == "G7"


@pytest.mark.parametrize("move", ["discard b1", "pass", "stop", "lay b1 b2 b3"])
def test_the_draw_comes_first(move: str) -> None:  # G7, G8
    assert refused(table(A="b1 b2 b3 b4 b5 | | s1", B="o2"), move) == "G7"
    assert refused(table(A=f"b1 b2 b3 b4 | {OPENED} | s1", B="o2"), move) == "G8"


def test_one_draws_once() -> None:  # G7, G8
    assert refused(playing(A="b1 b2", B="o2"), "draw") == "G7"
    assert refused(playing(A=f"b1 b2 | {OPENED}", B="o2"), "take") == "G8"


def test_after_opening_one_draws_up_to_five() -> None:  # G8
    match = table(A=f"b1 b2 | {OPENED}", B="o2", pile="g1 g2 g3 g4")
    assert match.moves("A") == ["draw", "take"]
    play(match, "draw")
    assert hand(match, "A") == "g1 g2 g3 b1 b2"
    assert match.view(None)["pile"] == 1


def test_the_top_discard_may_be_taken_and_then_one_draws_up_to_five() -> None:  # G8
    match = table("v1 v2", A=f"b1 b2 | {OPENED}", B="o2", pile="g1 g2 g3 g4")
    play(match, "take")
    assert hand(match, "A") == "g1 g2 b1 b2 v2"
    assert top(match) == "v1"


def test_whoever_takes_the_fifth_card_draws_none() -> None:  # G8
    match = table(A=f"b1 b2 b3 b4 | {OPENED}", B="o2", pile="g1")
    play(match, "take")
    assert hand(match, "A") == "b1 b2 b3 b4 v1"
    assert match.view(None)["pile"] == 1


# Opening


def test_an_opening_is_one_set_of_three() -> None:  # G9
    match = playing(A="b1 b2 b3 b4 o5 o6 o7 y3", B="o2")
    play(match, "lay b1 b3 b4")
    assert sets(match, "A") == ["blue: b1 b3 b4"]
    assert refused(match, "lay o5 o6 o7") == "G9"
    assert refused(match, "add b2 1") == "G9"


def test_a_swap_is_not_part_of_the_opening_turn() -> None:  # G9, G15
    match = playing(A="b1 b3 b4 o5 r7 g7", B="o2 | o1 o3 o4")
    assert refused(match, "swap o5 o3") == "G15"
    play(match, "lay b1 b3 b4")
    assert refused(match, "swap o5 o3") == "G9"


def test_nothing_is_added_before_opening() -> None:  # G9
    assert refused(playing(A="b1 b2 b3 b4 b5", B="o2"), "add b1 1") == "G9"


def test_the_opening_has_no_joker() -> None:  # G9, G12
    match = playing(A="b1 b3 j1 o5 r7 g7", B="o2")
    assert not moves(match, "A", "lay")
    assert refused(match, "lay b1 b3 j1") == "G12"


# Playing


def test_in_a_later_turn_one_lays_a_new_set() -> None:  # G10
    match = playing(A=f"b1 b3 b4 o5 r7 | {OPENED}", B="o2")
    play(match, "lay b1 b3 b4")
    assert sets(match, "A") == ["ones: r1 o1 y1", "blue: b1 b3 b4"]
    assert refused(match, "add b1 1") == "G10"


def test_or_adds_one_card_to_an_own_set() -> None:  # G10
    match = playing(A="b1 g1 b3 o5 r7 | r1 o1 y1", B="o2")
    play(match, "add g1 1")
    assert sets(match, "A") == ["ones: r1 o1 y1 g1"]
    assert refused(match, "add b1 1") == "G10"
    assert refused(match, "lay b1 b3 o5") == "G10"
    assert refused(match, "swap b1 o2") == "G10"


def test_a_card_is_never_added_to_anothers_set() -> None:  # G10
    match = playing(A="b1 b3 o5 r7 g7 | y2 y3 y4", B="o2 | r1 o1 y1")
    assert moves(match, "A", "add") == []
    assert refused(match, "add b1 1") == "G11"
    assert refused(match, "add b1 2") == "G10"


def test_playing_is_optional() -> None:  # G10
    match = playing(A="b1 b3 b4 o5 r7 | r1 o1 y1", B="o2")
    assert match.legal("A", "discard o5")


def test_only_own_cards_are_played() -> None:  # G10, G13
    match = playing(A="b1 b3 b4 o5 r7 | r1 o1 y1", B="o2")
    assert refused(match, "lay b1 b2 b3") == "G10"
    assert refused(match, "add p1 1") == "G10"
    assert refused(match, "discard p1") == "G13"


# Sets


@pytest.mark.parametrize(
    ("cards", "kind"),
    [("r4 b4 p4", "fours"), ("g1 g4 g7", "green"), ("r2 o1 y7", "half"), ("r1 o6 p3", "black")],
)
def test_a_set_shares_a_number_a_colour_a_pattern_or_black(cards: str, kind: str) -> None:  # G11
    match = playing(A=f"{cards} v2 b6", B="o2")
    play(match, f"lay {cards}")
    assert sets(match, "A") == [f"{kind}: {cards}"]


def test_three_cards_without_anything_in_common_are_no_set() -> None:  # G11
    match = playing(A="r1 r2 b3 v2 b6", B="o2")
    assert moves(match, "A", "lay") == []
    assert refused(match, "lay r1 r2 b3") == "G11"


def test_the_kind_of_a_set_is_fixed_when_it_is_laid() -> None:  # G11
    match = playing(A="r5 v2 b6 p6 | g1 g4 j1", B="o2")
    assert refused(match, "add r5 1") == "G11"
    assert sets(match, "A")[0].startswith("green")
    assert refused(playing(A="o1 v2 b6 p7 | r1 g1 j1", B="o2"), "add b6 1") == "G11"


def test_a_set_needs_three_cards() -> None:  # G11
    match = playing(A="g1 g4 v2 b6 p7", B="o2")
    assert moves(match, "A", "lay") == []


# Jokers


def test_a_joker_stands_for_any_card() -> None:  # G12
    match = playing(A=f"g1 g4 j1 b6 p7 | {OPENED}", B="o2")
    assert moves(match, "A", "lay") == ["lay g1 g4 j1"]
    play(match, "lay g1 g4 j1")
    assert sets(match, "A")[1] == "green: g1 g4 j1"


def test_a_joker_may_be_added_but_only_one() -> None:  # G12
    match = playing(A=f"j1 j2 b6 p7 | {OPENED}", B="o2")
    play(match, "add j1 1")
    assert sets(match, "A") == ["ones: r1 o1 y1 j1"]
    assert refused(playing(A="j1 j2 b6 p7 | r1 o1 j3", B="o2"), "add j1 1") == "G12"
    assert refused(playing(A=f"j1 j2 b6 p7 v2 | {OPENED}", B="o2"), "lay b6 j1 j2") == "G12"


def test_a_joker_never_joins_a_black_set() -> None:  # G12
    match = playing(A="j1 b3 g4 p7 | r1 o6 y4", B="o2")
    assert refused(match, "add j1 1") == "G12"
    match = playing(A=f"j1 b7 g2 p7 p1 | {OPENED}", B="o2")
    assert refused(match, "lay g2 b7 j1") == "G12"


# Discarding


def test_a_discard_ends_the_turn() -> None:  # G13
    match = playing(A="b1 b3 o5", B="o2")
    play(match, "discard b3")
    assert top(match) == "b3"
    assert hand(match, "A") == "o5 b1"
    assert waiting(match) == ["B"]


def test_the_card_just_taken_may_be_discarded() -> None:  # G13
    match = table("v2", A=f"b1 b2 b3 b4 | {OPENED}", B="o2")
    play(match, "take", "discard v2")
    assert top(match) == "v2"


def test_a_turn_does_not_end_without_a_discard() -> None:  # G13
    assert refused(playing(A="b1 b2", B="o2"), "pass") == "G13"


def test_a_new_set_must_leave_two_cards() -> None:  # G13
    assert refused(playing(A=f"b1 b3 b4 o5 | {OPENED}", B="o2"), "lay b1 b3 b4") == "G13"
    assert refused(playing(A="b1 b3 b4 o5", B="o2"), "lay b1 b3 b4") == "G13"
    assert playing(A=f"b1 b3 b4 o5 o6 | {OPENED}", B="o2").legal("A", "lay b1 b3 b4")


def test_an_added_card_must_leave_two_cards() -> None:  # G13
    assert refused(playing(A="b1 o5 | r1 o1 y1", B="o2"), "add b1 1") == "G13"
    assert playing(A="b1 o5 o6 | r1 o1 y1", B="o2").legal("A", "add b1 1")


def test_a_play_that_makes_five_may_use_the_last_card() -> None:  # G13
    match = playing(A="b1 | r1 o1 y1 g1", B="o2")
    play(match, "add b1 1")
    assert of(match).round == 1


def test_on_turn_one_passes_only_with_a_single_card() -> None:  # G13, G26
    match = table(A="b6 b7 | r1 o1 y1", B="o2 o3", pile="", discards="v2")
    play(match, "draw")
    assert "pass" not in match.moves("A")
    assert refused(match, "pass") == "G13"


def test_the_last_card_stays_and_the_turn_ends_with_a_pass() -> None:  # G13
    match = table(A="b6 | r1 o1 y1 | s1", B="o2 o3", pile="", discards="v2")
    play(match, "draw")
    assert match.moves("A") == ["stop", "pass"]
    assert refused(match, "discard b6") == "G13"
    play(match, "pass")
    assert waiting(match) == ["B"]
    assert (hand(match, "A"), top(match)) == ("b6", "v2")


# Jokers among the discards


def test_a_joker_across_cannot_be_taken_by_others() -> None:  # G14
    match = playing(A="j1 b1 b2", B="o2 o3 o4 o6 | r2 r3 r4")
    play(match, "discard j1 across")
    assert match.view("B")["discards"]["across"] == "A"
    assert refused(match, "take") == "G14"
    assert told(match, "crossed") == ["A j1"]


def test_a_straight_joker_may_be_taken() -> None:  # G14
    match = playing(A="j1 b1 b2", B="o2 o3 o4 o6 | r2 r3 r4")
    play(match, "discard j1", "take")
    assert hand(match, "B") == "o2 o3 o4 o6 j1"


def test_whoever_laid_it_across_may_take_it_back() -> None:  # G14
    match = playing(A=f"j1 b1 b2 | {OPENED} | s1", B="o2 o3")
    play(match, "stop", "discard j1 across")
    assert waiting(match) == ["A"]
    play(match, "take")
    assert "j1" in hand(match, "A")


def test_a_covered_joker_is_no_longer_across() -> None:  # G14
    match = playing(A="j1 b1 b2", B="o2 o3 o4 o6 | r2 r3 r4", C="p1 p2 p6 p7 | v2 v3 v4")
    play(match, "discard j1 across", "draw", "discard o2")
    assert match.view("C")["discards"]["across"] is None
    play(match, "take")
    assert top(match) == "j1"
    assert match.view("C")["discards"]["across"] is None


def test_only_a_joker_lies_across() -> None:  # G14
    assert refused(playing(A="j1 b1 b2", B="o2"), "discard b1 across") == "G14"
