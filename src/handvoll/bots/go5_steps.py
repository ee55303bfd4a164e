"""What steps of Go5 promise: a few numbers of each, and what a player has learned of them."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.bits import count
from handvoll.engine.state import Policy, State
from handvoll.games.go5.actions import ACROSS, ADD, DISCARD, LAY, PLAY_STOP, SWAP
from handvoll.games.go5.hints import SHARP, Quick, fives, in_sight, worth
from handvoll.games.go5.legal import is_own
from handvoll.games.go5.material import (
    BLACK,
    DECK,
    JOKERS,
    MEMBERS,
    NONE,
    NUMBERS,
    kind_of,
    layable,
    three_numbered,
)
from handvoll.games.go5.state import Go5
from handvoll.games.go5.table import MOST_SETS, PLAYING, fits, set_kind, set_size

URGENT: Final[i64] = 1800  # what is worth so much to quick makes five, or is a stop card
DEFEAT: Final[i64] = -2500  # ... and so little ends the game with a five and loses it

# Where `Sights` writes what it sees of a step, by what is done; all but the last are 0 for others.
NEW_SET: Final[i64] = 0  # 8 numbers
SWAPPED: Final[i64] = 8  # 8
FOURTH: Final[i64] = 16  # 8
THROWN: Final[i64] = 24  # 6
KEPT: Final[i64] = 30  # 11: what is left in hand
SIGHTS: Final[i64] = 41

# How much each counts, in hundredths of a win. `python -m tools.learn_steps` finds them.
# fmt: off
LEARNED: Final = vec[float]([
    2.78, 0.50, 2.83, -2.13, 1.25, 0.69, 0.52, 1.57, 2.34, -0.50, 2.46,
    -2.00, 0.48, -2.04, -0.95, -1.29, 2.40, 0.73, 1.48, -4.75, 0.45, -3.51,
    0.35, -3.54, -7.51, -2.30, 1.07, -6.38, -2.58, -1.30, 3.01, 0.48, -0.05,
    -1.46, -1.79, 1.10, 1.93, -1.79, -1.39, -0.63, 3.68,
])
# fmt: on


@final
class Sights:
    """What a seat sees of a step, in numbers of about one."""

    def __init__(self) -> None:
        self.of: vec[float] = vec[float]([0.0] * int(SIGHTS))
        self.hidden: i64 = 0  # masks: cards in the pile or in other hands
        self.fours: i64 = 0  # what makes an own set of four five
        self.threes: i64 = 0
        self.their_fours: i64 = 0
        self.their_threes: i64 = 0
        self.their_cards: i64 = 0  # numbers in others' sets: a swap may bring them
        self.danger: float = 0.0  # how many hidden cards make another five
        self.hope: float = 0.0  # ... and this seat
        self.fewest: float = 0.0  # cards another holds

    def look(self, state: Go5, seat: i64) -> None:
        """See how the table stands before a step."""
        self.fours = self.threes = self.their_fours = self.their_threes = self.their_cards = 0
        for at in range(state.all_sets()):
            self.look_at(state.sets[at], is_own(state, seat, at))
        self.hidden = (NUMBERS | JOKERS) & ~in_sight(state) & ~state.hands[seat]
        self.danger = float(count(self.their_fours & self.hidden)) / 8.0
        self.hope = float(count(self.fours & self.hidden)) / 8.0
        least: i64 = 8
        for other in range(state.seats):
            if other != seat:
                least = min(least, state.size(other))
        self.fewest = float(least) / 4.0

    def look_at(self, laid: i64, own: bool) -> None:
        """See what a set waits for."""
        four: i64 = fits(laid) if set_size(laid) == 4 else 0
        three = fits(laid) & ~four
        if own:
            self.fours |= four
            self.threes |= three
        else:
            self.their_fours |= four
            self.their_threes |= three
            self.their_cards |= laid & NUMBERS

    def write(self, state: Go5, seat: i64, step: i64) -> None:
        """Put what is seen of a step into `of`."""
        for i in range(SIGHTS):
            self.of[i] = 0.0
        hand = state.hands[seat]
        if step >= LAY:
            hand &= ~three_numbered(step - LAY)
            self.lay(three_numbered(step - LAY), hand)
        elif step >= SWAP:
            if state.held == NONE:
                hand &= ~(1 << (step - SWAP) // DECK)
            self.swap(state, seat, (step - SWAP) % DECK, hand)
        elif step >= ADD:
            card = (step - ADD) // MOST_SETS
            hand &= ~(1 << card)
            self.add(state.sets[state.first_set(seat) + (step - ADD) % MOST_SETS], card, FOURTH)
        elif step >= DISCARD:
            card = (step - DISCARD) % DECK
            hand &= ~(1 << card)
            self.discard(1 << card, step >= ACROSS)
        self.keep(hand, state.has_opened(seat))

    def lay(self, cards: i64, hand: i64) -> None:
        """A new set: what may join it, and how near the end is."""
        of, kind = self.of, kind_of(cards)
        of[NEW_SET] = 1.0
        of[NEW_SET + 1] = float(count(MEMBERS[kind] & self.hidden)) / 4.0
        of[NEW_SET + 2] = one_if(kind == BLACK)
        of[NEW_SET + 3] = one_if(cards & JOKERS != 0)
        of[NEW_SET + 4] = self.danger
        of[NEW_SET + 5] = self.hope
        of[NEW_SET + 6] = self.fewest
        of[NEW_SET + 7] = one_if(MEMBERS[kind] & hand != 0)

    def swap(self, state: Go5, seat: i64, card: i64, hand: i64) -> None:
        """A card from another's set: what it may be added to, or whether it may be laid."""
        self.of[SWAPPED] = 1.0
        at = self.best_place(state, seat, card)
        if at != NONE:
            self.add(state.sets[at], card, SWAPPED)
        elif layable(hand) >> card & 1 and state.size(seat) >= 5:
            self.of[SWAPPED + 7] = 1.0

    def best_place(self, state: Go5, seat: i64, card: i64) -> i64:
        """The own set of three to which most cards could still be added after this one."""
        best = NONE
        most: i64 = -1
        for at in range(state.first_set(seat), state.first_set(seat + 1)):
            laid = state.sets[at]
            if set_size(laid) == 3 and fits(laid) >> card & 1:
                joining = count(fits(laid) & self.hidden & ~self.fours)
                if joining > most:
                    best, most = at, joining
        return best

    def add(self, laid: i64, card: i64, to: i64) -> None:
        """A fourth card: what would make it five, that did not make another set five."""
        of, fifth = self.of, fits(laid | 1 << card) & ~(1 << card)
        joining = float(count(fifth & self.hidden & ~self.fours)) / 4.0
        of[to] = 1.0
        of[to + 1] = joining
        of[to + 2] = joining if set_kind(laid) == BLACK else 0.0
        of[to + 3] = joining if (laid | 1 << card) & JOKERS else 0.0
        of[to + 4] = one_if(fifth & self.their_cards != 0)
        of[to + 5] = self.hope
        of[to + 6] = self.danger
        if to == FOURTH:
            of[to + 7] = one_if(1 << card & JOKERS != 0)

    def discard(self, card: i64, across: bool) -> None:
        """The end of a turn: who waits for the card."""
        of = self.of
        of[THROWN] = 1.0
        of[THROWN + 1] = self.danger
        of[THROWN + 2] = self.fewest
        of[THROWN + 3] = one_if(self.their_fours & card != 0 and not across)
        of[THROWN + 4] = one_if(self.their_threes & card != 0 and not across)
        of[THROWN + 5] = one_if(across)

    def keep(self, hand: i64, opened: bool) -> None:
        """What is left in hand: what it is good for, and what it costs."""
        of, jokers, cards = self.of, float(count(hand & JOKERS)), float(count(hand)) / 4.0
        self.pair(hand)
        of[KEPT + 3] = jokers
        of[KEPT + 4] = jokers * self.danger
        of[KEPT + 5] = float(count(hand & self.threes))
        of[KEPT + 6] = float(count(hand & self.fours & NUMBERS))
        of[KEPT + 7] = 0.0 if opened else jokers
        of[KEPT + 8] = cards
        of[KEPT + 9] = cards * self.danger
        of[KEPT + 10] = one_if(hand & self.their_fours != 0)

    def pair(self, hand: i64) -> None:
        """Cards that belong together: whether three do, how often two, and what is missing."""
        of = self.of
        for kind in range(BLACK + 1):
            together = count(hand & MEMBERS[kind])
            if together >= 2:
                of[KEPT + 1] += 1.0 / 3.0
                of[KEPT + 2] += float(count(MEMBERS[kind] & self.hidden)) / 8.0
            if together >= 3:
                of[KEPT] = 1.0


