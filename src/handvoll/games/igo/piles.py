"""The piles of I Go!: hands, display, discards and the pile itself."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.engine.bits import add_bits, count
from handvoll.engine.state import EVERYBODY, State
from handvoll.games.igo.material import (
    CARD_COUNT,
    HALF,
    HAND,
    HIGH_BIT,
    LOW_BIT,
    Cards,
    bit,
    colour,
    draw_from,
    half,
    with_suit,
    without,
)

WORDS: Final[i64] = 4  # for each seat in `hands`
NO_CARDS: Final = vec[i64]([0] * 110)  # an empty list of cards to copy: quicker than to make one


class Piles(State):
    """Where all cards lie.

    The shuffled deck stays as it was dealt: the display is read from behind the hands, the
    pile from `head` on. Nobody writes into a deck that copies share; `redeal` makes its own.
    """

    def __init__(self, seats: i64, deck: vec[u8], discards: vec[u8], hands: vec[i64]) -> None:
        super().__init__(seats)
        self.deck: vec[u8] = deck  # empty before the first deal
        self.discards: vec[u8] = discards  # the last is on top
        self.hands: vec[i64] = hands  # for each seat: its cards, and those of them all know (I4)
        self.discarded: i64 = 0  # how many cards lie on the discard pile
        self.shown: i64 = 0  # how many cards the display has
        self.head: i64 = 0  # where the pile begins

    @final
    def hand(self, seat: i64) -> Cards:
        """The cards of a seat."""
        at = seat * WORDS
        return self.hands[at], self.hands[at + 1]

    @final
    def known(self, seat: i64) -> Cards:
        """The cards of a hand that everybody has seen: taken openly (I4) or shown at a call."""
        at = seat * WORDS
        return self.hands[at + 2], self.hands[at + 3]

    @final
    def hidden(self, seat: i64) -> Cards:
        """The cards of a hand that only its owner knows."""
        return without(self.hand(seat), self.known(seat))

    @final
    def hold(self, seat: i64, low: i64, high: i64) -> None:
        """Give a seat these cards."""
        hands = self.hands
        hands[seat * WORDS] = low
        hands[seat * WORDS + 1] = high

    @final
    def open_up(self, seat: i64, low: i64, high: i64) -> None:
        """Let everybody know these cards of a seat, and no others."""
        hands = self.hands
        hands[seat * WORDS + 2] = low
        hands[seat * WORDS + 3] = high

    @final
    def display_at(self) -> i64:
        """Where the display begins in the deck."""
        return self.seats * HAND

    @final
    def visible(self) -> i64:
        """The fully visible card of the display (I2)."""
        return i64(self.deck[self.display_at() + self.shown - 1])

    @final
    def free_colour(self) -> i64:
        """The colour of the fully visible card (I9)."""
        return colour(self.visible())

    @final
    def next_free(self) -> i64:
        """The free colour once the visible card is picked and another is left."""
        return colour(i64(self.deck[self.display_at() + self.shown - 2]))

    @final
    def top(self) -> i64:
        """The top card of the discard pile."""
        return i64(self.discards[self.discarded - 1])

    @final
    def without_free(self, seat: i64, free: i64) -> Cards:
        """The cards of a hand that are not of the free colour (I9)."""
        return with_suit(self.hand(seat), free, 0)

    @final
    def pile(self) -> i64:
        """How many cards the pile has."""
        return len(self.deck) - self.head

    @final
    def deal(self, seat: i64, first: i64) -> None:
        """Every so many cards from the first on: twelve, one at a time in the round."""
        deck = self.deck
        hands = self.hands
        low_bit = LOW_BIT
        high_bit = HIGH_BIT
        low: i64 = 0
        high: i64 = 0
        for i in range(HAND):
            card = i64(deck[first + i * self.seats])
            low |= low_bit[card]
            high |= high_bit[card]
        hands[seat * WORDS] = low
        hands[seat * WORDS + 1] = high
        hands[seat * WORDS + 2] = 0
        hands[seat * WORDS + 3] = 0

    @final
    def gain(self, seat: i64, card: i64) -> None:
        """A card comes into a hand."""
        self.hands[seat * WORDS + half(card)] |= bit(card)

    @final
    def gain_openly(self, seat: i64, card: i64) -> None:
        """A card comes into a hand before everybody's eyes (I4)."""
        hands = self.hands
        at = seat * WORDS + half(card)
        hands[at] |= bit(card)
        hands[at + 2] |= bit(card)

    @final
    def lose(self, seat: i64, card: i64) -> None:
        """A card leaves a hand."""
        hands = self.hands
        at = seat * WORDS + half(card)
        others = ~bit(card)
        hands[at] &= others
        hands[at + 2] &= others

    @final
    def unseen(self, seat: i64, out: vec[i64]) -> i64:
        """Write the cards a seat cannot see: others' hidden ones and the pile; how many."""
        n: i64 = 0
        for other in range(self.seats):
            if seat not in (other, EVERYBODY):
                low, high = self.hidden(other)
                n = add_bits(high, HALF, out, add_bits(low, 0, out, n))
        for i in range(self.head, i64(len(self.deck))):
            out[n] = i64(self.deck[i])
            n += 1
        return n

    @final
    def redeal(self, seat: i64, rng: Random) -> None:
        """Shuffle all the seat cannot see and give everybody as many of it again."""
        unseen = NO_CARDS[:]
        n = self.unseen(seat, unseen)
        for other in range(self.seats):
            if seat not in (other, EVERYBODY):
                n = self.redeal_hand(other, unseen, n, rng)
        self.deck = self.deck[:]
        for i in range(self.head, i64(len(self.deck))):
            self.deck[i] = u8(draw_from(unseen, n, rng))
            n -= 1

    @final
    def redeal_hand(self, seat: i64, unseen: vec[i64], n: i64, rng: Random) -> i64:
        """Draw a hand's hidden cards anew from the first n unseen; how many remain."""
        low, high = self.known(seat)
        hidden = self.hidden(seat)
        for _hidden in range(count(hidden[0]) + count(hidden[1])):
            card = draw_from(unseen, n, rng)
            n -= 1
            low |= LOW_BIT[card]
            high |= HIGH_BIT[card]
        self.hold(seat, low, high)
        return n

    # As lists, for those who look and those who guess

    @final
    def display(self) -> list[int]:
        """The last is fully visible."""
        at = self.display_at()
        return [int(self.deck[at + i]) for i in range(self.shown)]

    @final
    def discard_pile(self) -> list[int]:
        """The last is on top."""
        return [int(self.discards[i]) for i in range(self.discarded)]

    @final
    def pile_cards(self) -> list[int]:
        """The next first."""
        return [int(self.deck[i]) for i in range(self.head, i64(len(self.deck)))]

    @final
    def set_table(self, display: list[int], discards: list[int], pile: list[int]) -> None:
        """Put these cards on a table that has none."""
        gap = [0] * int(CARD_COUNT - self.display_at() - len(display) - len(pile))
        cards = [0] * int(self.display_at()) + display + gap + pile
        self.deck = vec[u8]([u8(card) for card in cards])
        self.shown = len(display)
        self.head = CARD_COUNT - len(pile)
        self.discarded = len(discards)
        for i, card in enumerate(discards):
            self.discards[i] = u8(card)
