"""Handvoll: five tabletop games on one table."""

from __future__ import annotations

from handvoll.elsewhere import fetch_games
from handvoll.engine import state
from handvoll.engine.errors import speak_with
from handvoll.engine.match import Match
from handvoll.games import GAMES
from handvoll.text import english

speak_with(english)
fetch_games()


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not str(state.__file__).endswith(".py")


__all__ = ["GAMES", "Match", "compiled"]
__version__ = "0.1.0"
