"""Many random numbers out of few: places of a generator, stirred, and several picks of each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# A random fraction with so many bits behind the point, times a bound below 256, fits an i64.
BITS: Final[i64] = 55
ONE: Final[i64] = 1 << 55
PICKS: Final[i64] = 6  # that come out of one fraction
DOUBTFUL: Final[i64] = 1 << 48  # their bounds, multiplied, are less
ALL: Final[i64] = (1 << 62) - 1  # the bits of the numbers that `stirred` makes


def fair(rest: i64, bound: i64) -> bool:
    """Whether PICKS picks, the first below this bound, may stand; by the rest of their fraction.

    They may if it is not below the remainder of its range by the product of the bounds
    (Brackett-Rozinsky and Lemire, Batched Ranged Random Integer Generation, 2024).
    """
    product: i64 = 1
    for i in range(PICKS):
        product *= bound - i
    return rest >= ONE % product


def stirred(n: i64) -> i64:
    """A number of 62 bits in which every bit hangs on every bit of this one."""
    n = (n ^ n >> 30) * 0x3F58476D1CE4E5B9 & ALL
    n = (n ^ n >> 27) * 0x14D049BB133111EB & ALL
    return n ^ n >> 31
