"""What a legal move of Go5 is, out of its mover's view, and what is good about it."""

from __future__ import annotations

from handvoll.engine.errors import Fact
from handvoll.engine.game import Merit, Saying, Telling
from handvoll.games.go5.view import Go5View, Place, preview


def say(seen: Go5View, move: str) -> Saying:
    """What a legal move is."""
    match move.split(" "):
        case ["lay", *cards]:
            return _lay(seen, move, cards)
        case ["add", card, number]:
            return _add(seen, move, card, number)
        case ["go5", number]:
            return _call(seen, number)
        case ["swap", card, received]:
            return _swap(seen, card, received)
        case ["discard", card, *across]:
            verb = "across" if across else "discard"
            return Saying(f"go5-do-{verb}", {"card": card}, (card,), ("discards",))
        case _:
            return _single(seen, move)


def _single(seen: Go5View, verb: str) -> Saying:
    """A move of one word."""
    match verb:
        case "draw":
            return Saying("go5-do-draw", to=("pile",))
        case "take":
            card = seen["discards"]["top"] or ""
            return Saying("go5-do-take", {"card": card}, (card,), ("discards",))
        case "stop":
            stops = _mine(seen)["stops"]
            return Saying("go5-do-stop", {"other": _next(seen)}, (stops[0],), ("discards",))
        case _:
            return Saying("go5-do-end" if seen["phase"] == "play" else "go5-do-pass")  # G13, G21


def _mine(seen: Go5View) -> Place:
    return seen["places"][seen["seat"] or ""]


def _next(seen: Go5View) -> str:
    """Who comes after the mover."""
    seats = list(seen["places"])
    return seats[(seats.index(seen["turn"]) + 1) % len(seats)]


def _made(seen: Go5View, move: str) -> Telling:
    made = preview(seen, move)
    assert made
    return made


def _lay(seen: Go5View, move: str, cards: list[str]) -> Saying:
    made = _made(seen, move)
    facts = {"cards": cards, "kind": made["kind"], "points": made["points"]}
    return Saying("go5-do-set", facts, tuple(cards), (f"new set {seen['seat']}",))


def _add(seen: Go5View, move: str, card: str, number: str) -> Saying:
    """A fourth card, or a fifth, which ends the round (G19)."""
    made = _made(seen, move)
    facts: dict[str, Fact] = {"card": card, "number": int(number), "kind": made["kind"]}
    to = (f"set {seen['seat']} {number}",)
    if made["count"] < 5:
        return Saying("go5-do-add", facts, (card,), to)
    return Saying("go5-do-five", {**facts, "points": made["points"]}, (card,), to)


def _call(seen: Go5View, number: str) -> Saying:
    card = seen["discards"]["top"] or ""
    kind = _mine(seen)["sets"][int(number) - 1]["kind"]
    facts: dict[str, Fact] = {"card": card, "number": int(number), "kind": kind}
    return Saying("go5-do-call", facts, (card,), (f"set {seen['seat']} {number}",))


def _swap(seen: Go5View, card: str, received: str) -> Saying:
    facts: dict[str, Fact] = {"card": card, "other_card": received, "other": _owner(seen, received)}
    return Saying("go5-do-swap", facts, (card, received), (f"card {received}",))


def _owner(seen: Go5View, card: str) -> str:
    """Whose set a card lies in."""
    return next(
        seat
        for seat, place in seen["places"].items()
        if any(card in laid["cards"] for laid in place["sets"])
    )


def merit(seen: Go5View, move: str) -> Merit:
    """What is good about a legal move."""
    said = say(seen, move)
    match said.message.removeprefix("go5-do-"):
        case "set" | "add" | "five" | "call":
            return _making(_mine(seen)["opened"], _made(seen, move))
        case "draw" if not _mine(seen)["opened"]:
            return "go5-merit-only", {}
        case "swap":
            return "go5-merit-swap", {"other_card": said.facts["other_card"]}
        case "stop":
            return "go5-merit-stop", said.facts
        case "end":
            return "go5-merit-keep", {}
        case _:
            return said.message.replace("-do-", "-merit-"), {}


def _making(opened: bool, made: Telling) -> Merit:
    """What is good about a set that would lie there afterwards."""
    message = {3: "lay" if opened else "open", 4: "add", 5: "five"}[made["count"]]
    return f"go5-merit-{message}", {"kind": made["kind"], "points": made["points"]}
