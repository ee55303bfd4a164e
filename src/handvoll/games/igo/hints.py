"""What a step or a call would leave over, and a quick player of I Go!."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.engine.bits import count
from handvoll.engine.state import Policy, State
from handvoll.games.igo.actions import (
    CALL,
    CALLING,
    COLOUR,
    DISCARD,
    DRAW,
    END,
    NONE,
    PICK,
    TAKE,
    TAKING,
    WHOLE,
)
from handvoll.games.igo.material import (
    CARD_COUNT,
    COLOUR_COUNT,
    HIGHEST,
    LONGEST_RUN_OF_TAKES,
    Cards,
    highest,
    holds,
    minus,
    plus,
    suit,
    value,
    with_suit,
)
from handvoll.games.igo.piles import NO_CARDS
from handvoll.games.igo.score import (
    COLOURS_OF,
    FIRST,
    SECOND,
    WORTH,
    best_row,
    row_of,
    row_values,
    total,
    worth_of,
)
from handvoll.games.igo.state import IGo

# Hints: exact, and not in a hurry


def best_call(state: IGo, seat: i64) -> i64:
    """The row that leaves the seat least if it called now (I15)."""
    return row_of(best_row(state.without_free(seat, state.free_colour())))


def left_by_row(state: IGo, seat: i64, row: i64) -> i64:
    """What a call with this row would leave over."""
    cards = state.without_free(seat, state.free_colour())
    return total(cards) - i64(WORTH[row_values(cards, row)])


def left_after(state: IGo, seat: i64, step: i64) -> float:
    """What the seat would have left over on average if it took this step and soon called."""
    hand = state.hand(seat)
    free = state.free_colour()
    if step == END:
        return float(least_left(hand, free))
    if step >= DISCARD:
        return float(least_left(minus(hand, step - DISCARD), free))
    if step == DRAW:
        return left_after_draw(state, seat)
    if step == TAKE:
        top = state.top()
        return float(left_after_discard(plus(hand, top), free, top))
    if state.shown == 1:
        return float(total(hand))  # I7: no call comes of it; nothing could leave more
    return float(left_after_discard(plus(hand, state.visible()), state.next_free(), NONE))


def left_after_draw(state: IGo, seat: i64) -> float:
    """The average over all cards that may lie on the pile."""
    cards = NO_CARDS[:]
    n = state.unseen(seat, cards)
    hand = state.hand(seat)
    sum: i64 = 0
    for i in range(n):
        sum += left_after_discard(plus(hand, cards[i]), state.free_colour(), NONE)
    return float(sum) / float(n)


def left_after_discard(cards: Cards, free: i64, barred: i64) -> i64:
    """What a hand leaves after its best discard; `barred` may not go (I5)."""
    least: i64 = 1000
    for card in range(CARD_COUNT):
        if card != barred and holds(cards, card):
            least = min(least, least_left(minus(cards, card), free))
    return least


def least_left(cards: Cards, free: i64) -> i64:
    """What a caller would have left over at best."""
    rest = with_suit(cards, free, 0)
    return total(rest) - worth_of(best_row(rest))


# The quick player

UNIT: Final[i64] = CARD_COUNT  # odds are counted in cards

# What a call may leave over, by players and own turns (the last also later). Found by letting
# quick players of different boldness play each other: two more or two less gain nothing.
TURNS: Final[i64] = 8
BOLD: Final = [
    vec[u8]([28, 23, 20, 18, 16, 15, 14, 13]),  # two players
    vec[u8]([25, 21, 18, 16, 14, 13, 12, 11]),  # three
    vec[u8]([22, 18, 16, 14, 13, 12, 11, 10]),  # four
]


@final
class Quick(Policy):
    """Keeps its best row, gives away the highest card left over, and calls when that is little."""

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        """One whole move of the seat."""
        assert isinstance(state, IGo)
        if state.phase == TAKING:
            out[0] = quick_take(state, seat)
        elif state.phase == CALLING:
            return quick_call(state, seat, out)
        else:
            out[0] = DISCARD + worst_card(state.hand(seat), state.free_colour(), state.barred)
        return 1


def quick_take(state: IGo, seat: i64) -> i64:
    """Whichever card leaves least after the discard; an unknown one is judged by the odds."""
    hand = state.hand(seat)
    best = DRAW
    least = odds_of_draw(hand, state.free_colour())
    if state.takes < LONGEST_RUN_OF_TAKES:
        left = UNIT * left_without_worst(plus(hand, state.top()), state.free_colour(), state.top())
        if left <= least:
            best = TAKE
            least = left
    if state.shown > 1:
        left = UNIT * left_without_worst(plus(hand, state.visible()), state.next_free(), NONE)
        if left <= least:
            best = PICK
    return best


def quick_call(state: IGo, seat: i64, out: vec[i64]) -> i64:
    """Call when forced (I8), or when it may (I21) and little is left; how many steps that is."""
    answer = best_row(state.without_free(seat, state.free_colour()))
    left = total(state.without_free(seat, state.free_colour())) - worth_of(answer)
    turn = min(state.turns // state.seats, TURNS - 1)
    bold = left <= i64(BOLD[state.seats - 2][turn])
    if (not bold or state.too_soon()) and not state.must_call():
        out[0] = END
        return 1
    return write_call(row_of(answer), out)


def write_call(row: i64, out: vec[i64]) -> i64:
    """Write the steps of a call with this row; how many there are."""
    colours = COLOURS_OF[row]
    out[0] = CALL
    n: i64 = 1
    for colour in colours:
        out[n] = COLOUR + colour
        n += 1
    if len(colours) < 2:
        out[n] = WHOLE
        n += 1
    return n


def left_without_worst(cards: Cards, free: i64, barred: i64) -> i64:
    """What the best row of a hand leaves over once the worst card is gone."""
    rest = with_suit(cards, free, 0)
    answer = best_row(rest)
    worst = highest_card(beside_row(rest, row_of(answer), barred))
    return total(rest) - worth_of(answer) - (value(worst) if worst != NONE else 0)


def worst_card(cards: Cards, free: i64, barred: i64) -> i64:
    """The highest card beside the best row, else the highest of all; `barred` may not go (I5)."""
    rest = with_suit(cards, free, 0)
    worst = highest_card(beside_row(rest, row_of(best_row(rest)), barred))
    return worst if worst != NONE else highest_card(minus(cards, barred))


def beside_row(cards: Cards, row: i64, barred: i64) -> Cards:
    """The cards that are not in a row, without the barred one."""
    one, two = i64(FIRST[row]), i64(SECOND[row])
    both = suit(cards, one) & suit(cards, two)
    return minus(with_suit(with_suit(cards, one, both), two, 0), barred)


def highest_card(cards: Cards) -> i64:
    """The highest card of a set, of equals the first in the order of I1; NONE if it is empty."""
    values: i64 = 0
    for of in range(COLOUR_COUNT):
        values |= suit(cards, of)
    if values == 0:
        return NONE
    top = highest(values)
    of = 0
    while suit(cards, of) & top == 0:
        of += 1
    return of * HIGHEST + i64(WORTH[top]) - 1


def odds_of_draw(cards: Cards, free: i64) -> i64:
    """About what a card of the pile would leave over, times UNIT.

    A card that is free or fits the row lets the worst card go for nothing; any other can only
    take the place of a higher one.
    """
    rest = with_suit(cards, free, 0)
    answer = best_row(rest)
    row = row_of(answer)
    worst = highest_card(beside_row(rest, row, NONE))
    if worst == NONE:
        return 0
    high = value(worst)
    lacking = HIGHEST - count(row_values(rest, row))
    fitting = HIGHEST - count(suit(cards, free)) + 2 * lacking
    gain = fitting * high + (UNIT - fitting) * high * (high - 1) // (2 * HIGHEST)
    return UNIT * (total(rest) - worth_of(answer)) - gain
