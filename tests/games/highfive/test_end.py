"""Having to lay, dropping, drawing, and the end."""

from __future__ import annotations

from handvoll.engine.turn import Over, Wait
from tests.games.highfive.builder import board

NINES = {"b1": "r9", "c1": "g9", "d1": "b9", "e1": "r7"}  # gaps a1 and f1


def test_who_can_lay_must_lay_even_for_nothing() -> None:  # H9
    table = board(b1="r9", c1="g4", d1="b2", e1="r7").hand(A="y12", B="r4")
    assert table.moves("A") == ["lay y12@a1", "lay y12@f1"]
    assert table.refused("A", "drop y12@h8") == "H9"
    assert table.play("A", "lay y12@a1").points == 0


def test_the_joker_is_a_card_to_lay() -> None:  # H9
    table = board(b1="r9", c1="g9", d1="b9").hand(A="j y2", B="r4")
    assert table.refused("A", "drop y2@h8") == "H9"
    table = board(**NINES).hand(A="j", B="r4")
    assert table.refused("A", "drop j@h8") == "H9"


def test_with_too_few_cards_one_is_dropped_anywhere() -> None:  # H10
    table = board(b1="r9", c1="g9", d1="b9").hand(A="y2", B="r4 g4").pile("r5 r6 g7")
    assert len(table.moves("A")) == 61
    assert table.refused("A", "drop y2@c1") == "H10"
    assert table.refused("A", "drop y3@a1") == "H4"
    assert table.refused("A", "lay y2@a1") == "H4"
    turn = table.play("A", "drop y2@h8")
    assert (turn.points, turn.drawn) == (None, 2)
    assert table.match.scores["A"] == 0
    assert table.match.view("A")["board"]["h8"] == "y2"


def test_any_card_is_dropped_and_the_joker_too() -> None:  # H10
    table = board(a1="r9").hand(A="y2 g3 j", B="r4")
    assert {move.split("@")[0] for move in table.moves("A")} == {"drop y2", "drop g3", "drop j"}
    table.play("A", "drop j@b1")
    assert table.match.view(None)["board"]["b1"] == "j"


def test_two_cards_are_drawn_however_many_were_laid() -> None:  # H11
    table = board(**NINES).hand(A="y9 r2 r3 g3", B="r4").pile("r5 r6 g7 g8")
    assert table.play("A", "lay y9@a1").drawn == 2
    assert table.held("A") == ["r2", "r3", "r5", "r6", "g3"]
    assert table.match.view(None)["pile"] == 2
    table = board(a1="r9").hand(A="g9 y9 b9 r2", B="r4").pile("r5 r6 g7 g8")
    assert table.play("A", "lay g9@b1 y9@c1 b9@d1 r2@e1").drawn == 2
    assert table.held("A") == ["r5", "r6"]


def test_there_is_no_limit_to_a_hand() -> None:  # H11
    many = "y9 r1 r2 r3 r4 r5 r6 r8 g1 g2 g3 g4 g5 g6 g7 g8"
    table = board(**NINES).hand(A=many, B="b4").pile("b5 b6")
    assert table.play("A", "lay y9@a1").drawn == 2
    assert len(table.held("A")) == 17


def test_an_empty_pile_gives_no_more() -> None:  # H11
    table = board(**NINES).hand(A="y9 r2 r3", B="r4 g4").pile("r5")
    assert table.play("A", "lay y9@a1").drawn == 1
    assert table.play("B", "lay r4@f1").drawn == 0


def test_drawn_cards_are_seen_by_who_draws_them() -> None:  # H11
    match = board(**NINES).hand(A="y9 r2 r3", B="r4").pile("r5 r6").match
    match.play("A", "lay y9@a1")
    assert match.events("A", 1)[-1]["cards"] == ["r5", "r6"]
    assert "cards" not in match.events("B", 1)[-1]
    assert "cards" not in match.events(None, 1)[-1]
    assert not match.can_undo("A")


def test_a_lay_without_a_draw_can_be_taken_back() -> None:  # H11
    match = board(**NINES).hand(A="y9 r2 r3", B="r4").match
    before = match.hash
    match.play("A", "lay y9@a1")
    match.undo("A")
    assert match.hash == before


def test_the_first_without_cards_gets_two_points() -> None:  # H14
    table = board(**NINES).hand(A="y9", B="r4 g4")
    turn = table.play("A", "lay y9@a1")
    assert (turn.points, turn.bonus) == (15, 2)
    assert table.match.scores["A"] == 17


def test_the_bonus_is_given_once() -> None:  # H14
    table = board(**NINES).hand(A="y9", B="r4")
    table.play("A", "lay y9@a1")
    assert table.play("B", "lay r4@f1").bonus == 0
    assert table.match.scores == {"A": 17, "B": 3}


def test_there_is_no_bonus_while_there_is_a_pile() -> None:  # H14
    table = board(**NINES).hand(A="y9", B="r4 g4").pile("r5 r6")
    assert table.play("A", "lay y9@a1").bonus is None
    assert table.match.scores["A"] == 15
    assert table.match.turn == Wait(frozenset("B"))


def test_the_joker_is_a_card_to_get_rid_of() -> None:  # H14
    table = board(**NINES).hand(A="y9 j", B="r4 g4")
    assert table.play("A", "lay y9@a1").bonus is None


def test_a_dropped_card_counts_for_the_bonus() -> None:  # H14, H10
    table = board(a1="r9").hand(A="y2", B="r4")
    assert table.play("A", "drop y2@h8").bonus == 2
    assert table.match.scores["A"] == 2


def test_players_without_cards_are_skipped() -> None:  # H15
    table = board(3, **NINES).hand(A="y9", B="r4 g4", C="r2 r3")
    table.play("A", "lay y9@a1")
    table.play("B", "lay r4@f1")
    table.play("C", "lay r2@g1")
    assert table.match.turn == Wait(frozenset("B"))


def test_the_game_ends_when_nobody_has_cards() -> None:  # H15
    table = board(**NINES).hand(A="y9", B="r4 g4")
    table.play("A", "lay y9@a1")
    table.play("B", "lay r4@f1")
    assert table.match.winners == frozenset()
    table.play("B", "lay g4@g1")
    assert table.match.turn == Over({"A": 17, "B": 5}, frozenset("A"))


def test_equal_points_share_the_win() -> None:  # H15
    table = board(b1="r9", c1="g4", d1="b2", e1="r7").hand(A="y12", B="b4")
    table.state.finished = True
    table.play("A", "lay y12@a1")
    table.state.made = 1
    table.play("B", "lay b4@f1")
    assert table.match.turn == Over({"A": 1, "B": 1}, frozenset("AB"))
