"""The split of a hand at the call (I9-I15), exact."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.games.igo.material import (
    COLOUR_COUNT,
    HIGHEST,
    SUIT,
    Cards,
    card_list,
    highest,
    some,
    suit,
    with_suit,
    without,
)

# I16: for a caller who has the least, and for each other if not; a lab may change them.
CALLER: Final[i64] = 0
OTHERS: Final[i64] = 1
POINTS: Final[vec[i64]] = vec[i64]([1, 1])

# A row is named by its colours: none is 0, one colour 1-10, two colours 11-55, in the order of I1.
NO_ROW: Final[i64] = 0
COLOURS_OF: Final[list[tuple[int, ...]]] = [
    (),
    *[(one,) for one in range(10)],
    *[(one, two) for one in range(10) for two in range(one + 1, 10)],
]
FIRST: Final = vec[u8]([u8((*colours, 10)[0]) for colours in COLOURS_OF])
SECOND: Final = vec[u8]([u8((*colours, 10, 10)[1]) for colours in COLOURS_OF])
# Where the pairs of a colour are: a later one's row is this and the later colour.
PAIRS_OF: Final = vec[u8]([u8(10 + one * (19 - one) // 2 - one) for one in range(10)])

# An answer is a row's worth above the bits of its name, taken away: the better row is the greater
# number, and of equal ones the one that is named first (I15).
ROW_BITS: Final[i64] = 6
ROW_NAME: Final[i64] = 63

# The sum of the values in a suit.
WORTH: Final = vec[u8]([u8(sum(n + 1 for n in range(11) if s >> n & 1)) for s in range(2048)])


def total(cards: Cards) -> i64:
    """The sum of the values of some cards."""
    worth = WORTH
    low, high = cards
    points: i64 = 0
    for _suit in range(i64(5)):
        points += i64(worth[low & SUIT]) + i64(worth[high & SUIT])
        low >>= HIGHEST
        high >>= HIGHEST
    return points


def row_values(cards: Cards, row: i64) -> i64:
    """The values of the row in these colours (I10), as a suit."""
    return suit(cards, i64(FIRST[row])) | suit(cards, i64(SECOND[row]))


def row_named(one: i64, two: i64) -> i64:
    """The row of two colours, the earlier one first."""
    return i64(PAIRS_OF[one]) + two


def add_colours(cards: Cards, first: i64, out: vec[i64], n: i64) -> i64:
    """Add every colour that is held, counted from `first`; what is not counted is overwritten."""
    for of in range(COLOUR_COUNT):
        out[n] = first + of
        n += some(suit(cards, of))
    return n


def add_second_colours(cards: Cards, one: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """Add every later colour that can be in a row with this one (I10).

    It cannot if both are held in the same single value: only one of the two cards goes in.
    """
    only = suit(cards, one)
    if only & only - 1:
        only = 0
    for two in range(one + 1, COLOUR_COUNT):
        held = suit(cards, two)
        out[n] = first + two
        n += some(held) & some(held ^ only)
    return n


def best_row(cards: Cards) -> i64:
    """The best row of a set without free cards (I15): `worth_of` and `row_of` read the answer.

    The answer is the row's worth times 64 less its name: the greatest has the least sum left
    over, then the fewest colours, then the order of I1. Pairs that cannot be named need no check:
    they are worth no more than one of their colours.
    """
    worth = WORTH
    word, high = cards
    best: i64 = 0
    name: i64 = 11  # of the first pair that begins with this colour
    for one in range(i64(10)):
        if one == 5:
            word = high
        mine = word & SUIT
        word >>= HIGHEST
        if mine:
            answer = (i64(worth[mine]) << ROW_BITS) - one - 1
            best = max(best, answer)
            best = best_pair(worth, mine, word, name, best)
            if one < 5:
                best = best_pair(worth, mine, high, name + 4 - one, best)
        name += 9 - one
    return best


def best_pair(worth: vec[u8], mine: i64, others: i64, name: i64, best: i64) -> i64:
    """The best of `best` and of one suit's pairs with each suit of a word."""
    while others:
        answer = (i64(worth[mine | others & SUIT]) << ROW_BITS) - name
        best = max(best, answer)
        others >>= HIGHEST
        name += 1
    return best


def worth_of(answer: i64) -> i64:
    """The sum of the best row."""
    return answer + ROW_NAME >> ROW_BITS


def row_of(answer: i64) -> i64:
    """The name of the best row."""
    return -answer & ROW_NAME


