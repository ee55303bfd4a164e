"""What lies on a table of Go5: hands, sets, stop cards, the pile and the discards."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from handvoll.engine.bits import count
from handvoll.engine.chance import shuffle
from handvoll.engine.state import EVERYBODY, State
from handvoll.games.go5.material import (
    BLACK,
    DECK,
    JOKERS,
    MEMBERS,
    NONE,
    STOPS,
    codes,
)
from handvoll.games.go5.score import cost, set_points

MOST_SETS: Final[i64] = 16  # 17 threes would need all cards but one, and no hand is ever empty

# A set is one integer: its cards, its kind and its size. The sets of all seats stand in one
# array, seat by seat in the order they were laid; `starts` has a byte for where each seat's begin.
SET_CARDS: Final[i64] = (1 << 52) - 1
KIND: Final[i64] = 52
SIZE: Final[i64] = 57
BYTE: Final[i64] = 0xFF
BYTES: Final[i64] = 0x0101010101

# What is expected.
DEAL: Final[i64] = 0  # of chance: the shuffle for a new round
MIX: Final[i64] = 1  # of chance: the discards, in the middle of a draw (G26)
DRAWING: Final[i64] = 2
PLAYING: Final[i64] = 3
CALLING: Final[i64] = 4


def set_kind(laid: i64) -> i64:
    """What the cards of a set have in common."""
    return laid >> KIND & 31


def set_size(laid: i64) -> i64:
    """How many cards a set has."""
    return laid >> SIZE


def fits(laid: i64) -> i64:
    """The cards that could join a set (G11, G12)."""
    members = MEMBERS[set_kind(laid)]
    return members if laid & JOKERS or set_kind(laid) == BLACK else members | JOKERS


class Table(State):
    """Everything there is at a table, and who can know it; the rules are in Go5.

    The pile is only ever read, from `head` on, so copies share it. Of the discards the order
    does not matter below the two topmost: a turn that takes one always ends with another.
    """

    def __init__(
        self,
        seats: i64,
        target: i64,
        rounds: i64,
        hands: vec[i64],
        known: vec[i64],
        sets: vec[i64],
        totals: vec[i64],
        sheet: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.target: i64 = target
        self.rounds: i64 = rounds
        self.hands: vec[i64] = hands  # masks
        self.known: vec[i64] = known  # masks: the hand cards that everybody knows
        self.sets: vec[i64] = sets
        self.totals: vec[i64] = totals
        self.sheet: vec[i64] = sheet  # the points of each seat, round after round
        self.phase: i64 = DEAL
        self.round: i64 = 0  # rounds that have ended
        self.turn: i64 = 0  # whose turn it is, also while others call
        self.sizes: i64 = 0  # nibbles: how many cards each hand has
        self.starts: i64 = 0  # bytes: where the sets of each seat begin; the last: how many
        self.stops: i64 = 0  # two bits for each seat: its stop cards
        self.wanted: i64 = 0  # mask: the cards that fit some set of four
        self.pile: vec[u8] = vec[u8]()
        self.head: i64 = 0
        self.sunk: i64 = 0  # how many cards at the very bottom everybody has seen (G4)
        self.mixes: i64 = 0  # how often the discards became the pile
        self.first_mix: i64 = 0  # mask: what became the pile the first time
        self.second_mix: i64 = 0
        self.discards: i64 = 0  # mask
        self.top: i64 = NONE
        self.under: i64 = NONE  # the discard that taking the top one uncovers
        self.crosser: i64 = NONE  # who laid the top joker across
        self.goal: i64 = 0  # how many cards the mover draws up to
        self.acted: bool = False  # this turn is not idle (G27)
        self.played: bool = False  # a set, a card or a swap in this turn
        self.stopped: bool = False  # a stop card in this turn
        self.held: i64 = NONE  # the card received in a swap (G16)
        self.used: i64 = 0  # bits: the sets that took part in the chain
        self.callers: i64 = 0  # bits: who may still call or pass
        self.idle: i64 = 0  # idle turns in a row

    def clear(self) -> None:
        """Take away what the last round has left."""
        for seat in range(self.seats):
            self.hands[seat] = 0
            self.known[seat] = 0
        self.sizes = 0
        self.starts = 0
        self.stops = 0
        self.wanted = 0
        self.head = 0
        self.sunk = 0
        self.mixes = 0
        self.first_mix = 0
        self.second_mix = 0
        self.discards = 0
        self.top = NONE
        self.under = NONE
        self.crosser = NONE
        self.idle = 0

    # Hands

    def size(self, seat: i64) -> i64:
        """How many cards a hand has."""
        return self.sizes >> seat * 4 & 15

    def receive(self, seat: i64, card: i64) -> None:
        """Take a card into a hand."""
        self.hands[seat] |= 1 << card
        self.sizes += 1 << seat * 4

    def spend(self, seat: i64, cards: i64) -> None:
        """Take cards out of a hand."""
        self.hands[seat] &= ~cards
        self.known[seat] &= ~cards
        self.sizes -= count(cards) << seat * 4

    # Sets

    def first_set(self, seat: i64) -> i64:
        """Where the sets of a seat begin."""
        return self.starts >> seat * 8 & BYTE

    def all_sets(self) -> i64:
        """How many sets lie on the table."""
        return self.starts >> self.seats * 8

    def has_opened(self, seat: i64) -> bool:
        """Whether a seat has a set (G9)."""
        return self.first_set(seat) != self.first_set(seat + 1)

    def owner(self, at: i64) -> i64:
        """Whose set it is."""
        seat: i64 = 0
        while at >= self.first_set(seat + 1):
            seat += 1
        return seat

    def lay_set(self, seat: i64, cards: i64, kind: i64, size: i64) -> i64:
        """Lay a set after the seat's others; its number."""
        at = self.first_set(seat + 1)
        i = self.all_sets()
        while i > at:
            self.sets[i] = self.sets[i - 1]
            i -= 1
        self.sets[at] = cards | kind << KIND | size << SIZE
        self.starts += BYTES & (1 << (self.seats + 1) * 8) - (1 << (seat + 1) * 8)
        self.want(self.sets[at])
        return at - self.first_set(seat)

    def grow(self, at: i64, card: i64) -> i64:
        """Add a card to a set; how many it has then."""
        laid = (self.sets[at] | 1 << card) + (1 << SIZE)
        self.sets[at] = laid
        self.want(laid)
        return set_size(laid)

    def want(self, laid: i64) -> None:
        """Note which cards a set of four waits for."""
        if set_size(laid) == 4:
            self.wanted |= fits(laid)

    # Discards

    def put_down(self, card: i64) -> None:
        """Lay a card onto the discards; a joker that lay across is covered (G14)."""
        self.under = self.top
        self.top = card
        self.discards |= 1 << card
        self.crosser = NONE

    def lift_top(self) -> i64:
        """Take the top discard off."""
        card = self.top
        self.discards ^= 1 << card
        self.top = self.under
        self.under = NONE
        self.crosser = NONE
        return card

    def loose_discards(self) -> i64:
        """All discards but the top one."""
        if self.top == NONE:
            return 0
        return self.discards ^ 1 << self.top

    # How it stands

    def points(self, seat: i64) -> i64:
        """What lies before a seat and in its hand, without the 30 for ending the round."""
        return self.laid_points(seat) - self.left_cost(seat)

    def laid_points(self, seat: i64) -> i64:
        """What the sets of a seat are worth."""
        points: i64 = 0
        for at in range(self.first_set(seat), self.first_set(seat + 1)):
            laid = self.sets[at]
            points += set_points(laid & SET_CARDS, set_kind(laid), set_size(laid))
        return points

    def sized_points(self, seat: i64, size: i64) -> i64:
        """What the sets of this size of a seat are worth."""
        points: i64 = 0
        for at in range(self.first_set(seat), self.first_set(seat + 1)):
            laid = self.sets[at]
            if set_size(laid) == size:
                points += set_points(laid & SET_CARDS, set_kind(laid), size)
        return points

    def left_cost(self, seat: i64) -> i64:
        """What the hand and the stop cards of a seat cost."""
        return cost(self.hands[seat], count(self.stops >> seat * 2 & 3))

    def score(self, seat: i64) -> i64:
        """The points of a seat so far."""
        return self.totals[seat]

    # What is hidden. A pile is mixed only when the last one is used up, so all cards that are out
    # of sight belong to the generation of the pile they were drawn from or still lie in. Everybody
    # knows which cards went into which pile, and so how many of each generation a hand has.

    def generation(self, mixes: i64) -> i64:
        """The cards that came out of sight last when the pile had been mixed so often."""
        if mixes == 2:
            return self.second_mix
        if mixes == 1:
            return self.first_mix & ~self.second_mix
        return (1 << DECK) - 1 & ~(self.first_mix | self.second_mix)

    def hidden(self, seat: i64, mixes: i64) -> i64:
        """The cards of a hand that not everybody knows, of one generation."""
        return self.hands[seat] & ~self.known[seat] & self.generation(mixes)

    def redeal(self, seat: i64, rng: Random) -> None:
        """Draw anew what others hold unseen and the order of the pile, in each generation."""
        if self.phase == DEAL:
            return  # all hands are shown, and the pile is not used any more
        for mixes in range(self.mixes + 1):
            unseen: i64 = 0
            if mixes == self.mixes:
                unseen = self.unseen_pile()
            loose = unseen & ~STOPS
            for other in range(self.seats):
                if seat not in (other, EVERYBODY):
                    loose |= self.hidden(other, mixes)
            cards = shuffled(loose, rng)
            n: i64 = 0
            for other in range(self.seats):
                if seat not in (other, EVERYBODY):
                    n = self.replace_hidden(other, mixes, cards, n)
            if unseen:
                self.restack(cards, n, unseen & STOPS, rng)

    def unseen_pile(self) -> i64:
        """The cards of the pile, as a mask, without those at its bottom that were seen (G4)."""
        cards: i64 = 0
        for i in range(self.head, i64(len(self.pile)) - self.sunk):
            cards |= 1 << i64(self.pile[i])
        return cards

    def replace_hidden(self, seat: i64, mixes: i64, cards: vec[u8], n: i64) -> i64:
        """Give a hand as many other cards as it has of a generation, from the nth on."""
        old = self.hidden(seat, mixes)
        self.hands[seat] ^= old
        while old:
            self.hands[seat] |= 1 << i64(cards[n])
            old &= old - 1
            n += 1
        return n

    def restack(self, cards: vec[u8], n: i64, stops: i64, rng: Random) -> None:
        """A new pile of the cards from the nth on and the stop cards, no longer shared."""
        loose = stops
        for i in range(n, i64(len(cards))):
            loose |= 1 << i64(cards[i])
        pile = shuffled(loose, rng)
        for i in range(i64(len(self.pile)) - self.sunk, i64(len(self.pile))):
            pile = append(pile, self.pile[i])
        self.pile = pile
        self.head = 0

    def copy_to(self, new: Table) -> None:
        """Make everything equal that a constructor is not given."""
        new.mover = self.mover
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.sizes = self.sizes
        new.starts = self.starts
        new.stops = self.stops
        new.wanted = self.wanted
        new.pile = self.pile
        new.head = self.head
        new.sunk = self.sunk
        new.mixes = self.mixes
        new.first_mix = self.first_mix
        new.second_mix = self.second_mix
        new.discards = self.discards
        new.top = self.top
        new.under = self.under
        new.crosser = self.crosser
        new.goal = self.goal
        new.acted = self.acted
        new.played = self.played
        new.stopped = self.stopped
        new.held = self.held
        new.used = self.used
        new.callers = self.callers
        new.idle = self.idle

    def key(self) -> list[int]:
        """Options, whose turn and how far, the pile and the discards; each seat; totals, rounds."""
        flags = int(self.acted) + 2 * int(self.played) + 4 * int(self.stopped)
        key = [int(self.seats), int(self.target), int(self.rounds), int(self.mover)]
        key += [int(self.phase), int(self.round), int(self.turn), int(self.goal), flags]
        key += [int(self.held), int(self.used), int(self.callers), int(self.idle)]
        key += [int(self.mixes), int(self.first_mix), int(self.second_mix), int(self.sunk)]
        key += [int(self.discards), int(self.top), int(self.under), int(self.crosser)]
        key += [-1, *self.pile_cards(), int(self.stops)]
        for seat in range(self.seats):
            key += [-1, int(self.hands[seat]), int(self.known[seat]), *self.laid_by(seat)]
        return key + [int(points) for points in self.totals] + [int(n) for n in self.sheet]

    # As lists, for those who look and those who guess

    def pile_cards(self) -> list[int]:
        """The pile, from the top."""
        return [int(self.pile[i]) for i in range(self.head, i64(len(self.pile)))]

    def set_pile(self, cards: list[int], sunk: int) -> None:
        """A pile of these cards; everybody knows so many of the last."""
        self.pile = vec[u8]([u8(card) for card in cards])
        self.sunk = sunk

    def set_hand(self, seat: i64, cards: int, known: int) -> None:
        """Give these cards to a seat that has none."""
        self.hands[seat] = cards
        self.known[seat] = known
        self.sizes += count(cards) << seat * 4

    def set_round(self, points: list[int]) -> None:
        """Write a round onto the sheet."""
        for seat in range(self.seats):
            self.sheet = append(self.sheet, points[seat])
            self.totals[seat] += points[seat]
        self.round += 1

    def laid_by(self, seat: i64) -> list[int]:
        """The sets of a seat, packed, set 1 first."""
        sets = range(self.first_set(seat), self.first_set(seat + 1))
        return [int(self.sets[at]) for at in sets]


def shuffled(cards: i64, rng: Random) -> vec[u8]:
    """The cards of a mask in a random order."""
    order = codes(cards)
    shuffle(order, rng)
    return order
