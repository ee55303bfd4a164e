"""The games: one line each."""

from __future__ import annotations

from handvoll.engine.game import GAMES, add_game
from handvoll.games.fifteen import GAME as FIFTEEN
from handvoll.games.go5 import GAME as GO5

for game in (GO5, FIFTEEN):
    add_game(game)

__all__ = ["GAMES"]
