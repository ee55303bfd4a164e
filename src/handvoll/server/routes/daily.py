"""The dailies: what is asked today, playing it, and how one did."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from handvoll.server.dailies import Dailies, games, key_of
from handvoll.server.errors import NotNow
from handvoll.server.gate import address_of
from handvoll.server.networks import network_of
from handvoll.server.reception import Desk
from handvoll.server.routes.people import Asking
from handvoll.server.routes.refusals import REFUSALS
from handvoll.server.routes.tables import obey
from handvoll.server.store import Try
from handvoll.server.table import Table
from handvoll.server.yours import streak_of
from handvoll.tasks import days
from handvoll.tasks.judging import LESS, Answer, Score, is_better
from handvoll.wire.daily import (
    DailyGame,
    DailyInfo,
    DailyResult,
    Interval,
    OpenDaily,
)
from handvoll.wire.tables import TableInfo

DayText = Annotated[str, Parameter(max_length=10)]
GameName = Annotated[str, Parameter(min_length=1, max_length=40)]
TableId = Annotated[str, Parameter(max_length=40)]


@get("/api/daily", responses=REFUSALS)
async def dailies(request: Asking, desk: Desk, day: DayText = "") -> DailyInfo:
    """The five of today, or of an earlier day, and how far one is with them."""
    house, me = desk.dailies, desk.known(request)
    wanted = house.known_day(day or None)
    if me:
        await desk.wake_tries(request, me.id, key_of(wanted, ""))
    async with desk.reading(request) as count:
        tries = await desk.house.store.tries_of(me.id) if me else []
        count(2 * len(tries))
    asker = network_of(address_of(request.scope))
    found = [
        await _game(house, me.id if me else "", tries, wanted, game, asker) for game in games()
    ]
    tries = await desk.house.store.tries_of(me.id) if me else []  # what is over is settled now
    return DailyInfo(
        day=wanted,
        today=house.today,
        seed=house.seed,
        seconds=days.until_midnight(house.zone),
        games=found,
        streak=streak_of(tries, house.today),
    )


async def _game(
    house: Dailies, me: str, tries: list[Try], day: str, game: str, asker: str
) -> DailyGame:
    counted = next((each for each in tries if each.task == key_of(day, game)), None)
    if counted is None:
        return DailyGame(game, "new")
    counted = await house.settled(me, counted, day, game, asker)
    state = "begun" if counted.score is None else "done"
    return DailyGame(game, state, counted.table, counted.score, counted.mark)  # type: ignore[arg-type]


@post("/api/daily", status_code=200, responses=REFUSALS)
async def play_daily(request: Asking, data: OpenDaily, desk: Desk) -> TableInfo:
    """Sit down to a daily: to the try that counts, or to a free one after it."""
    me = desk.person(request)
    day = desk.dailies.known_day(data.day)
    await desk.allow_opening(request)
    await desk.wake_tries(request, me.id, key_of(day, data.game))
    table = await desk.dailies.open(me, day, data.game)
    return await obey(await desk.room(request, table), me, lambda table: [])


@get("/api/daily/{day:str}/{game:str}", responses=REFUSALS)
async def daily_result(
    request: Asking, day: DayText, game: GameName, desk: Desk, table: TableId = ""
) -> DailyResult:
    """How one did, in the try that counts or at a table of one's own; not before it is over."""
    house, me = desk.dailies, desk.person(request)
    asker = network_of(address_of(request.scope))
    day = house.known_day(day)
    await desk.wake_tries(request, me.id, key_of(day, game))
    counted = await house.counted(me.id, day, game)
    if counted:
        counted = await house.settled(me.id, counted, day, game, asker)
        if counted.score is None:
            raise NotNow("table-not-over")
    elif day == house.today or not table:
        raise NotNow("table-not-over")
    own = table or (counted.table if counted else "")
    room = await desk.room(request, own)
    await room.look(lambda table: _mine(table, me.id, day, game))
    score, fingers = await house.judged(own, day, game, asker)
    async with desk.reading(request) as count:
        others = await desk.house.store.scores(key_of(day, game))
        count(len(others))
    is_counted = counted is not None and own == counted.table
    if counted and counted.score is not None:
        others.remove(counted.score)
    number = (await house.made(day, game)).number
    solved = await house.answer(day, game)
    return _result(day, game, score, fingers, solved, others, (own, is_counted, number))


def _mine(table: Table, person: str, day: str, game: str) -> None:
    """Whether it is a table of this daily, and one's own; raises NotNow."""
    task = table.opened.task
    named = task and (task.kind, task.name, table.opened.game) == ("daily", day, game)
    if not named or table.host != person:
        raise NotNow("table-not-over")


def _result(
    day: str,
    game: str,
    score: Score,
    fingers: int,
    solved: Answer,
    others: list[float],
    where: tuple[str, bool, int],
) -> DailyResult:
    table, counted, number = where
    return DailyResult(
        day=day,
        game=game,
        counted=counted,
        score=_interval(score),
        fingers=fingers,
        best=_interval(solved.best),
        exact=solved.exact,
        levels=[_interval(each) for each in solved.levels],
        less=game in LESS,
        others=len(others),
        beaten=sum(is_better(game, score.value, other) for other in others),
        level_with=sum(score.value == other for other in others),
        sayings=solved.sayings,
        table=table,
        number=number,
    )


def _interval(score: Score) -> Interval:
    return Interval(score.value, score.low, score.high)


ROUTES = [dailies, play_daily, daily_result]
