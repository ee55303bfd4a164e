"""The combinations of High Five! and their points (H7, H12, H13)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.games.highfive.material import EMPTY, HIGHEST, JOKER

# What five cards make, the best first; and what that is worth, in a table that a lab may change.
HIGH_FIVE: Final[i64] = 0
HIGHEST_COLOUR_RUN: Final[i64] = 1
COLOUR_RUN: Final[i64] = 2
FOUR: Final[i64] = 3
THREE_AND_PAIR: Final[i64] = 4
COLOUR: Final[i64] = 5
RUN: Final[i64] = 6
THREE: Final[i64] = 7
TWO_PAIRS: Final[i64] = 8
PAIR: Final[i64] = 9
NOTHING: Final[i64] = 10
POINTS: Final[vec[i64]] = vec[i64]([30, 25, 20, 15, 10, 8, 6, 3, 2, 1, 0])

LAST_CARD: Final[vec[i64]] = vec[i64]([2])  # H14

# The worth of a card is one integer of octal digits: thirteen count the numbers, four the colours
# and the highest the jokers. Cards are added up; five of them never carry into the next digit, so
# the sum says how many there are of everything. No card is there twice: cards of one number differ
# in colour, and only cards of different numbers make a colour or a run.
NUMBERS: Final[i64] = 0o1111111111111  # a one for each number
COLOUR_SHIFT: Final[i64] = 39
COLOURS_ONE: Final[i64] = 0o1111
JOKER_SHIFT: Final[i64] = 51
JOKER_WORTH: Final[i64] = 1 << JOKER_SHIFT
SPAN: Final[i64] = 0o100000  # a run reaches less than five digits above its lowest
FOURTEEN: Final[i64] = 1 << 39  # where the 1 counts as 14
TEN: Final[i64] = 1 << 27


def _worth(card: i64) -> i64:
    if card >= JOKER:
        return JOKER_WORTH if card == JOKER else 0  # a free square is worth nothing
    return (1 << card % HIGHEST * 3) + (1 << COLOUR_SHIFT + card // HIGHEST * 3)


# By card.
WORTH: Final[vec[i64]] = vec[i64]([_worth(card) for card in range(EMPTY + 1)])


def points(worth: i64) -> i64:
    """The points for five cards, given the sum of their worths."""
    return POINTS[combination(worth)]


def combination(worth: i64) -> i64:
    """What five cards make, given the sum of their worths."""
    jokers = worth >> JOKER_SHIFT
    pairs = worth >> 1 & NUMBERS  # numbers there twice or three times
    fours = worth >> 2 & NUMBERS
    if pairs | fours:
        return of_equals(worth & pairs, pairs, fours, jokers)
    numbers = worth & NUMBERS
    # A colour digit that becomes five with the jokers: 101.
    colours = (worth >> COLOUR_SHIFT & 0o7777) + jokers * COLOURS_ONE
    one_colour = colours & colours >> 2 & COLOURS_ONE != 0
    return of_singles(numbers, one_colour, jokers)


def of_equals(threes: i64, pairs: i64, fours: i64, jokers: i64) -> i64:
    """For cards of which at least two have the same number."""
    most = jokers + (4 if fours else 3 if threes else 2)
    two = pairs & (pairs - 1) != 0  # two numbers, each at least twice
    if most >= 4:
        return HIGH_FIVE if most > 4 else FOUR
    if most == 3:
        return THREE_AND_PAIR if two else THREE
    return TWO_PAIRS if two else PAIR


def of_singles(numbers: i64, one_colour: bool, jokers: i64) -> i64:
    """For cards of different numbers; jokers fill any hole of a run and complete any colour."""
    if jokers >= 4:  # five of them only where a hint takes gaps for jokers
        return HIGH_FIVE
    high = numbers + FOURTEEN - 1 if numbers & 1 else numbers  # H13: not both
    run = numbers < (numbers & -numbers) * SPAN or high < (high & -high) * SPAN
    if one_colour and run:
        return HIGHEST_COLOUR_RUN if high & (TEN - 1) == 0 else COLOUR_RUN
    if jokers == 3:
        return FOUR
    if one_colour:
        return COLOUR
    if run:
        return RUN
    return THREE if jokers == 2 else PAIR if jokers else NOTHING


def stand_ins(five: list[int]) -> list[int]:
    """What the jokers among five cards stand for, to make what they make."""
    worth: i64 = 0
    for card in five:
        worth += WORTH[card]
    made = combination(worth)
    found: list[int] = []
    while worth >= JOKER_WORTH:
        card = stand_in(worth - JOKER_WORTH, made, five + found)
        found.append(card)
        worth += WORTH[card] - JOKER_WORTH
    return found


def stand_in(rest: i64, made: i64, taken: list[int]) -> int:
    """The highest card that makes this with the rest; a fifth of a number is none of them."""
    fifth = 0
    for number in range(int(HIGHEST) - 1, -1, -1):
        if rest >> number * 3 & 4:
            fifth = number
        for card in range(number, int(JOKER), int(HIGHEST)):
            if card not in taken and combination(rest + WORTH[card]) == made:
                return card
    return fifth


def score(a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
    """The points for five cards."""
    return points(WORTH[a] + WORTH[b] + WORTH[c] + WORTH[d] + WORTH[e])


def score_all(cards: vec[u8]) -> vec[u8]:
    """The points for every five of many cards, one after the other."""
    found = vec[u8]([0] * (len(cards) // 5))
    for i in range(i64(len(found))):
        worth: i64 = 0
        for k in range(i * 5, i * 5 + 5):
            worth += WORTH[i64(cards[k])]
        found[i] = u8(points(worth))
    return found
