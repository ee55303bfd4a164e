"""Structured logs: one JSON line per thing, never cards, names, tokens, salts or cookies."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType

import msgspec

QUIET = 60.0  # seconds for which a library does not repeat itself


def note(what: str, *, trace: TracebackType | None = None, **facts: str | int | float) -> None:
    """Write one line to stderr. A trace tells places in the code only, no values."""
    places = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(trace)]
    line = {"at": round(time.time(), 3), "what": what, **facts}
    if places:
        line["places"] = " ".join(places[-8:])
    with suppress(OSError, ValueError):  # whoever read the notes may be gone; the house goes on
        sys.stderr.write(msgspec.json.encode(line).decode() + "\n")


class Notes(logging.Handler):
    """What libraries log, as our notes: their words without the values filled in.

    The same words once a minute: whoever sends what is no request decides how often they are said.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[tuple[str, int, str], float] = {}  # by place and error

    def emit(self, record: logging.LogRecord) -> None:
        """Note one record, unless the same was noted just now."""
        trace = record.exc_info[2] if record.exc_info else None
        kind = record.exc_info[0] if record.exc_info else None
        facts = {"error": kind.__name__} if kind else {}
        place, now = (record.pathname, record.lineno, facts.get("error", "")), self._clock()
        if now - self._said.get(place, -QUIET) < QUIET:
            return
        self._said[place] = now
        words = str(record.msg).partition("\n")[0]
        note(
            "library", logger=record.name, level=record.levelname, words=words, trace=trace, **facts
        )


def note_what_libraries_log() -> None:
    """Let everything that is logged become notes."""
    logging.basicConfig(level=logging.WARNING, handlers=[Notes()], force=True)
