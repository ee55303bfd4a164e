"""A hint says what is good about it, in words, out of what its mover sees."""

from __future__ import annotations

from random import Random

import pytest

from handvoll import GAMES
from handvoll.bots.bot import quick_bot
from handvoll.testkit import Table, tables
from handvoll.testkit.tables import play_on
from handvoll.text import say
from tests.games.fifteen import builder as fifteen
from tests.games.highfive.builder import board
from tests.games.igo.table import Table as IGoTable

TABLES = [table for game in GAMES.values() if game.merit for table in tables(game)[::3]]


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


def test_giving_a_card_away_names_who_gets_it() -> None:
    match = fifteen.table("3", A="g7 | r2", B="b2 b4 | b8")
    assert GAMES["fifteen"].merit is not None
    message, facts = GAMES["fifteen"].merit(match.view("A"), "on B")
    assert say(message, facts).endswith("one more for B, who has 3")


def test_a_fifteen_completes_its_row() -> None:
    match = fifteen.table("14", A="g15 | r2", B="b2 b4 | b8")
    assert GAMES["fifteen"].merit is not None
    assert GAMES["fifteen"].merit(match.view("A"), "row 1") == ("fifteen-merit-full", {"row": 1})


def test_a_lay_says_its_points() -> None:
    table = board(c3="r9", d3="g9", e3="b9", f3="y9").hand(A="j r2")
    assert GAMES["highfive"].merit is not None
    message, facts = GAMES["highfive"].merit(table.match.view("A"), "lay j@g3")
    assert say(message, facts).startswith("30 points (High Five!) with 1 of your cards")


def igo_merit(table: IGoTable, move: str) -> str:
    assert GAMES["igo"].merit is not None
    message, facts = GAMES["igo"].merit(table.view("A"), move)
    return say(message, facts)


def test_an_open_card_says_what_it_would_leave() -> None:  # I4, I5, I9
    table = IGoTable(display="s2 b1", discard="v11", A="p1-6 v7-10 g1 g9", B="n1-6 r1-6")
    assert igo_merit(table, "take") == "after a good discard 1 would be left over"
    assert igo_merit(table, "pick") == "after a good discard 2 would be left over"


def test_a_call_that_waits_says_what_is_left_over() -> None:  # I6, I11
    table = IGoTable(display="y1", A="p1-6 v7-10 g1 g9", B="n1-6 r1-6", pile="l3")
    table.play("A", "draw", "discard l3")
    assert igo_merit(table, "end") == "10 left over is still too much"
