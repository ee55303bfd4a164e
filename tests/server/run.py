"""A server in a process of its own, for tests: python -m tests.server.run FOLDER [PORT]."""

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
    config = Config(Path(words[1]), limits=limits)
    serve(config, "127.0.0.1", int(words[2]), Console())


if __name__ == "__main__":
    main(sys.argv)
