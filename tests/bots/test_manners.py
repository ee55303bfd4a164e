"""Moves a child would laugh at: none of them from level 2 on.

A sample here; a thousand games of every level with `make soak SOAKS=manners`.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll import GAMES, compiled
from handvoll.bots.arena import next_seat
from handvoll.bots.go5 import SURELY_FIVE
from handvoll.bots.igo import Temper
from handvoll.bots.levels import LEVELS, character, search_of
from handvoll.bots.mind import take_chance
from handvoll.engine.game import Options
from handvoll.engine.playout import Anything
from handvoll.engine.state import CHANCE, MANY, OVER, TABLE, Policy, State
from handvoll.games.fifteen.state import Fifteen
from handvoll.games.fiver.actions import PLACE, WIPE
from handvoll.games.fiver.state import Fiver
from handvoll.games.go5.actions import ADD, DISCARD, GO5, LAY, PLAY_STOP, TAKE
from handvoll.games.go5.hints import worth
from handvoll.games.go5.legal import can_stop
from handvoll.games.go5.material import JOKERS
from handvoll.games.go5.state import Go5
from handvoll.games.go5.table import DRAWING, MOST_SETS, set_size
from handvoll.games.highfive.actions import CARD
from handvoll.games.highfive.hints import best_lay
from handvoll.games.highfive.material import JOKER
from handvoll.games.highfive.state import HighFive
from handvoll.games.igo.actions import CALL, CALLING, DRAW, END, TAKING
from handvoll.games.igo.hints import least_left, left_by_row, left_without_worst
from handvoll.games.igo.material import LONGEST_RUN_OF_TAKES, plus
from handvoll.games.igo.state import IGo

SOAK = int(os.environ.get("HANDVOLL_MANNERS", "0"))
SAMPLE = {"2": 60, "3": 60, "4": 8, "5": 4} if compiled() else dict.fromkeys("2345", 1)
MANY_POINTS = 30  # of High Five!: more than four cards and a joker are worth if they are saved
IDEAS = 20  # of a clown, at every move
HASTE = 40  # iterations of a sample; the soak thinks as long as the level does

Laughs = Iterator[str]
TAKEN: dict[int, int] = {}  # by seat, what was taken in this turn of Go5


def in_fifteen(before: Fifteen, after: Fifteen, seat: int, steps: list[int]) -> Laughs:
    """At a table where cards may be kept."""
    if not after.gone >> seat & 1 and any(goes_out(before, seat, n) for n in legal(before, seat)):
        yield "could go out and does not"


def goes_out(state: Fifteen, seat: int, step: int) -> bool:
    trial = state.copy()
    assert isinstance(trial, Fifteen)
    trial.step(seat, step)
    return bool(trial.gone >> seat & 1)


def in_go5(before: Go5, after: Go5, seat: int, steps: list[int]) -> Laughs:
    step = steps[0]
    if makes_five(before, seat, step):
        if before.mover != MANY and before.held < 0 and can_stop(before, seat):
            yield "goes out with its own stop card unplayed"
        if after.mover == OVER and not after.won(seat):
            yield "ends the game with a five and loses it"
    if DISCARD <= step < ADD:
        yield from thrown_away(before, seat, (step - int(DISCARD)) % 54)


def thrown_away(state: Go5, seat: int, card: int) -> Laughs:
    plays = [step for step in legal(state, seat) if step >= ADD]
    if 1 << card & JOKERS and any(uses(step, card) for step in plays):
        yield "discards a joker it could have laid"
    if any(worth(state, seat, step) >= SURELY_FIVE for step in plays if step != PLAY_STOP):
        yield "misses a five, perhaps one that needs two swaps"
    # Unless all others were taken too, or would make somebody a five.
    others = state.hands[seat] & ~(state.known[seat] | state.wanted)
    if card == TAKEN.get(seat) and others:
        yield "takes a card and throws it away"


def makes_five(state: Go5, seat: int, step: int) -> bool:
    """Whether a step makes five and so ends the round."""
    if ADD <= step < LAY and step < ADD + 54 * int(MOST_SETS):
        at = int(state.first_set(seat)) + (step - int(ADD)) % int(MOST_SETS)
        return int(set_size(state.sets[at])) == 4
    return GO5 <= step < DISCARD


def uses(step: int, card: int) -> bool:
    return ADD <= step < ADD + 54 * int(MOST_SETS) and (step - int(ADD)) // int(MOST_SETS) == card


def in_highfive(before: HighFive, after: HighFive, seat: int, steps: list[int]) -> Laughs:
    made = after.score(seat) - before.score(seat)
    if made > 0 or after.mover == OVER:
        return
    if CARD + JOKER in steps:
        yield "spends a joker for nothing"
    trial = before.copy()
    for step in best_lay(before, seat):
        trial.step(seat, step)
    if trial.score(seat) - before.score(seat) >= MANY_POINTS:
        yield "lays for nothing where there are many points to be had"


def in_igo(before: IGo, after: IGo, seat: int, steps: list[int]) -> Laughs:
    hand, free = before.hand(seat), before.free_colour()
    if before.phase == CALLING:
        if steps[0] == END and not before.too_soon() and least_left(hand, free) == 0:
            yield "has nothing left over and does not call"
        if steps[0] == CALL and left_by_row(before, seat, after.row) > least_left(hand, free):
            yield "calls with less than its best row"
    if before.phase == TAKING and steps[0] == DRAW and before.takes < LONGEST_RUN_OF_TAKES:
        top = before.top()
        if left_without_worst(plus(hand, top), free, top) == 0 and not before.too_soon():
            yield "leaves the card that would leave nothing over"


def in_fiver(before: Fiver, after: Fiver, seat: int, steps: list[int]) -> Laughs:
    matches = list(before.sheets[seat].tableau.matches(before.roll))
    if not before.striking and len(steps) == 2 and steps[1] - PLACE not in matches:
        yield "draws what does not match"
    if WIPE <= steps[0] < WIPE + 100:
        yield "wipes what it has drawn"


WATCHED: dict[str, tuple[Options, Callable[..., Laughs]]] = {
    "fifteen": ({"overlook": True, "own_pile": True}, in_fifteen),
    "go5": ({}, in_go5),
    "highfive": ({}, in_highfive),
    "igo": ({}, in_igo),
    "fiver": ({}, in_fiver),
}


def legal(state: State, seat: int) -> list[int]:
    out = vec[i64]([0] * int(state.room()))
    return [int(out[i]) for i in range(int(state.steps(seat, out)))]


def laughs(game: str, policy: Policy, seed: int, options: Options | None = None) -> Counter[str]:
    """What a child would laugh at, in one game of a player against itself."""
    usual, watch = WATCHED[game]
    state, rng = GAMES[game].set_up(2, options or usual)[0], Random(seed)
    out, found = vec[i64]([0] * int(state.room())), Counter[str]()
    TAKEN.clear()
    while state.mover != OVER:
        if state.mover == CHANCE:
            take_chance(state, rng)
            continue
        seat = int(next_seat(state, rng))
        if seat == TABLE:
            state.step(seat, legal(state, seat)[0])
            continue
        n = int(policy.move(state, seat, rng, out))
        before, steps = state.copy(), [int(out[i]) for i in range(n)]
        for step in steps:
            state.step(seat, step)
        found.update(watch(before, state, seat, steps))
        note_taken(before, seat, steps[0])
    return found


def note_taken(before: State, seat: int, step: int) -> None:
    if isinstance(before, Go5) and step == TAKE:
        TAKEN[seat] = int(before.top)
    elif isinstance(before, Go5) and before.phase == DRAWING:
        TAKEN.pop(seat, None)  # a new turn, perhaps of a new round


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("game", GAMES)
def test_nobody_would_laugh(game: str, level: str) -> None:
    policy = character(game, level)
    if (search := search_of(policy)) and not SOAK:
        search.iterations = min(search.iterations, HASTE)
    games = range(SOAK or SAMPLE[level])
    found = sum((laughs(game, policy, seed) for seed in games), Counter[str]())
    assert not found


# Every slip there is a watch for, by game, and a table where it can happen soon.
SLIPS: dict[str, tuple[Options, set[str]]] = {
    "fifteen": ({"overlook": True, "colours": 2}, {"could go out and does not"}),
    "go5": (
        {"target": 100},
        {
            "goes out with its own stop card unplayed",
            "ends the game with a five and loses it",
            "discards a joker it could have laid",
            "misses a five, perhaps one that needs two swaps",
            "takes a card and throws it away",
        },
    ),
    "igo": (
        {},
        {
            "has nothing left over and does not call",
            "calls with less than its best row",
            "leaves the card that would leave nothing over",
        },
    ),
    "fiver": ({}, {"draws what does not match", "wipes what it has drawn"}),
}


class Clown(Policy):
    """A careful player, who does once each thing that makes a child laugh."""

    def __init__(self, game: str) -> None:
        self.watch = WATCHED[game][1]
        patient = Temper(-100, takes=True, picks=True)  # calls only when it must
        self.careful = patient if game == "igo" else GAMES[game].quick
        self.done = set[str]()

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        for _ in range(IDEAS):
            n = int(Anything().move(state, seat, rng, out))
            trial, steps = state.copy(), [int(out[i]) for i in range(n)]
            for step in steps:
                trial.step(seat, step)
            if laughs := set(self.watch(state, trial, int(seat), steps)) - self.done:
                self.done |= laughs
                return n
        return self.careful.move(state, seat, rng, out)


@pytest.mark.parametrize("game", SLIPS)  # in High Five! slips are too rare to wait for
def test_every_slip_is_seen(game: str) -> None:
    options, slips = SLIPS[game]
    clown, found = Clown(game), Counter[str]()
    for seed in range(60):
        found += laughs(game, clown, seed, options)
        if set(found) >= slips:
            break
    assert set(found) >= slips
