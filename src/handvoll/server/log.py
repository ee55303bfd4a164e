"""The table's log: a table is what its lines say, and nothing else.

Each line says one thing and when, in the house's time: milliseconds that stand still while no
server runs. The first line of what a person's message did carries the message's id.

Lines are most of what a server remembers, and lead nowhere back: Python need not search them for
cyclic garbage.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from handvoll.engine.game import Options
from handvoll.engine.record import Entry
from handvoll.wire.live import Reaction
from handvoll.wire.people import Puppet
from handvoll.wire.tables import Access, Settings
from handvoll.wire.tasks import Task


class Opened(Struct, frozen=True, tag="opened"):
    """A table was opened; `commitment` binds the server's luck."""

    game: str
    rules: int
    options: Options
    seats: int
    access: Access
    settings: Settings
    host: str
    code: str
    commitment: str
    day: str  # of the wall's calendar
    again: bool = False  # with the people of another table, a seat further on
    evening: str = ""  # the first table of the evening this one is part of; none: it is the first
    lesson: str = ""  # which one this is: its luck and moves are written down, nothing is fair
    what_if: str = ""  # the table whose game it begins like and goes another way: no luck is fair
    task: Task | None = None  # what is asked of its person; the entries before it come next


class Changed(Struct, frozen=True, tag="changed"):
    """The host wanted the table otherwise; this is how it is now."""

    options: Options
    seats: int
    access: Access
    settings: Settings


class Sat(Struct, frozen=True, tag="sat"):
    """A person sat down, with their part of the luck."""

    seat: str
    person: str
    name: str
    salt: str  # or the promise of one
    by: str | None = None  # the seat of whoever said yes, if they had to ask
    puppet: Puppet | None = None  # as they chose


class Named(Struct, frozen=True, tag="named"):
    """The person of a seat wants to be called otherwise; who has no name is called nothing."""

    seat: str
    name: str
    before: str


class Dressed(Struct, frozen=True, tag="dressed"):
    """The person of a seat chose another puppet."""

    seat: str
    puppet: Puppet | None


class Left(Struct, frozen=True, tag="left"):
    """The person of a seat left it, or had to."""

    seat: str
    by: str | None = None  # the seat of whoever made them
    barred: bool = False  # sent away: they take no seat here any more


class BotSat(Struct, frozen=True, tag="bot"):
    """A bot took a seat, or changed its level."""

    seat: str
    level: str


class BotLeft(Struct, frozen=True, tag="bot-left"):
    """A bot left a seat."""

    seat: str


class Held(Struct, frozen=True, tag="held"):
    """A bot holds the seat of somebody absent, or who let the others wait."""

    seat: str
    level: str
    by: str | None = None  # the seat of whoever wanted it; nobody: it was due


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """The person of a held seat plays again."""

    seat: str


class Awaited(Struct, frozen=True, tag="awaited"):
    """The table waits for the person of a seat: no bot steps in."""

    seat: str
    by: str | None = None


class Offered(Struct, frozen=True, tag="offered"):
    """A seat somebody left is open to whoever comes."""

    seat: str
    by: str | None = None


class Swapped(Struct, frozen=True, tag="swapped"):
    """Before the game two seats changed places."""

    seat: str
    other: str
    by: str | None = None


class HostPassed(Struct, frozen=True, tag="host"):
    """The host's part went to the person of a seat."""

    seat: str
    by: str | None = None


class Asked(Struct, frozen=True, tag="asked"):
    """Somebody asked for a seat that is not theirs to take."""

    ask: int
    seat: str
    person: str
    name: str
    salt: str
    puppet: Puppet | None = None


class Denied(Struct, frozen=True, tag="denied"):
    """What somebody asked for was refused, or they ask no more."""

    ask: int
    seat: str
    by: str | None = None  # nobody: they took it back themselves


class Came(Struct, frozen=True, tag="came"):
    """The person of a seat is connected, to this house."""

    seat: str
    house: str


class Went(Struct, frozen=True, tag="went"):
    """The person of a seat is not connected to this house any more."""

    seat: str
    house: str


