"""Who sat where over time: what somebody did stays theirs, whoever has their seat now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from handvoll.server.seat import Seat
    from handvoll.wire.people import Puppet


TOLD = 60  # changes of seats that are told with a table, the last ones


@dataclass(frozen=True)
class Seating:
    """From a line of the log and an entry of the record on, a seat is played by whoever this is."""

    line: int
    entry: int
    seat: Seat


class Seatings:
    """Who has had each seat, the first one first, by the names and puppets people have now.

    However often a seat has changed hands, one more change costs the same.
    """

    def __init__(self) -> None:
        self.of: dict[str, list[Seating]] = {}
        self._faces: dict[str, tuple[str, Puppet | None]] = {}

    def copy(self) -> Seatings:
        """Seatings that go their own way from here."""
        other = Seatings()
        other.of = {letter: list(theirs) for letter, theirs in self.of.items()}
        other._faces = dict(self._faces)
        return other

    def note(self, seats: Iterable[Seat], line: int, entry: int) -> None:
        """What a line has changed; who came and went without anything happening is left out."""
        for seat in seats:
            if seat.person:
                self._faces[seat.person] = (seat.name, seat.puppet)
            theirs = self.of.setdefault(seat.letter, [])
            if theirs and theirs[-1].entry == entry and not _same(theirs[-1].seat, seat):
                theirs.pop()
            if not theirs or not _same(theirs[-1].seat, seat):
                theirs.append(Seating(line, entry, replace(seat, here=set())))

    def named(self, seat: Seat) -> Seat:
        """Whoever had a seat, as they are called and look now: they stay who they are."""
        name, puppet = self._faces.get(seat.person or "", (seat.name, seat.puppet))
        return replace(seat, name=name, puppet=puppet)


def _same(one: Seat, other: Seat) -> bool:
    return (one.person, one.bot, one.held) == (other.person, other.bot, other.held)


def last_name(seatings: Seatings, letter: str) -> str:
    """The name of the last person who had a seat."""
    theirs = seatings.of.get(letter, [])
    names = (seatings.named(each.seat).name for each in reversed(theirs))
    return next((name for name in names if name), "")


def past(seatings: Seatings, most: int = TOLD) -> list[tuple[Seat, int]]:
    """Who had a seat before, with the line that ended it, in the order of these; the last ones."""
    last = [theirs[-most - 1 :] for theirs in seatings.of.values()]
    ended = [pair for theirs in last for pair in pairwise(theirs)]
    ended = sorted(ended, key=lambda pair: pair[1].line)[-most:]
    return [(seatings.named(before.seat), after.line) for before, after in ended]


def written(seatings: Seatings) -> dict[str, Any]:
    """Who sat where, for a record's header: at its beginning, and what changed from which entry."""
    first = {letter: seatings.named(theirs[0].seat) for letter, theirs in seatings.of.items()}
    names = {letter: seat.name for letter, seat in first.items() if seat.person}
    bots = {letter: seat.bot for letter, seat in first.items() if seat.bot}
    later = [each for theirs in seatings.of.values() for each in theirs[1:]]
    changed = sorted(later, key=lambda each: (each.line, each.seat.letter))
    faces = {letter: face for letter, seat in first.items() if (face := _face(seat))}
    return {
        "names": names,
        "bots": bots,
        **({"faces": faces} if faces else {}),
        "seatings": [_line(each.entry, seatings.named(each.seat)) for each in changed],
    }


def _face(seat: Seat) -> dict[str, str]:
    """How somebody is drawn, if that is theirs: a person's puppet, or a bot's name."""
    if seat.person:
        return {"look": seat.puppet.look, "felt": seat.puppet.felt} if seat.puppet else {}
    return {"called": seat.bot_name} if seat.bot else {}


def _line(entry: int, seat: Seat) -> dict[str, Any]:
    face = _face(seat)
    who = {**dict(_who(seat)), **({"face": face} if face else {})}
    return {"entry": entry, "seat": seat.letter, **who}


def _who(seat: Seat) -> Iterator[tuple[str, str]]:
    """A person's name, a bot's level, or the level of the bot that held a person's seat."""
    if seat.person:
        yield "name", seat.name  # empty for a guest who said none
    for what, value in (("bot", seat.bot), ("held", seat.held)):
        if value:
            yield what, value
