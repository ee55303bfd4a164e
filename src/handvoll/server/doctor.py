"""Looks a set-up over, as a careful host would: what is well, what is not, and what to do."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sqlite3
import ssl
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import asyncpg

import handvoll
from handvoll.server.addresses import nearby
from handvoll.server.app import WEB
from handvoll.server.connections import descriptors
from handvoll.server.folder import store_file
from handvoll.server.store.pg_schema import STEPS as DATABASE_STEPS
from handvoll.server.store.schema import STEPS

LEAST_ROOM = 500_000_000  # bytes
FEW_DESCRIPTORS = 4_096
OLDEST_POSTGRES = 15
CLOCK_OFF = 2.0  # seconds between two machines that count deadlines together
CERTIFICATE_DAYS = 14
PATIENCE = 5.0  # seconds for an answer from elsewhere
PER_PROCESS = 6  # connections to PostgreSQL

State = Literal["well", "mind", "ill"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: how it is, as a message with its facts."""

    state: State
    message: str
    facts: dict[str, str]


@dataclass(frozen=True, slots=True)
class Patient:
    """What is to be looked at."""

    data: Path
    port: int
    database: str | None = None
    origins: tuple[str, ...] = ()
    workers: int = 1


def well(message: str, **facts: str) -> Finding:
    """All is as it should be."""
    return Finding("well", message, facts)


def mind(message: str, **facts: str) -> Finding:
    """It will do, but could be better."""
    return Finding("mind", message, facts)


def ill(message: str, **facts: str) -> Finding:
    """It will not do."""
    return Finding("ill", message, facts)


def examine(patient: Patient) -> Iterator[Finding]:
    """Everything that can be looked at from here, one after the other."""
    yield _program()
    yield _client(WEB)
    if patient.database is None:
        yield from _folder(patient.data)
    yield _port(patient.port)
    yield _addresses()
    yield _descriptors()
    for origin in patient.origins:
        yield _certificate(origin)
    if patient.database is not None:
        yield from asyncio.run(_database(patient.database, patient.workers))


def _program() -> Finding:
    if handvoll.compiled():
        return well("doctor-compiled", version=handvoll.__version__)
    return mind("doctor-interpreted", version=handvoll.__version__)


def _client(web: Path) -> Finding:
    return well("doctor-client") if (web / "index.html").exists() else ill("doctor-no-client")


# The folder


def _folder(data: Path) -> Iterator[Finding]:
    there = next(each for each in (data, *data.parents) if each.exists())
    if not os.access(there, os.W_OK):
        yield ill("doctor-folder-closed", folder=str(data))
        return
    yield well("doctor-folder", folder=str(data))
    if data.exists() and data.stat().st_mode & 0o077 and os.name == "posix":
        yield mind("doctor-folder-open", folder=str(data))
    yield _room(there)
    if store_file(data).exists():
        yield _tables(store_file(data))


def _room(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    facts = {"free": f"{free / 1e9:.1f}"}
    return well("doctor-room", **facts) if free >= LEAST_ROOM else ill("doctor-no-room", **facts)


def _tables(file: Path) -> Finding:
    """The file's schema, and whether its time runs ahead of the clock on the wall."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
            schema = int(db.execute("PRAGMA user_version").fetchone()[0])
            beat = db.execute("SELECT max(beat) FROM houses").fetchone()[0] or 0
    except sqlite3.Error as error:
        return ill("doctor-tables-damaged", file=str(file), problem=str(error))
    if beat / 1000 > time.time() + 60:
        return mind("doctor-clock-behind")
    return _schema(schema, len(STEPS))


def _schema(found: int, known: int) -> Finding:
    if found > known:
        return ill("doctor-newer")
    return well("doctor-tables") if found == known else mind("doctor-older")


# The machine


def _port(port: int) -> Finding:
    with closing(socket.socket()) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("0.0.0.0", port))
            probe.listen()
        except PermissionError:
            return ill("doctor-port-forbidden", port=str(port))
        except OSError:
            return mind("doctor-port-taken", port=str(port))
    return well("doctor-port", port=str(port))


def _addresses() -> Finding:
    found = nearby()
    if not found:
        return mind("doctor-alone")
    return well("doctor-addresses", addresses=", ".join(found))


def _descriptors() -> Finding:
    count = descriptors()
    facts = {"count": str(count)}
    if count >= FEW_DESCRIPTORS:
        return well("doctor-descriptors", **facts)
    return mind("doctor-few-descriptors", **facts)


# Elsewhere


def _certificate(origin: str) -> Finding:
    """Whether a public address answers with a certificate that browsers will take."""
    place = urlsplit(origin)
    if place.scheme != "https" or not place.hostname:
        return mind("doctor-plain", origin=origin)
    try:
        with (
            socket.create_connection((place.hostname, place.port or 443), PATIENCE) as line,
            ssl.create_default_context().wrap_socket(line, server_hostname=place.hostname) as tls,
        ):
            until = ssl.cert_time_to_seconds(str((tls.getpeercert() or {})["notAfter"]))
    except (OSError, ssl.SSLError, KeyError) as error:
        return ill("doctor-no-tls", origin=origin, problem=str(error))
    days = int((until - time.time()) / 86_400)
    facts = {"origin": origin, "days": str(days)}
    found = well if days >= CERTIFICATE_DAYS else mind
    return found("doctor-tls", **facts)


async def _database(url: str, workers: int) -> list[Finding]:
    try:
        db = await asyncpg.connect(url, timeout=PATIENCE)
    except (OSError, asyncpg.PostgresError, ValueError) as error:
        return [ill("doctor-no-database", problem=str(error) or type(error).__name__)]
    try:
        return [await look(db) for look in _looks(workers)]
    finally:
        with suppress(OSError, asyncpg.PostgresError):
            await db.close()


def _looks(workers: int) -> list[Callable[[asyncpg.Connection], Awaitable[Finding]]]:
    return [_version, lambda db: _connections(db, workers), _durable, _database_schema, _clock]


async def _version(db: asyncpg.Connection) -> Finding:
    number = int(await db.fetchval("SHOW server_version_num")) // 10_000
    facts = {"version": str(number), "least": str(OLDEST_POSTGRES)}
    if number < OLDEST_POSTGRES:
        return ill("doctor-old-database", **facts)
    return well("doctor-database", **facts)


async def _connections(db: asyncpg.Connection, workers: int) -> Finding:
    most = int(await db.fetchval("SHOW max_connections"))
    facts = {"most": str(most), "needed": str(workers * PER_PROCESS)}
    if most < workers * PER_PROCESS:
        return ill("doctor-few-connections", **facts)
    return well("doctor-connections", **facts)


async def _durable(db: asyncpg.Connection) -> Finding:
    safe = [await db.fetchval(f"SHOW {name}") for name in ("fsync", "full_page_writes")]
    return well("doctor-durable") if safe == ["on", "on"] else ill("doctor-not-durable")


async def _database_schema(db: asyncpg.Connection) -> Finding:
    if await db.fetchval("SELECT to_regclass('steps')") is None:
        return well("doctor-empty")
    return _schema(await db.fetchval("SELECT count(*) FROM steps"), len(DATABASE_STEPS))


async def _clock(db: asyncpg.Connection) -> Finding:
    theirs = float(await db.fetchval("SELECT extract(epoch FROM clock_timestamp())"))
    off = abs(theirs - time.time())
    facts = {"seconds": f"{off:.1f}"}
    return well("doctor-clock", **facts) if off < CLOCK_OFF else mind("doctor-clock-off", **facts)
