"""The next game of the same people: who wants it, which it is, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from handvoll.bots.elsewhere import plays
from handvoll.bots.levels import HOLDER
from handvoll.engine.game import Game, game_named
from handvoll.server.commands import Person
from handvoll.server.errors import NotAllowed, NotNow
from handvoll.server.log import Body, BotSat, Joining, Rematched, Reserved
from handvoll.server.seat import Seat
from handvoll.server.table import Table
from handvoll.wire.tables import OpenTable

MOST = 6  # people who may come in with the next game
FOLLOWING = 12  # people who are told to go on: all who played, and as many more


def rematch(table: Table, person: Person, other: str, game: str | None = None) -> list[Body]:
    """Go on at another table; who looked on may follow once somebody who played wants to."""
    if table.status != "over":
        raise NotNow("table-not-over")
    if not table.rematch and table.seat_of(person.id) is None and table.host != person.id:
        raise NotAllowed("table-no-seat")
    if person.id in table.barred:
        raise NotAllowed("table-sent-away")
    if person.id in table.again:
        return []
    if table.rematch and len(table.again) >= FOLLOWING:
        return []  # they know where it goes on; the others need not be told of everybody
    if table.rematch:
        return [Rematched(table.rematch, person.id, person.name, table.next_game)]
    another = game if game and game != table.opened.game else ""
    return [Rematched(other, person.id, person.name, another)]


def join_next(table: Table, person: Person, on: bool) -> list[Body]:
    """Come in with the next game, while one only looks on at this one."""
    if table.opened.access == "solo" or table.opened.lesson or table.opened.task:
        raise NotAllowed("table-solo")
    if person.id in table.barred:
        raise NotAllowed("table-sent-away")
    if table.rematch:
        raise NotNow("table-went-on")
    if on == (person.id in table.joining):
        return []
    if on and table.seat_of(person.id):
        return []
    if on and len(table.joining) >= MOST:
        raise NotNow("table-full")
    return [Joining(person.id, person.name, on)]


@dataclass(frozen=True, slots=True)
class Going:
    """Somebody who goes on: a person who is expected, or a bot of a level."""

    person: str = ""
    name: str = ""
    level: str = ""

    def at(self, letter: str) -> Body:
        """The line that gives them this seat."""
        if self.person:
            return Reserved(letter, self.person, self.name)
        return BotSat(letter, self.level)


def next_table(table: Table, game: str | None) -> tuple[OpenTable, list[Body]]:
    """What to open for this game, or the same once more, and who is expected on which seat.

    All keep their order around the table, a seat further on: another one begins. Who comes late
    sits down last, as far as there are seats; bots make room for people, and fill up what a game
    needs.
    """
    now = table.opened
    same = game in (None, now.game)
    wanted = game_named(game or now.game, now.rules if same else None)
    going = _around(table, wanted)
    _, options = wanted.suited(len(going), now.options if same else wanted.usual, {"seats"})
    settings = replace(now.settings, days=0) if wanted.hurries else now.settings
    wish = OpenTable(wanted.name, len(going), dict(options), now.access, settings)
    return wish, [each.at(letter) for letter, each in zip("ABCDEF", going, strict=False)]


def _around(table: Table, game: Game[Any, Any]) -> list[Going]:
    """Who sits around the next table, in turn; who comes late finds what seats are left."""
    seats = list(table.seats.values())
    going = [_going(seat, game.name) for seat in seats[1:] + seats[:1]]
    seated = {each.person for each in going if each.person}
    late = [Going(*each) for each in table.joining.items() if each[0] not in seated]
    late = late[: max(game.seats[-1] - len(seated), 0)]
    people, bots = len(seated) + len(late), len(going) - len(seated)
    wanted = max(min(bots - len(late), game.seats[-1] - people), game.seats[0] - people, 0)
    staying: list[Going] = []
    for each in going:
        if each.person or sum(not other.person for other in staying) < wanted:
            staying.append(each)
    return [*staying, *late, *[Going(level=HOLDER)] * (wanted - bots)]


def _going(seat: Seat, game: str) -> Going:
    """Who goes on from a seat; a bot that does not know the game sends another."""
    level = seat.bot if seat.bot and plays(seat.bot, game) else HOLDER
    return Going(seat.person, seat.name) if seat.person else Going(level=level)
