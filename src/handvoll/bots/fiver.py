"""5er finden: five characters, who see more or less of what there is to find."""

from __future__ import annotations

from handvoll.engine.state import Policy
from handvoll.games.fiver.hints import LEVELS, Quick


def characters() -> list[Policy]:
    """The five levels, the weakest first."""
    return [Quick(level.percent) for level in LEVELS]
