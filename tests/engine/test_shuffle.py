"""Shuffling is fair, also where several picks come out of one random number."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import perm

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import u8

from handvoll.engine import chance
from handvoll.engine.chance import Shuffle
from handvoll.engine.stirring import DOUBTFUL, ONE, PICKS, fair


def shuffle(n: int) -> Shuffle:
    return deck(*range(n))


def deck(*cards: int) -> Shuffle:
    return Shuffle(vec[u8]([u8(card) for card in cards]), [str(n) for n in range(len(cards))])


@pytest.mark.parametrize("n", [0, 1, 2, 7, 110, 255])
def test_a_shuffle_has_every_card_once(n: int) -> None:
    drawn = shuffle(n).draw(Random(1))
    assert sorted(int(card) for card in drawn) == list(range(n))


def test_every_order_is_as_likely_as_another() -> None:
    rng, times = Random(1), 12_000
    seen = Counter(tuple(int(card) for card in shuffle(4).draw(rng)) for _ in range(times))
    assert set(seen) == set(permutations(range(4)))
    expected = times / 24
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert chi_square < 53  # 23 degrees of freedom: exceeded once in 2,500 times


def test_every_card_comes_to_every_place_of_a_deck() -> None:
    rng, times, n = Random(2), 4_000, 60
    places = Counter()  # type: Counter[tuple[int, int]]
    for _ in range(times):
        places.update((place, int(card)) for place, card in enumerate(shuffle(n).draw(rng)))
    expected = times / n
    chi_square = sum((places[p, c] - expected) ** 2 / expected for p in range(n) for c in range(n))
    free = (n - 1) ** 2
    assert abs(chi_square - free) < 4 * (2 * free) ** 0.5


def test_two_cards_are_as_likely_in_any_two_places() -> None:
    rng, times = Random(3), 7_200
    spec = deck(0, 0, 1, 0, 0, 2, 0, 0, 0)
    seen = Counter(tuple(int(card) for card in spec.draw(rng)) for _ in range(times))
    chi_square = sum((count - times / 72) ** 2 / (times / 72) for count in seen.values())
    assert len(seen) == 72
    assert chi_square < 115  # 71 degrees of freedom: exceeded once in 1,400 times


@pytest.mark.parametrize("bound", [7, 110, 255])
def test_fair_picks_are_a_multiple_of_what_they_can_be(bound: int) -> None:
    ways = perm(bound, int(PICKS))
    unfair = ONE % ways
    assert ways < DOUBTFUL
    assert fair(unfair, bound)
    assert not fair(unfair - 1, bound)


class Given:
    """A generator that gives what it is told to."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def randrange(self, stop: int, /) -> int:
        return self.numbers.pop(0)


@pytest.mark.skipif(not chance.__file__.endswith(".py"), reason="needs the interpreted build")
def test_an_unfair_rest_is_drawn_again() -> None:
    """2 ** 55 numbers cannot be shared out evenly to 5,040 orders: some of them are drawn again."""
    stride = 12_345_678_901_234_567
    twice = Given((1 << 62) - stride, stride)  # the first number is 0, stirred or not
    once = Given(0, stride)  # begins with the second
    begun = deck(1, 2, 3, 4, 5, 6, 0)  # what picks of 0 make of seven cards
    assert list(shuffle(7).draw(twice)) == list(begun.draw(once))  # type: ignore[arg-type]
