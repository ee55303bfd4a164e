"""Go5 (A. Mumper, NSV 2019)."""

from __future__ import annotations

from handvoll.engine.game import Game, Option
from handvoll.engine.numbers import Numbers
from handvoll.engine.state import MANY
from handvoll.games.go5 import say, text, view, why
from handvoll.games.go5.actions import ACTIONS, PASS
from handvoll.games.go5.hints import Quick
from handvoll.games.go5.score import POINTS
from handvoll.games.go5.state import Go5
from handvoll.games.go5.table import DEAL

COUNTED = [
    "five_black",
    "five",
    "five_with_joker",
    "four",
    "three",
    "ended",
    "left",
    "left_special",
]


def waive(state: Go5, seat: int) -> int | None:
    """Who is too slow to call passes (G21)."""
    calling = state.mover == MANY and state.actors() >> seat & 1
    return int(PASS) if calling else None


def next_round(state: Go5) -> bool:
    """A deal after the first begins a round; mixing the discards does not (G26)."""
    return bool(state.phase == DEAL and state.round > 0)


GAME: Game[Go5, view.Go5View] = Game(
    name="go5",
    title="Go5",
    key="G",
    rules=1,
    seats=range(2, 5),
    actions=int(ACTIONS),
    options=(
        Option("target", 500, range(100, 2001)),  # G25
        Option("rounds", 30, range(1, 101)),  # G25
    ),
    presets={"short": {seats: {"target": 200} for seats in range(2, 5)}},
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
    preview=view.preview,
    merit=say.merit,
    waive=waive,
    next_round=next_round,
    numbers=(Numbers(POINTS, tuple(f"points.{name}" for name in COUNTED), range(1001)),),
)
