"""A server whose clock on the wall is off: python -m tests.faults.run_off FOLDER PORT HOURS."""

from __future__ import annotations

import sys
import time

HOUR = 3_600_000


def main(folder: str, port: str, hours: str) -> None:
    """Serve until told to stop."""
    # Here, because bots' processes read this file and need none of it.
    from handvoll.server import house  # noqa: PLC0415
    from tests.server.run import main as serve  # noqa: PLC0415

    off = int(hours) * HOUR
    house.wall_time = lambda: time.time_ns() // 1_000_000 + off
    serve(["", folder, port])


if __name__ == "__main__":
    main(*sys.argv[1:])
