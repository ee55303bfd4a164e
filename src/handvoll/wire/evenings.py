"""Evenings: the games that people played one after the other, and what they add up to."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from handvoll.wire.people import Puppet

Points = Annotated[int, Meta(ge=0, le=99)]


class Worth(Struct, frozen=True, forbid_unknown_fields=True):
    """What each place is worth in an evening, the first place first."""

    points: Annotated[list[Points], Meta(min_length=1, max_length=6)]


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
    puppet: Puppet | None = None
    you: bool = False
    seat: str = ""  # where they sat last: whoever chose no puppet is drawn by it


class EveningInfo(Struct, frozen=True):
    """An evening: where it is now, its games, and how people stand, the best first."""

    table: str
    day: str  # on which it began
    going: bool  # whether its newest game is not over: else who is in front has won
    worth: list[int]  # of the places, the first one first
    mine: bool  # whether the asker played in it: then they may change that
    played: list[Played]
    totals: list[Total]


class EveningCard(Struct, frozen=True):
    """An evening in a list."""

    id: str
    day: str
    titles: list[str]  # of its games, in their order
    totals: list[Total]  # the best first
    going: bool
