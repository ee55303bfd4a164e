"""Games whose salts were promised first and shown when they began.

Run as a module it writes the records that the browser's tests read.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from handvoll.server import clock, commands
from handvoll.server.clock import LuckFalls
from handvoll.server.fair import promise
from tests.server.tables import ANNA, BEN, Sheet

FOLDER = Path(__file__).parents[2] / "web" / "test" / "promised"


def promising(*showing: str, game: str = "fifteen", late: bool = False) -> Sheet:
    """Anna and Ben only promised their salts and the game begins; these show theirs."""
    sheet = Sheet(game, 3, options={"rounds": 2} if game == "go5" else {})
    for person, salt in ((ANNA, "aa" * 8), (BEN, "bb" * 8)):
        sheet.say(commands.sit(sheet.table, person, None, promise(salt)))
    sheet.here("anna", "ben")
    sheet.say(commands.start(sheet.table, ANNA, "random"))
    for letter in showing:
        sheet.say(commands.show(sheet.table, sheet.table.seats[letter], letter.lower() * 16))
    if late:
        time_is_up(sheet)
    return sheet


def time_is_up(sheet: Sheet) -> None:
    """Whoever has not shown their salt is not waited for any longer."""
    for due in clock.dues(sheet.table):
        if isinstance(due, LuckFalls):
            sheet.say(clock.lines_for(sheet.table, due))


def record(*showing: str) -> str:
    """The record of a whole game."""
    sheet = promising(*showing, late=True)
    sheet.play_randomly(Random(6), 20_000)
    return sheet.table.record().dumps()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "shown.jsonl").write_text(record("A", "B"), "utf-8")
    (FOLDER / "unshown.jsonl").write_text(record("B"), "utf-8")
