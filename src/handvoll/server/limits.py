"""How much is too much: token buckets per network, per person and per connection.

What guards this process's own processor and descriptors is counted here; what guards something all
houses share (tables, codes, whom a table hears) is counted in the store, by all of them together.
Of IPv6 a network is the /64 that one customer has; the /48 around it has some times as much.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, fields

from handvoll.server.networks import AROUND, networks_of

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
    """What one network, one person and one connection may ask of us."""

    address: Rate = Rate(40, 200)
    person: Rate = Rate(20, 80)
    messages: Rate = Rate(20, 60)
    opening: Rate = Rate(0.2, 20)  # tables opened by one address
    codes: Rate = Rate(0.5, 20)  # short codes tried by one address: they could be guessed
    asking: Rate = Rate(0.05, 8)  # seats asked for by one address: each disturbs a table
    sitting: Rate = Rate(0.5, 30)  # down, from one address: everybody there is told
    undoing: Rate = Rate(0.5, 30)  # of one person: to and fro makes logs grow
    changing: Rate = Rate(0.5, 30)  # names, times and who plays, from one address: the same
    dressing: Rate = Rate(0.5, 30)  # puppets chosen at one address: each is kept for ever
    televisions: Rate = Rate(0.1, 30)  # new ones at one address: each is lent a code
    devices: Rate = Rate(0.05, 20)  # to be told on, from one address: each is sent something
    misses: Rate = Rate(5, 200)  # short codes tried in vain, by all together
    reading: Rate = Rate(10_000, 200_000)  # entries of finished games read by one address
    lists: Rate = Rate(2, 20)  # of all legal moves, asked for by one address
    reactions: Rate = Rate(0.5, 6)  # of one person
    applause: Rate = Rate(3, 36)  # reactions of one address, whoever they are
    talking: Rate = Rate(0.4, 5)  # of one person, where the house allows it
    frames: Rate = Rate(200, 1000)  # of one address, over all its live connections
    connects: Rate = Rate(20, 200)  # new connections of one address
    connections: int = 200  # of one address at a time
    sockets: int = 60  # live ones among them

    def for_crowd(self, times: int) -> Limits:
        """Limits for so many times as many people behind one address, or so much busier ones."""
        return Limits(**{each.name: getattr(self, each.name) * times for each in fields(self)})


class Bucket:
    """Fills at a rate up to its burst; each request takes one drop."""

    __slots__ = ("drops", "rate", "seen")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.drops = rate.burst
        self.seen = time.monotonic()

    def take(self, drops: float = 1) -> bool:
        """Whether there were so many drops left; more than it holds take all of them."""
        now = time.monotonic()
        filled = self.drops + (now - self.seen) * self.rate.per_second
        self.drops, self.seen = min(self.rate.burst, filled), now
        drops = min(drops, self.rate.burst)
        if self.drops < drops:
            return False
        self.drops -= drops
        return True

    def owe(self, drops: float) -> None:
        """Take so many whether they are there or not; nobody owes more than that."""
        self.take(0)
        self.drops = max(self.drops - drops, -drops)


class Buckets:
    """A bucket for everybody who has asked lately."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, drops: float = 1) -> bool:
        """Whether this one may."""
        return self._of(who).take(drops)

    def owe(self, who: str, drops: float) -> None:
        """This one took so many, unasked."""
        self._of(who).owe(drops)

    def _of(self, who: str) -> Bucket:
        bucket = self._buckets.pop(who, None) or Bucket(self.rate)
        self._buckets[who] = bucket
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)
        return bucket

    def knows(self, who: str) -> bool:
        """Whether this one has asked lately."""
        return who in self._buckets


class NetworkBuckets:
    """Buckets by where somebody is: what one customer may, and some times that for all around."""

    def __init__(self, rate: Rate) -> None:
        self._of = {1: Buckets(rate), AROUND: Buckets(rate * AROUND)}

    def take(self, address: str, drops: float = 1) -> bool:
        """Whether this address may."""
        return all(self._of[times].take(who, drops) for who, times in networks_of(address))

    def owe(self, address: str, drops: float) -> None:
        """This address took so many, unasked."""
        for who, times in networks_of(address):
            self._of[times].owe(who, drops)

    def knows(self, address: str) -> bool:
        """Whether anybody there has asked lately."""
        return self._of[1].knows(networks_of(address)[0][0])
