"""High Five! (Nils van Teijlingen, 2010)."""

from __future__ import annotations

from handvoll.engine.game import Game
from handvoll.engine.numbers import Numbers
from handvoll.games.highfive import say, text, view, why
from handvoll.games.highfive.actions import ACTIONS
from handvoll.games.highfive.hints import Quick
from handvoll.games.highfive.material import DEALT, DRAWN
from handvoll.games.highfive.score import LAST_CARD, POINTS
from handvoll.games.highfive.state import HighFive

COMBINATIONS = (
    *("high_five", "highest_colour_run", "colour_run", "four", "three_and_pair"),
    *("colour", "run", "three", "two_pairs", "pair", "nothing"),
)

GAME: Game[HighFive, view.HighFiveView] = Game(
    name="highfive",
    title="High Five!",
    key="H",
    rules=1,
    seats=range(2, 5),
    actions=int(ACTIONS),
    options=(),
    new=view.new,
    view=view.view,
    guess=view.guess,
    event=view.event,
    reveals=view.reveals,
    kinds=view.TELLER.names("drew"),
    read=text.read,
    write=text.write,
    why=why.why,
    say=say.say,
    types=view.TYPES,
    quick=Quick(),
    composite=True,
    preview=view.preview,
    merit=say.merit,
    listed=1,
    numbers=(
        Numbers(POINTS, tuple(f"points.{name}" for name in COMBINATIONS), range(101), falling=True),
        Numbers(LAST_CARD, ("points.last_card",), range(101)),
        Numbers(DEALT, ("dealt",), range(2, 11)),
        Numbers(DRAWN, ("drawn",), range(1, 5)),
    ),
)
