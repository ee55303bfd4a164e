"""The shelf of games, and whether all is well."""

from __future__ import annotations

from typing import Literal

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import Redirect
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from handvoll.bots.bot import bots_of
from handvoll.bots.tempers import temper_of
from handvoll.engine.game import GAMES, game_named
from handvoll.server.errors import NotSaved
from handvoll.server.gate import address_of
from handvoll.server.reception import Desk
from handvoll.server.routes.people import Asking
from handvoll.server.routes.refusals import REFUSALS
from handvoll.text import page, rules_page
from handvoll.wire.games import GameInfo, HouseInfo, game_info


@get("/api/games", responses=REFUSALS)
async def games() -> list[GameInfo]:
    """The games with their options."""
    return [
        game_info(game, {level: temper_of(level).names[0] for level in bots_of(game.name)})
        for game in GAMES.values()
    ]


@get("/api/games/{game:str}/words/{language:str}", responses=REFUSALS, media_type=MediaType.TEXT)
async def game_words(game: str, language: Literal["en", "de", "nl", "fr"]) -> str:
    """What a game says, as Fluent: for clients built before the game came to this house."""
    return page(game_named(game).name, language) or ""


@get("/api/games/{game:str}/rules/{language:str}", responses=REFUSALS, media_type=MediaType.TEXT)
async def game_rules(game: str, language: Literal["en", "de", "nl", "fr"]) -> str:
    """The rules of a game, as Markdown, for such clients."""
    return rules_page(game_named(game).name, language)


@get("/api/house", responses=REFUSALS)
async def house(request: Asking, desk: Desk) -> HouseInfo:
    """Where others find this house, for who opened it by an address of its own network."""
    scope = request.scope
    port = (scope.get("server") or ("", 0))[1] or 0
    host = request.headers.get("host", "")
    return HouseInfo(desk.doors.told(host, address_of(scope), port))


@get("/api/house/legal/{language:str}", responses=REFUSALS, media_type=MediaType.TEXT)
async def legal(language: Literal["en", "de", "nl", "fr"], desk: Desk) -> str:
    """What the law asks of whoever runs this house, as Markdown; in another language if need be."""
    pages = desk.character.legal
    if not pages:
        raise NotFoundException
    return pages.get(language) or next(iter(pages.values()))


@get("/api", include_in_schema=False)
async def about() -> Redirect:
    """What can be asked, as OpenAPI."""
    return Redirect("/api/schema")


@get("/healthz", include_in_schema=False)
async def health(desk: Desk) -> dict[str, str]:
    """Whether the store answers, and took what it was last given."""
    await desk.house.store.get_meta("slept")
    if not desk.house.well:
        raise NotSaved("table-our-fault")
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(request: Asking, desk: Desk) -> Response[bytes]:
    """What is measured, for a Prometheus that has the token; else there is nothing here."""
    if not desk.house.meters.open_to(request.headers.get("authorization", "")):
        raise NotFoundException
    return Response(
        generate_latest(desk.house.meters.registry),
        headers={"content-type": CONTENT_TYPE_LATEST},
    )


ROUTES = [games, game_words, game_rules, house, legal, about, health, metrics]
