"""The box and the deal of High Five!."""

from __future__ import annotations

import pytest

from handvoll import Match
from handvoll.engine.chance import Shuffle
from handvoll.engine.errors import ChanceError, NotAMove, SeatError
from handvoll.engine.turn import Chance, Wait
from handvoll.games.highfive.material import CARDS, SQUARES
from tests.games.highfive.builder import board, dealt


def test_the_board_has_64_squares_in_board_order() -> None:  # H1
    assert len(SQUARES) == 64
    assert SQUARES[:3] == ["a1", "b1", "c1"]
    assert SQUARES[8] == "a2"
    assert SQUARES[-1] == "h8"


def test_four_colours_from_1_to_13_are_shuffled_and_no_joker() -> None:  # H2
    match = Match("highfive")
    assert isinstance(match.turn, Chance)
    assert isinstance(match.turn.spec, Shuffle)
    assert [CARDS[int(card)] for card in match.turn.spec.cards] == [
        f"{colour}{number}" for colour in "rgby" for number in range(1, 14)
    ]
    with pytest.raises(ChanceError):
        match.chance([*CARDS[:51], "j"])


def test_two_to_four_play() -> None:  # H2
    for seats in (1, 5):
        with pytest.raises(SeatError):
            Match("highfive", seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_one_joker(seats: int) -> None:  # H2, H3
    match = dealt(seats)
    hands = [match.view(seat)["hands"][seat] for seat in match.seats]
    assert [hand["cards"].count("j") for hand in hands] == [1] * seats


def test_the_top_cards_start_on_c3_f3_c6_f6() -> None:  # H1, H3
    view = dealt(2).view(None)
    assert view["board"] == {"c3": "r1", "f3": "r2", "c6": "r3", "f6": "r4"}


def test_four_cards_each_are_dealt_one_at_a_time() -> None:  # H3
    match = dealt(3)
    assert match.view("A")["hands"]["A"]["cards"] == ["r5", "r8", "r11", "g1", "j"]
    assert match.view("B")["hands"]["B"]["cards"] == ["r6", "r9", "r12", "g2", "j"]
    assert match.view("C")["hands"]["C"]["cards"] == ["r7", "r10", "r13", "g3", "j"]
    assert match.view(None)["pile"] == 52 - 4 - 12


def test_seat_A_starts() -> None:  # H3
    assert dealt(4).turn == Wait(frozenset("A"))


def test_a_hand_shows_others_only_its_size_and_its_joker() -> None:  # H2
    match = board(c3="r9", d3="g9", e3="b9", f3="y9").hand(A="j r2", B="r3 g3").match
    hands = match.view("B")["hands"]
    assert hands["A"] == {"count": 2, "cards": None, "known": ["j"]}
    assert hands["B"] == {"count": 2, "cards": ["r3", "g3"], "known": []}
    assert all(hand["cards"] is None for hand in match.view(None)["hands"].values())


NO_MOVES = """
lay|drop|lay |lay r14@c4|lay r0@c4|lay r5@i4|lay r5@c9|lay r5 c4|lay  r5@c4|lay r5@c4 |LAY r5@c4
lay r5@C4|drop r5@a1 g5@a2|keep|j@c4|lay j1@c4|lay r05@c4|lay r5@c4@c5|lay r\u0665@c4
"""


@pytest.mark.parametrize("text", ["", *NO_MOVES.strip().replace("\n", "|").split("|")])
def test_what_is_no_move(text: str) -> None:  # H2
    with pytest.raises(NotAMove):
        dealt(2).play("A", text)
