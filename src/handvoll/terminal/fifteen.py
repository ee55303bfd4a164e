"""15GO! in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from handvoll.games.fifteen.view import FifteenView, Piles
from handvoll.terminal.drawing import Drawing
from handvoll.terminal.inks import back, chip, spaced
from handvoll.text import card_name, say

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


def tell(view: FifteenView, names: dict[str, str], language: str) -> list[str]:
    """The piles of all, the rows, and the turned card."""
    lines = [_told_piles(view, seat, names[seat], language) for seat in view["piles"]]
    lines += [_told_row(number, row, language) for number, row in enumerate(view["rows"], 1)]
    if not view["rows"]:
        lines.append(say("web-fifteen-no-rows", {}, language))
    if view["turned"]:
        turned = card_name(view["turned"], "fifteen", language)
        lines.append(say("plain-turned", {"what": turned}, language))
    return lines


def _told_row(number: int, row: list[str], language: str) -> str:
    if len(row) == 15:
        return say("web-fifteen-row-full", {"row": number}, language)
    top = card_name(row[-1], "fifteen", language)
    return say("web-fifteen-row", {"row": number, "waits": len(row) + 1, "top": top}, language)


def _told_piles(view: FifteenView, seat: str, name: str, language: str) -> str:
    piles = view["piles"][seat]
    shown = [card_name(text, "fifteen", language) for text in reversed(piles["open"][-SHOWN:])]
    parts = [
        say("web-fifteen-closed", {"count": piles["closed"]}, language),
        say("web-fifteen-open", {"count": len(piles["open"])}, language),
    ]
    if view["options"]["points"]:
        parts.append(say("plain-points", {"points": view["scores"][seat]}, language))
    if shown:
        parts.append(say("plain-top-first", {"things": ", ".join(shown)}, language))
    return f"{name}: {', '.join(parts)}"


def offers(view: FifteenView) -> list[str]:
    """Where quick eyes win, every place there is: nobody is shown which one fits (F8)."""
    if not view["options"]["overlook"]:
        return []
    rows = [f"row {n}" for n, row in enumerate(view["rows"], 1) if len(row) < 15]
    piles = [f"on {seat}" for seat, pile in _others(view).items() if pile["open"]]
    own = ["own"] if view["options"]["own_pile"] else []
    if view["turned"]:
        return ["keep", *rows, *piles, *own, *_borrowing(view)]
    return ["turn", *(f"open {place}" for place in rows + piles), *_borrowing(view)]


def _others(view: FifteenView) -> dict[str, Piles]:
    return {seat: pile for seat, pile in view["piles"].items() if seat != view["seat"]}


def _borrowing(view: FifteenView) -> list[str]:
    """Every open card of another, for every row (F16)."""
    if not view["options"]["borrow"]:
        return []
    rows = [n for n, row in enumerate(view["rows"], 1) if len(row) < 15]
    givers = [seat for seat, pile in _others(view).items() if pile["open"]]
    return [f"borrow {seat} row {row}" for seat in givers for row in rows]


DRAWING = Drawing(draw, tell, offers)
