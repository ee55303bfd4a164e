"""The best lay of High Five!, and a quick player who looks for it."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.engine.bits import count
from handvoll.engine.state import Policy, State
from handvoll.games.highfive.actions import CARD, DROP, NONE
from handvoll.games.highfive.material import (
    DECK,
    HIGHEST,
    JOKER,
    LOWEST,
    MOST_LAID,
    SIDE,
    SINGLES,
    SQUARE,
)
from handvoll.games.highfive.score import (
    COLOUR_SHIFT,
    FOUR,
    HIGH_FIVE,
    JOKER_SHIFT,
    JOKER_WORTH,
    POINTS,
    RUN,
    THREE_AND_PAIR,
    WORTH,
    points,
)
from handvoll.games.highfive.state import HAND, HighFive, cards_of

# What the quick player charges itself, in points, for every card it lays, because cards kept are
# turns at the end, and for the joker on top. The best of what was tried in self-play.
CARD_PRICE: Final[i64] = 5
JOKER_PRICE: Final[i64] = 5
WORST: Final[i64] = -1000
SUIT: Final[i64] = (1 << HIGHEST) - 1  # the cards of the first colour in a hand
MANY: Final[i64] = 2  # gaps: so many that it is worth a look what the hand has for them


@final
class Search:
    """Looks for the best lay of a seat: the most points after prices, then the least gift.

    The points depend only on which cards fill a window, so sets of cards are compared first; only
    the best sets are tried in every order, because that decides what is left for the next player.
    """

    def __init__(self, state: HighFive, seat: i64, card_price: i64, joker_price: i64) -> None:
        self.trial: HighFive = state.copy()
        self.seat: i64 = seat
        self.hand: vec[u8] = cards_of(state.hands[seat])
        self.alike: i64 = most_alike(state.hands[seat])
        self.card_price: i64 = card_price
        self.joker_price: i64 = joker_price
        self.unseen: vec[u8] = unseen(state, seat)
        self.before: vec[i64] = vec[i64]([NONE] * 16)  # the gift of each line as it is, once asked
        self.best: i64 = WORST  # the points after prices
        self.top: i64 = WORST  # ... of a window
        self.least: i64 = 0  # the gift of the best lay so far
        self.found: vec[i64] = vec[i64]([NONE] * 5)  # its steps
        self.size: i64 = 0
        self.comparing: bool = False  # gifts, not points
        # The window being filled
        self.window: i64 = NONE
        self.bases: vec[i64] = vec[i64]([0] * 8)  # worths of the windows with its gaps (H8)
        self.twins: i64 = 0
        self.squares: vec[u8] = vec[u8]([0] * 4)  # its gaps
        self.gaps: i64 = 0
        self.chosen: vec[u8] = vec[u8]([0] * 4)  # cards for them

    def run(self, windows: vec[i64], n: i64) -> None:
        """Find the best way to fill one of the windows."""
        tops = vec[i64]([WORST] * int(n))
        for gaps in range(1, MOST_LAID + 1):  # few first: what they make, many seldom reach
            for i in range(n):
                if self.trial.wants(windows[i]) == gaps:
                    self.top = WORST
                    self.fill(windows[i])
                    tops[i] = self.top
        self.comparing = True
        for i in range(n):
            if tops[i] == self.best:
                self.look_at(windows[i])
                self.choose(0, 0, 0, 0)

    def steps(self) -> list[int]:
        """The steps of the best lay."""
        return [int(self.found[i]) for i in range(self.size)]

    def fill(self, window: i64) -> None:
        """Try all sets of cards in a window, unless they cannot reach the best."""
        self.look_at(window)
        if self.reach() - self.gaps * self.card_price >= self.best:
            self.choose(0, 0, 0, 0)

    def reach(self) -> i64:
        """What no cards of the hand exceed here: jokers, as far as it has the like of them."""
        most = self.most_points(self.gaps * JOKER_WORTH)
        if self.gaps < MANY or self.may_be_one_colour():
            return most
        if self.alike < self.gaps - 1:
            return min(most, max(POINTS[THREE_AND_PAIR], POINTS[RUN]))
        return min(most, POINTS[HIGH_FIVE if self.alike >= self.gaps else FOUR])

    def may_be_one_colour(self) -> bool:
        """Whether the hand could fill the gaps so that some five have one colour."""
        hand = self.trial.hands[self.seat]
        wanted = self.gaps - (hand >> JOKER & 1)
        for colour in range(i64(4)):
            if count(hand >> colour * HIGHEST & SUIT) >= wanted:
                for i in range(self.twins):
                    there = 5 - self.gaps - (self.bases[i] >> JOKER_SHIFT)
                    if self.bases[i] >> COLOUR_SHIFT + colour * 3 & 7 == there:
                        return True
        return False

    def look_at(self, window: i64) -> None:
        """Note the gaps of a window, and all windows with the same gaps."""
        self.window = window
        self.twins = 0
        self.gaps = 0
        line = window >> 2
        gaps = self.trial.gaps_of(window)
        self.add_twins(line, gaps)
        if gaps & (gaps - 1) == 0:
            place = i64(LOWEST[gaps])
            across = place + SIDE if line < SIDE else place
            self.add_twins(across, 1 << (line & 7))
        while gaps:
            self.squares[self.gaps] = SQUARE[line * SIDE + i64(LOWEST[gaps])]
            self.gaps += 1
            gaps &= gaps - 1

    def add_twins(self, line: i64, gaps: i64) -> None:
        """Add the windows of a line that have just these gaps."""
        for window in range(line * 4, line * 4 + 4):
            if self.trial.gaps_of(window) == gaps:
                self.bases[self.twins] = self.trial.window_worth(window)
                self.twins += 1

    def choose(self, depth: i64, first: i64, worth: i64, price: i64) -> None:
        """Add each card from `first` on to the chosen ones, until there is one for every gap."""
        if depth == self.gaps:
            self.judge(self.most_points(worth) - price)
            return
        for i in range(first, i64(len(self.hand)) - (self.gaps - depth) + 1):
            card = i64(self.hand[i])
            self.chosen[depth] = u8(card)
            extra = self.joker_price if card == JOKER else 0
            self.choose(depth + 1, i + 1, worth + WORTH[card], price + self.card_price + extra)

    def most_points(self, worth: i64) -> i64:
        """The points of the best of the twins with these cards."""
        most = points(self.bases[0] + worth)
        for i in range(1, self.twins):
            most = max(most, points(self.bases[i] + worth))
        return most

    def judge(self, value: i64) -> None:
        """Points come first; gifts are compared when the most points are known."""
        self.top = max(self.top, value)
        if value > self.best:
            self.best = value
        elif self.comparing and value == self.best:
            self.compare()

    # Which card goes where

    def compare(self) -> None:
        """Try the chosen cards in every order, once the gifts that they change are known."""
        line = self.window >> 2
        self.look_before(line)
        for i in range(self.gaps):
            self.look_before(across(line, i64(self.squares[i])))
        self.order(0)

    def look_before(self, line: i64) -> None:
        """Note the gift of a line as it is."""
        if self.before[line] == NONE:
            self.before[line] = self.line_gift(line)

    def order(self, depth: i64) -> None:
        """Try the chosen cards from `depth` on in every order."""
        if depth == self.gaps:
            self.weigh()
            return
        for i in range(depth, self.gaps):
            self.swap(depth, i)
            self.trial.put(i64(self.chosen[depth]), i64(self.squares[depth]))
            self.order(depth + 1)
            self.trial.lift(i64(self.squares[depth]))
            self.swap(depth, i)

    def swap(self, one: i64, other: i64) -> None:
        """Let two cards of the trial change places."""
        card = self.chosen[one]
        self.chosen[one] = self.chosen[other]
        self.chosen[other] = card

    def weigh(self) -> None:
        """Keep this order if it gives the next player the least so far."""
        gift = self.gift()
        if self.size and gift >= self.least:
            return
        self.least = gift
        self.size = self.gaps + 1
        self.found[0] = self.window
        for i in range(self.gaps):
            self.found[i + 1] = CARD + i64(self.chosen[i])

    def gift(self) -> i64:
        """What the lay on trial adds to what others could make of the board."""
        line = self.window >> 2
        gift = self.line_gift(line) - self.before[line]
        for i in range(self.gaps):
            other = across(line, i64(self.squares[i]))
            gift += self.line_gift(other) - self.before[other]
        return gift

    def line_gift(self, line: i64) -> i64:
        """The points that each unseen card would make in the windows with one gap, added up."""
        gift: i64 = 0
        if SINGLES[i64(self.trial.lines[line])]:
            for window in range(line * 4, line * 4 + 4):
                gaps = self.trial.gaps_of(window)
                if gaps and gaps & (gaps - 1) == 0:
                    gift += self.window_gift(self.trial.window_worth(window))
        return gift

    def window_gift(self, worth: i64) -> i64:
        """The same for one window."""
        gift: i64 = 0
        for i in range(i64(len(self.unseen))):
            gift += points(worth + WORTH[i64(self.unseen[i])])
        return gift


def across(line: i64, square: i64) -> i64:
    """The line that crosses a line on a square."""
    return SIDE + (square & 7) if line < SIDE else square >> 3


def most_alike(hand: i64) -> i64:
    """How many cards of one number a hand has at most, jokers included."""
    one, two, three, four = hand, hand >> HIGHEST, hand >> 2 * HIGHEST, hand >> 3 * HIGHEST
    some, both = one | two, one & two
    others, both_others = three | four, three & four
    most: i64 = 1
    if both & both_others & SUIT:
        most = 4
    elif (both & others | some & both_others) & SUIT:
        most = 3
    elif (both | both_others | some & others) & SUIT:
        most = 2
    return most + (hand >> JOKER & 1)


def unseen(state: HighFive, seat: i64) -> vec[u8]:
    """The number cards a seat sees neither on the board nor in its hand."""
    seen = state.hands[seat] & HAND
    for square in range(i64(len(state.board))):
        card = i64(state.board[square])
        if card < DECK:
            seen |= 1 << card
    return cards_of(~seen & ((1 << DECK) - 1))


@final
class Quick(Policy):
    """Lays the most valuable cards after its prices, where they give the least to the next."""

    def __init__(self, card_price: i64 = CARD_PRICE, joker_price: i64 = JOKER_PRICE) -> None:
        self.card_price: i64 = card_price
        self.joker_price: i64 = joker_price

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        """One whole move of the seat."""
        assert isinstance(state, HighFive)
        n = state.steps(seat, out)
        if out[0] >= DROP:  # H10: so seldom that any card will do
            out[1] = CARD + i64(cards_of(state.hands[seat])[0])
            return 2
        search = Search(state, seat, self.card_price, self.joker_price)
        search.run(out, n)
        for i in range(search.size):
            out[i] = search.found[i]
        return search.size


def best_lay(state: HighFive, seat: i64) -> list[int]:
    """The steps to the most points there are, with the least gift; none where H10 applies."""
    windows = vec[i64]([0] * int(state.room()))
    n = state.steps(seat, windows)
    if windows[0] >= DROP:
        return []
    search = Search(state, seat, 0, 0)
    search.run(windows, n)
    return search.steps()


def lays_worth_a_look(state: HighFive, seat: i64) -> list[list[int]]:
    """The best lay in every window; the most points first, then the fewest cards."""
    windows = vec[i64]([0] * int(state.room()))
    found: list[tuple[int, int, list[int]]] = []
    for i in range(state.steps(seat, windows)):
        if windows[i] < DROP:
            search = Search(state, seat, 0, 0)
            search.run(vec[i64]([windows[i]]), 1)
            found.append((-int(search.best), int(search.size), search.steps()))
    return [steps for _, _, steps in sorted(found)]
