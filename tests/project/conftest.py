"""What is built once for all tests here."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.project.wheels import built
from tests.server.conftest import postgres

__all__ = ["postgres", "pure", "sources"]


@pytest.fixture(scope="session")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as they are handed out."""
    return built(tmp_path_factory.mktemp("sources"), "--sdist")


@pytest.fixture(scope="session")
def pure(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel without compiled rules, built of those sources."""
    return built(tmp_path_factory.mktemp("pure"), "--wheel", str(sources), HANDVOLL_PURE="1")
