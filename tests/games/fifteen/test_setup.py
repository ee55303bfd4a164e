"""Cards, deal and options of 15GO!."""

from __future__ import annotations

from random import Random

import pytest

from handvoll import GAMES, Match
from handvoll.engine.errors import OptionError, SeatError
from handvoll.engine.turn import Chance


def shuffled(seats: int, colours: int = 8) -> Match:
    match = Match("fifteen", seats, {"colours": colours})
    assert isinstance(match.turn, Chance)
    match.chance(match.turn.spec.sample(Random(1)))
    return match


def test_eight_colours_from_1_to_15() -> None:  # F1
    match = Match("fifteen")
    assert isinstance(match.turn, Chance)
    deck = match.turn.spec.sample(Random(1))
    assert len(set(deck)) == 120
    assert {card[0] for card in deck} == set("roygtbvp")
    assert all({f"{colour}{number}" for number in range(1, 16)} <= set(deck) for colour in "rp")


def test_fewer_colours_leave_out_the_last_ones() -> None:  # F2
    match = Match("fifteen", 2, {"colours": 4})
    assert isinstance(match.turn, Chance)
    assert {card[0] for card in match.turn.spec.sample(Random(1))} == set("royg")


@pytest.mark.parametrize(("seats", "colours"), [(2, 8), (3, 5), (4, 4), (5, 3), (6, 2)])
def test_cards_that_divide_evenly_are_accepted(seats: int, colours: int) -> None:  # F2
    assert len(Match("fifteen", seats, {"colours": colours}).seats) == seats


@pytest.mark.parametrize(("seats", "colours"), [(2, 3), (4, 6), (4, 7), (6, 5)])
def test_cards_that_do_not_divide_evenly_are_refused(seats: int, colours: int) -> None:  # F2
    with pytest.raises(OptionError, match="F2"):
        Match("fifteen", seats, {"colours": colours})


def test_the_short_game_is_on_offer() -> None:  # F2
    short = GAMES["fifteen"].presets["short"]
    assert short == {2: {"colours": 4}, 3: {"colours": 6}}
    for seats, options in short.items():
        assert len(Match("fifteen", seats, options).seats) == seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_get_equal_closed_piles(seats: int) -> None:  # F3
    match = shuffled(seats)
    piles = match.view(None)["piles"]
    ones = sum(len(row) for row in match.view(None)["rows"])
    assert sum(pile["closed"] for pile in piles.values()) == 120 - ones - 1
    assert all(pile["closed"] == 120 // seats for seat, pile in piles.items() if seat != "A")


def test_one_or_seven_cannot_play() -> None:  # F3
    for seats in (1, 7):
        with pytest.raises(SeatError, match="2 to 6"):
            Match("fifteen", seats)


def test_cards_are_dealt_one_at_a_time_and_a_turns_the_first() -> None:  # F3
    match = Match("fifteen", 3, {"colours": 2})
    deck = [f"{colour}{number}" for number in range(15, 0, -1) for colour in "ro"]
    match.chance(deck)
    assert match.view(None)["turned"] == "r15"
    match.play("A", "keep")
    assert match.view(None)["turned"] == "o15"
    match.play("B", "keep")
    assert match.view(None)["turned"] == "r14"
    assert match.view(None)["wait"] == ["C"]
