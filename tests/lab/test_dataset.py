"""Moves to learn from: every one legal in what was seen, with what came of it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet
import pytest
from typer.testing import CliRunner, Result

from handvoll import GAMES
from handvoll.cli import app
from handvoll.engine.errors import HandvollError
from handvoll.engine.game import Options, game_of
from handvoll.engine.match import Match
from handvoll.lab.experiment import numbers_of, prepared

SHORT: dict[str, Options] = {
    "igo": {"target": 1},
    "go5": {"target": 100, "rounds": 1},
    "fifteen": {"colours": 2},
}


def run(*words: object) -> Result:
    return CliRunner().invoke(app, ["dataset", *map(str, words)])


def rows(game: str, file: Path) -> list[dict[str, Any]]:
    options = [w for name, value in SHORT.get(game, {}).items() for w in ("-o", f"{name}={value}")]
    result = run(game, "-n", 2, *options, "--bots", "quick", "--seed", 3, "--out", file)
    assert result.exit_code == 0, result.exception
    return list(pyarrow.parquet.read_table(file).to_pylist())


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_legal_in_its_view(game: str, tmp_path: Path) -> None:
    found = rows(game, tmp_path / "moves.parquet")
    for row in found[:: max(1, len(found) // 12)]:
        view = json.loads(row["view"])
        assert view["seat"] == row["seat"]
        match = Match(game, view["seats"], view["options"])
        match.state = game_of(view).guess(view, Random(1))
        assert match.legal(row["seat"], row["move"])
        assert row["choices"] >= 1
    assert {row["game"] for row in found} == {0, 1}


def test_the_games_are_those_of_simulate(tmp_path: Path) -> None:
    found = rows("igo", tmp_path / "moves.parquet")
    here = prepared("igo", 2, SHORT["igo"], ["quick"], 3)
    numbers = numbers_of(here.play(0, 2))
    for game in (0, 1):
        width = len(here.columns)
        told = dict(zip(here.columns, numbers[game * width :][:width], strict=True))
        moves = [row for row in found if row["game"] == game]
        assert len(moves) == told["moves"]
        for row in moves:
            assert row["points"] == told[f"score_{row['seat']}"]
            assert row["won"] == told[f"won_{row['seat']}"]


def test_nothing_is_overwritten_and_no_other_kind_is_written(tmp_path: Path) -> None:
    mine = tmp_path / "mine.parquet"
    mine.write_text("my own work")
    for file, said in ((mine, "not touched"), (tmp_path / "a.csv", "kind")):
        result = run("igo", "--out", file)
        assert isinstance(result.exception, HandvollError)
        assert said in str(result.exception)
    assert "cannot be written" in str(run("igo", "--out", "/nowhere/a.parquet").exception)
    assert mine.read_text() == "my own work"
    assert list(tmp_path.iterdir()) == [mine]
