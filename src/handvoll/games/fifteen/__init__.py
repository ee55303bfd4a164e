"""15GO! (Van der Meulen, 2018)."""

from __future__ import annotations

from collections.abc import Set

from handvoll.engine.errors import OptionError
from handvoll.engine.game import Game, Option, Options
from handvoll.engine.numbers import Numbers
from handvoll.games.fifteen import say, text, view, why
from handvoll.games.fifteen.actions import ACTIONS
from handvoll.games.fifteen.hints import Quick
from handvoll.games.fifteen.material import HIGHEST
from handvoll.games.fifteen.score import WORTH
from handvoll.games.fifteen.state import Fifteen

COUNTED = ("points.full_row", "points.first_out", "points.less", "rows_of_one_colour")


def check(seats: int, options: Options) -> None:
    """What the options ask of each other (F2, F8)."""
    cards = int(options["colours"]) * int(HIGHEST)
    if cards % seats:
        raise OptionError("fifteen-uneven", rule="F2", cards=cards, seats=seats)
    if options["overlook"] and options["points"]:
        raise OptionError("fifteen-overlook-points", rule="F8")


def unaided(options: Options) -> str | None:
    """Where quick eyes win, nobody is shown where a card fits (F8)."""
    return "F8" if options["overlook"] else None


def suit(seats: int, options: Options, wished: Set[str]) -> tuple[int, Options]:
    """As many colours as can be dealt (F2); of sharp eyes and points the one wished for (F8)."""
    if "colours" not in wished and int(options["colours"]) * int(HIGHEST) % seats:
        even = [each for each in range(2, 9) if each * int(HIGHEST) % seats == 0]
        nearest = min(even, key=lambda each: abs(each - int(options["colours"])))
        options = {**options, "colours": nearest}
    if options["overlook"] and options["points"] and len(wished & {"overlook", "points"}) == 1:
        options = {**options, "overlook" if "points" in wished else "points": False}
    return seats, options


GAME: Game[Fifteen, view.FifteenView] = Game(
    name="fifteen",
    title="15GO!",
    key="F",
    rules=1,
    seats=range(2, 7),
    actions=int(ACTIONS),
    options=(
        Option("colours", 8, range(2, 9)),  # F2
        Option("overlook", False),  # F8
        Option("open_first", False),  # F14
        Option("own_pile", False),  # F15
        Option("borrow", False),  # F16
        Option("points", False),  # F18
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
    merit=say.merit,
    quick=Quick(),
    check=check,
    unaided=unaided,
    forced=("keep",),
    suit=suit,
    numbers=(Numbers(WORTH, COUNTED, range(1, 32)),),  # F12, F18
    presets={"short": {2: {"colours": 4}, 3: {"colours": 6}}},  # F2: the rulebook's tip
)
