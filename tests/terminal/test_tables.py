"""What each game's table says and offers in a terminal."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from handvoll import Match
from handvoll.engine.game import game_named
from handvoll.terminal.look import Look
from handvoll.terminal.table import LISTED, TerminalTable
from handvoll.text import LANGUAGES, say
from tests.terminal.command import PLAIN, handvoll, inside, refused

ROUNDS = "done\n1\n\n" * 12  # nothing found, a shape struck, on to the next
SOLO = ("play", "fiver", "-o", "variant=solo", "--seed", "4", "--name", "Anna")


def offered(said: str) -> list[list[str]]:
    """The moves that were offered, each time something was asked."""
    asked = re.split(r"^ {6}a number or a move.*$", said, flags=re.MULTILINE)
    return [re.findall(r"^ +\d+  .*  (\S.*)$", one, re.MULTILINE) for one in asked[:-1]]


# 15GO!


def test_sharp_eyes_are_not_told_where_a_card_fits() -> None:  # F8
    table = ("play", "fifteen", "-p", "2", "--seed", "1", "-o", "overlook", "--name", "Anna")
    said = inside(*table, typed="keep\n" * 30 + "h\nq\n").stdout
    lists = offered(said)
    assert all(moves[0] == "keep" for moves in lists)
    assert {"on B"} <= set(lists[-1]), "every pile, whether it fits or not"
    assert any(len(set(moves) - {"keep", "on B"}) > 0 for moves in lists), "and every row"
    assert "nobody is shown where a card fits" in said
    assert "(F8)" in said


def test_a_place_that_does_not_fit_is_refused_by_its_number() -> None:  # F5, F8
    table = ("play", "fifteen", "-p", "2", "--seed", "1", "-o", "overlook")
    said = inside(*table, typed="keep\n" * 3 + "2\n" * 3 + "q\n").stdout
    assert re.search(r"cannot play .*\(F\d+\)", said)


# I Go!


def call_prompts(seed: int) -> list[list[str]]:
    typed = "draw\n1\nend\n" * 6 + "q\n"
    said = inside("play", "igo", "-p", "2", "--seed", str(seed), typed=typed).stdout
    return [moves for moves in offered(said) if any(move.startswith("go") for move in moves)]


def test_not_calling_is_always_offered_and_the_best_call_is_marked() -> None:  # I6, I15
    prompts = [moves for seed in range(4) for moves in call_prompts(seed)]
    assert len(prompts) > 5
    assert all("end" in moves[:2] for moves in prompts)
    said = inside("play", "igo", "-p", "2", "--seed", "1", typed="draw\n1\nq\n").stdout
    assert re.search(r"^ +1  “I Go!”.*★ the least left over", said, re.MULTILINE)


def test_no_chance_is_promised_that_nobody_has_measured() -> None:
    said = inside("play", "igo", "-p", "2", "--seed", "1", typed="draw\n1\nend\nq\n").stdout
    assert "%" not in said
    assert "left over" in said


# 5er finden


def test_alone_means_solo(tmp_path: Path) -> None:  # P6, P22
    said = handvoll("play", "fiver", typed="1\nq\n", XDG_DATA_HOME=str(tmp_path))
    assert said.returncode == 0
    assert "hourglass" not in said.stdout
    assert "done" in said.stdout


def test_who_wants_solo_is_not_asked_how_many() -> None:  # P22
    assert "How many" not in inside(*SOLO, typed="q\n").stdout


def test_what_goes_with_no_number_of_players_is_refused_before_they_are_asked_for() -> None:  # F2
    assert "cannot be “9”" in refused("play", "fifteen", "-o", "colours=9")
    assert "(F8)" in refused("play", "fifteen", "-o", "overlook", "-o", "points")


def test_only_numbers_of_players_that_go_with_the_options_are_asked_for() -> None:  # F2
    said = inside("play", "fifteen", "-o", "colours=7", typed="2\n3\nq\n").stdout
    assert said.count("a number from 3 to 5, please") == 1


def test_solo_is_compared_with_the_best_so_far(tmp_path: Path) -> None:  # P22
    typed = ROUNDS
    play = [*SOLO, "--seed", "4"]
    first = handvoll(*play, typed=typed, XDG_DATA_HOME=str(tmp_path)).stdout
    assert "0 points: your first result" in first
    again = handvoll(*play, typed="h\n" + typed, XDG_DATA_HOME=str(tmp_path)).stdout
    assert "0 points; your best is 0" in again
    assert "won" not in again


def test_a_place_for_results_that_cannot_be_written_loses_nothing(tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("not a folder")
    said = handvoll(*SOLO, typed=ROUNDS, XDG_DATA_HOME=str(nowhere))
    assert "your first result" in said.stdout


def test_fields_may_be_typed_as_a_hint_writes_them() -> None:
    said = inside(*SOLO, typed="h\nq\n").stdout
    (fields,) = re.findall(r": ((?:[a-j]\d+, ){4}[a-j]\d+)", said)[:1]
    assert "Anna outlines" in inside(*SOLO, typed=f"{fields}\nq\n").stdout


@pytest.mark.parametrize(("variant", "told"), [("basic", False), ("solo", True)])
def test_strikes_are_explained_where_there_are_any(variant: str, told: bool) -> None:  # P18
    table = ("play", "fiver", "-o", f"variant={variant}", "--seed", "4")
    typed = "2\ndone\nq\n" if variant == "basic" else "done\nq\n"
    assert ("to hatch" in inside(*table, typed=typed).stdout) == told


# Go5

GO5 = ("play", "go5", "-p", "3", "--seed", "2", "--name", "Anna")


def test_the_aim_is_said_at_the_deal() -> None:
    aim = say("go5-about", {})
    assert handvoll(*GO5, typed="q\n", COLUMNS="200").stdout.strip().startswith(aim)


def test_a_hint_says_why() -> None:
    said = inside(*GO5, typed="h\nq\n").stdout
    assert re.search(r"> +draw from the pile: \w+", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_the_marks(language: str) -> None:
    said = handvoll(*GO5, "--lang", language, typed="?\nq\n", COLUMNS="400").stdout
    assert say("go5-legend", {}, language) in said


def test_every_discard_is_among_the_choices() -> None:  # G12
    """Whatever else may be done: discards never fall off the list."""
    for seed in range(6):
        match, rng = Match("go5", 2), Random(seed)
        table = TerminalTable(match, "Anna", rng, Look(Console(width=100), "en"))
        for _ in range(120):
            match.deal(rng)
            for seat in match.view(None)["wait"][:1]:
                moves = match.moves(seat)
                if seat == "A" and any(move.startswith("discard") for move in moves):
                    plain = {m for m in moves if m.startswith("discard") and "across" not in m}
                    assert plain <= set(table._moves()[:LISTED])
                match.play(seat, rng.choice(moves))


def test_black_cards_can_be_told_without_colour() -> None:  # G2
    said = inside(*GO5, typed="draw\n1\nq\n").stdout
    assert re.search(r"\d[♥◓☼♣♦♛✿] \[[●◐≡◎⁘▚⌃]\]", said)


def test_a_count_says_what_it_is_made_of() -> None:  # G22
    said = inside("play", "go5", "-p", "2", "--seed", "1", "-o", "rounds=1", typed="1\n" * 200)
    (line,) = re.findall(r"^  Bo: .*points in this round.*$", said.stdout, re.MULTILINE)
    points, sets = re.findall(r"(-?\d+) points in this round \(sets (\d+)", line)[0]
    ended = sum(map(int, re.findall(r"Go5 \+(\d+)", line)))
    cost = sum(map(int, re.findall(r"left over \S(\d+)", line)))
    assert int(points) == int(sets) + ended - cost


def test_a_low_window_keeps_the_table_in_sight() -> None:
    match = Match("go5", 3)
    rng = Random(3)
    match.deal(rng)
    console = Console(width=100, height=24, force_terminal=True)
    with console.capture() as shown:
        table = TerminalTable(match, "Anna", rng, Look(console, "en"))
        while "A" not in match.view("A")["wait"] or len(match.moves("A")) < 12:
            match.deal(rng)
            seat = match.view(None)["wait"][0]
            match.play(seat, rng.choice(match.moves(seat)))
        console.print("¶")
        table.show_my_move()
    assert len(shown.get().split("¶")[1].splitlines()) <= 24


# All


def test_undo_is_offered_only_where_it_works() -> None:
    said = inside(*GO5, typed="draw\nq\n").stdout
    assert "u undo" not in said


@pytest.mark.parametrize("game", ["go5", "fifteen", "highfive", "igo", "fiver"])
def test_help_for_a_game_shows_its_options(game: str) -> None:
    said = handvoll("play", game, "--help", COLUMNS="200", **{"LANG": PLAIN["LANG"]}).stdout
    assert "--players" in said
    assert ("Options of" in said) == bool(game_named(game).options)
