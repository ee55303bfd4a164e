"""Twins of a table: the same log, but everything some eyes cannot know is drawn anew.

Whatever the server is about to tell somebody it works out a second time on a twin. If the two
differ in any byte, or only one of them would be sent, what these eyes may not know leaked.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial, partialmethod
from typing import Any

import msgspec
from librt.random import Random

from handvoll.engine.errors import HandvollError
from handvoll.engine.record import Entry
from handvoll.engine.state import NOBODY
from handvoll.engine.turn import Chance, Wait
from handvoll.server import commands, evenings, hosting, telling
from handvoll.server.commands import Person
from handvoll.server.log import Happened, Line
from handvoll.server.seat import Seat
from handvoll.server.socket import Client
from handvoll.server.table import Table
from handvoll.testkit.secrets import sight, swapped
from handvoll.wire.live import Update
from handvoll.wire.refusal import refusal
from tests.faults import histories
from tests.faults.beside import Beside

Report = Callable[[str, Table, str], None]  # what, where, and how the two messages go on


def twin_of(table: Table, letter: str | None) -> Table:
    """The table as it could be, too, for all these eyes know."""
    twin = table.copy()
    if twin.match is not None:
        seat = int(NOBODY) if letter is None else twin.match.seats.index(letter)
        twin.match.state.redeal(seat, Random(secrets.randbits(60)))
        turn = twin.match.turn
        twin.waiting = turn.seats if isinstance(turn, Wait) else frozenset()
    return twin


class Watch:
    """Compares what is told with what would be told of a twin."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.compared: Counter[str] = Counter()
        self.true_update, self.true_take = telling.update, Table.take
        self.true_game_at = evenings.game_at
        self.beside = Beside(self)
        self.busy = False  # a twin is being told: nothing of that is compared again

    def install(self, put: Callable[[Any, str, Any], None] = setattr) -> None:
        """Be asked whenever somebody is told something."""
        put(telling, "update", self._update)
        put(Table, "take", partialmethod(_take, self))
        put(commands, "play", self._by_seat("play", commands.play))
        put(commands, "undo", self._by_seat("undo", commands.undo))
        put(commands, "ready", self._by_seat("ready", commands.ready))
        put(commands, "show", self._by_seat("show", commands.show))
        put(commands, "take_back", self._by_seat("take back", commands.take_back))
        put(hosting, "attend", self._by_person("seats", hosting.attend))
        put(Client, "_foresee", self._by_client("try", Client._foresee))
        put(Client, "_all_moves", self._by_client("moves", Client._all_moves))
        put(Client, "_hint_view", self._by_client("hint", Client._hint_view))
        put(evenings, "game_at", self._game_at)
        self.beside.install(put)

    def compare(self, what: str, table: Table, one: object, other: object) -> None:
        """Report a leak if two messages differ in any byte."""
        self.compared[what] += 1
        messages = [msgspec.json.encode(message) for message in (one, other)]
        if messages[0] != messages[1]:
            texts = [message.decode() for message in messages]
            pairs = enumerate(zip(*texts, strict=False))
            at = max(0, next((i for i, (a, b) in pairs if a != b), 0) - 200)
            self.report(what, table, " / ".join(text[at : at + 400] for text in texts))

    def twin(self, table: Table, person: str | None) -> Table:
        """A twin of a table for a person's eyes."""
        seat = table.seat_of(person)
        return twin_of(table, seat.letter if seat else None)

    # What is shown

    def _update(self, table: Table, person: str | None, since: int | None, now: int) -> Any:
        told = self.true_update(table, person, since, now)
        twin = self.twin(table, person)
        self.compare("update", table, told, self.true_update(twin, person, since, now))
        return told

    def _game_at(self, table: Table) -> evenings.Game:
        """What the sheet of an evening takes from a table."""
        told = self.true_game_at(table)
        self.compare("evening", table, told, self.true_game_at(twin_of(table, None)))
        return told

    # What happens

    def take(self, table: Table, line: Line) -> None:
        """Let a line happen, also at a twin of the table for somebody who looks on."""
        if self.busy or not isinstance(line.body, Happened) or table.match is None:
            self.true_take(table, line)
            return
        before = table.copy()
        self.true_take(table, line)
        self.busy = True
        people = [seat.letter for seat in table.seats.values() if seat.person]
        self._happened(before, table, line.body.entry, secrets.choice([*people, None]))
        self.busy = False

    def _happened(self, before: Table, after: Table, entry: Entry, letter: str | None) -> None:
        """Compare what these eyes are told of an entry with what they could have been told."""
        assert after.match is not None
        since, now = telling.count(before, letter), after.log[-1].at
        told = self._told(after, letter, since, now)
        others = entry.seat not in (None, letter) and entry.undo is None
        # Nobody is told before the luck that is due has fallen, unless it waits for people.
        told_with_luck = isinstance(after.match.turn, Chance) and not after.unready
        unseen = others and not told_with_luck and not after.match.events(letter, entry.n)
        if unseen:  # for all they know, nothing has happened
            self.compare("event", after, told, self._told(before, letter, since, now))
            if letter:
                told_beside = (self.beside.all_told(each, letter) for each in (before, after))
                self.compare("history beside", after, *told_beside)
                self._answers(before, after, letter)
                self._answers_later(before, after, entry, letter)
        for other in variants(before, entry, unseen):
            twin = before.copy() if other.chance else twin_of(before, letter)
            with suppress(HandvollError):
                self.true_take(twin, Line(after.seq, now, Happened(other)))
                if self._looks_the_same(after, twin, letter):
                    self.compare("event", after, told, self._told(twin, letter, since, now))

    # Different histories

    def _answers(self, one: Table, other: Table, letter: str) -> None:
        """Compare what a seat is answered at two tables it cannot tell apart."""
        for said in histories.messages(one, letter):
            answers = [self._answer(table, letter, said) for table in (one, other)]
            self.compare(f"history {type(said).__name__}", other, *answers)

    def _answer(self, table: Table, letter: str, said: Any) -> object:
        return outcome(lambda: histories.answer(table, letter, said, self.true_take))

    def _answers_later(self, before: Table, after: Table, entry: Entry, letter: str) -> None:
        """The same after a move of the seat's own: with the unseen one before it, and after it."""
        assert before.match is not None
        for move in before.match.moves(letter, 1):
            with suppress(HandvollError):
                first, last = before.copy(), after.copy()
                self._moved(first, letter, move)
                self._moved(last, letter, move)
                self._answers(first, last, letter)
                number = len(before.match.record.entries) + 2
                self._went_on(first, msgspec.structs.replace(entry, n=number))
                self._answers(last, first, letter)

    def _moved(self, table: Table, letter: str, move: str) -> None:
        for body in commands.play(table, table.seats[letter], table.seq, move):
            self.true_take(table, Line(table.seq + 1, table.log[-1].at, body))

    def _went_on(self, table: Table, entry: Entry) -> None:
        self.true_take(table, Line(table.seq + 1, table.log[-1].at, Happened(entry)))

    def _looks_the_same(self, table: Table, twin: Table, letter: str | None) -> bool:
        assert table.match is not None
        assert twin.match is not None
        return sight(table.match, letter) == sight(twin.match, letter)

    def _told(self, table: Table, letter: str | None, since: int, now: int) -> Any:
        person = table.seats[letter].person if letter else None
        return unordered(self.true_update(table, person, since, now))

    # What is answered

    def _by_seat(self, what: str, command: Callable[..., Any]) -> Callable[..., Any]:
        """A command whose refusal is compared with the twin's."""

        def both(table: Table, seat: Seat, *more: Any) -> Any:
            if self.busy:
                return command(table, seat, *more)
            twin = twin_of(table, seat.letter)
            other = verdict(lambda: command(twin, twin.seats[seat.letter], *more))
            return self._compared(what, table, lambda: command(table, seat, *more), is_done, other)

        return both

    def _by_person(self, what: str, command: Callable[..., Any]) -> Callable[..., Any]:
        """The same of a command that somebody gives by request."""

        def both(table: Table, person: Person, *more: Any) -> Any:
            other = verdict(lambda: command(self.twin(table, person.id), person, *more))
            act = partial(command, table, person, *more)
            return self._compared(what, table, act, is_done, other)

        return both

    def _by_client(self, what: str, look: Callable[..., Any]) -> Callable[..., Any]:
        """A look whose result and refusal are compared with the twin's."""

        def both(client: Client, table: Table, *more: Any) -> Any:
            if self.busy:
                return look(client, table, *more)
            twin = self.twin(table, client.person)
            other = outcome(lambda: look(client, twin, *more))
            return self._compared(what, table, lambda: look(client, table, *more), whole, other)

        return both

    def _compared(
        self,
        what: str,
        table: Table,
        act: Callable[[], Any],
        told: Callable[[object], object],
        other: object,
    ) -> Any:
        """Act, and compare what is told of it, or its refusal, with what the twin was told."""
        try:
            done = act()
        except HandvollError as error:
            self.compare(what, table, refusal(error), other)
            raise
        self.compare(what, table, told(done), other)
        return done


