"""A server whose calendar can be turned: FOLDER/day holds how many days later it is.

python -m tests.server.run_daily FOLDER PORT [DATABASE [WORKERS]]
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from handvoll.tasks import days
from tests.server.run import main

DAY = 24 * 3600


def turned(calendar: Path) -> float:
    """The time on the wall, so many days later."""
    return time.time() + (DAY * int(calendar.read_text()) if calendar.exists() else 0)


if __name__ == "__main__":
    calendar = Path(sys.argv[1]).parent / "day"
    days.wall = lambda: turned(calendar)
    main(sys.argv)
