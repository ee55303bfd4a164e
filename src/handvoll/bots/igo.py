"""I Go!: five characters. It wants beliefs: others hold what they have chosen to keep."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.bots.igo_calls import POINTS, Company, chances
from handvoll.bots.mind import Mind, win_share
from handvoll.bots.search import Flat
from handvoll.engine.state import CHANCE, OVER, Policy, State
from handvoll.games.igo.actions import CALLING, DISCARD, DRAW, END, NONE, PICK, TAKE, TAKING
from handvoll.games.igo.hints import (
    BOLD,
    TURNS,
    Quick,
    beside_row,
    best_call,
    highest_card,
    least_left,
    quick_take,
    worst_card,
    write_call,
)
from handvoll.games.igo.material import Cards, minus, plus, with_suit, without
from handvoll.games.igo.score import best_row, row_of
from handvoll.games.igo.state import IGo

# What others hold is imagined as quick players come to hold it: these two make it fit best.
LOOKS: Final = 0.8  # cards of the pile somebody has had the choice of in a turn
SLACK: Final[i64] = -1  # so much below what is bold a hand is not believed to have been kept back
TRIES: Final[i64] = 6  # deals looked at until one is believed


@final
class Belief(Mind):
    """Deals hands that their owners have improved, and would not have called with."""

    def __init__(self, looks: float = LOOKS, slack: i64 = SLACK, learned: bool = False) -> None:
        self.chances: vec[float] = chances()
        self.company: Company = Company(self.chances)
        super().__init__(self.company)
        self.looks: float = looks  # 0: every deal is as likely as another
        self.slack: i64 = slack
        self.learned: bool = learned  # expects to call at better moments than the others

    def moves(self, state: State, seat: i64, rng: Random) -> list[vec[i64]]:
        """Every take and discard; of the calls only the best one."""
        assert isinstance(state, IGo)
        out = vec[i64]([0] * int(state.room()))
        if state.phase == CALLING:
            return self.ends(state, seat, out)
        first = self.favourite(state, seat, rng, out)
        n = state.steps(seat, out)
        moves = [first]
        for i in range(n):
            last = out[i] == PICK and state.phase == TAKING and state.shown == 1
            if out[i] != first[0] and not last:
                moves.append(vec[i64]([out[i]]))
        return moves

    def ends(self, state: IGo, seat: i64, out: vec[i64]) -> list[vec[i64]]:
        """To end the turn or to call, as far as one may (I8, I21)."""
        end = vec[i64]([END])
        if state.too_soon() and not state.must_call():
            return [end]
        n = write_call(best_call(state, seat), out)
        call = out[:n]
        return [call] if state.must_call() else [end, call]

    def stand_in(self, seat: i64) -> Policy:
        company = Company(self.chances)
        company.learned = seat if self.learned else NONE
        return company

    def side_with(self, seat: i64) -> None:
        self.company.learned = seat if self.learned else NONE

    def deal(self, state: State, seat: i64, rng: Random) -> None:
        assert isinstance(state, IGo)
        self.side_with(seat)
        for _ in range(TRIES):
            state.redeal(seat, rng)
            if self.looks == 0.0:
                return
            self.improve(state, seat, rng)
            if is_likely(state, seat, self.slack):
                return

    def improve(self, state: IGo, seat: i64, rng: Random) -> None:
        """Let everybody else exchange what they would have exchanged with cards of the pile."""
        for other in range(state.seats):
            if other != seat:
                looks = i64(float(turns_of(state, other)) * self.looks + 0.5)
                for _ in range(looks):
                    exchange(state, other, rng)

    def done(self, state: State) -> bool:
        return state.mover in (OVER, CHANCE)

    def value(self, state: State, seat: i64) -> float:
        """The points after the hand, as a chance to win the game."""
        assert isinstance(state, IGo)
        if state.mover == OVER:
            return win_share(state, seat)
        product = 1.0
        mine = state.target - state.score(seat)
        if state.starter == seat:
            mine += POINTS
        for other in range(state.seats):
            if other != seat:
                theirs = state.target - state.score(other)
                product *= self.chances[mine * POINTS + theirs]
        return product


def turns_of(state: IGo, seat: i64) -> i64:
    """How many turns a seat has had in this hand."""
    turns = state.turns // state.seats
    if (seat - state.starter) % state.seats < state.turns % state.seats:
        turns += 1
    return turns


def exchange(state: IGo, seat: i64, rng: Random) -> None:
    """Somebody looks at a card of the pile and keeps it if that leaves less over.

    The deck must be fresh: nobody else may read it.
    """
    n = state.pile()
    if n < 2:
        return
    free = state.free_colour()
    at = state.head + rng.randrange(n)
    card = i64(state.deck[at])
    hand = state.hand(seat)
    worst = worst_hidden(plus(hand, card), free, state.known(seat))
    if worst < 0 or worst == card:
        return
    after = minus(plus(hand, card), worst)
    if least_left(after, free) < least_left(hand, free):
        state.hold(seat, after[0], after[1])
        state.deck[at] = u8(worst)


def worst_hidden(cards: Cards, free: i64, known: Cards) -> i64:
    """The highest card beside the best row that not everybody knows to be there."""
    rest = with_suit(cards, free, 0)
    beside = beside_row(rest, row_of(best_row(rest)), -1)
    return highest_card(without(beside, known))


def is_likely(state: IGo, seat: i64, slack: i64) -> bool:
    """Whether nobody else holds what they would have called with in their last turn."""
    if state.too_soon():
        return True  # I21: nobody could
    free = state.free_colour()
    for other in range(state.seats):
        if other != seat:
            turns = turns_of(state, other)
            if turns and least_left(state.hand(other), free) <= bold(state, turns - 1) - slack:
                return False
    return True


def bold(state: IGo, turn: i64) -> i64:
    """What a quick player calls with in its nth turn."""
    return i64(BOLD[state.seats - 2][min(turn, TURNS - 1)])


@final
class Temper(Policy):
    """A quick player, bolder or more timid, who may not look at every pile."""

    def __init__(self, bolder: i64, takes: bool, picks: bool) -> None:
        self.bolder: i64 = bolder  # so much more may be left over when it calls
        self.takes: bool = takes  # looks at the discards
        self.picks: bool = picks  # ... and at the display

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        assert isinstance(state, IGo)
        if state.phase == TAKING:
            out[0] = self.take(state, seat)
        elif state.phase == CALLING:
            return self.call(state, seat, out)
        else:
            out[0] = DISCARD + worst_card(state.hand(seat), state.free_colour(), state.barred)
        return 1

    def take(self, state: IGo, seat: i64) -> i64:
        """What quick would take, if it is looked at; else a card of the pile."""
        step = quick_take(state, seat)
        seen = (step != TAKE or self.takes) and (step != PICK or self.picks)
        return step if seen else DRAW

    def call(self, state: IGo, seat: i64, out: vec[i64]) -> i64:
        """To call if little enough is left over, or one must (I8); else to end the turn."""
        left = least_left(state.hand(seat), state.free_colour())
        most = bold(state, state.turns // state.seats) + self.bolder
        if (left > most or state.too_soon()) and not state.must_call():
            out[0] = END
            return 1
        return write_call(best_call(state, seat), out)


def characters() -> list[Policy]:
    """The five levels, the weakest first."""
    return [
        Temper(14, takes=False, picks=False),
        Temper(-4, takes=True, picks=False),
        Temper(-8, takes=True, picks=True),
        Quick(),
        Flat(Belief(learned=True), 12_000),
    ]
