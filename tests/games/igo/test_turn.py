"""A turn: take, discard, call or end (I4-I8, I19, I20)."""

from __future__ import annotations

import pytest

from handvoll.engine.errors import NotAMove, NotYourTurn
from handvoll.engine.turn import Chance, Over
from tests.games.igo.table import Table


def test_a_card_comes_from_the_pile() -> None:  # I4
    table = Table(pile="l3")
    left = table.view()["pile"]
    table.play("A", "draw")
    assert "l3" in table.hand("A").split()
    assert table.view()["pile"] == left - 1


def test_a_card_comes_from_the_discards() -> None:  # I4
    table = Table(discard="l3").play("A", "take")
    assert "l3" in table.hand("A").split()
    assert table.view()["discards"] == []


def test_only_one_card_is_taken() -> None:  # I4
    table = Table().play("A", "draw")
    assert {table.refusal("A", move) for move in ("draw", "take", "pick")} == {"I4"}


def test_a_turn_begins_with_taking() -> None:  # I4
    table = Table()
    assert {table.refusal("A", move) for move in ("discard p1", "end", "go p")} == {"I4"}
    assert table.match.moves("A") == ["draw", "take", "pick"]


def test_a_card_taken_openly_is_known_until_it_is_discarded() -> None:  # I4
    table = Table(discard="l3", display="y2 y1")
    table.play("A", "take", "discard p1", "end")
    table.play("B", "pick", "discard b1", "end")
    for eyes in ("A", "B", None):
        assert table.view(eyes)["hands"]["A"]["known"] == ["l3"]
        assert table.view(eyes)["hands"]["B"]["known"] == ["y1"]
    table.play("A", "draw", "discard l3")
    assert table.view("B")["hands"]["A"]["known"] == []


def test_a_card_from_the_pile_is_seen_by_its_owner_only() -> None:  # I4
    table = Table(pile="l3").play("A", "draw")
    assert table.match.events("A", 2) == [{"event": "drew", "seat": "A", "card": "l3"}]
    for eyes in ("B", None):
        assert table.view(eyes)["hands"]["A"] == {"count": 13, "cards": None, "known": []}
        assert table.match.events(eyes, 2) == [{"event": "drew-hidden", "seat": "A"}]


def test_a_discard_lies_on_top_of_the_discards() -> None:  # I5
    table = Table(discard="l3").play("A", "draw", "discard p1")
    assert table.view("B")["discards"] == ["l3", "p1"]
    assert table.view("A")["hands"]["A"]["count"] == 12
    table.play("A", "end").play("B", "take")
    assert "p1" in table.hand("B").split()


def test_only_a_card_in_hand_can_be_discarded() -> None:  # I5
    table = Table().play("A", "draw")
    assert table.refusal("A", "discard b1") == "I5"


def test_a_taken_discard_cannot_be_put_straight_back() -> None:  # I5
    table = Table(discard="l3").play("A", "take")
    assert table.refusal("A", "discard l3") == "I5"
    assert "discard l3" not in table.match.moves("A")
    assert len(table.match.moves("A")) == 12


def test_a_taken_discard_can_be_discarded_a_turn_later() -> None:  # I5
    table = Table(discard="l3").play("A", "take", "discard p1", "end")
    table.play("B", "draw", "discard b1", "end")
    assert table.play("A", "draw", "discard l3").view()["discards"][-1] == "l3"


@pytest.mark.parametrize(("take", "card"), [("draw", "l3"), ("pick", "l4")])
def test_a_card_from_pile_or_display_can_go_straight_away(take: str, card: str) -> None:  # I5
    table = Table(pile="l3", display="l4").play("A", take, f"discard {card}")
    assert table.view()["discards"][-1] == card


def test_a_turn_has_one_discard() -> None:  # I5
    table = Table().play("A", "draw", "discard p1")
    assert table.refusal("A", "discard p2") == "I5"
    assert table.refusal("A", "draw") == "I4"


def test_nobody_calls_or_ends_before_the_discard() -> None:  # I6
    table = Table().play("A", "draw")
    assert table.refusal("A", "go p v") == "I6"
    assert table.refusal("A", "end") == "I6"


def test_the_very_first_turn_may_end_with_a_call() -> None:  # I6
    table = Table().play("A", "draw", "discard p1", "go p")
    assert isinstance(table.match.turn, Chance)
    assert sum(table.scores.values()) == 1


def test_without_a_call_the_turn_passes_on_clockwise() -> None:  # I6
    table = Table(3)
    for seat in "ABCA":
        card = table.hand(seat).split()[0]
        table.play(seat, "draw", f"discard {card}", "end")
    assert table.view()["wait"] == ["B"]
    with pytest.raises(NotYourTurn):
        table.play("A", "draw")


def pick_all(table: Table, first: str = "A") -> str:
    """Two players pick the whole display; who took the last card."""
    seat = first
    while True:
        table.play(seat, "pick")
        if not table.view()["display"]:
            return seat
        card = table.view(seat)["hands"][seat]["known"][0]
        table.play(seat, f"discard {card}", "end")
        seat = "B" if seat == "A" else "A"


def test_taking_the_last_display_card_ends_the_hand_unscored() -> None:  # I7
    table = Table()
    assert pick_all(table) == "A"
    assert isinstance(table.match.turn, Chance)
    assert table.scores == {"A": 0, "B": 0}
    assert [told["event"] for told in table.match.events(None, len(table.match.news))] == [
        "picked",
        "unscored",
    ]
    assert table.view("B")["hands"]["A"]["cards"] is None, "nobody shows"


