"""A game's balance: what many games say about it, and about it with other numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

import numpy as np

from handvoll.bots.levels import LEVELS
from handvoll.engine.game import game_named
from handvoll.lab.deeds import worths
from handvoll.lab.experiment import Experiment, Stretch
from handvoll.lab.measures import Figure, Floats, Games, Measure, measures, reach

HEARD = 1_000  # games whose deeds are looked at
BINS = 40  # bars of a histogram, at most
WEAKER = LEVELS[0]  # who shows what skill is worth
LEADS = 4  # groups of leads at half-time

Play = Callable[[Experiment, int], list[Stretch]]  # so many games of an experiment
Report = dict[str, Any]  # plain data, as it is written to JSON


def balance(printed: Experiment, other: Experiment | None, games: int, play: Play) -> Report:
    """Play a game, and perhaps a changed one with the same deals, and say what came out."""
    base = Games(printed, play(printed, games))
    report = {"games": games, "printed": about(base, play)}
    if other:
        changed = Games(other, play(other, games))
        report["what_if"] = about(changed, play)
        both = set(base.columns["game"]) & set(changed.columns["game"])  # no bot broke them
        pair = measures(base.only(both)), measures(changed.only(both))
        report["differences"] = differences(*pair)
    return report


def about(games: Games, play: Play) -> Report:
    """All about one game."""
    found = measures(games)
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
        "luck": luck(games, play),
        "deeds": deeds(games),
    }


def differences(printed: list[Measure], changed: list[Measure]) -> Report:
    """Every measure of the changed game less that of the printed one, deal by deal."""
    before = {each.name: each for each in printed}
    pairs = [(each, before[each.name]) for each in changed if each.name in before]
    return {each.name: _told_apart(each.against(old)) for each, old in pairs}


def _told_apart(figure: Figure) -> dict[str, Any]:
    return figure.plain | {"sure": abs(figure.value) > figure.reach}


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


def luck(games: Games, play: Play) -> dict[str, dict[str, float]] | None:
    """What of the difference between seats is the deal's, what the players', and what is left.

    Every deal is played twice: a better player sits at A and a weaker one at B, then they change
    places. What both have in common is the deal; what turns with the players is skill. (Where who
    is dealt what hangs on who started, as in I Go!, a deal's luck goes along with the player.)
    """
    experiment = games.experiment
    if experiment.seats == 1:
        return None
    strong = experiment.bots[0] if experiment.bots[0] != WEAKER else "quick"
    rest = experiment.bots[2:]
    deals = max(len(games) // 4, 2)
    one = replace(experiment, bots=(strong, WEAKER, *rest))
    two = replace(experiment, bots=(WEAKER, strong, *rest), again=1)
    first, second = (_margins(each, deals, play) for each in (one, two))
    return {name: figure.plain for name, figure in shares_of(first, second).items()}


def _margins(experiment: Experiment, deals: int, play: Play) -> Floats:
    """By deal: the points that A is ahead of B."""
    games = Games(experiment, play(experiment, deals))
    points = games.by_seat("score").astype(float)
    margins: Floats = points[:, 0] - points[:, 1]
    return margins


def shares_of(first: Floats, second: Floats) -> dict[str, Figure]:
    """The shares of deal, players and the rest in the variance of a margin."""
    n = min(len(first), len(second))
    first, second = first[:n], second[:n]
    both = (first - first.mean()) * (second - second.mean())
    both *= np.sign(both.mean())  # of the deal, whether it stays with the seat or with the player
    skill = (first.mean() - second.mean()) ** 2 / 4
    alone = ((first - first.mean()) ** 2 + (second - second.mean()) ** 2) / 2
    whole = float(alone.mean() + skill) or 1.0
    deal, turned = float(both.mean()) / whole, float(skill) / whole
    slope = abs(first.mean() - second.mean()) / 2  # of the square, for its error
    apart = reach(first - second) * slope / whole
    return {
        "deal": Figure(deal, reach(both - deal * alone) / whole),
        "players": Figure(turned, float(apart)),
        "rest": Figure(1 - deal - turned, reach(alone - both) / whole),
    }


def deeds(games: Games) -> list[dict[str, Any]]:
    """What combinations, shapes, sets are worth."""
    experiment = games.experiment
    heard = min(HEARD, len(games))
    told = experiment.told(heard)
    won = games.by_seat("won")[:heard]
    winners = [{seat for seat, one in zip(games.seats, row, strict=True) if one} for row in won]
    tables = game_named(experiment.game).numbers
    prices = {name: n for t in tables for name, n in zip(t.names, t.printed, strict=True)}
    prices |= dict(experiment.numbers)
    found = worths(experiment.game, told, winners, experiment.seats, prices)
    return [{key: _rounded(value) for key, value in each._asdict().items()} for each in found]


def _rounded(value: Any) -> Any:
    return round(value, 4) if isinstance(value, float) else value
