"""What a table is found by: its card, and when it is to be looked at."""

from __future__ import annotations

from handvoll.engine.match import Match
from handvoll.server.clock import Due
from handvoll.server.log import Happened, Line, Sat, Screened
from handvoll.server.seat import Seat
from handvoll.server.store import Index, Result
from handvoll.server.store.nudges import Nudge
from handvoll.server.table import Table
from handvoll.wire.tables import TableCard

MOMENT = 10_000  # milliseconds in which who is only just gone may come back


def index_of(table: Table, lines: list[Line], dues: list[Due], opener: str = "") -> Index:
    """What the table is found by, after these lines."""
    people = [line.body.person for line in lines if isinstance(line.body, Sat)]
    screens = [line.body.screen for line in lines if isinstance(line.body, Screened)]
    due = dues[0].at if dues else None
    task = table.opened.task
    fleeting = task is not None and (task.kind == "puzzle" or not task.counts)
    ended = table.status == "over" and any(isinstance(line.body, Happened) for line in lines)
    results = results_of(table) if ended else ()
    return Index(
        access=table.opened.access,
        card=card_of(table),
        due=due,
        people=tuple(dict.fromkeys(people + screens)),
        opener=opener,
        evening=evening_of(table),
        days=table.opened.settings.days,
        fleeting=fleeting,
        nudges=nudges_of(table, lines),
        results=results,
    )


def results_of(table: Table) -> tuple[Result, ...]:
    """How a game that is over ended for its people; lessons, tasks and what-ifs are none."""
    opened = table.opened
    if table.match is None or opened.lesson or opened.task or opened.what_if:
        return ()
    people = [seat for seat in table.seats.values() if seat.person]
    return tuple(_result(table, table.match, seat, len(people)) for seat in people)


def _result(table: Table, match: Match, seat: Seat, people: int) -> Result:
    bots = tuple(each.bot for each in table.seats.values() if each.bot)
    return Result(
        person=seat.person or "",
        game=table.opened.game,
        day=table.opened.day,
        seats=len(table.seats),
        points=match.scores[seat.letter],
        won=seat.letter in match.winners,
        levels=bots,
        people=people,
        solo=len(table.seats) == 1,
    )


def nudges_of(table: Table, lines: list[Line]) -> tuple[Nudge, ...]:
    """Who is away and asked by these lines, where people have days; told a moment later."""
    if not table.opened.settings.days or table.status != "playing":
        return ()
    first, due = lines[0].seq, lines[-1].at + MOMENT
    resting = table.unready if table.rest and table.rest.line >= first else []
    asked = [x for x in table.waiting if not table.rest and table.seats[x].asked >= first]
    seats = [table.seats[letter] for letter in (*resting, *asked)]
    return tuple(Nudge(s.person or "", table.id, due) for s in seats if s.plays and not s.here)


def evening_of(table: Table) -> str:
    """The evening a table is part of, by the id of its first one."""
    return table.opened.evening or table.id


def card_of(table: Table) -> TableCard:
    """The table in a list; moves change nothing here."""
    if table.kept.card is None:
        table.kept.card = _card(table)
    return table.kept.card


def _card(table: Table) -> TableCard:
    seats = table.seats.values()
    return TableCard(
        id=table.id,
        code=table.opened.code,
        game=table.opened.game,
        seats=len(seats),
        free=sum(seat.free for seat in seats),
        status=table.status,
        names=[seat.name for seat in seats if seat.name],
        puppets=[seat.puppet for seat in seats if seat.name],
        lesson=bool(table.opened.lesson),
        task=table.opened.task.kind if table.opened.task else "",
    )
