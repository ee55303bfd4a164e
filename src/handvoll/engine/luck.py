"""Luck that can be worked out again: outcomes derived from a seed and everybody's salts.

The k-th outcome of chance is sampled with whole numbers from the stream

    HMAC-SHA256(seed, '["handvoll-luck-1",game,[salts in seat order],k,block]'), block = 0, 1, ...

cut into 64-bit big-endian numbers; a number above the largest multiple of the bound is skipped,
so that no remainder is likelier than another.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256

import msgspec

from handvoll.engine.match import Match
from handvoll.engine.turn import Chance

_TOP = 1 << 64


def commitment(seed: bytes) -> str:
    """What is published before anybody adds a salt."""
    return sha256(seed).hexdigest()


def bot_salt(commitment: str, seat: str) -> str:
    """A bot's salt: fixed by what is already published, so the server cannot choose it."""
    return sha256(f"{commitment}:{seat}".encode()).hexdigest()[:32]


class Luck:
    """The stream of one outcome; draws uniform whole numbers as random.Random does."""

    def __init__(self, seed: bytes, game: str, salts: Sequence[str], number: int) -> None:
        self._numbers = _numbers(seed, game, salts, number)

    def randrange(self, stop: int, /) -> int:
        """A uniform whole number below `stop`."""
        limit = _TOP - _TOP % stop
        return next(number for number in self._numbers if number < limit) % stop


def _numbers(seed: bytes, game: str, salts: Sequence[str], number: int) -> Iterator[int]:
    block = 0
    while True:
        message = msgspec.json.encode(["handvoll-luck-1", game, list(salts), number, block])
        digest = hmac.digest(seed, message, "sha256")
        for i in range(0, len(digest), 8):
            yield int.from_bytes(digest[i : i + 8], "big")
        block += 1


def outcome(match: Match, seed: bytes, salts: Sequence[str]) -> list[str]:
    """The outcome that is due in a match."""
    turn = match.turn
    assert isinstance(turn, Chance)
    number = 1 + sum(entry.chance is not None for entry in match.record.entries)
    return turn.spec.sample(Luck(seed, match.record.game, salts, number))
