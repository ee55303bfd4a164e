"""Looking back at a finished game, and what if it had gone another way."""

from __future__ import annotations

from litestar import get, post

from handvoll.engine.errors import SeatError
from handvoll.engine.record import Entry, Record
from handvoll.engine.state import SEATS
from handvoll.server.commands import Person
from handvoll.server.errors import NotNow
from handvoll.server.gate import address_of
from handvoll.server.log import Body, BotSat, Happened, Sat, Started
from handvoll.server.networks import network_of
from handvoll.server.reception import Desk
from handvoll.server.routes.people import Asking
from handvoll.server.routes.records import finished
from handvoll.server.routes.refusals import REFUSALS
from handvoll.server.routes.tables import TableId, table_seen
from handvoll.wire.coach import LookingBack, WhatIf
from handvoll.wire.tables import OpenTable, Settings, TableInfo

LEVEL = "3"  # of the bots one goes on against
LONGEST = 3_000  # entries that are played again: no game has so many, only who goes to and fro
NO_LUCK = "0" * 32  # what was dealt is dealt: no salt has a part in it


@get("/api/tables/{table:str}/look", responses=REFUSALS)
async def look(request: Asking, table: TableId, desk: Desk) -> LookingBack:
    """What was luck in a finished game, and what a mistake: what the coach has found by now."""
    asker = network_of(address_of(request.scope))
    return await desk.house.coach.look_back(table, await finished(request, table, desk), asker)


@post("/api/tables/{table:str}/what-if", status_code=200, responses=REFUSALS)
async def what_if(request: Asking, table: TableId, data: WhatIf, desk: Desk) -> TableInfo:
    """Go on from some entry of a finished game against bots, at a table of one's own."""
    me, record = desk.person(request), await finished(request, table, desk)
    entries = until(record, data.entry)
    if data.seat not in SEATS[: record.seats]:
        raise SeatError("seat-unknown", seat=data.seat, known=list(SEATS[: record.seats]))
    await desk.allow_opening(request)
    wish = OpenTable(record.game, record.seats, dict(record.options), "solo", Settings())
    opener = desk.doorman.mark(network_of(address_of(request.scope)))
    begun = begun_by(me, data.seat, record.seats, entries)
    id = await desk.house.open_table(wish, me, opener, begun, what_if=table)
    return await table_seen(await desk.room(request, id), me)


def begun_by(me: Person, mine: str, seats: int, entries: list[Entry]) -> list[Body]:
    """Me on a seat, bots on all others, and the game so far."""
    others = [BotSat(letter, LEVEL) for letter in SEATS[:seats] if letter != mine]
    return [Sat(mine, me.id, me.name, NO_LUCK), *others, Started(), *map(Happened, entries)]


def until(record: Record, entry: int) -> list[Entry]:
    """The game as it was after an entry, but not its end; raises NotNow if that is too much."""
    entries = record.entries[: min(entry, len(record.entries) - 1)]
    if len(entries) > LONGEST:
        raise NotNow("table-too-long")
    return entries


ROUTES = [look, what_if]
