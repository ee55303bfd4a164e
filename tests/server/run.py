"""A server in processes of its own, for tests.

python -m tests.server.run FOLDER PORT [DATABASE [WORKERS]]
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from handvoll.server.character import Character

# So many times less is thought about hints and looks back than for people, but in a soak.
EASE = 1 if "HANDVOLL_WHOLE" in os.environ else 10


def main(words: list[str], character: Character | None = None, ease: int = EASE) -> None:
    """Serve until told to stop; a house with ways of its own, if it has any."""
    # Here, because the bots' processes import this module too and need none of these.
    from rich.console import Console  # noqa: PLC0415

    from handvoll.server.app import Config  # noqa: PLC0415
    from handvoll.server.limits import Limits  # noqa: PLC0415
    from handvoll.server.serve import serve  # noqa: PLC0415

    limits = Limits().for_crowd(100_000)
    folder, port, *more = words[1:]
    database = more[0] if more else None
    workers = int(more[1]) if more[1:] else 1
    config = Config(Path(folder), limits=limits, database=database, workers=workers, ease=ease)
    config = replace(config, character=character or config.character)
    serve(config, "127.0.0.1", int(port), Console())


if __name__ == "__main__":
    main(sys.argv)
