"""The state of Go5 and its steps."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from handvoll.engine.chance import Shuffle, Spec
from handvoll.engine.state import CHANCE, MANY, OVER, State
from handvoll.games.go5.actions import (
    ACROSS,
    ADD,
    ADDED,
    ASKED,
    BEGAN,
    CALLED,
    COUNTED,
    CROSSED,
    DEALT,
    DISCARD,
    DISCARDED,
    DREW,
    FIVE,
    GO5,
    GOT_STOP,
    LAID,
    LAY,
    MIXED,
    MOST_STEPS,
    NOTHING_LEFT,
    PASS,
    PASSED,
    PLAY_STOP,
    RAN_OUT,
    SKIPPED,
    STOPPED,
    STUCK,
    SUNK,
    SWAP,
    SWAPPED,
    TAKE,
    TOOK,
    TURNED_UP,
)
from handvoll.games.go5.legal import can_call, steps
from handvoll.games.go5.material import (
    ALL_CARDS,
    CARDS,
    DECK,
    JOKER,
    NONE,
    STOP,
    codes,
    kind_of,
    three_numbered,
)
from handvoll.games.go5.score import ENDED, POINTS
from handvoll.games.go5.table import (
    CALLING,
    DEAL,
    DRAWING,
    MIX,
    MOST_SETS,
    PLAYING,
    Table,
    set_kind,
)


@final
class Go5(Table):
    """A table of Go5 and its rules."""

    def actors(self) -> i64:
        """Whoever may call, or whose turn it is."""
        if self.mover == MANY:
            return self.callers
        if self.mover < 0:
            return 0
        return 1 << self.mover

    def room(self) -> i64:
        """More than any hand can do."""
        return MOST_STEPS

    def steps(self, seat: i64, out: vec[i64]) -> i64:
        """What a seat may do now."""
        return steps(self, seat, out)

    # Chance

    def spec(self) -> Spec:
        """The whole deck for a round, or the discards to be mixed."""
        if self.phase == DEAL:
            return Shuffle(ALL_CARDS, CARDS)
        return Shuffle(codes(self.loose_discards()), CARDS)

    def settle(self, outcome: vec[u8]) -> None:
        """Deal a round, or draw on from the mixed pile."""
        if self.phase == DEAL:
            self.deal(outcome)
        else:
            self.mix(outcome)

    # A round

    def deal(self, outcome: vec[u8]) -> None:
        """Seven cards each, one at a time, and one turned up (G4-G6)."""
        dealer = self.dealer()
        self.clear()
        self.pile = outcome
        if self.news is not None:
            self.tell(BEGAN, dealer, self.round + 1)
        for i in range(7 * self.seats):
            seat = (dealer + i) % self.seats
            while self.draw_card(seat) >= STOP:
                pass
        if self.news is not None:
            for seat in range(self.seats):
                self.tell(DEALT, seat, self.hands[seat])
        self.turn_up(dealer)
        self.begin(dealer)

    def dealer(self) -> i64:
        """Who deals this round, or the next one after its end (G6)."""
        return self.round % self.seats

    def turn_up(self, dealer: i64) -> None:
        """Turn the first discard; a joker or a stop card goes to the very bottom (G4)."""
        while i64(self.pile[self.head]) >= JOKER:
            if self.news is not None:
                self.tell(SUNK, dealer, i64(self.pile[self.head]))
            self.pile = append(self.pile, self.pile[self.head])
            self.head += 1
            self.sunk += 1
        card = i64(self.pile[self.head])
        self.head += 1
        self.put_down(card)
        if self.news is not None:
            self.tell(TURNED_UP, dealer, card)

    def end_round(self, ender: i64) -> None:
        """Count everybody's points (G22-G24), then deal anew or end the game (G25)."""
        reached = False
        for seat in range(self.seats):
            points = self.points(seat)
            if seat == ender:
                points += POINTS[ENDED]
            self.sheet = append(self.sheet, points)
            self.totals[seat] += points
            self.known[seat] = self.hands[seat]  # all show what they are left with
            reached = reached or self.totals[seat] >= self.target
            if self.news is not None:
                self.tell_count(seat, points)
        self.stopped = False  # G17: a skip ends with the round
        self.round += 1
        self.phase = DEAL
        self.mover = OVER if reached or self.round == self.rounds else CHANCE

    def tell_count(self, seat: i64, points: i64) -> None:
        """A seat's line of the score sheet; what sets and cost leave over is the 30 (G22)."""
        threes, fours = self.sized_points(seat, 3), self.sized_points(seat, 4)
        fives, cost = self.sized_points(seat, 5), self.left_cost(seat)
        total = self.totals[seat]
        self.tell(COUNTED, seat, self.hands[seat], points, total, threes, fours, fives, cost)

    # A turn

    def begin(self, seat: i64) -> None:
        """Begin the turn of a seat."""
        self.turn = seat
        self.mover = seat
        self.phase = DRAWING
        self.acted = False
        self.played = False
        self.stopped = False

    def end_turn(self) -> None:
        """The next seat's turn, or the one after it (G17), unless the round is stuck (G27)."""
        self.idle += 1
        if self.acted:
            self.idle = 0
        if self.idle == 3 * self.seats:
            if self.news is not None:
                self.tell(STUCK, self.turn)
            self.end_round(NONE)
            return
        seat = self.next_seat(self.turn)
        if self.stopped:
            if self.news is not None:
                self.tell(SKIPPED, seat)
            seat = self.next_seat(seat)
        self.begin(seat)

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    # Drawing

    def draw_card(self, seat: i64) -> i64:
        """Draw a card of the pile, which has one; a stop card is laid aside (G5)."""
        card = i64(self.pile[self.head])
        self.head += 1
        if card >= STOP:
            self.stops |= 1 << seat * 2 + card - STOP
            if self.news is not None:
                self.tell(GOT_STOP, seat, card)
            return card
        self.receive(seat, card)
        if self.head > len(self.pile) - self.sunk:
            self.known[seat] |= 1 << card
        return card

    def draw_up(self) -> None:
        """Draw until the mover holds `goal` cards, or until the pile runs out."""
        seat = self.turn
        before = self.hands[seat]
        while self.size(seat) < self.goal and self.head < len(self.pile):
            self.draw_card(seat)
            self.acted = True
        if self.news is not None and self.hands[seat] != before:
            self.tell(DREW, seat, self.hands[seat] ^ before)
        if self.size(seat) < self.goal:
            self.run_out()
        else:
            self.play_on()

    def play_on(self) -> None:
        """The draw is over: now one may play."""
        self.mover = self.turn
        self.phase = PLAYING

    def run_out(self) -> None:
        """A card is due and the pile is empty: mix the discards twice, then end (G26, G27)."""
        if self.loose_discards() == 0:
            if self.news is not None:
                self.tell(NOTHING_LEFT, self.turn)
            self.play_on()
        elif self.mixes == 2:
            if self.news is not None:
                self.tell(RAN_OUT, self.turn)
            self.end_round(NONE)
        else:
            self.mover = CHANCE
            self.phase = MIX

    def mix(self, outcome: vec[u8]) -> None:
        """The discards but the top one are the new pile; drawing goes on (G26)."""
        cards = self.loose_discards()
        if self.mixes == 0:
            self.first_mix = cards
        else:
            self.second_mix = cards
        self.mixes += 1
        self.discards ^= cards
        self.under = NONE
        self.pile = outcome
        self.head = 0
        self.sunk = 0
        if self.news is not None:
            self.tell(MIXED, self.turn, len(outcome))
        self.draw_up()

    # Steps

    def step(self, seat: i64, n: i64) -> None:
        """Take a step of this phase."""
        if n >= LAY:
            self.lay(seat, three_numbered(n - LAY))
        elif n >= SWAP:
            self.swap(seat, (n - SWAP) // DECK, (n - SWAP) % DECK)
        elif n >= ADD:
            self.add(seat, (n - ADD) // MOST_SETS, (n - ADD) % MOST_SETS)
        elif n >= ACROSS:
            self.discard(seat, n - ACROSS, True)
        elif n >= DISCARD:
            self.discard(seat, n - DISCARD, False)
        elif n >= GO5:
            self.call(seat, n - GO5)
        elif n == PASS:
            self.let_go(seat)
        elif n == PLAY_STOP:
            self.stop(seat)
        else:
            self.draw(seat, n == TAKE)

    def draw(self, seat: i64, takes: bool) -> None:
        """One card before opening (G7); afterwards up to five, the top discard first (G8)."""
        if takes:
            self.take(seat)
        self.goal = 5
        if not self.has_opened(seat):
            self.goal = self.size(seat) + 1
        self.draw_up()

    def take(self, seat: i64) -> None:
        """Take the top discard, then fill up (G8)."""
        card = self.lift_top()
        self.receive(seat, card)
        self.known[seat] |= 1 << card
        if self.news is not None:
            self.tell(TOOK, seat, card)

    def lay(self, seat: i64, cards: i64) -> None:
        """Lay three cards as a new set (G10)."""
        self.use(seat, cards)
        kind = kind_of(cards)
        number = self.lay_set(seat, cards, kind, 3)
        if self.news is not None:
            self.tell(LAID, seat, cards, number, kind)

    def add(self, seat: i64, card: i64, number: i64) -> None:
        """Add a card to an own set (G10)."""
        self.use(seat, 1 << card)
        at = self.first_set(seat) + number
        made = self.grow(at, card)
        if self.news is not None:
            self.tell(ADDED, seat, card, number, set_kind(self.sets[at]))
        if made == 5:
            self.go_out(seat, at)

    def use(self, seat: i64, cards: i64) -> None:
        """Play cards of the hand, and the one received in a swap, whose chain ends here."""
        if self.held != NONE:
            cards &= ~(1 << self.held)
            self.held = NONE
            self.used = 0
        self.spend(seat, cards)
        self.played = True
        self.acted = True

    def swap(self, seat: i64, given: i64, received: i64) -> None:
        """Give a card into a set of another for one that lies there (G15)."""
        at: i64 = 0
        while not self.sets[at] >> received & 1:
            at += 1
        if self.held == NONE:
            self.use(seat, 1 << given)
        self.sets[at] ^= 1 << given | 1 << received
        self.used |= 1 << at
        self.held = received
        if self.news is not None:
            owner = self.owner(at)
            self.tell(SWAPPED, seat, given, received, owner, at - self.first_set(owner))

    def stop(self, seat: i64) -> None:
        """Play a stop card, s1 before s2, onto the discards (G17, G18)."""
        card = STOP if self.stops >> seat * 2 & 1 else STOP + 1
        self.stops ^= 1 << seat * 2 + card - STOP
        self.put_down(card)
        self.stopped = True
        self.acted = True
        if self.news is not None:
            self.tell(STOPPED, seat, card, self.next_seat(seat))

    def discard(self, seat: i64, card: i64, across: bool) -> None:
        """Discard a card; all others whose set of four it fits may call (G20)."""
        self.spend(seat, 1 << card)
        self.put_down(card)
        if self.news is not None:
            self.tell(CROSSED if across else DISCARDED, seat, card)
        if across:
            self.crosser = seat
        elif self.wanted >> card & 1:
            self.ask(card)
        if self.callers == 0:
            self.end_turn()

    # Calling

    def ask(self, card: i64) -> None:
        """Ask all who may call, clockwise from the discarder (G20, G21)."""
        seat = self.next_seat(self.turn)
        while seat != self.turn:
            if can_call(self, seat, card):
                self.callers |= 1 << seat
                self.mover = MANY
                self.phase = CALLING
                if self.news is not None:
                    self.tell(ASKED, seat, card)
            seat = self.next_seat(seat)

    def call(self, seat: i64, number: i64) -> None:
        """Add the discard to an own set of four: Go5! (G20)"""
        card = self.lift_top()
        at = self.first_set(seat) + number
        self.grow(at, card)
        self.callers = 0
        if self.news is not None:
            self.tell(CALLED, seat, card, number, set_kind(self.sets[at]))
        self.go_out(seat, at)

    def let_go(self, seat: i64) -> None:
        """Do not call (G21); or end a turn with a single card, which stays (G13)."""
        if self.news is not None:
            self.tell(PASSED, seat)
        self.callers &= ~(1 << seat)
        if self.callers == 0:
            self.end_turn()

    def go_out(self, seat: i64, at: i64) -> None:
        """A set of five ends the round at once (G19)."""
        if self.news is not None:
            self.tell(FIVE, seat, set_kind(self.sets[at]))
        self.end_round(seat)

    def copy(self) -> State:
        """The same, independent of this one."""
        new = Go5(
            self.seats,
            self.target,
            self.rounds,
            self.hands[:],
            self.known[:],
            self.sets[:],
            self.totals[:],
            self.sheet[:],
        )
        self.copy_to(new)
        return new


def fresh(seats: i64, target: i64, rounds: i64) -> Go5:
    """A state that waits for its first shuffle."""
    nothing = vec[i64]([0] * int(seats))
    sets = vec[i64]([0] * int(MOST_SETS))
    return Go5(seats, target, rounds, nothing, nothing[:], sets, nothing[:], vec[i64]())
