"""When to call in I Go!: what the points are worth, and what a few numbers of a hand promise."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.bits import count
from handvoll.engine.state import Policy, State
from handvoll.games.igo.actions import CALLING, END, NONE
from handvoll.games.igo.hints import Quick, beside_row, best_call, highest_card, least_left
from handvoll.games.igo.hints import write_call as write
from handvoll.games.igo.material import (
    HIGHEST,
    NO_COLOUR,
    SUIT,
    Cards,
    plus,
    suit,
    value,
    with_suit,
)
from handvoll.games.igo.score import FIRST, SECOND, WORTH, row_values, total
from handvoll.games.igo.state import IGo

POINTS: Final[i64] = 16  # room for the points of a player in the table of chances
STARTS: Final[i64] = POINTS * POINTS  # ... and from here on for who starts the next hand

# How hands end between two quick players (1,500,000 hands): who scores, the starter or the other,
# and who starts the next one. To start is worth something, so to call is, even if it fails (I18).
STAYS: Final = 0.5415  # the starter scores and starts again
TURNS_ROUND: Final = 0.2204  # the other scores and starts
FAILS: Final = 0.1869  # the other scores, the starter starts again

# What `sights` writes, and how much each counts: for a call that scores, and if one waits for each
# end of a hand in the order of ENDS. `python -m tools.learn_calls` finds and prints the weights.
SIGHTS: Final[i64] = 14
ENDS: Final = ("scores by a call", "catches a caller", "calls in vain", "is called out")
# fmt: off
CALL: Final = vec[float]([
    11.153, -10.581, 2.305, 0.220, -0.270, -0.465, -1.028, -0.869, -1.842, -0.399,
    -1.242, -0.298, 0.110, -3.557,
])
WAIT: Final = [
    vec[float]([
        4.025, -4.273, 1.673, 0.019, 0.730, -0.901, -0.176, 0.160, -0.059, -0.445,
        -0.913, -0.156, -0.038, -0.755,
    ]),
    vec[float]([
        1.866, -2.383, 0.784, 1.338, -0.411, -0.693, -0.344, -0.012, -0.720, 0.045,
        0.846, -0.126, 0.194, -0.621,
    ]),
    vec[float]([
        -1.446, 1.489, -1.012, -1.944, 0.166, 0.184, 0.550, 0.196, 1.903, -0.261,
        -0.904, 0.323, -0.160, 0.447,
    ]),
    vec[float]([
        -4.445, 5.166, -1.444, 0.587, -0.484, 1.410, -0.031, -0.344, -1.125, 0.662,
        0.971, -0.041, 0.005, 0.929,
    ]),
]
# fmt: on


def chances() -> vec[float]:
    """The chance of who lacks so many points against who lacks so many, by who starts."""
    table = vec[float]([0.0] * int(2 * STARTS))
    for theirs in range(POINTS):
        table[theirs] = 1.0
        table[STARTS + theirs] = 1.0
    for lacking in range(2, 2 * POINTS - 1):  # each needs those with a point less
        for mine in range(max(1, lacking - POINTS + 1), min(lacking, POINTS)):
            theirs = lacking - mine
            at = mine * POINTS + theirs
            table[STARTS + at] = of_starter(table, at - POINTS, at - 1, STARTS)
            table[theirs * POINTS + mine] = 1.0 - table[STARTS + at]
    return table


def of_starter(table: vec[float], scores: i64, other_scores: i64, starts: i64) -> float:
    """A starter's chance, from those after the hand."""
    stays = STAYS * table[starts + scores] + FAILS * table[starts + other_scores]
    caught = 1.0 - STAYS - TURNS_ROUND - FAILS
    return stays + TURNS_ROUND * table[other_scores] + caught * table[scores]


