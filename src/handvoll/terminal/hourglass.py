"""The table's own clock in a terminal: 5er finden's sand runs in real time."""

from __future__ import annotations

from time import monotonic

from handvoll.engine.match import Match


class Hourglass:
    """When the table will move by itself, and how much time bots have had.

    It starts anew when the table's move changes, and with every chance.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.began = monotonic()
        self.bot_moves = 0  # since then
        self._kept: tuple[object, ...] = ()

    @property
    def deadline(self) -> float | None:
        """When the table's own move is due; None while it has none."""
        seconds = self.match.game.clock(self.match.state)
        self._notice(seconds)
        return None if seconds is None else self.began + seconds

    def _notice(self, seconds: int | None) -> None:
        rolls = sum(entry.chance is not None for entry in self.match.record.entries)
        kept = (seconds, rolls, *(self.match.moves(None) if seconds is not None else ()))
        if kept != self._kept:
            self._kept, self.began, self.bot_moves = kept, monotonic(), 0

    def bots_are_due(self, bots: int) -> bool:
        """Whether bots, who take their time as people do, have something to do by now."""
        earned = (monotonic() - self.began) / self.match.game.ponder * bots
        return self.bot_moves < int(earned)
