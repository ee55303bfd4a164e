"""The app: routes, gate and house put together."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from handvoll import __version__
from handvoll.engine.errors import HandvollError, OptionError, SeatError, UnknownGame
from handvoll.server import socket
from handvoll.server.addresses import Doors
from handvoll.server.character import Character
from handvoll.server.connections import Connections, descriptors
from handvoll.server.diagnostics import note
from handvoll.server.errors import BadRequest, NotSaved, ServerError
from handvoll.server.folder import store_file
from handvoll.server.gate import Gate
from handvoll.server.house import House, Keep
from handvoll.server.limits import LARGEST_BODY, Limits
from handvoll.server.messenger import Messenger
from handvoll.server.meters import Meters
from handvoll.server.networks import LOOPBACK, Trusted
from handvoll.server.outside import Outside
from handvoll.server.people import Doorman, load_secrets
from handvoll.server.reception import Desk
from handvoll.server.routes import (
    coach,
    daily,
    evenings,
    lessons,
    pages,
    people,
    push,
    puzzles,
    records,
    screens,
    seats,
    status,
    tables,
    you,
)
from handvoll.server.routes.people import Asking
from handvoll.server.store import Store, StoreError
from handvoll.server.store.sqlite import SqliteStore
from handvoll.server.thinker import Thinker
from handvoll.wire.refusal import Refusal, refusal

WEB = Path(__file__).parents[1] / "web"


@dataclass(frozen=True, slots=True)
class Config:
    """How a server is set up."""

    data: Path  # the folder with the store and the keys
    origins: frozenset[str] = frozenset()  # other addresses our pages come from
    limits: Limits = field(default_factory=Limits)
    thinkers: int = 1  # processes for bots
    ease: int = 1  # so many times less is thought about hints and looks back
    workers: int = 1  # processes for people; more than one need a database
    database: str | None = field(default=None, repr=False)  # PostgreSQL's address
    keys: tuple[str, ...] = field(default=(), repr=False)  # those of the database
    web: Path = WEB  # the built web client
    metrics: str | None = field(default=None, repr=False)  # the token that opens /metrics
    doors: Doors = field(default_factory=Doors)  # where people find it
    keep: Keep = field(default_factory=Keep)  # for how long tables nobody touches
    character: Character = field(default_factory=Character)  # its name, colours and ways
    proxies: tuple[str, ...] = LOOPBACK  # whose word is taken for who asked
    push_services: frozenset[str] = frozenset()  # of tests: origins that need not be everybody's


def make_app(config: Config) -> ASGIApp:
    """The server as an ASGI app; its house rises and rests with it."""
    house = House(
        open_store(config),
        Thinker(config.thinkers, ease=config.ease),
        Meters(config.metrics),
        config.keep,
    )
    doorman = Doorman(list(config.keys) or load_secrets(config.data / "keys"))
    messenger = Messenger(house, Outside(config.push_services), subject(config.origins))
    desk = Desk(house, doorman, config.limits, config.doors, config.character, messenger)
    app = Litestar(
        [
            *people.ROUTES,
            *seats.ROUTES,
            *screens.ROUTES,
            *evenings.ROUTES,
            *tables.ROUTES,
            *lessons.ROUTES,
            *daily.ROUTES,
            *puzzles.ROUTES,
            *you.ROUTES,
            *push.ROUTES,
            *records.ROUTES,
            *coach.ROUTES,
            *status.ROUTES,
            *socket.ROUTES,
            *pages.routes(config.web, config.character),
        ],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
        exception_handlers={
            HandvollError: _refused,
            HTTPException: _bad_request,
            RecursionError: _too_deep,
            StoreError: _store_away,
            Exception: _our_fault,
        },
        lifespan=[_lifespan(house, messenger)],
        openapi_config=OpenAPIConfig(
            "Handvoll",
            __version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],  # no page that loads from elsewhere
            use_handler_docstrings=True,
        ),
        before_request=read_strictly,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    trusted = Trusted(config.proxies)
    return Gate(app, config.origins, Connections(config.limits, trusted, descriptors()))


async def read_strictly(request: Asking) -> None:
    """A body means what it says: "2" is not 2. Litestar alone would take it for that."""
    field = request.route_handler.parsed_data_field
    if field is not None:
        try:
            msgspec.json.decode(await request.body(), type=field.annotation)
        except msgspec.MsgspecError:
            raise BadRequest("table-bad-request") from None


def open_store(config: Config) -> Store:
    """The database if there is one, else the file in the data folder."""
    if config.database is not None:
        from handvoll.server.store.postgres import PostgresStore  # noqa: PLC0415  (takes long)

        return PostgresStore(config.database)
    config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    return SqliteStore(store_file(config.data))


def subject(origins: frozenset[str]) -> str:
    """Where a push service finds who sends: the house's own address, if it has one."""
    return min((each for each in origins if each.startswith("https://")), default="")


def _lifespan(
    house: House, messenger: Messenger
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await house.rise()
        messenger.rise()
        try:
            yield
        finally:
            messenger.rest()
            await house.rest()
            # uvicorn ends by the signal it was sent, before anything is tidied up at exit:
            # semaphores of the thinking processes that lie in cycles would be left behind.
            gc.collect()

    return life


def _refused(request: Asking, error: HandvollError) -> Response[Refusal]:
    return Response(refusal(error), status_code=status_of(error))


def status_of(error: HandvollError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, ServerError):
        return error.status
    return 400 if isinstance(error, OptionError | SeatError | UnknownGame) else 409


def _bad_request(request: Asking, error: HTTPException) -> Response[Refusal]:
    code = error.status_code
    problem = BadRequest("table-bad-request" if code != 404 else "table-unknown")
    return Response(refusal(problem), status_code=code, headers=error.headers)


def _too_deep(request: Asking, error: RecursionError) -> Response[Refusal]:
    """A body of brackets within brackets; nothing of ours goes that deep."""
    return Response(refusal(BadRequest("table-bad-request")), status_code=400)


def _store_away(request: Asking, error: StoreError) -> Response[Refusal]:
    note("store failed", error=str(error))
    return Response(refusal(NotSaved("table-our-fault")), status_code=NotSaved.status)


def _our_fault(request: Asking, error: Exception) -> Response[Refusal]:
    note("request failed", error=type(error).__name__, trace=error.__traceback__)
    return Response(refusal(ServerError("table-our-fault")), status_code=500)
