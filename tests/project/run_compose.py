"""The public house of compose.yaml, started whole and played in: make soak SOAKS=compose.

PostgreSQL, two workers and Caddy, by the command of docs/hosting.md. Only the images that the files
begin with are stand-ins (tests/project/engines.py), and nobody gives Caddy a certificate for a name
out in the world: it is https://localhost, with Caddy's own authority.

Needs root, Debian's docker.io and docker-compose, iptables, mmdebstrap, and ports 80 and 443.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import ssl
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from resource import RLIMIT_NOFILE, getrlimit

import httpx
import pytest

from handvoll.server.log import Line
from handvoll.server.store.postgres import PostgresStore
from tests.faults.ledger import assert_played_once
from tests.faults.player import Player
from tests.project.engines import STAND_INS, STAND_INS_BESIDE, Docker
from tests.project.test_commands import commands
from tests.project.wheels import ROOT
from tests.server.guest import Guest

ADDRESS = "https://localhost"
AUTHORITY = "/data/caddy/pki/authorities/local/root.crt"
# Somebody in the network of the house guesses codes, and says each time to be somebody else.
GUESSES = """
import http.client, socket, ssl
line = http.client.HTTPConnection("localhost")
line.sock = ssl._create_unverified_context().wrap_socket(
    socket.create_connection(("caddy", 443)), server_hostname="localhost")
for number in range(60):
    said = {"X-Forwarded-For": f"192.0.2.{number}"}
    line.request("GET", f"/api/codes/{1000 + number}", headers=said)
    answer = line.getresponse()
    answer.read()
    print(answer.status)
"""


class House:
    """The three of them together."""

    def __init__(self, docker: Docker) -> None:
        self.docker = docker
        self.password = secrets.token_hex(24)
        self.authority = docker.place / "root.crt"

    def compose(self, *words: str) -> str:
        """What docker-compose says; of descriptors there are as many as this machine gives."""
        here = self.docker.place / "here.yaml"
        most = getrlimit(RLIMIT_NOFILE)[1]
        here.write_text(json.dumps({"services": {"handvoll": {"ulimits": {"nofile": most}}}}))
        files = ("--file", "compose.yaml", "--file", str(here))
        return self.docker.run("docker-compose", *files, *words, PASSWORD=self.password)

    def start(self) -> None:
        """Start all as the page says, and wait for Caddy's authority."""
        (written,) = (each for each in commands("docs/hosting.md") if "docker compose" in each)
        self.compose(*written.partition("docker compose ")[2].split())
        source = f"{self.container('caddy')}:{AUTHORITY}"
        while not self.authority.exists():
            self.docker("cp", source, str(self.authority), check=False)
            time.sleep(0.2)

    def container(self, service: str) -> str:
        """The id of a service's container."""
        return self.compose("ps", "--quiet", service)

    def place_of(self, service: str) -> str:
        """Where a service is in the house's network."""
        (about,) = json.loads(self.docker("inspect", self.container(service)))
        (network,) = about["NetworkSettings"]["Networks"].values()
        return str(network["IPAddress"])

    async def lines_of(self, table: str) -> list[Line]:
        """A table's log, straight from the database."""
        host = self.place_of("database")
        store = PostgresStore(f"postgresql://handvoll:{self.password}@{host}/handvoll")
        try:
            return await store.read(table)
        finally:
            await store.close()


@pytest.fixture(scope="module")
def docker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Docker]:
    engine = Docker(tmp_path_factory.mktemp("docker"))
    engine.stand_in({**STAND_INS, **STAND_INS_BESIDE})
    yield engine
    engine.end()


@pytest.fixture(scope="module")
def house(docker: Docker) -> Iterator[House]:
    whole = House(docker)
    whole.start()
    yield whole
    whole.compose("down", "--volumes")


@pytest.fixture
def browser(house: House) -> Iterator[httpx.Client]:
    """A browser that trusts Caddy's authority and no other."""
    trust = ssl.create_default_context(cafile=str(house.authority))
    with httpx.Client(base_url=ADDRESS, verify=trust, trust_env=False, timeout=None) as client:
        while client.get("/healthz").status_code != 200:
            time.sleep(0.2)
        yield client


def test_the_images_are_those_of_the_file() -> None:
    named = re.findall(r"image: (\S+)", (ROOT / "compose.yaml").read_text("utf-8"))
    assert set(named) == set(STAND_INS_BESIDE)


def test_caddy_ends_tls_and_says_so(browser: httpx.Client) -> None:
    page = browser.get("/")
    assert 'id="app"' in page.text
    assert "max-age=" in page.headers["strict-transport-security"]
    me = browser.post("/api/me", json={"name": "Anna"}, headers={"origin": ADDRESS})
    assert "; Secure" in me.headers["set-cookie"], "the house believes its proxy"
    with httpx.Client(trust_env=False) as plain:
        assert plain.get("http://localhost/").headers["location"] == f"{ADDRESS}/"


def test_who_asks_is_known_behind_the_proxy(house: House, browser: httpx.Client) -> None:
    guess = ("exec", "-T", "handvoll", "python", "-c", GUESSES)
    answers = Counter(house.compose(*guess).split())
    assert set(answers) == {"404", "429"}, "what somebody says of themselves is not believed"
    assert browser.get("/api/codes/1000").status_code == 404, "others may still guess"


def test_nothing_is_lost_whatever_is_started_again(
    house: House, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(house.authority))  # for the sockets
    asyncio.run(played_through(house))
    log = house.compose("logs", "--no-color", "handvoll")
    assert "Traceback" not in log


async def played_through(house: House) -> None:
    """A game over TLS, in which each of the three is killed or started again."""
    people = [await Guest.known(ADDRESS, name) for name in ("Anna", "Ben")]
    table = await people[0].open("fifteen", 4, settings={"pace": 0.5, "grace": 3600})
    await people[1].sit(table)
    await people[0].post(f"/api/tables/{table}/start", fill="random")
    players = [Player(guest, table, Random(i)) for i, guest in enumerate(people)]
    playing = [asyncio.create_task(player.play()) for player in players]
    for words in ("restart handvoll", "restart caddy", "restart database", "kill handvoll"):
        await some_more(players)
        await asyncio.to_thread(house.compose, *words.split())
        if words.startswith("kill"):
            await asyncio.to_thread(house.compose, "up", "--detach")
    await some_more(players)
    for player in players:
        gaps = ", ".join(f"{gap:.1f}" for gap in player.absences)
        print(f"{player.guest.name}: {len(player.acknowledged)} moves; away for {gaps} s")
    await asyncio.gather(*playing)
    assert_played_once(await house.lines_of(table), players)


async def some_more(players: list[Player]) -> None:
    """Wait until everybody has played on."""
    before = [len(player.acknowledged) for player in players]
    while any(len(p.acknowledged) < n + 2 for p, n in zip(players, before, strict=True)):
        assert not any(player.over for player in players), "the game is long enough"
        await asyncio.sleep(0.05)
