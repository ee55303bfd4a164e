"""Opening tables, sitting down and beginning."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter
from msgspec.structs import replace

from handvoll.server import commands, next_game, timing
from handvoll.server.commands import Person
from handvoll.server.gate import address_of
from handvoll.server.index import evening_of
from handvoll.server.log import Barred, Body
from handvoll.server.mailbox import Decide
from handvoll.server.networks import network_of
from handvoll.server.reception import Desk, shown_to
from handvoll.server.room import Room
from handvoll.server.routes.people import Asking
from handvoll.server.routes.refusals import REFUSALS
from handvoll.server.screens import coming_along
from handvoll.server.table import Table
from handvoll.server.telling import table_info
from handvoll.wire.tables import (
    ChangeTable,
    JoinNext,
    MoreTime,
    NextGame,
    OpenTable,
    PauseGame,
    Rematch,
    SeatBot,
    SitDown,
    StartGame,
    TableCard,
    TableInfo,
)

TableId = Annotated[str, Parameter(min_length=1, max_length=40)]
TypedCode = Annotated[str, Parameter(min_length=4, max_length=24)]


@post("/api/tables", responses=REFUSALS)
async def open_table(request: Asking, data: OpenTable, desk: Desk) -> TableInfo:
    """Open a table."""
    person = desk.person(request)
    data = replace(data, settings=desk.permitted(data.access, data.settings))
    await desk.allow_opening(request)
    opener = desk.doorman.mark(network_of(address_of(request.scope)))
    return await table_seen(
        desk.house.room(await desk.house.open_table(data, person, opener)), person
    )


@get("/api/tables", responses=REFUSALS)
async def public_tables(desk: Desk) -> list[TableCard]:
    """The public tables where people play or wait."""
    return await desk.house.public_tables()


@get("/api/tables/{table:str}", responses=REFUSALS)
async def see_table(request: Asking, table: TableId, desk: Desk) -> TableInfo:
    """How a table stands, without its cards."""
    return await table_seen(await desk.room(request, table), desk.known(request))


@get("/api/codes/{code:str}", responses=REFUSALS)
async def find_table(request: Asking, code: TypedCode, desk: Desk) -> TableInfo:
    """The table with a short code."""
    person = desk.known(request)
    table = await desk.find(request, code)
    return await table_seen(await desk.room(request, table), person)


@post("/api/tables/{table:str}/change", status_code=200, responses=REFUSALS)
async def change(request: Asking, table: TableId, data: ChangeTable, desk: Desk) -> TableInfo:
    """Play otherwise: options, number of seats, settings; who may come also during the game."""
    me = desk.person(request)
    wish = replace(data, settings=desk.permitted(data.access, data.settings))
    return await obey(await desk.room(request, table), me, lambda t: commands.change(t, me, wish))


@post("/api/tables/{table:str}/sit", status_code=200, responses=REFUSALS)
async def sit(request: Asking, table: TableId, data: SitDown, desk: Desk) -> TableInfo:
    """Sit down, on a certain seat or any."""
    me = await desk.dressed(request)
    await desk.allow_sitting(request)
    room = await desk.room(request, table)
    info = await obey(room, me, lambda table: commands.sit(table, me, data.seat, data.salt))
    await room.count_heads()
    return info


@post("/api/tables/{table:str}/name", status_code=200, responses=REFUSALS)
async def rename(request: Asking, table: TableId, desk: Desk) -> TableInfo:
    """Be called at this table as I am called now."""
    me = await desk.dressed(request)
    await desk.allow_changing(request)
    return await obey(await desk.room(request, table), me, lambda table: commands.rename(table, me))


@post("/api/tables/{table:str}/leave", status_code=200, responses=REFUSALS)
async def leave(request: Asking, table: TableId, desk: Desk) -> TableInfo:
    """Leave one's seat."""
    me = desk.person(request)
    return await obey(await desk.room(request, table), me, lambda table: commands.leave(table, me))


