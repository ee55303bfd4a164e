"""Servers that start at once: everything is imported once, and every server is a fork of that.

A thousand power cuts would otherwise wait for Python's imports most of the time.
python -m tests.faults.nursery FOLDER [DATABASE]: forks a server for every line it reads, a port
and how many hours its clock is off.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from functools import partial

from tests.server.process import ROOT, Server


class ForkedServer(Server):
    """A server as Server, a process of its own, but quick to start again."""

    nursery: subprocess.Popen[str] | None = None
    hours = 0  # how far the clock on the wall is off when it starts next
    pid = 0

    def start(self) -> None:
        """Start it and wait until it says where it is."""
        self.nursery = self.nursery or subprocess.Popen(
            [sys.executable, "-m", "tests.faults.nursery", str(self.data), *self.more],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.notes,
            text=True,
        )
        self.process = self.nursery
        self.pid = int(self._ask(f"{self.port} {self.hours}", r"^(\d+)$"))
        self.port = int(self._read(r"localhost:(\d+)"))

    def kill(self) -> None:
        """End it as a power cut would."""
        os.kill(self.pid, signal.SIGKILL)
        self._ask("end", "^(gone)$")

    def stop(self) -> int:
        """Ask the server to end, and then the nursery; the nursery's exit code."""
        assert self.nursery is not None
        assert self.nursery.stdin is not None
        os.kill(self.pid, signal.SIGTERM)
        self._ask("end", "^(gone)$")
        self.nursery.stdin.close()
        return self._end(signal.SIGTERM)

    def _ask(self, words: str, answer: str) -> str:
        assert self.nursery is not None
        assert self.nursery.stdin is not None
        self.nursery.stdin.write(words + "\n")
        self.nursery.stdin.flush()
        return self._read(answer)

    def _read(self, wanted: str) -> str:
        """What the next line says that says it; servers talk of other things, too."""
        assert self.nursery is not None
        assert self.nursery.stdout is not None
        for line in self.nursery.stdout:
            if found := re.search(wanted, line.strip()):
                return str(found[1])
        raise AssertionError(f"the nursery ended without {wanted}")


def _wall_time(off: int) -> int:
    return time.time_ns() // 1_000_000 + off


def attend(folder: str, *more: str) -> None:
    """Fork a server for a port, and see it to its end; one at a time."""
    # Here, because bots' processes read this file and need none of it.
    from litestar import Litestar  # noqa: PLC0415

    import handvoll.server.serve  # noqa: F401, PLC0415  (imported once, for all forks)
    from handvoll.server import house  # noqa: PLC0415
    from tests.server.run import main  # noqa: PLC0415

    Litestar([])  # imports what every app does
    for line in sys.stdin:
        if line.strip() == "end":
            os.wait()
            print("gone", flush=True)
        elif pid := os.fork():
            print(pid, flush=True)
        else:
            port, hours = line.split()
            house.wall_time = partial(_wall_time, int(hours) * 3_600_000)
            main(["", folder, port, *more])
            os._exit(0)


if __name__ == "__main__":
    attend(*sys.argv[1:])
