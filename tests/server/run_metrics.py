"""A server whose meters can be read: python -m tests.server.run_metrics FOLDER PORT TOKEN."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    from rich.console import Console

    from handvoll.server.app import Config
    from handvoll.server.serve import serve

    folder, port, token = sys.argv[1:]
    serve(Config(Path(folder), metrics=token), "127.0.0.1", int(port), Console())
