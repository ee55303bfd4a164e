"""The cards of Go5 and what they have in common."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from handvoll.engine.bits import lowest

NONE: Final[i64] = -1

# G1-G3: a card is counted in canonical order. 0-48: colour after colour, each from 1 to 7.
COLOURS: Final = "roygbvp"  # red orange yellow green blue violet pink
JOKER: Final[i64] = 49  # the first of three
STOP: Final[i64] = 52  # the first of two
DECK: Final[i64] = 54
CARDS: Final[list[str]] = [
    *(f"{colour}{number}" for colour in COLOURS for number in range(1, 8)),
    *("j1", "j2", "j3", "s1", "s2"),
]

# G2 [R]: the pictures of the rulebook are lost. This is the simplest deck that fits its words:
# seven numbers, colours and patterns. One line for each colour, one column for each number.
PATTERNS: Final = ("ball", "half", "bars", "rings", "dots", "harlequin", "chevron")
PATTERN: Final = (
    (0, 1, 2, 3, 4, 5, 6),  # red
    (1, 2, 3, 4, 5, 6, 0),  # orange
    (2, 3, 4, 5, 6, 0, 1),  # yellow
    (3, 4, 5, 6, 0, 1, 2),  # green
    (4, 5, 6, 0, 1, 2, 3),  # blue
    (5, 6, 0, 1, 2, 3, 4),  # violet
    (6, 0, 1, 2, 3, 4, 5),  # pink
)
BLACK_CARDS: Final = ("r1", "o6", "y4", "g2", "b7", "v5", "p3")

# G11: what a set can have in common.
KINDS: Final[list[str]] = [
    *("ones", "twos", "threes", "fours", "fives", "sixes", "sevens"),
    *("red", "orange", "yellow", "green", "blue", "violet", "pink"),
    *PATTERNS,
    "black",
]
BLACK: Final[i64] = 21  # the last kind

# A mask holds cards: bit n is card n.
NUMBERS: Final[i64] = (1 << 49) - 1
JOKERS: Final[i64] = 7 << 49
STOPS: Final[i64] = 3 << 52


def _kinds(card: int) -> tuple[int, int, int]:
    """The number, colour and pattern of a number card, as kinds."""
    colour, number = divmod(card, 7)
    return number, 7 + colour, 14 + PATTERN[colour][number]


def _members(kind: int) -> i64:
    """The seven cards of a kind."""
    cards: i64 = 0
    for card in range(49):
        if CARDS[card] in BLACK_CARDS if kind == BLACK else kind in _kinds(card):
            cards |= 1 << i64(card)
    return cards


def _kinds_of(card: int) -> i64:
    """The kinds a card has, as bits; none for what is no card."""
    kinds: i64 = 0
    for kind in range(22):
        if card >= 0 and MEMBERS[kind] >> i64(card) & 1:
            kinds |= 1 << i64(kind)
    return kinds


MEMBERS: Final[vec[i64]] = vec[i64]([_members(kind) for kind in range(22)])
KINDS_OF: Final[vec[i64]] = vec[i64]([_kinds_of(card - 1) for card in range(DECK + 1)])  # in a row
ALL_CARDS: Final[vec[u8]] = vec[u8]([u8(card) for card in range(DECK)])


def kind_of(cards: i64) -> i64:
    """The kind that all number cards among these have in common; NONE if there is none."""
    for kind in range(BLACK + 1):
        if cards & NUMBERS & ~MEMBERS[kind] == 0:
            return kind
    return NONE


# Kinds as bits: those of all cards of a hand are counted at once, up to three.

KIND_BITS: Final[i64] = 22
ALL_KINDS: Final[i64] = (1 << 22) - 1
NOT_BLACK: Final[i64] = (1 << 21) - 1


def shared(row: i64) -> i64:
    """The kinds that at least two cards of a row have, and above them those of three."""
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    while row:
        kinds = KINDS_OF[row & ROW]
        three |= two & kinds
        two |= one & kinds
        one |= kinds
        row >>= ROW_BITS
    return three << KIND_BITS | two


def present(row: i64) -> i64:
    """The kinds that at least one card of a row has."""
    kinds: i64 = 0
    while row:
        kinds |= KINDS_OF[row & ROW]
        row >>= ROW_BITS
    return kinds


# Bits. (In compiled rules `0 if a else n` makes Python objects of both numbers; hence each `if`.)


# A row holds up to ten cards side by side, six bits each, counted from 1 so that 0 is its end. To
# find the lowest bit of a mask takes long (bench/playouts), so a hand that is gone through several
# times is put in a row.

ROW_BITS: Final[i64] = 6
ROW: Final[i64] = 63


def in_row(cards: i64) -> i64:
    """The cards of a mask as a row, in canonical order."""
    row: i64 = 0
    at: i64 = 0
    while cards:
        row |= lowest(cards) + 1 << at
        cards &= cards - 1
        at += ROW_BITS
    return row


def codes(cards: i64) -> vec[u8]:
    """The cards of a mask, in canonical order."""
    order = vec[u8]()
    while cards:
        order = append(order, u8(lowest(cards)))
        cards &= cards - 1
    return order


# Three cards have one number, whatever their order: with a < b < c it is
# a + (b choose 2) + (c choose 3), which counts all threes of the deck without a gap.

PAIRS: Final[vec[i64]] = vec[i64]([n * (n - 1) // 2 for n in range(DECK + 1)])
THREES: Final[vec[i64]] = vec[i64]([n * (n - 1) * (n - 2) // 6 for n in range(DECK + 1)])
ALL_THREES: Final[i64] = 24804


def number_of_three(cards: i64) -> i64:
    """The number of three cards."""
    first = cards & -cards
    third = cards & (cards - 1)
    second = third & -third
    return lowest(first) + PAIRS[lowest(second)] + THREES[lowest(third ^ second)]


def three_numbered(n: i64) -> i64:
    """The three cards with this number."""
    c = DECK - 1
    while THREES[c] > n:
        c -= 1
    n -= THREES[c]
    b = c - 1
    while PAIRS[b] > n:
        b -= 1
    return 1 << c | 1 << b | 1 << n - PAIRS[b]


# All sets of three that some cards make, as steps counted from `first_step`.


def add_lays(hand: i64, row: i64, jokers: i64, first_step: i64, out: vec[i64], n: i64) -> i64:
    """Every three of a hand (mask and row) that make a set, with a joker at most (G11, G12)."""
    kinds = shared(row)
    twos = kinds & NOT_BLACK
    kinds >>= KIND_BITS
    if jokers:
        kinds |= twos
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        cards = hand & MEMBERS[kind]
        while cards:
            first = cards & -cards
            cards ^= first
            n = add_pairs(first, cards, wild(kind, jokers), first_step, out, n)
    return n


def wild(kind: i64, jokers: i64) -> i64:
    """The jokers that may join a set of this kind (G12)."""
    if kind == BLACK:
        return 0
    return jokers


def layable(hand: i64) -> i64:
    """The number cards that make a set with two cards of the hand."""
    row = in_row(hand)
    kinds = shared(row) & ALL_KINDS
    if hand & JOKERS:
        kinds |= present(row) & NOT_BLACK
    cards: i64 = 0
    while kinds:
        cards |= MEMBERS[lowest(kinds)]
        kinds &= kinds - 1
    return cards


def add_lays_with(card: i64, hand: i64, first_step: i64, out: vec[i64], n: i64) -> i64:
    """Every set of this card and two of the hand (G16)."""
    for kind in range(BLACK + 1):
        if MEMBERS[kind] & card:
            jokers = wild(kind, hand & JOKERS)
            n = add_pairs(card, hand & MEMBERS[kind], jokers, first_step, out, n)
    return n


def add_pairs(third: i64, cards: i64, jokers: i64, first_step: i64, out: vec[i64], n: i64) -> i64:
    """A lay of the third card with every two of the cards, or one and a joker."""
    while cards:
        first = cards & -cards
        cards ^= first
        others = cards | jokers
        while others:
            out[n] = first_step + number_of_three(third | first | others & -others)
            n += 1
            others &= others - 1
    return n
