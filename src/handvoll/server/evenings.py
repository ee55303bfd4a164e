"""The sheet of an evening: worked out of the logs of its tables, so that nothing of it can be lost.

An evening is a chain of tables: each goes on with the people of the one before, and says the id of
the first. The newest of them is where the evening is now; what a place is worth is said in the log
of the first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from handvoll.engine.game import game_named
from handvoll.server.errors import NotAllowed
from handvoll.server.log import Body, Valued
from handvoll.server.table import Table
from handvoll.wire.evenings import EveningCard, EveningInfo, Placed, Played, Total
from handvoll.wire.people import Puppet
from handvoll.wire.tables import Status

Worth = tuple[int, ...]  # points of each place, the first one first


@dataclass(frozen=True, slots=True)
class Finish:
    """Somebody in a game that is over."""

    person: str
    name: str
    place: int
    seat: str
    puppet: Puppet | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """A table of an evening: what it played, and the people in their places if it is over."""

    table: str
    game: str
    status: Status
    day: str
    places: tuple[Finish, ...]
    seated: frozenset[str]


def game_at(table: Table) -> Game:
    """A table as the evening sees it."""
    opened = table.opened
    seated = frozenset(seat.person for seat in table.seats.values() if seat.person)
    return Game(table.id, opened.game, table.status, opened.day, tuple(finishes(table)), seated)


def finishes(table: Table) -> list[Finish]:
    """The places of the people of a game, the best first; who has as many points shares one."""
    if table.status != "over" or table.match is None or table.opened.lesson:
        return []
    scores = table.match.scores
    found = [
        Finish(seat.person, seat.name, place(scores, letter), letter, seat.puppet)
        for letter, seat in table.seats.items()
        if seat.person
    ]
    return sorted(found, key=lambda each: each.place)


def place(scores: Mapping[str, int], letter: str) -> int:
    """One more than there are better ones."""
    return 1 + sum(each > scores[letter] for each in scores.values())


def value(now: Worth, points: Sequence[int], games: Sequence[Game], person: str) -> list[Body]:
    """Let places be worth something else than now; who played in the evening may."""
    if not any(person in game.seated for game in games):
        raise NotAllowed("table-no-seat")
    return [Valued(tuple(points))] if now != tuple(points) else []


def points_of(place: int, worth: Worth) -> int:
    """What a place brings; those beyond the table nothing."""
    return worth[place - 1] if place <= len(worth) else 0


def sheet(games: Sequence[Game], worth: Worth, person: str | None) -> EveningInfo:
    """The whole evening, as somebody may know it."""
    over = [game for game in games if game.places]
    now = games[-1]
    return EveningInfo(
        table=now.table,
        day=games[0].day,
        going=now.status != "over",
        worth=list(worth),
        mine=any(person in game.seated for game in games),
        played=[_played(game, worth) for game in over],
        totals=totals(over, worth, person),
    )


def card(evening: str, games: Sequence[Game], worth: Worth, person: str) -> EveningCard:
    """An evening in a list: the names of those in front first."""
    info = sheet(games, worth, person)
    titles = [each.title for each in info.played]
    return EveningCard(evening, info.day, titles, info.totals, info.going)


def _played(game: Game, worth: Worth) -> Played:
    """A game as it stands on the sheet."""
    rows = [Placed(each.name, each.place, points_of(each.place, worth)) for each in game.places]
    return Played(game.table, game.game, game_named(game.game).title, rows)


def totals(games: Sequence[Game], worth: Worth, person: str | None = None) -> list[Total]:
    """How people stand, by the name and puppet they had last; the best first."""
    latest = {each.person: each for game in games for each in game.places}
    rows = [
        _total(
            last,
            [each.place for game in games for each in game.places if each.person == id],
            worth,
            id == person,
        )
        for id, last in latest.items()
    ]
    return sorted(rows, key=lambda row: (-row.points, -row.wins))


def _total(last: Finish, places: list[int], worth: Worth, you: bool) -> Total:
    points = sum(points_of(place, worth) for place in places)
    return Total(last.name, points, len(places), places.count(1), last.puppet, you, last.seat)
