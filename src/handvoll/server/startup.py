"""Before the doors open: whether the folder can be used, in one sentence if it cannot."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from handvoll.server.backup import back_up
from handvoll.server.diagnostics import note
from handvoll.server.errors import BadRequest, NotNow
from handvoll.server.folder import store_file
from handvoll.server.people import load_secrets
from handvoll.server.store.schema import STEPS, NewerStore
from handvoll.server.store.sqlite import CLEAN, SqliteStore, connect


def check(data: Path) -> None:
    """Make sure that tables and keys can be read and written; raises BadRequest or NotNow."""
    file = store_file(data)
    try:
        if file.exists():
            _check_pages(file)
            _keep_copy(data, file)
        SqliteStore(file).let_go()
    except NewerStore:
        raise BadRequest("serve-newer", file=str(file)) from None
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL:  # ours have none
            raise NotNow("serve-folder", folder=str(data), problem=str(error)) from None
        raise BadRequest("serve-damaged", file=str(file), problem=str(error)) from None
    except OSError as error:
        raise _cannot_keep(data, error) from None
    _check_keys(data)


def _check_pages(file: Path) -> None:
    """After a crash, look whether every page of the file is what it should be."""
    with closing(connect(file)) as db:
        if db.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone() is None:
            return
        if db.execute("SELECT 1 FROM meta WHERE key = ?", (CLEAN,)).fetchone():
            return
        verdict = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict.replace("\n", " "))


def _keep_copy(data: Path, file: Path) -> None:
    """Before a folder is brought up to date, keep it as it was; raises NotNow."""
    with closing(connect(file)) as db:
        taken = int(db.execute("PRAGMA user_version").fetchone()[0])
    if not 0 < taken < len(STEPS):
        return
    load_secrets(data / "keys")
    copies = (data / f"before-schema-{len(STEPS)}{more}" for more in ("", *range(-2, -99, -1)))
    copy = next(each for each in copies if not each.exists())
    try:
        back_up(data, copy)
    except (sqlite3.Error, OSError) as error:
        copy.unlink(missing_ok=True)
        raise NotNow("serve-no-copy", folder=str(data), problem=str(error)) from None
    note("upgrade", schema=len(STEPS), before=taken, copy=copy.name)


def _check_keys(data: Path) -> None:
    try:
        load_secrets(data / "keys")
    except ValueError:
        raise BadRequest("serve-keys", file=str(data / "keys")) from None
    except OSError as error:
        raise _cannot_keep(data, error) from None


def _cannot_keep(data: Path, error: OSError) -> NotNow:
    return NotNow("serve-folder", folder=str(data), problem=error.strerror or "?")
