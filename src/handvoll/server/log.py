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
from handvoll.wire.tables import Access, Settings


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


class Changed(Struct, frozen=True, tag="changed"):
    """Before the game the host wanted the table otherwise; this is how it is now."""

    options: Options
    seats: int
    access: Access
    settings: Settings


class Sat(Struct, frozen=True, tag="sat"):
    """A person sat down, with their part of the luck."""

    seat: str
    person: str
    name: str
    salt: str


class Left(Struct, frozen=True, tag="left"):
    """The person of a seat left it."""

    seat: str


class BotSat(Struct, frozen=True, tag="bot"):
    """A bot took a seat, or changed its level."""

    seat: str
    level: str


class BotLeft(Struct, frozen=True, tag="bot-left"):
    """A bot left a seat."""

    seat: str


class Held(Struct, frozen=True, tag="held"):
    """A bot holds the seat of somebody absent."""

    seat: str
    level: str


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """The person of a held seat plays again."""

    seat: str


class Came(Struct, frozen=True, tag="came"):
    """The person of a seat is connected, to this house."""

    seat: str
    house: str


class Went(Struct, frozen=True, tag="went"):
    """The person of a seat is not connected to this house any more."""

    seat: str
    house: str


class Started(Struct, frozen=True, tag="started"):
    """The game began; from here on the salts are fixed."""


class Happened(Struct, frozen=True, tag="game", gc=False):
    """An entry of the game's record."""

    entry: Entry


class Reacted(Struct, frozen=True, tag="reacted"):
    """A seat showed a reaction."""

    seat: str
    reaction: Reaction


class Rematched(Struct, frozen=True, tag="rematch"):
    """It goes on at another table."""

    table: str


class Revealed(Struct, frozen=True, tag="revealed"):
    """The game is over and the server's luck is shown."""

    seed: str


Body = (
    Opened
    | Changed
    | Sat
    | Left
    | BotSat
    | BotLeft
    | Held
    | TakenBack
    | Came
    | Went
    | Started
    | Happened
    | Reacted
    | Rematched
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
