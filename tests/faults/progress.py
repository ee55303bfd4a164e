"""How far a long test is, for whoever waits for it (pytest -s)."""

from __future__ import annotations

import time


class Progress:
    """Says how much is done, and how long it took."""

    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = total
        self.begun = time.monotonic()
        self._next = 0.0

    def show(self, done: int, remark: str = "") -> None:
        """Say that so much is done, every twentieth part."""
        if done < min(self._next, self.total):
            return
        self._next = done + self.total / 20
        seconds = time.monotonic() - self.begun
        print(f"{self.what}: {done:,} of {self.total:,} in {seconds:.0f} s  {remark}", flush=True)
