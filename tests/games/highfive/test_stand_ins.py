"""What a joker stands for (H7)."""

from __future__ import annotations

import pytest

from handvoll import Match
from handvoll.engine.turn import Wait
from handvoll.games.highfive.material import CARDS
from handvoll.games.highfive.score import WORTH, points, stand_ins

FIVES = {
    "r10 g10 b10 y4 j": ["y10"],
    "r10 g10 b10 y10 j": ["r10"],
    "r10 g10 b10 j j": ["y10", "r10"],
    "r10 r11 r12 r13 j": ["r1"],
    "r1 g2 b3 y4 j": ["r5"],
    "r2 r5 r7 r9 j": ["r13"],
    "r9 b9 g2 y2 j": ["g9"],
    "r3 g7 b9 y12 j": ["r12"],
}


@pytest.mark.parametrize(("five", "expected"), FIVES.items())
def test_a_joker_stands_for_the_card_that_makes_the_points(five: str, expected: list[str]) -> None:
    cards = [CARDS.index(card) for card in five.split()]
    assert [CARDS[card] for card in stand_ins(cards)] == expected


def test_every_stand_in_makes_the_same_points() -> None:  # but a fifth of a number
    hand = ["r3", "g8", "b8", "y12"]
    for i in range(52):
        cards = [*hand[1:], CARDS[i], "j"]
        if len({*cards}) < 5:
            continue
        worth = sum(int(WORTH[CARDS.index(card)]) for card in cards)
        (card,) = stand_ins([CARDS.index(each) for each in cards])
        without = worth - int(WORTH[52]) + int(WORTH[card])
        assert points(without) == points(worth) or points(worth) == 30


def test_the_mover_sees_where_cards_can_go() -> None:  # H4, H6
    match = Match("highfive", 2)
    match.chance(CARDS[:52])
    targets = match.view("A")["targets"]
    assert match.view("B")["targets"] is None
    assert match.view(None)["targets"] is None
    assert ["d3", "e3", "g3"] in targets
    assert {len(gaps) for gaps in targets} == {3}
    assert isinstance(match.turn, Wait)
    for gaps in targets:
        cards = match.view("A")["hands"]["A"]["cards"]
        lay = " ".join(f"{card}@{square}" for card, square in zip(cards, gaps, strict=False))
        match.check("A", f"lay {lay}")
    assert len(targets) == len({tuple(gaps) for gaps in targets}) == 8
