"""Seat: a place at a table, and who has it."""

from __future__ import annotations

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
    asked: int = 0  # the line since which this seat is to act
    asked_at: int = 0

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The level of the bot that plays this seat now, if one does."""
        return self.bot or self.held
