"""5er finden (J. P. K. Grunau, HABA 2020)."""

from __future__ import annotations

from collections.abc import Set

from handvoll.engine.errors import OptionError
from handvoll.engine.game import Game, Option, Options
from handvoll.engine.numbers import Numbers
from handvoll.engine.state import TABLE
from handvoll.games.fiver import say, text, view, why
from handvoll.games.fiver.actions import ACTIONS
from handvoll.games.fiver.hints import Quick
from handvoll.games.fiver.material import POINTS, SHAPES
from handvoll.games.fiver.score import HOURGLASS, LAST_ROUND
from handvoll.games.fiver.sheet import NONE
from handvoll.games.fiver.state import Fiver


def check(seats: int, options: Options) -> None:
    """Solo is for one player, and one player plays solo (P6, P22)."""
    if options["variant"] == "solo" and seats != 1:
        raise OptionError("fiver-solo-seats", rule="P22", seats=seats)
    if options["variant"] != "solo" and seats == 1:
        raise OptionError("fiver-alone", rule="P6")


def suit(seats: int, options: Options, wished: Set[str]) -> tuple[int, Options]:
    """Who wishes for solo wants one seat, who wishes for one seat wants solo; and back."""
    solo = options["variant"] == "solo"
    if solo == (seats == 1) or {"variant", "seats"} <= wished:
        return seats, options
    if "seats" in wished:
        return seats, {**options, "variant": "solo" if seats == 1 else "basic"}
    return 1 if solo else 2, options


def clock(state: Fiver) -> int | None:
    """How long the table waits with `limit` (P10) and with `time` (P9)."""
    if not state.actors() >> TABLE & 1:
        return None
    return int(state.limit if state.turner == NONE else state.seconds)


def next_round(state: Fiver) -> bool:
    """A roll after a judging begins a round (P6, P16)."""
    return bool(state.round > 0)


GAME: Game[Fiver, view.FiverView] = Game(
    name="fiver",
    title="5er finden",
    key="P",
    rules=1,
    seats=range(1, 5),
    actions=int(ACTIONS),
    options=(
        Option("variant", "basic", view.VARIANTS),  # P16, P22
        Option("tableau", "white", view.SIDES),  # P3
        Option("assist", False),  # P8
        Option("seconds", 30, range(10, 181)),  # P9
        Option("limit", 300, range(60, 3601)),  # P10
    ),
    new=view.new,
    view=view.view,
    guess=view.guess,
    event=view.event,
    reveals=view.reveals,
    kinds=view.TELLER.names(),
    read=text.read,
    write=text.write,
    why=why.why,
    say=say.say,
    types=view.TYPES,
    quick=Quick(),
    check=check,
    suit=suit,
    usual={"tableau": "mixed"},
    presets={"family": {seats: {"assist": True, "seconds": 60} for seats in range(2, 5)}},
    composite=True,
    merit=say.merit,
    clock=clock,
    next_round=next_round,
    ponder=7.0,
    listed=1,
    numbers=(
        Numbers(POINTS, tuple(f"points.{shape}" for shape in SHAPES), range(1, 51), falling=True),
        Numbers(HOURGLASS, ("points.hourglass",), range(51)),  # P12
        Numbers(LAST_ROUND, ("last_round",), range(1, 11)),  # P13
    ),
)
