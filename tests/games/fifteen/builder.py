"""Positions of 15GO! in a line or two."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from handvoll import Match
from handvoll.engine.errors import IllegalMove
from handvoll.engine.game import Value
from handvoll.games.fifteen.state import Fifteen
from handvoll.games.fifteen.view import codes

BASIC: Mapping[str, Value] = {}


def table(*rows: str, turns: int = 0, options: Mapping[str, Value] = BASIC, **piles: str) -> Match:
    """A match in mid-game, A to move.

    `A="g7 b3 | r5 r9"`: closed g7 (turned first) and b3, open r5 and on top of it r9.
    A row is written as its cards, or as how far a red one has grown: "4" is r1 r2 r3 r4.
    """
    match = Match("fifteen", seats=max(2, len(piles)), options=options)
    state = match.state
    assert isinstance(state, Fifteen)
    for i, cards in enumerate(piles.values()):
        closed, _, open_ = cards.partition("|")
        state.set_piles(i, codes(closed.split()), codes(open_.split()), known=False)
    for row in rows:
        state.set_row(codes(row.split() if "1 " in row else _red(int(row))))
    state.turns = turns
    state.begin(0)
    return match


def _red(length: int) -> list[str]:
    return [f"r{number}" for number in range(1, length + 1)]


def turned(match: Match) -> str:
    """The turned card."""
    return str(match.view(None)["turned"])


def open_pile(match: Match, seat: str) -> list[str]:
    """A seat's open pile, the top last."""
    cards: list[str] = match.view(None)["piles"][seat]["open"]
    return cards


def told(match: Match, *kinds: str) -> list[str]:
    """The events of these kinds so far, as "kind seat card row"."""
    every = [event for n in range(len(match.news)) for event in match.events(None, n + 1)]
    return [
        " ".join(str(event[field]) for field in ("event", "seat", "card", "row") if field in event)
        for event in every
        if event["event"] in kinds
    ]


def refused(match: Match, seat: str, move: str) -> str:
    """The rule that forbids a move."""
    with pytest.raises(IllegalMove) as refusal:
        match.play(seat, move)
    return refusal.value.rule
