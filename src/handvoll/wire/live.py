"""What is said over a table's WebSocket.

`seq` counts what these eyes have been told, not what happened: what others do in secret moves no
number that somebody else could watch.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from handvoll.engine.errors import Fact
from handvoll.engine.game import Saying
from handvoll.wire.lessons import LessonStep
from handvoll.wire.people import Puppet
from handvoll.wire.plain import Telling, View
from handvoll.wire.refusal import Refusal
from handvoll.wire.tables import Salt, TableInfo

MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
Seq = Annotated[int, Meta(ge=0, le=1 << 40)]

Reaction = Literal["smile", "laugh", "wow", "clap", "heart", "sad", "think", "hurry", "thanks"]

# From clients


class Play(Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Make a move, seen to be possible at `seq`."""

    id: MessageId
    seq: Seq
    move: Annotated[str, Meta(max_length=400)]


class Try(Struct, frozen=True, tag_field="do", tag="try", forbid_unknown_fields=True):
    """Ask what a move would do, as far as its mover can know, without making it."""

    id: MessageId
    seq: Seq
    move: Annotated[str, Meta(max_length=400)]


class Undo(Struct, frozen=True, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back one's own last move."""

    id: MessageId
    seq: Seq


class Ready(Struct, frozen=True, tag_field="do", tag="ready", forbid_unknown_fields=True):
    """Ready for the next round, after the one that was seen to end at `seq`."""

    id: MessageId
    seq: Seq


class Show(Struct, frozen=True, tag_field="do", tag="show", forbid_unknown_fields=True):
    """Show the salt that was promised, now that the game has begun."""

    id: MessageId
    salt: Salt


class Hint(Struct, frozen=True, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """Ask what a bot would do."""

    id: MessageId


class Moves(Struct, frozen=True, tag_field="do", tag="moves", forbid_unknown_fields=True):
    """Ask for the list of one's legal moves, where updates do not carry all of them."""

    id: MessageId


class React(Struct, frozen=True, tag_field="do", tag="react", forbid_unknown_fields=True):
    """Show a reaction to everybody."""

    id: MessageId
    reaction: Reaction


class Say(Struct, frozen=True, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Say something to all who are here, where the house allows it."""

    id: MessageId
    words: Annotated[str, Meta(min_length=1, max_length=200)]


class TakeBack(Struct, frozen=True, tag_field="do", tag="take-back", forbid_unknown_fields=True):
    """Take over one's own seat from the bot that holds it."""

    id: MessageId


class Ping(Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: MessageId


Said = Play | Try | Undo | Ready | Show | Hint | Moves | React | Say | TakeBack | Ping

# From the server


Sure = Literal["sure", "likely", "close"]


class Reason(Struct, frozen=True):
    """Why a move is good: ids and facts, worded by the client."""

    message: str
    facts: dict[str, Fact]


class Answer(Struct, frozen=True, tag_field="is", tag="answer", omit_defaults=True):
    """The answer to the message `re`: done, and durable, unless it carries an error."""

    re: str
    seq: int
    error: Refusal | None = None
    hint: str | None = None  # the move that was asked for
    why: Reason | None = None  # what is good about it
    sure: Sure | None = None  # how far ahead of the next best it is
    events: list[Telling] | None = None  # what a tried move would make happen
    saying: Saying | None = None  # what it is
    moves: list[str] | None = None  # one's legal moves, if they were asked for
    sayings: list[Saying] | None = None  # what each of them is
    more: bool = False  # whether there are even more


class Happening(Struct, frozen=True):
    """One thing that happened: the events of the game, or one of the table itself."""

    seq: int
    of: Literal["game", "table"]
    events: list[Telling]


class Countdown(Struct, frozen=True):
    """A clock that runs: the table's own, the one for an answer, or until the next round."""

    of: Literal["table", "answer", "round"]
    ms: int  # left when this was sent


class Waited(Struct, frozen=True):
    """Somebody all wait for: away, until a bot steps in; or slow, until others may ask for one.

    At a table with a clock of days who is away has days left, rather than a moment.
    """

    seat: str
    why: Literal["away", "days", "slow"]
    ms: int | None  # left when this was sent; None: the table waits as long as it takes


class Rest(Struct, frozen=True):
    """The time between two rounds: the next one begins when nobody is awaited any more."""

    ready: list[str]  # seats whose people said so
    awaited: list[str]


class Update(Struct, frozen=True, tag_field="is", tag="update"):
    """How it stands now for these eyes, and what happened since they last heard."""

    seq: int
    table: TableInfo
    happenings: list[Happening]
    whole: bool  # whether the happenings are all since the client's seq; else start from the view
    view: View | None = None  # None before the game
    moves: list[str] = []  # of one's own seat: all, or the first of them
    sayings: list[Saying] = []  # what each of them is: words, cards, places
    more: bool = False  # whether there are more moves than listed; `moves` asks for them
    forced: bool = False  # whether the one move there is may be played by itself
    can_undo: bool = False
    clock: Countdown | None = None
    waited: list[Waited] = []
    rest: Rest | None = None  # between two rounds
    lesson: LessonStep | None = None


class Reacted(Struct, frozen=True, tag_field="is", tag="reacted"):
    """Somebody at the table reacts: shown now, kept nowhere."""

    seat: str | None  # None: somebody who watches
    name: str
    reaction: Reaction
    puppet: Puppet | None = None  # of who watches; those of seats are told with the table


class Spoken(Struct, frozen=True, tag_field="is", tag="spoken"):
    """Somebody who sits here says something: heard now, kept nowhere."""

    seat: str
    name: str
    words: str
    who: str  # the same for the same person at this table, by which others do not listen


Told = Answer | Update | Reacted | Spoken
