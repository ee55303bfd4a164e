"""The server's commands: verify, backup, restore, serve."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from handvoll.server.fair import commitment
from handvoll.server.serve import PORT
from tests.server.tables import SEED, Sheet

pytestmark = pytest.mark.slow


def handvoll(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "handvoll", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_verify_says_whether_the_luck_was_fair(tmp_path: Path) -> None:
    sheet = Sheet().started()
    sheet.play_randomly(Random(8), 20_000)
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(sheet.table.record().dumps(), "utf-8")
    bad.write_text(sheet.table.record().dumps().replace(SEED.hex(), "00" * 32), "utf-8")
    done = handvoll("verify", good, "--lang", "de")
    assert done.returncode == 0, done.stderr
    assert "vor Spielbeginn" in done.stdout
    assert "--commitment" in done.stdout, "and what that alone does not show"
    noted = ("--commitment", commitment(SEED), "--salt", "aa" * 8)
    done = handvoll("verify", good, *noted, "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "Your own salt" in done.stdout
    assert handvoll("verify", good, "--salt", "ab" * 8).returncode == 2
    done = handvoll("verify", bad, "--lang", "en")
    assert done.returncode == 2
    assert "committed" in done.stderr


def test_serve_backs_up_and_comes_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    command = [sys.executable, "-m", "handvoll", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        assert server.stdout is not None
        said = re.search(rb"(http://\S+:\d+)", server.stdout.readline())
        assert said
        assert handvoll("backup", copy, "--data", data).returncode == 0
        second = handvoll("serve", "--port", "0", "--data", data)
        assert second.returncode == 2, "one server to a folder"
        assert said[1].decode() in second.stderr, "and where that one is"
        assert "Traceback" not in second.stderr
        os.kill(server.pid, signal.SIGTERM)
        server.communicate(timeout=120)
    assert handvoll("restore", copy, "--data", tmp_path / "new").returncode == 0
    assert (tmp_path / "new" / "keys").read_bytes() == (data / "keys").read_bytes()
    refused = handvoll("restore", copy, "--data", data)
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        words = ("serve", "--host", "127.0.0.1", "--port", port, "--data", tmp_path / "data")
        done = handvoll(*words)
    assert done.returncode == 2
    assert port in done.stderr
    assert "Traceback" not in done.stderr


def test_without_a_port_the_next_free_one_is_taken_and_said(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    screen = {"BROWSER": f"{browser} %s", "DISPLAY": ":0", "LANG": "C.UTF-8"}
    words = ("serve", "--host", "127.0.0.1", "--data", str(tmp_path / "data"), "--open")
    command = [sys.executable, "-m", "handvoll", *words]
    with socket.socket() as ours:
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError):  # or somebody else has it already
            ours.bind(("127.0.0.1", PORT))
            ours.listen()
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, **screen}
        ) as server:
            assert server.stdout is not None
            said = [server.stdout.readline() for _ in range(3)]
            while not (opened.exists() and opened.read_text()):
                assert server.poll() is None
                time.sleep(0.02)
            server.terminate()
            server.communicate(timeout=120)
    port = re.search(r"Port 8515 is taken, so it is (\d+) this time", said[0])
    assert port, said
    assert f"http://localhost:{port[1]}" in said[1]
    assert str(tmp_path / "data") in said[2], "where the tables are kept"
    assert opened.read_text().strip() == f"http://localhost:{port[1]}"
