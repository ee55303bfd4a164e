"""Puzzles in files: records one after the other, each with its puzzle in the header."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from handvoll.engine.errors import RecordError, UnknownGame
from handvoll.engine.game import game_named
from handvoll.engine.record import Record
from handvoll.tasks.clear import Clear
from handvoll.tasks.making import Made
from handvoll.tasks.puzzles import FORMS, Puzzle
from handvoll.wire.tasks import Task

HERE = Path(__file__).parent / "mined"
PACKED = ".gz"
BEGINS = '{"handvoll"'  # the header of a record


class Label(msgspec.Struct, frozen=True):
    """What the header of a record says of its puzzle."""

    mine: str  # the seed of the mine
    number: int
    task: Task
    seed: str  # of the game
    clear: Clear
    levels: list[str]
    found: list[bool]
    rating: int


def dumps(puzzles: Iterable[Puzzle], mine: str) -> str:
    """Puzzles as records."""
    return "".join(_record(puzzle, mine).dumps() for puzzle in puzzles)


def _record(puzzle: Puzzle, mine: str) -> Record:
    made = puzzle.made
    facts = (puzzle.clear, puzzle.levels, puzzle.found, puzzle.rating)
    label = Label(mine, made.number, made.task, made.seed, *facts)
    extra: dict[str, Any] = {"puzzle": msgspec.to_builtins(label)}
    rules = game_named(made.game).rules
    return Record(made.game, rules, made.seats, dict(made.options), extra, list(made.entries))


def loads(text: str) -> list[Puzzle]:
    """The puzzles of records; raises RecordError."""
    return [_puzzle(Record.loads(part)) for part in _parts(text)]


def _parts(text: str) -> Iterator[str]:
    lines: list[str] = []
    for line in text.splitlines(keepends=True):
        if line.startswith(BEGINS) and lines:
            yield "".join(lines)
            lines = []
        lines.append(line)
    if lines:
        yield "".join(lines)


def _puzzle(record: Record) -> Puzzle:
    try:
        label = msgspec.convert(record.extra.get("puzzle"), Label)
    except msgspec.ValidationError as error:
        raise RecordError("record-line", line=1, problem=str(error)[:200]) from None
    seats, options = record.seats, dict(record.options)
    made = Made(
        label.task, record.game, seats, options, label.number, label.seed, list(record.entries)
    )
    return Puzzle(made, label.clear, label.levels, label.found, label.rating)


def write(file: Path, puzzles: Iterable[Puzzle], mine: str) -> None:
    """Write puzzles to a file, packed if it is called so; the same puzzles, the same bytes."""
    text = dumps(puzzles, mine).encode()
    packed = gzip.compress(text, 9, mtime=0) if file.suffix == PACKED else text
    file.write_bytes(packed)


def read(file: Path) -> list[Puzzle]:
    """The puzzles of a file; raises RecordError."""
    found = file.read_bytes()
    return loads((gzip.decompress(found) if file.suffix == PACKED else found).decode())


@cache
def puzzles_of(game: str) -> list[Puzzle]:
    """The puzzles of a game that come with the package, by their numbers; raises UnknownGame."""
    file = HERE / f"{game}.jsonl.gz"
    if game not in FORMS or not file.exists():
        raise UnknownGame("task-none", game=game[:40])
    return read(file)
