"""How the coach judges each game: whose play-outs, how many deals, and what counts in the end."""

from __future__ import annotations

from collections.abc import Callable

from handvoll.bots.adjusted import Fair
from handvoll.bots.fiver import Finder
from handvoll.bots.foresight import Foresight
from handvoll.bots.go5 import Breadth
from handvoll.bots.highfive import BestLays
from handvoll.bots.igo import Belief
from handvoll.bots.levels import COMPILED
from handvoll.bots.mind import Mind
from handvoll.bots.value import Ends
from handvoll.engine.game import game_named
from handvoll.engine.state import State
from handvoll.games.highfive.hints import Quick

MOVES = 8  # looked at, of a quick player's favourites, where there are very many
LOOKS = 40_000  # at positions of 15GO!, to prove who wins: five times what the longest proof took
FEW_LOOKS = 1_000  # where the rules are interpreted
MINDS: dict[str, Callable[[], Mind]] = {
    "fifteen": lambda: Foresight(LOOKS if COMPILED else FEW_LOOKS),
    "go5": lambda: Breadth(MOVES, sharp=True),
    "highfive": lambda: BestLays(MOVES, Quick()),
    "igo": lambda: Belief(learned=True),
    "fiver": Finder,
}
IN_POINTS = frozenset({"fiver"})  # alone or not, one plays for points there
IN_ROUNDS = frozenset({"go5", "igo"})  # play-outs end with a round or a hand

# Deals imagined for each thing judged, so that a game takes some ten seconds.
DEALS: dict[str, int] = {"fifteen": 100, "go5": 200, "highfive": 100, "igo": 1000, "fiver": 60}
DEALS_ELSEWHERE = 100
FEW = 4  # deals, for whoever is in a hurry
# Where the rules are interpreted, so that a game takes half a minute.
DEALS_SLOWLY: dict[str, int] = {"fifteen": 24, "go5": 16, "highfive": 4, "igo": 100, "fiver": 40}
SKETCH = 12  # times fewer for a first curve


def ends_of(game: str) -> Ends:
    """What the coach plays on with, and what counts."""
    mind = MINDS[game]() if game in MINDS else Mind(game_named(game).quick)
    return Ends(mind, game in IN_POINTS)


def fair_play(game: str, start: State, deals: int) -> Fair:
    """Matches of a game without their luck."""
    mind = ends_of(game).mind
    return Fair(mind if game in IN_ROUNDS else Mind(mind.rollout), start, deals)


def usual_deals(game: str) -> int:
    """As many deals as there is time for."""
    return DEALS.get(game, DEALS_ELSEWHERE) if COMPILED else DEALS_SLOWLY.get(game, FEW)
