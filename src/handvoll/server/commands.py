"""What people may do at a table: each command is checked and becomes lines, or is refused."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from handvoll.bots.bot import BOTS, bots_of
from handvoll.bots.elsewhere import plays
from handvoll.engine.errors import NothingToUndo, SeatError
from handvoll.engine.game import Game, Value, game_named
from handvoll.engine.match import Match
from handvoll.engine.record import Entry
from handvoll.engine.state import MANY, SEATS
from handvoll.lessons.lesson import LEARNER, Bot, Step
from handvoll.server import fair
from handvoll.server.errors import BadRequest, NotAllowed, NotNow, SeatTaken, Stale
from handvoll.server.log import (
    Body,
    BotLeft,
    BotSat,
    Came,
    Changed,
    Dark,
    Dressed,
    Happened,
    Left,
    Lit,
    Named,
    Opened,
    Paused,
    Ready,
    Resumed,
    Sat,
    Shown,
    Started,
    TakenBack,
    Went,
)
from handvoll.server.names import told_apart
from handvoll.server.seat import Seat
from handvoll.server.table import Table
from handvoll.wire.people import Puppet
from handvoll.wire.tables import ChangeTable, OpenTable, Settings
from handvoll.wire.tasks import Task


@dataclass(frozen=True)
class Person:
    """Somebody: a guest, with a name or without."""

    id: str
    name: str
    puppet: Puppet | None = None


# Opening


def open_table(
    wish: OpenTable,
    host: Person,
    code: str,
    commitment: str,
    day: str,
    *,
    again: bool = False,
    evening: str = "",
    lesson: str = "",
    what_if: str = "",
    task: Task | None = None,
) -> list[Body]:
    """The first lines of a table; raises what the game's set-up raises."""
    game = game_named(wish.game)
    given: dict[str, Value] = dict(wish.options)
    _check_seats(game, wish.seats)
    _, options = game.suited(wish.seats, {**game.usual, **given}, {"seats", *given})
    _, complete = game.set_up(wish.seats, options)
    _check_days(game, wish.settings)
    opened = Opened(
        game=game.name,
        rules=game.rules,
        options=complete,
        seats=wish.seats,
        access=wish.access,
        settings=wish.settings,
        host=host.id,
        code=code,
        commitment=commitment,
        day=day,
        again=again,
        evening=evening,
        lesson=lesson,
        what_if=what_if,
        task=task,
    )
    letters = "ABCDEF"[1 : wish.seats] if wish.fill else ""
    return [
        opened,
        *(BotSat(letter, known_level(wish.fill or "", wish.game)) for letter in letters),
    ]


def change(table: Table, person: Person, wish: ChangeTable) -> list[Body]:
    """Play otherwise than the table was opened for; raises what the game's set-up raises."""
    host_only(table, person)
    if table.match is not None:
        return _change_meanwhile(table, wish)
    now, game = table.opened, game_named(table.opened.game, table.opened.rules)
    given: dict[str, Value] = dict(wish.options or {})
    wished = given.keys() | ({"seats"} if wish.seats is not None else set())
    _check_seats(game, now.seats if wish.seats is None else wish.seats)
    seats, options = game.suited(wish.seats or now.seats, {**now.options, **given}, wished)
    _, complete = game.set_up(seats, options)
    _check_days(game, wish.settings or now.settings)
    for seat in list(table.seats.values())[seats:]:
        if seat.person is not None:
            raise SeatTaken("table-seat-needed", seat=seat.letter)
    access = wish.access or now.access
    changed = Changed(complete, seats, access, wish.settings or now.settings)
    same = Changed(now.options, now.seats, now.access, now.settings)
    return [] if changed == same else [changed]


def _check_seats(game: Game[Any, Any], seats: int) -> None:
    """Before anything follows from a number of seats; raises SeatError."""
    if seats not in game.seats:
        game.set_up(seats)


def _check_days(game: Game[Any, Any], settings: Settings) -> None:
    """What is played against an hourglass is played in one go; raises NotNow."""
    if settings.days and game.hurries:
        raise NotNow("days-hurry", game=game.title)


