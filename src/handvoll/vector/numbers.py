"""What a seat may know as numbers, written straight from the state, without making a view first.

handvoll.adapters.observation says what each number is and makes the same of a view, which takes
ten times as long; tests/adapters compares the two in every position of whole games.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from handvoll.engine.bits import count
from handvoll.engine.state import CHANCE, OVER, State
from handvoll.games.fifteen.material import HIGHEST, MOST_ROWS, NUMBER
from handvoll.games.fifteen.state import Fifteen
from handvoll.games.fiver.material import FIELDS, HALF, HIGH, LOW, ROLLS, SHAPE_COUNT
from handvoll.games.fiver.sheet import NONE, STRIKES, Sheet
from handvoll.games.fiver.state import Fiver
from handvoll.games.go5.material import DECK as GO5_CARDS
from handvoll.games.go5.state import Go5
from handvoll.games.go5.table import set_kind, set_size
from handvoll.games.highfive.material import BOARD, DECK, EMPTY, JOKER
from handvoll.games.highfive.state import HighFive
from handvoll.games.igo.hints import least_left
from handvoll.games.igo.material import CARD_COUNT
from handvoll.games.igo.material import HALF as HALF_THE_CARDS
from handvoll.games.igo.state import IGo

EIGHT: Final[i64] = 8  # cards of a pile in 15GO!, sets of a seat in Go5
DISPLAY: Final[i64] = 9  # places of the display in I Go!
TOP_TEN: Final[i64] = 10  # of the discards in I Go!
DICE: Final[i64] = 5
BEGUN: Final[i64] = 5  # steps
MOST_POINTS: Final[i64] = 10_000


class Numbers:
    """What seats of a game may know, written into one array."""

    def __init__(self, start: State, games: i64) -> None:
        self.size: i64 = size_of(start)  # of what one seat knows in one game
        self.out: vec[i32] = vec[i32]([0] * int(self.size * games))

    def write(self, game: i64, state: State, seat: i64, begun: list[int]) -> None:
        """Write what a seat knows in a game; of one from elsewhere, what all games share."""
        out, at = self.out, game * self.size
        for i in range(at, at + self.size):
            out[i] = 0
        at = shared(state, seat, begun, out, at)
        if isinstance(state, Fifteen):
            fifteen(state, seat, out, at)
        elif isinstance(state, IGo):
            igo(state, seat, out, at)
        elif isinstance(state, HighFive):
            highfive(state, seat, out, at)
        elif isinstance(state, Go5):
            go5(state, seat, out, at)
        elif isinstance(state, Fiver):
            fiver(state, seat, out, at)


def size_of(state: State) -> i64:
    """How many numbers a seat is told."""
    seats = state.seats
    size = BEGUN + 2 * seats
    if isinstance(state, Fifteen):
        size += 4 + MOST_ROWS + seats * (3 + 2 * EIGHT)
    elif isinstance(state, IGo):
        size += 7 + DISPLAY + TOP_TEN + seats * CARD_COUNT
    elif isinstance(state, HighFive):
        size += BOARD + JOKER + 1 + 2 * seats + 3
    elif isinstance(state, Go5):
        size += 7 + GO5_CARDS + seats * (GO5_CARDS + 3 + 2 * EIGHT)
    elif isinstance(state, Fiver):
        size += 3 + DICE + seats + 3 * FIELDS + SHAPE_COUNT
    return size


def shared(state: State, me: i64, begun: list[int], out: vec[i32], at: i64) -> i64:
    """Who may act, the steps of a move under way, and the points; where it goes on."""
    actors, seats = state.actors(), state.seats
    for i in range(seats):
        seat = after(me, i, seats)
        out[at + i] = i32(actors >> seat & 1)
        out[at + seats + BEGUN + i] = i32(max(-MOST_POINTS, min(MOST_POINTS, state.score(seat))))
    at += seats
    for n in range(min(BEGUN, i64(len(begun)))):
        out[at + n] = i32(begun[int(n)] + 1)
    return at + BEGUN + seats


def after(me: i64, i: i64, seats: i64) -> i64:
    """The seat that is the ith clockwise from one's own."""
    seat = me + i
    if seat < seats:
        return seat
    return seat - seats


