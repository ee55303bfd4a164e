"""A server that may send to a push service of the test's own, and does not wait before it does.

python -m tests.server.run_push FOLDER PORT SERVICE [DATABASE]
"""

from __future__ import annotations

import sys
from pathlib import Path


def main(words: list[str]) -> None:
    """Serve until told to stop."""
    from rich.console import Console  # noqa: PLC0415

    from handvoll.server import index, messenger  # noqa: PLC0415
    from handvoll.server.app import Config  # noqa: PLC0415
    from handvoll.server.limits import Limits  # noqa: PLC0415
    from handvoll.server.serve import serve  # noqa: PLC0415

    index.MOMENT = 0
    messenger.PERIOD, messenger.LEASE, messenger.RETRY = 0.1, 1500, 500
    folder, port, service, *database = words[1:]
    config = Config(
        Path(folder),
        limits=Limits().for_crowd(100_000),
        database=database[0] if database else None,
        push_services=frozenset({service}),
    )
    serve(config, "127.0.0.1", int(port), Console())


if __name__ == "__main__":
    main(sys.argv)
