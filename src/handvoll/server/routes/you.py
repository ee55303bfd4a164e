"""Your page: everything you played here, to look at, to take away, and to have forgotten."""

from __future__ import annotations

from litestar import Response, get, post

from handvoll.server.people import COOKIE
from handvoll.server.reception import Desk
from handvoll.server.routes.people import Asking
from handvoll.server.routes.puzzles import TASKS
from handvoll.server.routes.refusals import REFUSALS
from handvoll.server.yours import daily_of, kept_game, kept_try, per_game
from handvoll.wire.you import Forgotten, Kept, YouInfo

FILE = 'attachment; filename="handvoll.json"'


@get("/api/you", responses=REFUSALS)
async def you(request: Asking, desk: Desk) -> YouInfo:
    """How one does, in everything one played here."""
    me, store = desk.person(request).id, desk.house.store
    await desk.wake_tries(request, me, TASKS)
    async with desk.reading(request) as count:
        results, tries = await store.results_of(me), await store.tries_of(me)
        count(len(results) + 2 * len(tries))
        puzzles = await desk.puzzles.standings(me)
    others = [each for each in results if not each.solo]
    return YouInfo(
        games=len(results),
        won=sum(each.won for each in others),
        with_people=sum(each.people > 1 for each in results),
        per_game=per_game(results),
        daily=daily_of(tries, desk.dailies.today),
        puzzles=puzzles,
    )


@get("/api/you/kept", responses=REFUSALS)
async def kept(request: Asking, desk: Desk) -> Response[Kept]:
    """All that is kept of somebody, as a file."""
    me, store = await desk.dressed(request), desk.house.store
    async with desk.reading(request) as count:
        games = [kept_game(each) for each in await store.results_of(me.id)]
        tries = [kept_try(each) for each in await store.tries_of(me.id)]
        count(len(games) + len(tries))
    found = Kept(me.name, me.puppet, games, tries, await store.devices.of(me.id))
    return Response(found, headers={"content-disposition": FILE})


@post("/api/you/forget", status_code=200, responses=REFUSALS)
async def forget(request: Asking, desk: Desk) -> Response[Forgotten]:
    """Forget somebody: what they played, their puppet, and who they are in this browser."""
    me = desk.person(request)
    await desk.house.store.forget(me.id)
    response = Response(Forgotten())
    response.delete_cookie(COOKIE)
    return response


ROUTES = [you, kept, forget]
