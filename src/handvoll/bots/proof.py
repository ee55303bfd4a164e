"""15GO! where nothing is hidden any more: who wins if nobody errs.

Once every pile has been turned over, all cards are known and luck is over. Two players then have
some ten real choices left, which a proof-number search decides in a thousand looks or so (df-pn;
Nagai, Df-pn Algorithm for Searching AND/OR Trees, 2002).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from handvoll.bots.search import Search
from handvoll.engine.state import OVER, State
from handvoll.engine.stirring import ALL, stirred
from handvoll.games.fifteen.actions import BORROW, NONE, ON, OPEN_ON, OPEN_ROW, POINTS, ROW
from handvoll.games.fifteen.hints import left
from handvoll.games.fifteen.material import HIGHEST, MOST_ROWS, NUMBER
from handvoll.games.fifteen.state import Fifteen

LOST: Final[i64] = 0
WON: Final[i64] = 1
OPEN: Final[i64] = 2  # not decided within the budget

SLOTS: Final[i64] = 1 << 16  # of what is remembered
INFINITE: Final[i64] = 1 << 40
DEEP: Final[i64] = 300  # real choices of a line
OFTEN: Final[i64] = 31  # looks between looks at the clock, as a mask
A_STEP: Final[i64] = 8  # cards to lay that are taken for one position more to decide
FULL: Final[i64] = 0xFF


@final
class Proof:
    """Whether a seat can win whatever the others do, found in so many looks at positions.

    A position has two numbers: how many positions at least must still be won to prove that it is
    won (`pn`), and how many lost to prove that it is lost (`dn`). The line goes where the fewest
    are missing. What is remembered is stamped, so nothing is left once it was forgotten.
    """

    def __init__(self, search: Search) -> None:
        self.search: Search = search  # has the clock
        self.seat: i64 = 0
        self.looks: i64 = 0
        self.most: i64 = 0
        self.stamp: i64 = 0
        self.pn: i64 = 0  # of the position looked at last
        self.dn: i64 = 0
        self.keys: vec[i64] = vec[i64]()
        self.pns: vec[i64] = vec[i64]()
        self.dns: vec[i64] = vec[i64]()
        self.out: vec[i64] = vec[i64]()

    def outcome(self, state: Fifteen, seat: i64, most: i64) -> i64:
        """WON or LOST, or OPEN if so many looks are not enough. Plays the state forward."""
        self.prepare(state)
        self.seat = seat
        self.looks = 0
        self.most = most
        if forward(state, self.out) == 0:
            return WON if state.won(seat) else LOST
        self.explore(state, 0, INFINITE, INFINITE)
        if self.pn == 0:
            return WON
        return LOST if self.dn == 0 else OPEN

    def forget(self) -> None:
        """Another seat asks, or a decision begins: what follows does not depend on the past."""
        self.stamp += 1

    def prepare(self, state: Fifteen) -> None:
        """Room for what is remembered, made once."""
        if len(self.keys) == 0:
            self.keys = vec[i64]([0] * int(SLOTS))
            self.pns = vec[i64]([0] * int(SLOTS))
            self.dns = vec[i64]([0] * int(SLOTS))
            self.out = vec[i64]([0] * int(state.room()))

    def explore(self, state: Fifteen, depth: i64, most_pn: i64, most_dn: i64) -> None:
        """Look below a real choice until its numbers reach these; leaves them in pn and dn."""
        own = state.mover == self.seat
        next = self.followers(state)
        keys = self.keys_of(next)
        self.looks += 1
        self.guess(next, keys)
        while True:
            best = 0
            least = second = 2 * INFINITE
            sum: i64 = 0
            for i in range(len(next)):
                self.recall(keys[i])
                few, many = (self.pn, self.dn) if own else (self.dn, self.pn)
                sum = min(INFINITE, sum + many)
                if few < least:
                    best, least, second = i, few, least
                elif few < second:
                    second = few
            pn, dn = (least, sum) if own else (sum, least)
            if pn >= most_pn or dn >= most_dn or pn == 0 or dn == 0 or self.is_enough(depth):
                self.remember(signature(state) + self.stamp, pn, dn)
                return
            self.recall(keys[best])
            if own:
                more = most_dn - dn + self.dn
                self.explore(next[best], depth + 1, min(most_pn, second + 1), more)
            else:
                more = most_pn - pn + self.pn
                self.explore(next[best], depth + 1, more, min(most_dn, second + 1))

    def is_enough(self, depth: i64) -> bool:
        """Whether to look no further: looks or time are used up, or it goes too deep."""
        if self.looks & OFTEN == 0 and self.search.is_late():
            self.looks = self.most
        return self.looks >= self.most or depth >= DEEP

    def followers(self, state: Fifteen) -> list[Fifteen]:
        """The next real choices, or ends, after each step."""
        n = distinct(state, self.out, state.steps(state.mover, self.out))
        next = [after(state, self.out[i]) for i in range(n)]
        for each in next:
            forward(each, self.out)
        return next

    def keys_of(self, states: list[Fifteen]) -> vec[i64]:
        """What they are remembered by; an end is WON or LOST."""
        keys = vec[i64]()
        for state in states:
            if state.mover != OVER:
                keys = append(keys, signature(state) + self.stamp)
            else:
                keys = append(keys, WON if state.won(self.seat) else LOST)
        return keys

    def guess(self, states: list[Fifteen], keys: vec[i64]) -> None:
        """A first idea of positions never met: who has fewer cards left is nearer to a win."""
        for i, state in enumerate(states):
            key = keys[i]
            if key > WON and self.keys[key & SLOTS - 1] != key:
                own = left(state, self.seat)
                others: i64 = 0
                for seat in range(state.seats):
                    others += left(state, seat)
                self.remember(key, 1 + own // A_STEP, 1 + (others - own) // A_STEP)

    def recall(self, key: i64) -> None:
        """Put what is known into pn and dn; 1 and 1 if that is nothing."""
        self.pn = self.dn = 1
        slot = key & SLOTS - 1
        if key == WON:
            self.pn, self.dn = 0, INFINITE
        elif key == LOST:
            self.pn, self.dn = INFINITE, 0
        elif self.keys[slot] == key:
            self.pn = self.pns[slot]
            self.dn = self.dns[slot]

    def remember(self, key: i64, pn: i64, dn: i64) -> None:
        """Note the numbers of a position, in place of whichever had its slot."""
        slot = key & SLOTS - 1
        self.keys[slot] = key
        self.pns[slot] = self.pn = pn
        self.dns[slot] = self.dn = dn


def after(state: Fifteen, step: i64) -> Fifteen:
    """The state after a step of its mover."""
    new = twin(state)
    new.step(state.mover, step)
    return new


def twin(state: Fifteen) -> Fifteen:
    """The same, independent of this one."""
    new = state.copy()
    assert isinstance(new, Fifteen)
    return new


def forward(state: Fifteen, out: vec[i64]) -> i64:
    """Make the moves that are no choice; how many real steps there are then, 0 at the end."""
    while state.mover != OVER:
        n = distinct(state, out, state.steps(state.mover, out))
        if n > 1:
            return n
        state.step(state.mover, out[0])
    return 0


def distinct(state: State, steps: vec[i64], n: i64) -> i64:
    """Keep one of several rows that wait for the same number: where colours do not count, it is
    all one which of them gets a card. How many steps are left."""
    assert isinstance(state, Fifteen)
    if state.options & POINTS:
        return n
    kept: i64 = 0
    seen: i64 = 0
    for i in range(n):
        bit = kind_of(steps[i])
        if bit == 0 or not seen & bit:
            seen |= bit
            steps[kept] = steps[i]
            kept += 1
    return kept


def kind_of(step: i64) -> i64:
    """A bit for steps that differ only by the row; 0 for others."""
    if step >= BORROW:
        return 4 << (step - BORROW) // MOST_ROWS
    if OPEN_ROW <= step < OPEN_ON:
        return 2
    return 1 if ROW <= step < ON else 0


def signature(state: Fifteen) -> i64:
    """A number for all that matters of a position: equal for equal ones, but for a miracle."""
    mask = FULL if state.options & POINTS else NUMBER
    turned = state.turned & mask if state.turned != NONE else FULL + 1
    sum = stirred(state.turns << 24 | turned << 8 | state.mover << 2 | flags(state))
    sum = stirred(stirred(sum + state.outs & ALL) + state.made & ALL)
    for seat in range(state.seats):
        sum = pile_stirred(sum, state, state.closed_at(seat), state.closed(seat), mask)
        sum = pile_stirred(sum, state, state.open_at(seat), state.open(seat), mask)
    return stirred(sum + rows_stirred(state) & ALL) + 2


def flags(state: Fifteen) -> i64:
    """What may be done with the own pile in this turn (F15)."""
    owned: i64 = 1 if state.owned else 0
    return owned + 2 if state.spent else owned


def pile_stirred(sum: i64, state: Fifteen, at: i64, n: i64, mask: i64) -> i64:
    """The sum with the cards of a pile, in their order."""
    for i in range(at, at + n):
        sum = sum * 31 + (i64(state.cards[i]) & mask) & ALL
    return stirred(sum + n & ALL)


def rows_stirred(state: Fifteen) -> i64:
    """The rows in any order, but for one that borrowed cards have begun on (F16)."""
    sum: i64 = 0
    for row in range(state.opened):
        each = state.waits >> row * 4 & NUMBER
        if state.options & POINTS:
            for i in range(row * HIGHEST, (row + 1) * HIGHEST):
                each = each * 31 + i64(state.rows[i]) & ALL
        sum += stirred(each + 32 & ALL if row == state.chain else each)
    return sum
