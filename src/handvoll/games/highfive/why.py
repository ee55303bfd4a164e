"""Why a move of High Five! is not legal: the rule and the reason."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.errors import IllegalMove
from handvoll.games.highfive.actions import ACTIONS, DROP
from handvoll.games.highfive.material import (
    CARDS,
    EMPTY,
    FIRST_LAID,
    JOKER,
    MOST_LAID,
    SQUARES,
    WINDOWS,
)
from handvoll.games.highfive.state import HighFive
from handvoll.games.highfive.text import gaps, placings, squares_of


def why(state: HighFive, seat: int, steps: Sequence[int]) -> IllegalMove:
    """The rule that forbids this move."""
    placed = placings(state, steps)
    squares = [square for square, _ in placed]
    refusal = _cards(state, seat, [card for _, card in placed])
    if refusal:
        return refusal
    if DROP <= steps[0] < ACTIONS:
        return _drop(state, seat, squares[0])
    return _taken(state, squares) or (_opening if state.opening else _window)(state, squares)


def _cards(state: HighFive, seat: int, cards: list[int]) -> IllegalMove | None:
    """Cards that are not there."""
    for card in cards:
        if cards.count(card) > 1:
            return IllegalMove("highfive-card-twice", "H2", card=CARDS[card])
        if not state.has(seat, card):
            rule = "H5" if card == JOKER else "H4"
            return IllegalMove("highfive-not-in-hand", rule, card=CARDS[card])
    return None


def _drop(state: HighFive, seat: int, square: int) -> IllegalMove:
    out = vec[i64]([0] * int(state.room()))
    if state.steps(seat, out) and out[0] < DROP:
        return IllegalMove("highfive-must-lay", "H9")
    return IllegalMove("highfive-taken", "H10", square=SQUARES[square])


def _taken(state: HighFive, squares: list[int]) -> IllegalMove | None:
    for square in squares:
        if squares.count(square) > 1:
            return IllegalMove("highfive-square-twice", "H4", square=SQUARES[square])
        if state.board[square] != EMPTY:
            return IllegalMove("highfive-taken", "H4", square=SQUARES[square])
    return None


def _opening(state: HighFive, squares: list[int]) -> IllegalMove:
    if len(squares) != FIRST_LAID:
        return IllegalMove("highfive-opening-three", "H6", count=len(squares))
    return IllegalMove("highfive-opening-connect", "H6")


def _window(state: HighFive, squares: list[int]) -> IllegalMove:
    if len(squares) > MOST_LAID:
        return IllegalMove("highfive-too-many", "H4", count=len(squares))
    around = [window for window in range(int(WINDOWS)) if {*squares} <= {*squares_of(window)}]
    if not around:
        return IllegalMove("highfive-no-window", "H4")
    left = min(({*gaps(state, window)} - {*squares} for window in around), key=len)
    return IllegalMove("highfive-gap", "H4", squares=[SQUARES[square] for square in sorted(left)])
