"""The state of I Go! and its steps."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.engine.bits import add_bits
from handvoll.engine.chance import Shuffle, Spec
from handvoll.engine.state import CHANCE, OVER, State
from handvoll.games.igo.actions import (
    CALL,
    CALLED,
    CALLING,
    COLOUR,
    DEALT,
    DISCARD,
    DISCARDED,
    DISCARDING,
    DRAW,
    DREW,
    END,
    ENDED,
    NAMING,
    NONE,
    PERFECT,
    PICK,
    PICKED,
    SCORED,
    SHOWED,
    TAKE,
    TAKING,
    TOOK,
    UNSCORED,
    WHOLE,
)
from handvoll.games.igo.material import (
    CARD_COUNT,
    CARDS,
    HALF,
    LONGEST_RUN_OF_TAKES,
    MOST_UNSCORED,
    card_list,
    deck,
    minus,
)
from handvoll.games.igo.piles import WORDS, Piles
from handvoll.games.igo.score import (
    CALLER,
    NO_ROW,
    OTHERS,
    POINTS,
    WORTH,
    Split,
    add_colours,
    add_second_colours,
    callers_split,
    can_get_down_to,
    others_split,
    row_named,
    row_values,
    total,
)

NIBBLE: Final[i64] = 15
MOST_STEPS: Final[i64] = 13  # discards

SHUFFLE: Final = Shuffle(deck(), CARDS)


@final
class IGo(Piles):
    """A hand of I Go! and the points so far."""

    def __init__(
        self,
        seats: i64,
        target: i64,
        patience: i64,
        deck: vec[u8],
        discards: vec[u8],
        hands: vec[i64],
    ) -> None:
        super().__init__(seats, deck, discards, hands)
        self.target: i64 = target
        self.patience: i64 = patience  # I21: turns that everybody has had before a call
        self.phase: i64 = TAKING
        self.barred: i64 = NONE  # I5: the card that cannot be put straight back
        self.turns: i64 = 0  # that have ended in this hand
        self.takes: i64 = 0  # I19: from the discard pile, in a row
        self.unscored: i64 = 0  # I20: hands, in a row
        self.points: i64 = 0  # nibbles, one for each seat
        self.starter: i64 = 0  # I3
        self.caller: i64 = NONE
        self.named: i64 = NONE  # the first colour of a row that is being named
        self.row: i64 = NO_ROW  # what the caller named
        self.perfect: bool = False  # I12

    # Chance

    def spec(self) -> Spec:
        """All 110 cards (I1)."""
        return SHUFFLE

    def settle(self, outcome: vec[u8]) -> None:
        """Deal hands, display and the first discard (I2); the starter gets the first card."""
        self.deck = outcome
        for seat in range(self.seats):
            first = seat - self.starter
            self.deal(seat, first if first >= 0 else first + self.seats)
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
            dealt = [int(outcome[i]) for i in range(self.head)]
            self.tell(DEALT, self.starter, int(self.seats), *dealt)

    def after(self, seat: i64) -> i64:
        """The seat to the left."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    # Legal steps

    def room(self) -> i64:
        """A hand and the card just taken."""
        return MOST_STEPS

    def steps(self, seat: i64, out: vec[i64]) -> i64:
        """What this part of a turn allows."""
        if self.phase == TAKING:
            return self.ways_to_take(out)
        if self.phase == DISCARDING:
            return self.ways_to_discard(seat, out)
        if self.phase == CALLING:
            return self.ways_to_end(out)
        return self.ways_to_name(seat, out)

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
        """Any card but the barred one (I5)."""
        low, high = minus(self.hand(seat), self.barred)
        return add_bits(high, DISCARD + HALF, out, add_bits(low, DISCARD, out, 0))

    def ways_to_end(self, out: vec[i64]) -> i64:
        """Call or not (I6), unless it is forced (I8) or too soon (I21)."""
        out[0] = CALL
        if self.must_call():
            return 1
        if self.too_soon():
            out[0] = END
            return 1
        out[1] = END
        return 2

    def ways_to_name(self, seat: i64, out: vec[i64]) -> i64:
        """The next colour of the row, or no more (I10)."""
        cards = self.without_free(seat, self.free_colour())
        out[0] = WHOLE
        if self.named == NONE:
            return add_colours(cards, COLOUR, out, 1)
        return add_second_colours(cards, self.named, COLOUR, out, 1)

    def must_call(self) -> bool:
        """Whoever empties the pile has to call (I8)."""
        return self.pile() == 0

    def too_soon(self) -> bool:
        """Somebody has not ended as many turns as the table's patience asks for (I21)."""
        return self.turns < self.patience * self.seats

    # Steps

    def step(self, seat: i64, n: i64) -> None:
        """Take, discard, call or end."""
        if n >= CALL:
            self.call_on(seat, n)
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
        """Take the top card of the pile (I4)."""
        card = i64(self.deck[self.head])
        self.head += 1
        self.takes = 0
        self.barred = NONE
        self.phase = DISCARDING
        self.gain(seat, card)
        if self.news is not None:
            self.tell(DREW, seat, card)

    def take(self, seat: i64) -> None:
        """Take the top discard (I4)."""
        self.discarded -= 1
        self.takes += 1
        card = i64(self.discards[self.discarded])
        self.barred = card
        self.phase = DISCARDING
        self.gain_openly(seat, card)
        if self.news is not None:
            self.tell(TOOK, seat, card)

    def pick(self, seat: i64) -> None:
        """Take the fully visible card of the display (I4, I7)."""
        card = self.visible()
        self.shown -= 1
        self.takes = 0
        self.barred = NONE
        self.phase = DISCARDING
        self.gain_openly(seat, card)
        if self.news is not None:
            self.tell(PICKED, seat, card)
        if self.shown == 0:
            self.end_unscored(seat)

    def discard(self, seat: i64, card: i64) -> None:
        """Put a card onto the discards (I5)."""
        self.lose(seat, card)
        self.discards[self.discarded] = u8(card)
        self.discarded += 1
        if self.news is not None:
            self.tell(DISCARDED, seat, card)
        self.barred = NONE
        self.phase = CALLING

    def end_turn(self, seat: i64) -> None:
        """Pass on without a call."""
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
        """All cards are to be shuffled anew (I18)."""
        self.starter = starter
        self.mover = CHANCE

    # The call

    def call_on(self, seat: i64, n: i64) -> None:
        """One step of a call: to call, to name a colour, or to name no more."""
        if n == CALL:
            self.phase = NAMING
            self.halfway = True
        elif n == WHOLE:
            self.call(seat, NO_ROW if self.named == NONE else 1 + self.named)
        elif self.named == NONE:
            self.named = n - COLOUR
        else:
            self.call(seat, row_named(self.named, n - COLOUR))

    def call(self, seat: i64, row: i64) -> None:
        """The caller shows (I9-I12), then the others (I13, I14)."""
        self.caller = seat
        self.row = row
        self.phase = CALLING
        self.named = NONE
        self.halfway = False
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
            if can_get_down_to(sum, self.without_free(seat, free), self.row, values):
                found |= 1 << seat
            seat = self.after(seat)
        return found

    def score_hand(self, caller: i64, others: i64) -> None:
        """The caller or the others get a point (I16); the caller starts the next hand (I18)."""
        self.unscored = 0
        self.next_hand(caller)
        if others == 0:
            self.gain_points(caller, POINTS[CALLER])
        for seat in range(self.seats):
            if others >> seat & 1:
                self.gain_points(seat, POINTS[OTHERS])

    def gain_points(self, seat: i64, points: i64) -> None:
        """A point, as a rule; reaching the target ends the game (I17)."""
        self.points += points << seat * 4
        if self.score(seat) >= self.target:
            self.mover = OVER
        if self.news is not None:
            self.tell(SCORED, seat, self.score(seat))

    def show(self, seat: i64) -> None:
        """Everybody sees a hand and how it is split."""
        low, high = self.hand(seat)
        self.open_up(seat, low, high)
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
        """The points of a seat so far."""
        return self.points >> seat * 4 & NIBBLE

    def won(self, seat: i64) -> bool:
        """A perfect caller alone (I12), else all who have reached the target (I17)."""
        if self.perfect:
            return seat == self.caller
        return self.score(seat) >= self.target

    # Search

    def copy(self) -> State:
        """The same, independent of this one."""
        new = IGo(
            self.seats, self.target, self.patience, self.deck, self.discards[:], self.hands[:]
        )
        new.mover = self.mover
        new.discarded = self.discarded
        new.shown = self.shown
        new.head = self.head
        new.halfway = self.halfway
        new.phase = self.phase
        new.barred = self.barred
        new.turns = self.turns
        new.takes = self.takes
        new.unscored = self.unscored
        new.points = self.points
        new.starter = self.starter
        new.caller = self.caller
        new.named = self.named
        new.row = self.row
        new.perfect = self.perfect
        return new

    def key(self) -> list[int]:
        """Target, mover, phase, counters, call, points; hands; display, discards and pile."""
        key = [int(self.seats), int(self.target), int(self.mover), int(self.phase)]
        key += [int(self.barred), int(self.turns), int(self.takes), int(self.unscored)]
        key += [int(self.starter), int(self.caller), int(self.row), int(self.perfect)]
        key.append(int(self.named))
        key += [int(self.score(seat)) for seat in range(self.seats)]
        for seat in range(self.seats):
            key += [-1, *card_list(self.hand(seat)), -1, *card_list(self.known(seat))]
        key += [-1, *self.display(), -1, *self.discard_pile(), -1, *self.pile_cards()]
        return [*key, -1, int(self.patience)] if self.patience else key  # as before there was any


def fresh(seats: i64, target: i64, patience: i64 = 0) -> IGo:
    """A state that waits for its first shuffle."""
    discards = vec[u8]([0] * int(CARD_COUNT))
    hands = vec[i64]([0] * int(seats * WORDS))
    return IGo(seats, target, patience, vec[u8](), discards, hands)
