"""A house of somebody's own: python -m tests.server.run_own FOLDER PORT.

house.toml and the web client lie beside the folder.
"""

from __future__ import annotations

import sys
from pathlib import Path


def main(words: list[str]) -> None:
    """Serve until told to stop."""
    from rich.console import Console  # noqa: PLC0415

    from handvoll.server.app import Config  # noqa: PLC0415
    from handvoll.server.character import read_character  # noqa: PLC0415
    from handvoll.server.serve import serve  # noqa: PLC0415

    data = Path(words[1])
    character = read_character(data.parent / "house.toml")
    config = Config(data, web=data.parent / "web", character=character)
    serve(config, "127.0.0.1", int(words[2]), Console())


if __name__ == "__main__":
    main(sys.argv)
