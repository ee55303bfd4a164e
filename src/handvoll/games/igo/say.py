"""What a legal move of I Go! is, out of its mover's view, and what is good about it."""

from __future__ import annotations

from handvoll.engine.game import Merit, Saying
from handvoll.games.igo.actions import NONE
from handvoll.games.igo.hints import left_after_discard
from handvoll.games.igo.material import CARDS, COLOURS, card_set, plus
from handvoll.games.igo.view import IGoView, codes, preview


def say(seen: IGoView, move: str) -> Saying:
    """What a legal move is."""
    verb, *_ = move.split(" ")
    match verb:
        case "draw":
            last = "-last" if seen["pile"] == 1 else ""  # I8
            return Saying(f"igo-do-draw{last}", to=("pile",))
        case "take":
            card = seen["discards"][-1]
            return Saying("igo-do-take", {"card": card}, (card,), ("discards",))
        case "pick":
            card = seen["display"][-1]
            last = "-last" if len(seen["display"]) == 1 else ""  # I7
            return Saying(f"igo-do-pick{last}", {"card": card}, (card,), ("display",))
        case "end":
            return Saying("igo-do-wait" if _too_soon(seen) else "igo-do-end")
        case _:
            return _leaving(seen, verb, move)


def _too_soon(seen: IGoView) -> bool:
    """Whether nobody may call yet (I21)."""
    return seen["turns"] < int(seen["options"]["patience"]) * seen["seats"]


def _leaving(seen: IGoView, verb: str, move: str) -> Saying:
    """A discard or a call, and what would be left over."""
    cost = preview(seen, move)
    assert cost
    if verb == "discard":
        card = move.split(" ")[1]
        return Saying("igo-do-discard", {"card": card, "sum": cost["sum"]}, (card,), ("discards",))
    named = {"colours": cost["colours"], "named": len(cost["colours"])}
    if not cost["sum"]:  # I12
        return Saying("igo-do-perfect", named, tuple(cost["row"]))
    return Saying("igo-do-go", {**named, "sum": cost["sum"]}, tuple(cost["row"]))


def merit(seen: IGoView, move: str) -> Merit:
    """What is good about a legal move."""
    verb = move.split(" ", maxsplit=1)[0]
    match verb:
        case "take" | "pick":
            return "igo-merit-take", {"sum": _left_with(seen, verb)}
        case "end" if _too_soon(seen):
            return "igo-merit-wait", {}
        case "end" if seen["cost"]:
            return "igo-merit-end", {"sum": seen["cost"]["sum"]}
    return f"igo-merit-{verb}", {}


def _left_with(seen: IGoView, verb: str) -> int:
    """What the best call would leave after taking an open card and the best discard."""
    hand = card_set(codes(seen["hands"][seen["wait"][0]]["cards"] or []))
    pile = seen["discards"] if verb == "take" else seen["display"]
    card = CARDS.index(pile[-1])
    shown = seen["display"] if verb == "take" else seen["display"][-2:-1] or pile
    free, barred = COLOURS.index(shown[-1][0]), card if verb == "take" else int(NONE)
    return int(left_after_discard(plus(hand, card), free, barred))
