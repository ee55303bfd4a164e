"""The proxies of docs/hosting.md, by its own lines, before a real house: make soak SOAKS=proxies.

Caddy and nginx end TLS for https://localhost at a port of their own, Caddy with its own authority.
Needs both programs and openssl (Debian: caddy, nginx-light), and port 8515.
"""

from __future__ import annotations

import asyncio
import os
import re
import ssl
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.faults.ledger import assert_played_once, lines_of
from tests.faults.player import Player
from tests.project.wheels import ROOT
from tests.server.guest import Guest

PUBLIC = "games.example.org"
NGINX = """
daemon off;
master_process off;
pid {place}/pid;
error_log {place}/errors;
events {{}}
http {{
  access_log off;
  server {{
    listen {port} ssl;
    ssl_certificate {place}/cert.pem;
    ssl_certificate_key {place}/key.pem;
    {written}
  }}
}}
"""
CERTIFICATE = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=house"
CERTIFICATE += " -addext subjectAltName=DNS:localhost -keyout key.pem -out cert.pem"


def written(begins: str) -> str:
    """What the page says to write into a proxy's file."""
    page = (ROOT / "docs/hosting.md").read_text("utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    (found,) = (block for block in blocks if block.startswith(begins))
    return str(found)


class Proxy(ABC):
    """A proxy in a folder of its own."""

    port: int
    authority: str  # what browsers must trust
    house: subprocess.Popen[bytes]  # behind it

    def __init__(self, place: Path) -> None:
        self.place = place
        self.address = f"https://localhost:{self.port}"
        self.prepare()
        self.start()

    @abstractmethod
    def prepare(self) -> None:
        """Write what it is started with."""

    @abstractmethod
    def command(self) -> list[str]:
        """What starts it."""

    def start(self) -> None:
        """Start it."""
        env = os.environ | {"XDG_DATA_HOME": str(self.place), "XDG_CONFIG_HOME": str(self.place)}
        self.process = subprocess.Popen(self.command(), env=env, stderr=subprocess.DEVNULL)

    def end(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()

    @property
    def trusted(self) -> Path:
        """The certificate that browsers must trust, once it is there."""
        while not (self.place / self.authority).exists():
            self.wait()
        return self.place / self.authority

    def wait(self) -> None:
        """For what both of them do while they run; one that found its port taken has ended."""
        assert self.process.poll() is None, f"nobody else has port {self.port}"
        assert self.house.poll() is None, "nobody else has port 8515"
        time.sleep(0.1)


class Caddy(Proxy):
    """By the file of the page, with another name."""

    port = 9443
    authority = "caddy/pki/authorities/local/root.crt"

    def prepare(self) -> None:
        here = "{\n  admin off\n  skip_install_trust\n  http_port 9080\n}\n"
        file = written(PUBLIC).replace(PUBLIC, self.address)
        (self.place / "Caddyfile").write_text(here + file)

    def command(self) -> list[str]:
        return ["caddy", "run", "--config", str(self.place / "Caddyfile")]


class Nginx(Proxy):
    """By the lines of the page, inside a server with a certificate."""

    port = 9444
    authority = "cert.pem"

    def prepare(self) -> None:
        made = ["openssl", *CERTIFICATE.split()]
        subprocess.run(made, cwd=self.place, check=True, capture_output=True)
        file = NGINX.format(place=self.place, port=self.port, written=written("location"))
        (self.place / "nginx.conf").write_text(file)

    def command(self) -> list[str]:
        return ["nginx", "-c", str(self.place / "nginx.conf"), "-p", str(self.place)]


@pytest.fixture(params=[Caddy, Nginx], ids=["caddy", "nginx"])
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxy]:
    """A proxy before a house that serves to this machine only."""
    started: Proxy = request.param(tmp_path)
    words = ["--host", "127.0.0.1", "--port", "8515", "--data", str(tmp_path / "data")]
    serve = [sys.executable, "-m", "handvoll", "serve", *words, "--origin", started.address]
    with subprocess.Popen(serve, stdout=subprocess.DEVNULL) as started.house:
        yield started
        started.house.terminate()
    started.end()


def browser(proxy: Proxy, at: str = "127.0.0.1") -> httpx.Client:
    """A browser somewhere in the house that trusts the proxy's certificate; waits for the house."""
    trust = ssl.create_default_context(cafile=str(proxy.trusted))
    somewhere = httpx.HTTPTransport(local_address=at, verify=trust)
    client = httpx.Client(base_url=proxy.address, transport=somewhere, timeout=None)
    while True:
        with suppress(httpx.TransportError):
            if client.get("/healthz").status_code == 200:
                return client
        proxy.wait()


def test_the_house_knows_who_asks_and_how(proxy: Proxy) -> None:
    with closing(browser(proxy)) as anna, closing(browser(proxy, "127.0.0.2")) as stranger:
        assert "max-age=" in anna.get("/").headers["strict-transport-security"]
        me = anna.post("/api/me", json={"name": "Anna"}, headers={"origin": proxy.address})
        assert "; Secure" in me.headers["set-cookie"]
        page = {"origin": f"https://localhost:{proxy.port + 1}"}
        assert anna.post("/api/me", json={"name": "Eve"}, headers=page).status_code == 403
        for number in range(60):  # each time as somebody else
            said = {"x-forwarded-for": f"192.0.2.{number}", "x-forwarded-proto": "http"}
            answer = stranger.get(f"/api/codes/{1000 + number}", headers=said)
        assert answer.status_code == 429, "what they say of themselves is not believed"
        assert anna.get("/api/codes/1000").status_code == 404, "others may still try"


def test_a_game_is_played_over_tls(proxy: Proxy, monkeypatch: pytest.MonkeyPatch) -> None:
    browser(proxy).close()
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.trusted))  # for the sockets
    asyncio.run(played_through(proxy))


async def played_through(proxy: Proxy) -> None:
    """A game in which the proxy is killed, and started again."""
    people = [await Guest.known(proxy.address, name) for name in ("Anna", "Ben")]
    table = await people[0].open("fifteen", 4, settings={"pace": 0.1, "grace": 3600})
    await people[1].sit(table)
    await people[0].post(f"/api/tables/{table}/start", fill="random")
    players = [Player(guest, table, Random(i)) for i, guest in enumerate(people)]
    playing = [asyncio.create_task(player.play()) for player in players]
    while not all(player.acknowledged for player in players):
        await asyncio.sleep(0.05)
    proxy.end()
    proxy.start()
    await asyncio.gather(*playing)
    assert all(player.absences for player in players), "everybody was gone for a moment"
    assert_played_once(lines_of(proxy.place / "data", table), players)
