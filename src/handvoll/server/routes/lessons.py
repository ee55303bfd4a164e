"""Lessons: beginning one, going on with it, and what is said in the game after it."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from handvoll.lessons import lesson_of
from handvoll.lessons.lesson import Lesson
from handvoll.server.commands import Person
from handvoll.server.gate import address_of
from handvoll.server.log import Body, Started
from handvoll.server.networks import network_of
from handvoll.server.reception import Desk
from handvoll.server.routes.people import LISTED, Asking
from handvoll.server.routes.refusals import REFUSALS
from handvoll.server.routes.tables import obey
from handvoll.server.table import Table
from handvoll.server.teaching import caught_up, path_of, seated, wish_of
from handvoll.wire.lessons import FirstTime, LessonInfo, OpenLesson
from handvoll.wire.paths import LessonPath
from handvoll.wire.tables import TableInfo


@post("/api/lessons", status_code=200, responses=REFUSALS)
async def learn(request: Asking, data: OpenLesson, desk: Desk) -> TableInfo:
    """Sit down to a lesson: at the table where one left off, or at a new one.

    What somebody did of it without a connection has happened there, too.
    """
    me, lesson = await desk.dressed(request), lesson_of(data.game)
    table = await _left_off(request, desk, me, lesson)
    if table and data.done:
        info = await obey(desk.house.room(table), me, lambda at: caught_up(at, lesson, data.done))
        table = table if info.status == "playing" else None  # all of it: now from the beginning
    if table is None:
        await desk.allow_opening(request)
        table = await _begin(desk, request, me, lesson, data.done)
    return await obey(desk.house.room(table), me, lambda table: [])


@get("/api/lessons/{game:str}", responses=REFUSALS)
async def about(game: Annotated[str, Parameter(min_length=1, max_length=40)]) -> LessonInfo:
    """The first game after a lesson."""
    lesson = lesson_of(game)
    firsts = [FirstTime(each.name, each.event, dict(each.facts)) for each in lesson.firsts]
    first = lesson.first_game
    return LessonInfo(game, first.seats, dict(first.options), firsts)


@get("/api/lessons/{game:str}/path", responses=REFUSALS)
async def path(game: Annotated[str, Parameter(min_length=1, max_length=40)]) -> LessonPath:
    """All of a lesson, to be walked without a connection."""
    return await asyncio.to_thread(path_of, lesson_of(game).name)


async def _left_off(request: Asking, desk: Desk, person: Person, lesson: Lesson) -> str | None:
    """The table of a lesson that somebody has not finished."""
    cards = await desk.house.store.tables_of(person.id, LISTED)
    begun = [c.id for c in cards if c.lesson and c.game == lesson.game and c.status == "playing"]
    await desk.wake(request, *begun)
    for id in begun:
        if await desk.house.room(id).look(lambda table: _goes_on(table, person, lesson)):
            return id
    return None


def _goes_on(table: Table, person: Person, lesson: Lesson) -> bool:
    seat = table.seat_of(person.id)
    return seat is not None and table.opened.lesson == lesson.name and table.status == "playing"


async def _begin(desk: Desk, request: Asking, me: Person, lesson: Lesson, done: int) -> str:
    opener = desk.doorman.mark(network_of(address_of(request.scope)))
    house, sits = desk.house, seated(me, lesson)
    id = await house.open_table(wish_of(lesson), me, opener, sits, lesson=lesson.name)
    await house.room(id).do(lambda table: _started(table, lesson, done), lambda table: None)
    return id


def _started(table: Table, lesson: Lesson, done: int) -> list[Body]:
    """The lesson begins; where somebody did some of it already, in the middle."""
    if table.match is not None:
        return []
    return [Started(), *(caught_up(table, lesson, done) if done < len(lesson.steps) else [])]


ROUTES = [learn, about, path]
