"""A record, told in a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from handvoll.engine.match import Match
from handvoll.engine.record import Entry, Record
from handvoll.engine.turn import Chance, Over, Wait
from handvoll.terminal.drawing import drawing
from handvoll.terminal.table import sentence
from handvoll.text import say


def show_replay(record: Record, seat: str | None, console: Console, language: str) -> None:
    """Tell a record entry by entry as a seat (None: a spectator) may know it, then the table."""
    match = Match.replay(record)
    view = match.view(seat)
    names = {each: each for each in match.seats}
    for number, entry in enumerate(match.record.entries, 1):
        for words in _told(match, entry, seat, names, language):
            console.print(Text.assemble((f"{number:>5}", "dim"), f"  {words}"))
    console.print(Rule(style="dim"))
    console.print(drawing(match.game.name).draw(view, names, language))
    console.print(Text(standing(match, language), style="bold"))


def _told(
    match: Match, entry: Entry, seat: str | None, names: dict[str, str], language: str
) -> Iterator[str]:
    if entry.undo is not None:
        yield say("terminal-undone", {"player": entry.seat or ""}, language)
    for telling in match.events(seat, entry.n):
        yield sentence(telling, match.game.name, names, language)


def standing(match: Match, language: str = "en") -> str:
    """How the match stands, in a line."""
    match match.turn:
        case Over(scores, winners):
            points = ", ".join(f"{seat} {score}" for seat, score in scores.items())
            facts = {"winners": ", ".join(sorted(winners)), "points": points}
            return say("terminal-over", {**facts, "hash": match.hash[:16]}, language)
        case Wait(seats):
            return say("terminal-waiting", {"waiting": sorted(seats) or ["table"]}, language)
        case Chance():
            return say("terminal-waiting-chance", {}, language)
