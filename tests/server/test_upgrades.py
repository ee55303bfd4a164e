"""Every store that was ever released is brought up to date: nothing is lost, and games go on.

tests/server/stores holds what the servers of earlier schemas left behind (tools/stores.py).
"""

from __future__ import annotations

import asyncio
import json
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from handvoll.engine.record import Record
from handvoll.server.backup import restore
from handvoll.server.fair import verify
from handvoll.server.store.schema import STEPS
from tests.server.guest import Guest
from tests.server.postgres import Postgres
from tests.server.process import Server
from tests.server.test_command import handvoll

pytestmark = pytest.mark.slow
STORES = Path(__file__).parent / "stores"
SCHEMAS = sorted(file.name.split(".")[0] for file in STORES.glob("*.keys"))
Known = dict[str, Any]


def known(schema: str, store: str) -> Known:
    """What was going on when this store was left."""
    found: Known = json.loads((STORES / f"{schema}.{store}.json").read_text("utf-8"))
    return found


def folder_of(schema: str, place: Path) -> Path:
    """The folder that a server of this schema left."""
    data = place / schema
    data.mkdir()
    with closing(sqlite3.connect(data / "handvoll.sqlite")) as db:
        db.executescript((STORES / f"{schema}.sqlite.sql").read_text("utf-8"))
    shutil.copy(STORES / f"{schema}.keys", data / "keys")
    return data


def schema_of(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


async def go_on(address: str, told: Known) -> None:
    """Anna's cookie is good, her game is where it was and can be played to its end."""
    anna = Guest(address, "Anna", told["person"], told["cookie"])
    mine = {table["id"] for table in await anna.get("/api/me/tables")}
    assert mine == {told["running"], told["over"], told["waiting"]}
    async with anna.live(told["running"]) as table:
        await table.until(lambda update: update["moves"])
        view = table.update["view"]
        assert {name: view[name] for name in told["view"]} == told["view"]
        assert await table.play_on(Random(3)) > 0
        assert table.update["table"]["status"] == "over"
    page = await anna.get("/api/you")
    assert page["per_game"][0]["game"] == "fifteen" and page["games"] >= 1, "counted from now on"
    for table_id in (told["running"], told["over"]):
        record = (await anna.send("GET", f"/api/tables/{table_id}/record")).text
        assert verify(Record.loads(record)).count > 0


def test_there_is_a_store_of_every_schema() -> None:
    assert [f"schema-{number}" for number in range(1, len(STEPS) + 1)] == SCHEMAS


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_folder_is_brought_up_to_date_and_its_games_go_on(tmp_path: Path, schema: str) -> None:
    data = folder_of(schema, tmp_path)
    before = schema_of(data / "handvoll.sqlite")
    with Server(data) as server:
        asyncio.run(go_on(server.address, known(schema, "sqlite")))
    assert schema_of(data / "handvoll.sqlite") == len(STEPS)
    copies = sorted(data.glob("before-*"))
    assert len(copies) == (before < len(STEPS)), "a copy before each upgrade, and only then"
    for copy in copies:
        assert schema_of(copy) == before, "as it was"
        restore(copy, tmp_path / "back")
        assert schema_of(tmp_path / "back" / "handvoll.sqlite") == before


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_database_is_brought_up_to_date_and_its_games_go_on(
    tmp_path: Path, postgres: Postgres, schema: str
) -> None:
    url = postgres.database()
    asyncio.run(fill(url, (STORES / f"{schema}.postgres.sql").read_text("utf-8")))
    with Server(tmp_path / "data", more=(url,)) as server:
        asyncio.run(go_on(server.address, known(schema, "postgres")))
    asyncio.run(copied(url, known(schema, "postgres"), schema != SCHEMAS[-1]))


async def copied(url: str, told: Known, wanted: bool) -> None:
    """Before an upgrade everything was copied, the running game as it was."""
    db = await asyncpg.connect(url)
    try:
        name = f"before_schema_{len(STEPS)}"
        query = "SELECT count(*) FROM information_schema.schemata WHERE schema_name = $1"
        assert await db.fetchval(query, name) == wanted
        if wanted:
            query = f"SELECT status FROM {name}.tables WHERE id = $1"
            assert await db.fetchval(query, told["running"]) == "playing"
    finally:
        await db.close()


async def fill(url: str, script: str) -> None:
    db = await asyncpg.connect(url)
    try:
        await db.execute(script)
    finally:
        await db.close()


def fill_the_disk() -> None:
    """No file of this process grows beyond ten pages."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, resource.RLIM_INFINITY))


def test_without_room_for_a_copy_nothing_is_changed(tmp_path: Path) -> None:
    data = folder_of("schema-1", tmp_path)
    command = [sys.executable, "-m", "handvoll", "serve", "--port", "0", "--data", str(data)]
    done = subprocess.run(
        [*command, "--lang", "en"],
        capture_output=True,
        text=True,
        preexec_fn=fill_the_disk,
        check=False,
    )
    assert done.returncode == 2
    assert "nothing was changed" in done.stderr
    assert schema_of(data / "handvoll.sqlite") == 1
    assert not list(data.glob("before-*"))


def test_an_older_server_refuses_a_newer_folder_in_one_sentence(tmp_path: Path) -> None:
    data = folder_of(SCHEMAS[-1], tmp_path)
    with closing(sqlite3.connect(data / "handvoll.sqlite")) as db:
        db.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    done = handvoll("serve", "--port", "0", "--data", data, "--lang", "en")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "newer Handvoll" in done.stderr


def test_an_older_server_refuses_a_newer_database_in_one_sentence(postgres: Postgres) -> None:
    url = postgres.database()
    asyncio.run(fill(url, (STORES / f"{SCHEMAS[-1]}.postgres.sql").read_text("utf-8")))
    asyncio.run(fill(url, f"INSERT INTO steps VALUES ({len(STEPS) + 1})"))
    done = handvoll("serve", "--port", "0", "--database-url", url, "--lang", "en")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "newer Handvoll" in done.stderr
