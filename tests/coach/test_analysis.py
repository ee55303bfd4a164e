"""Looking back: sums to the last part, the same again, and nothing a seat could not know."""

from __future__ import annotations

import json
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

from handvoll import GAMES, Match
from handvoll.cli import app
from handvoll.coach.analysis import analyse, look, turning, weigh
from handvoll.coach.story import chapters, lived, standing
from handvoll.coach.strength import ends_of
from handvoll.coach.weighing import Scales, parts
from handvoll.coach.words import amount, line, mistakes, sums
from handvoll.engine.errors import RecordError
from handvoll.engine.record import Record
from handvoll.games.go5.actions import DREW, TOOK
from handvoll.text import LANGUAGES, say
from handvoll.wire.coach import PARTS, SeatLook, Step
from tests.coach.games import finished
from tests.coach.twins import HIDDEN, seen_by, twins

GAME_NAMES = ["fifteen", "fiver", "go5", "highfive", "igo"]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_start_errors_luck_and_others_make_the_result(game: str) -> None:
    record = finished(game, 3, bots="random,quick")
    analysis = analyse(record, deals=4)
    match = Match.replay(record)
    assert any(step.luck for each in analysis.looks for step in each.steps)
    for each in analysis.looks:
        whole = each.start + each.found + each.errors + each.luck + each.others
        assert whole == each.result
        won = match.scores[each.seat] if game == "fiver" else each.seat in match.winners
        assert (each.result > 0) == (won > 0)
        assert [step.entry for step in each.steps] == [e.n for e in standing(record.entries)]
        assert all(step.error <= 0 for step in each.steps if step.cause == "own")


def test_the_same_record_and_seed_give_the_same_bytes() -> None:
    record = finished("igo", 2)
    one, again, other = (msgspec.json.encode(analyse(record, seed, 2)) for seed in (1, 1, 2))
    assert one == again
    assert one != other


def test_what_a_seat_was_not_told_is_not_open_to_it() -> None:
    record = finished("go5", 2)
    news = Match.replay(record).news
    for each, told in zip(chapters(record, "A"), news, strict=True):
        if each.entry.seat == "B":
            assert each.open == all(event[0] != DREW for event in told), each.entry
    taken = [told for told in news if {TOOK, DREW} <= {event[0] for event in told}]
    assert taken, "somebody took a card openly and filled up unseen"


def test_a_shared_win_is_a_whole_number_of_parts() -> None:
    assert all(PARTS % winners == 0 for winners in range(1, 7))


def test_what_was_taken_back_is_not_judged() -> None:
    record = finished("igo", 4)
    match = Match(record.game, record.seats, record.options)
    undone = 0
    for entry in record.entries:
        match.take(msgspec.structs.replace(entry, n=len(match.record.entries) + 1))
        if entry.seat and not undone and match.can_undo(entry.seat):
            undone = len(match.record.entries)
            match.undo(entry.seat)
            match.take(msgspec.structs.replace(entry, n=undone + 2))
    assert undone, "no move of this game could be taken back"
    steps = analyse(match.record, deals=1).looks[0].steps
    assert undone not in [step.entry for step in steps]
    assert undone + 2 in [step.entry for step in steps]
    plain = analyse(record, deals=1).looks[0]
    assert [step.after for step in steps] == [step.after for step in plain.steps]


def test_to_and_fro_with_a_pencil_costs_and_brings_nothing() -> None:
    """The dice of later rounds do not hang on how often somebody drew before."""
    story = lived(finished("fiver", 0, bots="random,quick"), "A")
    drawn = next(n for n, each in enumerate(story.chapters) if each.entry.move == "flip")
    worths = [each.value or 0 for each in weigh(story, 1, 4, 1, drawn)]
    assert len(worths) > 4
    assert max(worths) - min(worths) < 2 * PARTS


def test_a_mistake_is_told_with_something_better() -> None:
    steps = [
        step
        for seed in range(6)
        for each in analyse(finished("igo", seed, bots="random,quick"), deals=12).looks[:1]
        for step in each.steps
        if step.error < 0 and step.cause == "own"
    ]
    assert steps, "a random player made no mistake"
    for step in steps:
        assert step.played is not None
        assert step.best[0].worth > step.played.worth
        assert step.best[0].merit is not None


def test_a_game_turned_where_that_is_beyond_doubt() -> None:
    """Four deals say 25 % more or less for nothing."""
    worths = [(0.5, 0.2), (0.75, 0.2), (0.4, 0.02), (0.6, 0.02), (0.61, 0.02), (1.0, 0.0)]
    steps = [
        Step(n, "luck", parts(before), parts(after), doubt=parts(doubt))
        for n, ((before, doubt), (after, _)) in enumerate(pairwise(worths), 1)
    ]
    assert turning(steps) == [3, 5], "neither 1 and 2, with great doubts, nor 4, next to nothing"
    assert turning(steps[:1]) == [1], "the best there is, if all are in doubt"
    assert turning([]) == []


# Secrecy


