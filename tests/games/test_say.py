"""A game says what a move is: in words, with its cards and the place it leads to."""

from __future__ import annotations

import pytest

from handvoll import Match
from handvoll.engine.game import Saying
from handvoll.text import LANGUAGES, say
from tests.games.fifteen import builder as fifteen
from tests.games.fiver import sheets as fiver
from tests.games.go5 import builder as go5
from tests.games.highfive.builder import board
from tests.games.igo.table import Table as IGoTable


def words(said: Saying, language: str = "en") -> str:
    return say(said.message, said.facts, language)


def test_a_card_goes_to_its_row_or_pile() -> None:  # F5
    match = fifteen.table("3", A="g4 | r2", B="b2 b4 | b5")
    row, pile = match.saying("A", "row 1"), match.saying("A", "on B")
    assert (words(row), row.cards, row.to) == ("put it on row 1", ("g4",), ("row 1",))
    assert (words(pile), pile.cards, pile.to) == ("put it on B’s pile", ("g4",), ("open B",))


def test_a_fifteen_is_said_to_complete_its_row() -> None:  # F6
    match = fifteen.table("14", A="g15 | r2", B="b2 b4 | b8")
    assert words(match.saying("A", "row 1")) == "put it on row 1 and complete it"


def test_a_lay_names_its_cards_squares_and_points() -> None:  # H12
    match = board(c3="r9", d3="g9", e3="b9", f3="y9").hand(A="j r2").match
    said = match.saying("A", "lay j@g3")
    assert (said.cards, said.to) == (("j",), ("g3",))
    assert words(said) == "lay joker on g3 · 30 points: High Five!, c3–g3"


def test_a_set_says_what_its_cards_share() -> None:  # G11, G22
    match = go5.playing(A="b1 b2 b3 b5 r4 | r5 y5 g5 v5 / r1 r2 r3")
    said = match.saying("A", "lay b3 b1 b2")
    assert (said.cards, said.to) == (("b1", "b2", "b3"), ("new set A",))
    assert words(said) == "lay blue 1, blue 2, blue 3: blue, 30 points"


def test_a_fifth_card_says_that_it_ends_the_round() -> None:  # G19, G22, G23
    match = go5.playing(A="b1 b2 b3 b5 r4 | r5 y5 g5 v5 / r1 r2 r3")
    assert match.saying("A", "add r4 2").message == "go5-do-add"
    said = match.saying("A", "add b5 1")
    assert said.to == ("set A 1",)
    assert words(said).endswith("five of a kind (fives), 130 points, and the round ends")


def test_a_swap_leads_to_the_card_it_is_for() -> None:  # G15
    match = go5.playing(A="b7 o1 p2 g4 | r5 y5 g5", B="o2 o6 | b1 b3 b5")
    swaps = [move for move in match.moves("A") if move.startswith("swap")]
    said = match.saying("A", swaps[0])
    assert said.cards == tuple(swaps[0].split()[1:])
    assert said.to == (f"card {said.cards[1]}",)
    assert said.facts["other"] == "B"


def test_a_discard_says_what_it_leaves() -> None:  # I5, I11
    table = IGoTable(display="y1", A="p1-6 v7-10 g1 g9", B="n1-6 r1-6", pile="l3 l4")
    table.play("A", "draw")
    said = table.match.saying("A", "discard l3")
    assert (said.cards, said.to) == (("l3",), ("discards",))
    assert words(said) == "discard the lime 3: 10 left over"


def test_the_last_cards_say_what_they_bring() -> None:  # I7, I8
    table = IGoTable(display="y1", A="p1-6 v7-10 g1 g9", B="n1-6 r1-6")
    view = {**table.match.view("A"), "pile": 1, "display": ["y1"]}
    game = table.match.game
    assert words(game.say(view, "draw")).endswith("then you must call")
    assert words(game.say(view, "pick")).endswith("that ends the hand without points")


def test_a_perfect_call_says_that_it_wins() -> None:  # I12
    table = IGoTable(display="y1", A="p1-6 v7-11 g1", B="n1-6 r1-6", pile="l3 l4")
    table.play("A", "draw", "discard l3")
    said = table.match.saying("A", "go p v")
    assert said.message == "igo-do-go"
    table = IGoTable(display="y1", A="p1-6 v7-11 y2", B="n1-6 r1-6", pile="l3 l4")
    table.play("A", "draw", "discard l3")
    assert words(table.match.saying("A", "go p v")).endswith("nothing left over, you win the game")


def test_an_outline_names_its_shape_and_fields() -> None:  # P4, P7
    match: Match = fiver.searching()
    backwards = " ".join(reversed(fiver.X.split()))
    said = match.saying("A", f"outline {backwards}")
    assert said.to == tuple(fiver.X.split())
    assert words(said).startswith("outline the X: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_spoken_in_every_language(language: str) -> None:
    match = board(c3="r9", d3="g9", e3="b9", f3="y9").hand(A="j r2").match
    assert "j@g3" not in words(match.saying("A", "lay j@g3"), language)
