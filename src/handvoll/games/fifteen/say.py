"""What a legal move of 15GO! is, out of its mover's view, and what is good about it."""

from __future__ import annotations

from handvoll.engine.errors import Fact
from handvoll.engine.game import Merit, Saying
from handvoll.games.fifteen.material import HIGHEST
from handvoll.games.fifteen.view import FifteenView


def say(seen: FifteenView, move: str) -> Saying:
    """What a legal move is."""
    match move.split(" "):
        case ["turn"]:
            return Saying("fifteen-do-turn", to=(f"closed {_mover(seen)}",))
        case ["keep" | "own" as verb]:
            return Saying(f"fifteen-do-{verb}", {}, _turned(seen), (f"open {_mover(seen)}",))
        case ["borrow", other, _, row]:
            return _row(seen, "borrow-row", int(row), _top(seen, other), {"other": other})
        case ["open", "row", row]:
            return _row(seen, "open-row", int(row), _top(seen, _mover(seen)), {})
        case ["open", _, other]:
            cards = _top(seen, _mover(seen))
            return Saying("fifteen-do-open-on", {"other": other}, cards, (f"open {other}",))
        case ["row", row]:
            return _row(seen, "row", int(row), _turned(seen), {})
        case [_, other]:
            return Saying("fifteen-do-on", {"other": other}, _turned(seen), (f"open {other}",))
        case _:
            raise AssertionError(f"{move} is no move")


def _mover(seen: FifteenView) -> str:
    return seen["wait"][0]


def _turned(seen: FifteenView) -> tuple[str, ...]:
    return (seen["turned"],) if seen["turned"] else ()


def _top(seen: FifteenView, seat: str) -> tuple[str, ...]:
    """The card on top of an open pile."""
    return tuple(seen["piles"][seat]["open"][-1:])


def _row(
    seen: FifteenView, verb: str, row: int, cards: tuple[str, ...], facts: dict[str, Fact]
) -> Saying:
    """A card put on a row, which may be its last (F6); a row that a 1 opens has no cards yet."""
    laid = len(seen["rows"][row - 1]) if row <= len(seen["rows"]) else 0
    full = "-full" if laid + 1 == HIGHEST else ""
    return Saying(f"fifteen-do-{verb}{full}", {**facts, "row": row}, cards, (f"row {row}",))


def merit(seen: FifteenView, move: str) -> Merit:
    """What is good about a legal move."""
    said = say(seen, move)
    if "row" in said.facts:
        full = said.message.endswith("-full")
        return ("fifteen-merit-full" if full else "fifteen-merit-row"), {"row": said.facts["row"]}
    if "other" in said.facts:
        other = str(said.facts["other"])
        piles = seen["piles"][other]
        left = piles["closed"] + len(piles["open"])
        return "fifteen-merit-pile", {"other": other, "count": left}
    return said.message.replace("-do-", "-merit-"), {}
