"""As run.py, with the web client in the folder `web` beside the data."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from handvoll.server.app import Config
from handvoll.server.serve import serve


def main(words: list[str]) -> None:
    """Serve until told to stop."""
    data = Path(words[1])
    serve(Config(data, web=data.parent / "web"), "127.0.0.1", int(words[2]), Console())


if __name__ == "__main__":
    main(sys.argv)
