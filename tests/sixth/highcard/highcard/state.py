"""The state of High Card and its steps."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.engine.chance import Shuffle, Spec
from handvoll.engine.state import OVER, Policy, State

CARDS = [f"{colour}{number}" for colour in "rgby" for number in range(1, 14)]  # C1
PACK = vec[u8]([u8(card) for card in range(len(CARDS))])

# Events: a kind, then the seat, then what the comment says.
DEALT, PLAYED, WON = 0, 1, 2  # cards; card; card


def number_of(card: int) -> int:
    """1 to 13."""
    return card % 13 + 1


class HighCard(State):
    """Hands, the trick under way, and the tricks each seat has made."""

    def __init__(self, seats: int, each: int) -> None:
        super().__init__(seats)
        self.each = each  # cards dealt to a seat
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.stock: list[int] = []  # cards that nobody was dealt
        self.trick: list[tuple[int, int]] = []  # seat, card
        self.gone: list[int] = []  # cards of earlier tricks, in order
        self.made = [0] * seats

    def spec(self) -> Spec:
        return Shuffle(PACK, CARDS)

    def settle(self, outcome: vec[u8]) -> None:
        cards = [int(card) for card in outcome]
        for seat in range(int(self.seats)):
            self.hands[seat] = sorted(cards[seat :: int(self.seats)][: self.each])
            self.tell(DEALT, seat, *self.hands[seat])
        self.stock = sorted(cards[self.each * int(self.seats) :])
        self.mover = 0

    def room(self) -> i64:
        return len(CARDS)

    def steps(self, seat: i64, out: vec[i64]) -> i64:
        for i, card in enumerate(self.hands[seat]):
            out[i] = card
        return len(self.hands[seat])

    def step(self, seat: i64, n: i64) -> None:
        self.hands[seat].remove(n)
        self.trick.append((int(seat), int(n)))
        self.tell(PLAYED, int(seat), int(n))
        if len(self.trick) == self.seats:
            self.end_trick()
        else:
            self.mover = (self.mover + 1) % self.seats

    def end_trick(self) -> None:
        """The highest card takes the trick, and its owner leads the next (C4, C5)."""
        seat, card = self.best()
        self.gone += [card for _, card in self.trick]
        self.trick = []
        self.made[seat] += 1
        self.tell(WON, seat, card)
        self.mover = seat if any(self.hands) else OVER

    def best(self) -> tuple[int, int]:
        """Who takes the trick, and with which card: of equal ones the first (C4)."""
        return max(self.trick, key=lambda played: number_of(played[1]))

    def score(self, seat: i64) -> i64:
        return self.made[seat]

    def won(self, seat: i64) -> bool:
        return self.made[seat] == max(self.made)

    def copy(self) -> HighCard:
        new = type(self)(int(self.seats), self.each)
        new.mover = self.mover
        new.hands, new.stock = [hand[:] for hand in self.hands], self.stock[:]
        new.trick, new.gone = self.trick[:], self.gone[:]
        new.made = self.made[:]
        return new

    def redeal(self, seat: i64, rng: Random) -> None:
        """Deal the cards that the seat has not seen anew."""
        unseen = [card for i, hand in enumerate(self.hands) if i != seat for card in hand]
        unseen += self.stock
        for i in range(len(unseen) - 1, 0, -1):
            j = int(rng.randrange(i + 1))
            unseen[i], unseen[j] = unseen[j], unseen[i]
        for i, hand in enumerate(self.hands):
            if i != seat:
                self.hands[i] = sorted(unseen.pop() for _ in hand)
        self.stock = sorted(unseen)

    def key(self) -> list[int]:
        hands = [n for hand in (*self.hands, self.stock) for n in (-1, *hand)]
        trick = [n for played in self.trick for n in played]
        key = [int(self.seats), int(self.mover), self.each, *self.made]
        return [*key, *hands, -2, *trick, *self.gone]


class Quick(Policy):
    """Plays the highest card."""

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        assert isinstance(state, HighCard)
        out[0] = max(state.hands[seat], key=number_of)
        return 1
