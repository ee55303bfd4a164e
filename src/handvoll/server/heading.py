"""The header of a table's record: names, and the luck as far as it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from handvoll.server import fair, seatings

if TYPE_CHECKING:
    from handvoll.server.table import Table


def heading(table: Table) -> dict[str, Any]:
    """What a record says beside its game: the day, who sat where, and everybody's luck."""
    commitment, bots = table.opened.commitment, table.first_bots
    luck = {"commitment": commitment, "bots": bots, "salts": table.salts}
    luck |= {"promised": table.promised} if table.promised != table.salts else {}
    seed = {"seed": table.revealed} if table.revealed else {}
    assert table.match is not None
    order = fair.order_of(table.match)
    seated = {"day": table.opened.day, **seatings.written(table.seatings)}
    if table.opened.lesson:
        return {**seated, "lesson": table.opened.lesson}
    if table.opened.what_if:
        return {**seated, "what_if": table.opened.what_if}
    if task := table.opened.task:
        seated |= {"task": f"{task.kind} {task.name}"}
    return {
        **seated,
        "fair": {**luck, **({"order": order} if order else {}), **seed},
    }
