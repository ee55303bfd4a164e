"""The ladder: every deal in all seatings, intervals, ratings, and what is written of it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from statistics import mean, stdev

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from typer.testing import CliRunner

from handvoll import GAMES
from handvoll.bots.arena import match
from handvoll.bots.ladder import Chain, Ladder, Pairing, markdown, plot
from handvoll.bots.levels import character, search_of
from handvoll.bots.mind import Mind
from handvoll.bots.search import Flat
from handvoll.cli import app
from handvoll.coach.strength import fair_play
from handvoll.engine.state import Policy, State


def climbed(deals: int = 30, seats: int = 2) -> Ladder:
    ladder = Ladder(GAMES["igo"], seats, {"target": 3}, ["random", "1", "quick"], 1)
    for _ in ladder.play(deals):
        pass
    return ladder


def test_the_better_are_above_the_worse() -> None:
    ratings = climbed().ratings()
    assert sorted(ratings, key=ratings.__getitem__) == ["random", "1", "quick"]
    assert ratings["random"] == 0


def test_every_deal_is_played_in_all_seatings() -> None:
    report = climbed(4, seats=3).report()
    assert len(report["pairings"]) == 6, "with three it matters who is alone"
    assert {pairing["games"] for pairing in report["pairings"]} == {12}


def test_the_same_ladder_again_is_the_same() -> None:
    assert climbed(3).report() == climbed(3).report()


def test_in_a_chain_each_meets_the_one_before() -> None:
    chain = Chain(GAMES["igo"], 3, {"target": 2}, ["1", "2", "quick"], 1)
    assert [(each.one, each.other) for each in chain.pairings] == [("2", "1"), ("quick", "2")]


def test_an_interval_is_wider_than_nothing_and_holds_the_rate() -> None:
    low, high = Pairing("a", "b", [0.5, 1.0, 0.0, 0.5]).interval
    assert low < 0.5 < high
    assert Pairing("a", "b", [1.0]).interval == (0.0, 1.0)


def test_it_is_written_as_data_words_and_a_picture(tmp_path: Path) -> None:
    words = ["ladder", "igo", "--bots", "1,quick", "--deals", "2", "--out", str(tmp_path / "igo")]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    report = json.loads((tmp_path / "igo.json").read_text())
    assert report["game"] == "igo"
    assert (tmp_path / "igo.md").read_text() == markdown(report)
    assert (tmp_path / "igo.svg").read_text() == plot(report)


def test_who_stops_early_keeps_what_is_done() -> None:
    ladder = Ladder(GAMES["igo"], 2, {"target": 2}, ["1", "quick"], 1)
    next(iter(ladder.play(50)))
    assert ladder.report()["pairings"][0]["games"] == 2


@pytest.mark.parametrize("politely", [signal.SIGINT, signal.SIGTERM])
def test_a_command_that_is_ended_politely_says_what_came_out(
    politely: signal.Signals, tmp_path: Path
) -> None:
    words = ["ladder", "igo", "--bots", "random,quick", "--deals", "100000000"]
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs us may heed no Ctrl-C
    process = subprocess.Popen(
        [sys.executable, "-m", "handvoll", *words, "--out", str(tmp_path / "igo")],
        stdout=subprocess.PIPE,
    )
    while not any(tmp_path.iterdir()):
        assert process.poll() is None
        time.sleep(0.05)
    time.sleep(2)  # some deals
    process.send_signal(politely)
    process.communicate()
    assert process.returncode == 0
    report = json.loads((tmp_path / "igo.json").read_text())
    assert report["pairings"][0]["games"] > 0


@pytest.mark.parametrize("words", [["--bots", "1,godlike"], ["-p", "9"]])
def test_what_cannot_be_is_refused(words: list[str]) -> None:
    result = CliRunner().invoke(app, ["ladder", "igo", *words])
    assert result.exit_code != 0


@pytest.mark.parametrize(
    ("out", "problem"), [("/nowhere/x", "cannot be written"), ("mine", "is there already")]
)
def test_what_cannot_be_written_is_said_before_anybody_plays(
    tmp_path: Path, out: str, problem: str
) -> None:
    mine = tmp_path / "mine.svg"
    mine.write_text("something else")
    words = ["ladder", "igo", "--bots", "1,2", "--deals", "1", "--out", str(tmp_path / out)]
    told = CliRunner().invoke(app, words)
    assert problem in str(told.exception)
    assert not told.stdout, "nobody played"
    assert [file.name for file in tmp_path.iterdir()] == ["mine.svg"]
    assert mine.read_text() == "something else"


class Pondering(Policy):
    """Plays like somebody who plays at once, and looks as if it thought long."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.search = Flat(Mind(policy), 1000)

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        return self.policy.move(state, seat, rng, out)