def _change_meanwhile(table: Table, wish: ChangeTable) -> list[Body]:
    """Once a game has begun only who may see it can change, and how fast its bots are."""
    now = table.opened
    settings = wish.settings or now.settings
    timed = settings == replace(now.settings, pace=settings.pace)
    shared = now.task and wish.access
    if now.lesson or shared or not timed or (wish.seats, wish.options) != (None, None):
        raise NotNow("table-started")
    changed = Changed(now.options, now.seats, wish.access or now.access, settings)
    same = Changed(now.options, now.seats, now.access, now.settings)
    return [] if changed == same else [changed]


def known_level(level: str, game: str) -> str:
    """A level there are bots of; raises BadRequest."""
    if level not in BOTS or not plays(level, game):
        raise BadRequest("table-level", level=level, known=", ".join(bots_of(game)))
    return level


# Seats


def sit(table: Table, person: Person, letter: str | None, salt: str) -> list[Body]:
    """Take a seat: any free one, or a bot's that nobody else has looked into."""
    mine = table.seat_of(person.id)
    if mine and letter in (None, mine.letter):
        return []
    if mine:
        raise NotNow("table-sits-already", seat=mine.letter)
    if table.opened.access == "solo" and person.id != table.host:
        raise NotAllowed("table-solo")
    if table.status == "over":
        raise NotNow("table-over")
    if person.id in table.barred:
        raise NotAllowed("table-sent-away")
    letter = letter or waiting_for(table, person.id)
    grown: list[Body] = [_one_more(table)] if letter and letter == next_seat(table) else []
    if not letter or not grown:
        letter = _wanted(table, person, letter).letter
    name = name_for(table, letter, person.name)
    return [*grown, Sat(letter, person.id, name, salt, puppet=person.puppet)]


def waiting_for(table: Table, person: str | None) -> str | None:
    """The seat that waits for somebody before the game: kept for them, or one more."""
    if table.match is not None or table.seat_of(person) or person in table.barred:
        return None
    return _kept_for(table, person) or next_seat(table)


def next_seat(table: Table) -> str | None:
    """Where it goes on with the people of another table, who comes late gets a seat more."""
    now, game = table.opened, game_named(table.opened.game, table.opened.rules)
    room = now.again and table.match is None and now.seats + 1 in game.seats
    if not room or any(seat.bot for seat in table.seats.values()):
        return None
    if any(seat.free and not is_kept(table, seat) for seat in table.seats.values()):
        return None
    return SEATS[now.seats]


def _one_more(table: Table) -> Changed:
    now, game = table.opened, game_named(table.opened.game, table.opened.rules)
    seats, options = game.suited(now.seats + 1, now.options, {"seats"})
    return Changed(options, seats, now.access, now.settings)


def name_for(table: Table, letter: str | None, name: str) -> str:
    """What somebody is called on a seat or beside: as they say, unless another is called so."""
    others = [seat for seat in table.seats.values() if seat.letter != letter]
    called = [seat.name or seat.bot_name for seat in others]
    return told_apart(name, [each for each in called if each])


def _wanted(table: Table, person: Person, letter: str | None) -> Seat:
    letter = letter or table.sat_at.get(person.id) or _kept_for(table, person.id)
    if letter is None:
        return _any_free(table)
    seat = seat_at(table, letter)
    if seat.person is not None:
        raise SeatTaken("table-seat-taken", seat=letter)
    one_hand(table, person, letter)
    if is_kept(table, seat) and seat.kept_for != person.id:
        raise NotAllowed("table-seat-kept", seat=letter)
    return seat


def _kept_for(table: Table, person: str | None) -> str | None:
    seats = [seat for seat in table.seats.values() if seat.kept_for and not seat.person]
    return next((seat.letter for seat in seats if seat.kept_for == person), None)


def one_hand(table: Table, person: Person, letter: str) -> None:
    """Who has seen one hand must not play another of the same game; raises NotAllowed."""
    seen = table.sat_at.get(person.id)
    if table.match is not None and seen not in (None, letter):
        raise NotAllowed("table-other-hand", seat=str(seen))


def is_kept(table: Table, seat: Seat) -> bool:
    """Whether who left this seat finds it again, and others have to ask for it."""
    return seat.kept_for is not None and not table.opened.settings.latecomers


