"""Days: when one begins in a house, and how many in a row somebody has played."""

from __future__ import annotations

import time
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

FORGIVEN = 1  # days missed between two that were played


def wall() -> float:
    """The time on the wall, in seconds."""
    return time.time()


def here(zone: str) -> datetime:
    """What clocks show in a time zone; without one, where this machine is."""
    now = datetime.fromtimestamp(wall(), UTC)
    return now.astimezone(ZoneInfo(zone) if zone else None)


def today(zone: str = "") -> str:
    """The day it is."""
    return here(zone).date().isoformat()


def until_midnight(zone: str = "") -> int:
    """Seconds until the next day begins."""
    now = here(zone)
    next_day = datetime.combine(now.date() + timedelta(1), datetime.min.time(), now.tzinfo)
    return max(1, int((next_day - now).total_seconds()))


def day_before(day: str, days: int = 1) -> str:
    """The day so many days earlier."""
    return (date.fromisoformat(day) - timedelta(days)).isoformat()


def is_day(text: str) -> bool:
    """Whether this is a day, written like 2026-11-17."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def streaks(played: Iterable[str], now: str) -> tuple[int, int]:
    """How many days in a row are played until now, and the longest row; a missed day is forgiven.

    Days that were missed do not count, they only do not end a row.
    """
    run = longest = 0
    last: date | None = None
    for day in sorted({date.fromisoformat(day) for day in played}):
        goes_on = last is not None and (day - last).days <= FORGIVEN + 1
        run = run + 1 if goes_on else 1
        longest, last = max(longest, run), day
    alive = last is not None and (date.fromisoformat(now) - last).days <= FORGIVEN + 1
    return (run if alive else 0), longest
