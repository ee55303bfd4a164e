"""Seat: a place at a table, and who has it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from handvoll.wire.people import Puppet


@dataclass
class Seat:
    """A place at the table: free, a person's, or a bot's."""

    letter: str
    person: str | None = None
    name: str = ""
    puppet: Puppet | None = None  # as its person chose
    salt: str = ""
    bot: str | None = None  # its level
    bot_name: str = ""
    held: str | None = None  # the level of the bot that holds a person's seat
    awaited: bool = False  # no bot steps in for its person
    kept_for: str | None = None  # who left it, or played before; nobody else may just sit down
    kept_name: str = ""
    here: set[str] = field(default_factory=set)  # the houses its person is connected to
    went_at: int = 0
    times: int = 1  # as much time as its person wants, by what is usual
    asked: int = 0  # the line since which this seat is to act
    asked_at: int = 0

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None

    @property
    def plays(self) -> bool:
        """Whether a person plays here themselves."""
        return self.person is not None and self.held is None

    @property
    def player(self) -> str | None:
        """The level of the bot that plays this seat now, if one does."""
        return self.bot or self.held


def agreed(seats: Iterable[Seat], before: int) -> int:
    """How many times as long clocks run: as everybody who plays wishes alike, or as before."""
    wishes = {seat.times for seat in seats if seat.plays}
    return wishes.pop() if len(wishes) == 1 else before
