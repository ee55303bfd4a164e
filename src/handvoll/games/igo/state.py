"""The state of I Go! and its steps."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.engine.chance import Shuffle, Spec
from handvoll.engine.state import CHANCE, OVER, State
from handvoll.games.igo.material import (
    CARD_COUNT,
    CARDS,
    HALF,
    HAND,
    HIGH_BIT,
    LONGEST_RUN_OF_TAKES,
    LOW_BIT,
    MOST_UNSCORED,
    Cards,
    add_cards,
    card_list,
    colour,
    count,
    deck,
    draw_from,
    with_suit,
    without,
)
from handvoll.games.igo.score import (
    NO_ROW,
    ROOM,
    WORTH,
    Split,
    add_rows,
    callers_split,
    least_sum,
    others_split,
    row_values,
    total,
)

# Steps.
DRAW: Final[i64] = 0
TAKE: Final[i64] = 1
PICK: Final[i64] = 2
DISCARD: Final[i64] = 3  # + card
END: Final[i64] = 113
GO: Final[i64] = 114  # + row
ACTIONS: Final[i64] = 170

# What a turn waits for (I4-I6).
TAKING: Final[i64] = 0
DISCARDING: Final[i64] = 1
CALLING: Final[i64] = 2

# Events: a kind, then the seat, then what the comment says.
DEALT: Final = 0
DREW: Final = 1  # card
TOOK: Final = 2  # card
PICKED: Final = 3  # card
UNSCORED: Final = 4
DISCARDED: Final = 5  # card
ENDED: Final = 6
CALLED: Final = 7  # row, free colour, whether forced
SHOWED: Final = 8  # sum; sizes of free cards, row, additions; these and the leftover cards
SCORED: Final = 9  # points
PERFECT: Final = 10

NONE: Final[i64] = -1
NIBBLE: Final[i64] = 15
WORDS: Final[i64] = 4  # for each seat in `hands`

SHUFFLE: Final = Shuffle(deck(), CARDS)


@final
class IGo(State):
    """Hands, display, discards and pile.

    The shuffled deck stays as it was dealt: the display is read from behind the hands, the
    pile from `head` on. Nobody writes into a deck that copies share; `redeal` makes its own.
    """

    def __init__(
        self, seats: i64, target: i64, deck: vec[u8], discards: vec[u8], hands: vec[i64]
    ) -> None:
        super().__init__(seats)
        self.target: i64 = target
        self.deck: vec[u8] = deck  # empty before the first deal
        self.discards: vec[u8] = discards  # the last is on top
        self.hands: vec[i64] = hands  # for each seat: its cards, and those of them all know (I4)
        self.discarded: i64 = 0  # how many cards lie on the discard pile
        self.shown: i64 = 0  # how many cards the display has
        self.head: i64 = 0  # where the pile begins
        self.phase: i64 = TAKING
        self.barred: i64 = NONE  # I5: the card that cannot be put straight back
        self.turns: i64 = 0  # that have ended in this hand
        self.takes: i64 = 0  # I19: from the discard pile, in a row
        self.unscored: i64 = 0  # I20: hands, in a row
        self.points: i64 = 0  # nibbles, one for each seat
        self.starter: i64 = 0  # I3
        self.caller: i64 = NONE
        self.row: i64 = NO_ROW  # what the caller named
        self.perfect: bool = False  # I12

    # Where cards lie

    def hand(self, seat: i64) -> Cards:
        at = seat * WORDS
        return self.hands[at], self.hands[at + 1]

    def known(self, seat: i64) -> Cards:
        """The cards of a hand that everybody has seen: taken openly (I4) or shown at a call."""
        if self.has_shown(seat):
            return self.hand(seat)
        at = seat * WORDS
        return self.hands[at + 2], self.hands[at + 3]

    def has_shown(self, seat: i64) -> bool:
        """Whether a hand lies open after a call; not those of the others after a perfect one."""
        return self.caller != NONE and (seat == self.caller or not self.perfect)

    def hidden(self, seat: i64) -> Cards:
        """The cards of a hand that only its owner knows."""
        return without(self.hand(seat), self.known(seat))

    def hold(self, seat: i64, low: i64, high: i64) -> None:
        """Give a seat these cards."""
        hands = self.hands
        hands[seat * WORDS] = low
        hands[seat * WORDS + 1] = high

    def open_up(self, seat: i64, low: i64, high: i64) -> None:
        """Let everybody know these cards of a seat, and no others."""
        hands = self.hands
        hands[seat * WORDS + 2] = low
        hands[seat * WORDS + 3] = high

    def display_at(self) -> i64:
        return self.seats * HAND

    def visible(self) -> i64:
        """The fully visible card of the display (I2)."""
        return i64(self.deck[self.display_at() + self.shown - 1])

    def free_colour(self) -> i64:
        return colour(self.visible())

    def without_free(self, seat: i64, free: i64) -> Cards:
        """The cards of a hand that are not of the free colour (I9)."""
        return with_suit(self.hand(seat), free, 0)

    def pile(self) -> i64:
        """How many cards the pile has."""
        return len(self.deck) - self.head

    # Chance

    def spec(self) -> Spec:
        return SHUFFLE

    def settle(self, outcome: vec[u8]) -> None:
        """Deal hands, display and the first discard (I2); the starter gets the first card."""
        self.deck = outcome
        seat = self.starter
        for first in range(self.seats):
            self.deal(seat, first)
            seat = self.after(seat)
        self.shown = 5 + self.seats
        self.head = self.display_at() + self.shown + 1
        self.discards[0] = outcome[self.head - 1]
        self.discarded = 1
        self.turns = 0
        self.takes = 0
        self.caller = NONE
        self.phase = TAKING
        self.mover = self.starter
        if self.news is not None:
            self.tell(DEALT, self.starter)

    def deal(self, seat: i64, first: i64) -> None:
        """Every so many cards from the first on: twelve, one at a time in the round."""
        deck = self.deck
        low_bit = LOW_BIT
        high_bit = HIGH_BIT
        low: i64 = 0
        high: i64 = 0
        for i in range(HAND):
            card = i64(deck[first + i * self.seats])
            low |= low_bit[card]
            high |= high_bit[card]
        self.hold(seat, low, high)
        self.open_up(seat, 0, 0)

    def after(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    # Legal steps

    def room(self) -> i64:
        return ROOM

    def steps(self, seat: i64, out: vec[i64]) -> i64:
        if self.phase == TAKING:
            return self.ways_to_take(out)
        if self.phase == DISCARDING:
            return self.ways_to_discard(seat, out)
        return self.ways_to_end(seat, out)

    def ways_to_take(self, out: vec[i64]) -> i64:
        """I4; neither pile nor discards nor display is ever empty when a turn begins."""
        out[0] = DRAW
        n: i64 = 1
        if self.takes < LONGEST_RUN_OF_TAKES:  # I19
            out[n] = TAKE
            n += 1
        if self.shown > 1 or self.unscored < MOST_UNSCORED:  # I20
            out[n] = PICK
            n += 1
        return n

    def ways_to_discard(self, seat: i64, out: vec[i64]) -> i64:
        low, high = self.hand(seat)
        if self.barred != NONE:
            low &= ~LOW_BIT[self.barred]
            high &= ~HIGH_BIT[self.barred]
        return add_cards(high, DISCARD + HALF, out, add_cards(low, DISCARD, out, 0))

    def ways_to_end(self, seat: i64, out: vec[i64]) -> i64:
        """Any row that can be named (I10), or no call (I6) unless it is forced (I8)."""
        n: i64 = 0
        if not self.must_call():
            out[0] = END
            n = 1
        out[n] = GO + NO_ROW
        return add_rows(self.without_free(seat, self.free_colour()), GO, out, n + 1)

    def must_call(self) -> bool:
        """Whoever empties the pile has to call (I8)."""
        return self.pile() == 0

    # Steps

    def step(self, seat: i64, n: i64) -> None:
        if n >= GO:
            self.call(seat, n - GO)
        elif n == END:
            self.end_turn(seat)
        elif n >= DISCARD:
            self.discard(seat, n - DISCARD)
        elif n == DRAW:
            self.draw(seat)
        elif n == TAKE:
            self.take(seat)
        else:
            self.pick(seat)

    def draw(self, seat: i64) -> None:
        card = i64(self.deck[self.head])
        self.head += 1
        self.takes = 0
        self.barred = NONE
        self.gain(seat, card)
        if self.news is not None:
            self.tell(DREW, seat, card)

    def take(self, seat: i64) -> None:
        self.discarded -= 1
        self.takes += 1
        card = i64(self.discards[self.discarded])
        self.barred = card
        self.gain_openly(seat, card)
        if self.news is not None:
            self.tell(TOOK, seat, card)

    def pick(self, seat: i64) -> None:
        card = self.visible()
        self.shown -= 1
        self.takes = 0
        self.barred = NONE
        self.gain_openly(seat, card)
        if self.news is not None:
            self.tell(PICKED, seat, card)
        if self.shown == 0:
            self.end_unscored(seat)

    def gain(self, seat: i64, card: i64) -> None:
        """A card comes into a hand."""
        hands = self.hands
        hands[seat * WORDS] |= LOW_BIT[card]
        hands[seat * WORDS + 1] |= HIGH_BIT[card]
        self.phase = DISCARDING

    def gain_openly(self, seat: i64, card: i64) -> None:
        """A card comes into a hand before everybody's eyes (I4)."""
        hands = self.hands
        hands[seat * WORDS + 2] |= LOW_BIT[card]
        hands[seat * WORDS + 3] |= HIGH_BIT[card]
        self.gain(seat, card)

    def discard(self, seat: i64, card: i64) -> None:
        hands = self.hands
        at = seat * WORDS
        low = ~LOW_BIT[card]
        high = ~HIGH_BIT[card]
        hands[at] &= low
        hands[at + 1] &= high
        hands[at + 2] &= low
        hands[at + 3] &= high
        self.discards[self.discarded] = u8(card)
        self.discarded += 1
        if self.news is not None:
            self.tell(DISCARDED, seat, card)
        self.phase = CALLING

    def end_turn(self, seat: i64) -> None:
        if self.news is not None:
            self.tell(ENDED, seat)
        self.turns += 1
        self.mover = self.after(seat)
        self.phase = TAKING

    def end_unscored(self, seat: i64) -> None:
        """The display is gone: nobody scores, who took its last card starts anew (I7)."""
        self.unscored += 1
        self.next_hand(seat)
        if self.news is not None:
            self.tell(UNSCORED, seat)

    def next_hand(self, starter: i64) -> None:
        self.starter = starter
        self.mover = CHANCE

    # The call

    def call(self, seat: i64, row: i64) -> None:
        """The caller shows (I9-I12), then the others (I13, I14)."""
        self.caller = seat
        self.row = row
        if self.news is not None:
            self.tell(CALLED, seat, row, self.free_colour(), int(self.must_call()))
        self.show(seat)
        free = self.free_colour()
        cards = self.without_free(seat, free)
        values = row_values(cards, row)
        sum = total(cards) - i64(WORTH[values])
        if sum == 0:
            self.win_at_once(seat)
        else:
            self.score_hand(seat, self.not_above(sum, values, free))

    def win_at_once(self, seat: i64) -> None:
        """I12: before the others show, whatever the points."""
        self.perfect = True
        self.mover = OVER
        if self.news is not None:
            self.tell(PERFECT, seat)

    def not_above(self, sum: i64, values: i64, free: i64) -> i64:
        """The others, as bits, whose sum is equal to or below the caller's (I16)."""
        found: i64 = 0
        seat = self.after(self.caller)
        while seat != self.caller:
            self.show(seat)
            if least_sum(self.without_free(seat, free), self.row, values) <= sum:
                found |= 1 << seat
            seat = self.after(seat)
        return found

    def score_hand(self, caller: i64, others: i64) -> None:
        """The caller or the others get a point (I16); the caller starts the next hand (I18)."""
        self.unscored = 0
        self.next_hand(caller)
        winners = others if others != 0 else 1 << caller
        for seat in range(self.seats):
            if winners >> seat & 1:
                self.gain_point(seat)

    def gain_point(self, seat: i64) -> None:
        """A point; reaching the target ends the game (I17)."""
        self.points += 1 << seat * 4
        if self.score(seat) >= self.target:
            self.mover = OVER
        if self.news is not None:
            self.tell(SCORED, seat, self.score(seat))

    def show(self, seat: i64) -> None:
        """Everybody sees a hand and how it is split."""
        if self.news is not None:
            split = self.split(seat)
            groups = split.groups()
            sizes = [len(group) for group in groups[:3]]
            cards = [card for group in groups for card in group]
            self.tell(SHOWED, seat, int(split.sum()), *sizes, *cards)

    def split(self, seat: i64) -> Split:
        """How a hand is split after the call."""
        if seat == self.caller:
            return callers_split(self.hand(seat), self.free_colour(), self.row)
        free = self.free_colour()
        values = row_values(self.without_free(self.caller, free), self.row)
        return others_split(self.hand(seat), free, self.row, values)

    # How it stands

    def score(self, seat: i64) -> i64:
        return self.points >> seat * 4 & NIBBLE

    def won(self, seat: i64) -> bool:
        """A perfect caller alone (I12), else all who have reached the target (I17)."""
        if self.perfect:
            return seat == self.caller
        return self.score(seat) >= self.target

    # Search

    def copy(self) -> State:
        new = IGo(self.seats, self.target, self.deck, self.discards[:], self.hands[:])
        new.mover = self.mover
        new.discarded = self.discarded
        new.shown = self.shown
        new.head = self.head
        new.phase = self.phase
        new.barred = self.barred
        new.turns = self.turns
        new.takes = self.takes
        new.unscored = self.unscored
        new.points = self.points
        new.starter = self.starter
        new.caller = self.caller
        new.row = self.row
        new.perfect = self.perfect
        return new

    def redeal(self, seat: i64, rng: Random) -> None:
        """Shuffle the pile and what others hold unseen, and give everybody as many again."""
        self.deck = self.deck[:]
        unseen = vec[i64]([0] * int(CARD_COUNT))
        n: i64 = 0
        for other in range(self.seats):
            if other != seat:
                low, high = self.hidden(other)
                n = add_cards(high, HALF, unseen, add_cards(low, 0, unseen, n))
        for i in range(self.head, i64(len(self.deck))):
            unseen[n] = i64(self.deck[i])
            n += 1
        for other in range(self.seats):
            if other != seat:
                n = self.redeal_hand(other, unseen, n, rng)
        for i in range(self.head, i64(len(self.deck))):
            self.deck[i] = u8(draw_from(unseen, n, rng))
            n -= 1

    def redeal_hand(self, seat: i64, unseen: vec[i64], n: i64, rng: Random) -> i64:
        """Draw a hand's hidden cards anew from the first n unseen; how many remain."""
        low, high = self.known(seat)
        hidden = self.hidden(seat)
        for _ in range(count(hidden[0]) + count(hidden[1])):
            card = draw_from(unseen, n, rng)
            n -= 1
            low |= LOW_BIT[card]
            high |= HIGH_BIT[card]
        self.hold(seat, low, high)
        return n

    def key(self) -> list[int]:
        """Target, mover, phase, counters, call, points; hands; display, discards and pile."""
        key = [int(self.seats), int(self.target), int(self.mover), int(self.phase)]
        key += [int(self.barred), int(self.turns), int(self.takes), int(self.unscored)]
        key += [int(self.starter), int(self.caller), int(self.row), int(self.perfect)]
        key += [int(self.score(seat)) for seat in range(self.seats)]
        for seat in range(self.seats):
            key += [-1, *card_list(self.hand(seat)), -1, *card_list(self.known(seat))]
        return [*key, -1, *self.display(), -1, *self.discard_pile(), -1, *self.pile_cards()]

    # As lists, for those who look and those who guess

    def display(self) -> list[int]:
        """The last is fully visible."""
        at = self.display_at()
        return [int(self.deck[at + i]) for i in range(self.shown)]

    def discard_pile(self) -> list[int]:
        """The last is on top."""
        return [int(self.discards[i]) for i in range(self.discarded)]

    def pile_cards(self) -> list[int]:
        """The next first."""
        return [int(self.deck[i]) for i in range(self.head, i64(len(self.deck)))]

    def set_table(self, display: list[int], discards: list[int], pile: list[int]) -> None:
        """Put these cards on a table that has none."""
        gap = [0] * int(CARD_COUNT - self.display_at() - len(display) - len(pile))
        cards = [0] * int(self.display_at()) + display + gap + pile
        self.deck = vec[u8]([u8(card) for card in cards])
        self.shown = len(display)
        self.head = CARD_COUNT - len(pile)
        self.discarded = len(discards)
        for i, card in enumerate(discards):
            self.discards[i] = u8(card)


def fresh(seats: i64, target: i64) -> IGo:
    """A state that waits for its first shuffle."""
    discards = vec[u8]([0] * int(CARD_COUNT))
    hands = vec[i64]([0] * int(seats * WORDS))
    return IGo(seats, target, vec[u8](), discards, hands)
