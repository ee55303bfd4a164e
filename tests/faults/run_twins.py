"""A server that checks itself for leaks: python -m tests.faults.run_twins FOLDER PORT."""

from __future__ import annotations

import sys

from handvoll.server.character import Character, Guests
from handvoll.server.diagnostics import note
from handvoll.server.table import Table
from tests.faults.twins import Watch
from tests.server.run import main

STEP = 10_000


class NotingWatch(Watch):
    """Notes leaks, and now and then how much was compared."""

    def compare(self, what: str, table: Table, one: object, other: object) -> None:
        """Compare two messages."""
        super().compare(what, table, one, other)
        if self.compared[what] % STEP == 1:
            note("compared", of=what, number=self.compared[what])


if __name__ == "__main__":
    NotingWatch(lambda what, table, how: note("LEAK", of=what, line=table.seq, how=how)).install()
    main(sys.argv, Character(guests=Guests(chat=True)))
