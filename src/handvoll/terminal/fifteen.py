"""15GO! in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from handvoll.games.fifteen.view import FifteenView, Piles
from handvoll.terminal.inks import back, chip, spaced

COLOURS = {
    "r": "red",
    "o": "orange",
    "y": "yellow",
    "g": "green",
    "t": "teal",
    "b": "blue",
    "v": "violet",
    "p": "pink",
}
SHOWN = 6  # open cards of a pile, the top last


def card(text: str) -> Text:
    """One card."""
    return chip(COLOURS[text[0]], text[1:])


def draw(view: FifteenView, names: dict[str, str], language: str) -> RenderableType:
    """The piles of all, the rows, and the turned card."""
    turned = Text.assemble("  ▶ ", card(view["turned"])) if view["turned"] else ""
    return Group(_seats(view, names), "", _rows(view), "", turned)


def _seats(view: FifteenView, names: dict[str, str]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for seat, piles in view["piles"].items():
        here = "▸" if seat in view["wait"] else " "
        name = Text(f"{here} {seat} {names[seat]}", style="bold" if here == "▸" else "")
        grid.add_row(name, back(f"{piles['closed']:>3}"), _open(piles), _points(view, seat))
    return grid


def _open(piles: Piles) -> Text:
    shown = spaced([card(text) for text in piles["open"][-SHOWN:]])
    hidden = len(piles["open"]) - SHOWN
    return Text.assemble(f"{hidden}… ", shown) if hidden > 0 else shown


def _points(view: FifteenView, seat: str) -> str:
    return str(view["scores"][seat]) if view["options"]["points"] else ""


def _rows(view: FifteenView) -> Table:
    grid = Table.grid(padding=(0, 1))
    for number, row in enumerate(view["rows"], 1):
        if len(row) < 15:
            grid.add_row(
                f"  {number}:", spaced([card(text) for text in row], ""), f"{len(row) + 1}?"
            )
        else:
            grid.add_row(f"  {number}:", "✓ 1-15")
    return grid
