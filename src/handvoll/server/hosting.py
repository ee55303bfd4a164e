"""Seeing to seats: what the host does for the others, and whom people let sit down."""

from __future__ import annotations

from handvoll.engine.errors import SeatError
from handvoll.server.clock import slow_at
from handvoll.server.commands import (
    Person,
    as_it_is,
    host_only,
    is_host,
    is_kept,
    name_for,
    one_hand,
    own_seat,
    running,
    seat_at,
    sit,
)
from handvoll.server.errors import NotAllowed, NotNow, SeatTaken, TooMuch
from handvoll.server.log import (
    Asked,
    Awaited,
    Body,
    BotSat,
    Denied,
    Held,
    HostPassed,
    Left,
    Offered,
    Sat,
    Swapped,
)
from handvoll.server.seat import Seat
from handvoll.server.table import Table
from handvoll.wire.tables import AnswerAsk, Attend

ASKS = 3  # that wait for an answer at one table
AGAIN = 60_000  # milliseconds after which somebody who was refused may ask again


def attend(table: Table, person: Person, wish: Attend, now: int) -> list[Body]:
    """See to a seat."""
    own_seat(table, person)
    as_it_is(table)
    seat = seat_at(table, wish.seat)
    if table.status == "over":
        raise NotNow("table-over")
    match wish.do:
        case "bot":
            return stand_in(table, person, seat, now)
        case "wait":
            return wait_for(table, person, seat)
        case "free":
            return free(table, person, seat)
        case "send-away":
            return send_away(table, person, seat)
        case "swap":
            return swap(table, person, seat, wish.other)
        case "host":
            return pass_host(table, person, seat)


def stand_in(table: Table, person: Person, seat: Seat, now: int) -> list[Body]:
    """Let a bot play for somebody: for oneself, as the host, or after a fair time.

    Where people have days for a move, the host waits as well.
    """
    running(table)
    _somebodys(seat)
    mine = seat.person == person.id
    if not mine and (table.opened.settings.days or not is_host(table, person)):
        slow = slow_at(table, seat)
        if slow is None or now < slow:
            raise NotAllowed("table-not-slow", seat=seat.letter)
    return [] if seat.held else [Held(seat.letter, table.holder, own_seat(table, person).letter)]


def wait_for(table: Table, person: Person, seat: Seat) -> list[Body]:
    """Wait for somebody as long as it takes; a bot that held the seat lets go."""
    host_only(table, person)
    running(table)
    _somebodys(seat)
    return [] if seat.awaited else [Awaited(seat.letter, own_seat(table, person).letter)]


def free(table: Table, person: Person, seat: Seat) -> list[Body]:
    """Make room: whoever sits there looks on, and anybody may sit down."""
    host_only(table, person)
    by = own_seat(table, person).letter
    if seat.person:
        return _remove(table, person, seat, barred=False)
    return [Offered(seat.letter, by)] if seat.kept_for else []


def send_away(table: Table, person: Person, seat: Seat) -> list[Body]:
    """Have somebody leave who takes no seat here again."""
    host_only(table, person)
    _somebodys(seat)
    return _remove(table, person, seat, barred=True)


def _remove(table: Table, person: Person, seat: Seat, *, barred: bool) -> list[Body]:
    if seat.person == person.id:
        raise NotNow("table-own-seat")
    _not_the_hosts(table, person, seat)
    by = own_seat(table, person).letter
    stays: list[Body] = [BotSat(seat.letter, table.holder)] if table.match else []
    return [Left(seat.letter, by, barred), *stays]


def swap(table: Table, person: Person, seat: Seat, other: str | None) -> list[Body]:
    """Have two seats change places, before anybody has seen a hand."""
    host_only(table, person)
    if table.match is not None:
        raise NotNow("table-started")
    if other is None or seat_at(table, other) is seat:
        raise SeatError("seat-unknown", seat=str(other), known=list(table.seats))
    return [Swapped(seat.letter, other, own_seat(table, person).letter)]


