"""The call: free colour, rows, additions and points (I9-I18)."""

from __future__ import annotations

import pytest

from handvoll import Match
from handvoll.engine.errors import OptionError
from handvoll.engine.turn import Chance, Over
from tests.games.igo.table import Table


def call(table: Table, row: str, discard: str, take: str = "draw") -> Table:
    """A takes, discards and calls."""
    return table.play("A", take, f"discard {discard}", row)


def test_cards_of_the_free_colour_leave_every_hand() -> None:  # I9
    table = Table(display="y1", A="p1-6 y2-7", B="b1-6 y8-11 g7 n8", pile="l11")
    call(table, "go p", "p6")
    assert table.group("A", "free") == "y2 y3 y4 y5 y6 y7"
    assert table.group("B", "free") == "y8 y9 y10 y11"
    assert table.group("A", "left") == "l11"
    assert table.group("B", "left") == "g7"


def test_the_free_colour_cannot_be_named() -> None:  # I9
    table = Table(display="y1", A="p1-6 y2-7").play("A", "draw", "discard p1")
    assert table.refusal("A", "go y") == "I9"
    assert table.refusal("A", "go p y") == "I9"
    assert "go y" not in table.match.moves("A")


def test_picking_changes_the_free_colour_before_the_call() -> None:  # I9
    table = Table(display="l9 y1", A="p1-6 y2-7")
    call(table, "go p y", "p1", take="pick")
    assert table.view()["call"]["free"] == "l"
    assert table.group("A", "free") == ""


def test_free_cards_are_not_added_to_the_row_either() -> None:  # I9, I13
    table = Table(display="y1", A="p1-6 v7-11 y2", B="y3-11 p7 g9 n9")
    call(table, "go p", "v11")
    assert table.group("B", "added") == "p7"
    assert table.group("B", "free") == "y3 y4 y5 y6 y7 y8 y9 y10 y11"


def test_a_row_has_every_value_once() -> None:  # I10, I11
    table = Table(display="y1", A="p1-5 v4-8 g1 g2", pile="l11")
    call(table, "go p v", "l11")
    row = table.group("A", "row").split()
    assert sorted(int(card[1:]) for card in row) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert {card[0] for card in row} == {"p", "v"}
    assert table.sums()["A"] == 4 + 5 + 1 + 2


def test_gaps_in_a_row_are_allowed() -> None:  # I10
    table = Table(display="y1", A="p1 p3 p11 v5 v8 v10 g1-6", pile="l11")
    call(table, "go p v", "l11")
    assert table.group("A", "row") == "p1 p3 p11 v5 v8 v10"


def test_one_colour_or_none_can_be_named() -> None:  # I10, I11
    assert call(Table(display="y1", pile="l11"), "go v", "l11").sums()["A"] == 21
    assert call(Table(display="y1", pile="l11"), "go", "l11").sums()["A"] == 42


def test_a_colour_that_is_not_held_cannot_be_named() -> None:  # I10
    table = Table().play("A", "draw", "discard p1")
    assert table.refusal("A", "go r") == "I10"
    assert table.refusal("A", "go p r") == "I10"


def test_two_cards_of_one_value_cannot_both_be_the_row() -> None:  # I10
    table = Table(display="y1", A="p4 v4 g1-5 b7-11", pile="l11").play("A", "draw", "discard l11")
    assert table.refusal("A", "go p v") == "I10"
    assert "go p v" not in table.match.moves("A")
    assert {"go p", "go v", "go p g", "go v g"} <= set(table.match.moves("A"))


@pytest.mark.parametrize(("hand", "row"), [("p4-5 v4", "p5 v4"), ("p4 v4-5", "p4 v5")])
def test_the_row_is_laid_so_that_each_named_colour_is_in_it(hand: str, row: str) -> None:  # I10
    table = Table(display="y1", A=f"{hand} g1-4 b7-11", pile="l11")
    call(table, "go p v", "l11")
    assert table.group("A", "row") == row
    assert table.view()["call"]["colours"] == ["p", "v"]


def test_the_row_of_two_equal_colours_has_both() -> None:  # I10
    table = Table(display="y1", A="p4-5 v4-5 g1-4 b8-11", pile="l11")
    call(table, "go p v", "l11")
    assert table.group("A", "row") == "p4 v5"


