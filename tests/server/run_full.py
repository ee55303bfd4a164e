"""A server whose disk is full on demand: python -m tests.server.run_full FOLDER PORT."""

from __future__ import annotations

import resource
import sys
import threading
import time
from pathlib import Path


def main(words: list[str]) -> None:
    """Serve until told to stop."""
    from rich.console import Console  # noqa: PLC0415

    from handvoll.server.app import Config  # noqa: PLC0415
    from handvoll.server.serve import serve  # noqa: PLC0415

    def fill() -> None:
        """Once there is a file called full, none grows."""
        while not (Path(words[1]) / "full").exists():
            time.sleep(0.1)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))

    threading.Thread(target=fill, daemon=True).start()
    serve(Config(Path(words[1])), "127.0.0.1", int(words[2]), Console())


if __name__ == "__main__":
    main(sys.argv)
