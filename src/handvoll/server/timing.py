"""More time for who needs it: anybody may ask, and it counts once everybody agrees.

Everybody at a table has a wish, how many times as long its clocks run; as it was before anybody
wished otherwise. The table runs as all its people last wished alike, so nobody can take time
away from others either.
"""

from __future__ import annotations

from handvoll.server.commands import Person, as_it_is, own_seat
from handvoll.server.errors import NotNow
from handvoll.server.log import Body, Timed
from handvoll.server.table import Table


def wish(table: Table, person: Person, times: int) -> list[Body]:
    """Ask for so many times as much time, or agree to it."""
    seat = own_seat(table, person)
    as_it_is(table)
    if table.opened.lesson or table.status == "over":
        raise NotNow("table-over")
    if seat.times == times:
        return []
    others = [each for each in table.seats.values() if each.plays and each is not seat]
    return [Timed(seat.letter, times, all(each.times == times for each in others))]


def kept(table: Table) -> list[Body]:
    """What the same people agreed on stands at their next table, too."""
    return [Timed("", table.times, True)] if table.times > 1 else []
