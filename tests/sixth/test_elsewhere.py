"""A sixth game from elsewhere: High Card, a package of its own, at home where it is installed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from handvoll.testkit import LAWS, SECRECY
from handvoll.text import LANGUAGES
from tests.sixth.installed import PACKAGE, installed, run

HANDVOLL = ("-m", "handvoll")
OBEYS = """
from handvoll import GAMES
from handvoll.testkit import LAWS, SECRECY, tables
for law in (*LAWS, *SECRECY):
    for table in tables(GAMES["highcard"])[::3]:
        law(table, seed=5)
    print(law.__name__)
"""


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(tmp_path_factory.mktemp("highcard"))


def test_it_stands_on_the_shelf_with_its_words(at_home: dict[str, str]) -> None:
    shown = run(at_home, *HANDVOLL, "games", "--lang", "de")
    assert "High Card  2-4  highcard" in shown
    assert "die höchste macht den Stich" in shown
    assert "Wie viele Karten alle bekommen." in shown
    assert shown.index("5er finden") < shown.index("High Card"), "behind the five"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_brings_its_rules(at_home: dict[str, str], language: str) -> None:
    page = (PACKAGE / "highcard" / "rules" / f"{language}.md").read_text("utf-8")
    shown = run(at_home, *HANDVOLL, "rules", "highcard", "--lang", language)
    assert page.split("\n")[2].partition(":")[0] in shown


def test_it_obeys_the_laws(at_home: dict[str, str]) -> None:
    obeyed = run(at_home, "-c", OBEYS).split()
    assert obeyed == [law.__name__ for law in (*LAWS, *SECRECY)]


def test_it_is_played_in_the_terminal(at_home: dict[str, str]) -> None:
    words = ("play", "highcard", "-p", "3", "--seed", "4", "--lang", "en")
    shown = run(at_home, *HANDVOLL, *words, typed="1\n" * 5)
    assert "play the " in shown
    assert "takes the trick" in shown
    assert " won" in shown


def test_its_table_is_told_in_words(at_home: dict[str, str]) -> None:
    words = ("play", "highcard", "-p", "3", "--seed", "4", "--lang", "de", "--name", "Mia")
    for plainly in ([], ["--plain"]):
        shown = run(at_home, *HANDVOLL, *words, *plainly, typed="1\n" * 5)
        assert re.search(r"Mia, Hand: (\w+ \d+, ){4}\w+ \d+$", shown, re.MULTILINE)
        assert re.search(r"Bo, Hand: 5 Karten$", shown, re.MULTILINE)
        assert "{" not in shown


def test_without_words_it_can_still_be_listed_and_read(tmp_path: Path) -> None:
    bare = installed(tmp_path, "*.ftl", "*.md")
    shown = run(bare, *HANDVOLL, "games")
    assert "highcard-about" in shown
    assert "highcard-option-cards" in shown
    assert "Nobody has written its rules down" in run(bare, *HANDVOLL, "rules", "highcard")


def test_a_language_without_a_page_reads_the_english_one(tmp_path: Path) -> None:
    only_english = installed(tmp_path, "de.md")
    shown = run(only_english, *HANDVOLL, "rules", "highcard", "--lang", "de")
    assert "There are 52 cards" in shown


def test_a_broken_game_does_not_take_the_others_with_it(tmp_path: Path) -> None:
    broken = installed(tmp_path, "state.py")
    shown = run(broken, *HANDVOLL, "games")
    assert "15GO!" in shown
    assert "High Card" not in shown


def test_a_game_is_at_most_twelve_files_and_450_lines() -> None:
    files = [file for file in PACKAGE.rglob("*") if file.suffix in (".py", ".ftl", ".md", ".toml")]
    assert len(files) <= 12
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= 450
