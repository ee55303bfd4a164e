"""Many games: the same rows whoever plays them, kept when stopped, and nothing overwritten."""

from __future__ import annotations

import csv
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from socket import create_server
from time import perf_counter
from typing import Any

import pyarrow.parquet
import pytest
from typer.testing import CliRunner, Result

from handvoll import GAMES
from handvoll.bots.arena import match
from handvoll.bots.bot import BOTS
from handvoll.bots.ladder import spread, without
from handvoll.cli import app
from handvoll.engine.chance import Rng
from handvoll.engine.errors import HandvollError
from handvoll.engine.game import View
from handvoll.lab.cluster import knock
from handvoll.lab.crew import alone, by_processes, parts
from handvoll.lab.experiment import Experiment, Stretch, numbers_of, prepared
from handvoll.lab.fairly import lucks

SHORT = {"igo": {"target": 1}, "go5": {"target": 100}}


def experiment(game: str = "igo", **changes: object) -> Experiment:
    found = GAMES[game]
    seats = found.fewest({})
    facts = {"options": SHORT.get(game, {}), "bots": ["random"], "seed": 7} | changes
    return prepared(game, seats, **facts)  # type: ignore[arg-type]


def rows(experiment: Experiment, stretches: Iterator[Stretch]) -> list[dict[str, int]]:
    names, found = experiment.columns, []
    for stretch in stretches:
        numbers = numbers_of(stretch)
        for at in range(0, len(numbers), len(names)):
            found.append(dict(zip(names, numbers[at : at + len(names)], strict=True)))
    return found


def run(*words: object) -> Result:
    return CliRunner().invoke(app, ["simulate", *map(str, words)])


@pytest.mark.parametrize("game", GAMES)
def test_a_row_tells_a_game(game: str) -> None:
    here = experiment(game)
    for row in rows(here, alone(here, parts(0, 3, 2))):
        assert row["moves"] > row["forced"] >= 0
        assert not row["failed"]
        assert sum(row[f"won_{seat}"] for seat in "ABCDEF"[: here.seats]) >= 1
        assert sum(row[kind.replace("-", "_")] for kind in GAMES[game].kinds) > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_docs_name_every_column(game: str) -> None:
    docs = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    said = docs.partition("Every row has")[2].splitlines()
    row = next(line for line in said if line.startswith(f"| {GAMES[game].title} |"))
    names = [re.sub(r"_[B-D]$", "_A", name) for name in experiment(game).columns]
    assert [name for name in names if f"`{name}`" not in said[0] + row] == []


def test_the_points_are_those_of_the_arena() -> None:
    here = experiment("igo", bots=["quick"])
    (row,) = rows(here, alone(here, parts(5, 6, 1)))
    start, _ = GAMES["igo"].set_up(2, dict(here.options))
    luck = (here.seed << 32 | 5) << 1
    shares = match(start, [GAMES["igo"].quick] * 2, luck, luck | 1)
    assert [row["score_A"], row["score_B"]] == shares[2:]
    assert [row["won_A"], row["won_B"]] == [share > 0 for share in shares[:2]]


def test_the_rows_do_not_hang_on_who_plays_them() -> None:
    here = experiment()
    one = rows(here, alone(here, parts(0, 40, 40)))
    assert one == rows(here, alone(here, parts(0, 40, 7)))
    assert one == rows(here, by_processes(here, parts(0, 40, 3), workers=2))


def test_what_a_lost_worker_had_is_played_again() -> None:
    here = experiment()
    played, kills = [], 0
    for stretch in by_processes(here, parts(0, 60, 2), workers=2):
        played.append(stretch)
        if len(played) in {3, 12}:
            kills += kill_a_child()
    assert kills == 2
    assert rows(here, iter(played)) == rows(here, alone(here, parts(0, 60, 60)))


def kill_a_child() -> int:
    """Kill one of the worker processes of this one; how many that were."""
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
    for child in children:
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
            os.kill(int(child), signal.SIGKILL)
            return 1
    return 0


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_rows_are_written_and_gone_on_with(kind: str, tmp_path: Path) -> None:
    whole, halves = tmp_path / f"whole.{kind}", tmp_path / f"halves.{kind}"
    words = ("igo", "-o", "target=1", "--seed", 3, "--workers", 1)
    assert run(*words, "-n", 30, "--out", whole).exit_code == 0
    assert run(*words, "-n", 12, "--out", halves).exit_code == 0
    assert len(table(halves)) == 12
    rest = run(*words, "-n", 30, "--out", halves, "--resume")
    assert table(halves) == table(whole)
    assert rest.stdout == run(*words, "-n", 30).stdout  # all that is in the file, not the rest
    assert run(*words, "-n", 30, "--out", halves, "--resume").stdout == rest.stdout
    assert [int(row["game"]) for row in table(whole)] == list(range(30))


def table(file: Path) -> list[dict[str, Any]]:
    if file.suffix == ".parquet":
        return list(pyarrow.parquet.read_table(file).to_pylist())
    with file.open() as lines:
        return list(csv.DictReader(lines))


