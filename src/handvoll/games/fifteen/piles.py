"""The piles of 15GO!: a closed and an open one before each seat."""

from __future__ import annotations

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.engine.chance import swap
from handvoll.engine.state import State
from handvoll.games.fifteen.material import NUMBER
from handvoll.games.fifteen.nibbles import BYTE


class Piles(State):
    """All piles.

    A seat has two stacks in `cards`. One is its closed pile, read from its head on; the other is
    its open pile, growing at the end. Recycling (F9) swaps the two: nothing is copied.
    """

    def __init__(self, seats: i64, size: i64, cards: vec[u8]) -> None:
        super().__init__(seats)
        self.size: i64 = size  # of a stack
        self.cards: vec[u8] = cards  # two stacks for each seat
        self.heads: i64 = 0  # bytes: where the closed pile of each seat begins
        self.closeds: i64 = 0  # bytes: how many closed cards each seat has
        self.opens: i64 = 0  # bytes: how many open cards each seat has
        self.swapped: i64 = 0  # bit: the second stack is the closed pile
        self.known: i64 = 0  # bit: the closed pile was recycled, so all have seen it
        self.tops: i64 = 0  # nibbles: the number each open pile shows; 0: none

    @final
    def closed_at(self, seat: i64) -> i64:
        """Where the next closed card of a seat lies."""
        return (seat * 2 + (self.swapped >> seat & 1)) * self.size + (self.heads >> seat * 8 & BYTE)

    @final
    def open_at(self, seat: i64) -> i64:
        """Where the open pile of a seat begins."""
        return (seat * 2 + 1 - (self.swapped >> seat & 1)) * self.size

    @final
    def closed(self, seat: i64) -> i64:
        """How many closed cards a seat has."""
        return self.closeds >> seat * 8 & BYTE

    @final
    def open(self, seat: i64) -> i64:
        """How many open cards a seat has."""
        return self.opens >> seat * 8 & BYTE

    @final
    def is_bare(self, seat: i64) -> bool:
        """Whether a seat has neither closed nor open cards."""
        return (self.closeds | self.opens) >> seat * 8 & BYTE == 0

    @final
    def top(self, seat: i64) -> i64:
        """The card on top of an open pile."""
        return i64(self.cards[self.open_at(seat) + self.open(seat) - 1])

    @final
    def push(self, seat: i64, card: i64) -> None:
        """Lay a card onto an open pile."""
        n = self.open(seat)
        self.cards[self.open_at(seat) + n] = u8(card)
        self.opens += 1 << seat * 8
        self.show(seat, card & NUMBER)

    @final
    def pop(self, seat: i64) -> i64:
        """Take the top card of an open pile."""
        n = self.open(seat) - 1
        at = self.open_at(seat)
        self.opens -= 1 << seat * 8
        self.show(seat, i64(self.cards[at + n - 1]) & NUMBER if n > 0 else 0)
        return i64(self.cards[at + n])

    @final
    def show(self, seat: i64, number: i64) -> None:
        """Note the number on top of an open pile."""
        shift = seat * 4
        self.tops = self.tops & ~(NUMBER << shift) | number << shift

    @final
    def set_piles(self, seat: i64, closed: list[int], open: list[int], known: bool) -> None:
        """Put these cards before a seat that has none."""
        for i, card in enumerate(closed):
            self.cards[self.closed_at(seat) + i] = u8(card)
        self.closeds |= i64(len(closed)) << seat * 8
        for card in open:
            self.push(seat, card)
        self.known |= i64(known) << seat

    @final
    def closed_cards(self, seat: i64) -> list[int]:
        """The closed cards of a seat, the next one first."""
        at = self.closed_at(seat)
        return [int(self.cards[at + i]) for i in range(self.closed(seat))]

    @final
    def open_cards(self, seat: i64) -> list[int]:
        """The open cards of a seat, the top one last."""
        at = self.open_at(seat)
        return [int(self.cards[at + i]) for i in range(self.open(seat))]

    @final
    def redeal(self, seat: i64, rng: Random) -> None:
        """Shuffle the closed cards nobody has seen: those of piles never recycled."""
        places = vec[i64]([0] * int(self.size))
        n: i64 = 0
        for other in range(self.seats):
            if not self.known >> other & 1:
                at = self.closed_at(other)
                for i in range(self.closed(other)):
                    places[n] = at + i
                    n += 1
        for i in range(n - 1):
            swap(self.cards, places[i], places[i + rng.randrange(n - i)])
