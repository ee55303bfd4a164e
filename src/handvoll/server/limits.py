"""How much is too much: token buckets per address, per person and per connection."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

BUCKETS = 20_000  # remembered at a time; the longest unused is forgotten first
LARGEST_BODY = 16_384
LARGEST_MESSAGE = 8_192


@dataclass(frozen=True, slots=True)
class Rate:
    """So many in a second, and so many at once."""

    per_second: float
    burst: float

    def __mul__(self, times: int) -> Rate:
        return Rate(self.per_second * times, self.burst * times)


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address, one person and one connection may ask of us."""

    address: Rate = Rate(40, 200)
    person: Rate = Rate(20, 80)
    messages: Rate = Rate(20, 60)
    opening: Rate = Rate(0.2, 20)  # tables opened by one address
    codes: Rate = Rate(0.5, 20)  # short codes tried by one address: they could be guessed
    asking: Rate = Rate(0.05, 8)  # seats asked for by one address: each disturbs a table
    sockets: int = 60  # connections of one address at a time

    def for_crowd(self, times: int) -> Limits:
        """Limits for so many times as many people behind one address, or so much busier ones."""
        return Limits(
            address=self.address * times,
            person=self.person * times,
            messages=self.messages * times,
            opening=self.opening * times,
            codes=self.codes * times,
            asking=self.asking * times,
            sockets=self.sockets * times,
        )


class Bucket:
    """Fills at a rate up to its burst; each request takes one drop."""

    __slots__ = ("drops", "rate", "seen")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.drops = rate.burst
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Whether there was a drop left."""
        now = time.monotonic()
        filled = self.drops + (now - self.seen) * self.rate.per_second
        self.drops, self.seen = min(self.rate.burst, filled), now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Buckets:
    """A bucket for everybody who has asked lately."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether this one may."""
        bucket = self._buckets.pop(who, None) or Bucket(self.rate)
        self._buckets[who] = bucket
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()
