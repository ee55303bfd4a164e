"""High Five! in a terminal."""

from __future__ import annotations

from random import Random

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from handvoll.engine.state import SEATS
from handvoll.games.highfive.hints import lays_worth_a_look
from handvoll.games.highfive.material import COLUMNS, SQUARES, STARTS
from handvoll.games.highfive.text import write
from handvoll.games.highfive.view import HighFiveView, guess
from handvoll.terminal.drawing import Drawing
from handvoll.terminal.inks import INK, INKS, PAPER, back, spaced
from handvoll.text import card_name, say

COLOURS = {"r": "red", "g": "green", "b": "blue", "y": "yellow"}
START_SQUARES = {SQUARES[int(start)] for start in STARTS}


def card(text: str, framed: bool = False) -> Text:
    """One card, five signs wide; in the frame it stands between brackets."""
    left, right = "[]" if framed else "  "
    if text == "j":
        return Text(f"{left} J★{right}", style=f"bold {INK} on {PAPER}")
    ink = INKS[COLOURS[text[0]]]
    return Text(f"{left}{text[1:]:>2}{ink.mark}{right}", style=ink.style)


def draw(view: HighFiveView, names: dict[str, str], language: str) -> RenderableType:
    """The players, the board with the frame around the last five, and your hand."""
    parts: list[RenderableType] = [_seats(view, names), _board(view)]
    parts.append(Text(f"  {say('highfive-pile', {'count': view['pile']}, language)}", style="dim"))
    if view["opening"]:
        parts.append(Text(f"  {say('highfive-first-turn', {}, language)}", style="italic"))
    if hand := _own(view):
        parts.append(Text.assemble("  ▶ ", spaced([card(text) for text in hand])))
    return Group(*parts)


def _own(view: HighFiveView) -> list[str]:
    return (view["seat"] and view["hands"][view["seat"]]["cards"]) or []


def _seats(view: HighFiveView, names: dict[str, str]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for seat, hand in view["hands"].items():
        here = "▸" if seat in view["wait"] else " "
        name = Text(f"{here} {seat} {names[seat]}", style="bold" if here == "▸" else "")
        joker = card("j") if hand["known"] else Text("")
        grid.add_row(name, f"{view['scores'][seat]:>3}", back(f"{hand['count']:>2}"), joker)
    return grid


def _board(view: HighFiveView) -> Table:
    grid = Table.grid(padding=0)
    grid.add_row("", *(f"  {column}  " for column in COLUMNS))
    for row in range(1, 9):
        grid.add_row(f" {row} ", *(_square(view, f"{column}{row}") for column in COLUMNS))
    return grid


def _square(view: HighFiveView, square: str) -> Text:
    if square in view["board"]:
        return card(view["board"][square], square in (view["frame"] or []))
    return Text("  ◦  " if square in START_SQUARES else "  ·  ", style="dim")


def tell(view: HighFiveView, names: dict[str, str], language: str) -> list[str]:
    """The players, the board row by row, the last five, and your hand."""
    lines = [_told_seat(view, seat, names[seat], language) for seat in view["hands"]]
    lines += _told_rows(view, language)
    if frame := view["frame"]:
        lines.append(say("plain-last-five", {"first": frame[0], "last": frame[-1]}, language))
    lines.append(say("highfive-pile", {"count": view["pile"]}, language))
    if view["opening"]:
        lines.append(say("highfive-first-turn", {}, language))
    if hand := _own(view):
        cards = ", ".join(card_name(text, "highfive", language) for text in hand)
        lines.append(f"{say('web-my-hand', {}, language)}: {cards}")
    return lines


def _told_seat(view: HighFiveView, seat: str, name: str, language: str) -> str:
    hand = view["hands"][seat]
    points = say("plain-points", {"points": view["scores"][seat]}, language)
    cards = say("web-cards", {"count": hand["count"]}, language)
    joker = [card_name(text, "highfive", language) for text in hand["known"]]
    return f"{name}: {', '.join([points, cards, *joker])}"


def _told_rows(view: HighFiveView, language: str) -> list[str]:
    """Every row that holds a card, a to h."""
    lines = []
    for row in "12345678":
        laid = [
            f"{column} {card_name(view['board'][column + row], 'highfive', language)}"
            for column in COLUMNS
            if column + row in view["board"]
        ]
        if laid:
            lines.append(say("keys-row", {"row": row, "things": ", ".join(laid)}, language))
    return lines


OFFERED = 10


def offers(view: HighFiveView) -> list[str]:
    """The best lay in every window, the most points first; none where a card must be dropped."""
    assert view["seat"] is not None
    seat = SEATS.index(view["seat"])
    state = guess(view, Random(1))
    return [write(state, seat, steps) for steps in lays_worth_a_look(state, seat)[:OFFERED]]


DRAWING = Drawing(draw, tell, offers, how=lambda view: "highfive-how", confirms=True)
