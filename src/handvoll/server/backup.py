"""Backups: everything a server knows in one file, and back.

The file is a SQLite store with the signing keys in it, so that people keep their seats after a
restore: it is as secret as the data folder itself.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from handvoll.server.errors import BadRequest, NotNow
from handvoll.server.folder import store_file

KEYS = "keys"  # in meta, only in backups


def back_up(data: Path, copy: Path) -> None:
    """A complete copy in one file, also while the server runs; raises NotNow or BadRequest."""
    if not store_file(data).exists():
        raise BadRequest("copy-nothing", folder=str(data))
    if copy.exists():
        raise NotNow("copy-exists", file=str(copy))
    copy.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(copy, os.O_CREAT | os.O_EXCL, 0o600))
    keys = (data / "keys").read_text("ascii")
    with (
        closing(sqlite3.connect(store_file(data))) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")
        target.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (KEYS, keys))
        target.commit()


def restore(copy: Path, data: Path) -> None:
    """Bring a copy back into an empty folder; raises BadRequest if it is not whole."""
    if store_file(data).exists():
        raise NotNow("copy-not-empty", folder=str(data))
    keys = _checked_keys(copy)
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    for file in (store_file(data), data / "keys"):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    (data / "keys").write_text(keys, "ascii")
    with closing(_read_only(copy)) as source, closing(sqlite3.connect(store_file(data))) as target:
        source.backup(target)
        target.execute("DELETE FROM meta WHERE key = ?", (KEYS,))
        target.commit()


def _checked_keys(copy: Path) -> str:
    """The keys in a copy that is whole."""
    try:
        with closing(_read_only(copy)) as source:
            verdict = source.execute("PRAGMA integrity_check").fetchone()[0]
            row = source.execute("SELECT value FROM meta WHERE key = ?", (KEYS,)).fetchone()
    except sqlite3.Error as error:
        raise BadRequest("copy-broken", file=str(copy), problem=str(error)) from None
    if verdict != "ok" or row is None:
        raise BadRequest("copy-broken", file=str(copy), problem=str(verdict))
    return str(row[0])


def _read_only(copy: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)
