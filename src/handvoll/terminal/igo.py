"""I Go! in a terminal."""

from __future__ import annotations

from random import Random

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from handvoll.engine.errors import Fact
from handvoll.games.igo.hints import best_call
from handvoll.games.igo.material import CARDS
from handvoll.games.igo.say import say as said_of
from handvoll.games.igo.text import colour_texts
from handvoll.games.igo.view import GROUPS, Call, IGoView, guess
from handvoll.terminal.drawing import Drawing
from handvoll.terminal.inks import INKS, back, chip, spaced
from handvoll.text import card_name, say

COLOURS = {
    "p": "pink",
    "v": "violet",
    "b": "blue",
    "s": "sky",
    "g": "grey",
    "n": "brown",
    "r": "red",
    "o": "orange",
    "y": "yellow",
    "l": "lime",
}
Facts = dict[str, Fact]
SHOWN = 8  # discards, the top last


def card(text: str) -> Text:
    """One card."""
    return chip(COLOURS[text[0]], text[1:])


def cards(texts: list[str]) -> Text:
    """Cards side by side."""
    return spaced([card(text) for text in texts])


def draw(view: IGoView, names: dict[str, str], language: str) -> RenderableType:
    """The others, what lies on the table, the hand in two orders and what a call would cost."""
    parts: list[RenderableType] = [_seats(view, names), _middle(view, language)]
    if view["call"]:
        parts.append(_groups(view["call"], names, language))
    elif view["seat"] and view["dealt"]:
        parts.append(_hand(view, language))
        if view["phase"] != "discard":  # then each offer says what it would leave
            parts.append(Text(f"  {cost(view, language)}", style="bold"))
    return Group(*parts)


def _seats(view: IGoView, names: dict[str, str]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for seat, hand in view["hands"].items():
        here = "▸" if seat in view["wait"] else " "
        name = Text(f"{here} {seat} {names[seat]}", style="bold" if here == "▸" else "")
        points = "●" * view["scores"][seat] or "·"
        grid.add_row(name, points, back(f"{hand['count']:>3}"), cards(hand["known"]))
    return grid


def _middle(view: IGoView, language: str) -> Table:
    grid = Table.grid(padding=(0, 2))
    display = view["display"]
    if display:
        beneath = [f"{text[1:]}{INKS[COLOURS[text[0]]].mark}▏" for text in display[:-1]]
        free = say("igo-free", {"free_colour": display[-1][0]}, language)
        shown = Text.assemble(*beneath, card(display[-1]), f"  ← {free}")
        grid.add_row(f"  {say('igo-display', {}, language)}", shown)
    discards = view["discards"]
    grid.add_row(f"  {say('igo-discards', {}, language)}", cards(discards[-SHOWN:]))
    grid.add_row(f"  {say('igo-pile', {}, language)}", back(f"{view['pile']:>3}"))
    return grid


def _hand(view: IGoView, language: str) -> Table:
    assert view["seat"]
    hand = view["hands"][view["seat"]]["cards"] or []
    grid = Table.grid(padding=(0, 2))
    grid.add_row(f"  {say('igo-by-colour', {}, language)}", cards(hand))
    by_value = sorted(hand, key=lambda text: (int(text[1:]), CARDS.index(text)))
    grid.add_row(f"  {say('igo-by-value', {}, language)}", cards(by_value))
    return grid


def cost(view: IGoView, language: str) -> str:
    """What "I Go!" would leave now, at its best (I15)."""
    call = view["cost"]
    if call is None:
        return ""
    facts: Facts = {"colours": call["colours"], "named": len(call["colours"]), "sum": call["sum"]}
    return say("igo-cost", facts, language)


def _groups(call: Call, names: dict[str, str], language: str) -> Table:
    grid = Table.grid(padding=(0, 2))
    for seat, split in call["splits"].items():
        grid.add_row(f"  {names[seat]}", "", Text(str(split["sum"]), style="bold"))
        shown = zip(
            GROUPS, (split["free"], split["row"], split["added"], split["left"]), strict=True
        )
        for group, texts in shown:
            if texts:
                grid.add_row("", say(f"igo-group-{group}", {}, language), cards(texts))
    return grid


def tell(view: IGoView, names: dict[str, str], language: str) -> list[str]:
    """The others, what lies on the table, your hand and what a call would cost."""
    lines = [_told_seat(view, seat, names[seat], language) for seat in view["hands"]]
    lines += _told_middle(view, language)
    if view["call"]:
        lines += _told_groups(view["call"], names, language)
    elif view["seat"] and view["dealt"]:
        hand = spoken(view["hands"][view["seat"]]["cards"] or [], language)
        lines.append(f"{say('web-my-hand', {}, language)}: {hand}")
        if view["phase"] != "discard":
            lines.append(cost(view, language))
    return lines


def spoken(texts: list[str], language: str) -> str:
    """Cards by their names."""
    names = (card_name(text, "igo", language) for text in texts)
    return ", ".join(names) or say("keys-nothing", {}, language)


def _told_seat(view: IGoView, seat: str, name: str, language: str) -> str:
    hand, target = view["hands"][seat], view["options"]["target"]
    points = say("web-igo-points", {"points": view["scores"][seat], "target": target}, language)
    line = f"{name}: {points}, {say('web-cards', {'count': hand['count']}, language)}"
    if not hand["known"]:
        return line
    known = say("web-igo-known-of", {"player": name}, language)
    return f"{line}. {known}: {spoken(hand['known'], language)}"


def _told_middle(view: IGoView, language: str) -> list[str]:
    lines = []
    if display := view["display"]:
        free = say("igo-free", {"free_colour": display[-1][0]}, language)
        shown = say("plain-top-first", {"things": spoken(display[::-1], language)}, language)
        lines.append(f"{say('igo-display', {}, language)}, {shown}. {free}")
    discards = spoken(view["discards"][: -SHOWN - 1 : -1], language)
    top_first = say("plain-top-first", {"things": discards}, language)
    lines.append(f"{say('igo-discards', {}, language)}, {top_first}")
    return [*lines, say("web-igo-draw", {"count": view["pile"]}, language)]


def _told_groups(call: Call, names: dict[str, str], language: str) -> list[str]:
    lines = []
    for seat, split in call["splits"].items():
        cards = (split["free"], split["row"], split["added"], split["left"])
        groups = [
            f"{say(f'igo-group-{group}', {}, language)}: {spoken(texts, language)}"
            for group, texts in zip(GROUPS, cards, strict=True)
            if texts
        ]
        left = f"{say('igo-group-left', {}, language)}: {split['sum']}"
        lines.append(f"{names[seat]}: {'; '.join([*groups, left])}")
    return lines


def best(view: IGoView) -> str:
    """The call that leaves least (I15), where calls are offered."""
    if view["phase"] != "call" or view["seat"] is None:
        return ""
    row = int(best_call(guess(view, Random(1)), "ABCD".index(view["seat"])))
    return " ".join(["go", *colour_texts(row)])


def order(view: IGoView, moves: list[str]) -> list[str]:
    """What leaves least comes first; the best call and not to call before all others."""
    first = [move for move in (best(view), "end") if move in moves]
    others = [move for move in moves if move not in first]
    return first + sorted(
        others, key=lambda move: int(str(said_of(view, move).facts.get("sum", 0)))
    )


DRAWING = Drawing(draw, tell, order=order, best=best)
