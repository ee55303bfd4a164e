"""The games: one line each."""

from __future__ import annotations

from handvoll.engine.game import GAMES, add_game
from handvoll.games.fifteen import GAME as FIFTEEN
from handvoll.games.fiver import GAME as FIVER
from handvoll.games.go5 import GAME as GO5
from handvoll.games.highfive import GAME as HIGHFIVE
from handvoll.games.igo import GAME as IGO

for game in (GO5, FIFTEEN, HIGHFIVE, IGO, FIVER):
    add_game(game)

__all__ = ["GAMES"]
