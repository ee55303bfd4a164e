"""Records and replays, once a game is over; and what somebody was told until now."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from handvoll.engine.errors import SeatError
from handvoll.engine.match import Match
from handvoll.engine.record import Entry, Record
from handvoll.server import telling
from handvoll.server.commands import Person
from handvoll.server.errors import NotNow
from handvoll.server.reception import Desk, shown_to
from handvoll.server.routes.people import Asking
from handvoll.server.routes.refusals import REFUSALS
from handvoll.server.routes.tables import TableId
from handvoll.server.table import Table
from handvoll.wire.live import Happening
from handvoll.wire.tables import ReplayStep

PAGE = 300  # happenings told at a time
SPECTATOR, OPEN = "", "open"
JSON_LINES = "application/jsonl"


@get("/api/tables/{table:str}/record", media_type=JSON_LINES, responses=REFUSALS)
async def record(request: Asking, table: TableId, desk: Desk) -> Response[str]:
    """The record of a finished game, to keep, replay and verify."""
    found = await finished(request, table, desk)
    name = f"{found.game}-{found.extra['day']}.jsonl"
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(found.dumps(), media_type=JSON_LINES, headers=disposition)


@get("/api/tables/{table:str}/replay", responses=REFUSALS)
async def replay(
    request: Asking,
    table: TableId,
    desk: Desk,
    entry: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    seat: Annotated[str, Parameter(max_length=4)] = SPECTATOR,
) -> ReplayStep:
    """A finished game after some entry, with a seat's eyes, a spectator's, or open."""
    found = await finished(request, table, desk)
    return await asyncio.to_thread(replay_step, found, entry, seat)


@get("/api/tables/{table:str}/story", responses=REFUSALS)
async def story(
    request: Asking,
    table: TableId,
    desk: Desk,
    seat: Annotated[str, Parameter(max_length=4)] = SPECTATOR,
) -> list[Happening]:
    """All that happened in a finished game, entry by entry, as these eyes were told."""
    found = await finished(request, table, desk)
    return await asyncio.to_thread(whole_story, found, seat)


@get("/api/tables/{table:str}/told", responses=REFUSALS)
async def told(
    request: Asking,
    table: TableId,
    desk: Desk,
    since: Annotated[int, Parameter(ge=0, le=1 << 40)] = 0,
) -> list[Happening]:
    """What the asker was told of a table after their count `since`, a page of it."""
    person, room = desk.known(request), await desk.room(request, table)
    async with desk.reading(request) as count:
        count(PAGE)
        return await room.look(
            lambda table: told_since(shown_to(table, person.id if person else None), person, since)
        )


def told_since(table: Table, person: Person | None, since: int) -> list[Happening]:
    """What these eyes were told after their count `since`, as much as fits on a page."""
    seat = table.seat_of(person.id) if person else None
    return telling.happenings(table, seat.letter if seat else None, since, PAGE)


async def finished(request: Asking, table: str, desk: Desk) -> Record:
    """The record of a finished game, for somebody who may see it; raises what forbids that."""
    person, room = desk.known(request), await desk.room(request, table)
    async with desk.reading(request) as count:
        record = await room.look(
            lambda table: finished_record(shown_to(table, person.id if person else None))
        )
        count(len(record.entries))
    return record


def finished_record(table: Table) -> Record:
    """The record of a game that is over; raises NotNow before."""
    if table.status != "over":
        raise NotNow("table-not-over")
    return table.record()


def replay_step(record: Record, entry: int, seat: str) -> ReplayStep:
    """How it stood after an entry; raises SeatError."""
    match = Match.replay(record, upto=entry)
    entry = len(match.record.entries)
    eyes = _eyes(match, seat)
    views = {letter: match.view(letter or None) for letter in eyes}
    events = match.events(_teller(eyes, match.record.entries[-1]), entry) if entry else []
    return ReplayStep(entry, len(record.entries), views, events)


def whole_story(record: Record, seat: str) -> list[Happening]:
    """The events of every entry; what was taken back is still told, and that it was."""
    match = Match.replay(record)
    eyes = _eyes(match, seat)
    return [_happening(match, entry, _teller(eyes, entry)) for entry in record.entries]


def _happening(match: Match, entry: Entry, eyes: str | None) -> Happening:
    if entry.undo is not None:
        undone = {"event": "undone", "seat": entry.seat, "entry": entry.undo}
        return Happening(entry.n, "table", [undone])
    return Happening(entry.n, "game", match.events(eyes, entry.n))


def _teller(eyes: list[str], entry: Entry) -> str | None:
    """Who tells of an entry: openly, whoever made it, for nobody knows more of it."""
    return (entry.seat if entry.seat in eyes else eyes[0]) or None


def _eyes(match: Match, seat: str) -> list[str]:
    """Whose eyes are meant; raises SeatError."""
    if seat not in (SPECTATOR, OPEN, *match.seats):
        raise SeatError("seat-unknown", seat=seat, known=list(match.seats))
    return list(match.seats) if seat == OPEN else [seat]


ROUTES = [record, replay, story, told]
