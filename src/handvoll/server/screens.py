"""Televisions: a screen shows a table to all who sit around it, and only what everybody may see.

A screen is nobody: its cookie is its own, so it has no seat and no hand even on a device whose
person plays. It sees a table only while somebody who sits there has pointed it there.
"""

from __future__ import annotations

import secrets

from handvoll.server.commands import Person, own_seat
from handvoll.server.errors import NotNow
from handvoll.server.log import Body, Screened, Unscreened
from handvoll.server.table import Table

SCREEN = "tv."  # how the id of a screen begins, and that of no person
MOST = 4  # screens at one table
CODE_SECONDS = 600  # for which a screen's code is good
RENEWED = 120  # seconds before its end at which it gets another


def new_screen() -> Person:
    """A screen nobody can pass for."""
    return Person(SCREEN + secrets.token_urlsafe(12), "")


def is_screen(person: str | None) -> bool:
    """Whether this is a screen, and not somebody."""
    return bool(person) and str(person).startswith(SCREEN)


def point(table: Table, person: Person, screen: str) -> list[Body]:
    """Show the table on a television, also on one that was pointed elsewhere since."""
    seat = own_seat(table, person).letter
    if len(table.screens.keys() - {screen}) >= MOST:
        raise NotNow("table-many-screens", most=MOST)
    return [Screened(seat, screen)]


def turn_off(table: Table, person: Person) -> list[Body]:
    """Show the table on no television any more."""
    seat = own_seat(table, person).letter
    return [Unscreened(seat)] if table.screens else []


def coming_along(table: Table) -> list[Body]:
    """The televisions of a table, at the one where it goes on."""
    return [Screened("", screen) for screen in table.screens]