def perfect() -> Table:
    """A has nothing left over."""
    table = Table(3, display="y1", A="p1-6 v7-11 y2", B="b1-11 y3", pile="l11")
    return call(table, "go p v", "l11")


def test_nothing_left_over_wins_the_game_at_once() -> None:  # I12
    table = perfect()
    assert table.match.turn == Over({"A": 0, "B": 0, "C": 0}, frozenset("A"))
    assert [told["event"] for told in table.match.events("B", 4)] == ["called", "showed", "perfect"]


def test_before_a_perfect_call_nobody_else_shows() -> None:  # I12
    view = perfect().view("C")
    assert list(view["call"]["splits"]) == ["A"]
    assert view["hands"]["B"]["cards"] is None
    assert view["hands"]["A"]["cards"] is not None


def test_a_perfect_caller_wins_alone_even_from_behind() -> None:  # I12
    table = Table(display="y1", pile="l11")
    for _ in range(3):
        call(table, "go", "l11").deal("A", display="y1", A="p1-6 v7-11 y2", pile="l11")
    assert table.scores == {"A": 0, "B": 3}
    call(table, "go p v", "l11")
    assert table.match.turn == Over({"A": 0, "B": 3}, frozenset("A"))


def test_a_forced_call_can_be_perfect() -> None:  # I8, I12
    table = Table(display="y1", A="b1-6 s1-6", B="p1-6 v7-11 y2")
    while table.view()["pile"]:
        [seat] = table.view()["wait"]
        table.play(seat, "draw")
        [drawn] = table.match.events(seat, len(table.match.news))
        table.play(seat, f"discard {drawn['card']}")
        table.play(seat, "end" if table.view()["pile"] else "go p v")
    assert table.match.turn == Over({"A": 0, "B": 0}, frozenset("B"))


def test_the_rulebooks_example() -> None:  # I13
    """Orange and pink 8 by two players; of an orange and a pink 10 only one."""
    table = Table(
        4,
        display="y1",
        A="p2 p5 p6 p9 o1 o3 o4 o7 v1 v2 b1 b2",
        B="o8 g1-11",
        C="p8 n1-11",
        D="o10 p10 r1-9 s11",
        pile="l11",
    )
    call(table, "go p o", "l11")
    assert table.group("B", "added") == "o8"
    assert table.group("C", "added") == "p8"
    assert table.group("D", "added") in ("o10", "p10")
    assert table.sums() == {"A": 6, "B": 0, "C": 0, "D": 10}


def added(b: str, row: str = "go p v") -> str:
    """What B adds to A's row of p1-4 and v5-6."""
    table = Table(display="y1", A="p1-4 v5-6 g1 g2 b1 b2 n1 n2", B=b, pile="l11")
    return call(table, row, "l11").group("B", "added")


def test_only_the_callers_colours_are_added() -> None:  # I13
    assert added("s7-11 r7-11 p11 l10") == "p11"


def test_only_values_the_callers_row_lacks_are_added() -> None:  # I13
    assert added("v1-4 p5-6 p7 s1-5") == "p7"


def test_a_colour_that_was_not_named_takes_no_additions() -> None:  # I13
    assert added("v8-11 s1-8", row="go p") == ""


def test_without_a_row_nothing_is_added() -> None:  # I13
    assert added("p7-11 v7-11 s1 s2", row="go") == ""


def test_a_player_adds_a_value_once() -> None:  # I13
    assert len(added("p7-11 v7-11 s1 r1").split()) == 5


def test_a_value_that_lies_in_the_callers_leftover_can_be_added() -> None:  # I13
    table = Table(display="y1", A="p1-4 g9 v5-11", B="p9 s1-11", pile="l11")
    assert call(table, "go p", "l11").group("B", "added") == "p9"


def test_nobody_adds_to_the_rows_of_others() -> None:  # I13
    table = Table(3, display="y1", B="b1-10 y2 y3", C="s1-11 b11", pile="l11")
    call(table, "go p", "l11")
    assert table.group("C", "added") == ""
    assert table.sums() == {"A": 21, "B": 0, "C": 11}