def without_luck(one: Policy, other: Policy, deals: int, games: int, target: int = 1) -> Pairing:
    """Two play I Go!; their results, plain and adjusted."""
    fair = partial(fair_play, "igo", deals=deals)
    ladder = Ladder(GAMES["igo"], 2, {"target": target}, ["1", "2"], 1, fair)
    ladder.players, ladder.pairings = {"one": one, "other": other}, [Pairing("one", "other")]
    for _ in ladder.play(games):
        pass
    assert "without luck" in markdown(ladder.report())
    (pairing,) = ladder.pairings
    gap = [one - other for one, other in zip(pairing.shares, pairing.adjusted, strict=True)]
    assert abs(mean(gap)) < 4 * stdev(gap) / len(gap) ** 0.5, "the mean stays"
    return pairing


def test_somebody_stands_in_for_who_thinks_and_the_mean_stays() -> None:
    timid = Pondering(character("igo", "1"))
    pairing = without_luck(timid, character("igo", "4"), deals=12, games=120)
    assert len(set(pairing.adjusted)) > 1, "its moves are weighed"
    assert stdev(pairing.adjusted) < stdev(pairing.shares)


def test_every_hand_is_judged_by_itself_and_the_mean_stays() -> None:
    timid = Pondering(character("igo", "1"))
    pairing = without_luck(timid, character("igo", "4"), deals=6, games=60, target=3)
    assert stdev(pairing.adjusted) < stdev(pairing.shares)


def test_between_two_who_play_at_once_hardly_any_luck_is_left() -> None:
    pairing = without_luck(character("igo", "3"), character("igo", "1"), deals=12, games=40)
    assert stdev(pairing.adjusted) < stdev(pairing.shares) / 2


def test_who_plays_like_the_rollout_owes_luck_everything() -> None:
    fair = partial(fair_play, "igo", deals=4)
    ladder = Ladder(GAMES["igo"], 2, {"target": 1}, ["quick", "quick"], 1, fair)
    ladder.pairings = [Pairing("quick", "quick")]
    for _ in ladder.play(5):
        pass
    assert len(set(ladder.pairings[0].adjusted)) == 1, "no move was worth more or less"


ONE_ROUND = {"igo": {"target": 1}, "go5": {"target": 100, "rounds": 1}}


@pytest.mark.parametrize("game", ONE_ROUND)
def test_who_plays_on_as_the_best_expect_to_owes_luck_everything(game: str) -> None:
    """They stand in for who thinks: quick plays less like these, and tells less of their luck."""
    start, _ = GAMES[game].set_up(2, ONE_ROUND[game])
    fair = fair_play(game, start, deals=2)
    thinking = search_of(character(game, "5"))
    assert thinking
    policies: list[Policy] = [Pondering(thinking.mind.stand_in(seat)) for seat in range(2)]
    for deal in range(24):
        hope = fair.hope(fair.ends(policies), start, 0, Random(deal + 1))
        assert fair.match(policies, 0, deal, seed=deal)[1] == hope, "a move was worth something"


class Watcher(Policy):
    """Notes what it was dealt, and plays the first step there is."""

    def __init__(self) -> None:
        self.dealt: list[int] = []

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        self.dealt = self.dealt or state.key()
        state.steps(seat, out)
        return 1


def dealt(deal: int, seed: int) -> list[int]:
    watcher = Watcher()
    start, _ = GAMES["fifteen"].set_up(2)
    match(start, [watcher, watcher], deal, seed)
    return watcher.dealt


def test_the_cards_are_the_deals_and_not_the_players_luck() -> None:
    assert dealt(1, seed=1) == dealt(1, seed=2)
    assert dealt(1, seed=1) != dealt(2, seed=1)
