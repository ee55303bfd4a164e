"""What a stranger can try from one address, and who else notices."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from handvoll.server import startup
from handvoll.server.connections import WAITING, Connections, Rank
from handvoll.server.errors import NotNow
from handvoll.server.gate import from_here, is_called
from handvoll.server.limits import Limits, NetworkBuckets, Rate
from handvoll.server.networks import Trusted, network_of
from handvoll.server.people import Doorman
from handvoll.server.store import sqlite
from handvoll.server.store.sqlite import SqliteStore, connect
from tests.server.guest import Guest, browser
from tests.server.process import ROOT, Server

Way = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
HALF_A_BODY = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"
WELL = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
STRANGER = "127.0.0.2"  # on this machine all of 127/8 is oneself


async def stranger(server: Server, said: bytes = b"") -> Way:
    """A connection from elsewhere that says something."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", server.port, local_addr=(STRANGER, 0)
    )
    writer.write(said)
    return reader, writer


# Connections


@pytest.mark.parametrize("half", [b"", HALF_A_HEAD, HALF_A_BODY])
def test_who_does_not_finish_a_request_is_hung_up_on(hasty: Server, half: bytes) -> None:
    async def scene() -> None:
        reader, writer = await stranger(hasty, half)
        with suppress(ConnectionResetError):
            while await reader.read(1000):
                pass
        writer.close()

    asyncio.run(scene())


def test_half_sent_requests_keep_nobody_out(hasty: Server) -> None:
    async def scene() -> None:
        anna = await Guest.known(hasty.address, "Anna")
        table = await anna.open()
        async with anna.live(table) as a:
            held = await asyncio.gather(
                *(stranger(hasty, HALF_A_HEAD) for _ in range(400)),
                return_exceptions=True,
            )
            assert (await a.ask("ping"))["seq"] > 0
            assert (await anna.send("GET", "/healthz")).status_code == 200
            for each in held:
                if isinstance(each, tuple):
                    each[1].close()

    asyncio.run(scene())


def test_who_comes_too_often_is_kept_waiting(hasty: Server) -> None:
    async def come(until: float) -> list[float]:
        """Ask again and again; how long it took each time that nobody answered."""
        waited = []
        while (begun := time.monotonic()) < until:
            reader, writer = await stranger(hasty, WELL)
            answer = b""
            with suppress(ConnectionResetError):
                answer = await reader.read()
            writer.close()
            waited += [] if answer else [time.monotonic() - begun]
        return waited

    async def scene() -> None:
        await asyncio.sleep(2 * WAITING)  # those of another test are gone: only so many may wait
        until = time.monotonic() + 5
        waits = await asyncio.gather(*(come(until) for _ in range(20)))
        waited = [each for some in waits for each in some]
        assert waited, "nobody comes as often as they like"
        assert min(waited) > WAITING * 0.9

    asyncio.run(scene())


