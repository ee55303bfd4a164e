"""Schemathesis asks the API what its schema allows and what it forbids; the answers keep it.

The long form is HANDVOLL_FUZZ=1000 pytest -s tests/faults/test_schema.py.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.faults.progress import Progress
from tests.server.guest import Guest
from tests.server.process import Server

EXAMPLES = int(os.environ.get("HANDVOLL_FUZZ", "5"))  # for each route, of each kind
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.mark.parametrize("mode", GenerationMode, ids=lambda mode: mode.value)
def test_answers_keep_the_schema(server: Server, mode: GenerationMode) -> None:
    anna, tables = asyncio.run(house_with_tables(server.address))
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema")
    operations = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    assert len(operations) > 15
    progress = Progress(f"{mode.value} requests", len(operations) * EXAMPLES)
    with requests.Session() as session:
        session.headers.update({"origin": server.address, "cookie": f"handvoll={anna.cookie}"})
        for number, operation in enumerate(operations, 1):
            ask(operation, mode, tables, session)
            progress.show(number * EXAMPLES, operation.label)
    assert "failed" not in server.written()
    assert "Traceback" not in server.written()


def ask(
    operation: APIOperation[Any, Any, Any, Any],
    mode: GenerationMode,
    tables: list[str],
    session: requests.Session,
) -> None:
    """Ask a route many things, half of them about tables that are there."""

    @given(case=operation.as_strategy(mode), table=st.sampled_from([*tables, "", "", ""]))
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def asked(case: Case[Any], table: str) -> None:
        if table and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(session=session, checks=CHECKS)

    with suppress(Unsatisfiable):  # nothing wrong can be asked of a route that takes nothing
        asked()


async def house_with_tables(address: str) -> tuple[Guest, list[str]]:
    """Anna, and a table of hers that waits, one in mid-game, and one where the game is over."""
    anna = await Guest.known(address, "Anna")
    waiting = await anna.open("go5", 3)
    playing = await anna.open("highfive", 2, fill="random")
    await anna.post(f"/api/tables/{playing}/start")
    over = await anna.post("/api/tables", game="igo", seats=3, settings={"pace": 0})
    await anna.post(f"/api/tables/{over['id']}/start", fill="random")
    async with anna.live(over["id"]) as live:
        await live.until(lambda update: update["table"]["status"] == "over")
    return anna, [waiting, playing, over["id"]]
