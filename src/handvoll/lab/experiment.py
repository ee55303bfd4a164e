"""An experiment: which game, between whom, with which luck; and one stretch of its games."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from handvoll.bots.bot import known_bot
from handvoll.bots.ladder import player
from handvoll.engine.errors import HandvollError
from handvoll.engine.game import Options, Telling, game_named
from handvoll.engine.state import NOBODY, SEATS
from handvoll.lab.changed import changed
from handvoll.lab.tally import Tally, columns

MOST_SEED = 2**30  # the seed's part of the luck


class Stretch(NamedTuple):
    """The rows of some games of an experiment, in order, and what went wrong in them."""

    first: int
    games: int
    numbers: bytes
    troubles: list[str]


@dataclass(frozen=True)
class Experiment:
    """A game as it is played again and again; its games are counted from 0."""

    game: str
    seats: int
    options: tuple[tuple[str, bool | int | str], ...]
    bots: tuple[str, ...]
    seed: int = 1
    halves: bool = False  # whether the points at half-time are wanted
    numbers: tuple[tuple[str, int], ...] = ()  # of the rules that are changed
    again: int = 0  # which time these deals are played: other luck of the players

    @property
    def columns(self) -> list[str]:
        """The names of a row's numbers."""
        return columns(SEATS[: self.seats], self.halves, list(game_named(self.game).kinds))

    def facts(self) -> dict[str, Any]:
        """All that the rows hang on, as plain data."""
        return asdict(self) | {"rules": game_named(self.game).rules}

    def luck(self, number: int) -> tuple[int, int]:
        """The seeds of one of its games: of the cards, and of the players; as a tally has them."""
        seed = self.seed << 32 | number
        return seed << 1, (seed << 1 | 1) ^ (self.again << 40)

    def play(self, first: int, games: int) -> Stretch:
        """Play some of its games here and now."""
        with changed(game_named(self.game).numbers, dict(self.numbers)):
            tally = _tally(self)
            tally.troubles = []
            numbers = tally.rows(self.seed, first, games)
        return Stretch(first, games, bytes(memoryview(numbers)), tally.troubles)

    def told(self, games: int) -> list[list[Telling]]:
        """What anybody is told of the first games, one after the other."""
        game = game_named(self.game)
        with changed(game.numbers, dict(self.numbers)):
            tally = _tally(self)
            tally.heard = []
            tally.rows(self.seed, 0, games)
        heard, tally.heard = tally.heard, None
        tellings = ([game.event(event, int(NOBODY)) for event in events] for events in heard)
        return [[telling for telling in each if telling] for each in tellings]


def prepared(game: str, seats: int, options: Options, bots: Sequence[str], seed: int) -> Experiment:
    """An experiment that can be played; raises a HandvollError that says why another cannot."""
    found = game_named(game)
    _start, complete = found.set_up(seats, options)
    for name in dict.fromkeys(bots):
        player(found, known_bot(name, game))
    if len(bots) not in (1, seats):
        raise HandvollError("lab-bots", bots=len(bots), seats=seats)
    if not 0 <= seed < MOST_SEED:
        raise HandvollError("lab-seed", most=MOST_SEED - 1)
    seated = tuple(bots) if len(bots) == seats else tuple(bots) * seats
    return Experiment(game, seats, tuple(complete.items()), seated, seed)


@lru_cache(maxsize=4)
def _tally(experiment: Experiment) -> Tally:
    game = game_named(experiment.game)
    start, _ = game.set_up(experiment.seats, dict(experiment.options))
    policies = [player(game, name) for name in experiment.bots]
    return Tally(start, policies, len(game.kinds), experiment.halves, experiment.again)


def numbers_of(stretch: Stretch) -> array[int]:
    """The numbers of all rows, one after the other."""
    return array("q", stretch.numbers)
