"""How much is tried: a sample in `make test`, everything in `make soak`."""

from __future__ import annotations

import os

SOAKING = os.environ.get("HANDVOLL_SOAK") == "1"


def games(sample: int, everything: int) -> int:
    """How many games to play."""
    return everything if SOAKING else sample
