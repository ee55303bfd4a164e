"""What was worked out of a table and will be asked for again.

Nothing here is needed: all of it follows from the log, and could be thrown away at any time.
"""

from __future__ import annotations

from msgspec import Raw

from handvoll.engine.game import Telling
from handvoll.wire.tables import TableCard

Eyes = str | None  # a seat's letter; None: a spectator's


class Kept:
    """Answers about one table, each kept until a line makes it wrong."""

    __slots__ = ("card", "infos", "sights", "tellings")

    def __init__(self) -> None:
        self.sights: dict[Eyes, tuple[int, list[int]]] = {}  # up to a line: those they were told of
        self.tellings: dict[Eyes, tuple[int, list[Telling]]] = {}  # an entry, as it was told
        self.infos: dict[str | None, Raw] = {}  # as a person sees it; None: who looks on
        self.card: TableCard | None = None  # the table in a list

    def forget_the_table(self) -> None:
        """Somebody came, went or changed something; only moves leave the table as it is."""
        self.infos, self.card = {}, None

    def copy(self) -> Kept:
        """What is dear to work out again, for a table that goes its own way."""
        other = Kept()
        other.sights = {eyes: (upto, list(seen)) for eyes, (upto, seen) in self.sights.items()}
        return other
