"""The sheet of an evening: worked out of the logs of its tables, so that nothing of it can be lost.

An evening is a chain of tables: each goes on with the people of the one before, and says the id of
the first. The newest of them is where the evening is now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from handvoll.engine.game import game_named
from handvoll.server.table import Table
from handvoll.wire.evenings import EveningInfo, Placed, Played, Total

WORTH = (5, 3, 2, 1, 0, 0)  # points of each place


@dataclass(frozen=True, slots=True)
class Finish:
    """Somebody in a game that is over."""

    person: str
    name: str
    place: int


def finishes(table: Table) -> list[Finish]:
    """The places of the people of a game, the best first; who has as many points shares one."""
    if table.status != "over" or table.match is None or table.opened.lesson:
        return []
    scores = table.match.scores
    found = [
        Finish(seat.person, seat.name, 1 + sum(each > scores[letter] for each in scores.values()))
        for letter, seat in table.seats.items()
        if seat.person
    ]
    return sorted(found, key=lambda each: each.place)


def played(table: Table, places: list[Finish]) -> Played:
    """A game as it stands on the sheet."""
    game = table.opened.game
    rows = [Placed(each.name, each.place, WORTH[each.place - 1]) for each in places]
    return Played(table.id, game, game_named(game).title, rows)


def totals(games: Sequence[list[Finish]]) -> list[Total]:
    """How people stand, by the name they had last; the best first."""
    names = {each.person: each.name for places in games for each in places}
    theirs = {
        person: [each.place for places in games for each in places if each.person == person]
        for person in names
    }
    rows = [
        Total(
            names[person], sum(WORTH[place - 1] for place in places), len(places), places.count(1)
        )
        for person, places in theirs.items()
    ]
    return sorted(rows, key=lambda row: (-row.points, -row.wins))


def sheet(now: str, tables: Sequence[tuple[Played, list[Finish]]]) -> EveningInfo:
    """The whole evening, which goes on at table `now`."""
    over = [(game, places) for game, places in tables if places]
    return EveningInfo(now, [game for game, _ in over], totals([places for _, places in over]))
