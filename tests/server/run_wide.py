"""A server for all who can reach this machine: python -m tests.server.run_wide FOLDER PORT."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    from rich.console import Console

    from handvoll.server.app import Config
    from handvoll.server.serve import serve

    serve(Config(Path(sys.argv[1])), "0.0.0.0", int(sys.argv[2]), Console())
