"""The terminal for ears: everything in lines, and whole games played by what was said."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from unicodedata import category

import pytest

from handvoll import GAMES, Match
from handvoll.engine.game import View
from handvoll.lessons import LESSONS
from handvoll.terminal.drawing import drawing
from handvoll.text import LANGUAGES, card_name, say
from tests.terminal.command import HANDVOLL, PLAIN, handvoll, inside
from tests.terminal.test_pty import CTRL_C, Terminal

ASKED = say("plain-ask", {})
READ_ALOUD = {"Lu", "Ll", "Nd", "Po", "Pd", "Ps", "Pe", "Pi", "Pf", "Zs"}
SHORT = {
    "go5": ("-o", "rounds=1"),
    "fifteen": ("-o", "colours=2"),
    "highfive": (),
    "igo": ("-o", "target=1"),
    "fiver": ("-o", "seconds=10"),
}


def unheard(said: str) -> set[str]:
    """Signs that a screen reader stumbles over: drawn ones, and what moves a cursor."""
    spoken = {sign for sign in said if category(sign) in READ_ALOUD}
    return set(said) - spoken - set("\n+<>=|_×\N{MINUS SIGN}")


class Listener:
    """Somebody who hears lines and types them; that is all they know of the game."""

    def __init__(self, *args: str) -> None:
        self.heard: list[str] = []
        self.game = subprocess.Popen(
            [HANDVOLL, *args, "--plain"],
            env={**PLAIN, "PYTHONUNBUFFERED": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def play(self) -> str:
        """By the hint where one is given, else by the first number; to the end of the game."""
        for line in self._lines():
            if line == ASKED:
                self._type(self._move())
            elif line == say("terminal-next-round", {}):
                self._type("")
        self.game.stdin.close()  # type: ignore[union-attr]
        assert self.game.wait() == 0
        return "\n".join(self.heard)

    def _lines(self) -> Iterator[str]:
        assert self.game.stdout
        for line in self.game.stdout:
            self.heard.append(line.rstrip("\n"))
            yield self.heard[-1]
        self.game.stdout.close()

    def _type(self, words: str) -> None:
        assert self.game.stdin
        self.game.stdin.write(f"{words}\n")
        self.game.stdin.flush()

    def _move(self) -> str:
        """Five fields a hint has named are typed; else it is the first thing offered."""
        since = self.heard[-30:]
        hint = re.search(r"outline the \w: ((?:\w\d+, ){4}\w\d+)", since[-2])
        if hint:
            return hint[1]
        wants_hint = any("type the five fields" in line for line in since[-2:])
        return "h" if wants_hint and not any("You have outlined" in line for line in since) else "1"


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played_by_what_is_said(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table = ("play", game, "-p", "2", "--seed", "5", "--level", "1", "--save", str(file))
    said = Listener(*table, *SHORT[game]).play()
    match = Match.replay(file.read_text("utf-8"))
    assert match.record.ending is not None, "to the end"
    assert " won\n" in said
    assert unheard(said) == set()
    assert f"{game}-" not in said, "every message is written"
    told = inside("replay", str(file), "--seat", "A", "--plain").stdout
    assert unheard(told) == set()


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, cycle(LANGUAGES), strict=False)))
def test_all_else_is_in_lines_too(game: str, language: str) -> None:
    lang = ("--lang", language, "--plain")
    lesson = "".join(f"{step.move}\n\n" for step in LESSONS[game].steps)
    for said in (
        inside("play", game, *lang, typed="\n1\nr\n?\nt\nc\nh\n1\nu\nq\n"),
        inside("learn", game, *lang, typed=f"u\n{lesson}"),
        inside("rules", game, *lang),
        inside("games", *lang),
        inside("play", *lang, typed="9\n1\n9\n2\nq\n"),
    ):
        assert (said.returncode, said.stderr) == (0, "")
        assert unheard(said.stdout) == set()
        assert not re.search(r"^ |\n\n", said.stdout, re.MULTILINE), "no line begins with nothing"
        assert len(said.stdout) > 200


def test_a_daily_is_judged_in_words() -> None:
    said = inside("daily", "igo", "--day", "2026-11-17", "--plain", typed="1\n\n" * 20).stdout
    assert "of 5 fingers" in said
    assert unheard(said) == set()
    assert "task-" not in said, "every message is written"
    assert "\n\n" not in said, "no line is empty"


def test_a_task_says_how_a_round_ends() -> None:
    """What has no five is over when I say so: by a number, as at any table."""
    said = inside("daily", "fiver", "--day", "2026-11-17", "--plain", typed="1\n" * 200).stdout
    assert "1: finish (done)" in said
    assert "of 5 fingers" in said


def test_what_is_refused_is_refused_by_name() -> None:
    table = ("play", "fiver", "-o", "variant=solo", "--seed", "4", "--plain", "--name", "Anna")
    assert "Anna cannot play" in inside(*table, typed="flip\nq\n").stdout


def test_two_outlines_on_a_field_are_wiped_by_two_numbers() -> None:
    table = ("play", "fiver", "-o", "variant=solo", "--seed", "4", "--plain")
    said = inside(*table, typed="a1 b1 c1 d1 e1\na1 a2 a3 a4 a5\n3\n2\nq\n").stdout
    assert "2: wipe away the outline at a1 (wipe a1)\n3: wipe away the outline at b1" in said
    assert said.count("wipes away the ") == 2


def test_only_what_has_changed_is_said_again_until_all_is_asked_for() -> None:
    table = ("play", "fiver", "-o", "variant=solo", "--seed", "4", "--plain")
    said = inside(*table, typed="a1 b1 c1 c2 c3\nq\n").stdout
    assert said.count("Row 7:") == 1
    assert "You have outlined a1 b1 c1 c2 c3" in said
    assert inside(*table, typed="a1 b1 c1 c2 c3\nt\nq\n").stdout.count("Row 7:") == 2


def visible(view: View) -> list[str]:
    """The cards that are drawn, by the game."""
    seat = view["seat"]
    match view["game"]:
        case "go5":
            hand, top = view["hands"][seat]["cards"], view["discards"]["top"]
            laid = [
                card
                for each in view["places"].values()
                for s in each["sets"]
                for card in s["cards"]
            ]
            return [*hand, *laid, *filter(None, [top, view["held"]])]
        case "fifteen":
            tops = [pile["open"][-1] for pile in view["piles"].values() if pile["open"]]
            return [*tops, *(row[-1] for row in view["rows"] if len(row) < 15), view["turned"]]
        case "highfive":
            return [*view["board"].values(), *view["hands"][seat]["cards"]]
        case _:
            known = [card for hand in view["hands"].values() for card in hand["known"]]
            return [*(view["hands"][seat]["cards"] or []), *view["display"], *known]


@pytest.mark.parametrize("game", ["go5", "fifteen", "highfive", "igo"])
def test_no_card_that_is_drawn_is_left_unsaid(game: str) -> None:
    match, rng = Match(game, 3), Random(7)
    names = dict(zip(match.seats, ("Anna", "Bo", "Kiki"), strict=True))
    for _ in range(150):
        match.deal(rng)
        wait = match.view(None)["wait"]
        if not wait:
            break
        view = match.view(wait[0])
        said = "\n".join(drawing(game).tell(view, names, "de"))
        for card in filter(None, visible(view)):
            assert card_name(card, game, "de") in said
        match.play(wait[0], rng.choice(match.moves(wait[0], limit=40)))


def test_at_a_terminal_the_seconds_are_said_and_nothing_is_drawn() -> None:  # P9, P10
    game = ("play", "fiver", "-p", "2", "-o", "limit=60", "-o", "seconds=10", "--seed", "3")
    with Terminal(*game, "--plain", PYTHONPATH="tests/terminal/quick_sand") as terminal:
        for seconds in (15, 10, 5):
            terminal.read(f"{seconds} seconds left")
        terminal.read("The sand has run out")
        assert "so the table does" in terminal.shown
        assert unheard(terminal.shown.replace("\r", "")) == set()
        assert terminal.leave(CTRL_C) == 0


def test_help_is_in_lines_and_tells_of_it() -> None:
    said = handvoll("play", "igo", "--help").stdout
    assert "--plain" in said
    assert not unheard(said) - {"`"}
    assert "Options of I Go!" in handvoll("play", "igo", "--help", HANDVOLL_PLAIN="1").stdout
