"""A server with tight limits: python -m tests.server.run_strict FOLDER PORT."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from handvoll.server.app import Config
from handvoll.server.limits import Limits, Rate
from handvoll.server.serve import serve

if __name__ == "__main__":
    limits = Limits(address=Rate(0.1, 30), messages=Rate(0.1, 20))
    serve(Config(Path(sys.argv[1]), limits=limits), "127.0.0.1", int(sys.argv[2]), Console())
