"""A server whose days are short: python -m tests.server.run_days FOLDER PORT [DATABASE]."""

from __future__ import annotations

import sys

SECONDS = 8  # of a day


def main(words: list[str]) -> None:
    """Serve until told to stop."""
    from handvoll.server import clock  # noqa: PLC0415
    from tests.server.run import main as serve  # noqa: PLC0415

    clock.DAY = SECONDS * 1000
    serve(words)


if __name__ == "__main__":
    main(sys.argv)