def can_add(cards: Cards, row: i64, values: i64) -> i64:
    """The values that can be added to a caller's row of these colours and values (I13)."""
    return row_values(cards, row) & ~values


def after_adding(cards: Cards, row: i64, values: i64) -> Cards:
    """What an own row can be made from once all that can be added to the caller's row is.

    Adding first is exact: a card that is added counts as much as it would in the own row, and
    leaves its value there to another. Of a value held in both of the caller's colours one card
    is added and one stays, whichever the own row likes better: it is kept in both suits, since a
    row takes a value only once.
    """
    one = i64(FIRST[row])
    two = i64(SECOND[row])
    ones = suit(cards, one)
    twos = suit(cards, two)
    return with_suit(with_suit(cards, one, ones & (twos | values)), two, twos & (ones | values))


def least_sum(cards: Cards, row: i64, values: i64) -> i64:
    """The least sum another player can be left with (I14); `cards` without the free ones."""
    added = i64(WORTH[can_add(cards, row, values)])
    return total(cards) - added - worth_of(best_row(after_adding(cards, row, values)))


def can_get_down_to(sum: i64, cards: Cards, row: i64, values: i64) -> bool:
    """Whether another player's least sum is not above this one: found only if in doubt."""
    return easy_sum(cards) <= sum or least_sum(cards, row, values) <= sum


def easy_sum(cards: Cards) -> i64:
    """What a row of the richest suit and its best partner leaves: seldom more than the best."""
    worth = WORTH
    low, high = cards
    points: i64 = 0
    richest: i64 = 0  # its worth, then the suit
    for _suit in range(i64(5)):
        one = i64(worth[low & SUIT])
        two = i64(worth[high & SUIT])
        points += one + two
        richest = max(richest, one << HIGHEST | low & SUIT)
        richest = max(richest, two << HIGHEST | high & SUIT)
        low >>= HIGHEST
        high >>= HIGHEST
    return points - best_with(cards, richest & SUIT)


def best_with(cards: Cards, mine: i64) -> i64:
    """The worth of the best row that has this suit in it."""
    worth = WORTH
    low, high = cards
    best: i64 = 0
    for _suit in range(i64(5)):
        best = max(best, i64(worth[mine | low & SUIT]))
        best = max(best, i64(worth[mine | high & SUIT]))
        low >>= HIGHEST
        high >>= HIGHEST
    return best


# The split laid out, for those who look


@final
class Split:
    """A hand in its groups: free cards, row, additions to the caller's row, what is left."""

    def __init__(self, hand: Cards, free: i64) -> None:
        self.free: Cards = with_suit((0, 0), free, suit(hand, free))
        self.row: Cards = (0, 0)
        self.added: Cards = (0, 0)
        self.left: Cards = without(hand, self.free)

    def add(self, row: i64, values: i64, own: i64) -> None:
        """Add to the caller's row, but of two cards of a value not the one the own row needs."""
        one, two = i64(FIRST[row]), i64(SECOND[row])
        ones, twos = suit(self.left, one) & ~values, suit(self.left, two) & ~values
        if i64(FIRST[own]) == one or i64(SECOND[own]) == one:
            ones &= ~twos
        twos &= ~ones
        self.added = with_suit(with_suit((0, 0), one, ones), two, twos)
        self.left = without(self.left, self.added)

    def make_row(self, row: i64) -> None:
        """Lay the row in these colours so that each of them is in it (I10)."""
        one, two = i64(FIRST[row]), i64(SECOND[row])
        ones, twos = suit(self.left, one), suit(self.left, two)
        if twos & ~ones == 0 and twos != 0:
            ones &= ~highest(twos)
        self.row = with_suit(with_suit((0, 0), one, ones), two, twos & ~ones)
        self.left = without(self.left, self.row)

    def sum(self) -> i64:
        """What the leftover cards count (I11)."""
        return total(self.left)

    def groups(self) -> list[list[int]]:
        """The free cards, the row, the additions and the rest."""
        return [card_list(cards) for cards in (self.free, self.row, self.added, self.left)]


def callers_split(hand: Cards, free: i64, row: i64) -> Split:
    """The caller's hand with the row that was named."""
    split = Split(hand, free)
    split.make_row(row)
    return split


def others_split(hand: Cards, free: i64, row: i64, values: i64) -> Split:
    """Another player's hand at its best beside the caller's row of these colours and values."""
    split = Split(hand, free)
    own = row_of(best_row(after_adding(split.left, row, values)))
    split.add(row, values, own)
    split.make_row(own)
    return split