def rename(table: Table, person: Person) -> list[Body]:
    """Be called at the table as one is called now, and look so."""
    seat = own_seat(table, person)
    name = name_for(table, seat.letter, person.name)
    if table.status == "over":
        return []
    named: list[Body] = [Named(seat.letter, name, seat.name)] if seat.name != name else []
    dressed = [Dressed(seat.letter, person.puppet)] if seat.puppet != person.puppet else []
    return [*named, *dressed]


def _any_free(table: Table) -> Seat:
    seats = [seat for seat in table.seats.values() if not is_kept(table, seat)]
    found = [seat for seat in seats if seat.free] or [seat for seat in seats if not seat.person]
    if not found:
        raise SeatTaken("table-full")
    return found[0]


def seat_at(table: Table, letter: str) -> Seat:
    """The seat of that letter; raises SeatError."""
    if letter not in table.seats:
        raise SeatError("seat-unknown", seat=letter, known=list(table.seats))
    return table.seats[letter]


def leave(table: Table, person: Person) -> list[Body]:
    """Leave one's seat; during the game a bot takes it."""
    seat = table.seat_of(person.id)
    if seat is None or table.status == "over":
        return []
    as_it_is(table)
    stays: list[Body] = [BotSat(seat.letter, table.holder)] if table.match else []
    return [Left(seat.letter), *stays]


def as_it_is(table: Table) -> None:
    """Who sits at a task is the same for everybody; raises NotNow."""
    if table.opened.task is not None:
        raise NotNow("task-as-it-is")


def seat_bot(table: Table, person: Person, letter: str, level: str | None) -> list[Body]:
    """Put a bot on a seat, change its level, or send it away before the game."""
    host_only(table, person)
    as_it_is(table)
    seat = seat_at(table, letter)
    if seat.person is not None:
        raise SeatTaken("table-seat-taken", seat=letter)
    if table.status == "over":
        raise NotNow("table-over")
    if level is not None:
        return [BotSat(letter, known_level(level, table.opened.game))]
    if table.match is not None:
        raise NotNow("table-started")
    return [BotLeft(letter)] if seat.bot else []


def start(table: Table, person: Person, fill: str | None) -> list[Body]:
    """Begin the game; free seats are filled with bots of that level."""
    host_only(table, person)
    if table.match is not None:
        return []
    free = [seat.letter for seat in table.seats.values() if seat.free]
    if free and fill is None:
        raise NotNow("table-seats-free", seats=free)
    game = table.opened.game
    return [*(BotSat(letter, known_level(fill or "", game)) for letter in free), Started()]


def host_only(table: Table, person: Person) -> None:
    """The host, or who stands in for an absent one; raises NotAllowed."""
    if not is_host(table, person):
        raise NotAllowed("table-host-only")


def is_host(table: Table, person: Person) -> bool:
    """Whether this is the host, or who stands in for an absent one."""
    return person.id in (table.host, table.in_charge)


def presence(table: Table, house: str, people: Set[str], houses: Set[str]) -> list[Body]:
    """What the log does not say yet about who is connected here; `houses` are those alive."""
    lines: list[Body] = []
    for seat in table.seats.values():
        lines += [Went(seat.letter, dead) for dead in sorted(seat.here - houses)]
        if (seat.person in people) != (house in seat.here):
            change = Came if seat.person in people else Went
            lines.append(change(seat.letter, house))
    for screen, here in table.screens.items():
        lines += [Dark(screen, dead) for dead in sorted(here - houses)]
        if (screen in people) != (house in here):
            lines.append((Lit if screen in people else Dark)(screen, house))
    return [*lines, Started()] if _gathered(table, people, houses) else lines


def _gathered(table: Table, people: Set[str], houses: Set[str]) -> bool:
    """Whether everybody from the table before is here: then nobody has to say so.

    Where people have days, it is enough that all have sat down.
    """
    if not table.opened.again or table.match is not None:
        return False
    seats = table.seats.values()
    if table.opened.settings.days:
        return not any(seat.free for seat in seats)
    return all(seat.bot or seat.person in people or seat.here & houses for seat in seats)


# The game


