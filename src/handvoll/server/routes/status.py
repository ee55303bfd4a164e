"""The shelf of games, and whether all is well."""

from __future__ import annotations

from litestar import Response, get
from litestar.response import Redirect
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from handvoll.bots.bot import BOTS
from handvoll.engine.game import GAMES
from handvoll.server.reception import Desk
from handvoll.server.routes.refusals import REFUSALS
from handvoll.wire.games import GameInfo, game_info


@get("/api/games", responses=REFUSALS)
async def games() -> list[GameInfo]:
    """The games with their options."""
    return [game_info(game, list(BOTS)) for game in GAMES.values()]


@get("/api", include_in_schema=False)
async def about() -> Redirect:
    """What can be asked, as OpenAPI."""
    return Redirect("/api/schema")


@get("/healthz", include_in_schema=False)
async def health(desk: Desk) -> dict[str, str]:
    """Whether the store answers."""
    await desk.house.store.get_meta("slept")
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(desk: Desk) -> Response[bytes]:
    """What is measured, for Prometheus."""
    return Response(
        generate_latest(desk.house.meters.registry),
        headers={"content-type": CONTENT_TYPE_LATEST},
    )


ROUTES = [games, about, health, metrics]
