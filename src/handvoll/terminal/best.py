"""The best results of somebody who plays alone (P22), kept in a small file of theirs."""

from __future__ import annotations

import json
import os
from pathlib import Path

KEPT = 10  # results of each game and variant


def place() -> Path:
    """Where results are kept."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data, "handvoll", "best.json")


def results(kind: str) -> list[int]:
    """The best results so far, the best first; none if they cannot be read."""
    try:
        kept = json.loads(place().read_text("utf-8")).get(kind, [])
        return sorted((int(points) for points in kept), reverse=True)
    except (OSError, ValueError, TypeError, AttributeError):
        return []


def add(kind: str, points: int) -> list[int]:
    """Keep a result if it is among the best; those before it. Raises nothing if it cannot."""
    before = results(kind)
    try:
        everything = json.loads(place().read_text("utf-8"))
    except (OSError, ValueError):
        everything = {}
    everything[kind] = sorted([*before, points], reverse=True)[:KEPT]
    try:
        place().parent.mkdir(parents=True, exist_ok=True)
        new = place().with_suffix(".new")
        new.write_text(json.dumps(everything), "utf-8")
        new.replace(place())
    except OSError:
        pass  # a result that cannot be kept is still a result
    return before
