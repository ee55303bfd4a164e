"""Add records of random games to the golden archive, for every version of the rules once.

The archive is never rewritten: a record in it was played by people's programs, and whatever we
change must replay it to the same final hash. A new version of a game's rules adds new files.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from handvoll import GAMES
from handvoll.engine.game import Game
from handvoll.testkit.tables import Table, finish, tables

ARCHIVE = Path(__file__).parent.parent / "tests" / "golden"
EACH = 8  # records for each game, spread over its tables
LONGEST = 60_000  # characters


def record(table: Table, number: int) -> str:
    """A random game, always the same at this table under this number."""
    rng = Random(f"{table} {number}")
    return finish(table.match(rng), rng).record.dumps()


def short_records(game: Game[Any, Any]) -> Iterator[tuple[Table, str]]:
    """Tables all over the game's spread whose random game is not too long, with its record."""
    spread = tables(game)
    for number in range(EACH):
        first = number * len(spread) // EACH
        for table in spread[first : first + max(1, len(spread) // EACH)]:
            if len(text := record(table, number)) <= LONGEST:
                yield table, text
                break


def main() -> None:
    """Fill the archive up; what is in it stays."""
    ARCHIVE.mkdir(exist_ok=True)
    for game in GAMES.values():
        for number, (table, text) in enumerate(short_records(game), 1):
            file = ARCHIVE / f"{game.name}-rules{game.rules}-{number}.jsonl"
            if not file.exists():
                file.write_text(text, encoding="utf-8")
                print(f"tests/golden/{file.name}: {table}")


if __name__ == "__main__":
    main()
