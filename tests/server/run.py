"""A server in processes of its own, for tests.

python -m tests.server.run FOLDER PORT [DATABASE [WORKERS]]
"""

from __future__ import annotations

import sys
from pathlib import Path


def main(words: list[str]) -> None:
    """Serve until told to stop."""
    # Here, because the bots' processes import this module too and need none of these.
    from rich.console import Console  # noqa: PLC0415

    from handvoll.server.app import Config  # noqa: PLC0415
    from handvoll.server.limits import Limits  # noqa: PLC0415
    from handvoll.server.serve import serve  # noqa: PLC0415

    limits = Limits().for_crowd(100_000)
    folder, port, *more = words[1:]
    database = more[0] if more else None
    workers = int(more[1]) if more[1:] else 1
    config = Config(Path(folder), limits=limits, database=database, workers=workers)
    serve(config, "127.0.0.1", int(port), Console())


if __name__ == "__main__":
    main(sys.argv)
