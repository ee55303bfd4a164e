"""Swapping with the sets of others."""

from __future__ import annotations

from tests.games.go5.builder import hand, moves, of, play, playing, refused, sets, waiting

# B collects fives; A collects blue (the example of the rulebook).
FIVES = "r5 g5 y5"
BLUES = "b1 b5 b6"


def test_the_seven_for_the_five() -> None:  # G15, G16
    match = playing(A=f"b7 o1 p2 | {FIVES}", B=f"o2 | {BLUES}")
    play(match, "swap b7 b5", "add b5 1")
    assert sets(match, "A") == ["fives: r5 y5 g5 b5"]
    assert sets(match, "B") == ["blue: b1 b6 b7"]
    assert hand(match, "A") == "o1 p2"


def test_one_swaps_only_after_opening_in_an_earlier_turn() -> None:  # G15
    assert refused(playing(A="b7 o1 p2", B=f"o2 | {BLUES}"), "swap b7 b5") == "G15"


def test_a_swap_takes_the_place_of_the_play() -> None:  # G15
    match = playing(A=f"b7 o5 p2 p4 | {FIVES}", B=f"o2 | {BLUES}")
    play(match, "swap b7 b5", "add b5 1")
    assert refused(match, "add o5 1") == "G10"
    match = playing(A=f"b7 o5 p2 p4 | {FIVES}", B=f"o2 | {BLUES}")
    play(match, "add o5 1")
    assert refused(match, "swap b7 b5") == "G10"


def test_the_card_given_must_fit_the_set() -> None:  # G15
    match = playing(A=f"y7 o1 p2 | {FIVES}", B=f"o2 | {BLUES}")
    assert refused(match, "swap y7 b5") == "G15"
    assert moves(match, "A", "swap") == []


def test_the_kind_of_the_foreign_set_stays() -> None:  # G15
    match = playing(A=f"b7 o1 p2 | {FIVES}", B="o2 | b1 b5 j1")
    play(match, "swap b7 b5")
    assert sets(match, "B") == ["blue: b1 b7 j1"]


def test_jokers_are_neither_given_nor_taken() -> None:  # G15
    match = playing(A=f"b7 j2 p2 | {FIVES}", B="o2 | b1 b5 j1")
    assert refused(match, "swap b7 j1") == "G15"
    assert refused(match, "swap j2 b5") == "G15"
    assert moves(match, "A", "swap") == ["swap b7 b5"]


def test_one_swaps_with_laid_sets_of_others_only() -> None:  # G15
    match = playing(A=f"o5 b7 p2 p4 | {FIVES} / {BLUES}", B="b4 | v1 v2 v3", discards="r7")
    assert refused(match, "swap b7 b5") == "G15"
    assert refused(match, "swap b7 b4") == "G15"
    assert refused(match, "swap b7 r7") == "G15"
    assert refused(match, "swap b6 v3") == "G15"


def test_the_card_received_never_goes_to_the_hand() -> None:  # G16
    match = playing(A=f"b7 o1 p2 | {FIVES}", B=f"o2 | {BLUES}")
    play(match, "swap b7 b5")
    assert match.view("A")["held"] == "b5"
    assert match.moves("A") == ["add b5 1"]
    assert refused(match, "discard o1") == "G16"
    assert refused(match, "discard b5") == "G16"
    assert refused(match, "pass") == "G16"
    assert refused(match, "add o1 1") == "G16"


def test_a_swap_that_leads_nowhere_is_not_legal() -> None:  # G16
    match = playing(A=f"b7 o1 p2 | {FIVES}", B=f"o2 | {BLUES}")
    assert refused(match, "swap b7 b6") == "G16"
    assert moves(match, "A", "swap") == ["swap b7 b5"]


def test_the_card_received_may_be_laid_with_two_hand_cards() -> None:  # G16
    match = playing(A="b7 r6 g6 p2 o1 | y1 y2 y3", B=f"o2 | {BLUES}")
    play(match, "swap b7 b6")
    assert match.moves("A") == ["lay r6 g6 b6"]
    play(match, "lay b6 g6 r6")
    assert sets(match, "A")[1] == "sixes: r6 g6 b6"
    assert hand(match, "A") == "o1 p2"


def test_the_new_set_must_hold_the_card_received() -> None:  # G16
    match = playing(A="b7 r6 g6 v6 o1 | y1 y2 y3", B=f"o2 | {BLUES}")
    play(match, "swap b7 b6")
    assert refused(match, "lay r6 g6 v6") == "G16"


