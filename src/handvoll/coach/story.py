"""A record as a story: what every seat saw before each entry that stood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from handvoll.engine.errors import RecordError
from handvoll.engine.game import View
from handvoll.engine.match import Match
from handvoll.engine.record import Entry, Record
from handvoll.engine.state import Event


@dataclass(frozen=True, slots=True)
class Chapter:
    """What a seat sees, and the entry that comes next as far as it will see that."""

    view: View
    entry: Entry
    open: bool  # whether the seat is told all that the entry's mover is told


@dataclass(frozen=True, slots=True)
class Story:
    """A finished game as one seat lived it."""

    match: Match
    seat: str
    chapters: list[Chapter]


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that were not taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.undo is None:
            kept.append(entry)
        else:
            kept = [each for each in kept if each.n <= entry.undo]
    return kept


def finished(record: Record) -> Match:
    """The match of a record, over; raises RecordError with the line that is wrong."""
    match = Match.replay(record)
    if record.ending is None:
        raise RecordError("record-unfinished", line=len(record.entries) + 2)
    return match


def lived(record: Record, seat: str) -> Story:
    """A finished game as a seat lived it; raises RecordError."""
    return Story(finished(record), seat, list(chapters(record, seat)))


def chapters(record: Record, seat: str) -> Iterator[Chapter]:
    """What a seat saw before each entry that stood, and what it saw of the entry."""
    match = Match(record.game, record.seats, record.options, record.rules)
    for entry in standing(record.entries):
        view = match.view(seat)
        match.take(entry)
        yield Chapter(view, entry, is_open(match, seat, entry))


def is_open(match: Match, seat: str, entry: Entry) -> bool:
    """Whether a seat is told of the newest entry all that its mover is."""
    if entry.seat is None or entry.seat == seat:
        return entry.seat == seat
    news: Sequence[Event] = match.news[-1]
    eyes, mover = match.seats.index(seat), match.seats.index(entry.seat)
    tell = match.game.event
    return all(tell(event, eyes) == tell(event, mover) for event in news)
