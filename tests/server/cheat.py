"""A server that cheats: it tries salts for its bots until it likes the deal.

Run as a module it writes the records that the browser's tests read.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from handvoll.server import commands, fair
from tests.server.tables import ANNA, Sheet

FOLDER = Path(__file__).parents[2] / "web" / "test" / "chosen"
TRIED = 20


def chosen(game: str) -> str:
    """A game against two bots; of so many salts for the first, the one whose first card is best."""
    sheets = [_with_salt(game, f"{number:032x}") for number in range(TRIED)]
    best = max(sheets, key=lambda sheet: (sheet.table.record().entries[0].chance or ("",))[0])
    best.play_randomly(Random(3), 20_000)
    return best.table.record().dumps()


def _with_salt(game: str, salt: str) -> Sheet:
    honest = fair.bot_salt
    sheet = Sheet(game, 3, {"target": 1} if game == "igo" else {"colours": 3})
    sheet.say(commands.sit(sheet.table, ANNA, "A", "aa" * 8))
    fair.bot_salt = lambda commitment, seat: salt if seat == "B" else honest(commitment, seat)
    try:
        sheet.say(commands.start(sheet.table, ANNA, "random"))
    finally:
        fair.bot_salt = honest
    return sheet


CHOSEN = {game: chosen(game) for game in ("igo", "fifteen")}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game, record in CHOSEN.items():
        (FOLDER / f"{game}.jsonl").write_text(record, "utf-8")
