"""Bots from elsewhere: installed packages that offer a player of a game.

[project.entry-points."handvoll.bots"]
"igo.zoe" = "players:Zoe"

The name says which game it plays and what it is called. What it names is called with the game and
gives a Bot, who sees views only; it is loaded in the process that thinks for it, nowhere else.
"""

from __future__ import annotations

from functools import partial
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from handvoll.bots.bot import Bot

GROUP = "handvoll.bots"


def strangers() -> dict[str, partial[Bot]]:
    """What makes each of them, by name; nothing is loaded yet."""
    found = {entry.name: entry for entry in sorted(entry_points(group=GROUP))}
    return {name: partial(load, entry) for name, entry in found.items() if "." in name}


def load(entry: EntryPoint, game: str) -> Bot:
    """A bot, here and now."""
    bot: Bot = entry.load()(game)
    return bot


def is_stranger(level: str) -> bool:
    """Whether a bot of this name comes from elsewhere."""
    return "." in level


def plays(level: str, game: str) -> bool:
    """Whether a bot of this name plays a game; those of this house play all."""
    return not is_stranger(level) or level.partition(".")[0] == game
