"""Table: what a table's log says, folded line by line; no IO, no clock of its own."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace

from msgspec import structs

from handvoll.bots.levels import HOLDER, LEVELS
from handvoll.bots.tempers import named
from handvoll.engine.match import Match
from handvoll.engine.record import Entry, Record
from handvoll.engine.state import SEATS
from handvoll.engine.turn import Over, Wait
from handvoll.lessons import act_after
from handvoll.lessons.lesson import Act
from handvoll.server import fair, seatings
from handvoll.server.heading import heading
from handvoll.server.kept import Kept
from handvoll.server.log import (
    WORTH,
    Arranged,
    Asked,
    Awaited,
    Barred,
    BotLeft,
    BotSat,
    Came,
    Changed,
    Denied,
    Dressed,
    Happened,
    Held,
    HostPassed,
    Joining,
    Left,
    Line,
    Named,
    Offered,
    Opened,
    Paused,
    Reacted,
    Ready,
    Rematched,
    Reserved,
    Resumed,
    Revealed,
    Sat,
    Screening,
    Shown,
    Started,
    Swapped,
    TakenBack,
    Timed,
    Unshown,
    Valued,
    Went,
    WentOn,
)
from handvoll.server.rest import Rest
from handvoll.server.screening import Screens, screened
from handvoll.server.seat import Seat, agreed
from handvoll.server.seatings import Seatings
from handvoll.tasks.task import is_over
from handvoll.wire.tables import Removal, Status

REMEMBERED = 64  # message ids per person, for messages that come twice


class Table:
    """One table: its seats, its match and its log."""

    def __init__(self, id: str, lines: Iterable[Line] = ()) -> None:
        self.id = id
        self.seq = 0
        self.log: list[Line] = []
        self.opened: Opened
        self.seats: dict[str, Seat] = {}
        self.host = ""
        self.salts: list[str] = []  # once the game has started
        self.promised: list[str] = []  # what was given of them before
        self.started_at = 0
        self._all_shown = False  # or it took too long
        self.first_bots: list[str] = []  # the seats that were bots' then
        self.match: Match | None = None
        self.status: Status = "open"  # whether people still sit down, play, or have played
        self.waiting: frozenset[str] = frozenset()  # the seats that may act now
        self.rest: Rest | None = None
        self.paused_at: int | None = None
        self.times = 1  # how many times as long clocks run, as all agreed
        self.revealed: str | None = None
        self.rematch: str | None = None
        self.next_game = ""  # the one played there, if it is another
        self.seatings = Seatings()  # who sat where since the game began
        self.about: dict[int, str] = {}  # the person whose seat a line was about, by their name
        self.again: dict[str, str] = {}  # who wants to play again, and their names
        self.joining: dict[str, str] = {}  # who comes in with the next game, and their names
        self.worth: tuple[int, ...] = WORTH  # of the places, in the evening that began here
        self.sat_at: dict[str, str] = {}  # which seat's cards a person has seen
        self.asks: dict[int, Asked] = {}  # what has not been answered yet
        self.asked = 0  # how often somebody asked
        self.denied_at: dict[str, int] = {}  # when people were last refused
        self.barred: set[str] = set()  # who was sent away
        self.removed: dict[str, Removal] = {}  # how people lost the seat they had
        self.screens: Screens = {}  # the televisions that show it
        self.entry_lines: list[int] = []  # the line of each entry of the record
        self.clocked: tuple[object, ...] = ()  # the table's own move, and how long it waits
        self.clocked_at = 0
        self.kept = Kept()
        self._answered: dict[str, OrderedDict[str, int]] = {}
        for line in lines:
            self.take(line)

    def copy(self) -> Table:
        """A table that goes its own way from here."""
        other = Table(self.id)
        other.seq, other.log = self.seq, list(self.log)
        other.opened, other.host, other.status = self.opened, self.host, self.status
        other.seats = {x: replace(seat, here=set(seat.here)) for x, seat in self.seats.items()}
        other.match = self.match.copy() if self.match else None
        other.salts, other.first_bots = list(self.salts), list(self.first_bots)
        other.promised, other.started_at = list(self.promised), self.started_at
        other.sat_at, other.kept = dict(self.sat_at), self.kept.copy()
        other.seatings, other.about = self.seatings.copy(), dict(self.about)
        other.waiting, other.entry_lines = self.waiting, list(self.entry_lines)
        other.clocked, other.clocked_at = self.clocked, self.clocked_at
        other.paused_at, other.times, other._all_shown = self.paused_at, self.times, self._all_shown
        other.rest = replace(self.rest, ready=set(self.rest.ready)) if self.rest else None
        other.revealed, other.rematch = self.revealed, self.rematch
        other.asks, other.asked, other.barred = dict(self.asks), self.asked, set(self.barred)
        other.denied_at, other.removed = dict(self.denied_at), dict(self.removed)
        other.again, other.joining, other.worth = dict(self.again), self.joining, self.worth
        other.screens, other.next_game = self.screens, self.next_game
        other._answered = {person: OrderedDict(ids) for person, ids in self._answered.items()}
        return other

    # How it stands

    def seat_of(self, person: str | None) -> Seat | None:
        """Where a person sits."""
        for seat in self.seats.values():
            if person and seat.person == person:
                return seat
        return None

    @property
    def in_charge(self) -> str:
        """Who decides: the host, or while the host is away the first person who is here.

        Where people have days, being away is nothing: the host stays host until a bot plays.
        """
        host = self.seat_of(self.host)
        if self.opened.settings.days and self.match and host and not host.held:
            return self.host
        here = [seat.person for seat in self.seats.values() if seat.person and seat.here]
        return self.host if not here or (host and host.here) else here[0]

    @property
    def holder(self) -> str:
        """The level that holds a seat: what its person plays with here, never better than HOLDER.

        Nobody's strength is measured; but who plays among beginners would not leave a master.
        """
        return min([HOLDER, *(seat.bot for seat in self.seats.values() if seat.bot in LEVELS)])

    @property
    def unready(self) -> list[str]:
        """The seats whose people are not ready for the next round; bots always are."""
        if self.rest is None or self.rest.over:
            return []
        people = [seat for seat in self.seats.values() if seat.person and not seat.held]
        return [seat.letter for seat in people if seat.letter not in self.rest.ready]

    @property
    def dealt(self) -> bool:
        """Whether any luck has fallen: from then on no salt can be shown."""
        return self.match is not None and bool(self.match.record.entries)

    @property
    def unshown(self) -> list[str]:
        """The seats whose people are here and have still to show the salt they promised."""
        if self.match is None or self.dealt or self._all_shown:
            return []
        pairs = zip(self.seats.values(), self.salts, strict=True)
        return [seat.letter for seat, salt in pairs if seat.here and fair.is_promise(salt)]

    @property
    def act(self) -> Act | None:
        """What a lesson wants next; None: it is over, or this is none."""
        return act_after(self.opened.lesson, len(self.entry_lines))

    def answered(self, message: str | None) -> int | None:
        """The line at which a message was obeyed, if it was."""
        person, _, id = (message or "").partition(":")
        return self._answered.get(person, OrderedDict()).get(id)

    def record(self) -> Record:
        """The record of the game, with names and luck in its header."""
        assert self.match is not None
        own = self.match.record
        return Record(
            own.game, own.rules, own.seats, own.options, heading(self), own.entries, own.ending
        )

    # What happened

    def take(self, line: Line) -> None:
        """Let the next line of the log happen; moves are checked unless they were decided here."""
        assert line.seq == self.seq + 1, f"line {line.seq} after line {self.seq}"
        self.seq = line.seq
        self.log.append(line)
        status = self.status
        if isinstance(line.body, Happened):
            self._happen(line)
        elif isinstance(line.body, Screening):
            self._note_about(line)
            self.screens = screened(self.screens, line.body)
        else:
            self._note_about(line)
            self._happen(line)
            self.times = agreed(self.seats.values(), self.times)
            self._note_seatings(line)
        if status != self.status or not isinstance(line.body, Happened):
            self.kept.forget_the_table()
        if line.message:
            self._remember(line.message)

    def _happen(self, line: Line) -> None:
        match line.body:
            case Opened() as opened:
                self._open(opened)
            case Changed() as changed:
                self._change(changed)
            case Sat() | Left() | BotSat() | BotLeft() as change:
                self._reseat(change)
            case Held() | TakenBack() | Awaited() as change:
                self._hold(change)
            case Named() | Dressed() | Reserved() | Offered() | Swapped() as wish:
                self._see_to(wish, line.at)
            case HostPassed() | Asked() | Denied() | Timed() as wish:
                self._see_to(wish, line.at)
            case Came() | Went() as change:
                self._attend(change, line)
            case Ready() | WentOn() | Paused() | Resumed() as change:
                self._stand_still(change, line.at)
            case Started() | Shown() | Unshown() as change:
                self._begin(change, line.at)
            case Happened(entry):
                self._go_on(entry, line)
            case Rematched() | Joining() | Barred() | Valued() | Revealed() as change:
                self._go_further(change)
            case _:  # a reaction, in an older log; of televisions see `take`
                pass

    def _go_further(self, change: Rematched | Joining | Barred | Valued | Revealed) -> None:
        """What comes after the game, and after that."""
        match change:
            case Rematched(table, person, name, game):
                self.rematch, self.next_game, self.again[person] = table, game, name
            case Joining(person, name, on):
                stays = {id: called for id, called in self.joining.items() if id != person}
                self.joining = {**stays, **({person: name} if on else {})}
            case Barred(person):
                self.barred.add(person)
            case Valued(points):
                self.worth = points
            case Revealed(seed):
                self.revealed = seed

    def _hold(self, change: Held | TakenBack | Awaited) -> None:
        """Who plays for a seat: a bot, its person, or nobody until its person comes."""
        seat = self.seats[change.seat]
        seat.held = change.level if isinstance(change, Held) else None
        if not isinstance(change, TakenBack):
            seat.awaited = isinstance(change, Awaited)

    def _see_to(self, wish: Arranged, at: int) -> None:
        """What people arranged among themselves."""
        match wish:
            case Named(seat, name):
                self.seats[seat].name = name
            case Dressed(seat, puppet):
                self.seats[seat].puppet = puppet
            case Reserved(seat, person, name):
                self.seats[seat].kept_for, self.seats[seat].kept_name = person, name
            case Offered(seat):
                self.seats[seat].kept_for = None
            case Swapped(seat, other):
                self._swap(self.seats[seat], self.seats[other])
            case HostPassed(seat):
                self.host = self.seats[seat].person or self.host
            case Asked(ask):
                self.asked, self.asks[ask] = ask, wish
            case Denied(ask, _, by):
                self._deny(ask, by, at)
            case Timed(seat, times) if seat:
                self.seats[seat].times = times
            case Timed(_, times):
                self.times = times

    def _open(self, opened: Opened) -> None:
        self.opened = opened
        self.host = opened.host
        self.seats = {letter: Seat(letter) for letter in SEATS[: opened.seats]}

    def _change(self, changed: Changed) -> None:
        wanted = {name: getattr(changed, name) for name in changed.__struct_fields__}
        self.opened = structs.replace(self.opened, **wanted)
        self.seats = {
            letter: self.seats.get(letter) or Seat(letter) for letter in SEATS[: changed.seats]
        }

    def _reseat(self, change: Sat | Left | BotSat | BotLeft) -> None:
        seat = self.seats[change.seat]
        was, name_was = seat.person, seat.name
        seat.person, seat.held, seat.bot, seat.name = None, None, None, ""
        seat.puppet, seat.bot_name = None, ""
        seat.here, seat.awaited, seat.times = set(), False, self.times
        match change:
            case Sat(_, person, name, salt, _, puppet):
                seat.person, seat.name, seat.salt, seat.puppet = person, name, salt, puppet
                self._welcome(person, seat, was)
            case BotSat(_, level):
                seat.bot, seat.bot_name = level, self._unused_name(level)
                seat.salt = fair.bot_salt(self.opened.commitment, seat.letter)
            case Left(_, by, barred):
                self._part(seat, was, by, barred)
                seat.kept_name = name_was
            case BotLeft():
                pass
        if was == self.host:
            self._pass_host_on()

    def _unused_name(self, level: str) -> str:
        """What a new bot is called, unlike everybody else here."""
        seats = self.seats.values()
        return named(level, {name for seat in seats for name in (seat.name, seat.bot_name) if name})

    def _welcome(self, person: str, seat: Seat, was: str | None) -> None:
        """Somebody has this seat now, perhaps instead of somebody else."""
        self._seen_by(person, seat.letter)
        self.removed.pop(person, None)
        seat.kept_for = None
        self.asks = {
            ask: asked
            for ask, asked in self.asks.items()
            if asked.person != person and asked.seat != seat.letter
        }
        if was:
            self.removed[was] = "given"
            self.host = person if was == self.host else self.host

    def _part(self, seat: Seat, was: str | None, by: str | None, barred: bool) -> None:
        """Somebody has no seat any more."""
        if was is None:
            return
        if by:
            self.removed[was] = "sent-away" if barred else "freed"
        if barred:
            self.barred.add(was)
        seat.kept_for = was if self.match and not by else None

    def _swap(self, seat: Seat, other: Seat) -> None:
        """Whoever sits on these two changes places; their letters stay."""
        for new in (replace(other, letter=seat.letter), replace(seat, letter=other.letter)):
            if new.bot:
                new.salt = fair.bot_salt(self.opened.commitment, new.letter)
            self.seats[new.letter] = new

    def _deny(self, ask: int, by: str | None, at: int) -> None:
        asked = self.asks.pop(ask)
        if by:
            self.denied_at[asked.person] = at

    def _attend(self, change: Came | Went, line: Line) -> None:
        seat = self.seats[change.seat]
        match change:
            case Came(_, house):
                self._wake(line)
                seat.here.add(house)
                seat.awaited = False
            case Went(_, house):
                seat.here.discard(house)
                seat.went_at = line.at

    def _wake(self, line: Line) -> None:
        """Somebody comes; if nobody was here, they get all the time there is between rounds."""
        alone = not any(each.here for each in self.seats.values())
        if self.rest and alone and not self.opened.settings.days:
            self.rest.since = line.at

    def _resume(self, now: int) -> None:
        """Everything that was counted from before the pause is counted from so much later."""
        paused, self.paused_at = self.paused_at, None
        assert paused is not None

        def later(then: int) -> int:
            return min(now, then + now - paused)

        self.clocked_at = later(self.clocked_at)
        for seat in self.seats.values():
            seat.asked_at, seat.went_at = later(seat.asked_at), later(seat.went_at)
        if self.rest:
            self.rest.since = later(self.rest.since)

    def _stand_still(self, change: Ready | WentOn | Paused | Resumed, now: int) -> None:
        match change:
            case Ready(seat):
                assert self.rest is not None
                self.rest.ready.add(seat)
            case WentOn():
                assert self.rest is not None
                self.rest.over = True
            case Paused():
                self.paused_at = now
            case Resumed():
                self._resume(now)

    def _seen_by(self, person: str, letter: str) -> None:
        if self.match is not None:
            self.sat_at[person] = letter

    def _pass_host_on(self) -> None:
        people = [seat.person for seat in self.seats.values() if seat.person]
        self.host = people[0] if people else self.host

    def _begin(self, change: Started | Shown | Unshown, now: int) -> None:
        """The game begins; the first luck falls when the salts are shown, or it took too long."""
        match change:
            case Started():
                self._start(now)
            case Shown(seat, salt):
                self.salts[SEATS.index(seat)] = salt
            case Unshown():
                self._all_shown = True

    def _start(self, now: int) -> None:
        own = self.opened
        self.match = Match(own.game, own.seats, own.options, own.rules)
        self.status = "playing"
        self.started_at = now
        self.promised = [seat.salt for seat in self.seats.values()]
        self.salts = list(self.promised)
        self.first_bots = [seat.letter for seat in self.seats.values() if seat.bot]
        for seat in self.seats.values():
            if seat.person:
                self.sat_at[seat.person] = seat.letter

    def _go_on(self, entry: Entry, line: Line) -> None:
        assert self.match is not None
        before = self.waiting
        self.match.take(entry)
        self.entry_lines.append(line.seq)
        turn = self.match.turn
        self.waiting = turn.seats if isinstance(turn, Wait) else frozenset()
        taught = bool(self.opened.lesson) and self.act is None
        task = self.opened.task
        done = task is not None and is_over(task, self.match)
        self.status = "over" if isinstance(turn, Over) or taught or done else "playing"
        rests = self.match.between_rounds and self.status == "playing"
        self.rest = Rest(line.seq, line.at) if rests else None
        self._note_who_is_asked(before, entry, line)
        self._note_clock(entry, line)

    def _note_who_is_asked(self, before: frozenset[str], entry: Entry, line: Line) -> None:
        """A seat is asked anew unless others acted while it was asked already."""
        anew = entry.chance is not None or entry.undo is not None
        for letter in self.waiting:
            if anew or letter not in before or letter == entry.seat:
                self.seats[letter].asked = line.seq
                self.seats[letter].asked_at = line.at

    def _note_clock(self, entry: Entry, line: Line) -> None:
        """The table's own clock starts when its move changes, and with every chance."""
        assert self.match is not None
        seconds = self.match.game.clock(self.match.state)
        clocked = (seconds, *self.match.moves(None)) if seconds is not None else ()
        if clocked != self.clocked or entry.chance is not None:
            self.clocked, self.clocked_at = clocked, line.at

    def _note_about(self, line: Line) -> None:
        """Who leaves, or is away, is named in the line that says so."""
        seat = self.seats.get(getattr(line.body, "seat", ""))
        if seat and self.match and not isinstance(line.body, Came | Went | Reacted):
            left = seatings.last_name(self.seatings, seat.letter) if seat.free else ""
            self.about[line.seq] = seat.name or left

    def _note_seatings(self, line: Line) -> None:
        if self.match is not None and not isinstance(line.body, Came | Went | Reacted):
            entry = len(self.match.record.entries) + 1
            self.seatings.note(self.seats.values(), line.seq, entry)

    def _remember(self, message: str) -> None:
        person, _, id = message.partition(":")
        ids = self._answered.setdefault(person, OrderedDict())
        ids[id] = self.seq
        if len(ids) > REMEMBERED:
            ids.popitem(last=False)
