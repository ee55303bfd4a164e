"""The deck, and cards as text."""

from __future__ import annotations

from itertools import combinations

import pytest

from handvoll import Match
from handvoll.engine.bits import count
from handvoll.engine.errors import NotAMove
from handvoll.engine.turn import Chance
from handvoll.games.go5.material import (
    ALL_THREES,
    BLACK_CARDS,
    CARDS,
    KINDS,
    MEMBERS,
    PATTERN,
    number_of_three,
    three_numbered,
)
from handvoll.games.go5.view import mask
from tests.games.go5.builder import play, playing, refused, sets

NUMBER_CARDS = [card for card in CARDS if card[0] in "roygbvp"]


def kinds_of(card: str) -> set[str]:
    return {name for kind, name in enumerate(KINDS) if MEMBERS[kind] & mask([card])}


def test_the_deck_has_49_number_cards_three_jokers_and_two_stop_cards() -> None:  # G1
    assert len(NUMBER_CARDS) == len(set(NUMBER_CARDS)) == 49
    assert CARDS[49:] == ["j1", "j2", "j3", "s1", "s2"]
    turn = Match("go5").turn
    assert isinstance(turn, Chance)
    assert turn.spec.size() == 54


def test_patterns_and_black_backgrounds_follow_the_formula() -> None:  # G2
    for colour in range(7):
        for number in range(7):
            assert PATTERN[colour][number] == (number + colour) % 7
            black = CARDS[colour * 7 + number] in BLACK_CARDS
            assert black == ((number + 2 * colour) % 7 == 0)


def test_every_number_colour_and_pattern_has_one_black_card() -> None:  # G2
    others = [kinds_of(card) - {"black"} for card in BLACK_CARDS]
    assert len(set().union(*others)) == 21
    assert all(count(MEMBERS[kind]) == 7 for kind in range(22))


def test_two_cards_never_share_more_than_one_property() -> None:  # G2
    for one, other in combinations(NUMBER_CARDS, 2):
        assert len(kinds_of(one) & kinds_of(other)) <= 1


def test_canonical_order_is_colour_then_number_then_jokers_then_stop_cards() -> None:  # G3
    assert CARDS[:8] == ["r1", "r2", "r3", "r4", "r5", "r6", "r7", "o1"]
    assert [card[0] for card in CARDS[0:49:7]] == list("roygbvp")


def test_a_set_is_recorded_in_canonical_order_whatever_was_said() -> None:  # G3
    match = playing(A="b3 b5 r3 v3 o1")
    assert match.legal("A", "lay v3 b3 r3")
    play(match, "lay v3 b3 r3")
    assert match.record.entries[-1].move == "lay r3 b3 v3"
    assert sets(match, "A") == ["threes: r3 b3 v3"]


NOT_MOVES = """|lay b3 b5|lay b3 b3 b5|lay b3  b5 b7|lay ٣ b5 b7|add b5|add b5 0|add b5 01|go5
|go5 17|discard b8|discard across|swap b5|stop s1|Draw|draw |b5"""


@pytest.mark.parametrize("text", NOT_MOVES.split("|"))
def test_what_is_no_move_is_said_to_be_none(text: str) -> None:  # G3
    with pytest.raises(NotAMove):
        playing(A="b3 b5 b7 o1 o2").play("A", text)


def test_every_three_cards_have_a_number_of_their_own() -> None:  # G1
    seen = set()
    for three in combinations(range(54), 3):
        cards = sum(1 << card for card in three)
        number = int(number_of_three(cards))
        assert three_numbered(number) == cards
        seen.add(number)
    assert seen == set(range(int(ALL_THREES)))


def test_a_stop_card_is_no_hand_card() -> None:  # G5
    match = playing(A="b3 b5 b7 o1 o2 | r1 o1 y1 | s1")
    for move in ("discard s1", "discard s1 across", "lay b3 b5 s1", "add s1 1", "swap s1 b7"):
        assert refused(match, move) == "G5"
