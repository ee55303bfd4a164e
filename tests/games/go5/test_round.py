"""The deal and the order of dealers."""

from __future__ import annotations

from tests.games.go5.builder import dealt, hand, of, play, playing, told, top, waiting

FOURTEEN = "r1 o1 r2 o2 r3 o3 r4 o4 r5 o5 r6 o6 r7 o7"


def test_seven_cards_each_are_dealt_in_turn_and_one_is_turned_up() -> None:  # G4
    match = dealt(2, f"{FOURTEEN} y5")
    assert hand(match, "A") == "r1 r2 r3 r4 r5 r6 r7"
    assert hand(match, "B") == "o1 o2 o3 o4 o5 o6 o7"
    assert top(match) == "y5"
    assert match.view(None)["pile"] == 54 - 15


def test_jokers_and_stop_cards_turned_up_go_to_the_very_bottom() -> None:  # G4
    match = dealt(2, f"{FOURTEEN} j2 s1 y5 g1")
    assert top(match) == "y5"
    view = match.view(None)
    assert view["sunk"] == ["j2", "s1"]
    assert view["pile"] == 54 - 15
    assert of(match).pile_cards()[-2:] == [50, 52]
    assert told(match, "sunk") == ["A j2", "A s1"]


def test_a_stop_card_in_the_deal_is_replaced_before_anything_else_is_dealt() -> None:  # G5
    match = dealt(2, "r1 s2 o1 r2 o2 r3 o3 r4 o4 r5 o5 r6 o6 r7 o7 y5")
    assert hand(match, "B") == "o1 o2 o3 o4 o5 o6 o7"
    assert match.view(None)["places"]["B"]["stops"] == ["s2"]
    assert match.view(None)["hands"]["B"]["count"] == 7


def test_the_replacement_of_a_stop_card_may_be_a_stop_card_too() -> None:  # G5
    match = dealt(2, "s1 s2 r1 o1 r2 o2 r3 o3 r4 o4 r5 o5 r6 o6 r7 o7 y5")
    assert match.view("B")["places"]["A"]["stops"] == ["s1", "s2"]
    assert hand(match, "A") == "r1 r2 r3 r4 r5 r6 r7"
    assert top(match) == "y5"


def test_a_stop_card_drawn_later_is_laid_open_and_replaced() -> None:  # G5
    match = dealt(2, f"{FOURTEEN} y5 s1 g1")
    play(match, "draw")
    assert hand(match, "A") == "r1 r2 r3 r4 r5 r6 r7 g1"
    assert match.view("B")["places"]["A"]["stops"] == ["s1"]
    assert told(match, "got-stop") == ["A s1"]


def test_seat_A_deals_first_and_the_dealer_starts() -> None:  # G6
    match = dealt(3)
    assert match.view(None)["dealer"] == "A"
    assert waiting(match) == ["A"]


def test_the_next_dealer_is_the_next_seat_and_starts_and_is_dealt_to_first() -> None:  # G6
    match = playing(A="b5 o1 | r5 o5 y5 g5", B="o2", C="o3")
    play(match, "add b5 1")
    match.chance([*["r1", "r2", "r3"], *(c for c in deck() if c not in ("r1", "r2", "r3"))])
    assert match.view(None)["dealer"] == "B"
    assert waiting(match) == ["B"]
    assert "r1" in hand(match, "B") and "r2" in hand(match, "C") and "r3" in hand(match, "A")


def test_the_dealer_goes_round() -> None:  # G6
    match = playing(A="b5 o1 | r5 o5 y5 g5", B="o2")
    of(match).round = 3
    play(match, "add b5 1")
    match.chance(deck())
    assert match.view(None)["dealer"] == "A"


def test_a_new_round_begins_with_a_clean_table() -> None:  # G4, G17
    match = playing(A="b5 o1 o2 | r5 o5 y5 g5 | s1 s2", B="o3 | b1 b2 b3")
    play(match, "stop", "add b5 1")
    assert not match.view(None)["places"]["B"]["skipped"]
    match.chance(deck())
    view = match.view(None)
    assert waiting(match) == ["B"], "the skip ended with the round"
    assert all(not place["sets"] and not place["stops"] for place in view["places"].values())
    assert all(hand["count"] == 7 and not hand["known"] for hand in view["hands"].values())
    assert view["discards"]["cards"] == ["y1"]


def deck() -> list[str]:
    return list(dealt().record.entries[0].chance or ())
