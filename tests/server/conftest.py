"""A server for the tests that need nothing special."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres
from tests.server.process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server in a process of its own."""
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for one file of tests, whose calendar can be turned."""
    with Server(tmp_path_factory.mktemp("house") / "data", "tests.server.run_daily") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    running = Postgres()
    yield running
    running.remove()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits, half a second for a request and 300 descriptors."""
    with Server(tmp_path_factory.mktemp("hasty") / "data", "tests.server.run_hasty") as server:
        yield server


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits that believes a proxy on this machine."""
    with Server(tmp_path_factory.mktemp("proxied") / "data", "tests.server.run_proxied") as server:
        yield server
