"""Masks: every place is found, every bit counted."""

from __future__ import annotations

from random import Random

from handvoll.engine.bits import count, lowest, place_of


def test_every_bit_has_its_place() -> None:
    assert [place_of(1 << place) for place in range(63)] == list(range(63))


def test_the_lowest_bit_is_found_below_any_others() -> None:
    rng = Random(1)
    for place in range(62):
        assert (
            lowest((rng.getrandbits(61 - place) << 1 | 1) << place if place < 61 else 1 << place)
            == place
        )


def test_all_bits_are_counted() -> None:
    masks = [Random(n).getrandbits(62) for n in range(50)]
    assert [count(mask) for mask in [0, *masks]] == [0, *(mask.bit_count() for mask in masks)]