def pass_host(table: Table, person: Person, seat: Seat) -> list[Body]:
    """Hand the host's part on."""
    host_only(table, person)
    _somebodys(seat)
    if seat.person == table.host:
        return []
    _not_the_hosts(table, person, table.seat_of(table.host) or seat)
    return [HostPassed(seat.letter, own_seat(table, person).letter)]


def _not_the_hosts(table: Table, person: Person, seat: Seat) -> None:
    """Who stands in for the host has the host's part on loan: it cannot be turned on the host."""
    if seat.person == table.host != person.id:
        raise NotAllowed("table-host-only")


def _somebodys(seat: Seat) -> None:
    if seat.person is None:
        raise NotNow("table-nobody-there", seat=seat.letter)


# Asking for a seat


def ask(table: Table, person: Person, letter: str, salt: str, now: int) -> list[Body]:
    """Ask for a seat that is somebody's, or kept; one that is open is simply taken.

    Nobody gets a hand without the yes of somebody who sits here: where only bots are left to be
    asked, the answer is no.
    """
    seat = seat_at(table, letter)
    if table.seat_of(person.id) or not (seat.person or is_kept(table, seat)):
        return sit(table, person, letter, salt)
    if table.status == "over":
        raise NotNow("table-over")
    if person.id in table.barred:
        raise NotAllowed("table-sent-away")
    if seat.kept_for == person.id:
        return sit(table, person, letter, salt)
    one_hand(table, person, letter)
    if not _to_be_asked(table, seat):
        raise NotNow("table-nobody-to-ask")
    return _asked(table, person, seat, salt, now)


def _to_be_asked(table: Table, seat: Seat) -> list[Seat]:
    """Who could say yes: people on other seats, and whoever has this one if they are here."""
    people = [each for each in table.seats.values() if each.person]
    return [each for each in people if each is not seat or each.here]


def _asked(table: Table, person: Person, seat: Seat, salt: str, now: int) -> list[Body]:
    mine = [asked for asked in table.asks.values() if asked.person == person.id]
    if any(asked.seat == seat.letter for asked in mine):
        return []
    refused = table.denied_at.get(person.id)
    if refused is not None and now - refused < AGAIN:
        raise TooMuch("table-asked-lately")
    if len(table.asks) - len(mine) >= ASKS:
        raise TooMuch("table-many-ask")
    new = Asked(table.asked + 1, seat.letter, person.id, person.name, salt, person.puppet)
    return [*(Denied(asked.ask, asked.seat) for asked in mine), new]


def ask_no_more(table: Table, person: Person) -> list[Body]:
    """Take back what one asked for."""
    mine = [asked for asked in table.asks.values() if asked.person == person.id]
    return [Denied(asked.ask, asked.seat) for asked in mine]


def answer(table: Table, person: Person, said: AnswerAsk) -> list[Body]:
    """Let somebody have a seat, or not."""
    by = own_seat(table, person)
    asked = table.asks.get(said.ask)
    if asked is None:
        raise NotNow("table-ask-gone")
    if not said.yes:
        _may_refuse(table, person, asked)
        return [Denied(asked.ask, asked.seat, by.letter)]
    letter = said.seat or asked.seat
    _may_grant(table, person, asked, seat_at(table, letter))
    one_hand(table, Person(asked.person, asked.name), letter)
    name = name_for(table, letter, asked.name)
    return [Sat(letter, asked.person, name, asked.salt, by.letter, asked.puppet)]


def _may_refuse(table: Table, person: Person, asked: Asked) -> None:
    """The host, and whose seat it is, can stop it for all; others just say nothing."""
    if table.seats[asked.seat].person != person.id:
        host_only(table, person)


def _may_grant(table: Table, person: Person, asked: Asked, seat: Seat) -> None:
    """Anybody vouches for who is away; else whoever has the seat says yes, or the host."""
    if seat.letter != asked.seat and seat.person:
        raise SeatTaken("table-seat-taken", seat=seat.letter)
    vouched = seat.letter == asked.seat and seat.person and not seat.here
    if not vouched and seat.person != person.id:
        host_only(table, person)
