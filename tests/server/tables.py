"""Tables without a server: lines written by hand, luck from a fixed seed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from handvoll.engine.game import Value
from handvoll.server import commands, fair
from handvoll.server.commands import Person
from handvoll.server.log import Body, Line
from handvoll.server.mailbox import owed
from handvoll.server.table import Table
from handvoll.testkit.tables import random_move
from handvoll.wire.tables import Access, OpenTable, Settings

ANNA, BEN = Person("anna", "Anna"), Person("ben", "Ben")
SEED = bytes(range(32))


class Sheet:
    """A table being written: `say` lets lines happen, `at` is the time in seconds."""

    def __init__(
        self,
        game: str = "fifteen",
        seats: int = 2,
        options: Mapping[str, Value] | None = None,
        settings: Settings | None = None,
        access: Access = "link",
    ) -> None:
        self.at = 0.0
        self.table = Table("t")
        wish = OpenTable(game, seats, dict(options or {}), access, settings or Settings())
        commitment = fair.commitment(SEED)
        self.say(commands.open_table(wish, ANNA, "CODE", commitment, "2026-11-15"))

    def say(self, bodies: Iterable[Body], message: str | None = None) -> list[Line]:
        """Let these lines happen, and what follows from them."""
        waiting = list(bodies)
        lines: list[Line] = []
        while waiting:
            seq = self.table.seq + 1
            line = Line(seq, int(self.at * 1000), waiting.pop(0), None if lines else message)
            self.table.take(line)
            lines.append(line)
            waiting = waiting or owed(self.table, SEED)
        return lines

    def seated(self) -> Sheet:
        """Anna and Ben sit down at A and B, both connected."""
        self.say(commands.sit(self.table, ANNA, "A", "aa" * 8))
        self.say(commands.sit(self.table, BEN, "B", "bb" * 8))
        self.here("anna", "ben")
        return self

    def here(self, *people: str) -> None:
        """These people are connected, and nobody else."""
        self.say(commands.presence(self.table, "house", set(people), {"house"}))

    def started(self, fill: str = "random") -> Sheet:
        """Anna begins."""
        self.seated()
        self.say(commands.start(self.table, ANNA, fill))
        return self

    def play(self, letter: str, move: str, message: str | None = None) -> list[Line]:
        """A seat plays on the sight of everything."""
        seat = self.table.seats[letter]
        return self.say(commands.play(self.table, seat, self.table.seq, move), message)

    def ready(self, *letters: str) -> None:
        """These seats are ready for the next round."""
        for letter in letters:
            seat = self.table.seats[letter]
            self.say(commands.ready(self.table, seat, self.table.seq))

    def play_randomly(self, rng: Random, moves: int) -> None:
        """Somebody who may, plays something that is legal; so many times."""
        for _ in range(moves):
            if self.table.status != "playing" or self.table.match is None:
                return
            if self.table.unready:
                self.ready(*self.table.unready)
                continue
            seat, move = random_move(self.table.match, rng)
            if seat is None:
                self.say(commands.table_move(self.table.match, move))
            else:
                self.play(seat, move)
