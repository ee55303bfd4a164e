"""One server to a folder: two would keep each other's time."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from handvoll.server.errors import NotNow


def hold(folder: Path) -> IO[str]:
    """Hold a folder until the file is closed or the process ends; raises NotNow."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = (folder / "lock").open("w")
    except OSError as error:
        problem = error.strerror or "?"
        raise NotNow("table-folder", folder=str(folder), problem=problem) from None
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415  (not everywhere)

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise NotNow("copy-in-use", folder=str(folder)) from None
    return file
