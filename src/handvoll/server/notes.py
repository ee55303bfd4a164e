"""Structured logs: one JSON line per thing, never cards, names, tokens, salts or cookies."""

from __future__ import annotations

import sys
import time
import traceback
from types import TracebackType

import msgspec


def note(what: str, *, trace: TracebackType | None = None, **facts: str | int | float) -> None:
    """Write one line to stderr. A trace tells places in the code only, no values."""
    places = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(trace)]
    line = {"at": round(time.time(), 3), "what": what, **facts}
    if places:
        line["places"] = " ".join(places[-8:])
    sys.stderr.write(msgspec.json.encode(line).decode() + "\n")
