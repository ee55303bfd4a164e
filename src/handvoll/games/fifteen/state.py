"""The state of 15GO! and its steps."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.engine.chance import Shuffle, Spec
from handvoll.engine.state import OVER, State
from handvoll.games.fifteen.actions import (
    ACTIONS,
    BORROW,
    BORROWED,
    BORROWING,
    COMPLETED,
    KEEP,
    KEPT,
    NONE,
    ON,
    OPEN_FIRST,
    OPEN_ON,
    OPEN_ROW,
    OPENED,
    OUT,
    OVERLOOK,
    OWN,
    OWN_PILE,
    POINTS,
    RECYCLED,
    ROW,
    TO_OWN,
    TO_PILE,
    TO_ROW,
    TURN,
    TURNED,
)
from handvoll.games.fifteen.material import (
    CARDS,
    HIGHEST,
    LONG_GAME,
    MOST_ROWS,
    NUMBER,
    deck,
)
from handvoll.games.fifteen.nibbles import BYTE, ROWS, add_marked, equal
from handvoll.games.fifteen.piles import Piles
from handvoll.games.fifteen.score import FULL_ROW, WORTH, finish, full_row


@final
class Fifteen(Piles):
    """The piles, the rows and the turned card."""

    def __init__(
        self, seats: i64, colours: i64, options: i64, cards: vec[u8], rows: vec[u8]
    ) -> None:
        super().__init__(seats, colours * HIGHEST, cards)
        self.colours: i64 = colours
        self.options: i64 = options
        self.rows: vec[u8] = rows  # fifteen places for each row
        self.made: i64 = 0  # bytes: the points of each seat for full rows, in fifteens
        self.waits: i64 = 0  # nibbles: the number each row waits for; 0: not open, or complete
        self.opened: i64 = 0  # rows
        self.turned: i64 = NONE
        self.chain: i64 = NONE  # F16: the row a chain of borrowed cards has begun on
        self.owned: bool = False  # F15: `own` was played in this turn
        self.spent: bool = False  # F15: ... and then the pile was recycled
        self.turns: i64 = 0  # that have ended
        self.gone: i64 = 0  # bit: this seat is out
        self.outs: i64 = 0  # nibbles: who went out, seat + 1, the first lowest
        self.places: i64 = 0  # how many went out

    # Chance

    def spec(self) -> Spec:
        """All cards of these colours, once (F2)."""
        return Shuffle(deck(self.colours), CARDS)

    def settle(self, outcome: vec[u8]) -> None:
        """Deal one card at a time; the first dealt is the first turned (F3)."""
        each = self.size // self.seats
        for seat in range(self.seats):
            at = self.closed_at(seat)
            for i in range(each):
                self.cards[at + i] = outcome[i * self.seats + seat]
            self.closeds += each << seat * 8
        self.begin(0)

    # A turn

    def begin(self, seat: i64) -> None:
        """A turn begins: with the open pile if that may be used (F14, F16), else by turning."""
        self.mover = seat
        self.owned = False
        self.spent = False
        if self.options & (OPEN_FIRST | BORROWING):
            self.go_on_open()
        else:
            self.turn_up()

    def go_on_open(self) -> None:
        """Before the first card of a turn: wait while the open top may be used (F14, F16)."""
        seat = self.mover
        self.turned = NONE
        lone = self.closed(seat) == 0 and self.open(seat) == 1  # F10 comes first
        if lone or self.open(seat) == 0 or not self.open_top_goes():
            self.turn_up()

    def turn_up(self) -> None:
        """Turn the mover's next card (F4); ones open rows by themselves (F6)."""
        seat = self.mover
        while True:
            card = self.next_card(seat)
            if self.news is not None:
                self.tell(TURNED, seat, card)
            if card & NUMBER != 1:
                self.turned = card
                return
            self.open_row(seat, card)
            if self.is_bare(seat):
                self.leave(seat)
                return

    def next_card(self, seat: i64) -> i64:
        """The next closed card, after recycling if need be (F9), or the only open one (F10)."""
        if self.closed(seat) == 0:
            if self.open(seat) == 1:
                return self.pop(seat)
            self.recycle(seat)
        card = i64(self.cards[self.closed_at(seat)])
        self.heads += 1 << seat * 8
        self.closeds -= 1 << seat * 8
        return card

    def recycle(self, seat: i64) -> None:
        """Keep the open top and turn the rest over; the first laid comes up first (F9)."""
        top = self.pop(seat)
        rest = self.open(seat)
        self.swapped ^= 1 << seat
        self.known |= 1 << seat
        self.heads &= ~(BYTE << seat * 8)
        self.closeds += rest << seat * 8
        self.opens -= rest << seat * 8
        self.push(seat, top)
        self.spent = self.owned
        if self.news is not None:
            self.tell(RECYCLED, seat, rest)

    def end_turn(self, seat: i64) -> None:
        """The turn passes on to the next seat that still has cards (F19)."""
        self.turns += 1
        seat = seat + 1 if seat + 1 < self.seats else 0
        while self.gone >> seat & 1:
            seat = seat + 1 if seat + 1 < self.seats else 0
        self.begin(seat)

    # Legal steps

    def room(self) -> i64:
        """Rows, piles, borrowed cards and the words."""
        return ACTIONS

    def steps(self, seat: i64, out: vec[i64]) -> i64:
        """Where the turned card may go, or what may be done before one is turned."""
        if self.turned == NONE:
            return self.open_steps(seat, out)
        if self.chain != NONE:
            return self.chain_steps(seat, self.turned & NUMBER, ROW, out)
        number = self.turned & NUMBER
        goes = self.goes(seat)
        n = add_marked(goes, ROW, out, 0)
        if self.turns < LONG_GAME or goes & ROWS == 0:  # F13
            if self.options & OWN_PILE and self.fits_own(seat, number):
                out[n] = OWN
                n += 1
            if goes == 0 or self.options & OVERLOOK:  # F8
                out[n] = KEEP
                n += 1
        if self.options & BORROWING:
            n = self.add_borrows(seat, number, out, n)
        return n

    def goes(self, seat: i64) -> i64:
        """Where the turned card may go (F5, F13): the rows marked, above them others' piles."""
        number = self.turned & NUMBER
        rows = equal(self.waits, number)
        if rows != 0 and self.turns >= LONG_GAME:
            return rows
        return rows | self.neighbours(seat, number) << MOST_ROWS * 4

    def open_steps(self, seat: i64, out: vec[i64]) -> i64:
        """Before the first card of a turn is turned (F14, F16)."""
        number = self.tops >> seat * 4 & NUMBER
        if self.chain != NONE:
            return self.chain_steps(seat, number, OPEN_ROW, out)
        rows = equal(self.waits, number)
        must = rows != 0 and self.turns >= LONG_GAME  # F13
        n: i64 = 0
        if self.options & OPEN_FIRST:
            n = add_marked(rows, OPEN_ROW, out, n)
            if not must:
                n = add_marked(self.neighbours(seat, number), OPEN_ON, out, n)
        if self.options & BORROWING:
            n = self.add_borrows(seat, number, out, n)
        if not must:
            out[n] = TURN
            n += 1
        return n

    def open_top_goes(self) -> bool:
        """Whether the mover's open top may go somewhere before a card is turned."""
        seat = self.mover
        number = self.tops >> seat * 4 & NUMBER
        if self.options & OPEN_FIRST and equal(self.waits, number) | self.neighbours(seat, number):
            return True
        return self.options & BORROWING != 0 and self.can_borrow(seat, number)

    def neighbours(self, seat: i64, number: i64) -> i64:
        """The open piles of others that show one more or one less, marked (F5, F11)."""
        piles = equal(self.tops, number - 1)
        if number < HIGHEST:
            piles |= equal(self.tops, number + 1)
        return piles & ~(8 << seat * 4)

    def fits_own(self, seat: i64, number: i64) -> bool:
        """Whether the turned card may go onto the mover's own open pile (F15)."""
        top = self.tops >> seat * 4 & NUMBER
        return top != 0 and not self.spent and (top - number == 1 or number - top == 1)

    # Borrowing (F16)

    def add_borrows(self, seat: i64, number: i64, out: vec[i64], n: i64) -> i64:
        """Add every first card of a chain that ends with the mover's number."""
        for row in range(self.opened):
            n = self.add_links(self.links(seat, row, number), row, out, n)
        return n

    def can_borrow(self, seat: i64, number: i64) -> bool:
        """Whether some chain of borrowed cards can begin (F16)."""
        for row in range(self.opened):
            if self.links(seat, row, number):
                return True
        return False

    def links(self, seat: i64, row: i64, number: i64) -> i64:
        """The piles, marked, whose top continues a chain on this row that can be completed."""
        waits = self.waits >> row * 4 & NUMBER
        if waits == 0 or waits >= number:
            return 0
        lenders = equal(self.tops, waits) & ~(8 << seat * 4)
        if lenders == 0:
            return 0
        for other in range(self.seats):
            if not self.reaches(seat, waits + 1, number, 1 << other * 8):
                lenders &= ~(8 << other * 4)
        return lenders

    def add_links(self, lenders: i64, row: i64, out: vec[i64], n: i64) -> i64:
        """Add the lenders whose card goes onto this row; how many steps there are now."""
        for other in range(self.seats):
            if lenders >> other * 4 & 8:
                out[n] = BORROW + other * MOST_ROWS + row
                n += 1
        return n

    def reaches(self, seat: i64, waits: i64, number: i64, taken: i64) -> bool:
        """Whether others' piles, `taken` cards off each (a byte a seat), lead up to the number."""
        if waits == number:
            return True
        for other in range(self.seats):
            left = self.open(other) - (taken >> other * 8 & 255)
            if other == seat or left <= 0:
                continue
            if i64(self.cards[self.open_at(other) + left - 1]) & NUMBER != waits:
                continue
            if self.reaches(seat, waits + 1, number, taken + (1 << other * 8)):
                return True
        return False

    def chain_steps(self, seat: i64, number: i64, last: i64, out: vec[i64]) -> i64:
        """A chain has begun: only its next card, or the mover's own that ends it."""
        waits = self.waits >> self.chain * 4 & NUMBER
        if waits == number:
            out[0] = last + self.chain
            return 1
        return self.add_links(self.links(seat, self.chain, number), self.chain, out, 0)

    # Steps

    def step(self, seat: i64, n: i64) -> None:
        """Place, keep, borrow or turn."""
        if n == KEEP:
            self.keep(seat)
        elif n >= BORROW:
            self.lend((n - BORROW) // MOST_ROWS, (n - BORROW) % MOST_ROWS)
        elif n == TURN:
            self.turn_up()
        elif n >= OPEN_ROW:
            self.place_open(seat, n)
        else:
            self.place_turned(seat, n)

    def keep(self, seat: i64) -> None:
        """Put the turned card onto the own open pile; that ends the turn (F8)."""
        if self.news is not None:
            self.tell(KEPT, seat, self.turned)
        self.push(seat, self.turned)
        self.end_turn(seat)

    def place_turned(self, seat: i64, n: i64) -> None:
        """Put the turned card onto a row or a pile (F5, F15)."""
        card = self.turned
        if n >= ON:
            self.lay_on(seat, card, n - ON, 0)
        elif n >= ROW:
            self.to_row(seat, card, n - ROW, 0)
        else:
            self.owned = True
            self.push(seat, card)
            if self.news is not None:
                self.tell(TO_OWN, seat, card)
        if self.is_bare(seat):
            self.leave(seat)
        else:
            self.turn_up()

    def place_open(self, seat: i64, n: i64) -> None:
        """Put the own open top onto a row or a pile (F14)."""
        card = self.pop(seat)
        if n >= OPEN_ON:
            self.lay_on(seat, card, n - OPEN_ON, 1)
        else:
            self.to_row(seat, card, n - OPEN_ROW, 1)
        if self.is_bare(seat):
            self.leave(seat)
        else:
            self.go_on_open()

    def lay_on(self, seat: i64, card: i64, other: i64, was_open: i64) -> None:
        """Put a card onto another's open pile."""
        if self.news is not None:
            self.tell(TO_PILE, seat, card, other, was_open)
        self.push(other, card)

    def to_row(self, seat: i64, card: i64, row: i64, was_open: i64) -> None:
        """Put a card of the mover's own onto a row; that also ends a chain."""
        if self.news is not None:
            self.tell(TO_ROW, seat, card, row, was_open)
        self.chain = NONE
        self.grow(row, card)
        if card & NUMBER == HIGHEST:
            self.complete(seat, row)

    def open_row(self, seat: i64, card: i64) -> None:
        """Begin a row with a 1 (F6)."""
        row = self.opened
        if self.news is not None:
            self.tell(OPENED, seat, card, row)
        self.opened = row + 1
        self.waits |= 1 << row * 4
        self.grow(row, card)

    def grow(self, row: i64, card: i64) -> None:
        """Lay a card at the end of a row, which then waits for the next number."""
        number = card & NUMBER
        self.rows[row * HIGHEST + number - 1] = u8(card)
        if number == HIGHEST:
            self.waits &= ~(NUMBER << row * 4)
        else:
            self.waits += 1 << row * 4

    def complete(self, seat: i64, row: i64) -> None:
        """Count a full row (F18)."""
        points: i64 = 0
        if self.options & POINTS:
            points = full_row(self.rows, row)
            self.made += points // WORTH[FULL_ROW] << seat * 8
        if self.news is not None:
            self.tell(COMPLETED, seat, row, points)

    def lend(self, owner: i64, row: i64) -> None:
        """Put another's open top onto a row (F16); a last card puts its owner out (F17)."""
        card = self.pop(owner)
        if self.news is not None:
            self.tell(BORROWED, self.mover, card, row, owner)
        self.chain = row
        self.grow(row, card)
        if self.is_bare(owner):
            self.go_out(owner)

    # Going out

    def leave(self, seat: i64) -> None:
        """The mover has no card left: out, and the turn ends."""
        self.turned = NONE
        self.go_out(seat)
        if self.mover != OVER:
            self.end_turn(seat)

    def go_out(self, seat: i64) -> None:
        """A seat is out (F12); that ends the game at once without `points` (F18)."""
        self.gone |= 1 << seat
        self.outs |= (seat + 1) << self.places * 4
        self.places += 1
        if self.news is not None:
            points = finish(self.places - 1) if self.options & POINTS else 0
            self.tell(OUT, seat, self.places, points)
        if self.options & POINTS == 0 or self.places == self.seats:
            self.mover = OVER

    # How it stands

    def score(self, seat: i64) -> i64:
        """The points of a seat so far."""
        if self.options & POINTS == 0:
            return 1 if self.outs & NUMBER == seat + 1 else 0
        points = (self.made >> seat * 8 & BYTE) * WORTH[FULL_ROW]
        for place in range(self.places):
            if self.outs >> place * 4 & NUMBER == seat + 1:
                points += finish(place)
        return points

    # Search

    def copy(self) -> State:
        """The same, independent of this one."""
        new = Fifteen(self.seats, self.colours, self.options, self.cards[:], self.rows[:])
        new.mover = self.mover
        new.heads = self.heads
        new.closeds = self.closeds
        new.opens = self.opens
        new.made = self.made
        new.swapped = self.swapped
        new.known = self.known
        new.tops = self.tops
        new.waits = self.waits
        new.opened = self.opened
        new.turned = self.turned
        new.chain = self.chain
        new.owned = self.owned
        new.spent = self.spent
        new.turns = self.turns
        new.gone = self.gone
        new.outs = self.outs
        new.places = self.places
        return new

    def key(self) -> list[int]:
        """Colours, options, mover, turned, chain, F15 flags, turns, outs; each seat; each row."""
        flags = int(self.owned) + 2 * int(self.spent)
        key = [int(self.seats), int(self.colours), int(self.options), int(self.mover)]
        key += [int(self.turned), int(self.chain), flags, int(self.turns), int(self.outs)]
        for seat in range(self.seats):
            key += [int(self.closed(seat)), int(self.open(seat)), int(self.made >> seat * 8 & BYTE)]
            key.append(int(self.known >> seat & 1))
            key += self.closed_cards(seat) + self.open_cards(seat)
        for row in range(self.opened):
            key += [-1, *self.row_cards(row)]
        return key

    # As lists, for those who look and those who guess

    def row_cards(self, row: i64) -> list[int]:
        """The cards of a row, the 1 first; none once it is put away."""
        waits = self.waits >> row * 4 & NUMBER
        length = waits - 1 if waits else HIGHEST
        return [int(self.rows[row * HIGHEST + i]) for i in range(length)]

    def set_row(self, cards: list[int]) -> None:
        """Lay the next row."""
        self.waits |= 1 << self.opened * 4
        for card in cards:
            self.grow(self.opened, card)
        self.opened += 1


def fresh(seats: i64, colours: i64, options: i64) -> Fifteen:
    """A state that waits for its shuffle."""
    cards = vec[u8]([0] * int(2 * seats * colours * HIGHEST))
    rows = vec[u8]([0] * int(MOST_ROWS * HIGHEST))
    return Fifteen(seats, colours, options, cards, rows)
