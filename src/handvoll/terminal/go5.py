"""Go5 in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from handvoll.games.go5.material import BLACK_CARDS, COLOURS, PATTERN
from handvoll.games.go5.view import Go5View, Laid, Place
from handvoll.terminal.inks import back, chip, spaced
from handvoll.text import say

INKS = dict(
    zip(COLOURS, ["red", "orange", "yellow", "green", "blue", "violet", "pink"], strict=True)
)
LOZENGES = "●◐≡◎⁘▚⌃"  # ball half bars rings dots harlequin chevron
BLACK = "bold #fffaf0 on #231f2e"


def card(text: str) -> Text:
    """One card: number and mark of its colour, then its pattern, on black if that is black."""
    colour, number = text[0], text[1:]
    if colour not in INKS:
        return Text(" ★ " if colour == "j" else " ⊘ ", style="reverse bold")
    lozenge = LOZENGES[PATTERN[COLOURS.index(colour)][int(number) - 1]]
    face = chip(INKS[colour], number)
    return face + Text(f"{lozenge} ", style=BLACK if text in BLACK_CARDS else face.style)


def draw(view: Go5View, names: dict[str, str], language: str) -> RenderableType:
    """The sets of all, the discards and the pile, and your hand."""
    parts: list[RenderableType] = [_seats(view, names, language), "", _middle(view), ""]
    if view["seat"] is not None:
        hand = view["places"][view["seat"]]["hand"] or []
        parts.append(Text.assemble("  ▶ ", spaced([card(text) for text in hand])))
    return Group(*parts)


def _seats(view: Go5View, names: dict[str, str], language: str) -> Table:
    grid = Table.grid(padding=(0, 2))
    for seat, place in view["places"].items():
        here = "▸" if seat in view["wait"] else "·" if seat == view["turn"] else " "
        name = Text(f"{here} {seat} {names[seat]}", style="bold" if here == "▸" else "")
        grid.add_row(name, str(view["scores"][seat]), back(f"{place['cards']:>2}"), _beside(place))
        for number, laid in enumerate(place["sets"], 1):
            grid.add_row("", "", f"{number}:", _set(laid, language))
    return grid


def _beside(place: Place) -> Text:
    """Stop cards, hand cards everybody knows, and whether the next turn is skipped."""
    shown = spaced([card(text) for text in place["stops"] + place["known"]])
    return Text.assemble(shown, "  ⏭" if place["skipped"] else "")


def _set(laid: Laid, language: str) -> Text:
    kind = say("go5-kind", {"kind": laid["kind"]}, language)
    return Text.assemble(spaced([card(text) for text in laid["cards"]], ""), f"  {kind}")


def _middle(view: Go5View) -> Text:
    """The pile, the top discard (in brackets if it lies across) and a card being swapped."""
    discards = view["discards"]
    top = card(discards["top"]) if discards["top"] else Text("–")
    across = ("(", ")") if discards["across"] else ("", "")
    held = Text.assemble("   ⇄ ", card(view["held"])) if view["held"] else Text()
    return Text.assemble("  ", back(f"{view['pile']:>2}"), " ", across[0], top, across[1], held)