def marks(cards: i64, n: i64, out: vec[i32], at: i64) -> i64:
    """The lowest n bits of a mask, each by itself; where it goes on."""
    for i in range(n):
        out[at + i] = i32(cards >> i & 1)
    return at + n


# 15GO!: no seat knows more than another


def fifteen(state: Fifteen, me: i64, out: vec[i32], at: i64) -> None:
    """All but what nobody has turned yet."""
    seats = state.seats
    out[at] = i32(state.turned + 1)
    for row in range(state.opened):
        waits = state.waits >> row * 4 & NUMBER
        out[at + 1 + row] = i32(waits - 1 if waits else HIGHEST)
    at += 1 + MOST_ROWS
    out[at] = i32(state.chain + 1)
    out[at + 1] = i32(state.owned) + i32(state.spent)
    at += 2
    for i in range(seats):
        seat = after(me, i, seats)
        out[at + i] = i32(state.closed(seat))
        out[at + seats + i] = i32(state.open(seat))
        piles = at + 2 * seats + i * EIGHT
        open_tops(state, seat, out, piles)
        next_known(state, seat, out, piles + seats * EIGHT)
        out[at + 2 * seats * (1 + EIGHT) + i] = i32(state.gone >> seat & 1)
    out[at + seats * (3 + 2 * EIGHT)] = i32(state.turns)


def open_tops(state: Fifteen, seat: i64, out: vec[i32], at: i64) -> None:
    """The top eight open cards of a seat."""
    cards, n = state.cards, state.open(seat)
    top = state.open_at(seat) + n - 1
    for i in range(min(n, EIGHT)):
        out[at + i] = i32(cards[top - i]) + 1


def next_known(state: Fifteen, seat: i64, out: vec[i32], at: i64) -> None:
    """The next eight closed cards of a seat, if everybody knows them."""
    if state.known >> seat & 1:
        cards, first = state.cards, state.closed_at(seat)
        for i in range(min(state.closed(seat), EIGHT)):
            out[at + i] = i32(cards[first + i]) + 1


# I Go!


def igo(state: IGo, me: i64, out: vec[i32], at: i64) -> None:
    """Of others' hands what everybody has seen."""
    out[at] = i32(state.phase)
    out[at + 1] = i32(state.barred + 1)
    at += 2
    visible = state.display_at() + state.shown - 1
    for i in range(min(DISPLAY, state.shown)):
        out[at + i] = i32(state.deck[visible - i]) + 1
    at += DISPLAY
    for i in range(min(TOP_TEN, state.discarded)):
        out[at + i] = i32(state.discards[state.discarded - 1 - i]) + 1
    at += TOP_TEN
    out[at] = i32(state.pile())
    if state.mover not in (CHANCE, OVER):
        out[at + 1] = i32(least_left(state.hand(me), state.free_colour()))
    out[at + 2] = i32(state.turns)
    out[at + 3] = i32(state.takes)
    out[at + 4] = i32(state.unscored)
    at += 5
    for i in range(state.seats):
        seat = after(me, i, state.seats)
        low, high = state.hand(seat) if seat == me else state.known(seat)
        at = marks(low, HALF_THE_CARDS, out, at)
        at = marks(high, CARD_COUNT - HALF_THE_CARDS, out, at)


# High Five!


