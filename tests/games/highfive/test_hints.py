"""The best lay and the quick player."""

from __future__ import annotations

from random import Random

import pytest
from librt.random import Random as NativeRandom

from handvoll import Match
from handvoll.engine.state import SEATS
from handvoll.games.highfive import GAME
from handvoll.games.highfive.hints import Quick, Search, best_lay
from handvoll.games.highfive.state import HighFive
from handvoll.games.highfive.text import write
from handvoll.games.highfive.view import HighFiveView, guess, preview
from handvoll.testkit.tables import random_move
from tests.games.highfive.builder import Board, board

GREEDY = Quick(0, 0)


def best(table: Board) -> str:
    """The best lay of A."""
    return write(table.state, 0, best_lay(table.state, 0))


def test_the_best_lay_makes_the_most_points() -> None:  # H8, H12
    table = board(c3="r9", d3="g9", e3="b9", f3="r2", c5="r3").hand(A="y9 b5 g13", B="r4")
    assert "y9" in best(table)
    assert table.play("A", best(table)).points == 15


@pytest.mark.parametrize("hand", ["y4 r5 r6 r7", "y4 r6 r7 j"])
def test_many_cards_of_one_colour_are_worth_a_look(hand: str) -> None:  # H7, H12
    """One card makes four of a number, three make a colour run: the hand has just enough."""
    four = {"a7": "g4", "b7": "b4", "c7": "j", "d7": "r13"}
    table = board(c3="r9", d3="r8", **four).hand(A=hand, B="r2")
    assert table.play("A", best(table)).points == 20


@pytest.mark.parametrize(("hand", "points"), [("r9 g9 y9 b3", 15), ("r9 g9 j b3", 30)])
def test_many_cards_of_one_number_are_worth_a_look(hand: str, points: int) -> None:  # H7, H12
    """One card makes a three and a pair; three make more: the hand has just enough."""
    pairs = {"a7": "g3", "b7": "y3", "c7": "g5", "d7": "b5"}
    nines = {"c2": "b9"} if points == 15 else {"c2": "b9", "c3": "y9"}
    table = board(**nines, **pairs).hand(A=hand, B="r2")
    assert table.play("A", best(table)).points == points


def test_the_joker_is_part_of_the_best_lay() -> None:  # H7, H9
    table = board(c3="r9", d3="g9", e3="b9", f3="y9").hand(A="r2 b5 g13 j", B="r4")
    assert table.play("A", best(table)).points == 30


def test_among_equals_the_best_lay_gives_the_next_player_least() -> None:  # H8
    """On a1 the r2 would leave four of one colour in column a; on f1 it leaves nothing."""
    line = {"b1": "r9", "c1": "g9", "d1": "b4", "e1": "y7"}
    column = {"a2": "r5", "a3": "r8", "a4": "r12"}
    assert best(board(**line, **column).hand(A="r2", B="r4")) == "lay r2@f1"


def test_the_best_lay_looks_across_the_line_too() -> None:  # H8
    row = {"a3": "r2", "b3": "g4", "d3": "b8", "e3": "y10"}
    column = {"c1": "y5", "c2": "b5", "c4": "g5", "c5": "r12"}
    assert best(board(**row, **column).hand(A="r5 b7", B="r4")) == "lay r5@c3"


def test_where_nothing_can_be_laid_there_is_no_best_lay() -> None:  # H10
    table = board(a1="r9").hand(A="y2", B="r4")
    assert best_lay(table.state, 0) == []
    assert quick(table.state, 0) == "drop y2@b1"


def test_the_quick_player_does_not_spend_cards_on_a_few_points() -> None:  # H11
    table = board(b1="r9", c1="g9", d1="b4", e1="y7", c5="r11").hand(A="r2 b11 y11 g3 g5", B="r4")
    assert len(quick(table.state, 0).split()) == 2


def test_a_preview_says_what_a_move_would_score() -> None:  # H8, H10
    table = board(c3="r9", d3="g9", e3="b9", f3="r2", g3="g2").hand(A="y9 b5", B="r4")
    view: HighFiveView = table.match.view("A")  # type: ignore[assignment]
    scored = preview(view, "lay y9@b3")
    assert scored is not None
    assert (scored["points"], scored["first"], scored["last"]) == (15, "b3", "f3")
    view = board(a1="r9").hand(A="y2", B="r4").match.view("A")  # type: ignore[assignment]
    assert preview(view, "drop y2@h8") is None


@pytest.mark.parametrize("seed", range(12))
def test_the_best_lay_is_the_best_of_all_moves(seed: int) -> None:  # H4, H8
    """Every move is made on a copy: none scores more, and none that scores as much gives less."""
    rng = Random(seed)
    match = Match("highfive", 2 + seed % 3)
    match.deal(rng)
    for _ in range(rng.randrange(3, 14)):
        match.play(*random_move(match, rng))
    state = match.state
    assert isinstance(state, HighFive)
    seat = int(state.mover)
    outcomes = {move: outcome(match, SEATS[seat], move) for move in match.moves(SEATS[seat])}
    chosen = write(state, seat, best_lay(state, seat))
    assert outcomes[chosen] == max(outcomes.values())
    n = GREEDY.move(state, seat, NativeRandom(1), match.out)
    assert write(state, seat, [int(match.out[i]) for i in range(int(n))]) == chosen


def outcome(match: Match, seat: str, move: str) -> tuple[int, int]:
    """The points of a move, and the gift it leaves, as a loss."""
    view: HighFiveView = match.view(seat)  # type: ignore[assignment]
    scored = preview(view, move)
    assert scored is not None
    for word in move.split()[1:]:
        card, square = word.split("@")
        view["board"][square] = card
        (view["hands"][seat]["cards"] or []).remove(card)
    return scored["points"], -total_gift(view, match, seat)


def total_gift(view: HighFiveView, match: Match, seat: str) -> int:
    """The gift of a whole board, with the cards unseen before the move."""
    state = match.state
    assert isinstance(state, HighFive)
    search = Search(state, SEATS.index(seat), 0, 0)
    search.trial = guess({**view, "hands": {}}, Random(1))
    return sum(int(search.line_gift(line)) for line in range(16))


def quick(state: HighFive, seat: int) -> str:
    """What the quick player does."""
    out = Match("highfive").out
    n = int(GAME.quick.move(state, seat, NativeRandom(1), out))
    return write(state, seat, [int(out[i]) for i in range(n)])
