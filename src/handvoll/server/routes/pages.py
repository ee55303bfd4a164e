"""The web client: its files as they were built, and its page for every address within it."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from handvoll.server.routes.people import Asking

FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with what is in them
FOR_NOW = "no-cache"
OTHERS = ("/api", "/assets", "/healthz", "/metrics")  # there are no screens
SQUEEZED = ("text/", "application/javascript", "application/json", "image/svg+xml")


class Page(Struct, frozen=True):
    """A file ready to be sent, and squeezed where that helps."""

    body: bytes
    kind: str
    keep: str
    squeezed: bytes | None


def load(folder: Path) -> dict[str, Page]:
    """All files of a built client by their addresses; none if it was not built."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {f"/{file.relative_to(folder).as_posix()}": page(file, folder) for file in files}


def page(file: Path, folder: Path) -> Page:
    """One file."""
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    kind = "application/javascript" if file.suffix == ".js" else kind
    keep = FOR_EVER if file.parent == folder / "assets" else FOR_NOW
    return Page(body, kind, keep, gzip.compress(body, 9) if kind.startswith(SQUEEZED) else None)


def routes(folder: Path) -> list[HTTPRouteHandler]:
    """The client in this folder as routes."""
    pages = load(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client(request: Asking) -> Response[bytes]:
        """A file of the client; its one page for any address that is no file."""
        path = request.url.path
        found = pages.get(path)
        if found is None and is_screen(path):
            found = pages.get("/index.html")
        if found is None:
            raise NotFoundException
        return sent(found, "gzip" in request.headers.get("accept-encoding", ""))

    return [client]


def is_screen(path: str) -> bool:
    """Whether the client has a screen there; what a device's link carries may have dots."""
    return not path.startswith(OTHERS) and "." not in path.split("/")[1]


def sent(found: Page, squeeze: bool) -> Response[bytes]:
    """A page as a response."""
    headers = {"cache-control": found.keep, "vary": "accept-encoding", "content-type": found.kind}
    if squeeze and found.squeezed is not None:
        return Response(found.squeezed, headers={**headers, "content-encoding": "gzip"})
    return Response(found.body, headers=headers)
