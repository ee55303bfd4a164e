"""The split of a hand found without any cleverness, straight from the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from handvoll.games.igo.material import CARDS, Cards, card_set
from handvoll.games.igo.score import (
    COLOURS_OF,
    best_row,
    can_get_down_to,
    least_sum,
    row_of,
    worth_of,
)

Hand = list[tuple[int, int]]  # colour and value of each card


def as_cards(hand: Hand) -> Cards:
    """The hand as the game holds it."""
    return card_set([colour * 11 + value - 1 for colour, value in hand])


def spoken(hand: Hand) -> str:
    """The hand as people say it."""
    return " ".join(CARDS[colour * 11 + value - 1] for colour, value in hand)


def random_hand(rng: Random, size: int, colours: int, values: int) -> Hand:
    """Some cards of a small or the whole deck, without a free colour."""
    deck = [(colour, value) for colour in range(colours) for value in range(1, values + 1)]
    return sorted(rng.sample(deck, size))


def random_row(rng: Random, colours: int, values: int) -> tuple[tuple[int, ...], set[int]]:
    """A caller's row: up to two colours and the values of its own."""
    named = tuple(sorted(rng.sample(range(colours), rng.randrange(3))))
    if not named:
        return (), set()
    least = len(named)
    size = rng.randrange(least, values + 1)
    return named, set(rng.sample(range(1, values + 1), size))


def assign(hand: Hand, named: tuple[int, ...], taken: set[int]) -> int:
    """The least sum over all assignments of cards to own row, additions and leftover (I10-I14)."""

    def least(i: int, colours: set[int], row: set[int], added: set[int]) -> int:
        if i == len(hand):
            return 0
        colour, value = hand[i]
        best = value + least(i + 1, colours, row, added)
        if value not in row and len(colours | {colour}) <= 2:
            best = min(best, least(i + 1, colours | {colour}, row | {value}, added))
        if colour in named and value not in taken and value not in added:
            best = min(best, least(i + 1, colours, row, added | {value}))
        return best

    return least(0, set(), set(), set())


def every_row(hand: Hand) -> Iterator[tuple[tuple[int, ...], int]]:
    """All rows that can be named (I10), in the order of I15, with the sum they leave over."""
    for size in range(3):
        for named in combinations(range(10), size):
            mine = [card for card in hand if card[0] in named]
            values = {value for _, value in mine}
            present = {colour for colour, _ in mine}
            if len(present) == size and len(values) >= size:
                yield named, sum(value for _, value in hand) - sum(values)


def check_caller(hand: Hand) -> None:
    """The best row is what trying all rows finds, and the first of them (I15)."""
    answer = best_row(as_cards(hand))
    rows = list(every_row(hand))
    best = min(rows, key=lambda row: row[1])
    assert COLOURS_OF[int(row_of(answer))] == best[0], spoken(hand)
    assert sum(value for _, value in hand) - int(worth_of(answer)) == best[1], spoken(hand)


def ours(hand: Hand, named: tuple[int, ...], taken: set[int]) -> int:
    """The least sum the game finds beside a caller's row."""
    values = sum(1 << value - 1 for value in taken)
    return int(least_sum(as_cards(hand), COLOURS_OF.index(named), values))


def can_reach(points: int, hand: Hand, named: tuple[int, ...], taken: set[int]) -> bool:
    """Whether the game says that no more than this must be left beside a caller's row."""
    values = sum(1 << value - 1 for value in taken)
    return can_get_down_to(points, as_cards(hand), COLOURS_OF.index(named), values)


def check_small(rng: Random) -> None:
    """A small hand of a small deck, where much meets, against all assignments."""
    hand = random_hand(rng, rng.randrange(7), 4, 4)
    named, taken = random_row(rng, 4, 4)
    least = assign(hand, named, taken)
    assert ours(hand, named, taken) == least, (spoken(hand), named, taken)
    assert can_reach(least, hand, named, taken), (spoken(hand), named, taken)
    assert not can_reach(least - 1, hand, named, taken), (spoken(hand), named, taken)
    assert ours(hand, (), set()) == assign(hand, (), set()), spoken(hand)
