"""The container, built and run as docs/hosting.md says: make soak SOAKS=container.

Every step of the file, the user, the read-only root, the volume and the health check are real; the
images it begins with are stand-ins (tests/project/engines.py).

Needs root, podman, netavark, runc, iptables and mmdebstrap, and no image of ours that is there
already.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.project.engines import STAND_INS, Podman
from tests.project.test_commands import commands
from tests.project.wheels import ROOT


@pytest.fixture(scope="module")
def podman(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Podman]:
    engine = Podman(tmp_path_factory.mktemp("podman"))
    engine.stand_in(STAND_INS)
    yield engine
    engine.end()


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
