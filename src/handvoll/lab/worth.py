"""What deeds are worth: how often they are done, for what and by whom; each with its interval."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from handvoll.engine.game import Telling, game_named
from handvoll.lab.deeds import DEEDS, Prices, anything
from handvoll.lab.experiment import Experiment
from handvoll.lab.measures import Floats, Games, Measure, average, ratio, told_apart

HEARD = 1_000  # games whose deeds are looked at, at most
ELSE = "else"  # points that none of the deeds explains
SEEN = 0.005  # points a game from which on they are worth a line
STAGES = 20  # of a game; for each seat by its own deeds: to move first is no lead

Counts = dict[str, Floats]  # by deed: how often, for what and at what cost, by game and seat


class Heard(NamedTuple):
    """What was done in some games."""

    counts: Counts
    course: Floats  # the points so far, by game, stage and seat


class Worths:
    """What was done in the first games of an experiment."""

    def __init__(self, games: Games, heard: Heard) -> None:
        self.games = games
        self.counts, self.course = heard

    @classmethod
    def of(cls, games: Games) -> Worths:
        """Play the first games again and listen."""
        first = games.only(set(range(HEARD)))
        experiment = games.experiment
        told = experiment.told(int(first.columns["game"].max(initial=-1)) + 1)
        heard = [told[number] for number in first.columns["game"]]  # no bot broke these
        return cls(first, listen(experiment.game, heard, games.seats, prices_of(experiment)))

    def only(self, games: set[int]) -> Worths:
        """The same of some of the games."""
        inside = np.isin(self.games.columns["game"], list(games))
        counts = {what: counts[:, inside] for what, counts in self.counts.items()}
        return Worths(self.games.only(games), Heard(counts, self.course[inside]))

    def measures(self, what: str) -> dict[str, Measure]:
        """A deed: how often, for what and at what cost; and how often by winners and by others."""
        counts = self.counts.get(what, np.zeros((3, len(self.games), len(self.games.seats))))
        won = self.games.by_seat("won").astype(float)
        times, points, cost = counts.sum(axis=2)
        by = {"winners": won, "others": 1 - won}
        ratios = {
            "times": (times, np.ones(len(times))),
            "points": (points, times),
            "cost": (cost, times),
            "yield": (points, cost),
            **{
                name: ((counts[0] * each).sum(axis=1), each.sum(axis=1))
                for name, each in by.items()
            },
        }
        return {name: ratio(name, *pair) for name, pair in ratios.items() if pair[1].any()}

    def plain(self) -> list[dict[str, Any]]:
        """All deeds with their figures, the dearest first."""
        found = [
            {"what": what, **{name: m.figure().plain for name, m in self.measures(what).items()}}
            for what in self.counts
        ]
        return sorted(found, key=lambda each: (-each["points"]["value"], -each["times"]["value"]))

    def against(self, printed: Worths) -> list[dict[str, Any]]:
        """What differs from the printed game, deed by deed and deal by deal."""
        both = set(self.games.columns["game"]) & set(printed.games.columns["game"])
        after, before = self.only(both), printed.only(both)
        found = []
        for what in dict.fromkeys([*before.counts, *after.counts]):
            old, new = before.measures(what), after.measures(what)
            pairs = [(name, new[name].against(old[name])) for name in new if name in old]
            found.append({"what": what, **{name: told_apart(figure) for name, figure in pairs}})
        return found

    def by_seat(self) -> list[dict[str, Any]]:
        """What each seat makes of each deed: points a game more or less than the seats' mean.

        What differs most comes first. Together they are the points of a game.
        """
        points = {what: counts[1] for what, counts in self.counts.items()}
        rest = self.games.by_seat("score") - sum(points.values(), np.zeros(()))
        found = []
        for what, each in {**points, ELSE: rest}.items():
            more = each - each.mean(axis=1, keepdims=True)
            figures = [average(what, column).figure() for column in more.T]
            if any(abs(figure.value) >= SEEN for figure in figures):
                seats = zip(self.games.seats, figures, strict=True)
                found.append({"what": what} | {seat: figure.plain for seat, figure in seats})
        return sorted(found, key=lambda row: -_apart(row, self.games.seats))

    def reasons(self) -> dict[str, Any]:
        """What parts the seats: by what, when, and how much each does."""
        return {"deeds": self.by_seat(), "course": self.by_stage(), "totals": self.totals()}

    def by_stage(self) -> list[dict[str, dict[str, float]]]:
        """The points of each seat more or less than the seats' mean, stage after stage."""
        more = self.course - self.course.mean(axis=2, keepdims=True)
        return [
            {
                seat: average(seat, column).figure().plain
                for seat, column in zip(self.games.seats, each.T, strict=True)
            }
            for each in more.transpose(1, 0, 2)
        ]

    def totals(self) -> dict[str, dict[str, dict[str, float]]]:
        """What each seat does in a game: how often, for how many points each, and at what cost."""
        whole: Floats = sum(self.counts.values(), np.zeros((3, len(self.games), 1)))
        found = {}
        for seat, (times, points, cost) in zip(
            self.games.seats, whole.transpose(2, 0, 1), strict=True
        ):
            each = [average("times", times), ratio("points", points, times), average("cost", cost)]
            found[seat] = {measure.name: measure.figure().plain for measure in each}
        return found


def _apart(row: dict[str, Any], seats: str) -> float:
    values = [row[seat]["value"] for seat in seats]
    return float(max(values) - min(values))


def listen(game: str, told: list[list[Telling]], seats: str, prices: Prices) -> Heard:
    """The deeds of these games: how often, for what and at what cost, and when."""
    at = {seat: i for i, seat in enumerate(seats)}
    found: dict[str, list[list[float]]] = {}
    course = np.zeros((len(told), STAGES, len(seats)))
    for number, tellings in enumerate(told):
        deeds = list(DEEDS.get(game, anything)(tellings, prices))
        for seat, what, points, cost in deeds:
            found.setdefault(what, []).append([number, at[seat], points, cost])
        for seat in seats:
            mine = [deed.points for deed in deeds if deed.seat == seat]
            for i, points in enumerate(mine):
                course[number, i * STAGES // len(mine), at[seat]] += points
    counts = {what: _summed(rows, len(told), len(seats)) for what, rows in found.items()}
    return Heard(counts, course.cumsum(axis=1))


def _summed(rows: list[list[float]], games: int, seats: int) -> Floats:
    """Deeds of a kind, by game and seat: how many, their points, their cost."""
    number, seat, points, cost = np.array(rows).T
    places = (number * seats + seat).astype(int)
    sums = [np.bincount(places, each, games * seats) for each in (None, points, cost)]
    return np.array(sums, float).reshape(3, games, seats)


def prices_of(experiment: Experiment) -> Prices:
    """The numbers of the rules that are played by."""
    tables = game_named(experiment.game).numbers
    printed = {name: n for t in tables for name, n in zip(t.names, t.printed, strict=True)}
    return printed | dict(experiment.numbers)


def why(games: Games) -> dict[str, Any]:
    """Who is best off where they sit, who worst, and how far they are apart: wins and points."""
    shares = games.shares
    points, half = (games.by_seat(what).astype(float) for what in ("score", "half"))
    best, least = int(shares.mean(axis=0).argmax()), int(shares.mean(axis=0).argmin())
    figures = {
        name: told_apart(average(name, columns[:, best] - columns[:, least]).figure())
        for name, columns in (("won", shares), ("points", points), ("half", half))
    }
    return {"best": games.seats[best], "least": games.seats[least]} | figures
