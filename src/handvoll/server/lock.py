"""One server to a folder: two would keep each other's time."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from handvoll.server.errors import NotNow


class Held:
    """A folder that is ours until it is let go, or the process ends."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def say_where(self, address: str) -> None:
        """Let whoever comes second know where the first one is."""
        self._file.truncate(0)
        self._file.write(address)
        self._file.flush()

    def let_go(self) -> None:
        """Let others have it."""
        self._file.truncate(0)
        self._file.close()


def hold(folder: Path) -> Held:
    """Hold a folder; raises NotNow, which says where the server is that holds it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = (folder / "lock").open("a+", encoding="utf-8")
    except OSError as error:
        problem = error.strerror or "?"
        raise NotNow("serve-folder", folder=str(folder), problem=problem) from None
    if not _lock(file):
        raise _in_use(folder, file)
    return Held(file)


def _lock(file: IO[str]) -> bool:
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415  (not everywhere)

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


def _in_use(folder: Path, file: IO[str]) -> NotNow:
    with file:
        file.seek(0)
        address = file.read()
    if address:
        return NotNow("serve-running", folder=str(folder), address=address)
    return NotNow("copy-in-use", folder=str(folder))