def test_one_of_the_two_hand_cards_may_be_a_joker() -> None:  # G16
    match = playing(A="b7 r6 j1 p2 o1 | y1 y2 y3", B=f"o2 | {BLUES}")
    play(match, "swap b7 b6", "lay r6 b6 j1")
    assert sets(match, "A")[1] == "sixes: r6 b6 j1"


def test_but_not_both_and_not_in_a_black_set() -> None:  # G12, G16
    match = playing(A="b6 j1 j2 p2 o1 | y1 y2 y3", B="o2 | b1 b5 b7")
    assert "swap b6 b7" not in moves(match, "A", "swap"), "b7 with two jokers"
    match = playing(A="b6 r1 j1 p2 v4 | y1 y2 y3", B="o2 | b3 b5 b7")
    assert "swap b6 b7" not in moves(match, "A", "swap"), "b7 and r1 are only black"


def test_the_card_received_may_be_given_on() -> None:  # G16
    match = playing(A=f"b7 o1 p2 | {FIVES}", B="o2 | b1 b2 b6", C="o3 | v6 o6 y6 / v5 v2 v3")
    play(match, "swap b7 b6")
    assert match.moves("A") == ["swap b6 v6"]
    play(match, "swap b6 v6", "swap v6 v5", "add v5 1")
    assert sets(match, "A") == ["fives: r5 y5 g5 v5"]
    assert sets(match, "B") == ["blue: b1 b2 b7"]
    assert sets(match, "C") == ["sixes: o6 y6 b6", "violet: v2 v3 v6"]
    assert hand(match, "A") == "o1 p2"


def test_each_further_swap_gives_the_card_just_received() -> None:  # G16
    match = playing(A=f"b7 v7 o1 p2 | {FIVES}", B="o2 | b1 b2 b6", C="o3 | v6 o6 y6 / v5 v2 v3")
    play(match, "swap b7 b6")
    assert refused(match, "swap v7 v5") == "G16"


def test_one_set_takes_part_at_most_once() -> None:  # G16
    others = "v6 o6 y6 / v1 v2 v3 / b1 r1 o1"
    match = playing(A=f"b7 o3 p2 | {FIVES}", B="p6 | b2 b5 b6", C=f"p7 | {others}")
    # b7 b6, b6 v6, v6 v1, v1 b1 and then b1 b5 would go through the blue set a second time.
    assert moves(match, "A", "swap") == ["swap b7 b5"]
    match = playing(A=f"b7 o3 p2 | {FIVES}", B="p6 | b2 b4 b6", C=f"p7 | {others} / b3 b5 j1")
    assert moves(match, "A", "swap") == ["swap b7 b2", "swap b7 b4", "swap b7 b6", "swap b7 b5"]
    play(match, "swap b7 b6", "swap b6 v6", "swap v6 v1", "swap v1 b1")
    assert refused(match, "swap b1 b2") == "G16"
    play(match, "swap b1 b5", "add b5 1")
    assert sets(match, "A") == ["fives: r5 y5 g5 b5"]


def test_there_is_one_chain_a_turn() -> None:  # G16
    match = playing(A=f"b7 b4 o1 p2 | {FIVES}", B="o2 | b1 b5 b6", C="o3 | o5 o2 o3")
    play(match, "swap b7 b5", "add b5 1")
    assert refused(match, "swap o1 o5") == "G10"


def test_a_chain_must_leave_two_cards_at_its_end() -> None:  # G13, G16
    match = playing(A=f"b7 o1 | {FIVES}", B=f"o2 | {BLUES}")
    assert refused(match, "swap b7 b5") == "G16"
    match = playing(A="b7 r6 g6 p2 | y1 y2 y3", B=f"o2 | {BLUES}")
    assert refused(match, "swap b7 b6") == "G16", "laid with two, only one would stay"


def test_a_swap_that_makes_five_may_use_the_last_card() -> None:  # G13, G16, G19
    match = playing(A="b7 | r5 g5 y5 o5", B=f"o2 | {BLUES}")
    play(match, "swap b7 b5", "add b5 1")
    assert of(match).round == 1


def test_after_a_chain_the_turn_goes_on_to_the_discard() -> None:  # G16
    match = playing(A=f"b7 o1 p2 | {FIVES}", B=f"o2 | {BLUES}")
    play(match, "swap b7 b5", "add b5 1", "discard o1")
    assert waiting(match) == ["B"]
