"""The cards of I Go!: ten colours from 1 to 11, and sets of them."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

# I1 [R]: the box shows ten colours whose names the rulebook does not give; these are ours.
COLOURS: Final = "pvbsgnroyl"  # pink violet blue sky grey brown red orange yellow lime
COLOUR_COUNT: Final[i64] = 10
HIGHEST: Final[i64] = 11
CARD_COUNT: Final[i64] = 110
HAND: Final[i64] = 12  # cards in a hand between turns (I2)
LONGEST_RUN_OF_TAKES: Final[i64] = 100  # I19
MOST_UNSCORED: Final[i64] = 10  # I20: hands in a row

# The text of every card by its code: the colour times eleven plus the value less one.
CARDS: Final[list[str]] = [
    f"{colour}{value}" for colour in COLOURS for value in range(1, int(HIGHEST) + 1)
]

# A set of cards is two words, the first five colours and the others, with a bit for every card.
# The eleven bits of one colour are its suit; bit 0 of a suit is the 1.
Cards = tuple[i64, i64]
HALF: Final[i64] = 55  # cards in a word
SUIT: Final[i64] = 0x7FF
NO_COLOUR: Final[i64] = 10  # its suit is always empty

# Each card's bit in the first and in the second word: a table instead of a branch that no
# processor can predict, since every deal asks it for each card (bench/igo.py).
LOW_BIT: Final = vec[i64]([1 << card if card < 55 else 0 for card in range(110)])
HIGH_BIT: Final = vec[i64]([0 if card < 55 else 1 << card - 55 for card in range(110)])


def half(card: i64) -> i64:
    """Which of the two words a card is in: nine places up the second would begin at 64."""
    return card + 9 >> 6


def bit(card: i64) -> i64:
    """A card's bit in its word."""
    return 1 << card - half(card) * HALF


def value(card: i64) -> i64:
    """The number on a card."""
    return card % HIGHEST + 1


def colour(card: i64) -> i64:
    """The colour of a card, in the order of I1."""
    return card // HIGHEST


def suit(cards: Cards, of: i64) -> i64:
    """The values held in one colour."""
    if of < 5:
        return cards[0] >> of * HIGHEST & SUIT
    return cards[1] >> (of - 5) * HIGHEST & SUIT


def with_suit(cards: Cards, of: i64, values: i64) -> Cards:
    """The set with other values in one colour (NO_COLOUR: as it is)."""
    if of < 5:
        shift = of * HIGHEST
        return cards[0] & ~(SUIT << shift) | values << shift, cards[1]
    if of == NO_COLOUR:
        return cards
    shift = (of - 5) * HIGHEST
    return cards[0], cards[1] & ~(SUIT << shift) | values << shift


def some(values: i64) -> i64:
    """1 if there is a value in a suit, else 0; without a branch, which would be a toss-up."""
    return values + SUIT >> HIGHEST


def highest(values: i64) -> i64:
    """The highest bit of a suit that is not empty."""
    while values & values - 1:
        values &= values - 1
    return values


def plus(cards: Cards, card: i64) -> Cards:
    """The set with this card."""
    return cards[0] | LOW_BIT[card], cards[1] | HIGH_BIT[card]


def minus(cards: Cards, card: i64) -> Cards:
    """The set without this card (-1: as it is)."""
    if card < 0:
        return cards
    return cards[0] & ~LOW_BIT[card], cards[1] & ~HIGH_BIT[card]


def without(cards: Cards, less: Cards) -> Cards:
    """The cards that are not in the other set."""
    return cards[0] & ~less[0], cards[1] & ~less[1]


def holds(cards: Cards, card: i64) -> bool:
    """Whether a card is in the set."""
    return cards[0] & LOW_BIT[card] | cards[1] & HIGH_BIT[card] != 0


def card_list(cards: Cards) -> list[int]:
    """The codes of a set, in canonical order."""
    return [card for card in range(int(CARD_COUNT)) if holds(cards, card)]


def card_set(codes: list[int]) -> Cards:
    """The set of these codes."""
    low: i64 = 0
    high: i64 = 0
    for card in codes:
        low |= LOW_BIT[card]
        high |= HIGH_BIT[card]
    return low, high


def draw_from(cards: vec[i64], n: i64, rng: Random) -> i64:
    """One of the first n cards; the last of them takes its place."""
    i = rng.randrange(n)
    card = cards[i]
    cards[i] = cards[n - 1]
    return card


def deck() -> vec[u8]:
    """All cards in canonical order (I1)."""
    return vec[u8]([u8(card) for card in range(CARD_COUNT)])
