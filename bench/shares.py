"""Processes held to a share of a core each, as if every one had a small machine to itself.

Who has used more of the processor than its share is stopped until it may go on. What counts is
the time it used, so a machine that is busy with other things takes nothing from anybody's share.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

STRIDE = 0.002  # seconds from one look at the processes to the next
SAVED = 0.05  # seconds of the processor that may be left over for later


class Held:
    """One process and what it may still use of the processor."""

    def __init__(self, pid: int, share: float) -> None:
        self._pid = pid
        self._share = share
        self._clock = clock_of(pid)
        self._now, self._used = time.monotonic(), time.clock_gettime(self._clock)
        self._left = 0.0  # seconds
        self._stopped = False

    def look(self) -> None:
        """Stop it if it used more than its share, or let it go on."""
        now, used = time.monotonic(), time.clock_gettime(self._clock)
        earned = self._share * (now - self._now)
        self._left = min(self._left + earned - (used - self._used), SAVED)
        self._now, self._used = now, used
        if self._stopped != (self._left < 0):
            self._stopped = not self._stopped
            os.kill(self._pid, signal.SIGSTOP if self._stopped else signal.SIGCONT)


def clock_of(pid: int) -> int:
    """Linux's name for the clock of the time that all threads of a process have used."""
    return (~pid << 3) | 2


@contextmanager
def held(pids: Sequence[int], share: float) -> Iterator[None]:
    """Hold processes to a share of a core each; another process watches them."""
    command = [sys.executable, "-m", __name__, str(share), *map(str, pids)]
    watch = subprocess.Popen(command, stdin=subprocess.PIPE)
    try:
        yield
    finally:
        watch.communicate()
    assert watch.returncode == 0, "nobody watched"


def main(share: float, pids: Sequence[int]) -> None:
    """Watch until there is nothing more to read; then let all go on."""
    all_held = [Held(pid, share) for pid in pids]
    try:
        while not select.select([sys.stdin], [], [], STRIDE)[0]:
            for each in all_held:
                each.look()
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


if __name__ == "__main__":
    main(float(sys.argv[1]), [int(pid) for pid in sys.argv[2:]])