@post("/api/tables/{table:str}/bots", status_code=200, responses=REFUSALS)
async def seat_bot(request: Asking, table: TableId, data: SeatBot, desk: Desk) -> TableInfo:
    """Put a bot on a seat, or send it away."""
    me = desk.person(request)
    return await obey(
        await desk.room(request, table),
        me,
        lambda t: commands.seat_bot(t, me, data.seat, data.level),
    )


@post("/api/tables/{table:str}/start", status_code=200, responses=REFUSALS)
async def start(request: Asking, table: TableId, data: StartGame, desk: Desk) -> TableInfo:
    """Begin the game."""
    me = desk.person(request)
    return await obey(
        await desk.room(request, table), me, lambda t: commands.start(t, me, data.fill)
    )


@post("/api/tables/{table:str}/pause", status_code=200, responses=REFUSALS)
async def pause(request: Asking, table: TableId, data: PauseGame, desk: Desk) -> TableInfo:
    """Let the game stand still, with all its clocks, or go on."""
    me = desk.person(request)
    await desk.allow_changing(request)
    return await obey(await desk.room(request, table), me, lambda t: commands.pause(t, me, data.on))


@post("/api/tables/{table:str}/time", status_code=200, responses=REFUSALS)
async def more_time(request: Asking, table: TableId, data: MoreTime, desk: Desk) -> TableInfo:
    """Ask for more time, or agree to it."""
    me = desk.person(request)
    await desk.allow_changing(request)
    return await obey(await desk.room(request, table), me, lambda t: timing.wish(t, me, data.times))


@post("/api/tables/{table:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch(request: Asking, table: TableId, data: NextGame, desk: Desk) -> Rematch:
    """Say that one plays on: at a new table, the same for all, with the game of who said so first.

    What became of it is told with the table: somebody else may have chosen another game.
    """
    me = desk.person(request)
    room = await desk.room(request, table)
    other = await room.look(lambda table: _existing_rematch(table, me))
    if other is None:
        await desk.allow_opening(request)
        other = await _open_next(desk, room, data.game)
    return await room.do(
        lambda table: next_game.rematch(table, me, other, data.game),
        lambda table: Rematch(table.rematch or other),
    )


def _existing_rematch(table: Table, person: Person) -> str | None:
    """Where it goes on already; raises what forbids it."""
    next_game.rematch(shown_to(table, person.id), person, "")
    return table.rematch


async def _open_next(desk: Desk, room: Room, game: str | None) -> str:
    """Open a table for the people of another, whose host and televisions are the same."""
    wish, seated = await room.look(lambda table: next_game.next_table(table, game))
    host, along = await room.look(lambda table: (Person(table.host, ""), _along(table)))
    evening = await room.look(evening_of)
    return await desk.house.open_table(wish, host, seated=[*seated, *along], evening=evening)


def _along(table: Table) -> list[Body]:
    """What else goes on: televisions, how much time people need, and who was sent away."""
    return [*coming_along(table), *timing.kept(table), *map(Barred, sorted(table.barred))]


@post("/api/tables/{table:str}/next", status_code=200, responses=REFUSALS)
async def join_next(request: Asking, table: TableId, data: JoinNext, desk: Desk) -> TableInfo:
    """Come in with the next game, while one only looks on at this one; or not after all."""
    me = desk.person(request)
    if data.on:
        await desk.allow_asking(request)
    return await obey(
        await desk.room(request, table), me, lambda t: next_game.join_next(t, me, data.on)
    )


async def table_seen(room: Room, person: Person | None) -> TableInfo:
    """A table as a person may see it."""
    id = person.id if person else None
    return await room.look(lambda table: table_info(shown_to(table, id), id))


async def obey(room: Room, person: Person, decide: Decide) -> TableInfo:
    """Do something at a table the person may see."""
    return await room.do(
        lambda table: decide(shown_to(table, person.id)),
        lambda table: table_info(table, person.id),
    )


ROUTES = [
    open_table,
    public_tables,
    see_table,
    find_table,
    change,
    sit,
    rename,
    leave,
    seat_bot,
    start,
    pause,
    more_time,
    rematch,
    join_next,
]
