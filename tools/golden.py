"""Add records of random games to the golden archive, for every version of the rules once.

The archive is never rewritten: a record in it was played by people's programs, and whatever we
change must replay it to the same final hash. A new version of a game's rules adds new files.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from handvoll import GAMES
from handvoll.testkit.tables import Table, finish, tables

ARCHIVE = Path(__file__).parent.parent / "tests" / "golden"
EACH = 6  # records for each game


def write(table: Table, number: int) -> None:
    """Play a random game and keep its record, unless there is one already."""
    game = table.game
    file = ARCHIVE / f"{game.name}-rules{game.rules}-{number}.jsonl"
    if file.exists():
        return
    rng = Random(f"{game.name} {game.rules} {number}")
    file.write_text(finish(table.match(rng), rng).record.dumps(), encoding="utf-8")
    print(f"tests/golden/{file.name}: {table}")


def main() -> None:
    """Fill the archive up."""
    for game in GAMES.values():
        spread = tables(game)
        for number in range(EACH):
            write(spread[number * len(spread) // EACH], number + 1)


if __name__ == "__main__":
    main()
