"""What began by an edition of the rules ends by it: records, matches, tables, bots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from handvoll import Match
from handvoll.bots.bot import quick_bot
from handvoll.engine.errors import NewerRecord, RecordError, UnknownGame
from handvoll.engine.game import game_of
from handvoll.engine.record import Record
from handvoll.server.fair import verify
from handvoll.server.log import Line, decode, encode
from handvoll.server.table import Table
from tests.server.tables import Sheet
from tests.sixth.editions import ARCHIVE, FIRST, SECOND, shelved

RECORDS = sorted(ARCHIVE.glob("*.jsonl"))
PACK = [f"{colour}{number}" for colour in "rgby" for number in range(1, 14)]


@pytest.fixture
def upgraded() -> Iterator[None]:
    """The program knows both editions."""
    with shelved(SECOND):
        yield


@pytest.mark.usefixtures("upgraded")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_records_of_both_editions_end_as_they_did(file: Path) -> None:
    text = file.read_text("utf-8")
    match = Match.replay(text)
    assert match.record.dumps() == text
    assert f"rules{match.game.rules}" in file.stem


def test_the_archive_has_both_editions() -> None:
    assert {Record.loads(file.read_text("utf-8")).rules for file in RECORDS} == {1, 2}


@pytest.mark.usefixtures("upgraded")
@pytest.mark.parametrize(("rules", "winner"), [(None, "B"), (1, "A"), (2, "B")])
def test_the_same_cards_end_by_the_rules_of_their_edition(rules: int | None, winner: str) -> None:
    match = Match("highcard", 2, {"cards": 1}, rules)
    equal = ["r9", "g9"]
    match.chance([*equal, *(card for card in PACK if card not in equal)])
    match.play("A", "play r9")
    match.play("B", "play g9")
    assert match.winners == {winner}
    assert match.copy().game is match.game
    assert Match.replay(match.record.dumps()).hash == match.hash


@pytest.mark.usefixtures("upgraded")
def test_a_record_by_other_rules_does_not_end_as_it_says() -> None:
    """Some record of the archive shows the difference; else it would prove nothing."""
    texts = [file.read_text("utf-8") for file in RECORDS]
    old = [text for text in texts if '"rules":1' in text]
    assert any(fails(text.replace('"rules":1', '"rules":2', 1)) for text in old)


def fails(text: str) -> bool:
    try:
        Match.replay(text)
    except RecordError:
        return True
    return False


def test_newer_rules_are_refused_as_such() -> None:
    newest = next(file.read_text("utf-8") for file in RECORDS if "rules2" in file.stem)
    with shelved(FIRST), pytest.raises(NewerRecord, match="version 2 of the rules"):
        Match.replay(newest)


@pytest.mark.usefixtures("upgraded")
def test_rules_that_never_were_are_refused() -> None:
    with pytest.raises(UnknownGame, match="High Card has the rules 1, 2, not 7"):
        Match("highcard", 2, {}, rules=7)


def test_a_running_table_plays_on_by_its_edition_after_an_upgrade() -> None:
    with shelved(FIRST):
        sheet = Sheet("highcard", 2, {"cards": 12}).started()
        sheet.play_randomly(Random(4), 5)
        stored = [Line(line.seq, line.at, decode(encode(line.body))) for line in sheet.table.log]
        sheet.play_randomly(Random(5), 99)
    with shelved(SECOND):
        after = Sheet("highcard", 2, {"cards": 12})
        after.table = Table("t", stored)
        after.play_randomly(Random(5), 99)
        assert after.table.status == "over"
        assert after.table.record().dumps() == sheet.table.record().dumps()
        assert verify(after.table.record()).count == 1
        assert Sheet("highcard").table.opened.rules == 2, "a new table is of the newest"


@pytest.mark.usefixtures("upgraded")
def test_a_view_names_the_edition_that_bots_think_by() -> None:
    for rules in (1, 2):
        match = Match("highcard", 3, {}, rules)
        match.deal(Random(1))
        view = match.view("A")
        assert game_of(view) is match.game
        assert match.legal("A", quick_bot("highcard").choose(view, Random(2)))