def play(table: Table, seat: Seat, seen: int, text: str) -> list[Body]:
    """A move, decided on the sight of line `seen`; its owner's move takes a held seat back."""
    match = running(table)
    if seen < seat.asked and seat.letter in table.waiting:
        raise Stale("table-stale")
    if table.paused_at is not None:
        raise NotNow("table-paused")
    if table.rest:
        raise NotNow("table-between-rounds")
    entry = match.decide(seat.letter, text)
    if table.opened.lesson:
        _as_taught(table, entry)
    if (task := table.opened.task) and not (entry.move or "").startswith(task.wants):
        raise NotNow(f"task-{table.opened.game}-instead")
    return [Happened(entry)]


def _as_taught(table: Table, entry: Entry) -> None:
    """In a lesson only what it asks for is done; raises NotNow."""
    match table.act:
        case Step(name, move, rules):
            if (entry.seat, entry.move) != (LEARNER, move):
                raise NotNow(f"lesson-{table.opened.game}-{name}-instead", rule=rules[0])
        case Bot(seat, move):
            if (entry.seat, entry.move) != (seat, move):
                raise NotNow("lesson-wait")
        case _:
            raise NotNow("table-over")


def by_owner(seat: Seat, lines: list[Body]) -> list[Body]:
    """What the owner does, after taking the seat back from the bot that held it."""
    return [TakenBack(seat.letter), *lines] if seat.held else lines


def undo(table: Table, seat: Seat, seen: int) -> list[Body]:
    """Take back the seat's own last move, seen at line `seen`."""
    match = running(table)
    if not can_undo(table, seat.letter):
        raise NothingToUndo("nothing-to-undo", seat=seat.letter)
    # Only now: the last entry is the seat's own, so this says nothing of what others do unseen.
    if seen < table.entry_lines[-1]:
        raise Stale("table-stale")
    back_to = match.undo_point()
    return [Happened(Entry(len(match.record.entries) + 1, seat=seat.letter, undo=back_to))]


def can_undo(table: Table, letter: str) -> bool:
    """Whether undo is fair, and says nothing about what others do unseen.

    While others may act at the same time, whether one's own move is still the last would tell
    that they did.
    """
    match = table.match
    if match is None or table.rest or table.paused_at is not None or not match.can_undo(letter):
        return False
    task = table.opened.task
    if table.opened.lesson or (task and match.undo_point() < task.begins):
        return False
    return match.state.mover != MANY or table.waiting <= {letter}


def pause(table: Table, person: Person, on: bool) -> list[Body]:
    """Let the game stand still, or go on."""
    host_only(table, person)
    running(table)
    if table.status == "over":
        raise NotNow("table-over")
    if on == (table.paused_at is not None):
        return []
    seat = own_seat(table, person).letter
    return [Paused(seat) if on else Resumed(seat)]


def ready(table: Table, seat: Seat, seen: int) -> list[Body]:
    """Ready for the next round, after the one that ended at line `seen` or before."""
    rest = table.rest
    if rest is None or seen < rest.line:
        raise Stale("table-stale")
    return [] if seat.letter in rest.ready else [Ready(seat.letter)]


def show(table: Table, seat: Seat, salt: str) -> list[Body]:
    """Show the salt one promised; once the luck has fallen it is too late."""
    running(table)
    index = list(table.seats).index(seat.letter)
    if salt == table.salts[index]:
        return []
    if fair.promise(salt) != table.salts[index]:
        raise BadRequest("table-other-salt")
    if table.dealt:
        raise NotNow("table-dealt")
    return [Shown(seat.letter, salt)]


def table_move(match: Match, text: str) -> list[Body]:
    """A move of nobody's."""
    return [Happened(match.decide(None, text))]


def take_back(table: Table, seat: Seat) -> list[Body]:
    """Play oneself again."""
    return [TakenBack(seat.letter)] if seat.held else []


def running(table: Table) -> Match:
    """The match that is being played; raises NotNow before it starts."""
    if table.match is None:
        raise NotNow("table-not-started")
    return table.match


def own_seat(table: Table, person: Person) -> Seat:
    """The seat of a person; raises NotAllowed for everybody else."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise NotAllowed("table-no-seat")
    return seat