def test_an_own_row_leaves_to_the_callers_row_what_fits_there() -> None:  # I14
    """The best own row by itself is pink and brown and leaves 15."""
    table = Table(display="y1", A="p1 p2 v1-10", B="p9-11 s1-5 n5-8", pile="l11")
    call(table, "go p", "l11")
    assert table.group("B", "added") == "p9 p10 p11"
    assert table.group("B", "row") == "s1 s2 s3 s4 s5 n6 n7 n8"
    assert table.sums()["B"] == 5


def test_of_two_equal_values_one_is_added_and_one_is_in_the_own_row() -> None:  # I13, I14
    table = Table(display="y1", A="p1 v2 g1-10", B="p9 v9 s1-8 l1 l2", pile="l11")
    call(table, "go p v", "l11")
    assert table.sums()["B"] == 1 + 2


def test_any_legal_row_may_be_named_not_only_the_best() -> None:  # I15
    table = Table(display="y1", A="p1-6 v7-11 g1", pile="l11").play("A", "draw", "discard l11")
    assert {"go", "go p", "go v", "go g", "go p v", "go p g", "go v g"} | {"end"} == set(
        table.match.moves("A")
    )


def test_the_caller_scores_if_strictly_lowest() -> None:  # I16
    table = Table(3, display="y1", A="p1-6 v7-10 l1 l2", pile="l11")
    call(table, "go p v", "l11")
    assert table.sums() == {"A": 3, "B": 21, "C": 21}
    assert table.scores == {"A": 1, "B": 0, "C": 0}


def test_all_who_are_not_above_the_caller_score_instead() -> None:  # I16
    table = Table(
        4,
        display="y1",
        A="p1-6 v7-10 g1 g2",
        B="b1-11 s3",
        C="s4-11 o1-3 y2",
        D="r1-11 l4",
        pile="l11",
    )
    call(table, "go p v", "l11")
    assert table.sums() == {"A": 3, "B": 3, "C": 0, "D": 4}
    assert table.scores == {"A": 0, "B": 1, "C": 1, "D": 0}
    assert table.view()["call"]["scored"] == ["B", "C"]


@pytest.mark.parametrize("target", [0, 11, True, "4"])
def test_the_target_is_1_to_10(target: int) -> None:  # I17
    with pytest.raises(OptionError):
        Match("igo", 2, {"target": target})


def test_the_target_is_4_unless_the_table_says_otherwise() -> None:  # I17
    assert Match("igo").record.options["target"] == 4
    table = Table(display="y1", pile="l11")
    for points in range(1, 5):
        call(table, "go", "l11")
        assert table.scores == {"A": 0, "B": points}
        assert isinstance(table.match.turn, Chance) == (points < 4)
        if points < 4:
            table.deal("A", display="y1", pile="l11")
    assert table.match.winners == {"B"}


def test_several_who_reach_the_target_together_win_together() -> None:  # I17
    table = call(Table(3, target=1, display="y1", pile="l11"), "go", "l11")
    assert table.match.turn == Over({"A": 0, "B": 1, "C": 1}, frozenset("BC"))


def test_the_caller_starts_the_next_hand_and_all_cards_are_shuffled() -> None:  # I18
    table = Table(display="y1").play("A", "draw", "discard p1", "end")
    table.play("B", "draw", "discard b1", "go")
    turn = table.match.turn
    assert isinstance(turn, Chance)
    assert turn.spec.size() == 110
    assert table.deal("B").view()["wait"] == ["B"]
    assert table.view()["call"] is None


def test_everybody_shows_three_groups_and_a_sum() -> None:  # I9, I10, I11, I13
    table = Table(display="y1", A="p1-6 y2 g1-5", B="p7-9 b1-6 y3 g11 n2", pile="l11")
    call(table, "go p", "l11")
    told = table.match.events(None, 4)
    assert [each["event"] for each in told] == ["called", "showed", "showed", "scored"]
    assert told[0] == {
        "event": "called",
        "seat": "A",
        "colours": ["p"],
        "named": 1,
        "free_colour": "y",
        "forced": False,
    }
    assert told[2] == {
        "event": "showed",
        "seat": "B",
        "free_cards": ["y3"],
        "row_cards": ["b1", "b2", "b3", "b4", "b5", "b6", "g11"],
        "added_cards": ["p7", "p8", "p9"],
        "left_cards": ["n2"],
        "sum": 2,
    }