@final
class Company(Policy):
    """Quick players, of whom one, at a table of two, calls when it has learned to."""

    def __init__(self, chances: vec[float]) -> None:
        self.learned: i64 = NONE  # its seat
        self.quick: Quick = Quick()
        self.chances: vec[float] = chances
        self.seen: vec[float] = vec[float]([0.0] * int(SIGHTS))

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        assert isinstance(state, IGo)
        if state.phase != CALLING or not self.may_choose(state, seat):
            return self.quick.move(state, seat, rng, out)
        if self.calls(state, seat):
            return write(best_call(state, seat), out)
        out[0] = END
        return 1

    def may_choose(self, state: IGo, seat: i64) -> bool:
        """Whether this is who has learned, at a table of two, free to call or not (I8, I21)."""
        free = not (state.must_call() or state.too_soon())
        return seat == self.learned and state.seats == 2 and free

    def calls(self, state: IGo, seat: i64) -> bool:
        """Whether a call promises more than to wait."""
        sights(state, seat, self.seen)
        if self.seen[1] == 0.0:
            return True  # I12
        mine = state.target - state.score(seat)
        lacking = mine * POINTS + state.target - state.score(1 - seat)
        scores, other_scores = lacking - POINTS, lacking - 1
        chance = 1.0 / (1.0 + exp(-weighed(CALL, self.seen)))
        worth = self.chances
        call = chance * worth[STARTS + scores] + (1.0 - chance) * worth[STARTS + other_scores]
        odds, sum = 0.0, 0.0
        for end in range(i64(4)):
            after = (scores if end < 2 else other_scores) + (STARTS if end % 2 == 0 else 0)
            likely = exp(weighed(WAIT[end], self.seen))
            odds += likely
            sum += likely * worth[after]
        return call * odds > sum


def weighed(weights: vec[float], seen: vec[float]) -> float:
    """The sum of all that is seen, each by its weight."""
    sum = 0.0
    for i in range(SIGHTS):
        sum += weights[i] * seen[i]
    return sum


def sights(state: IGo, seat: i64, out: vec[float]) -> None:
    """Write the numbers a seat of two sees after its discard."""
    hand = state.hand(seat)
    rest = with_suit(hand, state.free_colour(), 0)
    row = best_call(state, seat)
    values = row_values(rest, row)
    left = float(total(rest) - i64(WORTH[values])) / 30.0
    high = highest_card(beside_row(rest, row, NONE))
    theirs = state.known(1 - seat)
    seen = in_sight(state, hand, theirs)
    out[0] = 1.0
    out[1] = left
    out[2] = left * left
    out[3] = float(count(values)) / 10.0
    out[4] = 0.0 if high == NONE else float(value(high)) / 10.0
    out[5] = float(left_once_picked(state, hand)) / 30.0
    out[6] = float(HIGHEST - count(suit(seen, state.free_colour()))) / 10.0
    out[7] = float(to_add(row, values, (~seen[0], ~seen[1]))) / 60.0
    out[8] = float(to_add(row, values, theirs)) / 20.0
    out[9] = float(count(theirs[0]) + count(theirs[1])) / 4.0
    out[10] = 1.0 if state.turns == 0 else 0.0
    out[11] = 1.0 if state.turns == 1 else 0.0
    out[12] = 1.0 if state.turns == 2 else 0.0
    out[13] = float(min(state.turns, 8)) / 8.0


def in_sight(state: IGo, hand: Cards, theirs: Cards) -> Cards:
    """All cards of which a seat knows where they are."""
    seen = hand[0] | theirs[0], hand[1] | theirs[1]
    for i in range(state.shown):
        seen = plus(seen, i64(state.deck[state.display_at() + i]))
    for i in range(state.discarded):
        seen = plus(seen, i64(state.discards[i]))
    return seen


def left_once_picked(state: IGo, hand: Cards) -> i64:
    """What a call would leave if the visible card were gone, and another colour free."""
    return least_left(hand, state.next_free() if state.shown > 1 else state.free_colour())


def to_add(row: i64, values: i64, cards: Cards) -> i64:
    """What these cards could add to a row of these values (I13)."""
    lacking = SUIT & ~values
    worth: i64 = 0
    for of in (i64(FIRST[row]), i64(SECOND[row])):
        if of != NO_COLOUR:
            worth += i64(WORTH[lacking & suit(cards, of)])
    return worth