class Plug(asyncio.Transport):
    """A connection without a network."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.gone = False

    def abort(self) -> None:
        self.gone = True


def test_one_network_has_so_many_connections_and_proxies_any_number() -> None:
    limits = Limits(connections=3, connects=Rate(0, 100))
    every = Connections(limits, Trusted(["10.0.0.1"]), 1000)
    mine = [Plug(f"2001:db8::{i}") for i in range(4)]
    assert [every.admit(each) for each in mine] == [True, True, True, False]
    assert every.admit(Plug("2001:db8:0:1::1"))
    assert all(every.admit(Plug("10.0.0.1")) for _ in range(300))
    every.leave(mine[0])
    assert every.admit(mine[3])


def test_when_all_is_full_who_sits_is_kept_and_who_only_asks_goes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    every = Connections(Limits(connects=Rate(0, 100)), Trusted(), 5)
    sits, watches = Plug("192.0.2.1"), Plug("192.0.2.2")
    for each, rank in ((sits, Rank.SITS), (watches, Rank.WATCHES)):
        every.admit(each)
        every.rank(each, rank)
    greedy = [Plug("198.51.100.1") for _ in range(3)]
    assert all(every.admit(each) for each in greedy)
    assert every.admit(Plug("192.0.2.3"))
    assert [each.gone for each in (sits, watches, *greedy)] == [False, False, True, False, False]
    assert "many connections" in capsys.readouterr().err
    for _ in range(3):
        assert every.admit(Plug("192.0.2.4"))
    assert not watches.gone


# Where somebody is


def test_an_address_of_ipv6_counts_as_its_network() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:2::9", wide=True) == "2001:db8:1::/48"
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("?") == "?"


def test_a_thousand_addresses_of_one_network_guess_as_one() -> None:
    guesses = NetworkBuckets(Rate(0, 20))
    assert sum(guesses.take(f"2001:db8::{i:x}") for i in range(1000)) == 20
    assert sum(guesses.take(f"2001:db8:9:{i:x}::1") for i in range(1000)) == 80, "a /48: four times"


def test_guesses_are_limited_over_all_addresses(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna = await Guest.known(server.address, "Anna")
        info = await anna.post("/api/tables", game="fifteen", seats=2)
        async with browser(server.address) as client:
            missed = []
            for i in range(30):  # thirty addresses, each below its own limit
                for guess in range(10):
                    answer = await client.get(
                        f"/api/codes/AAAA{guess % 10}{i % 10}", headers=forwarded(f"192.0.2.{i}")
                    )
                    missed.append(answer.status_code)
            assert 429 in missed
            assert missed.index(429) >= 200
            fresh = forwarded("198.51.100.1")
            found = await client.get(f"/api/codes/{info['code']}", headers=fresh)
            assert found.status_code == 200, "who never guessed wrong still comes in"

    with Server(tmp_path / "data", "tests.server.run_proxied") as server:
        asyncio.run(scene(server))


def forwarded(address: str, way: str = "http") -> dict[str, str]:
    return {"x-forwarded-for": address, "x-forwarded-proto": way}


def test_proxies_are_believed_only_if_they_are_trusted() -> None:
    trusted = Trusted(["127.0.0.1", "10.0.0.0/8"])
    assert trusted.asker("10.1.2.3", "192.0.2.7") == "192.0.2.7"
    assert trusted.asker("10.1.2.3", "6.6.6.6, 192.0.2.7, 10.0.0.9") == "192.0.2.7"
    assert trusted.asker("10.1.2.3", "[2001:db8::1]:4711") == "2001:db8::1"
    assert trusted.asker("192.0.2.7", "6.6.6.6") == "192.0.2.7"
    assert "::ffff:10.1.1.1" in trusted
    assert "nonsense" not in trusted


def test_behind_tls_cookies_are_secure_and_browsers_told_to_stay(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "tests.server.run_proxied") as server:
        headers = {"origin": server.address, **forwarded("192.0.2.1", "https")}
        answer = httpx.post(
            f"{server.address}/api/me", headers=headers, json={"name": "Anna"}, trust_env=False
        )
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.headers["strict-transport-security"]
        plain = httpx.get(f"{server.address}/api/games", trust_env=False)
        assert "strict-transport-security" not in plain.headers


# Who the server is


@pytest.mark.parametrize(
    "host", ["localhost:1", "192.168.0.4:8515", "[::1]:80", "kitchen", "nas.local", ""]
)
def test_a_server_at_home_goes_by_its_addresses_and_names_at_home(host: str) -> None:
    assert is_called(host, frozenset())


def test_a_page_elsewhere_cannot_give_us_its_name() -> None:
    assert not is_called("evil.example", frozenset())
    ours = frozenset({"https://games.example.org"})
    assert is_called("games.example.org", ours)
    assert is_called("127.0.0.1:8515", ours)
    assert not is_called("evil.example", ours)


@pytest.mark.parametrize("origin", ["http://[::1", "http://]", "null", "x"])
def test_an_origin_that_is_none_is_refused(server: Server, origin: str) -> None:
    assert not from_here({"origin": origin, "host": "localhost"}, frozenset())
    answer = httpx.post(f"{server.address}/api/me", headers={"origin": origin}, trust_env=False)
    assert answer.status_code == 403


def test_another_host_is_refused(server: Server) -> None:
    evil = {"host": "evil.example"}
    answer = httpx.get(f"{server.address}/api/games", headers=evil, trust_env=False)
    assert answer.status_code == 400
    assert answer.json()["message"] == "table-host"


# Trouble with the disk


def refused_start(data: Path) -> str:
    """What a server says that cannot start, in one line."""
    command = [sys.executable, "-m", "handvoll", "serve", "--port", "0", "--data", str(data)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    return done.stderr


def used_folder(folder: Path) -> Path:
    """A folder that a server has served and left."""

    async def scene() -> None:
        store = SqliteStore(folder / "handvoll.sqlite")
        await store.rise("house", 1)
        for i in range(200):
            await store.agree(f"key{i}", "x" * 300)
        await store.close()

    folder.mkdir()
    asyncio.run(scene())
    return folder


def test_a_start_that_fails_says_why_in_one_sentence(tmp_path: Path) -> None:
    newer = used_folder(tmp_path / "newer")
    with sqlite3.connect(newer / "handvoll.sqlite") as db:
        db.execute("PRAGMA user_version = 99")
    assert "newer" in refused_start(newer)
    keyless = used_folder(tmp_path / "keyless")
    (keyless / "keys").touch()
    assert "key" in refused_start(keyless)


def test_a_full_disk_is_not_taken_for_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def small(file: Path) -> sqlite3.Connection:
        db = connect(file)
        db.execute("PRAGMA max_page_count = 2")
        return db

    monkeypatch.setattr(sqlite, "connect", small)
    with pytest.raises(NotNow) as refused:
        startup.check(tmp_path)
    assert refused.value.message == "serve-folder"
    assert "full" in str(refused.value.facts["problem"])


def test_damage_after_a_crash_is_noticed_at_the_start(tmp_path: Path) -> None:
    folder = used_folder(tmp_path / "data")
    file = folder / "handvoll.sqlite"
    with sqlite3.connect(file) as db:
        db.execute("DELETE FROM meta WHERE key = 'clean'")
    db.close()
    pages = bytearray(file.read_bytes())
    middle = len(pages) // 2 // 4096 * 4096
    pages[middle : middle + 4096] = os.urandom(4096)
    file.write_bytes(pages)
    assert "handvoll restore" in refused_start(folder)


def test_the_house_outlives_whoever_reads_its_notes() -> None:
    code = (
        "import os, sys\n"
        "from handvoll.server.diagnostics import note\n"
        "os.close(2)\n"
        "note('store failed')\n"
        "print('alive')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert "alive" in done.stdout


def test_who_sends_what_is_no_request_fills_no_notes(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        for _ in range(20):
            reader, writer = await stranger(server, b"what is no request\r\n\r\n")
            assert b"400" in await reader.read()
            writer.close()

    with Server(tmp_path / "data") as server:
        asyncio.run(scene(server))
        server.stop()
        assert server.written().count("library") == 1


def test_a_store_that_takes_nothing_is_not_well(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "tests.server.run_full") as server:
        answers = [httpx.get(f"{server.address}/healthz", trust_env=False).status_code]
        assert answers == [200]
        (tmp_path / "data" / "full").touch()
        while answers[-1] == 200:
            answers.append(httpx.get(f"{server.address}/healthz", trust_env=False).status_code)
        assert answers[-1] == 503


def test_marks_tell_nobody_which_network() -> None:
    one, other = Doorman(["k" * 64]), Doorman(["o" * 64])
    assert one.mark("192.0.2.1") == one.mark("192.0.2.1") != other.mark("192.0.2.1")
