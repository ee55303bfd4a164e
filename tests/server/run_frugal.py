"""A server that reads little for anybody: python -m tests.server.run_frugal FOLDER PORT."""

from __future__ import annotations

import sys
from pathlib import Path


def main(words: list[str]) -> None:
    """Serve until told to stop."""
    from rich.console import Console  # noqa: PLC0415

    from handvoll.server.app import Config  # noqa: PLC0415
    from handvoll.server.limits import Limits, Rate  # noqa: PLC0415
    from handvoll.server.serve import serve  # noqa: PLC0415

    limits = Limits(reading=Rate(0.001, 20))
    serve(Config(Path(words[1]), limits=limits), "127.0.0.1", int(words[2]), Console())


if __name__ == "__main__":
    main(sys.argv)
