"""5er finden in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from handvoll.engine.errors import Fact
from handvoll.engine.state import SEATS
from handvoll.games.fiver.material import DRAWINGS, NAMES, SHAPES, points
from handvoll.games.fiver.text import write
from handvoll.games.fiver.view import FiverView, SheetView, guess
from handvoll.terminal.drawing import Drawing
from handvoll.terminal.inks import INKS, spaced
from handvoll.text import say

GLYPHS = {"o": "○", "s": "■", "t": "▲", "x": "★", "m": "☾", "w": "≈"}
OUTLINE_INKS = ("yellow", "sky", "pink", "lime", "orange", "teal", "violet")
CIRCLED, STRUCK = INKS["green"].style, INKS["grey"].style


def draw(view: FiverView, names: dict[str, str], language: str) -> RenderableType:
    """Everybody's points, the roll, and one's own tableau beside the shapes."""
    sheet = view["sheets"][view["seat"] or "A"]
    if not sheet["tableau"]:
        return _seats(view, names)
    page = Table.grid(padding=(0, 3))
    page.add_row(_tableau(sheet, view["outlines"] or []), _shapes(sheet))
    return Group(_seats(view, names), _roll(view), page)


def _seats(view: FiverView, names: dict[str, str]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for seat, sheet in view["sheets"].items():
        here = "▸" if seat in view["wait"] else " "
        name = Text(f"{here} {seat} {names[seat]}", style="bold" if here == "▸" else "")
        rounds = " ".join(str(result) for result in sheet["results"])
        grid.add_row(name, _state_of(view, seat), rounds, f"= {view['scores'][seat]}")
    return grid


def _state_of(view: FiverView, seat: str) -> str:
    if view["search"] and view["search"]["hourglass"] == seat:
        return "⧗"
    return "✓" if seat in view["done"] else ""


def _roll(view: FiverView) -> Text:
    if not view["search"]:
        return Text()
    dice = [Text(f" {GLYPHS[letter]} ", style="reverse") for letter in view["search"]["roll"]]
    return Text.assemble(f"  {view['search']['round']}:  ", spaced(dice))


def _tableau(sheet: SheetView, outlines: list[list[str]]) -> Text:
    """Ten rows of symbols: [○] outlined in this round, (○) circled, /○/ hatched earlier."""
    looks = _looks(sheet, outlines)
    text = Text("     " + "  ".join("abcdefghij"))
    for row, symbols in enumerate(sheet["tableau"] or []):
        text.append(f"\n{row + 1:>3} ")
        for column, symbol in enumerate(symbols):
            ends, style = looks.get(NAMES[row * 10 + column], ("  ", ""))
            text.append(f"{ends[0]}{GLYPHS[symbol]}{ends[1]}", style=style)
    return text


def _looks(sheet: SheetView, outlines: list[list[str]]) -> dict[str, tuple[str, str]]:
    """What stands around the symbols of the fields that are drawn on, and their colours."""
    looks = {}
    for mark in sheet["marks"].values():
        for field in mark["fields"] or []:
            looks[field] = ("()", CIRCLED) if mark["circled"] else ("//", STRUCK)
    for i, fields in enumerate(outlines):
        for field in fields:
            looks[field] = ("[]", INKS[OUTLINE_INKS[i % len(OUTLINE_INKS)]].style)
    return looks


def _shapes(sheet: SheetView) -> Table:
    """The shapes by their points, drawn; circled and struck ones are marked."""
    grid = Table.grid(padding=(0, 2))
    for first in range(0, len(SHAPES), 3):
        drawn = [_shape(shape, sheet) for shape in range(first, first + 3)]
        grid.add_row(Text(str(points(first)), style="bold"), *drawn)
    return grid


def _shape(index: int, sheet: SheetView) -> Text:
    letter = SHAPES[index]
    mark = sheet["marks"].get(letter)
    name, style = f" {letter} ", ""
    if mark:
        name, style = (f"({letter})", CIRCLED) if mark["circled"] else (f"/{letter}/", STRUCK)
    drawing = DRAWINGS[index].replace("#", "▪").replace(".", " ").replace("/", "\n    ")
    return Text.assemble((name, style), f" {drawing}")


def tell(view: FiverView, names: dict[str, str], language: str) -> list[str]:
    """Everybody's points, the roll, your tableau row by row, what you drew, and the shapes."""
    sheet = view["sheets"][view["seat"] or "A"]
    lines = [_told_seat(view, seat, names[seat], language) for seat in view["sheets"]]
    if not sheet["tableau"]:
        return lines
    for row, symbols in enumerate(sheet["tableau"], 1):
        things = _symbols(symbols, language)
        lines.append(say("keys-row", {"row": row, "things": things}, language))
    lines += [_told_shape(index, sheet, language) for index in range(len(SHAPES))]
    if search := view["search"]:
        facts = {"round": search["round"], "rounds": search["rounds"]}
        roll = f"{say('web-fiver-roll', {}, language)}: {_symbols(search['roll'], language)}"
        lines.append(f"{roll} ({say('web-fiver-round', facts, language)})")
    return lines + [_told_outline(fields, language) for fields in view["outlines"] or []]


