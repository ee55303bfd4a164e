"""Tables: how they are opened, who sits there, and how they stand."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from handvoll.engine.game import Options
from handvoll.wire.people import Puppet
from handvoll.wire.plain import Telling, View
from handvoll.wire.tasks import Task

Access = Literal["public", "link", "solo"]
Status = Literal["open", "playing", "over"]
Removal = Literal[
    "given", "freed", "sent-away"
]  # to another device or person, by the host, for good

Television = Literal["on", "away"]  # connected, or expected back

Word = Annotated[str, Meta(min_length=1, max_length=40)]
Letter = Annotated[str, Meta(pattern="^[A-F]$")]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$")]  # random, made by the client
Luck = Annotated[str, Meta(pattern="^([0-9a-f]{16,64}|sha256:[0-9a-f]{64})$")]  # or its promise


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is kept, whatever the game."""

    hints: bool = True
    watch: bool = True  # whether people without a seat may look on
    call_seconds: Annotated[int, Meta(ge=1, le=120)] = 8  # to answer what several are asked at once
    grace: Annotated[int, Meta(ge=1, le=3600)] = 60  # seconds before a bot holds an absent seat
    between: Annotated[int, Meta(ge=0, le=600)] = (
        45  # seconds between rounds; 0: until all are ready
    )
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.2  # seconds a bot takes, about
    latecomers: bool = False  # whether anybody may have the seat that somebody left
    days: Annotated[int, Meta(ge=0, le=14)] = 0  # for a move, instead of the grace; 0: none


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; whoever opens it is its host and sits down next."""

    game: Word
    seats: Annotated[int, Meta(ge=-1000, le=1000)]  # which are right is the game's to say
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=40)] = {}
    access: Access = "link"
    settings: Settings = Settings()
    fill: Word | None = None  # the level of bots for all seats but the first


class ChangeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host wants otherwise; what is left out stays as it is.

    Once the game has begun that is who may see it, and the bots' pace.
    """

    seats: Annotated[int, Meta(ge=-1000, le=1000)] | None = None
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=40)] | None = None
    access: Literal["public", "link"] | None = None
    settings: Settings | None = None


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat (none: any free one), and the sitter's part of the shuffle's luck.

    Who only promises their salt now (`sha256:` and its hash) shows it when the game begins.
    """

    salt: Luck
    seat: Letter | None = None


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Put a bot of a level on a seat, or (no level) send it away."""

    seat: Letter
    level: Word | None = None


class PauseGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Let the game stand still, or go on."""

    on: bool


class MoreTime(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for so many times as much time, or agree to it; it counts once everybody does."""

    times: Annotated[int, Meta(ge=1, le=3)]


class StartGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin; free seats get bots of this level."""

    fill: Word | None = None


class NextGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on with the same people: this game, or (none) the same once more."""

    game: Word | None = None


class JoinNext(Struct, frozen=True, forbid_unknown_fields=True):
    """Come in with the next game, or not after all."""

    on: bool


class Attend(Struct, frozen=True, forbid_unknown_fields=True):
    """See to a seat: what only the host may do, or all for somebody who lets them wait."""

    do: Literal["bot", "wait", "free", "send-away", "swap", "host"]
    seat: Letter
    other: Letter | None = None  # with which it is swapped


class AskSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a seat that is somebody's, or kept for somebody."""

    salt: Luck
    seat: Letter


class AnswerAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Let somebody have the seat they asked for (the host may choose another one), or not."""

    ask: Annotated[int, Meta(ge=1, le=1 << 40)]
    yes: bool
    seat: Letter | None = None


class AskInfo(Struct, frozen=True):
    """Somebody asks for a seat."""

    ask: int
    seat: str
    name: str


class SeatInfo(Struct, frozen=True):
    """Who sits there."""

    seat: str
    name: str | None = None  # None: a free seat, or a bot; empty: a person without a name
    bot: str | None = None  # its level
    held: str | None = None  # the level of the bot that holds the seat of somebody absent
    here: bool = False  # whether its person is connected
    awaited: bool = False  # whether the table waits for its person: no bot steps in
    kept: str | None = None  # the name of whom it is kept for: others ask first
    puppet: Puppet | None = None  # of its person, if they chose one
    bot_name: str | None = None  # what the bot there is called
    times: int | None = None  # how many times as much time its person wants


class PastSeat(Struct, frozen=True):
    """Who had a seat during the game before somebody else did."""

    until: int  # the seq, as the asker counts, from which it was somebody else's
    who: SeatInfo
    mine: bool  # whether it was the asker


class TableInfo(Struct, frozen=True):
    """A table as everybody who may know of it sees it."""

    id: str
    code: str  # short, to be typed
    game: str
    title: str  # of the game's box
    options: Options
    access: Access
    settings: Settings
    status: Status
    seats: list[SeatInfo]
    host: str | None  # the seat of the host
    commitment: str  # SHA-256 of the server's part of the luck
    mine: str | None = None  # the asker's seat
    hosting: bool = False  # whether the asker is the host
    rematch: str | None = None  # the table where it goes on
    wanted: list[str] = []  # the names of who wants to go on there
    next_title: str = ""  # of the game that is played there, if it is another
    again: bool = False  # whether it goes on here with the people of another table
    asks: list[AskInfo] = []  # who asks for a seat
    asking: int | None = None  # what the asker of this has asked for
    removed: Removal | None = None  # how the asker of this lost the seat they had
    past: list[PastSeat] = []  # who had a seat before
    paused: bool = False  # whether the game stands still
    times: int = 1  # how many times as long all clocks run, as everybody agreed
    showing: list[str] = []  # everybody's luck as promised, while the deal waits for salts
    lesson: bool = False  # whether its luck and moves are written down
    television: Television | None = None  # whether it is seen on one as well
    task: Task | None = None  # what is asked here, if it begins in the middle
    evening: str = ""  # which it is part of, by its first table
    minutes: int | None = None  # how long the game took, once it is over
    joining: list[str] = []  # the names of who comes in with the next game
    joins: bool = False  # whether the asker of this does
    waits: str | None = None  # the seat that waits for the asker: kept for them, or one more


class TableCard(Struct, frozen=True):
    """A table in a list."""

    id: str
    code: str
    game: str
    seats: int
    free: int
    status: Status
    names: list[str]
    puppets: list[Puppet | None] = []  # of those with these names
    lesson: bool = False
    task: str = ""  # of which kind


class MyTable(TableCard, frozen=True):
    """A table where I sit or sat, in a list."""

    mine: str | None = None  # my seat now
    turn: list[SeatInfo] = []  # whom it waits for, as far as I may know
    left: int | None = None  # milliseconds that I have, where a table has a clock of days
    onward: str | None = None  # the table where its people play on, so far without me


class Rematch(Struct, frozen=True):
    """Where it goes on."""

    table: str


class ReplayStep(Struct, frozen=True):
    """A finished game after some entry: what the wanted eyes saw and were told."""

    entry: int
    entries: int
    views: dict[str, View]  # by seat; "" is a spectator
    events: list[Telling]
