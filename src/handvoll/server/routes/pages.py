"""The web client: its files as they were built, and its page for every address within it.

All of it is squeezed once, at the start, and kept. Litestar's own static files and compression
squeeze each answer anew: 5.4 ms of the processor for the largest piece instead of 0.04.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct
from msgspec.json import decode, encode

from handvoll.engine.game import GAMES, Game
from handvoll.server.character import Character, stylesheet
from handvoll.server.routes.people import Asking
from handvoll.text import HOMES, LANGUAGES

FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with what is in them
FOR_NOW = "no-cache"
OTHERS = ("/api", "/assets", "/healthz", "/metrics")  # there are no screens
PICTURE = b'content="/preview.jpg"'  # of a link in a messenger
# Where a page says what it is called: its tab, and what messengers show.
NAMED = re.compile(r'(<title>|og:(?:site_name|title)" content=")[^"<]*("|</title>)')
HOST = re.compile(r"[A-Za-z0-9.\-:\[\]]{1,100}")
PIECE = re.compile(r"bytes=(\d+)-(\d*)")  # how Safari asks for films, or plays none
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


def routes(folder: Path, character: Character | None = None) -> list[HTTPRouteHandler]:
    """The client in this folder as routes, with the name and colours of the house."""
    pages = dressed(load(folder), character or Character())
    words = catalogues(pages)

    @lru_cache(maxsize=16)
    def shell(base: str) -> Page:
        """The one page; its picture has a whole address, which messengers ask for."""
        return with_picture(pages["/index.html"], base)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client(request: Asking) -> Response[bytes]:
        """A file of the client; its one page for any address that is no file."""
        path = request.url.path
        squeeze = "gzip" in request.headers.get("accept-encoding", "")
        if path in pages:
            return piece(pages[path], request.headers.get("range", "")) or sent(
                pages[path], squeeze
            )
        if "/index.html" not in pages or not is_screen(path):
            raise NotFoundException
        response = sent(shell(base_of(request)), squeeze)
        if wanted := preferred(request.headers.get("accept-language", ""), words):
            response.set_header("link", f"<{wanted}>; rel=modulepreload")
            response.set_header("vary", "accept-encoding, accept-language")
        return response

    return [client]


def dressed(pages: dict[str, Page], character: Character) -> dict[str, Page]:
    """The pages of a house with its own name and colours; those of a plain one as they are."""
    if (character == Character() and not HOMES) or "/index.html" not in pages:
        return pages
    style = made(stylesheet(character).encode(), "text/css", FOR_EVER)
    place = f"/assets/house-{sha256(style.body).hexdigest()[:8]}.css"
    shell = pages["/index.html"]
    head = f'<meta name="handvoll-house" content="{escape(_known(character))}" />'
    head += f'<link rel="stylesheet" href="{place}" /></head>'
    body = shell.body.decode().replace("</head>", head, 1)
    if character.name:
        body = re.sub(NAMED, lambda found: found[1] + escape(character.name) + found[2], body)
    return {**pages, place: style, "/index.html": made(body.encode(), shell.kind, shell.keep)}


def _known(character: Character) -> str:
    """What the client must know of the house before it begins."""
    told = {
        "name": character.name,
        "welcome": character.welcome,
        "languages": character.languages,
        "legal": bool(character.legal),
        "publicTables": character.guests.public_tables,
        "watch": character.guests.watch,
        "chat": character.guests.chat,
        "games": [_titled(GAMES[name]) for name in HOMES],
    }
    return encode(told).decode()


def _titled(game: Game[Any, Any]) -> dict[str, str]:
    """A game from elsewhere as the client speaks of it; it knows the five by itself."""
    least, most = game.seats[0], game.seats[-1]
    players = f"{least}–{most}" if least < most else str(least)
    return {"name": game.name, "title": game.title, "players": players}


def made(body: bytes, kind: str, keep: str) -> Page:
    """A page of our own making."""
    return Page(body, kind, keep, gzip.compress(body, 9))


def base_of(request: Asking) -> str:
    """The address a page was asked for at, as far as it is one."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if HOST.fullmatch(host) else ""


def with_picture(found: Page, base: str) -> Page:
    """The page with its picture at this address."""
    body = found.body.replace(PICTURE, PICTURE.replace(b'"/', f'"{base}/'.encode()))
    return made(body, found.kind, found.keep)


def catalogues(pages: dict[str, Page]) -> dict[str, str]:
    """Where the words of each language are, by what Vite says it has built."""
    if "/shell.json" not in pages:
        return {}
    built = decode(pages["/shell.json"].body, type=dict[str, dict[str, object]])
    pieces = {language: built.get(f"src/words/{language}.ts") for language in LANGUAGES}
    return {language: f"/{piece['file']}" for language, piece in pieces.items() if piece}


def preferred(accepted: str, words: dict[str, str]) -> str | None:
    """The words a browser will want, as far as one can guess, so that it fetches them at once."""
    wishes = [wish.strip()[:2].lower() for wish in accepted.split(",")]
    return next((words[wish] for wish in [*wishes, "en"] if wish in words), None)


def is_screen(path: str) -> bool:
    """Whether the client has a screen there; what a device's link carries may have dots."""
    return not path.startswith(OTHERS) and "." not in path.split("/")[1]


def sent(found: Page, squeeze: bool) -> Response[bytes]:
    """A page as a response."""
    headers = {"cache-control": found.keep, "vary": "accept-encoding", "content-type": found.kind}
    if squeeze and found.squeezed is not None:
        return Response(found.squeezed, headers={**headers, "content-encoding": "gzip"})
    return Response(found.body, headers=headers)


def piece(found: Page, wanted: str) -> Response[bytes] | None:
    """A piece of a film, if one is wanted and is there; all else is sent whole."""
    asked = PIECE.fullmatch(wanted)
    if asked is None or not found.kind.startswith("video/"):
        return None
    first, end = int(asked[1]), len(found.body)
    last = min(int(asked[2] or end), end - 1)
    if first > last:
        return None
    headers = {
        "cache-control": found.keep,
        "content-type": found.kind,
        "content-range": f"bytes {first}-{last}/{end}",
        "accept-ranges": "bytes",
    }
    return Response(found.body[first : last + 1], status_code=206, headers=headers)
