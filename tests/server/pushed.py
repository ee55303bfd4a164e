"""A push service, and browsers that know it: what arrives is opened as a browser would."""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from handvoll.server.push import encoded, point


class Browser:
    """A browser that somebody allowed to be told."""

    def __init__(self, service: Service, **more: object) -> None:
        self.path = f"/{secrets.token_urlsafe(16)}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.endpoint = service.origin + self.path
        self.more = {"quiet_from": 0, "quiet_to": 0, **more}
        self.service = service

    @property
    def device(self) -> dict[str, object]:
        """What its page sends to the house."""
        keys = {"p256dh": encoded(point(self.key.public_key())), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, **keys, **self.more}

    def told(self) -> list[dict[str, Any]]:
        """All it was told so far, opened."""
        sent = [body for path, _, body in list(self.service.arrived) if path == self.path]
        return [json.loads(self._opened(body)) for body in sent]

    def _opened(self, body: bytes) -> bytes:
        return bytes(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


class Service:
    """Takes what houses send; answers as it is told to."""

    def __init__(self) -> None:
        self.arrived: list[tuple[str, dict[str, str], bytes]] = []
        self.answer: Callable[[str], int] = lambda path: 201
        self.endless: set[str] = set()  # paths that are answered without end
        service = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                heads = {name.lower(): value for name, value in self.headers.items()}
                while self.path in service.endless:
                    self.wfile.write(b"HTTP/1.1 100 Continue\r\n\r\n")
                    time.sleep(0.5)
                status = service.answer(self.path)
                if status < 300:
                    service.arrived.append((self.path, heads, body))
                self.send_response(status)
                if status == 307:
                    self.send_header("location", f"{service.origin}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *words: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait(self, seen: Callable[[], bool]) -> None:
        """Until something has arrived."""
        while not seen():
            time.sleep(0.02)

    def signed_by(self) -> set[str]:
        """The keys of the houses whose signatures hold."""
        found = set()
        for _, heads, _ in self.arrived:
            assert Vapid02.verify(heads["authorization"])
            found.add(heads["authorization"].partition(",k=")[2])
        return found

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.server.shutdown()
        self.server.server_close()
