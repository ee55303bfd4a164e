"""Puzzles: how far one is, the next one, and how it was."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from handvoll.server.reception import Desk
from handvoll.server.routes.people import Asking
from handvoll.server.routes.refusals import REFUSALS
from handvoll.server.routes.tables import obey
from handvoll.wire.puzzles import OpenPuzzle, PuzzleGame, PuzzleResult
from handvoll.wire.tables import TableInfo

TASKS = "puzzle/"  # how the names of its tasks begin
TableId = Annotated[str, Parameter(max_length=40)]


@get("/api/puzzles", responses=REFUSALS)
async def puzzles(request: Asking, desk: Desk) -> list[PuzzleGame]:
    """How far one is with the puzzles of each game; strangers begin."""
    me = desk.known(request)
    if me:
        await desk.wake_tries(request, me.id, TASKS)
    async with desk.reading(request) as count:
        found = await desk.puzzles.standings(me.id if me else "")
        count(sum(each.tried for each in found))
    return found


@post("/api/puzzles", status_code=200, responses=REFUSALS)
async def play_puzzle(request: Asking, data: OpenPuzzle, desk: Desk) -> TableInfo:
    """Sit down to the next puzzle of a game."""
    me = desk.person(request)
    await desk.allow_opening(request)
    await desk.wake_tries(request, me.id, TASKS)
    table = await desk.puzzles.open(me, data.game)
    return await obey(await desk.room(request, table), me, lambda table: [])


@get("/api/puzzles/{table:str}", responses=REFUSALS)
async def puzzle_result(request: Asking, table: TableId, desk: Desk) -> PuzzleResult:
    """Whether one found the best, and why it is; not before one has tried."""
    me = desk.person(request)
    await desk.wake(request, table)
    await desk.wake_tries(request, me.id, TASKS)
    return await desk.puzzles.result(me.id, table)


ROUTES = [puzzles, play_puzzle, puzzle_result]