def _symbols(letters: Iterable[str], language: str) -> str:
    return ", ".join(say("fiver-symbol", {"symbol": letter}, language) for letter in letters)


def _told_seat(view: FiverView, seat: str, name: str, language: str) -> str:
    """Points, round by round, and what somebody is doing."""
    parts = [say("plain-points", {"points": view["scores"][seat]}, language)]
    if results := view["sheets"][seat]["results"]:
        rounds = ", ".join(str(result) for result in results)
        parts.append(say("plain-by-rounds", {"points": rounds}, language))
    if view["search"] and view["search"]["hourglass"] == seat:
        parts.append(say("web-fiver-turned", {}, language))
    elif seat in view["done"]:
        parts.append(say("web-fiver-is-done", {}, language))
    return f"{name}: {', '.join(parts)}"


def _told_shape(index: int, sheet: SheetView, language: str) -> str:
    """What a shape is worth, where it lies or, while it is free, which fields it would cover."""
    letter = SHAPES[index]
    mark = sheet["marks"].get(letter)
    state = "free" if not mark else "circled" if mark["circled"] else "struck"
    facts: dict[str, Fact] = {"shape": letter, "points": int(points(index)), "state": state}
    words = say("web-fiver-shape", facts, language)
    if mark:
        return f"{words}: {' '.join(mark['fields'] or [])}" if mark["fields"] else words
    return f"{words}: {say('fiver-looks', {'fields': ' '.join(_printed(index))}, language)}"


def _printed(index: int) -> list[str]:
    """The fields of a shape as it is printed, in the first corner."""
    rows = DRAWINGS[index].split("/")
    return [
        f"{'abcde'[column]}{row}"
        for row, line in enumerate(rows, 1)
        for column, cell in enumerate(line)
        if cell == "#"
    ]


def _told_outline(fields: list[str], language: str) -> str:
    return say("plain-outline", {"fields": " ".join(fields)}, language)


def offers(view: FiverView) -> list[str]:
    """What is not drawing: the hourglass, done and wiping; or one place for every strike."""
    assert view["seat"] is not None
    if view["phase"] == "strike":
        return _strikes(view)
    turned = view["search"] and view["search"]["hourglass"]
    ends = "done" if turned or view["options"]["variant"] == "solo" else "flip"
    return [ends, *_wipes(view["outlines"] or [])]


def _wipes(outlines: list[list[str]]) -> Iterator[str]:
    """For every outline, the newest first, a field where none newer lies."""
    newer: set[str] = set()
    for fields in reversed(outlines):
        yield from [f"wipe {field}" for field in fields if field not in newer][:1]
        newer.update(fields)


def _strikes(view: FiverView) -> list[str]:
    """For every shape that may be struck the first place where it can be hatched."""
    seat = SEATS.index(view["seat"] or "A")
    state = guess(view, Random(1))
    out = vec[i64]([0] * int(state.room()))
    found = []
    for shape in [int(out[i]) for i in range(int(state.steps(seat, out)))]:
        trial = state.copy()
        trial.step(seat, shape)
        steps = [shape]
        if trial.halfway:
            trial.steps(seat, out)
            steps.append(int(out[0]))
        found.append(write(state, seat, steps))
    return found


def typed(text: str) -> str:
    """Five fields alone are an outline."""
    fields = text.split()
    return f"outline {text}" if len(fields) == 5 and set(fields) <= set(NAMES) else text


def how(view: FiverView) -> str:
    """How outlines are typed; strikes are spoken of where there are any."""
    return "fiver-how-strike" if view["phase"] == "strike" else "fiver-how"


DRAWING = Drawing(draw, tell, offers, how=how, typed=typed)
