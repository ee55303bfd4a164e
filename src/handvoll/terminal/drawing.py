"""How a game looks in a terminal: what handvoll.terminal.<game> may say about it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from handvoll.engine.game import View
from handvoll.engine.view import Common
from handvoll.text import HOMES, card_name, knows, say

UNTOLD = {*Common.__annotations__, "dealt"}  # said elsewhere
CARD = re.compile(r"[a-z]\d{0,2}")


def nothing(view: View) -> str:
    """Nothing to say about this."""
    return ""


def each_thing(view: View, names: dict[str, str], language: str) -> list[str]:
    """A view that nobody has put into words: what lies on the table, each thing by its name."""
    lines = []
    for field in (field for field in view if field not in UNTOLD):
        title = _named(field, view["game"], language)
        for owner, thing in _owned(view[field], names):
            if words := _told(thing, view["game"], names, language):
                lines.append(f"{owner}{title}: {words}")
    return lines


def _owned(value: object, names: dict[str, str]) -> list[tuple[str, object]]:
    """What is said of each seat, or one thing of the table's."""
    if isinstance(value, dict) and value.keys() <= names.keys():
        return [(f"{names[seat]}, ", thing) for seat, thing in value.items()]
    return [("", value)]


def _named(field: str, game: str, language: str) -> str:
    """What a field of a view is called."""
    ids = (f"{game}-view-{field}", f"web-view-{field}")
    known = next((each for each in ids if knows(each, language)), None)
    return say(known, {}, language) if known else field.replace("_", " ")


def _told(thing: object, game: str, names: dict[str, str], language: str) -> str:
    """A thing of a view in words: cards as they are spoken, seats by who sits there."""
    match thing:
        case {"count": int(), "cards": list(cards)}:
            return _told(cards, game, names, language)
        case {"count": int(count), "known": list(known)}:
            hidden = say("web-cards", {"count": count - len(known)}, language)
            return ", ".join(filter(None, [_told(known, game, names, language), hidden]))
        case dict():
            return _told([f"{key} {each}" for key, each in thing.items()], game, names, language)
        case list():
            return ", ".join(_told(each, game, names, language) for each in thing)
        case bool() | None:
            return "✓" if thing else ""
        case str() if CARD.fullmatch(thing) and knows(f"{game}-card", language):
            return card_name(thing, game, language)
        case _:
            return names.get(str(thing), str(thing))


@dataclass(frozen=True, slots=True)
class Drawing:
    """A game's table in a terminal; from `offers` on it is for games with many or hard moves."""

    draw: Callable[[Any, dict[str, str], str], RenderableType]  # view, names, language
    tell: Callable[[Any, dict[str, str], str], list[str]] = each_thing  # the same in lines
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
