"""Any game in a terminal, for games that nobody has drawn yet: what its view names, in lines."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from handvoll.engine.game import View
from handvoll.terminal.drawing import Drawing, each_thing


def draw(view: View, names: dict[str, str], language: str) -> RenderableType:
    """A line for each thing."""
    return Text("\n".join(each_thing(view, names, language)))


DRAWING = Drawing(draw)
