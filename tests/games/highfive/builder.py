"""Positions of High Five! in a line or two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from handvoll import Match
from handvoll.engine.errors import IllegalMove
from handvoll.games.highfive.material import CARDS, SQUARES
from handvoll.games.highfive.score import score
from handvoll.games.highfive.state import HighFive


@dataclass(frozen=True, slots=True)
class Turn:
    """What a move made happen."""

    points: int | None  # None: nothing was scored
    window: str  # "c3-g3"
    drawn: int
    bonus: int | None  # None: cards are left


class Board:
    """A match in mid-game, A to move; nobody's first turn unless it says `opening`."""

    def __init__(self, squares: dict[str, str], seats: int, opening: bool) -> None:
        self.match = Match("highfive", seats)
        assert isinstance(self.match.state, HighFive)
        self.state = self.match.state
        for square, card in squares.items():
            self.state.put(CARDS.index(card), SQUARES.index(square))
        self.state.opening = opening
        self.state.mover = 0

    def hand(self, **hands: str) -> Board:
        """Give seats their cards: A="j r2"."""
        for seat, cards in hands.items():
            for card in cards.split():
                self.state.take("ABCD".index(seat), CARDS.index(card))
        return self

    def pile(self, cards: str) -> Board:
        """Lay the pile, the first card on top."""
        self.state.set_pile([CARDS.index(card) for card in cards.split()])
        return self

    def play(self, seat: str, move: str) -> Turn:
        """Make a move."""
        self.match.play(seat, move)
        told = {event["event"]: event for event in self.match.events(None, len(self.match.news))}
        scored: dict[str, Any] = told.get("scored", {"points": None, "first": "", "last": ""})
        return Turn(
            scored["points"],
            f"{scored['first']}-{scored['last']}",
            told.get("drew-hidden", {"count": 0})["count"],
            told.get("finished", {"points": None})["points"],
        )

    def refused(self, seat: str, move: str) -> str:
        """The rule that forbids a move."""
        with pytest.raises(IllegalMove) as refusal:
            self.match.play(seat, move)
        assert str(refusal.value)
        return refusal.value.rule

    def moves(self, seat: str) -> list[str]:
        """All moves of a seat."""
        return self.match.moves(seat)

    def held(self, seat: str) -> list[str]:
        """The hand of a seat."""
        cards: list[str] = self.match.view(seat)["hands"][seat]["cards"]
        return cards


def board(seats: int = 2, opening: bool = False, /, **squares: str) -> Board:
    """A position: board(c3="r9", d3="g9")."""
    return Board(squares, seats, opening)


def dealt(seats: int, deck: list[str] | None = None) -> Match:
    """A match dealt from this deck, by default in canonical order."""
    match = Match("highfive", seats)
    match.chance(deck or CARDS[:52])
    return match


def five(cards: str) -> int:
    """The points for five cards."""
    a, b, c, d, e = (CARDS.index(card) for card in cards.split())
    return int(score(a, b, c, d, e))
