"""A hint says what is good about it, in words, out of what its mover sees."""

from __future__ import annotations

from random import Random

import pytest

from handvoll import GAMES, Match
from handvoll.bots.bot import quick_bot
from handvoll.testkit import Table, tables
from handvoll.testkit.tables import play_on
from handvoll.text import say
from tests.games.fifteen import builder as fifteen
from tests.games.fiver import sheets as fiver
from tests.games.go5 import builder as go5
from tests.games.highfive.builder import board
from tests.games.igo.table import Table as IGoTable

TABLES = [table for game in GAMES.values() for table in tables(game)[::3]]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_hint_has_a_reason_that_can_be_said(table: Table) -> None:
    rng = Random(3)
    match = table.match(rng)
    bot = quick_bot(table.game.name)
    merit = table.game.merit
    assert merit is not None
    for _ in play_on(match, rng, moves=60):
        for seat in match.view(None)["wait"]:
            message, facts = merit(match.view(seat), bot.choose(match.view(seat), rng))
            assert not say(message, facts).startswith(table.game.name), message


def reason(match: Match, move: str) -> str:
    """What is good about a move of A, in words."""
    merit = match.game.merit
    assert merit is not None
    return say(*merit(match.view("A"), move))


def test_giving_a_card_away_names_who_gets_it() -> None:
    match = fifteen.table("3", A="g7 | r2", B="b2 b4 | b8")
    assert reason(match, "on B").endswith("one more for B, who has 3")


def test_a_fifteen_completes_its_row() -> None:
    match = fifteen.table("14", A="g15 | r2", B="b2 b4 | b8")
    assert reason(match, "row 1") == "that completes row 1"


def test_a_lay_says_its_points() -> None:
    table = board(c3="r9", d3="g9", e3="b9", f3="y9").hand(A="j r2")
    assert reason(table.match, "lay j@g3").startswith(
        "30 points (High Five!), and it helps the next player least"
    )


def test_an_open_card_says_what_it_would_leave() -> None:  # I4, I5, I9
    table = IGoTable(display="s2 b1", discard="v11", A="p1-6 v7-10 g1 g9", B="n1-6 r1-6")
    assert reason(table.match, "take") == "after a good discard 1 would be left over"
    assert reason(table.match, "pick") == "after a good discard 2 would be left over"


def test_a_call_that_waits_says_what_is_left_over() -> None:  # I6, I11
    table = IGoTable(display="y1", A="p1-6 v7-10 g1 g9", B="n1-6 r1-6", pile="l3")
    table.play("A", "draw", "discard l3")
    assert reason(table.match, "end") == "10 left over is still too much"


def test_a_set_says_what_it_leads_to() -> None:  # G9, G19, G22, G23
    opening = go5.playing(A="b1 b2 b3 r5 r7")
    assert reason(opening, "lay b1 b2 b3") == "once you have opened you may add, swap and call"
    later = go5.playing(A="b1 b2 b3 b5 r4 | r5 y5 g5 v5 / r1 r2 r3")
    assert reason(later, "lay b1 b2 b3").endswith("30 points")
    assert reason(later, "add r4 2") == "one card more and it is a Go5 (red)"
    assert reason(later, "add b5 1").startswith("five (fives): 130 points")


def test_a_stop_card_names_who_misses_a_turn() -> None:  # G17
    match = go5.playing(A="b1 b2 g7 | r5 y5 g5 | s1", B="b3 b4", C="o1 o2")
    assert reason(match, "stop").startswith("B misses a turn")


def test_an_outline_says_what_it_brings() -> None:  # P12, P16
    assert reason(fiver.searching(), f"outline {fiver.X}").startswith("it brings ")
    alone = reason(fiver.solo(), f"outline {fiver.X}")
    assert alone.endswith("spoils little of what is still to come")
