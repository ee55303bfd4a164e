"""What the log says of a table, beside what its players were told."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from handvoll.engine.record import Record
from handvoll.server.fair import verify
from handvoll.server.log import Happened, Line, decode
from handvoll.server.table import Table
from tests.faults.player import Player


def lines_of(data: Path, table: str) -> list[Line]:
    """A table's log, straight from the file."""
    query = "SELECT seq, at, body, message FROM lines WHERE table_id = ? ORDER BY seq"
    with closing(sqlite3.connect(data / "handvoll.sqlite")) as db:
        rows = db.execute(query, (table,)).fetchall()
    return [Line(seq, at, decode(body), message) for seq, at, body, message in rows]


def assert_played_once(lines: list[Line], players: Sequence[Player]) -> None:
    """Nothing acknowledged is lost, nothing is doubled, nothing is dealt again."""
    messages = Counter(line.message for line in lines if line.message)
    assert set(messages.values()) <= {1}, "no message is obeyed twice"
    for player in players:
        mine = {message for message in messages if message.startswith(player.guest.person)}
        acknowledged = {f"{player.guest.person}:{id}" for id in player.acknowledged}
        assert acknowledged <= mine, "what was acknowledged is in the log"
        assert len(mine - acknowledged) <= 1, "only the last answer may be missing at the end"
    assert any(player.acknowledged for player in players)
    table = Table("t", lines)
    assert table.status == "over"
    record = table.record()
    assert len(record.entries) == sum(isinstance(line.body, Happened) for line in lines)
    assert verify(Record.loads(record.dumps())).count, "every deal is the one that was promised"
