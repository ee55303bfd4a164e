"""Tables to test a game at, and random play at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from handvoll.engine.errors import OptionError
from handvoll.engine.game import Game, Option, Options, Value
from handvoll.engine.match import Match
from handvoll.engine.state import TABLE

MANY = 40  # moves listed at a time, where a game has hundreds of thousands


@dataclass(frozen=True, slots=True)
class Table:
    """A game with so many seats and these options."""

    game: Game[Any, Any]
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options)
        edition = f" rules={self.game.rules}" if self.game.rules > 1 else ""
        return f"{self.game.name}{edition} {self.seats}{chosen}"

    def match(self, rng: Random) -> Match:
        """A match here, dealt by this generator."""
        match = Match(self.game.name, self.seats, dict(self.options), self.game.rules)
        match.deal(rng)
        return match


def tables(game: Game[Any, Any]) -> list[Table]:
    """Every number of seats by itself, with each option, and with a few handfuls of them."""
    found: list[Table] = []
    for seats in game.seats:
        for options in _spread(game):
            try:
                game.set_up(seats, options)
            except OptionError:
                continue
            table = Table(game, seats, tuple(sorted(options.items())))
            if table not in found:
                found.append(table)
    return found


def _spread(game: Game[Any, Any]) -> Iterator[Options]:
    yield {}
    for option in game.options:
        for value in _values(option):
            if value != option.default:
                yield {option.name: value}
    rng = Random(game.name)
    for _ in range(4):
        yield {option.name: rng.choice(_values(option)) for option in game.options}


def _values(option: Option) -> list[Value]:
    """The values worth trying: all words, both ends of a range and its middle."""
    if isinstance(option.choices, range):
        first, last = option.choices[0], option.choices[-1]
        return sorted({first, (first + last) // 2, last, int(option.default)})
    return list(option.choices) if option.choices else [False, True]


def actors(match: Match) -> list[str | None]:
    """Who may act now: seats, and None for the table itself."""
    mask = match.state.actors()
    seats: list[str | None] = [seat for i, seat in enumerate(match.seats) if mask >> i & 1]
    return [*seats, None] if mask >> TABLE & 1 else seats


def random_move(match: Match, rng: Random) -> tuple[str | None, str]:
    """A legal move by somebody who may act."""
    seat = rng.choice(actors(match))
    return seat, match.any_move(seat, rng)


def play_on(match: Match, rng: Random, moves: int | None = None) -> Iterator[Match]:
    """Play random moves, at most so many; yields the match before each of them."""
    while actors(match) and moves != 0:
        yield match
        match.play(*random_move(match, rng))
        match.deal(rng)
        moves = None if moves is None else moves - 1


def finish(match: Match, rng: Random) -> Match:
    """Play a match to its end at random."""
    for _ in play_on(match, rng):
        pass
    return match
