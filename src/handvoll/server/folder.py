"""Where a house keeps what it has; who only copies it need not load a server."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder(given: Path | None = None) -> Path:
    """Where tables and keys lie: as given, $HANDVOLL_DATA, or the user's own data."""
    if given:
        return given
    if wanted := os.environ.get("HANDVOLL_DATA"):
        return Path(wanted)
    share = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(share) / "handvoll"


def store_file(data: Path) -> Path:
    """Where the tables lie."""
    return data / "handvoll.sqlite"
