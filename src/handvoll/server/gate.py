"""The front gate: origins, rates and security headers for everything that comes in."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from handvoll.engine.errors import HandvollError
from handvoll.server.errors import NotAllowed, TooMuch
from handvoll.server.limits import Buckets, Limits
from handvoll.wire.refusal import refusal

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
    return origin in also or (bool(origin) and urlsplit(origin).netloc == headers.get("host"))


def kind_of(scope: Scope) -> str:
    """What it is: http, websocket, or the server's own lifespan."""
    return str(scope["type"])


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


class Gate:
    """Stands before the app: lets requests in, or answers why not."""

    def __init__(self, app: ASGIApp, origins: frozenset[str], limits: Limits) -> None:
        self.app = app
        self.origins = origins
        self.addresses = Buckets(limits.address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or connection (or the server's own life)."""
        if kind_of(scope) == "lifespan":
            await self.app(scope, receive, send)
            return
        problem = self._problem(scope)
        if problem is None:
            await self.app(scope, receive, guarded(send, scope))
        elif kind_of(scope) == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": problem.message})
        else:
            await _refuse(problem, guarded(send, scope))

    def _problem(self, scope: Scope) -> NotAllowed | TooMuch | None:
        if not self.addresses.take(address_of(scope)):
            return TooMuch("table-too-often")
        unsafe = kind_of(scope) == "websocket" or scope.get("method") not in SAFE
        if unsafe and not from_here(headers_of(scope), self.origins):
            return NotAllowed("table-origin")
        return None


def guarded(send: Send, scope: Scope) -> Send:
    """Adds the security headers to what is sent."""
    headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    if scope.get("scheme") == "https":  # over plain http browsers ignore it, and complain
        headers.append((b"cross-origin-opener-policy", b"same-origin"))
    if scope["path"].startswith("/api"):
        headers.append((b"cache-control", b"no-store"))

    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *headers]
        await send(message)

    return send_guarded


async def _refuse(problem: NotAllowed | TooMuch, send: Send) -> None:
    body = encode_refusal(problem)
    await send(
        {
            "type": "http.response.start",
            "status": problem.status,
            "headers": [(b"content-type", b"application/json")],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


def encode_refusal(problem: HandvollError) -> bytes:
    """A refusal as a response's body."""
    return msgspec.json.encode(refusal(problem))
