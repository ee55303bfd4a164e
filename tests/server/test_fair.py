"""The luck was fixed before the game, and everybody can check it."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from handvoll import GAMES
from handvoll.engine.errors import RecordError
from handvoll.engine.record import Record
from handvoll.server import clock, commands, telling
from handvoll.server.commands import Person
from handvoll.server.errors import BadRequest, NotNow
from handvoll.server.fair import Luck, Noted, bot_salt, commitment, promise, verify
from handvoll.server.log import Swapped
from handvoll.wire.tables import Settings
from tests.server.cheat import CHOSEN
from tests.server.promises import promising, time_is_up
from tests.server.tables import ANNA, BEN, SEED, Sheet

IN_THE_BROWSER = Path(__file__).parents[2] / "web" / "test" / "records"


def finished(game: str = "fifteen") -> str:
    sheet = Sheet(game, 3, options={"rounds": 2} if game == "go5" else {}).started()
    sheet.play_randomly(Random(4), 20_000)
    return sheet.table.record().dumps()


@pytest.mark.parametrize("game", GAMES)
def test_every_outcome_follows_from_the_seed_and_the_salts(game: str) -> None:
    record = Record.loads(finished(game))
    assert verify(record).count == sum(entry.chance is not None for entry in record.entries)


def tampered(old: str, new: str) -> Record:
    text = finished()
    assert old in text
    return Record.loads(text.replace(old, new, 1))


@pytest.mark.parametrize("file", sorted(IN_THE_BROWSER.iterdir()), ids=lambda file: file.stem)
def test_what_the_browser_takes_for_fair_is_fair(file: Path) -> None:
    assert verify(Record.loads(file.read_text("utf-8"))).count > 0


def test_another_seed_is_noticed() -> None:
    with pytest.raises(RecordError, match="committed"):
        verify(tampered(SEED.hex(), "ff" * 32))


def test_another_salt_is_noticed() -> None:
    with pytest.raises(RecordError, match="outcome 1"):
        verify(tampered("bb" * 8, "bc" * 8))


def test_another_shuffle_is_noticed() -> None:
    record = Record.loads(finished("igo"))
    cards = list(record.entries[0].chance or ())
    swapped = [cards[1], cards[0], *cards[2:]]
    text = finished("igo").replace('","'.join(cards), '","'.join(swapped), 1)
    with pytest.raises(RecordError):
        verify(Record.loads(text))


def test_a_record_without_a_seed_proves_nothing() -> None:
    with pytest.raises(RecordError, match="seed"):
        verify(tampered('"seed"', '"seat"'))


def test_no_remainder_is_likelier_than_another() -> None:
    luck = Luck(SEED, "test", ["aa"], 1)
    counts = Counter(luck.randrange(7) for _ in range(7_000))
    assert sorted(counts) == list(range(7))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 22.5  # chi square, p = 0.001


def test_numbers_above_the_last_multiple_are_skipped() -> None:
    class Scripted(Luck):
        def __init__(self, *numbers: int) -> None:
            self._numbers = iter(numbers)

    top = (1 << 64) - (1 << 64) % 10
    assert Scripted(top, top + 3, top - 1).randrange(10) == 9


def test_a_bot_cannot_be_given_a_salt_to_taste() -> None:
    assert bot_salt(commitment(SEED), "C") == bot_salt(commitment(SEED), "C")
    assert bot_salt(commitment(SEED), "C") != bot_salt(commitment(SEED), "D")


# A server that would like to choose


def test_bots_salts_tried_until_one_pleases_are_noticed() -> None:
    for chosen in CHOSEN.values():
        with pytest.raises(RecordError, match="bot at B"):
            verify(Record.loads(chosen))


def test_a_bot_that_is_said_to_be_a_person_is_not_what_others_saw() -> None:
    """A record alone cannot show it; the browsers of those who sat there do (fair.test.ts)."""
    hidden = CHOSEN["igo"].replace('"bots":["B","C"]', '"bots":["C"]', 1)
    assert hidden != CHOSEN["igo"]
    assert verify(Record.loads(hidden)).bots


def test_what_somebody_noted_is_compared() -> None:
    record = Record.loads(finished())
    assert verify(record, Noted(commitment(SEED), "aa" * 8)).bots
    with pytest.raises(RecordError, match="promised"):
        verify(record, Noted("00" * 32, None))
    with pytest.raises(RecordError, match="own salt"):
        verify(record, Noted(None, "ac" * 8))


def test_a_record_of_before_bots_were_named_proves_less() -> None:
    text = finished()
    old = text.replace('"bots":["C"],"salts"', '"salts"', 1)
    assert old != text
    assert not verify(Record.loads(old)).bots
    assert verify(Record.loads(text)).bots


def test_who_was_a_bot_at_the_start_is_remembered() -> None:
    """Somebody who takes a bot's seat in mid-game has no part in the luck, and changes nothing."""
    sheet = Sheet("fifteen", 3, settings=Settings(latecomers=True)).started()
    sheet.play_randomly(Random(4), 5)
    sheet.say(commands.leave(sheet.table, BEN))
    sheet.say(commands.sit(sheet.table, Person("cara", "Cara"), "C", "cc" * 8))
    sheet.play_randomly(Random(4), 20_000)
    record = sheet.table.record()
    assert record.extra["fair"]["bots"] == ["C"]
    assert verify(record, Noted(commitment(SEED), "bb" * 8)).bots, (
        "Ben's salt counts, though he left"
    )


