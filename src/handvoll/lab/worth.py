"""What deeds are worth: how often they are done, for what and by whom; each with its interval."""

from __future__ import annotations

from typing import Any

import numpy as np

from handvoll.engine.game import Telling, game_named
from handvoll.lab.deeds import DEEDS, Prices, anything
from handvoll.lab.experiment import Experiment
from handvoll.lab.measures import Floats, Games, Measure, average, ratio, told_apart

HEARD = 1_000  # games whose deeds are looked at, at most
ELSE = "else"  # points that none of the deeds explains
SEEN = 0.005  # points a game from which on they are worth a line

Counts = dict[str, Floats]  # by deed: how often, for what and at what cost, by game and seat


class Worths:
    """What was done in the first games of an experiment."""

    def __init__(self, games: Games, counts: Counts) -> None:
        self.games = games
        self.counts = counts

    @classmethod
    def of(cls, games: Games) -> Worths:
        """Play the first games again and listen."""
        first = games.only(set(range(HEARD)))
        experiment = games.experiment
        told = experiment.told(int(first.columns["game"].max(initial=-1)) + 1)
        heard = [told[number] for number in first.columns["game"]]  # no bot broke these
        counts = counted(experiment.game, heard, games.seats, prices_of(experiment))
        return cls(first, counts)

    def only(self, games: set[int]) -> Worths:
        """The same of some of the games."""
        inside = np.isin(self.games.columns["game"], list(games))
        counts = {what: counts[:, inside] for what, counts in self.counts.items()}
        return Worths(self.games.only(games), counts)

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


def _apart(row: dict[str, Any], seats: str) -> float:
    values = [row[seat]["value"] for seat in seats]
    return float(max(values) - min(values))


def counted(game: str, told: list[list[Telling]], seats: str, prices: Prices) -> Counts:
    """The deeds of these games: how often, for what and at what cost, by game and seat."""
    found: Counts = {}
    for number, tellings in enumerate(told):
        for seat, what, points, cost in DEEDS.get(game, anything)(tellings, prices):
            counts = found.setdefault(what, np.zeros((3, len(told), len(seats))))
            counts[:, number, seats.index(seat)] += (1, points, cost)
    return found


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
