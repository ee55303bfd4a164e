"""Sets of five and calling."""

from __future__ import annotations

from itertools import permutations

import pytest

from handvoll import Match
from handvoll.engine.errors import NotYourTurn
from handvoll.engine.turn import Chance
from tests.games.go5.builder import of, play, playing, refused, sets, told, waiting

FOURS = "r5 g5 y5 o5"


def asked() -> Match:
    """B discards the b5: D, then A may call; C has only three fives' worth."""
    match = playing(
        A="o1 o2 | b1 b2 b3 b4",
        B="b5 p7",
        C="o3 o4 | v2 v3 v4",
        D=f"o6 o7 | {FOURS}",
    )
    of(match).begin(1)
    of(match).play_on()
    return play(match, "discard b5")


def test_a_set_of_five_ends_the_round_at_once() -> None:  # G19
    match = playing(A=f"b5 o1 | {FOURS}", B="o2 o3")
    play(match, "add b5 1")
    assert of(match).round == 1
    assert isinstance(match.turn, Chance)
    assert sets(match, "A") == ["fives: r5 o5 y5 g5 b5"]


def test_a_five_has_at_most_one_joker() -> None:  # G19
    match = playing(A=f"j1 o1 | {FOURS}", B="o2 o3")
    assert match.legal("A", "add j1 1")
    assert refused(playing(A="j1 o1 | r5 g5 y5 j2", B="o2 o3"), "add j1 1") == "G12"


def test_all_others_whose_four_the_discard_fits_may_call() -> None:  # G20
    match = asked()
    assert waiting(match) == ["A", "D"]
    assert match.moves("D") == ["go5 1", "pass"]
    assert match.moves("C") == [], "nobody else is asked"


def test_a_call_adds_the_discard_and_ends_the_round() -> None:  # G20
    match = asked()
    play(match, "A: go5 1")
    assert sets(match, "A") == ["blue: b1 b2 b3 b4 b5"]
    assert match.view(None)["discards"]["cards"] == ["v1"]
    assert told(match, "five") == ["A blue"]
    assert isinstance(match.turn, Chance)
    with pytest.raises(NotYourTurn):
        play(match, "D: go5 1")


def test_one_calls_with_a_set_of_four_only() -> None:  # G20
    match = playing(A="b5 p7", B=f"o2 o3 | b1 b2 b3 / {FOURS}")
    play(match, "discard b5")
    assert match.moves("B") == ["go5 2", "pass"]
    assert refused(match, "go5 1") == "G20"
    assert refused(match, "go5 3") == "G20"
    match = playing(A="b5 p7", B="o2 o3 | b1 b2 b3")
    play(match, "discard b5")
    assert waiting(match) == ["B"] and match.moves("B") == ["draw", "take"]


def test_one_calls_with_a_set_that_the_card_fits() -> None:  # G20
    match = playing(A="b5 p7", B=f"o2 o3 | v1 v2 v3 v4 / {FOURS}")
    play(match, "discard b5")
    assert refused(match, "go5 1") == "G20"
    assert refused(playing(A="b5 p7", B="o2"), "go5 1") == "G20"


def test_unseen_answers_are_played_clockwise_from_the_discarder() -> None:  # G20
    match = asked()
    assert match.view("C")["callers"] == ["D", "A"]
    assert told(match, "asked") == ["D b5", "A b5"]
    ends = set()
    for order in permutations({"A": "go5 1", "D": "go5 1"}.items()):
        table = asked()
        answers = dict(order)  # as they arrived
        for seat in table.view(None)["callers"]:
            if seat in waiting(table):
                table.play(seat, answers[seat])
        ends.add(table.hash)
        assert told(table, "five") == ["D fives"]
    assert len(ends) == 1


def test_a_joker_may_be_called_with_where_it_fits() -> None:  # G14, G20
    match = playing(A="j1 p7", B=f"o2 | {FOURS}", C="o3 | b1 b2 b3 j2", D="o6 | r1 o6 y4 g2")
    play(match, "discard j1")
    assert waiting(match) == ["B"], "C has a joker, and D's set is black"
    play(match, "go5 1")
    assert sets(match, "B") == ["fives: r5 o5 y5 g5 j1"]


def test_nobody_calls_with_a_joker_that_lies_across() -> None:  # G14
    match = playing(A="j1 p7", B=f"o2 | {FOURS}")
    play(match, "discard j1 across")
    assert match.moves("B") == ["draw"]


def test_the_refusal_of_a_call_with_a_joker_names_the_joker_rule() -> None:  # G12, G20
    match = playing(A="j1 p7", B=f"o2 | {FOURS} / b1 b2 b3 j2 / r1 o6 y4 g2")
    play(match, "discard j1")
    assert match.moves("B") == ["go5 1", "pass"]
    assert refused(match, "go5 2") == "G12"
    assert refused(match, "go5 3") == "G12"


def test_the_discarder_cannot_call() -> None:  # G21
    match = playing(A=f"b5 p7 | {FOURS}", B="o2 o3")
    play(match, "discard b5")
    assert waiting(match) == ["B"]
    assert match.moves("B") == ["draw"]


def test_nobody_else_moves_until_all_have_called_or_passed() -> None:  # G21
    match = asked()
    for seat in "BC":
        with pytest.raises(NotYourTurn):
            match.play(seat, "draw")
    play(match, "D: pass")
    assert waiting(match) == ["A"]
    with pytest.raises(NotYourTurn):
        match.play("C", "draw")
    with pytest.raises(NotYourTurn):
        match.play("D", "go5 1")
    play(match, "A: pass")
    assert waiting(match) == ["C"]


def test_callers_call_or_pass_and_nothing_else() -> None:  # G21
    match = asked()
    assert refused(match, "D: draw") == "G21"
    assert refused(match, "A: discard o1") == "G21"


def test_after_all_passed_the_discard_may_be_taken() -> None:  # G21
    match = asked()
    play(match, "D: pass", "A: pass", "take")
    assert match.view(None)["hands"]["C"]["known"] == ["b5"]


def test_the_order_of_passes_does_not_matter() -> None:  # G20, G21
    one, other = asked(), asked()
    play(one, "D: pass", "A: pass")
    play(other, "A: pass", "D: pass")
    assert one.hash == other.hash
