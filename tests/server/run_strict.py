"""A server with the limits it has by default: python -m tests.server.run_strict FOLDER PORT."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from handvoll.server.app import Config
from handvoll.server.serve import serve

if __name__ == "__main__":
    serve(Config(Path(sys.argv[1])), "127.0.0.1", int(sys.argv[2]), Console())
