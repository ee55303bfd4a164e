"""Masks of up to 64 bits: which bit, how many."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# Every six bits in a row of this number are different, so a set bit, multiplied by it, brings a
# name of its own to the top (Leiserson, Prokop and Randall, Using de Bruijn Sequences to Index a 1
# in a Computer Word, 1998).
DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89


def _places() -> list[int]:
    """The place of a bit, by the name the product gives it."""
    places = [0] * 64
    for bit in range(64):
        places[(1 << bit) * 0x03F79D71B4CB0A89 >> 58 & 63] = bit
    return places


PLACE: Final[vec[u8]] = vec[u8]([u8(place) for place in _places()])


def place_of(bit: i64) -> i64:
    """Where the only bit of a mask is."""
    return i64(PLACE[bit * DE_BRUIJN >> 58 & 63])


def lowest(mask: i64) -> i64:
    """Where the lowest bit of a mask is that has one."""
    return place_of(mask & -mask)


def count(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def add_bits(mask: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """Add the place of every set bit to `out`, counted from `first`; how many there are now."""
    while mask:
        bit = mask & -mask
        out[n] = first + place_of(bit)
        n += 1
        mask ^= bit
    return n
