"""Games from elsewhere: installed packages that offer one, with its words, rules and drawing.

[project.entry-points."handvoll.games"]
highcard = "highcard:GAME"
"""

from __future__ import annotations

from importlib.metadata import entry_points
from warnings import warn

from handvoll.engine.game import GAMES, Game, add_game
from handvoll.text import bring

GROUP = "handvoll.games"


def fetch_games() -> None:
    """Put every game that is installed on the shelf, behind those of this house."""
    for entry in sorted(entry_points(group=GROUP)):
        try:
            game = entry.load()
        except Exception as error:  # a game that is broken must not take the others with it
            warn(f"the game {entry.name} could not be loaded: {error!r}", stacklevel=2)
            continue
        if not isinstance(game, Game) or game.name in GAMES:
            warn(f"{entry.value} is no game, or there is one of its name", stacklevel=2)
            continue
        add_game(game)
        bring(game.name, entry.module)
