"""A record, told in a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from handvoll.engine.match import Match
from handvoll.engine.record import Record
from handvoll.engine.turn import Over, Wait
from handvoll.terminal.table import drawing, sentence


def show_replay(record: Record, seat: str | None, console: Console, language: str) -> None:
    """Tell a record entry by entry as a seat (None: a spectator) may know it, then the table."""
    match = Match.replay(record)
    names = {each: each for each in match.seats}
    for number in range(1, len(match.news) + 1):
        for telling in match.events(seat, number):
            words = sentence(telling, match.game.name, names, language)
            console.print(Text.assemble((f"{number:>5}", "dim"), f"  {words}"))
    console.print(Rule(style="dim"))
    console.print(drawing(match.game.name).draw(match.view(seat), names, language))
    console.print(Text(standing(match), style="bold"))


def standing(match: Match) -> str:
    """How the match stands, in a line."""
    match match.turn:
        case Over(scores, winners):
            points = ", ".join(f"{seat} {score}" for seat, score in scores.items())
            return f"Over: {' and '.join(sorted(winners))} won ({points}); hash {match.hash[:16]}"
        case Wait(seats):
            return f"Not over: waiting for {', '.join(sorted(seats))}"
        case _:
            return "Not over: waiting for chance"
