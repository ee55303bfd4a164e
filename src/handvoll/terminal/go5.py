"""Go5 in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from handvoll.engine.errors import Fact
from handvoll.engine.view import Hand
from handvoll.games.go5.material import BLACK_CARDS, COLOURS, PATTERN, PATTERNS
from handvoll.games.go5.say import say as said_of
from handvoll.games.go5.view import Go5View, Laid, Place
from handvoll.terminal.drawing import Drawing
from handvoll.terminal.inks import back, chip, spaced
from handvoll.text import card_name, say, signed

INKS = dict(
    zip(COLOURS, ["red", "orange", "yellow", "green", "blue", "violet", "pink"], strict=True)
)
LOZENGES = "●◐≡◎⁘▚⌃"  # ball half bars rings dots harlequin chevron
BLACK = "bold #fffaf0 on #231f2e"


def card(text: str) -> Text:
    """One card: number and mark of its colour, then its pattern, in brackets if that is black."""
    colour, number = text[0], text[1:]
    if colour not in INKS:
        return Text(" ★ " if colour == "j" else " ⊘ ", style="reverse bold")
    lozenge = LOZENGES[PATTERN[COLOURS.index(colour)][int(number) - 1]]
    face = chip(INKS[colour], number)
    if text in BLACK_CARDS:
        return face + Text(f"[{lozenge}]", style=BLACK)
    return face + Text(f"{lozenge} ", style=face.style)


def draw(view: Go5View, names: dict[str, str], language: str) -> RenderableType:
    """The sets of all, the discards and the pile, and your hand."""
    parts: list[RenderableType] = [_seats(view, names, language), "", _middle(view), ""]
    if view["seat"] is not None:
        hand = view["hands"][view["seat"]]["cards"] or []
        parts.append(Text.assemble("  ▶ ", spaced([card(text) for text in hand])))
    return Group(*parts)


def _seats(view: Go5View, names: dict[str, str], language: str) -> Table:
    grid = Table.grid(padding=(0, 2))
    for seat, place in view["places"].items():
        here = "▸" if seat in view["wait"] else "·" if seat == view["turn"] else " "
        name = Text(f"{here} {seat} {names[seat]}", style="bold" if here == "▸" else "")
        hand = view["hands"][seat]
        points, cards = signed(view["scores"][seat]), back(f"{hand['count']:>2}")
        grid.add_row(name, points, cards, _beside(place, hand))
        if place["sets"]:
            sets = [_set(n, laid, language) for n, laid in enumerate(place["sets"], 1)]
            grid.add_row("", "", "", spaced(sets, "   "))
    return grid


def _beside(place: Place, hand: Hand) -> Text:
    """Stop cards, hand cards everybody knows, and whether the next turn is skipped."""
    shown = spaced([card(text) for text in place["stops"] + hand["known"]])
    return Text.assemble(shown, "  ⏭" if place["skipped"] else "")


def _set(number: int, laid: Laid, language: str) -> Text:
    kind = say("go5-kind", {"kind": laid["kind"]}, language)
    cards = spaced([card(text) for text in laid["cards"]], "")
    return Text.assemble(f"{number}: ", cards, f" {kind}")


def _middle(view: Go5View) -> Text:
    """The pile, the top discard (in brackets if it lies across) and a card being swapped."""
    discards = view["discards"]
    top = card(discards["top"]) if discards["top"] else Text("–")
    across = ("(", ")") if discards["across"] else ("", "")
    held = Text.assemble("   ⇄ ", card(view["held"])) if view["held"] else Text()
    return Text.assemble("  ", back(f"{view['pile']:>2}"), " ", across[0], top, across[1], held)


def tell(view: Go5View, names: dict[str, str], language: str) -> list[str]:
    """Everybody's points, cards and sets, the discards and the pile, and your hand."""
    lines = []
    for seat, place in view["places"].items():
        lines.append(_told_seat(view, seat, names[seat], language))
        for number, laid in enumerate(place["sets"], 1):
            facts: dict[str, Fact] = {"player": names[seat], "number": number}
            facts |= {"kind": laid["kind"], "cards": laid["cards"]}
            lines.append(say("web-go5-set", facts, language))
    lines += _told_middle(view, language)
    if view["seat"] is not None:
        hand = faces(view["hands"][view["seat"]]["cards"] or [], language)
        lines.append(f"{say('web-my-hand', {}, language)}: {hand}")
    return lines


def faces(cards: list[str], language: str) -> str:
    """Cards by their whole names: colour, number, pattern, and whether that is on black."""
    return "; ".join(_face(text, language) for text in cards) or say("keys-nothing", {}, language)


def _face(text: str, language: str) -> str:
    if text[0] not in INKS:
        return card_name(text, "go5", language)
    kind = PATTERNS[PATTERN[COLOURS.index(text[0])][int(text[1:]) - 1]]
    black = "yes" if text in BLACK_CARDS else "no"
    return say("web-go5-face", {"card": text, "kind": kind, "black": black}, language)


def _told_seat(view: Go5View, seat: str, name: str, language: str) -> str:
    hand, place = view["hands"][seat], view["places"][seat]
    parts = [
        say("plain-points", {"points": view["scores"][seat]}, language),
        say("web-cards", {"count": hand["count"]}, language),
    ]
    if place["stops"]:
        parts.append(say("web-go5-stops", {"count": len(place["stops"])}, language))
    if place["skipped"]:
        parts.append(say("web-go5-missing-turn", {}, language))
    if hand["known"]:
        known = say("web-igo-known-of", {"player": name}, language)
        parts.append(f"{known}: {faces(hand['known'], language)}")
    return f"{name}: {', '.join(parts)}"


def _told_middle(view: Go5View, language: str) -> list[str]:
    top = view["discards"]["top"]
    discards = say("web-go5-no-discards", {}, language)
    if top:
        across = "yes" if view["discards"]["across"] else "no"
        facts = {"face": _face(top, language), "across": across}
        discards = say("plain-go5-discards", facts, language)
    lines = [discards, say("web-go5-pile", {"count": view["pile"]}, language)]
    if view["held"]:
        lines.append(say("web-go5-held", {"card": view["held"]}, language))
    return lines


ROOM = {"lay": 5, "add": 4, "discard": 9}  # of these kinds so many come before the rest


def order(view: Go5View, moves: list[str]) -> list[str]:
    """What ends the round first, then some of every kind, the best first; then the rest."""
    ranked = sorted(moves, key=lambda move: -_worth(view, move))
    room = dict(ROOM)
    early: list[str] = []
    late: list[str] = []
    for move in ranked:
        kind = "across" if move.endswith("across") else move.partition(" ")[0]
        room[kind] = room.get(kind, 4 if kind in ("swap", "across") else 99) - 1
        (early if room[kind] >= 0 else late).append(move)
    return early + late


def _worth(view: Go5View, move: str) -> int:
    """How early a move is to be read: fives and calls, sets by their points, all else after."""
    said = said_of(view, move)
    kinds = ("swap", "discard", "take", "draw", "stop", "end", "pass", "add", "set", "call", "five")
    kind = said.message.removeprefix("go5-do-")
    rank = kinds.index(kind) if kind in kinds else -1
    return rank * 1000 + int(str(said.facts.get("points", 0)))


DRAWING = Drawing(draw, tell, order=order)
