"""High Five!: five characters. The best lays, played to the end by a faster player."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.bots.mind import TO_THE_END, Mind, chance_of_lead
from handvoll.bots.search import Flat
from handvoll.engine.state import Policy, State
from handvoll.games.highfive.actions import CARD, DROP
from handvoll.games.highfive.hints import CARD_PRICE, JOKER_PRICE, WORST, Quick, Search
from handvoll.games.highfive.material import JOKER, LINES, SIDE
from handvoll.games.highfive.score import JOKER_WORTH, WORTH, points
from handvoll.games.highfive.state import HighFive, cards_of

A_LITTLE: Final[i64] = 2  # points that a card may bring later, to who saves cards only a little

SPREAD: Final = 8.0  # points: a lead of so many is one standard deviation of what may come

# The strongest expects others to do just what quick would, and for that does not look to the end:
# a faster player stands for them there, and with four players it wins hardly more than its share.
AHEAD: Final[i64] = 12  # moves
SPREAD_AHEAD: Final = 12.0  # points


@final
class Greedy(Policy):
    """The most points after prices, without a look at what is left to the next.

    It can overlook columns, and windows with many gaps.
    """

    def __init__(self, price: i64, joker_price: i64, lines: i64 = LINES, gaps: i64 = 4) -> None:
        self.price: i64 = price
        self.joker_price: i64 = joker_price
        self.lines: i64 = lines  # those it looks along; the columns come last
        self.gaps: i64 = gaps  # the most it thinks of
        self.worths: vec[i64] = WORTH
        self.hand: vec[u8] = vec[u8]()
        self.best: i64 = 0
        self.window: i64 = 0
        self.mask: i64 = 0

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        assert isinstance(state, HighFive)
        n = state.steps(seat, out)
        self.hand = cards_of(state.hands[seat])
        if out[0] >= DROP:  # H10
            out[1] = CARD + i64(self.hand[0])
            return 2
        self.best = WORST
        for i in range(n):
            self.look(state, out[i], self.lines, self.gaps)
        if self.best == WORST:
            for i in range(n):
                self.look(state, out[i], LINES, 5)
        return self.write(out)

    def look(self, state: HighFive, window: i64, lines: i64, gaps: i64) -> None:
        """Fill a window as well as possible, if it is looked at and could be the best."""
        k = state.wants(window)
        if window >> 2 >= lines or k > gaps:
            return
        worth = state.window_worth(window)
        if points(worth + k * JOKER_WORTH) - k * self.price > self.best:
            self.choose(window, worth, k, 0, 0, 0)

    def choose(self, window: i64, worth: i64, left: i64, first: i64, price: i64, mask: i64) -> None:
        """Add each card from `first` on, until no gap is left."""
        if left == 0:
            value = points(worth) - price
            if value > self.best:
                self.best = value
                self.window = window
                self.mask = mask
            return
        for i in range(first, i64(len(self.hand)) - left + 1):
            card = i64(self.hand[i])
            more = price + self.price
            if card == JOKER:
                more += self.joker_price
            more_worth = worth + self.worths[card]
            self.choose(window, more_worth, left - 1, i + 1, more, mask | 1 << card)

    def write(self, out: vec[i64]) -> i64:
        """The window, then the cards."""
        out[0] = self.window
        n: i64 = 1
        for card in self.hand:
            if self.mask >> i64(card) & 1:
                out[n] = CARD + i64(card)
                n += 1
        return n


@final
class BestLays(Mind):
    """The lays with the most points after prices, each in the order that leaves the least."""

    def __init__(
        self,
        most: i64,
        rollout: Policy | None = None,
        ahead: i64 = TO_THE_END,
        spread: float = SPREAD,
    ) -> None:
        # Three and four cards are hardly ever worth their price, and take ten times as long.
        super().__init__(rollout or Greedy(CARD_PRICE, JOKER_PRICE, gaps=2), ahead)
        self.spread: float = spread
        self.most: i64 = most
        self.worths: vec[i64] = WORTH
        self.n: i64 = 0
        self.values: vec[i64] = vec[i64]([0] * int(most + 1))
        self.windows: vec[i64] = vec[i64]([0] * int(most + 1))
        self.masks: vec[i64] = vec[i64]([0] * int(most + 1))

    def value(self, state: State, seat: i64) -> float:
        """The lead, cards at their prices; a narrow win is nearly as good as none yet."""
        assert isinstance(state, HighFive)
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, standing(state, other))
        return chance_of_lead(float(standing(state, seat) - best) / self.spread)

    def moves(self, state: State, seat: i64, rng: Random) -> list[vec[i64]]:
        assert isinstance(state, HighFive)
        out = vec[i64]([0] * int(state.room()))
        n = state.steps(seat, out)
        if out[0] >= DROP:
            return self.drops(state, seat, out, n)
        search = Search(state, seat, CARD_PRICE, JOKER_PRICE)
        self.n = 0
        for i in range(n):
            search.look_at(out[i])
            bound = search.reach() - search.gaps * CARD_PRICE
            if self.n < self.most or bound > self.values[self.n - 1]:
                self.choose(search, 0, 0, 0, 0, 0)
        return [self.ordered(search, k) for k in range(self.n)]

    def drops(self, state: HighFive, seat: i64, out: vec[i64], n: i64) -> list[vec[i64]]:
        """H10: so seldom that one card will do; where it goes is tried."""
        card = CARD + i64(cards_of(state.hands[seat])[0])
        return [vec[i64]([out[i], card]) for i in range(min(n, self.most))]

    def choose(
        self, search: Search, depth: i64, first: i64, worth: i64, price: i64, mask: i64
    ) -> None:
        """Add each card from `first` on, until no gap of the window is left."""
        if depth == search.gaps:
            self.note(search.most_points(worth) - price, search.window, mask)
            return
        for i in range(first, i64(len(search.hand)) - (search.gaps - depth) + 1):
            card = i64(search.hand[i])
            more = price + CARD_PRICE
            if card == JOKER:
                more += JOKER_PRICE
            more_worth = worth + self.worths[card]
            self.choose(search, depth + 1, i + 1, more_worth, more, mask | 1 << card)

    def note(self, value: i64, window: i64, mask: i64) -> None:
        """Put a lay where it belongs among the best so far."""
        if self.n == self.most and value <= self.values[self.n - 1]:
            return
        at = self.n
        while at > 0 and self.values[at - 1] < value:
            self.values[at] = self.values[at - 1]
            self.windows[at] = self.windows[at - 1]
            self.masks[at] = self.masks[at - 1]
            at -= 1
        self.values[at] = value
        self.windows[at] = window
        self.masks[at] = mask
        if self.n < self.most:
            self.n += 1

    def ordered(self, search: Search, k: i64) -> vec[i64]:
        """The steps of a lay, its cards in the order that leaves the others least."""
        search.look_at(self.windows[k])
        at: i64 = 0
        for card in search.hand:
            if self.masks[k] >> i64(card) & 1:
                search.chosen[at] = card
                at += 1
        search.size = 0
        search.compare()
        return search.found[: search.size]


def standing(state: HighFive, seat: i64) -> i64:
    """The points of a seat, and what its cards may bring."""
    joker = JOKER_PRICE if state.has(seat, JOKER) else 0
    return state.score(seat) + state.held(seat) * CARD_PRICE + joker


def characters() -> list[Policy]:
    """The five levels, the weakest first."""
    return [
        Greedy(0, 0, lines=SIDE, gaps=2),
        Greedy(A_LITTLE, A_LITTLE),
        Quick(),
        Flat(BestLays(6), 150),
        Flat(BestLays(16, Quick(), AHEAD, SPREAD_AHEAD), 2000),
    ]
