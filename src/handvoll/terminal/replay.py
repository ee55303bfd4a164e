"""A record, told in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, ValidationError, convert

from handvoll.engine.match import Match
from handvoll.engine.record import Entry, Record
from handvoll.engine.turn import Chance, Over, Wait
from handvoll.terminal.drawing import drawing
from handvoll.terminal.look import Look
from handvoll.terminal.table import sentence
from handvoll.text import say, signed


def show_replay(record: Record, seat: str | None, look: Look) -> None:
    """Tell a record entry by entry as a seat (None: a spectator) may know it, then the table."""
    match, language = Match.replay(record), look.language
    view = match.view(seat)
    names = players(record, match.seats, 0, language)
    for number, entry in enumerate(match.record.entries, 1):
        names = players(record, match.seats, number, language)
        for words in _told(match, entry, seat, names, language):
            look.numbered(number, words)
    look.part()
    look.table(drawing(match.game.name), view, names)
    look.head(standing(match, language, names))


class Seating(Struct):
    """From an entry on, a seat is played by this person, or by a bot."""

    entry: int
    seat: str
    name: str | None = None


class Seated(Struct):
    """Who sat where, as the header of a record says; one from elsewhere may say nothing."""

    names: dict[str, str] = {}
    seatings: list[Seating] = []


def players(record: Record, seats: Sequence[str], entry: int, language: str) -> dict[str, str]:
    """Everybody at an entry: people by their names of the time, bots by the seat."""
    try:
        seated = convert(record.extra, Seated)
    except ValidationError:
        seated = Seated()
    known: dict[str, str | None] = {**seated.names}
    for change in seated.seatings:
        if change.entry <= entry:
            known[change.seat] = change.name
    return {seat: _printed(known.get(seat), seat, language) for seat in seats}


def _printed(name: str | None, seat: str, language: str) -> str:
    """A name without what would move the cursor; who said none is a guest."""
    if name is None:
        return seat
    return "".join(filter(str.isprintable, name)) or say("web-guest", {}, language)


def _told(
    match: Match, entry: Entry, seat: str | None, names: dict[str, str], language: str
) -> Iterator[str]:
    if entry.undo is not None:
        player = names.get(entry.seat or "", entry.seat or "")
        yield say("terminal-undone", {"player": player}, language)
    for telling in match.events(seat, entry.n):
        yield sentence(telling, match.game.name, names, language)


def standing(match: Match, language: str = "en", names: Mapping[str, str] | None = None) -> str:
    """How the match stands, in a line."""
    named = names or {}
    match match.turn:
        case Over(scores, winners):
            points = ", ".join(
                f"{named.get(seat, seat)} {signed(score)}" for seat, score in scores.items()
            )
            won = ", ".join(named.get(seat, seat) for seat in sorted(winners))
            facts = {"winners": won, "points": points}
            return say("terminal-over", {**facts, "hash": match.hash[:16]}, language)
        case Wait(seats):
            waiting = [named.get(seat, seat) for seat in sorted(seats)] or ["table"]
            return say("terminal-waiting", {"waiting": waiting}, language)
        case Chance():
            return say("terminal-waiting-chance", {}, language)
