"""The balance report: figures with intervals, what if on the same deals, nothing overwritten."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from handvoll import GAMES
from handvoll.bots.bot import BOTS
from handvoll.cli import app
from handvoll.engine.errors import HandvollError
from handvoll.games.highfive.score import POINTS
from handvoll.lab.balance import BINS, shares_of, spread
from handvoll.lab.changed import changed
from handvoll.lab.changes import settings, what_if
from handvoll.lab.experiment import prepared
from handvoll.lab.measures import ratio
from handvoll.lab.worth import listen

SHORT = {"igo": ["target=1"], "go5": ["target=100", "rounds=1"], "fifteen": ["colours=2"]}
QUICKLY = ("--workers", 1, "--bots", "random")


def run(*words: object) -> Result:
    return CliRunner().invoke(app, ["balance", *map(str, words)])


def report(file: Path, *words: object) -> tuple[dict[str, Any], str]:
    result = run(*words, "--out", file)
    assert result.exit_code == 0, result.exception
    return json.loads(file.with_suffix(".json").read_text()), file.read_text()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_report(game: str, tmp_path: Path) -> None:
    options = [word for option in SHORT.get(game, []) for word in ("-o", option)]
    found, page = report(tmp_path / "b.html", game, "-n", 12, *options, *QUICKLY, "--lang", "de")
    side = found["printed"]
    assert side["counted"] == 12
    shares = [side["measures"][f"won_{seat}"] for seat in "AB"]
    assert sum(each["value"] for each in shares) == pytest.approx(1)
    assert all(each["low"] <= each["value"] <= each["high"] for each in shares)
    assert sum(side["length"]["games"]) == 12
    parts = [side["measures"][f"luck_{part}"]["value"] for part in ("deal", "players", "rest")]
    assert sum(parts) == pytest.approx(1)
    assert side["deeds"]
    assert all(deed["times"]["low"] <= deed["times"]["value"] for deed in side["deeds"])
    assert "Wo man sitzt" in page
    half = page.partition('id="half"')[2].partition("</section>")[0]
    assert '"type":"category"' in half or not side["half_time"]  # “1” beside “2–3” is a word, too
    assert "balance-" not in page.partition("<main>")[2]  # no word is missing


def test_what_if_plays_the_same_deals(tmp_path: Path) -> None:
    words = ("igo", "-n", 40, "-o", "target=2", *QUICKLY)
    found, page = report(tmp_path / "b.html", *words, "--set", "target=1")
    apart = found["differences"]
    before, after = (found[side]["measures"] for side in ("printed", "what_if"))
    for name, figure in apart.items():
        assert figure["value"] == pytest.approx(after[name]["value"] - before[name]["value"])
    assert apart["moves"]["high"] < 0
    assert apart["moves"]["sure"]
    assert "target=1" in page


def test_leads_of_both_sides_stand_in_order(tmp_path: Path) -> None:
    words = ("highfive", "-n", 30, *QUICKLY, "--set", "points.three=5")
    _, page = report(tmp_path / "b.html", *words)
    half = page.partition('id="half"')[2].partition("</section>")[0]
    names = re.search(r'"categoryarray":(\[.*?\])', half)
    assert names, "the pictures of both sides share an axis"
    leads = [[float(end) for end in name.split("–")] for name in json.loads(names[1])]
    assert len(leads) > 4, "the sides have other groups"
    assert leads == sorted(leads)


def test_what_changes_nothing_differs_in_nothing(tmp_path: Path) -> None:
    words = ("igo", "-n", 20, "-o", "target=1", *QUICKLY)
    found, _ = report(tmp_path / "b.html", *words, "--set", "points.caller=1")
    assert all(each["low"] == each["high"] == 0 for each in found["differences"].values())
    rows = found["deed_differences"]
    apart = [figure for row in rows for name, figure in row.items() if name != "what"]
    assert apart
    assert all(each["low"] == each["high"] == 0 and not each["sure"] for each in apart)


def test_what_a_change_does_to_each_deed_has_its_interval(tmp_path: Path) -> None:
    words = ("highfive", "-n", 30, *QUICKLY, "--set", "points.three=5")
    found, page = report(tmp_path / "b.html", *words)
    three = next(row for row in found["deed_differences"] if row["what"] == "three")
    assert three["points"] == {"value": 2.0, "low": 2.0, "high": 2.0, "sure": True}
    assert three["times"]["low"] <= three["times"]["value"] <= three["times"]["high"]
    assert "luck_players" in found["differences"]
    deeds = page.partition('id="deeds"')[2].partition("</section>")[0]
    assert "+2.00 ●" in deeds


@pytest.mark.parametrize("game", ["highfive", "go5", "igo", "fiver"])
def test_why_a_seat_wins_more_adds_up_to_its_points(game: str, tmp_path: Path) -> None:
    options = [word for option in SHORT.get(game, []) for word in ("-o", option)]
    found, page = report(tmp_path / "b.html", game, "-n", 30, *options, *QUICKLY)
    side = found["printed"]
    points = [side["measures"][f"score_{seat}"]["value"] for seat in "AB"]
    for seat, mine in zip("AB", points, strict=True):
        more = sum(row[seat]["value"] for row in side["why"]["deeds"])
        small = 0.005 * len(side["deeds"])  # what is too little for a line
        assert more == pytest.approx(mine - sum(points) / 2, abs=small + 1e-4)
    assert "else" not in {row["what"] for row in side["why"]["deeds"]}
    assert 'id="why"' in page
    last, totals = side["why"]["course"][-1], side["why"]["totals"]
    for seat, mine in zip("AB", points, strict=True):
        assert last[seat]["value"] == pytest.approx(mine - sum(points) / 2, abs=1e-4)
        assert totals[seat]["times"]["value"] * totals[seat]["points"]["value"] == pytest.approx(
            mine, abs=1e-3
        )


def test_when_a_seat_gets_ahead() -> None:
    """A game of two deeds each: who is first to do one is not ahead for that."""
    counted = [("A", 10), ("B", 4), ("B", 9), ("A", 1)]
    told = [[{"event": "scored", "seat": seat, "points": points} for seat, points in counted]]
    heard = listen("unknown", told, "AB", {})
    ahead = heard.course[0, :, 0] - heard.course[0, :, 1]
    assert list(ahead) == [6] * 10 + [-2] * 10
    assert heard.counts["scored"].tolist() == [[[2, 2]], [[11, 13]], [[0, 0]]]


def test_why_says_who_and_by_what(tmp_path: Path) -> None:
    """The second of two quick players of High Five! is clearly better off."""
    words = ("highfive", "-n", 400, "--workers", 1, "--bots", "quick")
    found, page = report(tmp_path / "b.html", *words)
    why = found["printed"]["why"]
    assert (why["best"], why["least"], why["won"]["sure"]) == ("B", "A", True)
    assert why["points"]["low"] > 0
    said = r"B wins [0-9.]+ % of games more than A\. Points a game more: [0-9.]+ "
    assert re.search(said, page)


def test_a_changed_number_reaches_the_rules_and_goes_again() -> None:
    printed = prepared("highfive", 2, {}, ["random"], 5)
    rich = what_if(printed, ["points.high_five=90", "points.last_card=50"])
    first = printed.play(0, 3)
    assert rich.play(0, 3).numbers != first.numbers
    assert printed.play(0, 3).numbers == first.numbers
    assert list(POINTS)[:2] == [30, 25]
    with pytest.raises(ZeroDivisionError), changed(GAMES["highfive"].numbers, {"dealt": 9}):
        raise ZeroDivisionError
    assert printed.play(0, 3).numbers == first.numbers


@pytest.mark.parametrize("game", GAMES)
def test_each_number_can_be_set(game: str) -> None:
    printed = prepared(game, GAMES[game].fewest({}), {}, ["random"], 1)
    for table in GAMES[game].numbers:
        assert tuple(table.table) == table.printed
        assert len(table.names) == len(table.printed)
        for name, number in zip(table.names, table.printed, strict=True):
            assert what_if(printed, [f"{name}={number}"]).numbers == ((name, number),)
    names = [setting.name for setting in settings(GAMES[game])]
    assert len(names) == len(set(names))


def test_deeds_of_a_game_we_know() -> None:
    told: list[dict[str, Any]] = [
        {"event": "laid", "seat": "A", "cards": ["v1", "v4", "j1"], "number": 1, "kind": "violet"},
        {"event": "added", "seat": "A", "card": "v2", "number": 1, "kind": "violet"},
        {"event": "swapped", "seat": "B", "card": "v7", "other_card": "j1", "other": "A"},
        {"event": "called", "seat": "A", "card": "v3", "number": 1, "kind": "violet"},
        {"event": "counted", "seat": "B", "cards": ["r1"], "cost": 5, "ended": 0},
        {"event": "counted", "seat": "A", "cards": [], "cost": 0, "ended": 30},
    ]
    told[2]["number"] = 1
    (table,) = GAMES["go5"].numbers
    prices = dict(zip(table.names, table.printed, strict=True))
    found = listen("go5", [told], "AB", prices).counts
    points = {what: each[1].tolist() for what, each in found.items()}
    mine = {"three": [[30, 0]], "four": [[10, 0]], "five": [[60, 0]]}
    assert points == {**mine, "left": [[0, -5]], "ended": [[30, 0]]}
    assert found["three"][2].tolist() == [[3, 0]]
    assert found["left"][0].tolist() == [[0, 1]]


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = np.random.default_rng(5)
    held = 0
    for _ in range(400):
        whole = rng.integers(1, 9, 200).astype(float)
        part = rng.binomial(whole.astype(int), 0.3).astype(float)
        figure = ratio("", part, whole).figure()
        held += abs(figure.value - 0.3) <= figure.reach
    assert 0.90 < held / 400 < 0.99


def test_luck_and_skill_are_told_apart() -> None:
    rng = np.random.default_rng(5)
    deal, more, less = (rng.normal(size=20_000) for _ in range(3))
    found = shares_of(2 * deal + 1 + more, 2 * deal - 1 + less)
    shares = {each.name: each.value for each in found}
    assert shares == pytest.approx(
        {"luck_deal": 4 / 6, "luck_players": 1 / 6, "luck_rest": 1 / 6}, abs=0.02
    )


def test_the_luck_of_a_deal_may_go_along_with_the_player() -> None:
    rng = np.random.default_rng(5)
    deal, more, less = (rng.normal(size=20_000) for _ in range(3))
    found = shares_of(2 * deal + 1 + more, -2 * deal - 1 + less)
    shares = {each.name: each.value for each in found}
    assert shares == pytest.approx(
        {"luck_deal": 4 / 6, "luck_players": 1 / 6, "luck_rest": 1 / 6}, abs=0.02
    )


def test_bars_hold_as_many_numbers_each() -> None:
    points = np.arange(0, 840, 5)  # bars of 21 would hold four or five of them
    bars = spread(points)
    assert len(bars["games"]) <= BINS
    assert len(set(bars["games"][:-1])) == 1
    assert sum(bars["games"]) == len(points)


# What goes wrong


def test_where_bots_break_every_game_it_says_so_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "broken", lambda game: None)
    result = run("igo", "-n", 10, "--workers", 1, "--bots", "broken", "--out", tmp_path / "b.html")
    assert isinstance(result.exception, HandvollError), result.output
    assert "every one of 10 games" in str(result.exception)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--set", "points.higfive=3"), "nothing called"),
        (("--set", "points.high_five=1000"), "cannot be “1000”"),
        (("--set", "points.high_five="), "cannot be"),
        (("--set", "points.high_five=-3"), "cannot be “-3”"),
        (("--set", "points.pair=99"), "≥"),
        (("--bots", "nobody"), "no bot"),
        (("--out", "/nowhere/b.html"), "cannot be written"),
    ],
)
def test_what_cannot_be_is_refused_at_once(
    words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("highfive", "-n", 10_000_000, *words)
    assert isinstance(result.exception, HandvollError), result.output
    assert said in str(result.exception)
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    mine = tmp_path / "b.json"
    mine.write_text("my own work")
    result = run("igo", "--out", tmp_path / "b.html")
    assert "not touched" in str(result.exception)
    assert [file.read_text() for file in tmp_path.iterdir()] == ["my own work"]


def test_what_can_be_set_is_listed() -> None:
    said = run("fiver", "--list").output
    assert "seconds=30  (10-180)" in said
    assert "points.X=4  (1-50)" in said
    assert "after somebody has turned the hourglass" in said
    assert "die Sanduhr" in run("fiver", "--list", "--lang", "de").output


@pytest.mark.parametrize(("game", "pays"), [("fifteen", False), ("highfive", True)])
def test_where_nothing_but_the_win_counts_no_points_are_drawn(
    game: str, pays: bool, tmp_path: Path
) -> None:
    options = [word for option in SHORT.get(game, []) for word in ("-o", option)]
    _, page = report(tmp_path / "b.html", game, "-n", 10, *options, *QUICKLY)
    worth = page.partition('id="deeds"')[2].partition("</section>")[0]
    assert ('id="scores"' in page, "plotly" in worth.lower()) == (pays, pays)
    assert ("seats’ average" in page, "points each" in page) == (pays, pays)
