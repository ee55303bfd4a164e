"""A server as it stands behind a proxy, with the usual limits.

python -m tests.server.run_proxied FOLDER PORT [DATABASE]
"""

from __future__ import annotations

import sys
from pathlib import Path


def main(words: list[str]) -> None:
    """Serve until told to stop."""
    from rich.console import Console  # noqa: PLC0415

    from handvoll.server.app import Config  # noqa: PLC0415
    from handvoll.server.serve import serve  # noqa: PLC0415

    database = words[3] if words[3:] else None
    serve(Config(Path(words[1]), database=database), "127.0.0.1", int(words[2]), Console())


if __name__ == "__main__":
    main(sys.argv)
