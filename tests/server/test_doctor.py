"""The doctor finds what is wrong with a set-up, and says what to do."""

from __future__ import annotations

import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from handvoll.server.doctor import Finding, Patient, examine
from handvoll.server.store.schema import STEPS, migrate
from handvoll.text import LANGUAGES, say
from tests.server.postgres import Postgres
from tests.server.test_command import handvoll


def found(patient: Patient) -> dict[str, Finding]:
    """What the doctor says, by message; every sentence can be said in every language."""
    findings = list(examine(patient))
    for finding in findings:
        for language in LANGUAGES:
            assert "{" not in say(finding.message, finding.facts, language)
    return {finding.message: finding for finding in findings}


def store_of(data: Path, schema: int) -> None:
    data.mkdir(mode=0o700)
    with closing(sqlite3.connect(data / "handvoll.sqlite")) as db:
        migrate(db)
        db.execute(f"PRAGMA user_version = {schema}")


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_a_new_folder_is_well(tmp_path: Path) -> None:
    told = found(Patient(tmp_path / "new", free_port()))
    assert {"doctor-folder", "doctor-room", "doctor-port", "doctor-descriptors"} <= set(told)
    assert not any(finding.state == "ill" for finding in told.values())


@pytest.mark.parametrize(
    ("schema", "message"),
    [
        (len(STEPS), "doctor-tables"),
        (len(STEPS) - 1, "doctor-older"),
        (len(STEPS) + 1, "doctor-newer"),
    ],
)
def test_the_schema_of_the_tables_is_told(tmp_path: Path, schema: int, message: str) -> None:
    store_of(tmp_path / "data", schema)
    assert message in found(Patient(tmp_path / "data", free_port()))


def test_a_folder_others_can_read_a_file_that_is_none_and_a_taken_port(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o755)
    (tmp_path / "data" / "handvoll.sqlite").write_bytes(b"no database" * 100)
    with closing(socket.socket()) as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        told = found(Patient(tmp_path / "data", taken.getsockname()[1]))
    assert told["doctor-folder-open"].state == "mind"
    assert told["doctor-tables-damaged"].state == "ill"
    assert told["doctor-port-taken"].state == "mind"


def test_a_clock_behind_the_last_game_is_told(tmp_path: Path) -> None:
    store_of(tmp_path / "data", len(STEPS))
    with closing(sqlite3.connect(tmp_path / "data" / "handvoll.sqlite")) as db:
        db.execute("INSERT INTO houses VALUES ('h', 4102444800000)")  # in 2100
        db.commit()
    assert "doctor-clock-behind" in found(Patient(tmp_path / "data", free_port()))


def test_an_address_without_https_or_without_anybody_is_told(tmp_path: Path) -> None:
    origins = ("http://games.example.org", f"https://127.0.0.1:{free_port()}")
    told = found(Patient(tmp_path, free_port(), origins=origins))
    assert told["doctor-plain"].state == "mind"
    assert told["doctor-no-tls"].state == "ill"


@pytest.mark.slow
def test_the_database_is_looked_at_too(tmp_path: Path, postgres: Postgres) -> None:
    patient = Patient(tmp_path, free_port(), postgres.database())
    told = found(patient)
    assert {"doctor-database", "doctor-connections", "doctor-empty", "doctor-clock"} <= set(told)
    assert told["doctor-not-durable"].state == "ill", "tests run it without fsync"
    many = found(Patient(tmp_path, free_port(), patient.database, workers=1000))
    assert many["doctor-few-connections"].state == "ill"


@pytest.mark.slow
def test_the_command_says_it_and_ends_accordingly(tmp_path: Path) -> None:
    port = str(free_port())
    done = handvoll("doctor", "--data", tmp_path / "new", "--port", port, "--lang", "en")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "✓ tables are kept in" in done.stdout
    nowhere = f"postgresql://anna:secret@127.0.0.1:{port}/none"
    done = handvoll("doctor", "--database-url", nowhere, "--port", port, "--lang", "de")
    assert done.returncode == 1
    assert "✗ die Datenbank ist nicht erreichbar" in done.stdout
    assert "secret" not in done.stdout + done.stderr
