"""The stand-alone verifier in docs agrees with ours, and needs none of our code."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from handvoll import GAMES
from handvoll.engine.errors import RecordError
from handvoll.engine.game import Options
from handvoll.engine.record import Record
from handvoll.server.fair import commitment, verify
from tests.server.cheat import CHOSEN
from tests.server.promises import record
from tests.server.tables import SEED, Sheet
from tests.sixth.editions import FIRST, shelved

VERIFIER = Path(__file__).parents[2] / "docs" / "verify.py"
OPTIONS: dict[str, Options] = {"go5": {"rounds": 3}, "fiver": {"tableau": "random"}}


def check(file: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Run the verifier where none of our code can be found."""
    command = [sys.executable, "-I", "-S", str(VERIFIER), str(file), *more]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def finished(game: str) -> str:
    sheet = Sheet(game, 3, OPTIONS.get(game, {})).started()
    sheet.play_randomly(Random(6), 20_000)
    return sheet.table.record().dumps()


@pytest.mark.parametrize("game", GAMES)
def test_it_finds_good_records_good(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(finished(game), "utf-8")
    done = check(file, "--commitment", commitment(SEED), "--salt", "aa" * 8)
    assert done.returncode == 0, done.stderr
    assert "fixed before the game" in done.stdout
    assert "unchecked" not in done.stdout
    assert check(file, "--commitment", "00" * 32).returncode != 0, "another promise"
    assert check(file, "--salt", "ac" * 8).returncode != 0, "our salt was left out"


def test_it_knows_whose_tableau_is_whose(tmp_path: Path) -> None:  # P3
    file = tmp_path / "game.jsonl"
    sheet = Sheet("fiver", 3, {"tableau": "mixed"}).started()
    sheet.play_randomly(Random(6), 20_000)
    file.write_text(sheet.table.record().dumps(), "utf-8")
    assert check(file, "--commitment", commitment(SEED)).returncode == 0
    file.write_text(
        re.sub(r'"chance":\["(\d)","(\d)"', r'"chance":["\2","\1"', file.read_text("utf-8"))
    )
    assert "outcome 1 " in check(file).stderr


def test_it_notices_bots_salts_tried_until_one_pleases(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    for chosen in CHOSEN.values():
        file.write_text(chosen, "utf-8")
        done = check(file)
        assert done.returncode != 0
        assert "bot at B" in done.stderr


def test_it_checks_salts_that_were_promised_first(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    for showing, said in (("AB", "before the game\n"), ("B", "mere promises")):
        text = record(*showing)
        file.write_text(text, "utf-8")
        done = check(file, "--commitment", commitment(SEED), "--salt", "aa" * 8)
        assert done.returncode == 0, done.stderr
        assert said in done.stdout
        file.write_text(text.replace(f'"{"b" * 16}"', f'"{"c" * 16}"', 1), "utf-8")
        assert "seat B is not the one that was promised" in check(file).stderr


def test_it_says_what_an_older_record_does_not_prove(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(finished("igo").replace('"bots":["C"],"salts"', '"salts"', 1), "utf-8")
    done = check(file)
    assert done.returncode == 0
    assert "unchecked" in done.stdout


def swapped(text: str) -> tuple[str, str]:
    """The first two cards of the first shuffle, and the other way round."""
    one, two = json.loads(text.split("\n")[1])["chance"][:2]
    return f'["{one}","{two}",', f'["{two}","{one}",'


def test_it_finds_tampering(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    text = finished("igo")
    for old, new in (
        (SEED.hex(), "ab" * 32),
        ("bb" * 8, "bc" * 8),
        ('"chance":["', '"chance":["p0","'),
        swapped(text),
    ):
        file.write_text(text.replace(old, new, 1), "utf-8")
        assert check(file).returncode != 0, f"{old} for {new}"


def test_it_is_short_and_stands_alone() -> None:
    source = VERIFIER.read_text("utf-8")
    assert len(source.splitlines()) < 100
    tree = ast.parse(source)
    plain = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    named = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert plain | named <= set(sys.stdlib_module_names)


def test_it_checks_games_it_does_not_know(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with shelved(FIRST):
        text = finished("highcard")
    file.write_text(text, "utf-8")
    done = check(file)
    assert done.returncode == 0, done.stderr
    assert "in the order of cards that the record names" in done.stdout
    file.write_text(text.replace('"chance":["', '"chance":["r0","', 1), "utf-8")
    assert check(file).returncode != 0
    header, _, rest = text.partition("\n")
    nameless = {**json.loads(header), "fair": {**json.loads(header)["fair"], "order": []}}
    file.write_text(json.dumps(nameless) + "\n" + rest, "utf-8")
    assert "is not known here" in check(file).stderr


def test_ours_checks_the_order_too() -> None:
    with shelved(FIRST):
        record = Record.loads(finished("highcard"))
        assert verify(record).count == 1
        order = record.extra["fair"]["order"]
        record.extra["fair"]["order"] = [order[1], order[0], *order[2:]]
        with pytest.raises(RecordError, match="the order of the cards before the shuffle"):
            verify(record)
