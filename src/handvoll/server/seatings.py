"""Who sat where over time: what somebody did stays theirs, whoever has their seat now."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from handvoll.server.seat import Seat


@dataclass(frozen=True)
class Seating:
    """From a line of the log and an entry of the record on, a seat is played by whoever this is."""

    line: int
    entry: int
    seat: Seat


def seated_anew(
    before: Sequence[Seating], seats: Collection[Seat], line: int, entry: int
) -> list[Seating]:
    """The seatings after a line; who came and went without anything happening is left out."""
    known = _renamed(before, seats)
    for seat in seats:
        last = _last(known, seat.letter)
        if last and last.entry == entry and not _same(last.seat, seat):
            known.remove(last)
            last = _last(known, seat.letter)
        if last is None or not _same(last.seat, seat):
            known.append(Seating(line, entry, replace(seat, here=set())))
    return known


def _renamed(seatings: Sequence[Seating], seats: Collection[Seat]) -> list[Seating]:
    """The seatings with everybody as they are called and look now: they stay who they are."""
    people = {seat.person: seat for seat in seats if seat.person}

    def now(seat: Seat) -> Seat:
        same = people.get(seat.person or "", seat)
        return replace(seat, name=same.name, puppet=same.puppet)

    return [replace(each, seat=now(each.seat)) for each in seatings]


def _last(seatings: Sequence[Seating], letter: str) -> Seating | None:
    return next((each for each in reversed(seatings) if each.seat.letter == letter), None)


def _same(one: Seat, other: Seat) -> bool:
    return (one.person, one.bot, one.held) == (other.person, other.bot, other.held)


def last_name(seatings: Sequence[Seating], letter: str) -> str:
    """The name of the last person who had a seat."""
    names = (each.seat.name for each in reversed(seatings) if each.seat.letter == letter)
    return next((name for name in names if name), "")


def past(seatings: Sequence[Seating]) -> list[tuple[Seat, int]]:
    """Everybody who had a seat before, with the line that ended it, in the order of these."""
    ended = []
    for i, each in enumerate(seatings):
        later = (next for next in seatings[i + 1 :] if next.seat.letter == each.seat.letter)
        ended += [(each.seat, next.line) for next in list(later)[:1]]
    return sorted(ended, key=lambda pair: pair[1])


def written(seatings: Sequence[Seating]) -> dict[str, Any]:
    """Who sat where, for a record's header: at its beginning, and what changed from which entry."""
    first = {each.seat.letter: each for each in reversed(seatings)}
    names = {letter: each.seat.name for letter, each in sorted(first.items()) if each.seat.person}
    bots = {letter: each.seat.bot for letter, each in sorted(first.items()) if each.seat.bot}
    changed = [each for each in seatings if each is not first[each.seat.letter]]
    faces = {letter: face for letter, each in sorted(first.items()) if (face := _face(each.seat))}
    return {
        "names": names,
        "bots": bots,
        **({"faces": faces} if faces else {}),
        "seatings": [_line(each) for each in changed],
    }


def _face(seat: Seat) -> dict[str, str]:
    """How somebody is drawn, if that is theirs: a person's puppet, or a bot's name."""
    if seat.person:
        return {"look": seat.puppet.look, "felt": seat.puppet.felt} if seat.puppet else {}
    return {"called": seat.bot_name} if seat.bot else {}


def _line(seating: Seating) -> dict[str, Any]:
    face = _face(seating.seat)
    who = {**dict(_who(seating.seat)), **({"face": face} if face else {})}
    return {"entry": seating.entry, "seat": seating.seat.letter, **who}


def _who(seat: Seat) -> Iterator[tuple[str, str]]:
    """A person's name, a bot's level, or the level of the bot that held a person's seat."""
    if seat.person:
        yield "name", seat.name  # empty for a guest who said none
    for what, value in (("bot", seat.bot), ("held", seat.held)):
        if value:
            yield what, value
