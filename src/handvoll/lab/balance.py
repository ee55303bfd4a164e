"""A game's balance: what many games say about it, and about it with other numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from handvoll.bots.levels import LEVELS
from handvoll.engine.errors import HandvollError
from handvoll.lab.experiment import Experiment, Stretch
from handvoll.lab.measures import Figure, Floats, Games, Measure, measures, reach, told_apart
from handvoll.lab.worth import Worths, why

BINS = 40  # bars of a histogram, at most
WEAKER = LEVELS[0]  # who shows what skill is worth
LEADS = 4  # groups of leads at half-time

Play = Callable[[Experiment, int], list[Stretch]]  # so many games of an experiment
Report = dict[str, Any]  # plain data, as it is written to JSON


@dataclass(frozen=True)
class Side:
    """A game that was played often: as printed, or changed."""

    games: Games
    deeds: Worths
    luck: list[Measure]

    @classmethod
    def played(cls, experiment: Experiment, games: int, play: Play) -> Side:
        """Play all that is needed; raises a HandvollError if bots broke every game."""
        found = Games(experiment, play(experiment, games))
        if not len(found):
            raise HandvollError("lab-all-broken", games=games)
        return cls(found, Worths.of(found), luck(found, play))


def balance(printed: Experiment, other: Experiment | None, games: int, play: Play) -> Report:
    """Play a game, and perhaps a changed one with the same deals, and say what came out."""
    base = Side.played(printed, games, play)
    report = {"games": games, "printed": about(base)}
    if other:
        changed = Side.played(other, games, play)
        report["what_if"] = about(changed)
        both = set(base.games.columns["game"]) & set(changed.games.columns["game"])  # not broken
        pair = [measures(side.games.only(both)) for side in (base, changed)]
        report["differences"] = differences(*pair) | differences(base.luck, changed.luck)
        report["deed_differences"] = changed.deeds.against(base.deeds)
    return report


def about(side: Side) -> Report:
    """All about one game."""
    games = side.games
    found = [*measures(games), *side.luck]
    together = len(games.seats) > 1
    return {
        "experiment": asdict(games.experiment),
        "counted": len(games),
        "measures": {each.name: each.figure().plain for each in found},
        "percent": [each.name for each in found if each.percent],
        "scores": {
            seat: spread(points, games.by_seat("score"))
            for seat, points in zip(games.seats, games.by_seat("score").T, strict=True)
        },
        "length": spread(games.columns["moves"]),
        "dead": spread(100 * games.columns["forced"] / games.columns["moves"]),
        "half_time": half_time(games),
        "deeds": side.deeds.plain(),
        "why": why(games) | side.deeds.reasons() if together else None,
    }


def differences(printed: list[Measure], changed: list[Measure]) -> Report:
    """Every measure of the changed game less that of the printed one, deal by deal."""
    before = {each.name: each for each in printed}
    pairs = [(each, before[each.name]) for each in changed if each.name in before]
    return {
        each.name: told_apart(each.against(old))
        for each, old in pairs
        if len(each.pull) == len(old.pull)
    }


def spread(values: Any, among: Any = None) -> dict[str, Any]:
    """A distribution as bars: where they begin and end, and how many games each has.

    Bars are as wide as those of all numbers it stands `among`, and hold as many different ones
    each; `single`: just one.
    """
    among = values if among is None else among
    low, high = float(np.floor(among.min())), float(np.floor(among.max()))
    whole = np.issubdtype(among.dtype, np.integer)
    step = max(int(np.gcd.reduce(among - among.min(), axis=None)), 1) if whole else 1
    width = max(np.ceil((high - low + 1) / step / BINS), 1) * step
    edges = np.arange(low, high + width + 0.5, width)
    counts, _ = np.histogram(values, edges)
    single = bool(whole and width == step)
    return {"edges": edges.tolist(), "games": counts.tolist(), "single": single}


def half_time(games: Games) -> list[dict[str, Any]]:
    """How often who is ahead at half-time wins, by how far they are ahead."""
    if len(games.seats) == 1:
        return []
    lead, won = games.leads()
    ahead = lead > 0
    if not ahead.any():
        return []
    cuts = np.unique(np.quantile(lead[ahead], np.linspace(0, 1, LEADS + 1)))
    groups = np.clip(np.searchsorted(cuts, lead[ahead], side="right") - 1, 0, max(len(cuts) - 2, 0))
    found = []
    for group in np.unique(groups):
        inside = groups == group
        leads, wins = lead[ahead][inside], won[ahead][inside]
        figure = Figure(float(wins.mean()), reach(wins))
        found.append({"from": float(leads.min()), "to": float(leads.max())} | figure.plain)
    return found


def luck(games: Games, play: Play) -> list[Measure]:
    """What of the difference between seats is the deal's, what the players', and what is left.

    Every deal is played twice: a better player sits at A and a weaker one at B, then they change
    places. What both have in common is the deal; what turns with the players is skill. (Where who
    is dealt what hangs on who started, as in I Go!, a deal's luck goes along with the player.)
    """
    experiment = games.experiment
    if experiment.seats == 1:
        return []
    strong = experiment.bots[0] if experiment.bots[0] != WEAKER else "quick"
    rest = experiment.bots[2:]
    deals = max(len(games) // 4, 2)
    one = replace(experiment, bots=(strong, WEAKER, *rest))
    two = replace(experiment, bots=(WEAKER, strong, *rest), again=1)
    first, second = (Games(each, play(each, deals)) for each in (one, two))
    both = set(first.columns["game"]) & set(second.columns["game"])  # no bot broke them
    return shares_of(*(_margins(each.only(both)) for each in (first, second))) if both else []


def _margins(games: Games) -> Floats:
    """By deal: the points that A is ahead of B."""
    points = games.by_seat("score").astype(float)
    margins: Floats = points[:, 0] - points[:, 1]
    return margins


def shares_of(first: Floats, second: Floats) -> list[Measure]:
    """The shares of deal, players and the rest in the variance of a margin."""
    both = (first - first.mean()) * (second - second.mean())
    both *= np.sign(both.mean())  # of the deal, whether it stays with the seat or with the player
    slope = (first.mean() - second.mean()) / 2
    alone = ((first - first.mean()) ** 2 + (second - second.mean()) ** 2) / 2
    whole = float(alone.mean() + slope**2) or 1.0
    deal, turned = float(both.mean()) / whole, float(slope**2) / whole
    pulls = (both - deal * alone, slope * (first - second), alone - both)
    values = (deal, turned, 1 - deal - turned)
    return [
        Measure(f"luck_{part}", value, pull / whole, percent=True)
        for part, value, pull in zip(("deal", "players", "rest"), values, pulls, strict=True)
    ]
