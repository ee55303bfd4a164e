"""The time between two rounds."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Rest:
    """The time between two rounds: the next one waits until people are ready for it."""

    line: int  # since which
    since: int
    ready: set[str] = field(default_factory=set)
    over: bool = False  # it took too long
