"""Old games replay: every record of the archive ends as it once did."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from handvoll import GAMES, Match
from handvoll.engine.record import Record

ARCHIVE = Path(__file__).parents[1] / "golden"
RECORDS = sorted(ARCHIVE.glob("*.jsonl"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_an_old_game_ends_as_it_did(file: Path) -> None:
    text = file.read_text("utf-8")
    record = Record.loads(text)
    assert record.ending is not None
    match = Match.replay(record)
    assert match.hash == record.ending.hash
    added = match.record.options.keys() - record.options.keys()
    defaults = {option.name: option.default for option in match.game.options}
    assert all(match.record.options[name] == defaults[name] for name in added)
    assert replace(match.record, options=record.options).dumps() == text


def test_every_version_of_every_game_is_in_the_archive() -> None:
    kept = {file.stem.rpartition("-")[0] for file in RECORDS}
    expected = {f"{game.name}-rules{n + 1}" for game in GAMES.values() for n in range(game.rules)}
    assert kept == expected