def highfive(state: HighFive, me: i64, out: vec[i32], at: i64) -> None:
    """The board, the own hand, and who has a joker."""
    board, seats = state.board, state.seats
    for square in range(BOARD):
        if board[square] != EMPTY:
            out[at + square] = i32(board[square]) + 1
    at = marks(state.hands[me], JOKER + 1, out, at + BOARD)
    for i in range(seats):
        seat = after(me, i, seats)
        out[at + i] = i32(state.held(seat))
        out[at + seats + i] = i32(state.hands[seat] >> JOKER & 1)
    at += 2 * seats
    out[at] = i32(DECK - state.top)
    out[at + 1] = i32(state.opening)
    out[at + 2] = i32(not state.finished)


# Go5


def go5(state: Go5, me: i64, out: vec[i32], at: i64) -> None:
    """Of others' hands what everybody knows."""
    seats = state.seats
    out[at] = i32(state.phase)
    out[at + 1] = i32((state.turn + seats - me) % seats)
    at += 2
    for i in range(seats):
        seat = after(me, i, seats)
        at = marks(state.hands[seat] if i == 0 else state.known[seat], GO5_CARDS, out, at)
    for i in range(seats):
        seat = after(me, i, seats)
        out[at + i] = i32(state.size(seat))
        out[at + seats + i] = i32(state.has_opened(seat))
        sets(state, seat, out, at + 2 * (seats + i * EIGHT))
        out[at + 2 * seats * (1 + EIGHT) + i] = i32(count(state.stops >> seat * 2 & 3))
    at += seats * (3 + 2 * EIGHT)
    out[at] = i32(state.top + 1)
    out[at + 1] = i32(state.held + 1)
    at = marks(state.discards, GO5_CARDS, out, at + 2)
    out[at] = i32(i64(len(state.pile)) - state.head)
    out[at + 1] = i32(state.goal)
    out[at + 2] = i32(state.round)


def sets(state: Go5, seat: i64, out: vec[i32], at: i64) -> None:
    """The kind and size of the first eight sets of a seat."""
    first = state.first_set(seat)
    for i in range(min(EIGHT, state.first_set(seat + 1) - first)):
        out[at + 2 * i] = i32(set_kind(state.sets[first + i]) + 1)
        out[at + 2 * i + 1] = i32(set_size(state.sets[first + i]))


# 5er finden


def fiver(state: Fiver, me: i64, out: vec[i32], at: i64) -> None:
    """The own sheet, the roll, and who is done."""
    sheet = state.sheets[int(me)]
    out[at] = i32(phase(state))
    if state.roll != NONE:
        roll = ROLLS[int(state.roll)]
        out[at + 1] = i32(state.round + 1)
        for n in range(DICE):
            out[at + 2 + n] = i32(roll[int(n)] + 1)
        out[at + 2 + DICE] = i32(state.turner != NONE)
    at += 3 + DICE
    for i in range(state.seats):
        out[at + i] = i32(state.is_done(after(me, i, state.seats)))
    on_the_sheet(sheet, me < state.dealt, out, at + state.seats)


def on_the_sheet(sheet: Sheet, dealt: bool, out: vec[i32], at: i64) -> None:
    """The tableau, what was outlined in this round, and what is used up."""
    if dealt:
        for field in range(FIELDS):
            out[at + field] = i32(sheet.tableau.symbols[field]) + 1
    low: i64 = 0
    high: i64 = 0
    for outline in sheet.drawn:
        low |= LOW[outline]
        high |= HIGH[outline]
    at = marks(high, HALF, out, marks(low, HALF, out, at + FIELDS))
    for shape in range(SHAPE_COUNT):
        mark = sheet.marks[shape]
        if mark != NONE:
            out[at + shape] = i32(1 + (mark >= STRIKES))
    marks(sheet.high, HALF, out, marks(sheet.low, HALF, out, at + SHAPE_COUNT))


def phase(state: Fiver) -> i64:
    """Tableaus, roll, search, strike, over."""
    if state.mover == OVER:
        return 4
    if state.mover == CHANCE:
        return 1 if state.dealt == state.seats else 0
    return 3 if state.striking else 2