def one_if(so: bool) -> float:
    """1 for yes."""
    return 1.0 if so else 0.0


@final
class Learned(Policy):
    """Takes fives and stop cards like quick, and else the step that promises most."""

    def __init__(self, weights: vec[float] = LEARNED) -> None:
        self.weights: vec[float] = weights
        self.quick: Quick = Quick(SHARP)
        self.sights: Sights = Sights()

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        """One whole move of the seat."""
        assert isinstance(state, Go5)
        if state.phase != PLAYING:
            return self.quick.move(state, seat, rng, out)
        n = state.steps(seat, out)
        if n == 1:
            return 1
        waits = fives(state, seat, losing=False) != 0
        step = urgent(state, seat, out, n, waits)
        if step == NONE:
            step = self.best(state, seat, out, n)
        out[0] = step
        return 1

    def best(self, state: Go5, seat: i64, out: vec[i64], n: i64) -> i64:
        """What promises most, and does not lose the game."""
        defeats = fives(state, seat, losing=True) != 0
        self.sights.look(state, seat)
        best = out[0]
        most = -1000000.0
        for i in range(n):
            if defeats and worth(state, seat, out[i], SHARP) < DEFEAT:
                continue
            promise = self.promise(state, seat, out[i])
            if promise > most:
                best, most = out[i], promise
        return best

    def promise(self, state: Go5, seat: i64, step: i64) -> float:
        """What a step promises, in hundredths of a win beside the seat's other steps."""
        self.sights.write(state, seat, step)
        promise = 0.0
        for i in range(SIGHTS):
            promise += self.sights.of[i] * self.weights[i]
        return promise


def urgent(state: Go5, seat: i64, steps: vec[i64], n: i64, waits: bool) -> i64:
    """A stop card or a way to five; NONE if there is neither."""
    best = NONE
    most = URGENT - 1
    for i in range(n):
        step = steps[i]
        if step == PLAY_STOP or (waits and ADD <= step < LAY):
            value = worth(state, seat, step, SHARP)
            if value > most:
                best, most = step, value
    return best
