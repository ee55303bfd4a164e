"""Every game obeys the laws of the test kit, at every table of the spread."""

from __future__ import annotations

import pytest

from handvoll import GAMES, compiled
from handvoll.testkit import LAWS, SECRECY, Table, tables
from handvoll.testkit.laws import Law
from tools.compiler import obstacle

# The compiled build meets all tables; where there is none, the interpreted one does.
EVERY = 1 if compiled() or obstacle() else 4
EDITIONS = [edition for game in GAMES.values() for edition in (game, *game.editions)]
TABLES = [table for edition in EDITIONS for table in tables(edition)[::EVERY]]


@pytest.mark.parametrize("law", [*LAWS, *SECRECY], ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_law(table: Table, law: Law) -> None:
    law(table, 5)
