"""A table of I Go! whose cards are laid out by hand."""

from __future__ import annotations

from typing import Any

from handvoll import Match
from handvoll.engine.errors import IllegalMove
from handvoll.games.igo.material import CARDS

# Hands that meet nothing of each other: twelve cards, 12 * seats of them.
PLAIN = {
    "A": "p1-6 v1-6",
    "B": "b1-6 s1-6",
    "C": "g1-6 n1-6",
    "D": "r1-6 o1-6",
}


def cards(text: str) -> list[str]:
    """The cards of a short text: "p1 p7-9" is p1 p7 p8 p9."""
    found = []
    for word in text.split():
        first, _, last = word[1:].partition("-")
        found += [f"{word[0]}{value}" for value in range(int(first), int(last or first) + 1)]
    return found


def shuffled(
    seats: int,
    starter: str = "A",
    display: str = "",
    discard: str = "",
    pile: str = "",
    **hands: str,
) -> list[str]:
    """An order of all cards that deals these; the display's last card is the visible one.

    Cards that are not named come from the end of the canonical order; `pile` names its first.
    """
    first = "ABCD".index(starter)
    clockwise = "ABCD"[first:seats] + "ABCD"[:first]
    named = {seat: cards(hands.get(seat, PLAIN[seat])) for seat in clockwise}
    assert all(len(hand) == 12 for hand in named.values()), named
    shown, turned, next_cards = cards(display), cards(discard), cards(pile)
    used = {card for hand in named.values() for card in hand} | {*shown, *turned, *next_cards}
    spare = [card for card in CARDS if card not in used]
    shown = [spare.pop() for _ in range(5 + seats - len(shown))] + shown
    turned = turned or [spare.pop()]
    dealt = [named[seat][i] for i in range(12) for seat in clockwise]
    order = [*dealt, *shown, *turned, *next_cards, *spare]
    assert len(order) == len(CARDS), "a card is named twice"
    return order


class Table:
    """A match with the cards laid out; the words of a turn are played at once."""

    def __init__(self, seats: int = 2, target: int = 4, patience: int = 0, **layout: str) -> None:
        self.match = Match("igo", seats, {"target": target, "patience": patience})
        self.match.chance(shuffled(seats, **layout))

    def deal(self, starter: str = "A", **layout: str) -> Table:
        """The next hand."""
        self.match.chance(shuffled(len(self.match.seats), starter, **layout))
        return self

    def play(self, seat: str, *moves: str) -> Table:
        """Some moves of a seat."""
        for move in moves:
            self.match.play(seat, move)
        return self

    def hand(self, seat: str) -> str:
        """A hand in text."""
        return " ".join(self.match.view(seat)["hands"][seat]["cards"])

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """What a seat sees."""
        return self.match.view(seat)

    @property
    def scores(self) -> dict[str, int]:
        """The points."""
        return self.match.scores

    def sums(self) -> dict[str, int]:
        """What everybody has left over after a call."""
        call = self.match.view(None)["call"]
        return {seat: split["sum"] for seat, split in call["splits"].items()}

    def group(self, seat: str, name: str) -> str:
        """One group of a hand after a call: free, row, added or left."""
        return " ".join(self.match.view(None)["call"]["splits"][seat][name])

    def refusal(self, seat: str, move: str) -> str:
        """The rule that forbids a move."""
        try:
            self.match.play(seat, move)
        except IllegalMove as refused:
            return refused.rule
        raise AssertionError(f"{seat} may {move}")
