"""Evenings: one address that always leads to the table of now, and the sheet."""

from __future__ import annotations

from litestar import get

from handvoll.server.errors import NoSuchTable
from handvoll.server.evenings import Finish, finishes, played, sheet
from handvoll.server.reception import Desk, may_see
from handvoll.server.routes.people import Asking
from handvoll.server.routes.refusals import REFUSALS
from handvoll.server.routes.tables import TableId
from handvoll.server.table import Table
from handvoll.wire.evenings import EveningInfo, Played

MOST = 50  # tables of an evening that are looked into: each may have to be read first


@get("/api/evenings/{evening:str}", responses=REFUSALS)
async def see_evening(request: Asking, evening: TableId, desk: Desk) -> EveningInfo:
    """The games of an evening that one may see, what they add up to, and where it goes on."""
    person = desk.known(request)
    me = person.id if person else None
    cards = (await desk.house.store.tables_in(evening))[-MOST:]
    desk.allow_reading(request, len(cards))
    looks = [await desk.house.room(card.id).look(lambda t: _seen(t, me)) for card in cards]
    seen = [look for look in looks if look is not None]
    if not seen:
        raise NoSuchTable("table-unknown")
    return sheet(seen[-1][0].table, seen)


def _seen(table: Table, person: str | None) -> tuple[Played, list[Finish]] | None:
    """A game as somebody may know it; None if they may not look on."""
    if not may_see(table, person):
        return None
    places = finishes(table)
    return played(table, places), places


ROUTES = [see_evening]
