"""Starting and ending real server processes."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from tests.server.nursery import ROOT, nursery

__all__ = ["ROOT", "Server"]


class Server:
    """A server process on a data folder; started again it keeps its port."""

    def __init__(
        self,
        data: Path,
        module: str = "tests.server.run",
        more: tuple[str, ...] = (),
        python: str = sys.executable,
    ) -> None:
        self.data = data
        self.module = module
        self.more = more  # words for the module
        self.python = python
        self.port = 0
        self.notes: IO[bytes] = (data.parent / f"{data.name}.notes").open("ab")
        self.start()

    def start(self) -> None:
        """Start it and wait until it says where it is."""
        words = [self.module, str(self.data), str(self.port), *self.more]
        home = nursery(self.python, os.environ.get("PYTHONPATH"))
        self.process = home.fork(words, self.notes)
        found = None
        while not found:
            line = self.process.stdout.readline()
            assert line, "the server says where it is"
            found = re.search(r"localhost:(\d+)", line)
        self.port = int(found[1])

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait()
        self.process.stdout.close()
        return code

    def written(self) -> str:
        """What it noted."""
        return Path(self.notes.name).read_text("utf-8")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.stop()
        self.notes.close()
