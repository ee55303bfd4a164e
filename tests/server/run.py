"""A server in processes of its own, for tests.

python -m tests.server.run FOLDER PORT [DATABASE [WORKERS]]
"""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from handvoll.server.app import Config
from handvoll.server.limits import Limits, Rate
from handvoll.server.serve import serve

PLENTY = Rate(1e6, 1e6)


def main(words: list[str]) -> None:
    """Serve until told to stop."""
    limits = Limits(PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, sockets=10_000)
    folder, port, *more = words[1:]
    database = more[0] if more else None
    workers = int(more[1]) if more[1:] else 1
    config = Config(Path(folder), limits=limits, database=database, workers=workers)
    serve(config, "127.0.0.1", int(port), Console())


if __name__ == "__main__":
    main(sys.argv)
