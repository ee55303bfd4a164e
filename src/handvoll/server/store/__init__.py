"""The store: where logs lie. A log is the lock: a line goes to its place once, or not at all.

Stores keep what they are given and know nothing of games. All of them pass the same tests.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from handvoll.server.limits import Rate
from handvoll.server.log import Line
from handvoll.server.store.nudges import Devices, Nudge
from handvoll.wire.people import Puppet
from handvoll.wire.tables import Access, TableCard

ASLEEP = 5_000  # milliseconds without a beat after which nobody served

Listener = Callable[[str, int], None]  # a table, and the number of its last line


class StoreError(Exception):
    """The store did not keep what it was given."""


class Conflict(StoreError):
    """Somebody else wrote there first, or there is no such place."""


class Damaged(StoreError):
    """What the store has is not what it was given."""


class Unsure(StoreError):
    """The store was lost while it wrote: nobody knows whether it kept what it was given."""


class Result(Struct, frozen=True):
    """How a game ended for a person."""

    person: str
    game: str
    day: str
    seats: int
    points: int
    won: bool
    levels: tuple[str, ...] = ()  # of the bots at the table
    people: int = 1
    solo: bool = False


class Try(Struct, frozen=True):
    """A try that counts, in a task."""

    task: str  # `daily/2026-11-17/go5` or `puzzle/go5/17`
    table: str
    at: int  # the house's time
    score: float | None = None  # None: not over yet
    mark: int | None = None  # fingers of a daily; whether a puzzle was solved


class Index(Struct, frozen=True):
    """What tables are found by; written with every append."""

    access: Access
    card: TableCard
    due: int | None  # the house's time at which the table is to be looked at
    people: tuple[str, ...] = ()  # who sat down with these lines, and televisions pointed here
    opener: str = ""  # where the table was opened, as a mark that says nothing else
    evening: str = ""  # which the table is part of
    days: int = 0  # people have for a move: such a table waits for them
    fleeting: bool = False  # a puzzle or a free try: nobody comes back to it once it is over
    nudges: tuple[Nudge, ...] = ()  # who is away and asked by these lines
    results: tuple[Result, ...] = ()  # of the people, if these lines ended the game


class Pulse(Struct, frozen=True):
    """What a house learns with each beat."""

    alive: frozenset[str]  # the houses
    slept: int  # how long no house served, in all, in milliseconds


def whole(after: int, lines: list[Line], end: int) -> list[Line]:
    """The lines behind line `after`, up to `end` at least; raises Damaged if any is missing."""
    if [line.seq for line in lines] != list(range(after + 1, after + 1 + len(lines))):
        raise Damaged("a line of a table is missing")
    if after + len(lines) < end:
        raise Damaged("the last lines of a table are missing")
    return lines


class Store(Protocol):
    """Keeps logs, and what they are found by."""

    @property
    def devices(self) -> Devices:
        """Where people may be told that it is their turn."""

    async def create(self, table: str, seed: bytes, lines: Sequence[Line], index: Index) -> None:
        """Begin a log; the seed lies apart from it. Raises Conflict if id or code is taken."""

    async def append(self, table: str, after: int, lines: Sequence[Line], index: Index) -> None:
        """Write lines behind line `after`, durably, all or none; raises Conflict or Unsure."""

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The lines behind line `after`; none for a table that is not there."""

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last line of each of these tables."""

    async def seed(self, table: str) -> bytes | None:
        """The server's part of a table's luck."""

    async def find(self, code: str) -> str | None:
        """The table with this short code, unless it is over."""

    async def public_tables(self, limit: int) -> list[TableCard]:
        """Public tables that are not over: of every opener the newest, then the next, and so on."""

    async def tables_of(self, person: str, limit: int) -> list[TableCard]:
        """The tables where a person sat down, the newest first."""

    async def dress(self, person: str, puppet: Puppet) -> None:
        """Keep how a person is drawn."""

    async def puppet(self, person: str) -> Puppet | None:
        """How a person is drawn, if they ever chose."""

    async def tables_in(self, evening: str, limit: int) -> list[TableCard]:
        """The last tables of an evening, the first one first."""

    async def evenings_of(self, person: str, limit: int) -> list[str]:
        """The evenings of more than one table where a person sat, the newest first."""

    async def lend(self, screen: str, code: str, until: int, soon: int) -> str:
        """The code of a television: this one, unless it has one that ends later than `soon`."""

    async def screen(self, code: str, now: int) -> str | None:
        """The television that had this code, which is used up."""

    async def claim_due(self, now: int, lease: int, limit: int) -> list[str]:
        """Tables due before `now` that nobody has claimed, claimed for `lease` milliseconds."""

    async def remove_old(self, unbegun: int, unfinished: int) -> int:
        """Remove some tables untouched since these times, if not begun, or not over; how many.

        What is over stays for ever, and so does what is still due. A table whose people have days
        is as good as begun. Some are left if there are very many: ask again.
        """

    async def claim_try(self, person: str, task: str, table: str, at: int) -> Try:
        """Begin the one try of a person that counts; if there is one already, that one."""

    async def settle_try(self, person: str, task: str, score: float, mark: int) -> None:
        """Note how a try ended; it ends once."""

    async def tries_of(self, person: str) -> list[Try]:
        """All tries of a person, the newest first."""

    async def scores(self, task: str) -> list[float]:
        """What everybody made of a task."""

    async def results_of(self, person: str) -> list[Result]:
        """How all games of a person ended, the newest first."""

    async def forget(self, person: str) -> None:
        """Forget a person: tries, results, puppet, where they sat, and tables nobody else sat at.

        Where others sat too the game is theirs as well, and stays.
        """

    async def spend(self, token: str, now: int, until: int) -> bool:
        """Use up a token; whether it was not used up before. Remembered until then."""

    async def take(self, key: str, rate: Rate, now: int) -> bool:
        """Take a drop from a bucket that all houses share; whether there was one."""

    async def rise(self, house: str, wall: int) -> int:
        """A house begins to serve; how long no house did, in all, in milliseconds."""

    async def beat(self, house: str, wall: int) -> Pulse:
        """A house is alive; who else is, and how long nobody was."""

    async def get_meta(self, key: str) -> str | None:
        """A value kept for the houses themselves."""

    async def agree(self, key: str, value: str) -> str:
        """Keep a value for the houses themselves unless there is one; the one that is kept."""

    def subscribe(self, listener: Listener, missed: Callable[[], None]) -> None:
        """Hear of every append, also of other houses; called in the loop of the subscriber.

        `missed` is called when some may not have been heard; `ends` tells what they were.
        """

    async def call(self, table: str, words: bytes) -> None:
        """Say something to all houses that nobody keeps."""

    def listen(self, listener: Callable[[str, bytes], None]) -> None:
        """Hear what other houses call."""

    async def close(self) -> None:
        """Finish what was begun and let go."""
