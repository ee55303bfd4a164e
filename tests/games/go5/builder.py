"""Positions of Go5 in a line or two."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from handvoll import Match
from handvoll.engine.errors import IllegalMove
from handvoll.engine.game import Value
from handvoll.games.go5.material import CARDS, JOKERS, STOP, kind_of
from handvoll.games.go5.state import Go5
from handvoll.games.go5.view import mask

BASIC: Mapping[str, Value] = {}


def table(
    discards: str = "v1",
    pile: str | None = None,
    options: Mapping[str, Value] = BASIC,
    **seats: str,
) -> Match:
    """A match in mid-round, A to draw.

    `A="b3 b5 | r5 y5 g5 / b1 b2 b4 | s1"`: two hand cards, two sets, a stop card beside them. The
    last discard is on top; without a pile, all cards that lie nowhere else are in it, stop cards
    excepted.
    """
    match = Match("go5", seats=max(2, len(seats)), options=options)
    state = of(match)
    for seat, cards in enumerate(seats.values()):
        place(state, seat, *(part.strip() for part in f"{cards} | |".split("|")[:3]))
    for card in discards.split():
        state.put_down(CARDS.index(card))
    state.set_pile(codes(pile if pile is not None else " ".join(unused(state))), 0)
    state.begin(0)
    return match


def place(state: Go5, seat: int, hand: str, sets: str, stops: str) -> None:
    """Put cards before a seat."""
    state.set_hand(seat, mask(hand.split()), 0)
    for cards in filter(None, sets.split("/")):
        laid = mask(cards.split())
        state.lay_set(seat, laid, kind_of(laid & ~int(JOKERS)), len(cards.split()))
    state.stops |= mask(stops.split()) >> int(STOP) << seat * 2


def playing(discards: str = "v1", options: Mapping[str, Value] = BASIC, **seats: str) -> Match:
    """The same, with A's draw done."""
    match = table(discards, options=options, **seats)
    of(match).play_on()
    return match


def of(match: Match) -> Go5:
    """The state of a match."""
    assert isinstance(match.state, Go5)
    return match.state


def codes(cards: str) -> list[int]:
    return [CARDS.index(card) for card in cards.split()]


def unused(state: Go5) -> list[str]:
    """The cards that lie nowhere, without the stop cards."""
    used = int(state.discards) | sum(int(hand) for hand in state.hands)
    for seat in range(int(state.seats)):
        for laid in state.laid_by(seat):
            used |= laid
    return [text for card, text in enumerate(CARDS[: int(STOP)]) if not used >> card & 1]


def dealt(seats: int = 2, first: str = "", options: Mapping[str, Value] = BASIC) -> Match:
    """A match dealt from a deck that begins with these cards; the others follow in order."""
    match = Match("go5", seats, options)
    match.chance([*first.split(), *(card for card in CARDS if card not in first.split())])
    return match


def play(match: Match, *moves: str) -> Match:
    """Make moves, each by whoever is to move, or by the seat named in front: "B: pass"."""
    for move in moves:
        seat, _, text = move.rpartition(": ")
        match.play(seat or waiting(match)[0], text)
    return match


def waiting(match: Match) -> list[str]:
    """Who may act now."""
    wait: list[str] = match.view(None)["wait"]
    return wait


def hand(match: Match, seat: str) -> str:
    """A hand, as its owner sees it."""
    return " ".join(match.view(seat)["hands"][seat]["cards"])


def sets(match: Match, seat: str) -> list[str]:
    """A seat's sets, as "kind: cards"."""
    laid = match.view(None)["places"][seat]["sets"]
    return [f"{one['kind']}: {' '.join(one['cards'])}" for one in laid]


def top(match: Match) -> str | None:
    """The top discard."""
    card: str | None = match.view(None)["discards"]["top"]
    return card


def moves(match: Match, seat: str, verb: str) -> list[str]:
    """The legal moves that begin with this word."""
    return [move for move in match.moves(seat) if move.split()[0] == verb]


def told(match: Match, kind: str, eyes: str | None = None) -> list[str]:
    """The events of a kind so far, as their other facts in words."""
    every = [event for n in range(len(match.news)) for event in match.events(eyes, n + 1)]
    return [
        " ".join(str(fact) for field, fact in event.items() if field != "event")
        for event in every
        if event["event"] == kind
    ]


def refused(match: Match, move: str) -> str:
    """The rule that forbids a move of whoever is to move, or of the seat named in front."""
    seat, _, text = move.rpartition(": ")
    with pytest.raises(IllegalMove) as refusal:
        match.play(seat or waiting(match)[0], text)
    assert str(refusal.value)
    return refusal.value.rule
