"""Where the house says it is, and to whom."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import httpx
import pytest
import segno
from rich.console import Console

from handvoll.server.addresses import Doors, at_home, nearby
from handvoll.server.greeting import Greeting

PUBLIC = "https://games.example.org"


@contextmanager
def served(data: Path, *words: str) -> Iterator[list[str]]:
    """`handvoll serve` as people start it; the lines it says, the last is about this machine."""
    command = [sys.executable, "-m", "handvoll", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(
        [*command, "--lang", "en", *words], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline()]
        while "localhost" not in lines[-1]:
            lines.append(server.stdout.readline())
        try:
            yield lines
        finally:
            os.kill(server.pid, signal.SIGTERM)
            server.communicate()


def asked(port: str, host: str, **headers: str) -> list[str]:
    """What the server tells about its addresses."""
    answer = httpx.get(
        f"http://127.0.0.1:{port}/api/house",
        headers={"host": host, **headers},
        timeout=None,
        trust_env=False,
    )
    found: list[str] = answer.json().get("addresses", [])  # or the host is refused altogether
    return found


def port_of(lines: list[str]) -> str:
    found = re.search(r"localhost:(\d+)", lines[-1])
    assert found
    return found[1]


def test_the_address_for_everybody_is_said_first_and_told_at_home(tmp_path: Path) -> None:
    with served(tmp_path) as lines:
        port = port_of(lines)
        wanted = [f"http://{each}:{port}" for each in nearby()]
        assert [line.split()[-1] for line in lines[:-1]] == wanted != []
        for host in (f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}", "192.168.7.7"):
            assert asked(port, host) == wanted


def test_a_stranger_learns_no_address_of_the_house(tmp_path: Path) -> None:
    with served(tmp_path) as lines:
        port = port_of(lines)
        for host in ("games.example.org", "203.0.114.9:8515", "evil.localhost.example", ""):
            assert asked(port, host) == []
        behind = {"x-forwarded-for": "198.18.0.1, 203.0.114.9"}  # a proxy that changes the host
        assert asked(port, f"127.0.0.1:{port}", **behind) == []


def test_the_public_address_comes_before_those_of_the_machine(tmp_path: Path) -> None:
    with served(tmp_path, "--origin", PUBLIC) as lines:
        assert [line.split()[-1] for line in lines[:-1]] == [PUBLIC]
        for host in ("localhost", "games.example.org"):
            assert asked(port_of(lines), host) == [PUBLIC]


def test_a_server_that_keeps_to_itself_has_no_other_address(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "127.0.0.1") as lines:
        assert len(lines) == 1
        assert asked(port_of(lines), "localhost") == []


@pytest.mark.parametrize(
    ("host", "home"),
    [
        ("localhost", True),
        ("localhost:8515", True),
        ("[::1]:8515", True),
        ("10.1.2.3:80", True),
        ("fd12::1", True),
        ("::ffff:192.168.0.7", True),
        ("::ffff:8.8.8.8", False),
        ("8.8.8.8", False),
        ("games.example.org:443", False),
        ("10.example.org", False),
        ("?", False),
    ],
)
def test_what_is_at_home(host: str, home: bool) -> None:
    assert at_home(host) == home


def test_a_server_on_one_address_says_that_one() -> None:
    assert Doors("192.168.7.7").known(80) == ["http://192.168.7.7:80"]
    assert Doors("127.0.0.1").known(80) == []


def test_a_second_start_says_where_the_first_one_runs(tmp_path: Path) -> None:
    with served(tmp_path) as lines:
        command = [sys.executable, "-m", "handvoll", "serve", "--data", str(tmp_path)]
        again = subprocess.run(
            [*command, "--lang", "en"], capture_output=True, text=True, check=False
        )
    assert again.returncode != 0
    assert lines[0].split()[-1] in again.stderr, again.stderr
    assert "Traceback" not in again.stderr


def test_a_terminal_shows_the_address_to_scan_and_how_to_stop() -> None:
    shown = StringIO()
    console = Console(file=shown, force_terminal=True, width=100)
    doors = Doors("0.0.0.0", frozenset({PUBLIC}))
    Greeting(console).greet(doors, Path("/tables"), None, 8515)
    said = shown.getvalue()
    square = StringIO()
    segno.make(PUBLIC, micro=False).terminal(square, compact=True)
    assert square.getvalue() in said
    assert said.index("games.example.org") < said.index(square.getvalue()) < said.index("localhost")
    assert said.index("/tables") < said.index("Ctrl-C stops")
