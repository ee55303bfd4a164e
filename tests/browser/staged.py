"""What is staged in each game, out of real games: the picture before, and what is told then."""

from __future__ import annotations

from collections.abc import Callable

from handvoll import Match
from handvoll.engine.game import Telling
from tests.browser.moments import Moment, told
from tests.games.igo.table import Table as IGoTable
from tools import specimens


def staged() -> dict[str, Moment]:
    """Every moment, by the name of its look."""
    return {
        "fifth": first_told("go5", 0, lambda each: each["event"] == "five"),
        "climb": first_told("fifteen", 0, lambda each: each["event"] == "completed"),
        "out": first_told("fifteen", 0, lambda each: each["event"] == "out"),
        "highfive": first_told("highfive", 2, lambda each: each.get("points") == 30),
        "run": first_told("highfive", 0, lambda each: each.get("points") in (20, 25)),
        "calls": first_told("igo", 0, lambda each: each["event"] == "called"),
        "perfect": _perfect(),
    }


def first_told(game: str, seed: int, wanted: Callable[[Telling], bool]) -> Moment:
    """The first time that something is told in a game of two quick bots."""
    match, _ = specimens.played(game, 2, {"colours": 4} if game == "fifteen" else {}, seed)
    entries = range(1, len(match.record.entries) + 1)
    return _at(match, next(n for n in entries if any(map(wanted, match.events("A", n)))))


def _at(match: Match, n: int) -> Moment:
    """An entry of a match, with the picture before it."""
    before, after = (Match.replay(match.record, upto=upto) for upto in (n - 1, n))
    heard = [told(before), told(after, since=n - 1)]
    return {"game": match.game.name, "tried": {}, "heard": heard}


def _perfect() -> Moment:
    """A caller of I Go! who has nothing left over (I12)."""
    table = IGoTable(3, display="y1", A="p1-6 v7-11 y2", B="b1-11 y3", pile="l11")
    table.play("A", "draw", "discard l11", "go p v")
    return _at(table.match, len(table.match.record.entries))