class Screened(Struct, frozen=True, tag="screened"):
    """From a seat a television was pointed at this table; from none: it came along from another."""

    seat: str
    screen: str


class Unscreened(Struct, frozen=True, tag="unscreened"):
    """From a seat the televisions were sent away."""

    seat: str


class Lit(Struct, frozen=True, tag="lit"):
    """A television is connected, to this house."""

    screen: str
    house: str


class Dark(Struct, frozen=True, tag="dark"):
    """A television is not connected to this house any more."""

    screen: str
    house: str


Screening = Screened | Unscreened | Lit | Dark


class Started(Struct, frozen=True, tag="started"):
    """The game began; from here on the salts, or the promises of them, are fixed."""


class Shown(Struct, frozen=True, tag="shown"):
    """The person of a seat showed the salt they had promised."""

    seat: str
    salt: str


class Unshown(Struct, frozen=True, tag="unshown"):
    """Who has not shown their salt by now is dealt with their promise instead."""


class Ready(Struct, frozen=True, tag="ready"):
    """The person of a seat is ready for the next round."""

    seat: str


class WentOn(Struct, frozen=True, tag="went-on"):
    """The time between two rounds is over, whoever is not ready."""


class Paused(Struct, frozen=True, tag="paused"):
    """The host, from this seat, lets the game stand still, with all its clocks."""

    seat: str


class Resumed(Struct, frozen=True, tag="resumed"):
    """The game goes on, and all clocks from where they stood."""

    seat: str


class Timed(Struct, frozen=True, tag="timed"):
    """From a seat so much more time was asked for; from none: agreed on at another table."""

    seat: str
    times: int
    agreed: bool  # whether everybody does by now


class Happened(Struct, frozen=True, tag="game", gc=False):
    """An entry of the game's record."""

    entry: Entry


class Reacted(Struct, frozen=True, tag="reacted"):
    """A seat showed a reaction; only older logs say so, for it is worth no line."""

    seat: str
    reaction: Reaction


class Reserved(Struct, frozen=True, tag="reserved"):
    """A seat is kept for somebody who may come."""

    seat: str
    person: str
    name: str


class Rematched(Struct, frozen=True, tag="rematch"):
    """Somebody wants to play on; it goes on at another table."""

    table: str
    person: str = ""
    name: str = ""
    game: str = ""  # another one; none: the same once more


class Joining(Struct, frozen=True, tag="joining"):
    """Somebody who looks on comes in with the next game, or will not after all."""

    person: str
    name: str
    on: bool


class Barred(Struct, frozen=True, tag="barred"):
    """Somebody was sent away at a table before this one: they take no seat here either."""

    person: str


WORTH = (5, 3, 2, 1, 0, 0)  # points of each place, where nobody wanted others


class Valued(Struct, frozen=True, tag="valued"):
    """What a place is worth in the evening that began at this table, the first place first."""

    points: tuple[int, ...]


class Revealed(Struct, frozen=True, tag="revealed"):
    """The game is over and the server's luck is shown."""

    seed: str


Arranged = Named | Dressed | Reserved | Offered | Swapped | HostPassed | Asked | Denied | Timed

Body = (
    Opened
    | Changed
    | Sat
    | Named
    | Dressed
    | Left
    | BotSat
    | BotLeft
    | Held
    | TakenBack
    | Awaited
    | Offered
    | Swapped
    | HostPassed
    | Asked
    | Denied
    | Came
    | Went
    | Screened
    | Unscreened
    | Lit
    | Dark
    | Started
    | Shown
    | Unshown
    | Ready
    | WentOn
    | Paused
    | Resumed
    | Timed
    | Happened
    | Reacted
    | Reserved
    | Rematched
    | Joining
    | Barred
    | Valued
    | Revealed
)


class Line(Struct, frozen=True, gc=False):
    """One line of the log."""

    seq: int
    at: int  # the house's time, in milliseconds
    body: Body
    message: str | None = None  # who sent it and its id: `person:id`


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Body)


def encode(body: Body) -> bytes:
    """A body as it is stored."""
    return _encoder.encode(body)


def decode(stored: bytes) -> Body:
    """A stored body."""
    body: Body = _decoder.decode(stored)
    return body
