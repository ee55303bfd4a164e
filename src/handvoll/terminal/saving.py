"""Writing a record to a file, so that a game is not lost."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import mkstemp

from handvoll.engine.errors import HandvollError
from handvoll.engine.record import Record


def check_place(file: Path) -> None:
    """Make sure, before a game begins, that its record can be written there."""
    try:
        with file.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise _refusal(file, error) from None


def save(record: Record, file: Path) -> Path:
    """Write a record, if need be to another place; where it is. Raises HandvollError if nowhere."""
    try:
        file.write_text(record.dumps(), encoding="utf-8")
    except OSError as error:
        return _save_elsewhere(record, _refusal(file, error))
    return file


def _save_elsewhere(record: Record, refusal: HandvollError) -> Path:
    try:
        handle, name = mkstemp(prefix="handvoll-", suffix=".jsonl")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.dumps())
    except OSError:
        raise refusal from None
    return Path(name)


def _refusal(file: Path, error: OSError) -> HandvollError:
    return HandvollError("terminal-cannot-save", file=str(file), problem=error.strerror or "?")
