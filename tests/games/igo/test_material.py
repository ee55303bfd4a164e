"""The cards and the set-up (I1-I3)."""

from __future__ import annotations

import pytest

from handvoll import Match
from handvoll.engine.errors import SeatError
from handvoll.games.igo.material import CARDS
from tests.games.igo.table import Table, cards, shuffled


def test_there_are_ten_colours_from_1_to_11() -> None:  # I1
    assert len(CARDS) == len(set(CARDS)) == 110
    assert CARDS[:12] == [*cards("p1-11"), "v1"]
    assert "".join(card[0] for card in CARDS[::11]) == "pvbsgnroyl"


def test_all_110_cards_are_shuffled() -> None:  # I1, I2
    assert sorted(Match("igo").state.spec().sample(_First())) == sorted(CARDS)


class _First:
    def randrange(self, stop: int, /) -> int:
        return 0


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:  # I2
    with pytest.raises(SeatError):
        Match("igo", seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_get_twelve_then_display_and_discards_are_laid(seats: int) -> None:  # I2
    table = Table(seats, display="y1 y2", discard="l1", pile="l5 l4")
    view = table.view()
    assert all(hand["count"] == 12 for hand in view["hands"].values())
    assert len(view["display"]) == 5 + seats
    assert view["display"][-2:] == ["y1", "y2"]
    assert view["discards"] == ["l1"]
    assert view["pile"] == 110 - 12 * seats - (5 + seats) - 1
    assert table.play("A", "draw").hand("A") == "p1 p2 p3 p4 p5 p6 v1 v2 v3 v4 v5 v6 l5"


def test_everybody_is_told_their_own_hand_and_what_lies_open() -> None:  # I2
    table = Table(3, display="y1", discard="l1")
    for seat in "ABC":
        [told] = table.match.events(seat, 1)
        assert told["hand_cards"] == table.hand(seat).split()
        assert told["display_cards"] == table.view()["display"]
        assert told["card"] == "l1"
    assert table.match.events(None, 1)[0]["hand_cards"] == []


def test_cards_are_dealt_one_at_a_time_from_the_starter_on() -> None:  # I2
    order = shuffled(3)
    table = Table(3)
    for i, seat in enumerate("ABC"):
        assert sorted(table.hand(seat).split()) == sorted(order[i:36:3])


def test_only_the_last_display_card_can_be_taken_but_all_can_be_read() -> None:  # I2, I4
    table = Table(display="y1 y2 y3 y4 y5 y6 y7")
    assert table.view("B")["display"] == cards("y1-7")
    table.play("A", "pick")
    assert "y7" in table.hand("A").split()
    assert table.view("B")["display"] == cards("y1-6")


def test_A_starts_the_first_hand() -> None:  # I3
    assert Table(4).view()["wait"] == ["A"]
