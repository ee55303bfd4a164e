"""The public house of compose.yaml: its parts speak of the same names, ports and options."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml  # type: ignore[import-untyped]
from typer.testing import CliRunner

from handvoll.cli import app
from tests.project.wheels import ROOT

PORT = "8515"


@pytest.fixture
def compose() -> Any:
    text = (ROOT / "compose.yaml").read_text("utf-8")
    return yaml.safe_load(re.sub(r"\$\{HOUSE:-(\w+)\}|\$\{PASSWORD:\?[^}]*\}", r"\1", text))


def test_the_house_is_served_with_options_there_are(compose: Any) -> None:
    word, *options = compose["services"]["handvoll"]["command"]
    said = CliRunner().invoke(app, [word, "--help"], env={"COLUMNS": "200"}).output
    assert all(option.partition("=")[0] in said for option in options)
    assert f"--port={PORT}" in options
    (network,) = compose["networks"]["house"]["ipam"]["config"]
    assert f"--proxy={network['subnet']}" in options, "the proxy's word is believed, and no other's"


def test_the_house_finds_its_database(compose: Any) -> None:
    services = compose["services"]
    house, database = services["handvoll"], services["database"]["environment"]
    url = urlsplit(house["environment"]["HANDVOLL_DATABASE_URL"])
    assert url.hostname in services
    assert url.username == database["POSTGRES_USER"]
    assert url.path.removeprefix("/") == database["POSTGRES_DB"]
    assert house["depends_on"][url.hostname]["condition"] == "service_healthy"
    assert "pg_isready" in " ".join(services[url.hostname]["healthcheck"]["test"])


def test_the_proxy_and_the_image_agree_on_the_port(compose: Any) -> None:
    services, image = compose["services"], (ROOT / "Containerfile").read_text("utf-8")
    assert services["caddy"]["command"].endswith(f"--to handvoll:{PORT}")
    assert f"EXPOSE {PORT}\n" in image
    assert f"127.0.0.1:{PORT}/healthz" in image
    assert services["handvoll"]["build"]["dockerfile"] == "Containerfile"
    assert {"443:443", "80:80"} <= set(services["caddy"]["ports"])
    used = {each["networks"][0] for each in services.values()}
    assert used == set(compose["networks"])