@pytest.mark.parametrize("game", HIDDEN)
def test_nothing_moves_a_judgement_that_its_seat_could_not_know(game: str) -> None:
    record = finished(game, 11)
    scales = Scales(ends_of(game), "A", 2, 1)
    weighed = [scales.weigh(chapter) for chapter in seen_by(record, "A")]
    others = list(islice(twins(record, "A", Random(5)), 2))
    assert others, "nothing was hidden"
    for twin in others:
        assert [scales.weigh(chapter) for chapter in twin] == weighed


def test_what_others_draw_in_secret_moves_no_judgement() -> None:
    record = finished("fiver", 1)
    seat, story = "A", lived(finished("fiver", 1), "A")
    secret = next(m for m in story.chapters if m.entry.seat == "B" and not m.open)
    assert secret.entry.move is not None
    changed = [
        msgspec.structs.replace(e, move="outline nothing") if e.n == secret.entry.n else e
        for e in (chapter.entry for chapter in story.chapters)
    ]
    chapters = [
        type(m)(m.view, entry, m.open) for m, entry in zip(story.chapters, changed, strict=True)
    ]
    other = type(story)(story.match, seat, chapters)
    assert look(other, list(weigh(other, 1, 1, 0, len(chapters)))) == judged(record, seat)


def judged(record: Record, seat: str) -> SeatLook:
    story = lived(record, seat)
    return look(story, list(weigh(story, 1, 1, 0, len(story.chapters))))


# The command


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["analyse", *words])
    return result.exit_code, result.stdout + str(result.exception or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_it_in_words(tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(finished("igo", 2, bots="random,quick").dumps())
    code, said = run(str(file), "--deals", "2", "--lang", language)
    assert code == 0, said
    assert GAMES["igo"].title in said
    assert "coach-" not in said
    assert "igo-" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_to_have_lost_more_than_a_whole_win(language: str) -> None:
    steps = [Step(n, "own", PARTS, 0, error=-PARTS) for n in (1, 2, 3)]
    look = SeatLook("A", 0, 0, -3 * PARTS, 0, 3 * PARTS, 0, 3, 3, [], steps)
    assert "3" in mistakes(look, "wins", language)
    assert "300" not in mistakes(look, "wins", language)
    once = msgspec.structs.replace(look, steps=steps[:1], mistakes=1)
    assert "100" in mistakes(once, "wins", language)


def test_weak_moves_that_nothing_beats_beyond_doubt_are_no_good_moves() -> None:
    """Found is then below nothing: "good moves: minus 23 %" was said of it."""
    some, luck, rest = 23 * PARTS // 100, 13 * PARTS // 100, 60 * PARTS // 100
    look = SeatLook("A", rest, -some, 0, luck, 0, rest - some + luck, 0, 9, [], [])
    said = sums(look, "wins", "en")
    assert said == "start 60 %, own moves \N{MINUS SIGN}23 %, luck +13 %, the others 0 %: 50 %"
    missed = msgspec.structs.replace(look, found=some, errors=-2 * some)
    assert sums(missed, "wins", "en") == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_nobody_saw_in_time_was_not_found_and_no_wrong_move(language: str) -> None:
    """The best that eyes which see everything would find is not what a child did wrong."""
    steps = [Step(1, "own", 9, 6, error=-3 * PARTS), Step(2, "time", 6, 4, error=-2 * PARTS)]
    look = SeatLook("A", 9, 0, -5 * PARTS, 0, 0, 4, 1, 9, [], steps)
    missed = say("coach-missed", {"worth": amount(5 * PARTS, "points", language)}, language)
    assert line(look, "points", language).endswith(missed)
    everything = msgspec.structs.replace(look, errors=0)
    assert line(everything, "points", language).endswith(say("coach-found-all", {}, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_luck_that_came_again_and_again_is_not_told_in_percent(language: str) -> None:
    for worth in (PARTS * 3 // 2, -PARTS * 3 // 2):
        look = SeatLook("A", PARTS, 0, 0, worth, -worth, PARTS, 0, 9, [], [])
        assert "150" not in line(look, "wins", language)
        assert "150" in line(msgspec.structs.replace(look, luck=worth * 100), "points", language)


def test_the_command_writes_json(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(finished("igo", 2).dumps())
    code, said = run(str(file), "--deals", "1", "--json")
    assert code == 0
    assert json.loads(said)["parts"] == PARTS
    assert run(str(file), "--deals", "1", "--json") == (code, said)


def test_a_bad_record_says_which_line(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    lines = finished("igo", 2).dumps().splitlines()
    file.write_text("\n".join([*lines[:3], lines[3].replace('"move":"', '"move":"x'), *lines[4:]]))
    assert "line 4" in run(str(file), "--lang", "en")[1]
    file.write_text("\n".join(lines[:5]))
    assert "line 6: the game is not over here" in run(str(file), "--lang", "en")[1]


def test_an_unfinished_game_is_not_looked_back_at() -> None:
    record = finished("igo", 2)
    record.ending = None
    record.entries.pop()
    with pytest.raises(RecordError):
        analyse(record, deals=1)