def _take(table: Table, watch: Watch, line: Line) -> None:
    watch.take(table, line)


def unordered(update: Update) -> Update:
    """An update without the order of its events: two cards that are alike may come either way."""
    happenings = [
        msgspec.structs.replace(each, events=sorted(each.events, key=msgspec.json.encode))
        for each in update.happenings
    ]
    return msgspec.structs.replace(update, happenings=happenings)


def variants(before: Table, entry: Entry, unseen: bool) -> list[Entry]:
    """The entry, and what could have happened instead without these eyes noticing."""
    rng = secrets.SystemRandom()
    if entry.undo is not None:
        return []  # what it goes back to is the true state, whatever the twin's was
    if entry.chance is not None:
        return [msgspec.structs.replace(entry, chance=tuple(swapped(list(entry.chance), rng)))]
    if not unseen or entry.seat is None or before.match is None:
        return [entry]
    moves = before.match.moves(entry.seat, limit=40)
    others = rng.sample(moves, min(2, len(moves)))
    return [entry, *(msgspec.structs.replace(entry, move=move) for move in others)]


def whole(done: object) -> object:
    """All that came of something."""
    return done


def is_done(done: object) -> object:
    """Only whether something came of it."""
    return done is not None


def verdict(act: Callable[[], object]) -> object:
    """Whether something may be done; a refusal with all it says."""
    return outcome(lambda: is_done(act()))


def outcome(act: Callable[[], object]) -> object:
    """What comes of something, or all that its refusal says."""
    try:
        return act()
    except HandvollError as error:
        return refusal(error)
