"""Evenings: the games that people played one after the other, and what they add up to."""

from __future__ import annotations

from msgspec import Struct


class Placed(Struct, frozen=True):
    """Where somebody came in a game, and what that is worth."""

    name: str  # empty: a person without a name
    place: int
    points: int


class Played(Struct, frozen=True):
    """A game of an evening."""

    table: str
    game: str
    title: str
    places: list[Placed]  # of people; bots take places, but no points


class Total(Struct, frozen=True):
    """What somebody has after all games of an evening."""

    name: str
    points: int
    games: int
    wins: int


class EveningInfo(Struct, frozen=True):
    """An evening: where it goes on now, its games, and how people stand, the best first."""

    table: str
    played: list[Played]
    totals: list[Total]
