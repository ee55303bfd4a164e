"""Whole games between policies at full speed, each of them a row of numbers."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from handvoll.bots.arena import next_seat
from handvoll.bots.mind import act, take_chance
from handvoll.engine.state import CHANCE, OVER, Event, Policy, State

# What every row begins with; then come the points and the wins of each seat, the points at
# half-time where they are wanted, and how often each kind of event happened.
COMMON: Final = ["game", "moves", "forced", "failed"]
MOVES: Final[i64] = 1
FORCED: Final[i64] = 2  # moves of a seat that had no choice
FAILED: Final[i64] = 3  # 1: a bot broke down, and nobody won
POINTS: Final[i64] = 4


def columns(seats: str, halves: bool, kinds: list[str]) -> list[str]:
    """The names of a row's numbers."""
    named = [*COMMON, *(f"score_{seat}" for seat in seats), *(f"won_{seat}" for seat in seats)]
    if halves:
        named += [f"half_{seat}" for seat in seats]
    return named + [kind.replace("-", "_") for kind in kinds]


@final
class Tally:
    """Plays games from one start, by the same policies, and counts what happens.

    The luck of game n and that of its players hang on the seed and on n alone.
    """

    def __init__(
        self, start: State, policies: list[Policy], kinds: i64, halves: bool, again: i64
    ) -> None:
        self.start: State = start
        self.policies: list[Policy] = policies
        self.kinds: i64 = kinds
        self.halves: bool = halves
        self.others: i64 = again << 40  # what makes the players' luck another
        self.heard: list[list[Event]] | None = None  # what happened in each game, if it is wanted
        self.facts: i64 = POINTS + start.seats * (3 if halves else 2)  # where they begin in a row
        self.out: vec[i64] = vec[i64]([0] * int(start.room()))
        self.past: vec[i64] = vec[i64]()  # the points of all seats after every move
        self.troubles: list[str] = []  # what went wrong in failed games

    def rows(self, seed: i64, first: i64, games: i64) -> vec[i64]:
        """The rows of so many games, one after the other."""
        width = self.facts + self.kinds
        rows = vec[i64]([0] * int(width * games))
        for i in range(games):
            rows[i * width] = first + i
            self.play(seed << 32 | first + i, rows, i * width)
        return rows

    def play(self, luck: i64, rows: vec[i64], at: i64) -> None:
        """Play one game into its row; one that a bot breaks is counted as failed."""
        state = self.start.copy()
        state.news = []
        try:
            self.play_on(state, Random(luck << 1), Random((luck << 1 | 1) ^ self.others), rows, at)
        except Exception as error:  # a bot from elsewhere may do anything
            rows[at + FAILED] = 1
            self.troubles.append(repr(error))
        for seat in range(state.seats):
            rows[at + POINTS + seat] = state.score(seat)
            if state.mover == OVER and state.won(seat):
                rows[at + POINTS + state.seats + seat] = 1
        if self.halves:
            self.look_back(state.seats, rows, at)
        if self.heard is not None:
            self.heard.append(state.news or [])
        for event in state.news or []:
            rows[at + self.facts + i64(event[0])] += 1

    def play_on(self, state: State, luck: Random, rng: Random, rows: vec[i64], at: i64) -> None:
        """Play to the end."""
        self.past = vec[i64]()
        while state.mover != OVER:
            if state.mover == CHANCE:
                take_chance(state, luck)
                continue
            seat = next_seat(state, rng)
            if seat >= state.seats:
                act(state, self.policies[0], seat, rng, self.out)
                continue
            if state.steps(seat, self.out) == 1:
                rows[at + FORCED] += 1
            rows[at + MOVES] += 1
            act(state, self.policies[int(seat)], seat, rng, self.out)
            if self.halves:
                for each in range(state.seats):
                    self.past = append(self.past, state.score(each))

    def look_back(self, seats: i64, rows: vec[i64], at: i64) -> None:
        """Write down the points after half of the moves."""
        half = rows[at + MOVES] // 2 * seats
        for seat in range(seats):
            if half + seat < len(self.past):
                rows[at + POINTS + 2 * seats + seat] = self.past[half + seat]
