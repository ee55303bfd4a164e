"""The state of High Five! and its steps."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.engine.bits import add_bits, count
from handvoll.engine.chance import Shuffle, Spec, shuffle
from handvoll.engine.state import EVERYBODY, OVER, State
from handvoll.games.highfive.actions import (
    CARD,
    DREW,
    DROP,
    DROPPED,
    FILL,
    FINISHED,
    LAID,
    NONE,
    SCORED,
    STARTED,
)
from handvoll.games.highfive.material import (
    BARE_BOARD,
    BARE_LINES,
    BOARD,
    CARDS,
    DEALT,
    DECK,
    DRAWN,
    EMPTY,
    FIRST_LAID,
    JOKER,
    LINES,
    LOWEST,
    MOST_LAID,
    NO_HANDS,
    OFFERS,
    ONLY,
    OPENINGS,
    PACK,
    SIDE,
    SINGLES,
    SQUARE,
    STARTS,
    WINDOW,
    WINDOWS,
)
from handvoll.games.highfive.score import LAST_CARD, WORTH, points, stand_ins

# A hand is a mask of cards. Above them it counts itself: taking a card adds its bit and ONE.
HELD: Final[i64] = 53
ONE: Final[i64] = 1 << HELD
HAND: Final[i64] = ONE - 1

# The points of a seat are fifteen bits of `made`.
POINTS: Final[i64] = 0x7FFF


@final
class HighFive(State):
    """Board, hands and pile.

    While a move is under way (`halfway`), `line` and `gaps` say what is still to be filled and
    `laid` what was. Only `redeal` changes a pile, by making a new one, so copies share theirs.
    """

    def __init__(
        self, seats: i64, board: vec[u8], lines: vec[u8], hands: vec[i64], pile: vec[u8]
    ) -> None:
        super().__init__(seats)
        self.board: vec[u8] = board  # the card on each square
        self.lines: vec[u8] = lines  # which places of each line are taken
        self.hands: vec[i64] = hands
        self.pile: vec[u8] = pile
        self.top: i64 = DECK  # where the pile begins
        self.made: i64 = 0
        self.opening: bool = True  # H6: not everybody has had a first turn
        self.finished: bool = False  # H14: the bonus is gone
        self.frame: i64 = NONE  # the window that was scored last
        self.line: i64 = NONE
        self.gaps: i64 = 0
        self.laid: i64 = 0
        self.dropping: bool = False

    # Hands and squares

    def held(self, seat: i64) -> i64:
        """How many cards a seat has."""
        return self.hands[seat] >> HELD

    def has(self, seat: i64, card: i64) -> bool:
        """Whether a seat holds a card."""
        return self.hands[seat] >> card & 1 != 0

    def take(self, seat: i64, card: i64) -> None:
        """Take a card into a hand."""
        self.hands[seat] += (1 << card) + ONE

    def put(self, card: i64, square: i64) -> None:
        """Lay a card on a square."""
        self.board[square] = u8(card)
        row, column = square >> 3, square & 7
        self.lines[row] |= u8(1 << column)
        self.lines[SIDE + column] |= u8(1 << row)

    def lift(self, square: i64) -> None:
        """Take a card off the board again, as players on trial do."""
        self.board[square] = u8(EMPTY)
        row, column = square >> 3, square & 7
        self.lines[row] &= u8(~(1 << column) & 0xFF)
        self.lines[SIDE + column] &= u8(~(1 << row) & 0xFF)

    def gaps_of(self, window: i64) -> i64:
        """The places of its line that a window still wants."""
        return ~i64(self.lines[window >> 2]) & (WINDOW << (window & 3))

    # Chance

    def spec(self) -> Spec:
        """All number cards (H2)."""
        return Shuffle(PACK, CARDS)

    def settle(self, outcome: vec[u8]) -> None:
        """Lay the start cards and deal (H3)."""
        self.pile = outcome
        for i in range(i64(len(STARTS))):
            self.put(i64(outcome[i]), STARTS[i])
            if self.news is not None:
                self.tell(STARTED, 0, outcome[i], STARTS[i])
        self.top = len(STARTS)
        for i in range(DEALT[0] * self.seats):
            self.take(i % self.seats, i64(outcome[self.top]))
            self.top += 1
        for seat in range(self.seats):
            self.take(seat, JOKER)
        self.mover = 0

    # Legal steps

    def room(self) -> i64:
        """As many as there are windows, or squares."""
        return WINDOWS

    def steps(self, seat: i64, out: vec[i64]) -> i64:
        """Windows that can be filled, cards for their gaps, or squares to drop on."""
        if self.halfway:
            return self.card_steps(seat, out)
        if self.opening:
            return self.opening_steps(out)
        n = self.window_steps(seat, out)
        return n if n else self.drop_steps(out)

    def card_steps(self, seat: i64, out: vec[i64]) -> i64:
        """Any card of the hand."""
        return add_bits(self.hands[seat] & HAND, CARD, out, 0)

    def opening_steps(self, out: vec[i64]) -> i64:
        """The windows that connect two start cards (H6); three gaps: they are not connected yet."""
        n: i64 = 0
        for i in range(i64(len(OPENINGS))):
            if self.wants(OPENINGS[i]) == FIRST_LAID:
                out[n] = FILL + OPENINGS[i]
                n += 1
        return n

    def wants(self, window: i64) -> i64:
        """How many gaps a window has."""
        return count(self.gaps_of(window))

    def window_steps(self, seat: i64, out: vec[i64]) -> i64:
        """The windows the seat can fill (H4), each set of gaps once."""
        held = self.held(seat)
        table = (held if held < MOST_LAID else MOST_LAID) << 8
        n: i64 = 0
        for line in range(LINES):
            offers = i64(OFFERS[table | i64(self.lines[line])])
            if line >= SIDE and SINGLES[i64(self.lines[line])]:
                offers = self.not_across(line, offers)
            window = FILL + line * 4
            while offers:
                out[n] = window
                n += offers & 1
                window += 1
                offers >>= 1
        return n

    def not_across(self, column: i64, offers: i64) -> i64:
        """The offers of a column without the single gaps that a row has offered already."""
        mask = i64(self.lines[column])
        singles = i64(SINGLES[mask])
        while singles:
            row = i64(LOWEST[singles])
            if i64(SINGLES[i64(self.lines[row])]) >> (column - SIDE) & 1:
                offers &= ~i64(ONLY[mask * SIDE + row])
            singles &= singles - 1
        return offers

    def drop_steps(self, out: vec[i64]) -> i64:
        """Any empty square (H10)."""
        n: i64 = 0
        for square in range(BOARD):
            if self.board[square] == EMPTY:
                out[n] = DROP + square
                n += 1
        return n

    # Steps

    def step(self, seat: i64, n: i64) -> None:
        """Choose a window or a square, or lay a card."""
        if n >= DROP:
            self.aim(n - DROP)
        elif n >= CARD:
            self.lay(seat, n - CARD)
        else:
            self.choose(n - FILL)

    def choose(self, window: i64) -> None:
        """Begin a lay in this window."""
        self.halfway = True
        self.line = window >> 2
        self.gaps = self.gaps_of(window)

    def aim(self, square: i64) -> None:
        """Begin a drop on this square."""
        self.halfway = True
        self.dropping = True
        self.line = square >> 3
        self.gaps = 1 << (square & 7)

    def lay(self, seat: i64, card: i64) -> None:
        """Put a card into the first gap; the last one ends the turn."""
        place = i64(LOWEST[self.gaps])
        square = i64(SQUARE[self.line * SIDE + place])
        self.hands[seat] -= (1 << card) + ONE
        self.put(card, square)
        self.gaps &= self.gaps - 1
        self.laid |= 1 << place
        if self.news is not None:
            self.tell(DROPPED if self.dropping else LAID, seat, card, square)
        if self.gaps == 0:
            self.end_turn(seat)

    def end_turn(self, seat: i64) -> None:
        """Score, draw, and pass on."""
        self.frame = NONE
        if not self.dropping:
            self.count(seat)
        self.halfway = False
        self.dropping = False
        self.line = NONE
        self.laid = 0
        self.draw(seat)
        if self.held(seat) == 0:
            self.finish(seat)
        if seat + 1 == self.seats:
            self.opening = False
        self.pass_on(seat)

    def count(self, seat: i64) -> None:
        """Score the most valuable window that the laid cards complete (H8)."""
        window = self.best_window()
        self.frame = window
        made = self.window_points(window)
        self.made += made << seat * 15
        if self.news is not None:
            first = (window >> 2) * SIDE + (window & 3)
            jokers = stand_ins([int(self.board[i64(SQUARE[i])]) for i in range(first, first + 5)])
            self.tell(SCORED, seat, made, SQUARE[first], SQUARE[first + 4], *jokers)

    def best_window(self) -> i64:
        """Along the line, and across it if one card was laid."""
        best = self.best_along(self.line, self.laid, NONE)
        if self.laid & (self.laid - 1) == 0:
            square = i64(SQUARE[self.line * SIDE + i64(LOWEST[self.laid])])
            if self.line < SIDE:
                return self.best_along(SIDE + (square & 7), 1 << (square >> 3), best)
            return self.best_along(square >> 3, 1 << (square & 7), best)
        return best

    def best_along(self, line: i64, laid: i64, best: i64) -> i64:
        """The better of a window and those of a line that hold all laid cards and no gap."""
        for window in range(line * 4, line * 4 + 4):
            apart = laid & ~(WINDOW << (window & 3))
            if apart | self.gaps_of(window) == 0 and self.is_better(window, best):
                best = window
        return best

    def is_better(self, window: i64, best: i64) -> bool:
        """Whether a window makes more than the best so far."""
        return best == NONE or self.window_points(window) > self.window_points(best)

    def window_points(self, window: i64) -> i64:
        """What five cards in a window make (H12)."""
        return points(self.window_worth(window))

    def window_worth(self, window: i64) -> i64:
        """The cards of a window, added up for scoring."""
        first = (window >> 2) * SIDE + (window & 3)
        worth: i64 = 0
        for i in range(first, first + 5):
            worth += WORTH[i64(self.board[i64(SQUARE[i])])]
        return worth

    def draw(self, seat: i64) -> None:
        """Take two cards off the pile, or what it has (H11)."""
        first = self.top
        last = first + DRAWN[0]
        while self.top < DECK and self.top < last:
            self.take(seat, i64(self.pile[self.top]))
            self.top += 1
        if self.news is not None and self.top > first:
            self.tell(DREW, seat, *[int(self.pile[i]) for i in range(first, self.top)])

    def finish(self, seat: i64) -> None:
        """A seat has laid its last card; the first to do so gets the bonus (H14)."""
        bonus: i64 = 0
        if not self.finished:
            bonus = LAST_CARD[0]
        self.finished = True
        self.made += bonus << seat * 15
        if self.news is not None:
            self.tell(FINISHED, seat, bonus)

    def pass_on(self, seat: i64) -> None:
        """The next seat with cards is to move; without any the game is over (H15)."""
        for _ in range(self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.hands[seat]:
                self.mover = seat
                return
        self.mover = OVER

    # How it stands

    def score(self, seat: i64) -> i64:
        """The points of a seat so far."""
        return self.made >> seat * 15 & POINTS

    # Search

    def copy(self) -> HighFive:
        """The same, independent of this one."""
        new = HighFive(self.seats, self.board[:], self.lines[:], self.hands[:], self.pile)
        new.mover = self.mover
        new.halfway = self.halfway
        new.top = self.top
        new.made = self.made
        new.opening = self.opening
        new.finished = self.finished
        new.frame = self.frame
        new.line = self.line
        new.gaps = self.gaps
        new.laid = self.laid
        new.dropping = self.dropping
        return new

    def redeal(self, seat: i64, rng: Random) -> None:
        """Shuffle the pile and the hands of the others; jokers stay where all know them to be."""
        unseen = self.unseen(seat)
        shuffle(unseen, rng)
        self.deal_out(seat, unseen)

    def unseen(self, seat: i64) -> vec[u8]:
        """The cards in the pile and in others' hands."""
        hands: i64 = 0
        for other in range(self.seats):
            if seat not in (other, EVERYBODY):
                hands |= self.hands[other]
        for i in range(self.top, DECK):
            hands |= 1 << i64(self.pile[i])
        return cards_of(hands & ~(1 << JOKER))

    def deal_out(self, seat: i64, cards: vec[u8]) -> None:
        """Give the others and the pile as many cards as they have, out of these."""
        n: i64 = 0
        for other in range(self.seats):
            if seat not in (other, EVERYBODY):
                joker = self.hands[other] & 1 << JOKER
                new = self.held(other) << HELD | joker
                for _ in range(self.held(other) - (1 if joker else 0)):
                    new |= 1 << i64(cards[n])
                    n += 1
                self.hands[other] = new
        self.pile = self.pile[:]
        for i in range(self.top, DECK):
            self.pile[i] = cards[n]
            n += 1

    def key(self) -> list[int]:
        """Seats, mover, flags, frame, the move under way, points; board; hands; pile."""
        flags = int(self.opening) + 2 * int(self.finished) + 4 * int(self.dropping)
        key = [int(self.seats), int(self.mover), flags, int(self.halfway)]
        key += [int(self.frame), int(self.line), int(self.gaps), int(self.laid)]
        key += [int(self.score(seat)) for seat in range(self.seats)]
        key += [int(card) for card in self.board]
        for seat in range(self.seats):
            key += [-1, *self.hand(seat)]
        return [*key, -1, *(int(self.pile[i]) for i in range(self.top, DECK))]

    # As lists, for those who look and those who guess

    def hand(self, seat: i64) -> list[int]:
        """The cards of a seat, in canonical order, the joker last."""
        return [int(card) for card in cards_of(self.hands[seat])]

    def set_pile(self, cards: list[int]) -> None:
        """Let the pile be these cards."""
        self.top = DECK - i64(len(cards))
        self.pile = vec[u8]([0] * int(self.top) + [u8(card) for card in cards])


def cards_of(hand: i64) -> vec[u8]:
    """The cards of a mask."""
    return vec[u8]([u8(card) for card in range(JOKER + 1) if hand >> card & 1])


def fresh(seats: i64) -> HighFive:
    """A state that waits for its shuffle."""
    return HighFive(seats, BARE_BOARD[:], BARE_LINES[:], NO_HANDS[:], PACK)
