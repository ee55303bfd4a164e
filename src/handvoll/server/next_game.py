"""The next game of the same people: who wants it, which it is, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from handvoll.bots.elsewhere import plays
from handvoll.bots.levels import HOLDER
from handvoll.engine.game import game_named
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
    """What to open for this game, or the same once more, who is expected where, and who sits out.

    All keep their order around the table, a seat further on: another one begins. Bots make room
    for people, and fill up what a game needs.
    """
    now = table.opened
    same = game in (None, now.game)
    wanted = game_named(game or now.game, now.rules if same else None)
    before = [_going(seat, wanted.name) for seat in _turned(table)]
    people, waiting = _people(table, before, wanted.seats[-1])
    going = _around(before, people, wanted.seats)
    _, options = wanted.suited(len(going), now.options if same else wanted.usual, {"seats"})
    settings = replace(now.settings, days=0) if wanted.hurries else now.settings
    wish = OpenTable(wanted.name, len(going), dict(options), now.access, settings)
    seated = [each.at(letter) for letter, each in zip("ABCDEF", going, strict=False)]
    return wish, [*seated, *(Joining(each.person, each.name, True) for each in waiting)]


def _turned(table: Table) -> list[Seat]:
    """The seats in turn, whoever is second first."""
    seats = list(table.seats.values())
    return seats[1:] + seats[:1]


def _people(table: Table, before: list[Going], room: int) -> tuple[list[Going], list[Going]]:
    """Who plays next, who comes late last; and who waits for the game after it.

    Whoever waits comes in. Where there is no room for all, those of the others who began last sit
    out, half of them at most, so that all take turns at it. At a public table anybody might come:
    who played there gives way to nobody.
    """
    stay = [each for each in before if each.person]
    seated = {each.person for each in stay}
    late = [Going(*each) for each in table.joining.items() if each[0] not in seated]
    yielded = 0 if table.opened.access == "public" else room // 2
    come = min(len(late), max(room - len(stay), yielded))
    left = room - come
    return [*stay[:left], *late[:come]], [*late[come:], *stay[left:]]


def _around(before: list[Going], people: list[Going], seats: range) -> list[Going]:
    """Who sits around the next table, in turn: people, and as many bots as before or needed."""
    bots = sum(not each.person for each in before)
    late = [each for each in people if each not in before]
    least, most = seats[0] - len(people), seats[-1] - len(people)
    wanted = max(min(bots - len(late), most), least, 0)
    going: list[Going] = []
    for each in before:
        bot = not each.person and sum(not other.person for other in going) < wanted
        if bot or each in people:
            going.append(each)
    more = wanted - sum(not each.person for each in going)
    return [*going, *late, *[Going(level=HOLDER)] * more]


def _going(seat: Seat, game: str) -> Going:
    """Who goes on from a seat; a bot that does not know the game sends another."""
    level = seat.bot if seat.bot and plays(seat.bot, game) else HOLDER
    return Going(seat.person, seat.name) if seat.person else Going(level=level)
