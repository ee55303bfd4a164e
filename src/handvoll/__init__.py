"""Handvoll: five tabletop games on one table."""

from __future__ import annotations

from handvoll.engine.errors import speak_with
from handvoll.engine.match import Match
from handvoll.games import GAMES
from handvoll.text import english

speak_with(english)

__all__ = ["GAMES", "Match"]
__version__ = "0.1.0"
