"""What may be done at a table of Go5."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.bits import lowest
from handvoll.games.go5.actions import (
    ACROSS,
    ADD,
    DISCARD,
    DRAW,
    GO5,
    LAY,
    PASS,
    PLAY_STOP,
    SWAP,
    TAKE,
)
from handvoll.games.go5.material import (
    DECK,
    JOKER,
    JOKERS,
    MEMBERS,
    NONE,
    NUMBERS,
    ROW,
    ROW_BITS,
    STOP,
    add_lays,
    add_lays_with,
    in_row,
    layable,
)
from handvoll.games.go5.table import (
    CALLING,
    DRAWING,
    MOST_SETS,
    Table,
    fits,
    set_kind,
    set_size,
)


def steps(table: Table, seat: i64, out: vec[i64]) -> i64:
    """What a seat may do in this phase."""
    if table.phase == DRAWING:
        return draw_steps(table, seat, out)
    if table.phase == CALLING:
        return call_steps(table, seat, out)
    if table.held != NONE:
        return chain_steps(table, seat, out)
    row = in_row(table.hands[seat])
    n: i64 = 0
    if not table.played:
        n = add_plays(table, seat, row, out)
    if can_stop(table, seat):
        out[n] = PLAY_STOP
        n += 1
    return add_discards(row, out, n)


def draw_steps(table: Table, seat: i64, out: vec[i64]) -> i64:
    """Draw, or take the top discard (G7, G8)."""
    out[0] = DRAW
    if not table.has_opened(seat) or not can_take(table, seat):
        return 1
    out[1] = TAKE
    return 2


def add_plays(table: Table, seat: i64, row: i64, out: vec[i64]) -> i64:
    """Lays, adds and swaps; the first set is all that opens (G9, G10, G15)."""
    hand = table.hands[seat]
    many = table.size(seat) >= 5  # G13: three are laid, two stay
    n: i64 = 0
    if not table.has_opened(seat):
        return add_lays(hand, row, 0, LAY, out, n) if many else n
    if many:
        n = add_lays(hand, row, hand & JOKERS, LAY, out, n)
    n = add_adds(table, seat, hand, table.size(seat) - 1, out, n)
    return add_swaps(table, seat, hand & NUMBERS, out, n)


def add_adds(table: Table, seat: i64, cards: i64, left: i64, out: vec[i64], n: i64) -> i64:
    """One of these cards to an own set; two must be left in hand unless it makes five (G13)."""
    own = table.first_set(seat)
    for at in range(own, table.first_set(seat + 1)):
        laid = table.sets[at]
        if left < 2 and set_size(laid) == 3:
            continue
        joining = cards & fits(laid)
        while joining:
            out[n] = ADD + lowest(joining) * MOST_SETS + at - own
            n += 1
            joining &= joining - 1
    return n


def call_steps(table: Table, seat: i64, out: vec[i64]) -> i64:
    """A call for every set of four that the discard fits, or a pass (G20)."""
    n: i64 = 0
    own = table.first_set(seat)
    for at in range(own, table.first_set(seat + 1)):
        if makes_five(table, at, table.top):
            out[n] = GO5 + at - own
            n += 1
    out[n] = PASS
    return n + 1


def chain_steps(table: Table, seat: i64, out: vec[i64]) -> i64:
    """What the card just received may be used for (G16)."""
    card: i64 = 1 << table.held
    n = add_adds(table, seat, card, table.size(seat), out, 0)
    if table.size(seat) >= 4:
        n = add_lays_with(card, table.hands[seat], LAY, out, n)
    return add_swaps(table, seat, card, out, n)


def add_swaps(table: Table, seat: i64, gives: i64, out: vec[i64], n: i64) -> i64:
    """Give one of these cards into another's set, if what comes back can be used."""
    sets = table.sets
    for at in range(table.all_sets()):
        giving = gives & MEMBERS[set_kind(sets[at])]
        if giving == 0 or table.used >> at & 1 or is_own(table, seat, at):
            continue
        while giving:
            card = giving & -giving
            giving ^= card
            received = receivable(table, seat, at, card)
            while received:
                out[n] = SWAP + lowest(card) * DECK + lowest(received)
                n += 1
                received &= received - 1
    return n


# What could be done


def can_take(table: Table, seat: i64) -> bool:
    """Whether the top discard is not barred from this seat (G14, G18)."""
    return 0 <= table.top < STOP and (table.crosser < 0 or table.crosser == seat)


def can_stop(table: Table, seat: i64) -> bool:
    """Whether a stop card may be played (G17), but for a chain that has begun."""
    return not table.stopped and table.stops >> seat * 2 & 3 != 0 and table.has_opened(seat)


def makes_five(table: Table, at: i64, card: i64) -> bool:
    """Whether a card makes a set of five."""
    return set_size(table.sets[at]) == 4 and fits(table.sets[at]) >> card & 1 != 0


def can_call(table: Table, seat: i64, card: i64) -> bool:
    """Whether a seat has a set of four that the card fits (G20)."""
    for at in range(table.first_set(seat), table.first_set(seat + 1)):
        if makes_five(table, at, card):
            return True
    return False


# Swapping. Which cards may be received follows from where they could go at once: `ends`
# without another swap, `relays` through other sets. Sets that took part are barred (G16).


def is_own(table: Table, seat: i64, at: i64) -> bool:
    """Whether a set is the own one of a seat."""
    return table.first_set(seat) <= at < table.first_set(seat + 1)


def receivable(table: Table, seat: i64, at: i64, given: i64) -> i64:
    """The cards of a set that could be used at once if this one were given for them."""
    cards = table.sets[at] & NUMBERS
    hand = table.hands[seat] & ~given
    left = table.size(seat) if hand == table.hands[seat] else table.size(seat) - 1
    ends = addable(table, seat, left)
    if left >= 4 and cards & ~ends:  # G13: two are laid with the card received, two stay
        ends |= layable(hand)
    if cards & ~ends:
        ends |= relays(table, seat, ends, table.used | 1 << at)
    return cards & ends


def addable(table: Table, seat: i64, left: i64) -> i64:
    """The number cards that may join an own set when so many hand cards are left (G13)."""
    cards: i64 = 0
    sets = table.sets
    for at in range(table.first_set(seat), table.first_set(seat + 1)):
        if left >= 2 or set_size(sets[at]) == 4:
            cards |= MEMBERS[set_kind(sets[at])]
    return cards


def relays(table: Table, seat: i64, ends: i64, barred: i64) -> i64:
    """The cards that could be given on into other sets until one of `ends` comes back."""
    relays: i64 = 0
    sets = table.sets
    found = True
    while found:
        found = False
        for at in range(table.all_sets()):
            useful = sets[at] & NUMBERS & (ends | relays)
            if useful and not barred >> at & 1 and not is_own(table, seat, at):
                relays |= MEMBERS[set_kind(sets[at])]
                barred |= 1 << at
                found = True
    return relays


def add_discards(row: i64, out: vec[i64], n: i64) -> i64:
    """Any card may go, but the last one stays (G13): then the turn ends with a pass."""
    if row >> ROW_BITS == 0:
        out[n] = PASS
        return n + 1
    while row:
        card = (row & ROW) - 1
        row >>= ROW_BITS
        out[n] = DISCARD + card
        n += 1
        if card >= JOKER:
            out[n] = ACROSS + card
            n += 1
    return n
