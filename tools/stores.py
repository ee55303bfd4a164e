"""Keep the stores of an earlier version, with games in their middle, to test upgrades.

python -m tools.stores REVISION NAME writes tests/server/stores/NAME.{sqlite.sql,postgres.sql,json}.
The revision's own server and the players of its own tests make them, on both stores.
"""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from tools.saying import ROOT

OUT = ROOT / "tests" / "server" / "stores"
# Runs within the revision: one game in its middle, one at its end, one table that waits.
PLAYING = """
import asyncio, json, sys
from pathlib import Path
from random import Random
from tests.server.guest import Guest
from tests.server.process import Server

async def play(address):
    anna = await Guest.known(address, "Anna")
    still = {"pace": 0, "grace": 3600}
    running = await anna.open("fifteen", 2, fill="random", settings=still)
    await anna.post(f"/api/tables/{running}/start")
    async with anna.live(running) as table:
        await table.play_on(Random(1), moves=6)
        await table.until(lambda update: update["moves"])
        view = table.update["view"]
    over = await anna.open("fifteen", 2, options={"colours": 2}, fill="random", settings=still)
    await anna.post(f"/api/tables/{over}/start")
    async with anna.live(over) as table:
        await table.play_on(Random(2))
    waiting = await anna.open("igo", 3)
    return {"cookie": anna.cookie, "person": anna.person, "running": running, "view": view,
            "over": over, "waiting": waiting}

data, *more = sys.argv[1:]
with Server(Path(data), more=tuple(more)) as server:
    known = asyncio.run(play(server.address))
print(json.dumps(known))
"""


def play(revision: Path, data: Path, *more: str) -> str:
    """Let a revision's people play; what is known of it."""
    env = {**os.environ, "PYTHONPATH": f"{revision / 'src'}:{revision}"}
    command = [sys.executable, "-c", PLAYING, str(data), *more]
    return subprocess.check_output(command, cwd=revision, env=env, text=True)


def keep_sqlite(revision: Path, data: Path, name: str) -> None:
    """A house in a folder."""
    known = play(revision, data)
    with closing(sqlite3.connect(data / "handvoll.sqlite")) as db:
        schema = db.execute("PRAGMA user_version").fetchone()[0]
        script = [*db.iterdump(), f"PRAGMA user_version = {schema};"]
    (OUT / f"{name}.sqlite.sql").write_text("\n".join(script) + "\n", "utf-8")
    (OUT / f"{name}.sqlite.json").write_text(known, "utf-8")
    (OUT / f"{name}.keys").write_bytes((data / "keys").read_bytes())


def keep_postgres(revision: Path, data: Path, name: str) -> None:
    """A house in a database."""
    from tests.server.postgres import Postgres  # noqa: PLC0415  (only where tests are)

    postgres = Postgres()
    try:
        url = postgres.database()
        known = play(revision, data, url)
        dump = [str(postgres.programs / "pg_dump"), "--inserts", "--no-owner", url]
        script = subprocess.check_output(dump, text=True)
    finally:
        postgres.remove()
    # What PostgreSQL says of itself changes with its version.
    lines = [line for line in script.splitlines() if line and not line.startswith(("--", "\\"))]
    kept = [line for line in lines if not line.startswith(("SET ", "SELECT pg_catalog."))]
    (OUT / f"{name}.postgres.sql").write_text("\n".join(kept) + "\n", "utf-8")
    (OUT / f"{name}.postgres.json").write_text(known, "utf-8")


def main(revision: str, name: str) -> None:
    """Keep both stores of a revision."""
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        tree, data = Path(place, "tree"), Path(place, "data")
        data.mkdir()
        subprocess.run(["git", "worktree", "add", "--detach", tree, revision], cwd=ROOT, check=True)
        try:
            keep_sqlite(tree, data / "sqlite", name)
            keep_postgres(tree, data / "postgres", name)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=ROOT, check=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
