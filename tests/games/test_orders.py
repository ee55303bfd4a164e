"""One move has one text; the same cards, colours or fields in another order are that move."""

from __future__ import annotations

import pytest

from handvoll import Match
from tests.games.fiver import sheets as fiver
from tests.games.go5 import builder as go5
from tests.games.highfive.builder import board
from tests.games.igo.table import Table as IGoTable


def laying() -> Match:
    return board(c3="r9", d3="g9", e3="b9").hand(A="j r2 y9 b1").match


def calling() -> Match:
    table = IGoTable(display="y1", A="p1-6 v7-10 g1 g9", B="n1-6 r1-6", pile="l3")
    return table.play("A", "draw", "discard l3").match


ORDERS = [
    (lambda: go5.playing(A="b1 b2 b3 r5 r7"), "lay b3 b1 b2", "lay b1 b2 b3"),
    (laying, "lay j@g3 y9@f3", "lay y9@f3 j@g3"),
    (calling, "go v p", "go p v"),
    (fiver.searching, "outline " + " ".join(reversed(fiver.X.split())), f"outline {fiver.X}"),
]


@pytest.mark.parametrize(("make", "given", "one"), ORDERS, ids=["go5", "highfive", "igo", "fiver"])
def test_another_order_is_accepted_and_recorded_in_the_one_text(  # G10, H4, I10, P7
    make: object, given: str, one: str
) -> None:
    assert callable(make)
    match: Match = make()
    assert given not in match.moves("A")
    match.play("A", given)
    assert match.record.entries[-1].move == one
