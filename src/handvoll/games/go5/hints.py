"""A quick player of Go5."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.bits import count
from handvoll.engine.state import Policy, State
from handvoll.games.go5.actions import (
    ACROSS,
    ADD,
    DISCARD,
    GO5,
    LAY,
    PLAY_STOP,
    SWAP,
    TAKE,
)
from handvoll.games.go5.legal import is_own, relays
from handvoll.games.go5.material import (
    BLACK,
    DECK,
    JOKERS,
    MEMBERS,
    kind_of,
    layable,
    three_numbered,
)
from handvoll.games.go5.score import ENDED, FOUR, LEFT, LEFT_SPECIAL, POINTS, set_points
from handvoll.games.go5.state import Go5
from handvoll.games.go5.table import MOST_SETS, SET_CARDS, fits, set_kind, set_size

# What plays are worth, as far as one thing is done before another.
A_FIVE: Final[i64] = 2000  # and its points
A_STOP: Final[i64] = 3000  # costs nothing, and must not be left over, not even by a five
A_LAY: Final[i64] = 1200  # new sets before adding to old ones: they bring more
A_RELAY: Final[i64] = 900  # a swap that only leads to another
A_GIFT: Final[i64] = -500  # a discard that somebody would call with
A_WASTE: Final[i64] = -400  # a discard of what was taken before: it was taken for something
A_DEFEAT: Final[i64] = -5000  # a five that ends the game and loses it
JOKER_USE: Final[i64] = 300  # to keep it: it goes last


@final
class Taste:
    """What players disagree about."""

    def __init__(self, add: i64, grows: i64, joker: i64, helps: i64) -> None:
        self.add: i64 = add  # a fourth card
        self.grows: i64 = grows  # for each card that could still join a new set
        self.joker: i64 = joker  # jokers are kept for what brings most
        self.helps: i64 = helps  # a discard that fits another's smaller set


QUICK: Final = Taste(add=1000, grows=10, joker=-60, helps=-8)
# Found by letting players of different taste play quick: it won 66.6 % of 3,000 games. A fourth
# card goes before a new set, and a set is chosen by what may join it.
SHARP: Final = Taste(add=1500, grows=80, joker=-400, helps=-40)


@final
class Quick(Policy):
    """Lays what it can, makes five when it can, and discards what is of least use to anybody."""

    def __init__(self, taste: Taste = QUICK) -> None:
        self.taste: Taste = taste

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        """One whole move of the seat."""
        assert isinstance(state, Go5)
        n = state.steps(seat, out)
        best = out[0]
        most = worth(state, seat, best, self.taste)
        for i in range(1, n):
            value = worth(state, seat, out[i], self.taste)
            if value > most:
                most = value
                best = out[i]
        out[0] = best
        return 1


def worth(state: Go5, seat: i64, step: i64, taste: Taste = QUICK) -> i64:
    """How good a step looks to a seat."""
    if step >= LAY:
        return lay_worth(state, three_numbered(step - LAY), taste)
    if step >= SWAP:
        return swap_worth(state, seat, (step - SWAP) // DECK, (step - SWAP) % DECK, taste)
    if step >= ADD:
        at = state.first_set(seat) + (step - ADD) % MOST_SETS
        return add_worth(state, seat, at, (step - ADD) // MOST_SETS, taste)
    if step >= ACROSS:
        return 1 - use(state, seat, step - ACROSS)
    if step >= DISCARD:
        return discard_worth(state, seat, step - DISCARD, taste)
    if step >= GO5:
        return add_worth(state, seat, state.first_set(seat) + step - GO5, state.top, taste)
    if step == TAKE:
        return take_worth(state, seat)
    if step == PLAY_STOP:
        return A_STOP
    return 0


def lay_worth(state: Go5, cards: i64, taste: Taste) -> i64:
    """A new set, the better the more cards could still join it."""
    joining = MEMBERS[kind_of(cards)] & ~in_sight(state) & ~cards
    value = A_LAY + taste.grows * count(joining)
    return value + taste.joker if cards & JOKERS else value


def add_worth(state: Go5, seat: i64, at: i64, card: i64, taste: Taste) -> i64:
    """A fourth or fifth card."""
    laid = state.sets[at]
    if set_size(laid) == 4:
        points = set_points(laid & SET_CARDS | 1 << card, set_kind(laid), 5)
        return A_DEFEAT if loses(state, seat, points - POINTS[FOUR]) else A_FIVE + points
    joining = fits(laid) & ~in_sight(state) & ~(1 << card)
    value = taste.add + 10 * count(joining)
    return value + taste.joker if 1 << card & JOKERS else value


def loses(state: Go5, seat: i64, more: i64) -> bool:
    """Whether a five with so many points more than now ends the game, and somebody else wins it.

    A hidden hand costs five a card: that is all anybody knows of it.
    """
    made = state.totals[seat] + state.points(seat) + more + POINTS[ENDED]
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            stops = count(state.stops >> other * 2 & 3)
            cost = POINTS[LEFT] * state.size(other) + POINTS[LEFT_SPECIAL] * stops
            best = max(best, state.totals[other] + state.laid_points(other) - cost)
    ends = max(made, best) >= state.target or state.round + 1 == state.rounds
    return ends and best > made


def swap_worth(state: Go5, seat: i64, given: i64, received: i64, taste: Taste) -> i64:
    """What the card received is good for, less the use of the card given."""
    value: i64 = 0
    if layable(state.hands[seat] & ~(1 << given)) >> received & 1 and state.size(seat) >= 5:
        value = A_LAY
    for at in range(state.first_set(seat), state.first_set(seat + 1)):
        if fits(state.sets[at]) >> received & 1:
            added = add_worth(state, seat, at, received, taste)
            value = max(value, added) if value else added
    if value < A_FIVE and leads_to_five(state, seat, given, received):
        value = A_FIVE
    elif value == 0:
        value = A_DEFEAT if fives(state, seat, losing=True) else A_RELAY
    return value - use(state, seat, given)


def leads_to_five(state: Go5, seat: i64, given: i64, received: i64) -> bool:
    """Whether the card received can be swapped on until one comes that makes an own set five."""
    wanted = fives(state, seat, losing=False)
    if wanted == 0:
        return False
    at = 0
    while not state.sets[at] >> received & 1:
        at += 1
    return relays(state, seat, wanted, state.used | 1 << at) >> received & 1 != 0


def fives(state: Go5, seat: i64, losing: bool) -> i64:
    """The number cards that make an own set five, and end the game and lose it, or do not."""
    cards: i64 = 0
    for at in range(state.first_set(seat), state.first_set(seat + 1)):
        laid = state.sets[at]
        if set_size(laid) == 4:
            points = set_points(laid & SET_CARDS, set_kind(laid), 5)
            if loses(state, seat, points - POINTS[FOUR]) == losing:
                cards |= MEMBERS[set_kind(laid)]
    return cards


def take_worth(state: Go5, seat: i64) -> i64:
    """Whether the top discard fits an own set or makes a new one: better than an unknown card."""
    if 1 << state.top & JOKERS or layable(state.hands[seat]) >> state.top & 1:
        return 1
    for at in range(state.first_set(seat), state.first_set(seat + 1)):
        if fits(state.sets[at]) >> state.top & 1:
            return 1
    return -1


def discard_worth(state: Go5, seat: i64, card: i64, taste: Taste) -> i64:
    """The less use a card is, to this seat and to others, the better it goes."""
    value = -use(state, seat, card)
    if state.known[seat] >> card & 1:
        value += A_WASTE
    for at in range(state.all_sets()):
        if not is_own(state, seat, at) and fits(state.sets[at]) >> card & 1:
            value += A_GIFT if set_size(state.sets[at]) == 4 else taste.helps
    return value


def use(state: Go5, seat: i64, card: i64) -> i64:
    """How much a hand card promises: cards it belongs with, in hand and in own sets."""
    if 1 << card & JOKERS:
        return JOKER_USE
    value: i64 = 0
    hand = state.hands[seat]
    for kind in range(BLACK + 1):
        if MEMBERS[kind] >> card & 1:
            others = count(hand & MEMBERS[kind]) - 1
            value += 10 * others * others + count(MEMBERS[kind] & ~in_sight(state) & ~hand)
    for at in range(state.first_set(seat), state.first_set(seat + 1)):
        if fits(state.sets[at]) >> card & 1:
            value += 40
    return value


def in_sight(state: Go5) -> i64:
    """The cards that lie in sets or among the discards."""
    cards = state.discards
    for at in range(state.all_sets()):
        cards |= state.sets[at] & SET_CARDS
    return cards
