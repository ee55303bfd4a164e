"""Evenings: one address that always leads to the table of now, the sheet, and earlier ones."""

from __future__ import annotations

from litestar import get, post

from handvoll.server import evenings
from handvoll.server.errors import NoSuchTable
from handvoll.server.evenings import Game, card, sheet, value
from handvoll.server.reception import Desk, may_see
from handvoll.server.routes.people import Asking
from handvoll.server.routes.refusals import REFUSALS
from handvoll.server.routes.tables import TableId
from handvoll.server.table import Table
from handvoll.wire.evenings import EveningCard, EveningInfo, Worth

MOST = 50  # tables of an evening that are looked into: each may have to be read first
ENTRIES = 30  # of a finished game that are read in the time a table takes to be looked into
LISTED = 12  # evenings of a person


@get("/api/evenings/{evening:str}", responses=REFUSALS)
async def see_evening(request: Asking, evening: TableId, desk: Desk) -> EveningInfo:
    """The games of an evening that one may see, what they add up to, and where it goes on."""
    person = desk.known(request) or desk.screen(request)  # televisions show how it stands
    me = person.id if person else None
    games = await _games(request, desk, evening, me)
    return sheet(games, await _worth(desk, evening), me)


@post("/api/evenings/{evening:str}/worth", status_code=200, responses=REFUSALS)
async def value_places(request: Asking, evening: TableId, data: Worth, desk: Desk) -> EveningInfo:
    """Let places be worth something else, in all games of the evening."""
    me = desk.person(request)
    await desk.allow_changing(request)
    games = await _games(request, desk, evening, me.id)
    room = await desk.room(request, evening)
    worth = await room.do(
        lambda table: value(table.worth, data.points, games, me.id), lambda table: table.worth
    )
    return sheet(games, worth, me.id)


@get("/api/me/evenings", responses=REFUSALS)
async def my_evenings(request: Asking, desk: Desk) -> list[EveningCard]:
    """The evenings of several games that I was part of, the newest first."""
    me = desk.person(request)
    cards: list[EveningCard] = []
    for evening in await desk.house.store.evenings_of(me.id, LISTED):
        games = await _games(request, desk, evening, me.id)
        cards.append(card(evening, games, await _worth(desk, evening), me.id))
    return [each for each in cards if each.titles]


async def _games(request: Asking, desk: Desk, evening: str, person: str | None) -> list[Game]:
    """The tables of an evening that somebody may see; raises NoSuchTable if there is none."""
    cards = await desk.house.store.tables_in(evening, MOST)
    await desk.wake(request, *(card.id for card in cards))
    async with desk.reading(request) as count:
        count(len(cards) * ENTRIES)
        looks = [await desk.house.room(each.id).look(lambda t: _seen(t, person)) for each in cards]
    games = [look for look in looks if look is not None]
    if not games:
        raise NoSuchTable("table-unknown")
    return games


async def _worth(desk: Desk, evening: str) -> tuple[int, ...]:
    return await desk.house.room(evening).look(lambda table: table.worth)


def _seen(table: Table, person: str | None) -> Game | None:
    """A game as somebody may know it; None if they may not look on."""
    return evenings.game_at(table) if may_see(table, person) else None


ROUTES = [see_evening, value_places, my_evenings]
