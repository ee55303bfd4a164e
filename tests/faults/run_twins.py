"""A server that checks itself for leaks: python -m tests.faults.run_twins FOLDER PORT.

Whatever it is about to tell somebody, it works out a second time on a twin of the table: the same
log, but everything these eyes cannot know drawn anew. A difference is a leak and is noted.
"""

from __future__ import annotations

import copy
import secrets
import sys

import msgspec
from librt.random import Random

from handvoll.engine.errors import HandvollError
from handvoll.engine.state import NOBODY
from handvoll.server import commands, eyes
from handvoll.server.log import Body
from handvoll.server.notes import note
from handvoll.server.table import Seat, Table
from handvoll.wire.live import Update
from handvoll.wire.refusal import refusal

true_update, true_play = eyes.update, commands.play
compared = 0


def twin_of(table: Table, letter: str | None) -> Table:
    """The table as it could be, too, for all these eyes know."""
    twin = copy.copy(table)
    if table.match is not None:
        twin.match = copy.copy(table.match)
        twin.match.state = table.match.state.copy()
        seat = int(NOBODY) if letter is None else table.match.seats.index(letter)
        twin.match.state.redeal(seat, Random(secrets.randbits(60)))
    return twin


def compare(one: object, other: object, what: str, table: Table) -> None:
    """Note a leak if two messages differ in any byte."""
    global compared  # noqa: PLW0603  a count for the notes
    compared += 1
    if msgspec.json.encode(one) != msgspec.json.encode(other):
        note("LEAK", of=what, game=table.opened.game)
    if compared % 20 == 0:
        note("compared", number=compared)


def update(table: Table, person: str | None, since: int | None, now: int) -> Update:
    """The true update, compared with the twin's."""
    told = true_update(table, person, since, now)
    seat = table.seat_of(person)
    twin = twin_of(table, seat.letter if seat else None)
    compare(told, true_update(twin, person, since, now), "update", table)
    return told


def play(table: Table, seat: Seat, seen: int, text: str) -> list[Body]:
    """The true move; a refusal is compared with the twin's."""
    try:
        return true_play(table, seat, seen, text)
    except HandvollError as error:
        twin = twin_of(table, seat.letter)
        try:
            true_play(twin, seat, seen, text)
        except HandvollError as other:
            compare(refusal(error), refusal(other), "refusal", table)
        else:
            compare(refusal(error), None, "refusal", table)
        raise


if __name__ == "__main__":
    from tests.server.run import main

    eyes.update, commands.play = update, play
    main(sys.argv)
