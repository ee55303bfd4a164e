"""Lessons: beginning one, going on with it, and what is said in the game after it."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from handvoll.lessons import lesson_of
from handvoll.lessons.lesson import LEARNER, Lesson
from handvoll.server.commands import Person
from handvoll.server.gate import address_of
from handvoll.server.log import Body, BotSat, Sat, Started
from handvoll.server.networks import network_of
from handvoll.server.reception import Desk
from handvoll.server.routes.people import LISTED, Asking
from handvoll.server.routes.refusals import REFUSALS
from handvoll.server.routes.tables import obey
from handvoll.server.table import Table
from handvoll.wire.lessons import FirstTime, LessonInfo, OpenLesson
from handvoll.wire.tables import OpenTable, Settings, TableInfo

PACE = 1.4  # seconds between what bots do: a beginner looks twice
GENTLE = "1"  # the level of the bots
NO_LUCK = "0" * 32  # a lesson's shuffle is written down: no salt has a part in it


@post("/api/lessons", status_code=200, responses=REFUSALS)
async def learn(request: Asking, data: OpenLesson, desk: Desk) -> TableInfo:
    """Sit down to a lesson: at the table where one left off, or at a new one."""
    me, lesson = await desk.dressed(request), lesson_of(data.game)
    table = await _left_off(desk, me, lesson)
    if table is None:
        await desk.allow_opening(request)
        table = await _begin(desk, request, me, lesson)
    return await obey(desk.house.room(table), me, lambda table: [])


@get("/api/lessons/{game:str}", responses=REFUSALS)
async def about(game: Annotated[str, Parameter(min_length=1, max_length=40)]) -> LessonInfo:
    """The first game after a lesson."""
    lesson = lesson_of(game)
    firsts = [FirstTime(each.name, each.event, dict(each.facts)) for each in lesson.firsts]
    first = lesson.first_game
    return LessonInfo(game, first.seats, dict(first.options), firsts)


async def _left_off(desk: Desk, person: Person, lesson: Lesson) -> str | None:
    """The table of a lesson that somebody has not finished."""
    cards = await desk.house.store.tables_of(person.id, LISTED)
    begun = [c.id for c in cards if c.lesson and c.game == lesson.game and c.status == "playing"]
    for id in begun:
        if await desk.house.room(id).look(lambda table: _goes_on(table, person, lesson)):
            return id
    return None


def _goes_on(table: Table, person: Person, lesson: Lesson) -> bool:
    seat = table.seat_of(person.id)
    return seat is not None and table.opened.lesson == lesson.name and table.status == "playing"


async def _begin(desk: Desk, request: Asking, me: Person, lesson: Lesson) -> str:
    settings = Settings(hints=False, watch=False, between=0, pace=PACE)
    wish = OpenTable(lesson.game, lesson.seats, dict(lesson.options), "solo", settings)
    opener = desk.doorman.mark(network_of(address_of(request.scope)))
    house = desk.house
    id = await house.open_table(wish, me, opener, _seated(me, lesson), lesson=lesson.name)
    await house.room(id).do(_started, lambda table: None)
    return id


def _seated(me: Person, lesson: Lesson) -> list[Body]:
    letters = "BCDEF"[: lesson.seats - 1]
    bots = [BotSat(letter, GENTLE) for letter in letters]
    return [Sat(LEARNER, me.id, me.name, NO_LUCK, puppet=me.puppet), *bots]


def _started(table: Table) -> list[Body]:
    return [Started()] if table.match is None else []


ROUTES = [learn, about]
