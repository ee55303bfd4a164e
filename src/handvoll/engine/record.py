"""The game record: JSON lines, a header and then one entry for everything that happened.

    {"handvoll": 1, "game": "fifteen", "rules": 1, "seats": 2, "options": {"colours": 4, ...}}
    {"n": 1, "chance": ["r5", "g1", ...]}
    {"n": 2, "seat": "A", "move": "keep"}
    {"n": 3, "table": "time"}
    {"n": 4, "seat": "A", "undo": 2}
    {"over": {"A": 1, "B": 0}, "winners": ["A"], "hash": "6f1c..."}

An undo names the entry after which play goes on. The last line is there once the game is over.
A header may carry more (the server adds names and commitments); readers keep what they do not
know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec

from handvoll.engine.errors import NewerRecord, RecordError
from handvoll.engine.game import Options

FORMAT = 1
Version = Annotated[int, msgspec.Meta(ge=1)]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One thing that happened: exactly one of chance, move, table or undo."""

    n: int
    chance: tuple[str, ...] | None = None
    seat: str | None = None
    move: str | None = None
    table: str | None = None
    undo: int | None = None

    def is_whole(self) -> bool:
        """Whether it says one thing, with a seat exactly where one belongs."""
        said = (self.chance, self.move, self.table, self.undo)
        seated = self.move is not None or self.undo is not None
        return sum(part is not None for part in said) == 1 and seated == (self.seat is not None)


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended, and the hash of its final state."""

    over: dict[str, int]
    winners: list[str]
    hash: str


class Header(msgspec.Struct, frozen=True):
    """What is known before the first card: the format, the game, its rules and options."""

    handvoll: Version
    game: str
    rules: Version
    seats: int
    options: Options = {}


@dataclass(slots=True)
class Record:
    """Everything that makes a game: it replays without a seed."""

    game: str
    rules: int
    seats: int
    options: Options
    extra: dict[str, Any] = field(default_factory=dict)  # what others wrote into the header
    entries: list[Entry] = field(default_factory=list)
    ending: Ending | None = None

    def dumps(self) -> str:
        """The record as JSON lines."""
        lines = [self.header(), *self.entries, *([self.ending] if self.ending else [])]
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    def header(self) -> dict[str, Any]:
        """The first line."""
        own = {"game": self.game, "rules": self.rules, "seats": self.seats}
        return {"handvoll": FORMAT, **own, "options": self.options, **self.extra}

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read JSON lines; raises RecordError with the line that cannot be right."""
        lines = text.removesuffix("\n").split("\n")  # names may hold other kinds of line ends
        if not text.strip():
            raise RecordError("record-empty", line=1)
        record = _header(lines[0])
        for number, line in enumerate(lines[1:], 2):
            if record.ending:
                raise RecordError("record-goes-on", line=number)
            _add_line(record, line, number)
        return record

    def lines(self) -> Iterator[tuple[int, Entry]]:
        """The entries with the lines they stand on."""
        return enumerate(self.entries, 2)


def _header(line: str) -> Record:
    plain = _plain(line, 1)
    if "handvoll" not in plain:
        raise RecordError("record-no-header", line=1)
    if isinstance(plain["handvoll"], int) and plain["handvoll"] > FORMAT:
        raise NewerRecord("record-newer", line=1, format=plain["handvoll"], known=FORMAT)
    try:
        head = msgspec.convert(plain, Header)
    except msgspec.ValidationError as error:
        raise RecordError("record-line", line=1, problem=str(error)[:200]) from None
    extra = {name: value for name, value in plain.items() if name not in Header.__struct_fields__}
    return Record(head.game, head.rules, head.seats, dict(head.options), extra)


def _add_line(record: Record, line: str, number: int) -> None:
    plain = _plain(line, number)
    try:
        if "over" in plain:
            record.ending = msgspec.convert(plain, Ending)
            return
        entry = msgspec.convert(plain, Entry)
    except msgspec.ValidationError as error:
        raise RecordError("record-line", line=number, problem=str(error)[:200]) from None
    if not entry.is_whole():
        raise RecordError("record-entry", line=number)
    if entry.n != len(record.entries) + 1:
        raise RecordError("record-number", line=number, n=entry.n, expected=len(record.entries) + 1)
    record.entries.append(entry)


def _plain(line: str, number: int) -> dict[str, Any]:
    try:
        plain = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise RecordError("record-json", line=number) from None
    if not isinstance(plain, dict):
        raise RecordError("record-json", line=number)
    return plain
