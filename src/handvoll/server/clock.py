"""Clocks: what is due at a table, and when; a pure function of the table.

Times are the house's: milliseconds that stand still while no server runs. A table where people
sit but none is connected sleeps: nothing is due until somebody comes back. With a clock of days
people need not be here: the table sleeps only when bots hold all their seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from handvoll.bots.pace import effort
from handvoll.lessons.lesson import Bot
from handvoll.server.commands import table_move
from handvoll.server.log import Body, Happened, Held, Unshown, WentOn
from handvoll.server.seat import Seat
from handvoll.server.table import Table
from handvoll.wire.live import Countdown, Waited

SHOWING = 3_000  # milliseconds for people who are here to show their salts
DAY = 24 * 3600 * 1000
FAIR = 2  # times the grace, after which others may ask for a bot for somebody who is here


@dataclass(frozen=True)
class TableMoves:
    """The table makes its own move: an hourglass has run out."""

    at: int
    move: str


@dataclass(frozen=True)
class Waives:
    """A seat did not answer in time: the game's own way to pass is played for it."""

    at: int
    seat: str
    move: str


@dataclass(frozen=True)
class BotThinks:
    """A bot's pause is over: it is to be asked for its move."""

    at: int
    seat: str
    level: str
    asked: int  # the line since which


@dataclass(frozen=True)
class BotHolds:
    """Somebody absent kept the others waiting for long enough."""

    at: int
    seat: str


@dataclass(frozen=True)
class RoundBegins:
    """People had time enough between two rounds."""

    at: int


@dataclass(frozen=True)
class LuckFalls:
    """People had time enough to show their salts."""

    at: int


Due = TableMoves | Waives | BotThinks | BotHolds | RoundBegins | LuckFalls


def dues(table: Table) -> list[Due]:
    """Everything that will be due if nothing else happens, the next first."""
    if table.status != "playing" or asleep(table) or table.paused_at is not None:
        return []
    dues = _taught(table) if table.opened.lesson else _dues(table)
    return sorted(dues, key=lambda due: due.at)


def _taught(table: Table) -> Iterator[Due]:
    """In a lesson a bot plays when it is its part, and nobody is hurried."""
    act = table.act
    if isinstance(act, Bot) and act.seat in table.waiting:
        seat = table.seats[act.seat]
        at = table.log[table.entry_lines[-1] - 1].at + int(table.opened.settings.pace * 1000)
        yield BotThinks(at, seat.letter, seat.player or "", seat.asked)


def asleep(table: Table) -> bool:
    """Whether everybody who sits here is away, and past their time if they have days."""
    people = [seat for seat in table.seats.values() if seat.person]
    if table.opened.settings.days:
        return bool(people) and all(seat.held and not seat.here for seat in people)
    return bool(people) and not any(seat.here for seat in people)


def _dues(table: Table) -> Iterator[Due]:
    if table.unshown:
        yield LuckFalls(table.started_at + SHOWING)
    if own := _own_move(table):
        yield own
    if begins := _next_round(table):
        yield begins
    for letter in table.unready:
        if hold := _hold(table, table.seats[letter], table.rest.since if table.rest else 0):
            yield hold
    for letter in sorted(table.waiting):
        seat = table.seats[letter]
        if waiver := _waiver(table, seat):
            yield waiver
        if seat.player:
            yield BotThinks(seat.asked_at + _pause(table, seat), letter, seat.player, seat.asked)
        elif hold := _hold(table, seat, seat.asked_at):
            yield hold


def _ms(table: Table, seconds: int) -> int:
    """Seconds as this table counts them: more, if its people agreed on that."""
    return seconds * table.times * 1000


def _days(table: Table) -> int:
    """How long the table waits for a move, if it has a clock of days."""
    return table.opened.settings.days * DAY


def _hold(table: Table, seat: Seat, asked_at: int) -> BotHolds | None:
    """Who is away is waited for, from when they were asked or went; or for days, since asked."""
    if seat.here or seat.awaited:
        return None
    grace = _ms(table, table.opened.settings.grace)
    if days := _days(table):
        return BotHolds(max(asked_at + days, seat.went_at + grace), seat.letter)
    return BotHolds(max(asked_at, seat.went_at) + grace, seat.letter)


def _next_round(table: Table) -> RoundBegins | None:
    """When the table stops waiting; among bots one person holds nobody up."""
    seconds = table.opened.settings.between
    alone = sum(not seat.player for seat in table.seats.values()) == 1
    if not table.unready or table.rest is None or not seconds or alone:
        return None
    return RoundBegins(table.rest.since + (_days(table) or _ms(table, seconds)))


