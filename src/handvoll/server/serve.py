"""Running the server: one command, and an address people can find."""

from __future__ import annotations

import os
import socket
from io import StringIO
from pathlib import Path

import segno
import uvicorn
from rich.console import Console

from handvoll.server.app import Config, make_app
from handvoll.server.limits import LARGEST_MESSAGE
from handvoll.server.notes import note_what_libraries_log

PING_EVERY = 2.0  # seconds; with the time to answer, a dead link is noticed within five
PING_PATIENCE = 3.0


def data_folder(given: Path | None = None) -> Path:
    """Where tables and keys lie: as given, $HANDVOLL_DATA, or the user's own data."""
    if given:
        return given
    if wanted := os.environ.get("HANDVOLL_DATA"):
        return Path(wanted)
    share = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(share) / "handvoll"


def serve(config: Config, host: str, port: int, console: Console) -> None:
    """Serve until told to stop."""
    note_what_libraries_log()
    listening = bind(host, port)
    settings = uvicorn.Config(
        make_app(config),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_PATIENCE,
        ws_per_message_deflate=False,  # costs memory per connection; updates are small
        access_log=False,  # a table's address is its key
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    Greeting(settings, host, console).run(sockets=[listening])


class Greeting(uvicorn.Server):
    """Says where it is once it is there."""

    def __init__(self, settings: uvicorn.Config, host: str, console: Console) -> None:
        super().__init__(settings)
        self.host = host
        self.console = console

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then greet."""
        await super().startup(sockets)
        if self.started and sockets:
            greet(self.host, sockets[0].getsockname()[1], self.console)


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    return listening


def greet(host: str, port: int, console: Console) -> None:
    """Say where the tables are, for this machine and for phones nearby."""
    console.print(f"Handvoll is served on [bold]http://localhost:{port}[/]", highlight=False)
    nearby = address_nearby() if host in ("0.0.0.0", "::") else None
    if nearby:
        address = f"http://{nearby}:{port}"
        console.print(f"Phones in the same network: [bold]{address}[/]", highlight=False)
        if console.is_terminal:
            picture = StringIO()
            segno.make(address, micro=False).terminal(picture, compact=True)
            console.file.write(picture.getvalue())
    console.file.flush()


def address_nearby() -> str | None:
    """This machine's address in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for examples
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address
