"""Your page: what somebody has played here, and how it went."""

from __future__ import annotations

from msgspec import Struct

from handvoll.wire.daily import Streak
from handvoll.wire.people import Puppet
from handvoll.wire.push import Device
from handvoll.wire.puzzles import PuzzleGame


class Against(Struct, frozen=True):
    """Games with bots of a level at the table, and how many of them were won."""

    level: str
    games: int
    won: int


class BestScore(Struct, frozen=True):
    """One of the best games alone."""

    points: int
    day: str


class YourGame(Struct, frozen=True):
    """How somebody does in one game."""

    game: str
    games: int
    won: int  # of those that were not played alone
    alone: int
    against: list[Against]
    most: int | None  # the most points of a game with others
    best: list[BestScore]  # alone


class YourDailies(Struct, frozen=True):
    """How somebody does every day."""

    done: int
    fives: int  # as good as can be
    streak: Streak


class YouInfo(Struct, frozen=True):
    """Everything on somebody's page."""

    games: int
    won: int
    with_people: int  # games in which somebody else sat too
    per_game: list[YourGame]
    daily: YourDailies
    puzzles: list[PuzzleGame]


class Forgotten(Struct, frozen=True):
    """Nothing is kept any more."""

    forgotten: bool = True


class KeptGame(Struct, frozen=True):
    """A game that is over, as it is kept."""

    game: str
    day: str
    seats: int
    people: int
    levels: list[str]  # of the bots
    points: int
    won: bool


class KeptTry(Struct, frozen=True):
    """A try that counted, as it is kept."""

    task: str
    score: float | None
    mark: int | None


class Kept(Struct, frozen=True):
    """All that is kept of somebody, to take away."""

    name: str
    puppet: Puppet | None
    games: list[KeptGame]
    tries: list[KeptTry]
    devices: list[Device]  # where they are told that it is their turn
