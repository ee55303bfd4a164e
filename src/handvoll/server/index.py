"""What a table is found by: its card, and when it is to be looked at."""

from __future__ import annotations

from handvoll.server.clock import Due
from handvoll.server.log import Line, Sat, Screened
from handvoll.server.store import Index
from handvoll.server.table import Table
from handvoll.wire.tables import TableCard


def index_of(table: Table, lines: list[Line], dues: list[Due], opener: str = "") -> Index:
    """What the table is found by, after these lines."""
    people = [line.body.person for line in lines if isinstance(line.body, Sat)]
    screens = [line.body.screen for line in lines if isinstance(line.body, Screened)]
    due = dues[0].at if dues else None
    return Index(
        access=table.opened.access,
        card=card_of(table),
        due=due,
        people=tuple(dict.fromkeys(people + screens)),
        opener=opener,
        evening=table.opened.evening or table.id,
    )


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
    )
