"""What a seat may know as numbers, written straight from the state, without making a view first.

handvoll.adapters.observation says what each number is and makes the same of a view, which takes
far longer; tests/vector compares the two in every position of whole games. A game's row of numbers
stays, and so do the masks it shows: of a hand only the cards that came or went are written.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from handvoll.engine.bits import count, place_of
from handvoll.engine.state import CHANCE, OVER, State
from handvoll.games.fifteen.material import HIGHEST, MOST_ROWS, NUMBER
from handvoll.games.fifteen.state import Fifteen
from handvoll.games.fiver.material import FIELDS, HALF, HIGH, LOW, ROLLS, SHAPE_COUNT
from handvoll.games.fiver.sheet import NONE, STRIKES, Sheet
from handvoll.games.fiver.state import Fiver
from handvoll.games.go5.material import DECK as GO5_CARDS
from handvoll.games.go5.state import Go5
from handvoll.games.go5.table import set_kind, set_size
from handvoll.games.highfive.material import BOARD, DECK, EMPTY, JOKER, SIDE
from handvoll.games.highfive.state import HAND, HighFive
from handvoll.games.igo.hints import least_left
from handvoll.games.igo.material import CARD_COUNT
from handvoll.games.igo.material import HALF as HALF_THE_CARDS
from handvoll.games.igo.state import IGo

EIGHT: Final[i64] = 8  # cards of a pile in 15GO!, sets of a seat in Go5
DISPLAY: Final[i64] = 9  # places of the display in I Go!
TOP_TEN: Final[i64] = 10  # of the discards in I Go!
HALF_THE_ROWS: Final[i64] = 4  # of High Five!'s board: masks stay below 63 bits
DICE: Final[i64] = 5
BEGUN: Final[i64] = 5  # steps
MOST_POINTS: Final[i64] = 10_000
KEPT: Final[i64] = 16  # words of a game that say what its row shows
POINTS_AT: Final[i64] = 8  # of them in 5er finden: whose points, and of which round
ROLL_AT: Final[i64] = 9  # the dice and whether the hourglass runs


class Numbers:
    """What seats of a game may know: a row of one array for each game."""

    def __init__(self, start: State, games: i64) -> None:
        self.size: i64 = size_of(start)  # of what one seat knows in one game
        self.seats: i64 = start.seats
        self.out: vec[i32] = vec[i32]([0] * int(self.size * games))
        self.kept: vec[i64] = vec[i64]([0] * int(KEPT * games))

    def clear(self, game: i64) -> None:
        """Another game begins in this row."""
        out, kept = self.out, self.kept
        for i in range(game * self.size, (game + 1) * self.size):
            out[i] = 0
        for i in range(game * KEPT, (game + 1) * KEPT):
            kept[i] = 0

    def write(self, game: i64, state: State, seat: i64) -> None:
        """Write what a seat knows before its move; of a game from elsewhere, what all share."""
        out, kept, at, k = self.out, self.kept, game * self.size, game * KEPT
        shared(state, seat, out, at)
        if not isinstance(state, Fiver) or is_news(state, seat, kept, k):
            points(state, seat, out, at + self.seats + BEGUN)
        at += BEGUN + 2 * self.seats
        if isinstance(state, Fifteen):
            fifteen(state, seat, out, at, kept, k)
        elif isinstance(state, IGo):
            igo(state, seat, out, at, kept, k)
        elif isinstance(state, HighFive):
            highfive(state, seat, out, at, kept, k)
        elif isinstance(state, Go5):
            go5(state, seat, out, at, kept, k)
        elif isinstance(state, Fiver):
            fiver(state, seat, out, at, kept, k)

    def go_on(self, game: i64, n: i64, step: i64) -> None:
        """Write the nth step of a move under way, counted from 0."""
        if n < BEGUN:
            self.out[game * self.size + self.seats + n] = i32(step + 1)


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


def shared(state: State, me: i64, out: vec[i32], at: i64) -> None:
    """Who may act, and no step of a move."""
    actors, seats = state.actors(), state.seats
    for i in range(seats):
        out[at + i] = i32(actors >> after(me, i, seats) & 1)
    for n in range(BEGUN):
        out[at + seats + n] = 0


def points(state: State, me: i64, out: vec[i32], at: i64) -> None:
    """The points of each seat."""
    for i in range(state.seats):
        made = state.score(after(me, i, state.seats))
        out[at + i] = i32(max(-MOST_POINTS, min(MOST_POINTS, made)))


def after(me: i64, i: i64, seats: i64) -> i64:
    """The seat that is the ith clockwise from one's own."""
    seat = me + i
    if seat < seats:
        return seat
    return seat - seats


