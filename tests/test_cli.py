"""The command: what it lists, shows and refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from handvoll import GAMES, __version__, compiled
from handvoll.commands.common import read_options
from handvoll.text import LANGUAGES
from tests.engine.played import finished
from tests.terminal.command import FEW, handvoll, inside, refusal, refused


def test_the_version_says_how_the_rules_run() -> None:
    how = "compiled" if compiled() else "interpreted"
    assert handvoll("--version").stdout == f"handvoll {__version__} (rules {how})\n"


def test_without_a_command_it_helps() -> None:
    said = handvoll()
    assert "Begin with: handvoll play" in said.stdout + said.stderr
    assert inside("--help").returncode == 0


def test_games_lists_every_game_with_its_options() -> None:
    said = handvoll("games").stdout
    for game in GAMES.values():
        assert game.title in said
        assert f"{game.seats[0]}-{game.seats[-1]}  {game.name}" in said
        for option in game.options:
            assert f"    {option.name}  {option.expected}, default " in said


def test_games_breaks_no_option_in_a_narrow_window_and_no_line_is_too_long() -> None:
    said = handvoll("games", COLUMNS="40").stdout
    assert max(map(len, said.splitlines())) <= 40
    assert all(option.name in said for option in GAMES["fifteen"].options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_in_four_languages(language: str) -> None:
    said = inside("rules", "fifteen", "--lang", language).stdout
    assert "15GO!" in said
    assert "{F" not in said, "rule numbers are for anchors, not for eyes"
    told = {"en": "your whole pile", "de": "Stapel", "nl": "stapel", "fr": "cartes"}
    assert told[language] in said


def test_the_systems_language_is_spoken() -> None:
    assert "Werde deinen Stapel los" in handvoll("games", LANG="de_AT.UTF-8").stdout


def test_a_pipe_gets_no_colours_and_lines_that_fit() -> None:
    said = handvoll("rules", "fifteen", COLUMNS="40").stdout
    assert "\x1b" not in said
    assert max(map(len, said.splitlines())) <= 40


def test_signs_a_terminal_cannot_show_become_question_marks() -> None:
    said = handvoll(*FEW, typed="q\n", PYTHONIOENCODING="ascii")
    assert said.returncode == 0
    assert "?" in said.stdout


# What is refused, in one line


def test_an_unknown_game_is_refused_in_the_wanted_language() -> None:
    assert refused("rules", "chess").startswith("there is no game “chess”; the games are ")
    assert refused("rules", "chess", "--lang", "de").startswith("es gibt kein Spiel „chess“")
    french = refusal(handvoll("play", "chess", LANG="fr_FR.UTF-8"))
    assert french.startswith("il n’y a pas de jeu « chess »")


def test_an_unknown_language_is_refused() -> None:
    expected = "there is no language “xx”; the languages are en, de, nl, fr"
    assert refused("games", "--lang", "xx") == expected


@pytest.mark.parametrize("players", ["0", "1", "7", "-3"])
def test_too_few_or_too_many_players_are_refused(players: str) -> None:
    said = refused("play", "fifteen", "--players", players)
    assert said == f"15GO! is for 2 to 6 players, not {players}".replace("-", "\u2212")


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("size=3", "there is no option “size”; the options are colours, "),
        ("colours=9", "the option colours cannot be “9”; it takes 2-8"),
        ("colours", "the option colours cannot be “”; it takes 2-8"),
        ("colours=" + "9" * 5000, "the option colours cannot be “999"),
        ("points=maybe", "the option points cannot be “maybe”; it takes true | false"),
        ("colours=3", "45 cards cannot be dealt evenly to 2 players (F2)"),
        ("\x1b[2J=1", "there is no option “�[2J”"),
    ],
    ids=lambda text: ascii(text[:12]),
)
def test_a_bad_option_is_refused(option: str, said: str) -> None:
    assert refused("play", "fifteen", "-p", "2", "-o", option).startswith(said)


@pytest.mark.parametrize("port", ["-1", "65536"])
def test_a_port_that_cannot_be_is_refused_as_usage(port: str) -> None:
    said = handvoll("serve", "--port", port)
    assert said.returncode == 2
    assert "Invalid value for '--port'" in said.stderr


def test_a_data_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    said = refusal(handvoll("serve", "--port", "0", "--data", str(file)))
    assert said.startswith(f"nothing can be kept in {file}: File exists;")


def test_a_word_that_is_no_number_is_refused_as_usage() -> None:
    said = handvoll("play", "fifteen", "--players", "two")
    assert said.returncode == 2
    assert "Invalid value for '--players'" in said.stderr


# Replays

NAMED = ("Anna", "A ", "Cara", "Guest")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "a game.jsonl"
    file.write_text(finished().record.dumps(), "utf-8")
    return file


def test_a_record_is_told_from_the_first_card_to_the_end(file: Path) -> None:
    said = handvoll("replay", str(file)).stdout
    match = finished()
    (winner,) = match.winners
    assert said.splitlines()[0].startswith("    1  A turns the ")
    assert f"Over: {winner} won (A {match.scores['A']}, B {match.scores['B']})" in said
    assert match.hash[:16] in said
    german = inside("replay", str(file), "--seat", "B", "--lang", "de").stdout
    assert f"Zu Ende: gewonnen hat {winner}" in german


def rewrite(file: Path, **more: object) -> None:
    """Have more in the header of a record."""
    head, *entries = file.read_text("utf-8").splitlines(keepends=True)
    changed = json.dumps({**json.loads(head), **more})
    file.write_text("".join([changed, "\n", *entries]), "utf-8")


def test_a_replay_names_the_people_of_the_time(file: Path) -> None:
    seatings = [
        {"entry": 9, "seat": "A", "bot": "2"},
        {"entry": 14, "seat": "A", "name": "Ca\x1bra"},
    ]
    rewrite(file, names={"A": "Anna", "B": ""}, seatings=seatings)
    said = inside("replay", str(file)).stdout.splitlines()
    acts = {name: {int(line[:5]) for line in said if line[7:].startswith(name)} for name in NAMED}
    assert max(acts["Anna"]) < 9 <= min(acts["A "])
    assert max(acts["A "]) < 14 <= min(acts["Cara"])
    assert acts["Guest"], "who said no name"
    (over,) = (line for line in said if line.startswith("Over: "))
    assert "Cara " in over
    assert "Guest " in over
    rewrite(file, names=5)
    assert "A turns" in inside("replay", str(file)).stdout


def test_a_record_of_an_unfinished_game_says_who_is_waited_for(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:2]), "utf-8")
    assert "Not over: waiting for A" in inside("replay", str(file)).stdout
    file.write_text(lines[0], "utf-8")
    assert "Not over: waiting for a shuffle" in inside("replay", str(file)).stdout


def test_a_replay_for_a_seat_that_is_not_there_is_refused(file: Path) -> None:
    assert refused("replay", str(file), "--seat", "Z") == "there is no seat “Z”; the seats are A, B"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.jsonl"
    said = refusal(handvoll("replay", str(missing)))
    assert said == f"{missing} cannot be read: No such file or directory"
    assert refused("replay", str(tmp_path)) == f"{tmp_path} cannot be read: Is a directory"


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\0\xff")
    assert refused("replay", str(file)) == f"{file} is not a record: it is not text"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"seat":"A"', '"seat":"B"', "line 3: B cannot move now; waiting for A"),
        ('"rules":1', '"rules":9', "line 1: the record was played by version 9 of the rules"),
        ('"n":2', '"n":7', "line 3: this is entry 7, but entry 2 should come here"),
        ('"hash":"', '"hash":"0', "the game ends differently than the record says"),
        ('"move":"keep"', '"move":"\\u001b[2Jkeep"', "“�[2Jkeep” is not a move"),
        ('{"n":3', "\n[" + "[" * 10_000, "line 4: this is not a line of a record"),
    ],
    ids=lambda text: ascii(text[:14]),
)
def test_an_edited_file_is_refused_with_its_line(file: Path, old: str, new: str, said: str) -> None:
    file.write_text(file.read_text("utf-8").replace(old, new, 1), "utf-8")
    refusal = refused("replay", str(file))
    assert refusal.startswith(f"{file}, line ")
    assert said in refusal


def test_a_file_that_was_cut_off_or_is_empty_is_refused(file: Path) -> None:
    file.write_text(file.read_text("utf-8")[:-20], "utf-8")
    assert "this is not a line of a record; is the file cut off or edited?" in refused(
        "replay", str(file)
    )
    file.write_text("", "utf-8")
    assert refused("replay", str(file)) == f"{file}, line 1: the record is empty"


def test_switches_are_on_or_off_in_words() -> None:
    known = [option.name for option in GAMES["fifteen"].options if option.default in (True, False)]
    on, off = (read_options(GAMES["fifteen"], [f"{known[0]}={word}"]) for word in ("on", "off"))
    assert (on[known[0]], off[known[0]]) == (True, False)
    assert read_options(GAMES["fifteen"], [f"{known[0]}=false"]) == off
    assert read_options(GAMES["fifteen"], [f"{known[0]}"]) == on
