"""What is asked of chance: specifications with their sampling.

Every specification is a list of bounds and a map: uniform whole numbers below the bounds (the
picks) become an outcome. Whoever supplies the picks supplies the luck: a pseudo-random
generator in a simulation, the committed seeds at a server's table.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Protocol, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from handvoll.engine.errors import ChanceError
from handvoll.engine.stirring import ALL, BITS, DOUBTFUL, ONE, PICKS, fair, stirred


class Rng(Protocol):
    """Anything that draws uniform whole numbers: random.Random and its like."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 on and below `stop`, each as likely as another."""


class Spec:
    """What is asked; `names` holds the text of every code an outcome may contain."""

    def __init__(self, names: list[str]) -> None:
        self.names: list[str] = names

    @abstractmethod
    def bounds(self) -> vec[i64]:
        """The bounds of the picks an outcome is made from."""

    @abstractmethod
    def outcome(self, picks: vec[i64]) -> vec[u8]:
        """The outcome these picks make."""

    @abstractmethod
    def flaw(self, outcome: vec[u8]) -> str:
        """The id of what is wrong with an outcome; empty if it may stand."""

    def draw(self, rng: Random) -> vec[u8]:
        """A random outcome, for compiled callers."""
        bounds = self.bounds()
        picks = bounds[:]
        while True:
            for i in range(i64(len(bounds))):
                picks[i] = rng.randrange(bounds[i])
            outcome = self.outcome(picks)
            if not self.flaw(outcome):
                return outcome

    def sample(self, rng: Rng) -> list[str]:
        """A random outcome in text, from any generator; an outcome with a flaw is redrawn."""
        bounds = self.bounds()
        while True:
            outcome = self.outcome(vec[i64]([rng.randrange(int(bound)) for bound in bounds]))
            if not self.flaw(outcome):
                return [self.names[int(code)] for code in outcome]

    def read(self, texts: Sequence[object]) -> vec[u8]:
        """The outcome these texts stand for; raises ChanceError if it does not fit."""
        codes = vec[u8]()
        for text in texts:
            if not isinstance(text, str) or not text or text not in self.names:
                raise ChanceError("chance-unknown", what=str(text)[:40])
            codes = append(codes, u8(self.names.index(text)))
        flaw = self.flaw(codes)
        if flaw:
            raise ChanceError(flaw, count=len(texts), expected=int(self.size()))
        return codes

    @abstractmethod
    def size(self) -> i64:
        """How many texts an outcome has."""


@final
class Shuffle(Spec):
    """The cards in a random order, the first on top."""

    def __init__(self, cards: vec[u8], names: list[str]) -> None:
        super().__init__(names)
        self.cards: vec[u8] = cards

    def __repr__(self) -> str:
        return f"Shuffle({len(self.cards)} cards)"

    def size(self) -> i64:
        return len(self.cards)

    def bounds(self) -> vec[i64]:
        n = i64(len(self.cards))
        return vec[i64]([n - i for i in range(n)])

    def outcome(self, picks: vec[i64]) -> vec[u8]:
        """Fisher and Yates from the top: pick i says which of the cards left comes next."""
        cards = self.cards[:]
        for i in range(i64(len(cards))):
            swap(cards, i, i + picks[i])
        return cards

    def draw(self, rng: Random) -> vec[u8]:
        """As in Spec, but several picks come out of one random number.

        A random fraction times n is a pick below n and, behind the point, a new fraction. What is
        left of it after some picks says whether they were fair; else these places are drawn again,
        which hardly ever happens.

        The generator is asked for a place and a stride only; the numbers are those places, stirred
        (Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, 2014). A deck of a
        hundred cards asks for sixteen of them, each a sixth of the price.
        """
        cards = self.cards[:]
        left = i64(len(cards))
        place = rng.randrange(ALL)
        stride = rng.randrange(ALL) | 1
        while left > PICKS:
            place = place + stride & ALL
            fraction = stirred(place) >> 62 - BITS
            for i in range(PICKS):
                fraction *= left - i
                swap(cards, left - i - 1, fraction >> BITS)
                fraction &= ONE - 1
            if fraction >= DOUBTFUL or fair(fraction, left):
                left -= PICKS
        for last in range(left - 1, 0, -1):
            swap(cards, last, rng.randrange(last + 1))
        return cards

    def flaw(self, outcome: vec[u8]) -> str:
        count = vec[i64]([0] * 256)
        for card in outcome:
            count[i64(card)] += 1
        for card in self.cards:
            count[i64(card)] -= 1
        for n in count:
            if n != 0:
                return "chance-not-the-cards"
        return ""


def swap(cards: vec[u8], one: i64, other: i64) -> None:
    """Let two cards change places."""
    card = cards[one]
    cards[one] = cards[other]
    cards[other] = card


def shuffle(cards: vec[u8], rng: Random) -> None:
    """Bring cards into a random order."""
    n = i64(len(cards))
    for i in range(n - 1):
        swap(cards, i, i + rng.randrange(n - i))


@final
class Dice(Spec):
    """Some dice with the same faces, at most `most` of them equal."""

    def __init__(self, dice: i64, most: i64, names: list[str]) -> None:
        super().__init__(names)
        self.dice: i64 = dice
        self.most: i64 = most

    def __repr__(self) -> str:
        return f"Dice({self.dice} of {len(self.names)} faces, at most {self.most} equal)"

    def size(self) -> i64:
        return self.dice

    def bounds(self) -> vec[i64]:
        return vec[i64]([i64(len(self.names)) for _ in range(self.dice)])

    def outcome(self, picks: vec[i64]) -> vec[u8]:
        return vec[u8]([u8(pick) for pick in picks])

    def flaw(self, outcome: vec[u8]) -> str:
        if len(outcome) != self.dice:
            return "chance-not-the-dice"
        count = vec[i64]([0] * 256)
        for face in outcome:
            count[i64(face)] += 1
            if count[i64(face)] > self.most:
                return "chance-too-many-equal"
        return ""
