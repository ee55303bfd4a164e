"""The dailies: what is asked today, how somebody did, and beside whom."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from handvoll.engine.game import Saying

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class OpenDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Play the daily of a game: the try that counts where there is one, else a free one."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    day: Day | None = None  # None: today


class DailyGame(Struct, frozen=True):
    """How far somebody is with one daily."""

    game: str
    state: Literal["new", "begun", "done"]
    table: str | None = None  # of the try that counts
    score: float | None = None
    fingers: int | None = None  # one to five


class Streak(Struct, frozen=True):
    """Days played in a row; a missed one is forgiven."""

    days: int
    longest: int


class DailyInfo(Struct, frozen=True):
    """The five of a day."""

    day: str
    today: str
    seed: str  # the published one: anybody can work out the deals
    seconds: int  # until the next day begins
    games: list[DailyGame]
    streak: Streak


class Interval(Struct, frozen=True):
    """A figure and where it lies for certain, or with 95 %; the same three times: exact."""

    value: float
    low: float
    high: float


class DailyResult(Struct, frozen=True):
    """How somebody did, and everything it is compared with."""

    day: str
    game: str
    counted: bool
    score: Interval
    fingers: int
    best: Interval
    exact: bool  # whether there is nothing better for certain
    levels: list[Interval]
    less: bool  # whether less is better
    others: int  # people here whose try counted, oneself left out
    beaten: int  # of them
    level_with: int  # as good as oneself
    sayings: list[Saying]  # the moves of the best
    table: str
    number: int  # in the derivation of the day's seed
