"""Televisions: what one shows, and pointing it at a table."""

from __future__ import annotations

from litestar import Response, post

from handvoll.server import screens
from handvoll.server.commands import Person, own_seat
from handvoll.server.people import SCREEN_COOKIE
from handvoll.server.reception import Desk, shown_to
from handvoll.server.routes.people import Asking, signed_cookie
from handvoll.server.routes.refusals import REFUSALS
from handvoll.server.routes.tables import TableId, obey
from handvoll.wire.screens import PointScreen, ScreenInfo
from handvoll.wire.tables import TableInfo


@post("/api/tv", status_code=200, responses=REFUSALS)
async def television(request: Asking, desk: Desk) -> Response[ScreenInfo]:
    """Where this television was pointed, or the code by which somebody can point it."""
    screen = desk.screen(request)
    if screen is None:
        await desk.allow_television(request)
        screen = screens.new_screen()
    table = await _pointed_at(request, desk, screen)
    code = "" if table else await desk.house.screen_code(screen.id)
    cookie = signed_cookie(request, SCREEN_COOKIE, desk.doorman.screen_cookie(screen))
    return Response(ScreenInfo(code, table), cookies=[cookie])


async def _pointed_at(request: Asking, desk: Desk, screen: Person) -> str | None:
    """The table somebody pointed it at last, if nobody has sent it away since."""
    for card in await desk.house.store.tables_of(screen.id, 1):
        room = await desk.room(request, card.id)
        if await room.look(lambda table: screen.id in table.screens):
            return card.id
    return None


@post("/api/tables/{table:str}/screen", status_code=200, responses=REFUSALS)
async def point(request: Asking, table: TableId, data: PointScreen, desk: Desk) -> TableInfo:
    """Show the table on the television that shows this code."""
    me, room = desk.person(request), await desk.room(request, table)
    await room.look(lambda table: own_seat(shown_to(table, me.id), me))
    screen = await desk.find_screen(request, data.code)
    return await obey(room, me, lambda table: screens.point(table, me, screen))


@post("/api/tables/{table:str}/screen-off", status_code=200, responses=REFUSALS)
async def turn_off(request: Asking, table: TableId, desk: Desk) -> TableInfo:
    """Show the table on no television any more."""
    me = desk.person(request)
    return await obey(
        await desk.room(request, table), me, lambda table: screens.turn_off(table, me)
    )


ROUTES = [television, point, turn_off]