def test_who_took_the_last_display_card_starts_the_next_hand() -> None:  # I7
    table = Table().play("A", "draw", "discard p1", "end")
    assert pick_all(table, "B") == "B"
    assert table.deal("B").view()["wait"] == ["B"]
    assert table.view()["discards"] != []
    assert len(table.view()["display"]) == 7


def last_draw() -> Table:
    """A has just drawn the last card of the pile."""
    table = Table()
    while table.view()["pile"]:
        seat = table.view()["wait"][0]
        table.play(seat, "draw")
        if table.view()["pile"]:
            card = table.hand(seat).split()[0]
            table.play(seat, f"discard {card}", "end")
    return table


def test_who_takes_the_last_card_of_the_pile_must_call() -> None:  # I8
    table = last_draw()
    [seat] = table.view()["wait"]
    card = table.hand(seat).split()[0]
    table.play(seat, f"discard {card}")
    assert table.refusal(seat, "end") == "I8"
    assert "end" not in table.match.moves(seat)
    table.play(seat, "go")
    assert sum(table.scores.values()) >= 1
    assert table.match.events(None, len(table.match.news))[0]["forced"]


def test_discards_are_never_shuffled_into_the_pile() -> None:  # I8
    table = last_draw()
    assert len(table.view()["discards"]) == 110 - 24 - 7 - 1
    assert table.view()["pile"] == 0


def take_on(table: Table, times: int) -> None:
    """So many takes from the discards in a row."""
    for _ in range(times):
        [seat] = table.view()["wait"]
        table.play(seat, "take")
        barred = table.view()["barred"]
        card = next(card for card in table.hand(seat).split() if card != barred)
        table.play(seat, f"discard {card}", "end")


@pytest.mark.parametrize("opener", ["draw", "pick"])
def test_after_100_takes_the_discards_are_closed_for_a_while(opener: str) -> None:  # I19
    table = Table()
    take_on(table, 99)
    assert "take" in table.match.moves("B")
    take_on(table, 1)
    assert table.refusal("A", "take") == "I19"
    assert table.match.moves("A") == ["draw", "pick"]
    table.play("A", opener, f"discard {table.hand('A').split()[0]}", "end")
    assert "take" in table.match.moves("B")


def test_takes_are_counted_in_a_row_and_in_a_hand() -> None:  # I19
    table = Table()
    take_on(table, 60)
    table.play("A", "draw", f"discard {table.hand('A').split()[0]}", "end")
    take_on(table, 60)
    assert "take" in table.match.moves("B")
    starter = pick_all(table, "B")
    table.deal(starter)
    assert table.view()["takes"] == 0


def unscored(hands: int) -> Table:
    """After so many unscored hands."""
    table = Table()
    for _ in range(hands):
        starter = pick_all(table, table.view()["wait"][0])
        table.deal(starter)
    return table


def to_last_shown(table: Table) -> str:
    """Pick until one display card is left; who is to move."""
    while True:
        [seat] = table.view()["wait"]
        if len(table.view()["display"]) == 1:
            return str(seat)
        table.play(seat, "pick", f"discard {table.hand(seat).split()[0]}", "end")


def test_nine_unscored_hands_may_be_followed_by_a_tenth() -> None:  # I20
    table = unscored(9)
    assert "pick" in table.match.moves(to_last_shown(table))


def test_after_ten_unscored_hands_the_last_display_card_stays() -> None:  # I20
    table = unscored(10)
    seat = to_last_shown(table)
    assert table.refusal(seat, "pick") == "I20"
    assert table.match.moves(seat) == ["draw", "take"]


def test_a_scored_hand_lets_the_count_begin_anew() -> None:  # I20
    table = unscored(10)
    seat = to_last_shown(table)
    table.play(seat, "draw", f"discard {table.hand(seat).split()[0]}", "go").deal(seat)
    assert table.view()["unscored"] == 0
    assert "pick" in table.match.moves(to_last_shown(table))


@pytest.mark.parametrize(
    "text",
    ["go p p", "go p v b", "go x", "discard", "discard p12", "discard p0", "Draw", "go  p", ""],
)
def test_what_is_no_move_is_not_a_move(text: str) -> None:
    with pytest.raises(NotAMove):
        Table().play("A", text)


def test_colours_may_be_said_in_either_order_but_have_one_text() -> None:  # I10
    table = Table().play("A", "draw", "discard p1", "go v p")
    assert table.match.record.entries[-1].move == "go p v"


def test_all_but_drawing_and_calling_can_be_undone() -> None:  # I4, I5
    table = Table().play("A", "take")
    assert table.match.can_undo("A")
    table.match.undo("A")
    table.play("A", "draw")
    assert not table.match.can_undo("A")
    table.play("A", "discard p1", "end")
    for _ in range(2):
        table.match.undo("A")
    assert not table.match.can_undo("A")
    table.play("A", "discard p1", "go")
    assert not table.match.can_undo("A")


def test_a_game_of_one_point_is_over_after_a_call() -> None:  # I17
    table = Table(target=1).play("A", "draw", "discard p1", "go")
    assert isinstance(table.match.turn, Over)
