"""What is told beside a table: the pages of a group, what people say, and a push to who is away.

Each is worked out a second time on a twin of the table, as everything that the table itself tells.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any

from handvoll.server import index, messenger, room, socket
from handvoll.server.commands import Person
from handvoll.server.log import Line
from handvoll.server.routes import evenings, people, records, tables
from handvoll.server.store.nudges import Nudge
from handvoll.server.table import Table

if TYPE_CHECKING:
    from tests.faults.twins import Watch

Put = Callable[[Any, str, Any], None]


class Beside:
    """Knows where all of it comes from, and has a watch compare it."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.true_calls, self.true_nudges = messenger.calls, index.nudges_of
        self.true_remark = vars(room)["remark"]
        self.pages: list[tuple[ModuleType, str, str, Callable[..., Any]]] = [
            (evenings, "_seen", "group", evenings._seen),
            (people, "_turn", "home", people._turn),
            (tables, "table_info", "table", vars(tables)["table_info"]),
            (socket, "_spoken", "chat", socket._spoken),
            (socket, "_reacted", "reaction", socket._reacted),
            (records, "told_since", "told", records.told_since),
        ]

    def install(self, put: Put) -> None:
        """Be asked whenever one of them is told."""
        for where, name, what, tell in self.pages:
            put(where, name, self._to_somebody(what, tell))
        put(room, "remark", self._remark)
        put(index, "nudges_of", self._nudges)

    def all_told(self, table: Table, letter: str) -> list[object]:
        """Whatever somebody on a seat could be told now."""
        who = Person(table.seats[letter].person or "", table.seats[letter].name)
        more: dict[str, Any] = {"home": (who.id, 0), "chat": (who, "hi"), "reaction": (who, "wow")}
        more["told"] = (who, 0)
        pages = [tell(table, *more.get(what, (who.id,))) for _, _, what, tell in self.pages]
        return [*pages, self._push(table, letter, self.true_nudges(table, table.log[-1:]))]

    def _to_somebody(self, what: str, tell: Callable[..., Any]) -> Callable[..., Any]:
        """A page or words, compared with what they were at a twin for the same eyes."""

        def both(table: Table, person: Any, *more: Any) -> Any:
            told = tell(table, person, *more)
            twin = self.watch.twin(table, person.id if isinstance(person, Person) else person)
            self.watch.compare(what, table, told, tell(twin, person, *more))
            return told

        return both

    def _remark(self, table: Table, lines: list[Line], rng: Random) -> Any:
        """What a bot says, by the same dice."""
        dice = secrets.randbits(60)
        told = self.true_remark(table, lines, Random(dice))
        twin = self.watch.twin(table, None)
        self.watch.compare("remark", table, told, self.true_remark(twin, lines, Random(dice)))
        return told

    def _nudges(self, table: Table, lines: list[Line]) -> tuple[Nudge, ...]:
        """Who is to be told that the table waits, and in which words."""
        told = self.true_nudges(table, lines)
        people = [seat for seat in table.seats.values() if seat.person]
        for seat in people and [secrets.choice(people)]:
            twin = self.watch.twin(table, seat.person)
            others = self.true_nudges(twin, lines)
            one = self._push(table, seat.letter, told)
            self.watch.compare("push", table, one, self._push(twin, seat.letter, others))
        return told

    def _push(self, table: Table, letter: str, nudges: tuple[Nudge, ...]) -> object:
        """A push to one seat: whether it is due, and what it would say if nobody were there."""
        away = table.copy()
        away.seats[letter].here.clear()
        person = away.seats[letter].person or ""
        return [each for each in nudges if each.person == person], self.true_calls(away, person)
