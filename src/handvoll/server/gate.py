"""The front gate: origins, rates and security headers for everything that comes in."""

from __future__ import annotations

from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from handvoll.engine.errors import HandvollError
from handvoll.server.addresses import bare
from handvoll.server.connections import Connections
from handvoll.server.errors import BadRequest, NotAllowed, ServerError, TooMuch
from handvoll.wire.refusal import refusal

HERE = {"localhost", gethostname().lower()}
AT_HOME = (".local", ".lan", ".home", ".internal", ".home.arpa", ".fritz.box")
SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self';"
        " frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a table's address is its key
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-resource-policy": "same-origin",
}


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request; of several of one name the last."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def from_here(headers: dict[str, str], also: frozenset[str]) -> bool:
    """Whether a request was made by one of our own pages."""
    origin = headers.get("origin", "")
    return origin in also or (bool(origin) and _place(origin) == headers.get("host"))


def _place(origin: str) -> str:
    """Host and port of an origin; none of what only looks like one."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def is_called(host: str, origins: frozenset[str]) -> bool:
    """Whether a server goes by this name: an address, a name at home, or one it was told.

    A page elsewhere could give its own name our address, and would then pass for one of ours.
    """
    name = bare(host).lower().rstrip(".")
    if not name or _is_address(name) or name in HERE or name.endswith(".localhost"):
        return True
    if origins:
        return name in {bare(_place(origin)).lower() for origin in origins}
    return "." not in name or name.endswith(AT_HOME)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def kind_of(scope: Scope) -> str:
    """What it is: http, websocket, or the server's own lifespan."""
    return str(scope["type"])


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


class Gate:
    """Stands before the app: lets requests in, or answers why not."""

    def __init__(self, app: ASGIApp, origins: frozenset[str], connections: Connections) -> None:
        self.app = app
        self.origins = origins
        self.connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or connection (or the server's own life)."""
        if kind_of(scope) == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = headers_of(scope)
        self._believe(scope, headers)
        problem = self._problem(scope, headers)
        if problem is None:
            await self.app(scope, receive, guarded(send, scope))
        elif kind_of(scope) == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": problem.message})
        else:
            await _refuse(problem, guarded(send, scope))

    def _believe(self, scope: Scope, headers: dict[str, str]) -> None:
        """Where a proxy of ours passed it on, it says who asked, and how."""
        address = address_of(scope)
        if address not in self.connections.trusted:
            return
        asker = self.connections.trusted.asker(address, headers.get("x-forwarded-for", ""))
        scope["client"] = (asker, 0)
        way = headers.get("x-forwarded-proto", "").strip()
        if way in ("http", "https"):
            scope["scheme"] = way.replace("http", "ws") if kind_of(scope) == "websocket" else way

    def _problem(self, scope: Scope, headers: dict[str, str]) -> ServerError | None:
        if not self.connections.requests.take(address_of(scope)):
            return TooMuch("table-too-often")
        unsafe = kind_of(scope) == "websocket" or scope.get("method") not in SAFE
        if not is_called(headers.get("host", ""), self.origins):
            return BadRequest("table-host", host=headers["host"][:80])
        if unsafe and not from_here(headers, self.origins):
            return NotAllowed("table-origin")
        return None


def guarded(send: Send, scope: Scope) -> Send:
    """Adds the security headers to what is sent."""
    headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    if scope.get("scheme") == "https":  # over plain http browsers ignore it, and complain
        headers.append((b"cross-origin-opener-policy", b"same-origin"))
        headers.append((b"strict-transport-security", b"max-age=31536000"))
    if scope["path"].startswith("/api"):
        headers.append((b"cache-control", b"no-store"))

    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *headers]
        await send(message)

    return send_guarded


async def _refuse(problem: ServerError, send: Send) -> None:
    body = encode_refusal(problem)
    await send(
        {
            "type": "http.response.start",
            "status": problem.status,
            "headers": [(b"content-type", b"application/json"), (b"connection", b"close")],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


def encode_refusal(problem: HandvollError) -> bytes:
    """A refusal as a response's body."""
    return msgspec.json.encode(refusal(problem))
