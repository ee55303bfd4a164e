"""Small numbers side by side in one integer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.bits import lowest

# Several small numbers stand side by side in one integer. Bytes, one for each seat: how many
# cards a pile has. Nibbles (four bits): what each row waits for, what each open pile shows; one
# comparison finds all that equal n: after the XOR equal nibbles are zero, and a nibble is zero if
# neither its high bit is set nor its low bits carry into it. Arrays are slower (bench/playouts).
BYTE: Final[i64] = 0xFF
ONES: Final[i64] = 0x11111111
LOWS: Final[i64] = 0x77777777
ROWS: Final[i64] = 0xFFFFFFFF  # of marked steps: the rows; above them are the piles


def equal(nibbles: i64, n: i64) -> i64:
    """The nibbles equal to n (1-15), each marked by its highest bit."""
    x = nibbles ^ (n * ONES)
    return ~((x & LOWS) + LOWS | x | LOWS) & (ONES << 3)


def add_marked(marked: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """Add a step for every marked nibble, counted from `first`."""
    while marked:
        out[n] = first + first_marked(marked)
        n += 1
        marked &= marked - 1
    return n


def first_marked(marked: i64) -> i64:
    """Which nibble is the first that is marked."""
    return lowest(marked) >> 2
