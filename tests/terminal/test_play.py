"""Playing through pipes: the real command, a fixed deal, answers typed in advance."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from handvoll import GAMES, Match
from handvoll.engine.record import Record
from tests.terminal.command import FEW, HANDVOLL, PLAIN, handvoll, inside, refused

ONES = "1\n" * 300


def test_answering_1_each_time_plays_to_the_end_and_the_record_replays(tmp_path: Path) -> None:
    file = tmp_path / "game[1] :smile:.jsonl"
    said = handvoll(*FEW, "--save", str(file), typed=ONES)
    assert said.returncode == 0
    match = Match.replay(file.read_text("utf-8"))
    names = {"A": "Anna", "B": "Bo"}
    (winner,) = match.winners
    assert f"{names[winner]} won\nThe record is in {file}\n" in said.stdout
    again = handvoll("replay", str(file))
    assert again.returncode == 0
    assert match.hash[:16] in again.stdout


def test_the_same_seed_deals_the_same_game_and_another_does_not() -> None:
    one = inside(*FEW, typed="q\n").stdout
    assert inside(*FEW, typed="q\n").stdout == one
    other = [word if word != "1" else "2" for word in FEW]
    assert inside(*other, typed="q\n").stdout != one


@pytest.mark.parametrize("typed", ["", "q\n", "quit\n", "Q\n", "1\n1\nq\n", "1\n1"])
def test_quitting_or_running_out_of_input_keeps_the_game_so_far(typed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = inside(*FEW, "--save", str(file), typed=typed)
    assert said.returncode == 0
    match = Match.replay(file.read_text("utf-8"))
    mine = [entry for entry in match.record.entries if entry.seat == "A"]
    assert len(mine) == typed.count("1")
    assert match.record.ending is None


def test_what_cannot_be_done_is_answered_and_asked_again() -> None:
    typed = ["0", "99", "-1", "9" * 5000, "²", "row 8", "on A", "hop", "\x1b[2J", "", "q"]
    said = handvoll(*FEW, typed="\n".join(typed)).stdout
    assert said.count("there is no choice with this number") == 3
    assert "“-1” is not a move; moves look like" in said
    assert "Anna cannot play “row 8”: row 8 has not been opened (F6)" in said
    assert "“hop” is not a move" in said
    assert "\x1b" not in said
    assert "Type the number of a choice" in said


def test_bytes_that_are_no_text_are_answered_too() -> None:
    said = handvoll(*FEW, typed=b"\xff\xfe\0\nq\n", PYTHONIOENCODING="utf-8")
    assert said.returncode == 0
    assert "is not a move" in said.stdout


def test_a_hint_names_a_move_and_plays_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = inside(*FEW, "--save", str(file), typed="h\nhint\nq\n").stdout
    assert len(re.findall(r"> +(keep it|put it on)", said)) == 2
    assert all(entry.seat != "A" for entry in Record.loads(file.read_text("utf-8")).entries)


def test_after_the_rules_the_choices_are_shown_again() -> None:
    said = inside(*FEW, typed="r\nq\n").stdout
    assert "15GO!" in said
    assert said.count("q quit") == 2
    assert said.rindex("q quit") > said.index("15GO!")


def test_a_move_can_be_typed_in_the_short_form_that_is_shown() -> None:
    said = inside(*FEW, typed="q\n").stdout
    (short,) = re.findall(r"^ +1  .*  (keep|row \d|on B)$", said, re.MULTILINE)[:1]
    assert "is not a move" not in inside(*FEW, typed=f"{short}\nq\n").stdout


def test_a_typo_can_be_taken_back_where_that_is_fair(tmp_path: Path) -> None:  # F14
    file = tmp_path / "game.jsonl"
    table = ("play", "fifteen", "-p", "2", "-o", "open_first", "--save", str(file))
    for seed in map(str, range(30)):
        # Wherever an open card goes onto Bo's pile: do it, take it back, and go on.
        inside(*table, "--seed", seed, typed="1\nu\n" * 40)
        record = Record.loads(file.read_text("utf-8"))
        undone = [entry for entry in record.entries if entry.undo is not None]
        if undone:
            break
    assert undone[0].seat == "A"
    assert undone[0].undo == undone[0].n - 2
    told = inside("replay", str(file)).stdout
    assert f"{undone[0].n:>5}  A takes the last move back" in told


def test_a_turned_card_cannot_be_taken_back() -> None:
    said = inside(*FEW, typed="1\nu\nq\n").stdout
    assert "Anna has nothing to take back" in said


@pytest.mark.parametrize("language", ["de", "nl", "fr"])
def test_the_whole_game_speaks_the_players_language(language: str) -> None:
    said = inside(*FEW, "--lang", language, typed="99\nrow 8\nu\n?\nr\nh\n" + ONES).stdout
    english = ["keeps", "turns", "cannot", "there is no", "Type", "won", "undo", "nothing"]
    assert not [word for word in english if re.search(rf"\b{word}\b", said)]


@pytest.mark.parametrize("name", ["[/b]", "[red]Zoë", ":smile:", "{ $seat }", "\x1b[31mEve", " "])
def test_any_name_is_shown_as_it_is(name: str) -> None:
    said = inside(*FEW, "-o", "points", "--name", name, typed=ONES).stdout
    shown = name.replace("\x1b", "�").strip() or "Anna"
    assert f"A {shown}" in said
    assert re.search(rf"^  {re.escape(shown)}: \d+", said, re.MULTILINE), "the points at the end"


def test_a_very_long_name_is_cut() -> None:
    assert "x" * 21 not in inside(*FEW, "--name", "x" * 500, typed="q\n").stdout


def test_a_narrow_window_breaks_no_number_from_its_mark() -> None:
    said = handvoll(*FEW, typed=ONES, COLUMNS="40").stdout.replace("> ", "")
    assert max(map(len, said.splitlines())) <= 40
    assert not re.search(r"\d$\n^ *[♥◓☼♣∝♦♛✿]", said, re.MULTILINE)


# Choosing


def test_the_chooser_asks_for_a_game_and_the_players() -> None:
    said = handvoll("play", typed="99\nfifteen\n1\n7\nx\n3\nq\n").stdout
    assert said.count("a number from ") == 4
    assert "Bibi" in said
    assert "Benno" not in said


def test_the_chooser_fits_a_narrow_window() -> None:
    said = handvoll("play", typed="q\n", COLUMNS="40").stdout
    assert max(len(line) for line in said.split("Which")[0].splitlines()) <= 40
    assert all(game.title in said for game in GAMES.values())


def test_enter_takes_what_is_usual() -> None:
    said = inside("play", typed="\n\nq\n").stdout
    assert "default 1" in said
    assert "B Bo" in said
    assert "Bibi" not in said


@pytest.mark.parametrize("typed", ["", "q\n", "1\n", "1\nq\n"])
def test_one_may_leave_while_choosing(typed: str) -> None:
    said = inside("play", typed=typed)
    assert (said.returncode, said.stderr) == (0, "")
    assert "▸" not in said.stdout


# Saving


def test_a_place_that_cannot_be_written_is_refused_before_the_game_begins(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "game.jsonl"
    expected = f"the record cannot be written to {nowhere}: No such file or directory"
    assert refused(*FEW, "--save", str(nowhere), typed=ONES) == expected
    assert "Is a directory" in refused(*FEW, "--save", str(tmp_path), typed=ONES)


def test_a_place_that_went_away_during_the_game_does_not_lose_it(tmp_path: Path) -> None:
    folder, spare = tmp_path / "stick", tmp_path / "spare"
    folder.mkdir()
    spare.mkdir()
    file = folder / "game.jsonl"
    with subprocess.Popen(
        [HANDVOLL, *FEW, "--save", file],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**PLAIN, "TMPDIR": str(spare), "PYTHONUNBUFFERED": "1"},
        text=True,
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        while "q quit" not in game.stdout.readline():
            pass
        file.unlink()
        folder.rmdir()
        said, _ = game.communicate("1\nq\n", timeout=60)
    (saved,) = spare.iterdir()
    assert f"{file} could not be written; the record is in {saved}" in said
    assert Match.replay(saved.read_text("utf-8")).record.entries[1].seat == "A"
    assert game.returncode == 0


def test_a_system_that_does_not_know_its_user_still_plays() -> None:
    said = handvoll(*FEW, typed="q\n", LOGNAME="", USER="", LNAME="", USERNAME="")
    assert re.search(r"A \w+", said.stdout)


FIND = ("play", "fiver", "--players", "2", "--seed", "1")


@pytest.mark.parametrize("more", ["", "q\n"])
def test_what_a_round_has_come_to_stays_until_it_was_seen(more: str) -> None:  # P11
    said = inside(*FIND, typed=f"flip\n{more}").stdout
    assert said.rstrip().endswith("Enter: on to the next round >")
    assert "Round 2" not in said, "nothing is rolled yet"


def test_enter_goes_on_to_the_next_round() -> None:
    assert "Round 2" in inside(*FIND, typed="flip\n\nq\n").stdout
