"""Match: a state and its record; the checked gate for everybody who is not trusted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import islice
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.chance import Rng
from handvoll.engine.errors import (
    ChanceError,
    GameOver,
    HandvollError,
    MoveError,
    NewerRecord,
    NotAMove,
    NothingToUndo,
    NotYourTurn,
    OptionError,
    RecordError,
    SeatError,
    UnknownGame,
)
from handvoll.engine.game import Game, Saying, Telling, Value, View, game_named
from handvoll.engine.record import Ending, Entry, Record
from handvoll.engine.state import CHANCE, NOBODY, OVER, SEATS, TABLE, Event, State
from handvoll.engine.turn import Chance, Over, Turn, Wait

LONGEST_MOVE = 400  # characters; the longest text of any game is a fraction of this


class Match:
    """A game being played: checks every move, keeps the record, shows each seat its view."""

    def __init__(
        self,
        game: str,
        seats: Any = 2,  # compiled code would refuse other types with a TypeError
        options: Mapping[str, Value] | None = None,
        rules: int | None = None,  # the edition; None: the newest
    ) -> None:
        self.game: Game[Any, Any] = game_named(game, rules)
        self.state: State
        self.state, complete = self.game.set_up(seats, options)
        self.state.news = []
        self.seats = SEATS[:seats]  # their letters
        self.record = Record(game, self.game.rules, seats, complete)
        self.news: list[Sequence[Event]] = []  # what each entry made happen
        self._before: list[tuple[int, State]] = []  # (entries, state) that undo may return to
        self._decided: tuple[Entry, Sequence[int]] | None = None  # checked on this very state
        self.out = vec[i64]([0] * int(self.state.room()))

    # What is expected

    @property
    def turn(self) -> Turn:
        """Who may act, what is asked of chance, or how it ended."""
        if self.state.mover == CHANCE:
            return Chance(self.state.spec())
        if self.state.mover == OVER:
            return Over(self.scores, self.winners)
        mask = self.state.actors()
        return Wait(frozenset(seat for i, seat in enumerate(self.seats) if mask >> i & 1))

    @property
    def scores(self) -> dict[str, int]:
        """The points so far."""
        return {seat: int(self.state.score(i)) for i, seat in enumerate(self.seats)}

    @property
    def winners(self) -> frozenset[str]:
        """Who has won; nobody before the end."""
        if self.state.mover != OVER:
            return frozenset()
        return frozenset(seat for i, seat in enumerate(self.seats) if self.state.won(i))

    @property
    def between_rounds(self) -> bool:
        """Whether a round is over and the chance that begins the next one is due."""
        return bool(self.state.mover == CHANCE and self.game.next_round(self.state))

    def moves(self, seat: str | None, limit: int | None = None) -> list[str]:
        """The legal moves of a seat (None: the table's own), at most `limit` of them."""
        return list(islice(self._moves(self._actor(seat)), limit))

    def any_move(self, seat: str | None, rng: Rng) -> str:
        """A legal move of who may act, step by step at random."""
        actor, state = self._actor(seat), self.state.copy()
        steps: list[int] = []
        while not steps or state.halfway:
            n = int(state.steps(actor, self.out))
            steps.append(int(self.out[rng.randrange(n)]))
            state.step(actor, steps[-1])
        return self.game.write(self.state, actor, steps)

    def legal(self, seat: str | None, text: str) -> bool:
        """Whether `play` would take this move."""
        try:
            self.check(seat, text)
        except MoveError:
            return False
        return True

    # What happens

    def play(self, seat: str | None, text: str) -> Sequence[Event]:
        """Make a move; raises a MoveError and changes nothing if it is not legal."""
        return self._make(self.decide(seat, text))

    def decide(self, seat: str | None, text: str) -> Entry:
        """The entry of a move; raises a MoveError. If this very entry comes next, `take` trusts it.

        An entry that was only read, or decided before anything else happened, is checked again.
        """
        steps = self.check(seat, text)
        text = self.game.write(self.state, self._actor(seat), steps)
        n = len(self.record.entries) + 1
        entry = Entry(n, seat=seat, move=text) if seat else Entry(n, table=text)
        self._decided = (entry, steps)
        return entry

    def _make(self, entry: Entry) -> Sequence[Event]:
        """Make the move that was decided just now."""
        assert self._decided is not None
        actor = self._actor(entry.seat)
        before = self.state.copy()
        for step in self._decided[1]:
            self.state.step(actor, step)
        return self._note(entry, before)

    def foresee(self, seat: str, text: str) -> list[Telling]:
        """What a move would make happen, out of what its mover can see; raises a MoveError."""
        self.check(seat, text)
        told = self.game.preview(self.view(seat), text) if self.game.preview else None
        return [told] if told else []

    def saying(self, seat: str, text: str) -> Saying:
        """What a legal move is, out of what its mover can see; raises a MoveError."""
        steps = self.check(seat, text)
        whole: Saying = self.game.say(
            self.view(seat), self.game.write(self.state, self._actor(seat), steps)
        )
        return whole

    def chance(self, outcome: Sequence[str]) -> Sequence[Event]:
        """Hand in an outcome of chance; raises ChanceError if it does not fit."""
        if self.state.mover != CHANCE:
            raise ChanceError("chance-not-due")
        codes = self.state.spec().read(outcome)
        before = self.state.copy()
        self.state.settle(codes)
        return self._note(Entry(len(self.record.entries) + 1, chance=tuple(outcome)), before)

    def deal(self, rng: Rng) -> None:
        """Settle by this generator whatever chance is due."""
        while self.state.mover == CHANCE:
            self.chance(self.state.spec().sample(rng))

    def undo(self, seat: str) -> None:
        """Take back the seat's last move; raises NothingToUndo if that would not be fair."""
        self._actor(seat)
        if not self.can_undo(seat):
            raise NothingToUndo("nothing-to-undo", seat=seat)
        back_to, self.state = self._before.pop()
        self.state.news = []
        self._append(Entry(len(self.record.entries) + 1, seat=seat, undo=back_to), [])

    def can_undo(self, seat: str) -> bool:
        """Whether the last thing that happened is a move of this seat that revealed nothing."""
        over = self.state.mover == OVER
        return not over and bool(self._before) and self._last_mover == seat

    def undo_point(self) -> int:
        """The entry after which play would go on if the last move were taken back."""
        return self._before[-1][0]

    # What may be seen

    def view(self, seat: str | None) -> View:
        """What a seat (None: a spectator) may know."""
        view: View = self.game.view(self.state, self._eyes(seat))
        view["rules"] = self.game.rules
        return view

    def events(self, seat: str | None, entry: int) -> list[Telling]:
        """What a seat may know of what entry number `entry` made happen."""
        eyes = self._eyes(seat)
        assert 1 <= entry <= len(self.news), f"there is no entry {entry} yet"
        told = (self.game.event(event, eyes) for event in self.news[entry - 1])
        return [telling for telling in told if telling is not None]

    @property
    def hash(self) -> str:
        """A fingerprint of the whole state, the same wherever the record is replayed."""
        return state_hash(self.state)

    # Replays

    def copy(self) -> Match:
        """A match that goes its own way from here."""
        other = self._set_up(self.record)
        other.state = self.state.copy()
        other.state.news = []
        other.record = replace(self.record, entries=list(self.record.entries))
        other.news = list(self.news)
        other._before = [(n, state.copy()) for n, state in self._before]
        return other

    @classmethod
    def replay(cls, record: Record | str, upto: int | None = None) -> Match:
        """Play a record again, up to some entry or to its end; raises RecordError."""
        if isinstance(record, str):
            record = Record.loads(record)
        match = cls._set_up(record)
        for line, entry in islice(record.lines(), upto):
            try:
                match.take(entry)
            except HandvollError as error:
                raise RecordError("record-refused", line=line, problem=str(error)) from error
        if record.ending and (upto is None or upto >= len(record.entries)):
            match._compare(record)
        return match

    @classmethod
    def _set_up(cls, record: Record) -> Match:
        try:
            known = game_named(record.game).rules
            if record.rules > known:
                raise NewerRecord("record-newer-rules", line=1, rules=record.rules, known=known)
            match = cls(record.game, record.seats, record.options, record.rules)
        except (UnknownGame, SeatError, OptionError) as error:
            raise RecordError("record-refused", line=1, problem=str(error)) from error
        match.record.extra = dict(record.extra)
        return match

    def take(self, entry: Entry) -> None:
        """Do again what an entry says; raises what doing it would raise."""
        if entry.chance is not None:
            self.chance(entry.chance)
        elif entry.undo is not None:
            self._take_undo(entry.seat or "", entry.undo)
        elif self._decided is not None and entry is self._decided[0]:
            self._make(entry)
        else:
            self.play(entry.seat, entry.move if entry.seat and entry.move else entry.table or "")

    def _take_undo(self, seat: str, back_to: int) -> None:
        if self.can_undo(seat) and self._before[-1][0] != back_to:
            raise NothingToUndo("undo-elsewhere", seat=seat, entry=self._before[-1][0])
        self.undo(seat)

    def _compare(self, record: Record) -> None:
        line = len(record.entries) + 2
        if self.record.ending is None:
            raise RecordError("record-cut", line=line)
        if self.record.ending != record.ending:
            raise RecordError("record-other-end", line=line, hash=self.hash)

    # The gate

    def check(self, seat: str | None, text: str) -> Sequence[int]:
        """The steps of a move that may be made; raises a MoveError otherwise."""
        actor = self._actor(seat)
        if self.state.mover == OVER:
            raise GameOver("game-over")
        if self.state.mover == CHANCE or not self.state.actors() >> actor & 1:
            raise self._not_now(seat or "table")
        steps = self.game.read(self.state, actor, text[:LONGEST_MOVE])
        if len(text) > LONGEST_MOVE:
            raise NotAMove("move-too-long", length=len(text), most=LONGEST_MOVE)
        if not self._allowed(actor, steps):
            refusal = self.game.why(self.state, actor, steps)
            raise refusal.of(seat or "table", text)
        return steps

    def _not_now(self, seat: str) -> NotYourTurn:
        if self.state.mover == CHANCE:
            return NotYourTurn("chance-first", seat=seat)
        mask = self.state.actors()
        waiting = [other for i, other in enumerate(self.seats) if mask >> i & 1]
        return NotYourTurn("not-your-turn", seat=seat, waiting=waiting or ["table"])

    def _allowed(self, actor: int, steps: Sequence[int]) -> bool:
        assert self.game.composite or len(steps) <= 1, "only a composite game has moves of steps"
        state = self.state
        if self.game.composite:
            state = state.copy()
        for i, step in enumerate(steps):
            n = state.steps(actor, self.out)
            if not any(self.out[k] == step for k in range(int(n))):
                return False
            if self.game.composite:
                state.step(actor, step)
                if state.halfway == (i == len(steps) - 1):
                    return False
        return bool(steps)

    def _moves(self, actor: int) -> Iterator[str]:
        for steps in self._whole_moves(self.state, actor, ()):
            yield self.game.write(self.state, actor, steps)

    def _whole_moves(
        self, state: State, actor: int, begun: tuple[int, ...]
    ) -> Iterator[tuple[int, ...]]:
        if not state.actors() >> actor & 1:
            return
        for step in [int(self.out[k]) for k in range(int(state.steps(actor, self.out)))]:
            after = state
            if self.game.composite:
                after = state.copy()
                after.step(actor, step)
            if self.game.composite and after.halfway:
                yield from self._whole_moves(after, actor, (*begun, step))
            else:
                yield (*begun, step)

    # The record

    def _note(self, entry: Entry, before: State) -> Sequence[Event]:
        """Write down what happened and whether it can be taken back."""
        news, self.state.news = self.state.news or [], []
        last = self._last_mover
        hidden = entry.seat is None or any(self.game.reveals(event) for event in news)
        if hidden or entry.seat != last:
            self._before.clear()
        if not hidden:
            self._before.append((len(self.record.entries), before))
        self._append(entry, news)
        if self.state.mover == OVER:
            self.record.ending = Ending(self.scores, sorted(self.winners), self.hash)
        return news

    def _append(self, entry: Entry, news: Sequence[Event]) -> None:
        self._decided = None
        self.record.entries.append(entry)
        self.news.append(news)

    @property
    def _last_mover(self) -> str | None:
        return self.record.entries[-1].seat if self.record.entries else None

    # Seats

    def _actor(self, seat: str | None) -> int:
        return int(TABLE) if seat is None else self._index(seat)

    def _eyes(self, seat: str | None) -> int:
        return int(NOBODY) if seat is None else self._index(seat)

    def _index(self, seat: str) -> int:
        if len(seat) != 1 or seat not in self.seats:
            raise SeatError("seat-unknown", seat=str(seat)[:20], known=list(self.seats))
        return self.seats.index(seat)


def state_hash(state: State) -> str:
    """The fingerprint of a state's key."""
    return sha256(msgspec.json.encode(state.key())).hexdigest()
