"""How a game looks in a terminal: what handvoll.terminal.<game> may say about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from handvoll.engine.game import View
from handvoll.text import HOMES


def nothing(view: View) -> str:
    """Nothing to say about this."""
    return ""


def as_data(view: View, names: dict[str, str], language: str) -> list[str]:
    """A view that nobody has put into words: each thing with its name, as it is."""
    return [f"{thing}: {value}" for thing, value in view.items()]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A game's table in a terminal; from `offers` on it is for games with many or hard moves."""

    draw: Callable[[Any, dict[str, str], str], RenderableType]  # view, names, language
    tell: Callable[[Any, dict[str, str], str], list[str]] = as_data  # the same in lines
    offers: Callable[[Any], list[str]] | None = None  # the moves worth a number
    order: Callable[[Any, list[str]], list[str]] | None = None  # all moves, the best to see first
    best: Callable[[Any], str] = nothing  # the move to be marked as the best
    how: Callable[[Any], str] = nothing  # the message that says how to type the others
    typed: Callable[[str], str] = str  # a short way of typing, made a move
    confirms: bool = False  # whether a typed move is shown before it counts


def drawing(game: str) -> Drawing:
    """The drawing of a game; a plain one if nobody has drawn it."""
    home = HOMES.get(game)
    name = f"{home}.terminal" if home else f"handvoll.terminal.{game}"
    module = import_module(name if find_spec(name) else "handvoll.terminal.plain")
    found: Drawing = module.DRAWING
    return found
