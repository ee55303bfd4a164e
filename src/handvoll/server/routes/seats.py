"""Seeing to seats: for the host, for who lets others wait, and for who asks for a seat."""

from __future__ import annotations

from litestar import post

from handvoll.server import hosting
from handvoll.server.reception import Desk
from handvoll.server.routes.people import Asking
from handvoll.server.routes.refusals import REFUSALS
from handvoll.server.routes.tables import TableId, obey
from handvoll.wire.tables import AnswerAsk, AskSeat, Attend, TableInfo


@post("/api/tables/{table:str}/seats", status_code=200, responses=REFUSALS)
async def attend(request: Asking, table: TableId, data: Attend, desk: Desk) -> TableInfo:
    """Let a bot play for somebody, wait for them, make room, swap, send away, pass the host on."""
    me, room = desk.person(request), await desk.room(request, table)
    await desk.allow_changing(request)
    now = desk.house.now
    info = await obey(room, me, lambda table: hosting.attend(table, me, data, now()))
    await room.count_heads()
    return info


@post("/api/tables/{table:str}/ask", status_code=200, responses=REFUSALS)
async def ask(request: Asking, table: TableId, data: AskSeat, desk: Desk) -> TableInfo:
    """Ask for a seat that is somebody's, or kept for somebody."""
    me, room = await desk.dressed(request), await desk.room(request, table)
    await desk.allow_asking(request)
    now = desk.house.now
    info = await obey(room, me, lambda t: hosting.ask(t, me, data.seat, data.salt, now()))
    await room.count_heads()
    return info


@post("/api/tables/{table:str}/ask-no-more", status_code=200, responses=REFUSALS)
async def ask_no_more(request: Asking, table: TableId, desk: Desk) -> TableInfo:
    """Take back what one asked for."""
    me = desk.person(request)
    return await obey(
        await desk.room(request, table), me, lambda table: hosting.ask_no_more(table, me)
    )


@post("/api/tables/{table:str}/answer", status_code=200, responses=REFUSALS)
async def answer(request: Asking, table: TableId, data: AnswerAsk, desk: Desk) -> TableInfo:
    """Let somebody have the seat they asked for, or not."""
    me, room = desk.person(request), await desk.room(request, table)
    info = await obey(room, me, lambda table: hosting.answer(table, me, data))
    await room.count_heads()
    return info


ROUTES = [attend, ask, ask_no_more, answer]