def test_a_bot_that_changes_seats_before_the_game_has_the_salt_of_its_new_one() -> None:
    sheet = Sheet("fifteen", 3, options={"colours": 3}).seated()
    sheet.say(commands.seat_bot(sheet.table, ANNA, "C", "random"))
    sheet.say([Swapped("C", "B", "A")])
    sheet.say(commands.start(sheet.table, ANNA, None))
    sheet.play_randomly(Random(4), 20_000)
    record = sheet.table.record()
    assert record.extra["fair"]["bots"] == ["B"]
    assert verify(record, Noted(commitment(SEED), "bb" * 8)).bots


# Salts that are promised first and shown when the game begins


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_dealt_until_everybody_who_is_here_has_shown_their_salt(game: str) -> None:
    sheet = promising("A", game=game)
    assert sheet.table.unshown == ["B"]
    told = telling.update(sheet.table, "ben", None, 0)
    assert told.view is None
    assert not told.moves
    assert not told.can_undo
    assert [each.at for each in clock.dues(sheet.table)] == [clock.SHOWING]
    info = telling.table_info(sheet.table, "ben")
    bot = bot_salt(commitment(SEED), "C")
    assert info.showing == [promise("aa" * 8), promise("bb" * 8), bot]
    sheet.say(commands.show(sheet.table, sheet.table.seats["B"], "bb" * 8))
    assert sheet.table.dealt
    assert not telling.table_info(sheet.table, "ben").showing
    assert sheet.table.salts == ["aa" * 8, "bb" * 8, bot]


def test_the_same_salts_deal_the_same_shown_at_once_or_promised_first() -> None:
    at_once = Sheet("fifteen", 3).started().table.record()
    assert promising("A", "B").table.record().entries == at_once.entries


def test_who_does_not_show_their_salt_in_time_is_dealt_with_their_promise() -> None:
    sheet = promising("B", late=True)
    assert sheet.table.salts[:2] == [promise("aa" * 8), "bb" * 8]
    with pytest.raises(NotNow, match="dealt already"):
        commands.show(sheet.table, sheet.table.seats["A"], "aa" * 8)
    sheet.play_randomly(Random(4), 20_000)
    checked = verify(sheet.table.record(), Noted(commitment(SEED), "aa" * 8))
    assert checked.unshown == ("A",)


def test_nobody_waits_for_the_salt_of_somebody_who_is_away() -> None:
    sheet = promising("A")
    sheet.here("anna")
    assert sheet.table.dealt
    assert sheet.table.salts[1] == promise("bb" * 8)


def test_nobody_shows_another_salt_than_they_promised() -> None:
    sheet = promising()
    with pytest.raises(BadRequest, match="not the salt"):
        commands.show(sheet.table, sheet.table.seats["A"], "cc" * 8)
    for _ in range(2):  # the same message may come twice
        sheet.say(commands.show(sheet.table, sheet.table.seats["A"], "aa" * 8))
    assert sheet.table.unshown == ["B"]


def test_a_salt_that_was_not_promised_is_noticed(tmp_path: Path) -> None:
    sheet = promising("A", "B")
    sheet.play_randomly(Random(4), 20_000)
    text = sheet.table.record().dumps()
    assert verify(Record.loads(text)).unshown == ()
    with pytest.raises(RecordError, match="seat B is not the one that was promised"):
        verify(Record.loads(text.replace('"bbbbbbbbbbbbbbbb"', '"bbbbbbbbbbbbbbbc"')))


def test_a_server_with_the_last_who_sits_has_one_choice_of_two() -> None:
    """What hole 1 was: thousands of salts for the last seat; now theirs is bound before ours."""
    deals = set()
    for salt in (f"{number:016x}" for number in range(200)):
        sheet = promising("A")
        with suppress(BadRequest):
            sheet.say(commands.show(sheet.table, sheet.table.seats["B"], salt))
        time_is_up(sheet)
        deals.add(sheet.table.record().entries[0].chance)
    deals.add(promising("A", "B").table.record().entries[0].chance)
    assert len(deals) == 2


def test_a_copy_of_a_table_waits_for_the_same_salts() -> None:
    table = promising("A").table
    assert table.copy().unshown == table.unshown == ["B"]
    assert table.copy().promised == table.promised