def marks(cards: i64, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
    """The bits of a mask, each by itself; `kept` has those that are marked already."""
    changed = kept[k] ^ cards
    kept[k] = cards
    while changed:
        bit = changed & -changed
        out[at + place_of(bit)] ^= 1
        changed ^= bit


def end_at(n: i64, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
    """Nothing follows the first n of a list; `kept` has how many there were."""
    for i in range(n, kept[k]):
        out[at + i] = 0
    kept[k] = n


# 15GO!: no seat knows more than another


def fifteen(state: Fifteen, me: i64, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
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
        open_tops(state, seat, out, piles, kept, k + 2 * i)
        next_known(state, seat, out, piles + seats * EIGHT, kept, k + 2 * i + 1)
        out[at + 2 * seats * (1 + EIGHT) + i] = i32(state.gone >> seat & 1)
    out[at + seats * (3 + 2 * EIGHT)] = i32(state.turns)


def open_tops(state: Fifteen, seat: i64, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
    """The top eight open cards of a seat."""
    cards, n = state.cards, state.open(seat)
    top = state.open_at(seat) + n - 1
    n = min(n, EIGHT)
    for i in range(n):
        out[at + i] = i32(cards[top - i]) + 1
    end_at(n, out, at, kept, k)


def next_known(state: Fifteen, seat: i64, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
    """The next eight closed cards of a seat, if everybody knows them."""
    n: i64 = 0
    if state.known >> seat & 1:
        cards, first = state.cards, state.closed_at(seat)
        n = min(state.closed(seat), EIGHT)
        for i in range(n):
            out[at + i] = i32(cards[first + i]) + 1
    end_at(n, out, at, kept, k)


# I Go!


def igo(state: IGo, me: i64, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
    """Of others' hands what everybody has seen."""
    out[at] = i32(state.phase)
    out[at + 1] = i32(state.barred + 1)
    at += 2
    if state.turns == 0 or kept[k] != state.shown:  # with the first turn of a hand all is new
        display(state, out, at, kept, k)
    at += DISPLAY
    if state.turns == 0 or kept[k + 1] != state.discarded:
        top_discards(state, out, at, kept, k + 1)
    at += TOP_TEN
    out[at] = i32(state.pile())
    out[at + 1] = 0
    if state.mover not in (CHANCE, OVER):
        out[at + 1] = i32(least_left(state.hand(me), state.free_colour()))
    out[at + 2] = i32(state.turns)
    out[at + 3] = i32(state.takes)
    out[at + 4] = i32(state.unscored)
    at += 5
    k += 2
    for i in range(state.seats):
        seat = after(me, i, state.seats)
        low, high = state.known(seat)
        if i == 0:
            low, high = state.hand(seat)
        marks(low, out, at, kept, k)
        marks(high, out, at + HALF_THE_CARDS, kept, k + 1)
        at += CARD_COUNT
        k += 2


def display(state: IGo, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
    """The display, its visible card first."""
    deck, shown = state.deck, state.shown
    visible = state.display_at() + shown - 1
    for i in range(min(DISPLAY, shown)):
        out[at + i] = i32(deck[visible - i]) + 1
    for i in range(shown, DISPLAY):
        out[at + i] = 0
    kept[k] = shown


def top_discards(state: IGo, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
    """The discards from the top."""
    discards, n = state.discards, state.discarded
    for i in range(min(TOP_TEN, n)):
        out[at + i] = i32(discards[n - 1 - i]) + 1
    for i in range(n, TOP_TEN):
        out[at + i] = 0
    kept[k] = n


# High Five!


def highfive(state: HighFive, me: i64, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
    """The board, the own hand, and who has a joker."""
    seats = state.seats
    squares(state, 0, out, at, kept, k)
    squares(state, HALF_THE_ROWS, out, at, kept, k + 1)
    at += BOARD
    marks(state.hands[me] & HAND, out, at, kept, k + 2)
    at += JOKER + 1
    for i in range(seats):
        seat = after(me, i, seats)
        out[at + i] = i32(state.held(seat))
        out[at + seats + i] = i32(state.hands[seat] >> JOKER & 1)
    at += 2 * seats
    out[at] = i32(DECK - state.top)
    out[at + 1] = i32(state.opening)
    out[at + 2] = i32(not state.finished)


def squares(state: HighFive, first: i64, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
    """The cards on four rows; in a game no square that is taken gets another card."""
    board, lines = state.board, state.lines
    taken: i64 = 0
    for row in range(HALF_THE_ROWS):
        taken |= i64(lines[first + row]) << row * SIDE
    changed = kept[k] ^ taken
    kept[k] = taken
    while changed:
        bit = changed & -changed
        square = first * SIDE + place_of(bit)
        out[at + square] = 0
        if board[square] != EMPTY:
            out[at + square] = i32(board[square]) + 1
        changed ^= bit


# Go5


def go5(state: Go5, me: i64, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
    """Of others' hands what everybody knows."""
    seats = state.seats
    out[at] = i32(state.phase)
    out[at + 1] = i32(after(state.turn, seats - me, seats))
    at += 2
    for i in range(seats):
        seat = after(me, i, seats)
        marks(state.hands[seat] if i == 0 else state.known[seat], out, at, kept, k)
        at += GO5_CARDS
        k += 1
    for i in range(seats):
        seat = after(me, i, seats)
        out[at + i] = i32(state.size(seat))
        out[at + seats + i] = i32(state.has_opened(seat))
        sets(state, seat, out, at + 2 * (seats + i * EIGHT), kept, k + i)
        out[at + 2 * seats * (1 + EIGHT) + i] = i32(count(state.stops >> seat * 2 & 3))
    at += seats * (3 + 2 * EIGHT)
    out[at] = i32(state.top + 1)
    out[at + 1] = i32(state.held + 1)
    at += 2
    marks(state.discards, out, at, kept, k + seats)
    at += GO5_CARDS
    out[at] = i32(i64(len(state.pile)) - state.head)
    out[at + 1] = i32(state.goal)
    out[at + 2] = i32(state.round)


def sets(state: Go5, seat: i64, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
    """The kind and size of the first eight sets of a seat."""
    laid, first = state.sets, state.first_set(seat)
    n = min(EIGHT, state.first_set(seat + 1) - first)
    for i in range(n):
        out[at + 2 * i] = i32(set_kind(laid[first + i]) + 1)
        out[at + 2 * i + 1] = i32(set_size(laid[first + i]))
    end_at(2 * n, out, at, kept, k)


# 5er finden


def fiver(state: Fiver, me: i64, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
    """The own sheet, the roll, and who is done."""
    out[at] = i32(phase(state))
    the_roll(state, out, at + 1, kept, k + ROLL_AT)
    at += 3 + DICE
    for i in range(state.seats):
        out[at + i] = i32(state.is_done(after(me, i, state.seats)))
    at += state.seats
    sheet, shown = state.sheets[int(me)], me + 1
    if me >= state.dealt:
        shown = 0
    if kept[k] != shown:
        kept[k] = shown
        own_tableau(sheet, shown != 0, out, at)
    on_the_sheet(sheet, out, at + FIELDS, kept, k + 1)


def is_news(state: Fiver, me: i64, kept: vec[i64], k: i64) -> bool:
    """Whether other points are to be written: those of another round, or from another seat."""
    news = state.round * state.seats + me + 1
    if kept[k + POINTS_AT] == news:
        return False
    kept[k + POINTS_AT] = news
    return True


def the_roll(state: Fiver, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
    """The round, the dice, and whether the hourglass runs, written when one of them changed."""
    turned = i64(state.turner != NONE)
    shown: i64 = 0
    if state.roll != NONE:
        shown = (state.round << 1 | turned) << 8 | state.roll + 1
    if kept[k] == shown:
        return
    kept[k] = shown
    if shown == 0:
        for i in range(DICE + 2):
            out[at + i] = 0
        return
    roll = ROLLS[int(state.roll)]
    out[at] = i32(state.round + 1)
    for n in range(DICE):
        out[at + 1 + n] = i32(roll[int(n)] + 1)
    out[at + 1 + DICE] = i32(turned)


def own_tableau(sheet: Sheet, dealt: bool, out: vec[i32], at: i64) -> None:
    """The symbol of each field, if there is one."""
    if not dealt:
        for field in range(FIELDS):
            out[at + field] = 0
        return
    symbols = sheet.tableau.symbols
    for field in range(FIELDS):
        out[at + field] = i32(symbols[field]) + 1


def on_the_sheet(sheet: Sheet, out: vec[i32], at: i64, kept: vec[i64], k: i64) -> None:
    """What was outlined in this round, and what is used up."""
    low: i64 = 0
    high: i64 = 0
    for outline in sheet.drawn:
        low |= LOW[outline]
        high |= HIGH[outline]
    marks(low, out, at, kept, k)
    marks(high, out, at + HALF, kept, k + 1)
    at += FIELDS
    if sheet.gone | kept[k + 2]:
        kept[k + 2] = sheet.gone
        shapes(sheet, out, at)
    at += SHAPE_COUNT
    marks(sheet.low, out, at, kept, k + 3)
    marks(sheet.high, out, at + HALF, kept, k + 4)


def shapes(sheet: Sheet, out: vec[i32], at: i64) -> None:
    """Free, circled or struck."""
    for shape in range(SHAPE_COUNT):
        mark = sheet.marks[shape]
        out[at + shape] = 0
        if mark != NONE:
            out[at + shape] = i32(1 + (mark >= STRIKES))


def phase(state: Fiver) -> i64:
    """Tableaus, roll, search, strike, over."""
    if state.mover == OVER:
        return 4
    if state.mover == CHANCE:
        return 1 if state.dealt == state.seats else 0
    return 3 if state.striking else 2
