"""Measures of a game: each a figure with its interval, and compared deal by deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from handvoll.engine.state import SEATS
from handvoll.lab.experiment import Experiment, Stretch

Floats = npt.NDArray[np.float64]
NORMAL = 1.96  # standard errors of a 95 % interval
FEWEST = 2  # games that an interval needs


@dataclass(frozen=True)
class Figure:
    """A number and how far it may be from the truth, 19 times of 20."""

    value: float
    reach: float

    @property
    def plain(self) -> dict[str, float]:
        """For JSON."""
        low, high = self.value - self.reach, self.value + self.reach
        return {"value": round(self.value, 6), "low": round(low, 6), "high": round(high, 6)}


@dataclass(frozen=True)
class Measure:
    """Something found out of many games: its value, and how far each game pulls that away.

    Means of pulls are errors of the value.
    """

    name: str
    value: float
    pull: Floats
    percent: bool = False

    def figure(self) -> Figure:
        """Its value, with its interval."""
        return Figure(self.value, reach(self.pull))

    def against(self, printed: Measure) -> Figure:
        """The difference to the same measure of the same deals in another game."""
        return Figure(self.value - printed.value, reach(self.pull - printed.pull))


def ratio(name: str, part: Floats, whole: Floats, percent: bool = False) -> Measure:
    """So much of something for so much of something else, game by game."""
    value = float(part.sum() / whole.sum())
    return Measure(name, value, (part - value * whole) / whole.mean(), percent)


def average(name: str, numbers: Floats, percent: bool = False) -> Measure:
    """So much of something in a game."""
    return ratio(name, numbers, np.ones(len(numbers)), percent)


def told_apart(figure: Figure) -> dict[str, Any]:
    """A difference for JSON, and whether it is surely one."""
    return figure.plain | {"sure": abs(figure.value) > figure.reach}


def reach(errors: Floats) -> float:
    """Half of the interval of a mean."""
    if len(errors) < FEWEST:
        return float("nan")
    return float(NORMAL * errors.std(ddof=1) / np.sqrt(len(errors)))


class Games:
    """The rows of an experiment by column."""

    def __init__(self, experiment: Experiment, stretches: list[Stretch]) -> None:
        self.experiment = experiment
        numbers = np.frombuffer(b"".join(each.numbers for each in stretches), np.int64)
        rows = numbers.reshape(-1, len(experiment.columns))
        rows = rows[rows[:, experiment.columns.index("failed")] == 0]
        self.columns: dict[str, npt.NDArray[Any]] = dict(
            zip(experiment.columns, rows.T, strict=True)
        )
        self.seats = SEATS[: experiment.seats]

    def only(self, games: set[int]) -> Games:
        """Some of the games."""
        some = Games(self.experiment, [])
        inside = np.isin(self.columns["game"], list(games))
        some.columns = {name: column[inside] for name, column in self.columns.items()}
        return some

    def __len__(self) -> int:
        return len(self.columns["game"])

    def by_seat(self, what: str) -> npt.NDArray[np.int64]:
        """A column of each seat, side by side."""
        return np.stack([self.columns[f"{what}_{seat}"] for seat in self.seats], axis=1)

    @property
    def shares(self) -> Floats:
        """By game and seat: what of the win is theirs."""
        won = self.by_seat("won")
        shares: Floats = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
        return shares

    @property
    def margin(self) -> Floats:
        """By game: how far the best is ahead of the next."""
        ranked = np.sort(self.by_seat("score"), axis=1)
        margin: Floats = (ranked[:, -1] - ranked[:, -2]).astype(float)
        return margin

    def leads(self) -> tuple[Floats, Floats]:
        """By game: how far one seat is ahead at half-time (0: nobody is), and what it won of it."""
        half = self.by_seat("half")
        ranked = np.sort(half, axis=1)
        lead = (ranked[:, -1] - ranked[:, -2]).astype(float)
        won = self.shares[np.arange(len(self)), half.argmax(axis=1)]
        return lead, won


def measures(games: Games) -> list[Measure]:
    """All that is measured of a game."""
    found = []
    shares, scores = games.shares, games.by_seat("score").astype(float)
    together = len(games.seats) > 1
    for i, seat in enumerate(games.seats):
        if together:
            found.append(average(f"won_{seat}", shares[:, i], percent=True))
        found.append(average(f"score_{seat}", scores[:, i]))
    moves = games.columns["moves"].astype(float)
    found.append(average("moves", moves))
    forced = games.columns["forced"].astype(float)
    found.append(ratio("forced", forced, moves, percent=True))
    if together:
        shared = (games.by_seat("won").sum(axis=1) > 1).astype(float)
        found.append(average("shared", shared, percent=True))
        found.append(average("margin", games.margin))
        lead, won = games.leads()
        ahead = (lead > 0).astype(float)
        if ahead.any():
            found.append(ratio("half_time", won * ahead, ahead, percent=True))
    return found
