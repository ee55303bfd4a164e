"""A backup is one file, taken while people play, and everything comes back from it."""

from __future__ import annotations

import asyncio
import stat
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from handvoll.server.backup import back_up, restore
from handvoll.server.errors import BadRequest, NotNow
from tests.server.guest import Guest
from tests.server.process import Server

pytestmark = pytest.mark.slow


LOADED = """
import sys
import handvoll.commands.serving, handvoll.server.backup, handvoll.server.folder
print([name for name in ("litestar", "uvicorn") if name in sys.modules])
"""


def test_who_only_copies_loads_no_server() -> None:
    loaded = subprocess.check_output([sys.executable, "-c", LOADED], text=True)
    assert loaded == "[]\n"


def test_a_game_goes_on_from_a_backup(tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "backup"
    with Server(tmp_path / "data") as server:
        anna, table, view = asyncio.run(play_a_little(server.address))
        back_up(server.data, copy)
        with pytest.raises(NotNow):
            back_up(server.data, copy)
        server.kill()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with pytest.raises(NotNow):
        restore(copy, tmp_path / "data")
    restore(copy, tmp_path / "elsewhere")
    with Server(tmp_path / "elsewhere") as server:
        anna.address = server.address
        asyncio.run(go_on(anna, table, view))


async def play_a_little(address: str) -> tuple[Guest, str, object]:
    anna = await Guest.known(address, "Anna")
    table = await anna.open("fifteen", 2, fill="random", settings={"pace": 0, "grace": 3600})
    await anna.post(f"/api/tables/{table}/start")
    async with anna.live(table) as a:
        await a.play_on(Random(1), moves=6)
        await a.until(lambda update: update["moves"])
        return anna, table, a.update["view"]


async def go_on(anna: Guest, table: str, view: object) -> None:
    async with anna.live(table) as a:
        await a.until(lambda update: update["moves"])
        assert a.update["view"] == view
        assert await a.play_on(Random(2), moves=3) == 3


def test_half_a_backup_is_refused(tmp_path: Path) -> None:
    for content in (b"", b"not a database" * 100):
        (tmp_path / "copy").write_bytes(content)
        with pytest.raises(BadRequest):
            restore(tmp_path / "copy", tmp_path / "data")
        assert not (tmp_path / "data").exists()
    with pytest.raises(BadRequest):
        back_up(tmp_path / "nowhere", tmp_path / "other")
