"""Running the server: one command, and an address people can find."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from multiprocessing import parent_process

import uvicorn
from litestar.types import ASGIApp
from rich.console import Console
from uvicorn.supervisors import Multiprocess

from handvoll.server.addresses import Doors
from handvoll.server.app import Config, make_app
from handvoll.server.connections import Door
from handvoll.server.diagnostics import note_what_libraries_log
from handvoll.server.errors import BadRequest, NotNow
from handvoll.server.greeting import Greeting
from handvoll.server.limits import LARGEST_MESSAGE
from handvoll.server.lock import hold
from handvoll.server.people import new_key, proper_keys
from handvoll.server.startup import check
from handvoll.server.store import StoreError
from handvoll.server.store.schema import NewerStore
from handvoll.server.websocket import AtOnce

PING_EVERY = 2.0  # seconds; with the time to answer, a dead link is noticed within five
PING_PATIENCE = 3.0
PORT = 8515
NEIGHBOURS = 20  # ports to try when ours is taken
BACKLOG = 2048  # connections that wait to be accepted


def serve(
    config: Config,
    host: str,
    port: int | None,
    console: Console,
    language: str = "en",
    browser: bool = False,
) -> None:
    """Serve until told to stop; without a port, on the usual one or the next."""
    greeting = Greeting(console, language, browser)
    note_what_libraries_log()
    config = ready(replace(config, doors=Doors(host, config.origins)))
    held = None if config.database else hold(config.data)
    if held:
        check(config.data)
    listening = find_port(host, greeting) if port is None else bind(host, port)
    kept = config.data if held else None
    welcome = partial(greeting.greet, config.doors, kept, held)
    if config.workers > 1:
        serve_together(config, listening, welcome)
    else:
        Opening(how_to_serve(config), welcome).run(sockets=[listening])
    if held:
        held.let_go()


def ready(config: Config) -> Config:
    """The config, with the keys all houses share; raises BadRequest if it cannot work."""
    if config.database is None:
        if config.workers > 1:
            raise BadRequest("serve-one-process")
        return config
    try:
        return replace(config, keys=tuple(asyncio.run(shared_keys(config.database))))
    except NewerStore:
        raise BadRequest("serve-newer-database") from None
    except (StoreError, ValueError) as error:
        raise BadRequest("serve-no-database", problem=str(error)) from None


async def shared_keys(database: str) -> list[str]:
    """The signing keys in a database, made on first use; as many lines as in a file."""
    from handvoll.server.store.postgres import PostgresStore  # noqa: PLC0415  (takes long)

    store = PostgresStore(database)
    try:
        return proper_keys(await store.agree("keys", new_key()), "the database")
    finally:
        await store.close()


def serve_together(
    config: Config, listening: socket.socket, welcome: Callable[[int], None]
) -> None:
    """Several processes on one socket; one that ends is replaced."""
    welcome(listening.getsockname()[1])
    Multiprocess(how_to_serve(config), [listening]).run()


def app_of_worker(config: Config) -> ASGIApp:
    """The app in one of several processes, which goes when the first one is gone."""
    note_what_libraries_log()
    threading.Thread(target=_follow_parent, daemon=True).start()
    return app_of_house(config)


def app_of_house(config: Config) -> ASGIApp:
    """The app in a process of its own, with Python's search for cyclic garbage made rare.

    We hardly make any, and what is searched grows with the tables and people: a tenth of all
    work, and pauses that they notice (bench/load.py).
    """
    app = make_app(config)
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
    return app


def _follow_parent() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def how_to_serve(config: Config) -> uvicorn.Config:
    """How uvicorn serves us."""
    return uvicorn.Config(
        partial(app_of_worker if config.workers > 1 else app_of_house, config),
        factory=True,
        workers=config.workers,
        http=Door,
        ws=AtOnce,
        proxy_headers=False,  # the gate knows whom to believe
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_PATIENCE,
        ws_per_message_deflate=False,  # costs memory per connection; updates are small
        access_log=False,  # a table's address is its key
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=120,  # on a busy machine a worker takes long to begin
    )


class Opening(uvicorn.Server):
    """Says where it is once it is there."""

    def __init__(self, settings: uvicorn.Config, welcome: Callable[[int], None]) -> None:
        super().__init__(settings)
        self.welcome = welcome

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then greet."""
        await super().startup(sockets)
        if self.started and sockets:
            self.welcome(sockets[0].getsockname()[1])


def find_port(host: str, greeting: Greeting) -> socket.socket:
    """A socket on our usual port, or on the next that is free. Raises NotNow."""
    for port in range(PORT, PORT + NEIGHBOURS):
        try:
            listening = bind(host, port)
        except NotNow:
            continue
        if port != PORT:
            greeting.say("serve-next-port", taken=str(PORT), port=str(port))
        return listening
    return bind(host, 0)


def bind(host: str, port: int) -> socket.socket:
    """A socket to listen on; port 0 takes any that is free. Raises NotNow."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)  # who comes before we are ready, waits
    except OSError as error:
        listening.close()
        problem = error.strerror or "?"
        raise NotNow("serve-port", host=host, port=str(port), problem=problem) from None
    return listening
