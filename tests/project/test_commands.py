"""Every command on the pages for people runs as it is written there.

README.md and docs/hosting.md are read, in their order, on a machine that has nothing but a wheel
in dist, PostgreSQL's programs and what any machine has.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.wheels import ROOT
from tests.server.postgres import Postgres

pytestmark = pytest.mark.slow
PAGES = ("README.md", "docs/hosting.md")
# What needs more than a test has, and what stands in for it.
ELSEWHERE = {
    "sudo": "a machine with systemd: the unit is verified by test_the_unit_can_be_loaded",
    "/opt/handvoll/bin/handvoll example unit | sudo": "the same",
    "podman": "tests/project/run_container.py, where podman is",
    "HOUSE=": "tests/project/test_compose.py reads the file",
    "caddy": "a proxy that need not be installed",
    "tailscale": "an account elsewhere",
    "cloudflared": "an account elsewhere",
    "sqlite3": "a damaged file",
    "systemctl": "a service that runs",
    "systemd-analyze": "test_the_unit_can_be_loaded",
    "uv tool install": "a name only",
    "pipx install": "a name only",
    "kill -HUP": "tests/faults/test_rolling.py",
}
STARTING = re.compile(
    r"(\S*/)?(make|handvoll|python3|pip|createuser|createdb|pg_\w+|export|openssl)\b"
)
# Lets a server have a machine of its own, where no port is taken.
APART = """
import fcntl, os, socket, struct, sys
fcntl.ioctl(socket.socket(), 0x8914, struct.pack("16sH14s", b"lo", 1, b""))  # lo up
os.execvp("bash", ["bash", "-c", sys.argv[1]])
"""
WRITTEN = re.compile(
    r"```sh\n(.*?)```|^    ((?:make|handvoll) [^\n]*)$|(?<!`)`((?:make|handvoll|openssl) [^`]+)`",
    re.MULTILINE | re.DOTALL,
)


def commands(page: str) -> Iterator[str]:
    """The commands of a page: blocks of shell, and what is written `like this`, with its words."""
    text = (ROOT / page).read_text("utf-8")
    for block, indented, inline in WRITTEN.findall(text):
        for line in block.splitlines() or [indented or inline]:
            yield re.sub(r"\s+# .*$", "", line).strip()


def is_named_only(command: str) -> bool:
    """Whether a sentence speaks of a command, without the words it needs."""
    return bool(
        re.fullmatch(r"handvoll (backup|restore|play|verify)|handvoll \w+ [A-Z]+.*|.*…", command)
    )


class Machine:
    """A home, a folder with a wheel, and an empty PostgreSQL."""

    def __init__(self, place: Path, wheel: Path, postgres: Postgres) -> None:
        self.place, self.home = place / "work", place / "home"
        (self.place / "dist").mkdir(parents=True)
        self.home.mkdir()
        shutil.copy(wheel, self.place / "dist")
        self.url = postgres.database()
        socket = re.search(r"host=([^&]+)", self.url)
        assert socket
        path = [self.home / "handvoll" / "bin", postgres.programs, os.environ["PATH"]]
        self.env = {
            **{
                name: value for name, value in os.environ.items() if not name.startswith("HANDVOLL")
            },
            "HOME": str(self.home),
            "PATH": os.pathsep.join(map(str, path)),
            "LANG": "C.UTF-8",
            "COLUMNS": "100",
            "PGHOST": socket[1].replace("%2F", "/"),
            "PGUSER": "postgres",
        }
        for outside in ("VIRTUAL_ENV", "PYTHONPATH", "XDG_DATA_HOME"):
            self.env.pop(outside, None)

    def run(self, command: str) -> None:
        """Run a command as written; one that serves is ended once it says where."""
        if command.startswith("export "):
            name = command.removeprefix("export ").partition("=")[0]
            self.env[name] = re.sub(r"/test_\w+", "/handvoll", self.url)
        elif command.startswith("make "):
            dry = command.replace("make ", f"make --dry-run -C {ROOT} ", 1)
            subprocess.run(dry, shell=True, env=self.env, check=True, capture_output=True)
        elif re.search(r"handvoll serve", command):
            self.serve(command)
        else:
            self.finish(command)

    def finish(self, command: str) -> None:
        """Run something that ends by itself; whoever plays leaves at once."""
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=self.place,
            env=self.env,
            input="q\n",
            text=True,
            capture_output=True,
            check=False,
        )
        well = (0, 1) if "doctor" in command else (0,)  # tests run PostgreSQL without fsync
        assert done.returncode in well, f"{command}: {done.stdout}{done.stderr}"

    def serve(self, command: str) -> None:
        """Start a server on a machine of its own, and end it."""
        rights = [] if os.geteuid() == 0 else ["--map-root-user"]
        alone = ["unshare", "--net", *rights, "python3", "-c", APART]
        able = subprocess.run([*alone, "true"], capture_output=True, check=False).returncode == 0
        words = [*alone, f"exec {command}"] if able else ["bash", "-c", f"exec {command}"]
        with subprocess.Popen(
            words,
            cwd=self.place,
            env=self.env,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        ) as server:
            assert server.stdout and server.stderr
            said = server.stdout.readline()
            server.terminate()
            rest, errors = server.communicate()
        assert "http" in said + rest, f"{command}: {said}{rest}{errors}"


def test_every_command_runs_as_it_is_written(
    tmp_path: Path, pure: Path, postgres: Postgres
) -> None:
    machine = Machine(tmp_path, pure, postgres)
    ran = 0
    for command in [each for page in reversed(PAGES) for each in commands(page)]:
        if command.startswith(tuple(ELSEWHERE)) or is_named_only(command):
            continue
        assert STARTING.match(command) or command.startswith("~/handvoll/bin/"), command
        machine.run(command)
        ran += 1
    assert ran > 20


def test_the_unit_can_be_loaded(tmp_path: Path) -> None:
    unit = (ROOT / "src/handvoll/hosting/handvoll.service").read_text("utf-8")
    settings = dict(re.findall(r"^(\w+)=(.*)$", unit, re.MULTILINE))
    assert settings["DynamicUser"] == settings["NoNewPrivileges"] == "yes"
    assert int(settings["LimitNOFILE"]) >= 65_536
    if shutil.which("systemd-analyze"):
        program = unit.replace("/opt/handvoll/bin/handvoll", "/bin/true")
        (tmp_path / "handvoll.service").write_text(program)
        verify = ["systemd-analyze", "verify", str(tmp_path / "handvoll.service")]
        done = subprocess.run(verify, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert "handvoll.service" not in done.stderr, done.stderr
