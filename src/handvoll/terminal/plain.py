"""Any game in a terminal: the view as it is, for games that nobody has drawn yet."""

from __future__ import annotations

from rich.console import RenderableType
from rich.pretty import Pretty

from handvoll.engine.game import View
from handvoll.terminal.drawing import Drawing


def draw(view: View, names: dict[str, str], language: str) -> RenderableType:
    """The view as data."""
    return Pretty(view)


DRAWING = Drawing(draw)
