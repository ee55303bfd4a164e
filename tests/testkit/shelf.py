"""Games that stand on the shelf for the length of a test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from handvoll import GAMES
from handvoll.engine.game import Game, add_game


@contextmanager
def on_the_shelf(game: Game[Any, Any], name: str, **changes: Any) -> Iterator[Game[Any, Any]]:
    """The game with some of it changed, under another name."""
    changed = replace(game, name=name, **changes)
    add_game(changed)
    try:
        yield changed
    finally:
        del GAMES[name]
