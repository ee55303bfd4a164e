"""Moves to learn from: every one legal in what was seen, with what came of it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet
import pytest
from typer.testing import CliRunner, Result

from handvoll import GAMES
from handvoll.bots.bot import BOTS
from handvoll.cli import app
from handvoll.coach.strength import ends_of
from handvoll.coach.weighing import Scales
from handvoll.engine.chance import Rng
from handvoll.engine.errors import HandvollError
from handvoll.engine.game import Options, View, game_of
from handvoll.engine.match import Match
from handvoll.lab.experiment import numbers_of, prepared
from handvoll.wire.coach import PARTS

SHORT: dict[str, Options] = {
    "igo": {"target": 1},
    "go5": {"target": 100, "rounds": 1},
    "fifteen": {"colours": 2},
}


def run(*words: object) -> Result:
    return CliRunner().invoke(app, ["dataset", *map(str, words)])


def rows(game: str, file: Path, *words: object) -> list[dict[str, Any]]:
    options = [w for name, value in SHORT.get(game, {}).items() for w in ("-o", f"{name}={value}")]
    seeded = ("--bots", "quick", "--seed", 3, "--out", file)
    result = run(game, "-n", 2, *options, *seeded, *words)
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


@pytest.mark.parametrize("game", GAMES)
def test_what_a_move_is_worth_comes_out_of_its_view(game: str, tmp_path: Path) -> None:
    found = rows(game, tmp_path / "moves.parquet", "--values", 6)
    options = SHORT.get(game, {})
    here = prepared(game, GAMES[game].fewest(options), options, ["quick"], 3)
    for row in found[:: max(1, len(found) // 8)]:
        scales = Scales(ends_of(game), row["seat"], 6, here.luck(row["game"])[1])
        weighed = scales.own(json.loads(row["view"]), row["move"])
        numbers = (weighed.value, weighed.doubt, weighed.played, weighed.best)
        told = [row[name] for name in ("value", "doubt", "worth", "best")]
        assert told == pytest.approx([number / PARTS for number in numbers if number is not None])
    assert all(row["best"] >= row["worth"] for row in found)
    assert any(row["doubt"] > 0 for row in found)


def test_the_same_seed_gives_the_same_values(tmp_path: Path) -> None:
    one, two = (rows("igo", tmp_path / f"{i}.parquet", "--values", 5) for i in (1, 2))
    assert one == two
    plain = rows("igo", tmp_path / "plain.parquet", "--values", 0)
    names = ("value", "doubt", "worth", "best")
    assert all(row[name] is None for row in plain for name in names)
    kept = [{k: v for k, v in row.items() if k not in names} for row in one]
    assert kept == [{k: v for k, v in row.items() if k not in names} for row in plain]


def test_the_moves_do_not_hang_on_how_many_play_them(tmp_path: Path) -> None:
    words = ("--values", 3, "-n", 9)
    one, two = (
        rows("igo", tmp_path / f"{i}.parquet", *words, "--workers", i, "-o", "target=3")
        for i in (1, 2)
    )
    assert one == two
    assert [game for game, _ in groupby(row["game"] for row in one)] == list(range(9))


@pytest.mark.parametrize("politely", [signal.SIGINT, signal.SIGTERM])
def test_who_stops_early_keeps_whole_games(politely: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "moves.parquet"
    words = ["dataset", "igo", "-n", "1000000", "-o", "target=1", "--out", str(file)]
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs us may heed no Ctrl-C
    process = subprocess.Popen(
        [sys.executable, "-m", "handvoll", *words], stderr=subprocess.PIPE, text=True
    )
    while not (part := tmp_path / "moves.parquet.part").exists() or part.stat().st_size < 9_000:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(politely)
    _, said = process.communicate()
    assert process.returncode == 0, said
    assert "Stopped after" in said
    kept = pyarrow.parquet.read_table(file, columns=["game", "number", "won"]).to_pylist()
    games = [list(rows) for _, rows in groupby(kept, key=lambda row: row["game"])]
    assert [rows[0]["game"] for rows in games] == list(range(len(games)))
    assert all([row["number"] for row in rows] == list(range(len(rows))) for rows in games)
    assert list(tmp_path.iterdir()) == [file]


class Broken:
    """A bot that raises now and then."""

    def choose(self, view: View, rng: Rng, budget: float = 0.0) -> str:
        if view["scores"]["A"] == 1:
            raise RuntimeError("out of ideas")
        return BOTS["random"](view["game"]).choose(view, rng)


def test_a_bot_that_raises_costs_its_game_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "broken", lambda game: Broken())
    words = ("-n", 40, "-o", "target=2", "--bots", "broken,quick", "--workers", 1)
    result = run("igo", *words, "--out", tmp_path / "moves.parquet")
    assert result.exit_code == 0, result.exception
    kept = {
        row["game"] for row in pyarrow.parquet.read_table(tmp_path / "moves.parquet").to_pylist()
    }
    assert 0 < len(kept) < 40
    assert f"In {40 - len(kept)} games a bot broke down" in result.stderr
    assert "out of ideas" in result.stderr


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
