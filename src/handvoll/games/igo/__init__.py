"""I Go! (L. Colovini, FoxMind 2012)."""

from __future__ import annotations

from handvoll.engine.game import Game, Option
from handvoll.engine.numbers import Numbers
from handvoll.games.igo import say, text, view, why
from handvoll.games.igo.actions import ACTIONS
from handvoll.games.igo.hints import Quick
from handvoll.games.igo.score import POINTS
from handvoll.games.igo.state import IGo


def next_round(state: IGo) -> bool:
    """Every deal after the first begins a hand (I7, I16)."""
    return bool(state.head > 0)


GAME: Game[IGo, view.IGoView] = Game(
    name="igo",
    title="I Go!",
    key="I",
    rules=1,
    seats=range(2, 5),
    actions=int(ACTIONS),
    options=(
        Option("target", 4, range(1, 11)),  # I17
        Option("patience", 0, range(4)),  # I21
    ),
    presets={
        "short": {seats: {"target": 2} for seats in range(2, 5)},
        "family": {seats: {"patience": 1} for seats in range(2, 5)},  # I21
    },
    new=view.new,
    view=view.view,
    guess=view.guess,
    event=view.event,
    reveals=view.reveals,
    kinds=view.TELLER.names("dealt", "showed"),
    read=text.read,
    write=text.write,
    why=why.why,
    say=say.say,
    types=view.TYPES,
    quick=Quick(),
    composite=True,
    preview=view.preview,
    merit=say.merit,
    next_round=next_round,
    numbers=(Numbers(POINTS, ("points.caller", "points.others"), range(1, 6)),),  # I16
)