@pytest.mark.parametrize("politely", [signal.SIGINT, signal.SIGTERM])
def test_who_stops_early_keeps_what_is_done(politely: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    words = ["simulate", "fifteen", "-n", "100000000", "--out", str(file), "--workers", "2"]
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs us may heed no Ctrl-C
    process = subprocess.Popen(
        [sys.executable, "-m", "handvoll", *words], stderr=subprocess.PIPE, text=True
    )
    while not (part := tmp_path / "games.csv.part").exists() or part.stat().st_size < 2_000:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(politely)
    _, said = process.communicate()
    assert process.returncode == 0
    assert "--resume" in said
    kept = table(file)
    assert [int(row["game"]) for row in kept] == list(range(len(kept)))
    assert kept
    assert all(row["won_B"] is not None for row in kept)


# What goes wrong


def refusal(*words: object) -> str:
    result = run(*words)
    assert isinstance(result.exception, HandvollError), result.output
    return str(result.exception)


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text("my own work")
    assert "not touched" in refusal("igo", "--out", file)
    assert "not touched" in refusal("igo", "--out", file, "--resume")
    assert file.read_text() == "my own work"
    assert list(tmp_path.iterdir()) == [file]


def test_where_it_does_not_say_what_was_played_nothing_is_gone_on_with(tmp_path: Path) -> None:
    file, words = tmp_path / "games.csv", ("igo", "-n", 2, "-o", "target=1")
    assert run(*words, "--out", file).exit_code == 0
    for told in ("", "{"):
        (tmp_path / "games.csv.json").write_text(told)
        assert "not touched" in refusal(*words, "--out", file, "--resume")


def test_another_experiment_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    assert run("igo", "-n", 2, "-o", "target=1", "--out", file).exit_code == 0
    before = file.read_text()
    assert "not touched" in refusal("igo", "-n", 9, "--out", file, "--resume")
    assert file.read_text() == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nim",), "no game"),
        (("igo", "--bots", "deep-thought"), "no bot"),
        (("igo", "--bots", "1,2,3"), "3 bots"),
        (("igo", "-o", "target=99"), "target"),
        (("igo", "-p", "9"), "players"),
        (("igo", "--seed", "-1"), "seed"),
        (("igo", "--out", "games.xls"), "kind"),
        (("igo", "--out", "/nowhere/games.csv"), "cannot be written"),
        (("igo", "--out", "/nowhere/games.parquet"), "cannot be written"),
    ],
)
def test_what_cannot_be_is_refused_at_once(words: tuple[str, ...], said: str) -> None:
    assert said in refusal(*words)


class Broken:
    """A bot that raises now and then, and once says what nobody can play."""

    def choose(self, view: View, rng: Rng, budget: float = 0.0) -> str:
        if view["scores"]["A"] == 1:
            raise RuntimeError("out of ideas")
        return BOTS["random"](view["game"]).choose(view, rng)


def test_a_bot_that_raises_costs_its_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "broken", lambda game: Broken())
    here = experiment(bots=["broken", "quick"], options={"target": 2})
    stretch = here.play(0, 40)
    failed = [row["failed"] for row in rows(here, iter([stretch]))]
    assert 0 < sum(failed) < 40
    assert len(stretch.troubles) == sum(failed)
    assert "out of ideas" in stretch.troubles[0]


def test_a_bot_that_cannot_be_loaded_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unloadable(game: str) -> Broken:
        raise ModuleNotFoundError("No module named 'nowhere'")

    monkeypatch.setitem(BOTS, "igo.unloadable", unloadable)
    said = refusal("igo", "--bots", "igo.unloadable,quick", "--out", tmp_path / "games.csv")
    assert "igo.unloadable" in said
    assert "nowhere" in said
    assert not list(tmp_path.iterdir())


def test_luck_is_taken_out_of_the_same_games() -> None:
    here = experiment(bots=["1", "3"])
    plain = rows(here, alone(here, parts(3, 63, 20)))
    for seat, letter in enumerate("AB"):
        shares, found = lucks(here, seat, 6, range(3, 63))
        assert shares == [row[f"won_{letter}"] for row in plain]
        assert spread(without(shares, found)) < spread(shares) / 4


def test_the_command_says_who_won_without_luck() -> None:
    words = ("igo", "-n", 6, "--bots", "1,3", "--workers", 1, "-o", "target=1")
    assert "without luck" in run(*words, "--adjust", 2).stdout
    assert "without luck" not in run(*words).stdout


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_dead_address_is_noticed_at_once(address: str) -> None:
    """Ray itself would try for minutes."""
    began = perf_counter()
    with pytest.raises(HandvollError, match="no cluster at"):
        knock(address)
    assert perf_counter() - began < 2


@pytest.mark.parametrize("address", ["local", "auto", "nonsense"])
def test_other_words_are_for_ray_to_understand(address: str) -> None:
    knock(address)


def test_somebody_who_answers_is_not_refused() -> None:
    with create_server(("127.0.0.1", 0)) as server:
        knock(f"127.0.0.1:{server.getsockname()[1]}")