def _own_move(table: Table) -> TableMoves | None:
    if not table.clocked:
        return None
    seconds, move = table.clocked[:2]
    return TableMoves(table.clocked_at + _ms(table, int(str(seconds))), str(move))


def _waiver(table: Table, seat: Seat) -> Waives | None:
    assert table.match is not None
    game, state = table.match.game, table.match.state
    index = table.match.seats.index(seat.letter)
    step = game.waive(state, index)
    if step is None:
        return None
    at = seat.asked_at + (_days(table) or _ms(table, table.opened.settings.call_seconds))
    return Waives(at, seat.letter, game.write(state, index, [step]))


def _pause(table: Table, seat: Seat) -> int:
    """A bot's pause: about the table's pace, never twice the same, always the same again."""
    noise = sha256(f"{table.id}:{seat.letter}:{seat.asked}".encode()).digest()[0] / 255
    if _races(table, seat) and _days(table):
        return _days(table) + 1  # after whoever of them does not answer
    if _races(table, seat):  # people see, think and reach for the button first
        return int(_ms(table, table.opened.settings.call_seconds) * (0.5 + 0.4 * noise))
    return int(table.opened.settings.pace * _ponder(table, seat) * (600 + 800 * noise))


def _ponder(table: Table, seat: Seat) -> float:
    """How many times the table's pace a bot takes: the longer, the harder game and move are."""
    match = table.match
    if match is None or seat.player is None:
        return 1.0
    index = match.seats.index(seat.letter)
    hurried = table.times if table.clocked else 1  # bots do not race ahead of who has more time
    return match.game.ponder * hurried * effort(match.game.name, match.state, index, seat.player)


def _races(table: Table, bot: Seat) -> bool:
    """Whether people are asked the same as this bot, and who answers first gets it."""
    people = [letter for letter in table.waiting if not table.seats[letter].player]
    return bool(people) and _waiver(table, bot) is not None


def lines_for(table: Table, due: Due) -> list[Body]:
    """The lines of what is due, as far as the table itself can write them."""
    assert table.match is not None
    match due:
        case TableMoves(_, move):
            return table_move(table.match, move)
        case Waives(_, seat, move):
            return [Happened(table.match.decide(seat, move))]
        case BotHolds(_, seat):
            return [Held(seat, table.holder)]
        case RoundBegins():
            return [WentOn()]
        case LuckFalls():
            return [Unshown()]
        case BotThinks():
            return []


def countdown(table: Table, eyes: str | None, now: int) -> Countdown | None:
    """The clock these eyes are shown: until who is asked must have answered, or the table's."""
    if table.status != "playing" or table.paused_at is not None or table.opened.lesson:
        return None
    if _days(table):  # nobody watches it run
        return None
    if begins := _next_round(table):
        return Countdown("round", max(0, begins.at - now))
    asked = [eyes] if eyes in table.waiting else table.waiting
    waivers = [_waiver(table, table.seats[letter]) for letter in asked if letter]
    if ends := [waiver.at for waiver in waivers if waiver]:
        return Countdown("answer", max(0, max(ends) - now))
    own = _own_move(table)
    return Countdown("table", max(0, own.at - now)) if own else None


def slow_at(table: Table, seat: Seat) -> int | None:
    """When others may ask for a bot for somebody who is here; never if time runs anyway."""
    if seat.letter not in table.waiting or seat.awaited or seat.player or table.opened.lesson:
        return None
    if table.clocked or _waiver(table, seat):
        return None
    return seat.asked_at + (_days(table) or FAIR * _ms(table, table.opened.settings.grace))


def left(table: Table, letter: str, now: int) -> int | None:
    """How long somebody still has by a clock of days; None where there is none, or not for them."""
    seat = table.seats[letter]
    if not _days(table) or table.status != "playing" or table.paused_at is not None or seat.awaited:
        return None
    since = table.rest.since if table.rest and table.unready else seat.asked_at
    asked = letter in table.unready or letter in table.waiting
    return max(0, since + _days(table) - now) if asked and not seat.player else None


def waited(table: Table, now: int) -> list[Waited]:
    """The people all wait for, and how long they still do."""
    if table.status != "playing" or table.paused_at is not None:
        return []
    holds = {due.seat: due.at for due in dues(table) if isinstance(due, BotHolds)}
    found = []
    for letter in sorted(table.waiting):
        seat = table.seats[letter]
        if seat.here and (slow := slow_at(table, seat)) is not None:
            found.append(Waited(letter, "slow", max(0, slow - now)))
        elif seat.person and not seat.here and not seat.player:
            ends = max(0, holds[letter] - now) if letter in holds else None
            found.append(Waited(letter, "days" if _days(table) else "away", ends))
    return found
