"""The levels of every game: five characters each, who differ in what they overlook."""

from __future__ import annotations

from collections.abc import Callable

from handvoll.bots import fifteen, fiver, go5, highfive, igo, search
from handvoll.bots.mind import Mind
from handvoll.bots.search import Flat, Search
from handvoll.engine.game import game_named
from handvoll.engine.playout import Anything
from handvoll.engine.state import Policy

LEVELS = ("1", "2", "3", "4", "5")
USUAL = "2"  # where nobody chose
HOLDER = "3"  # who holds the seat of somebody absent is never better than this
ADVISER = "5"  # gives hints

COMPILED = not str(search.__file__).endswith(".py")
SLOWER = 100  # times; so much less is thought where the rules are interpreted
FEW = 16  # iterations that there is always time for

CHARACTERS: dict[str, Callable[[], list[Policy]]] = {
    "fifteen": fifteen.characters,
    "go5": go5.characters,
    "highfive": highfive.characters,
    "igo": igo.characters,
    "fiver": fiver.characters,
}


def anybody(game: str) -> list[Policy]:
    """The levels of a game that nobody has written characters for."""
    quick = game_named(game).quick
    return [Anything(), quick, quick, Flat(Mind(quick), 60), Flat(Mind(quick), 600)]


def character(game: str, level: str) -> Policy:
    """A fresh player of a level."""
    five = CHARACTERS[game]() if game in CHARACTERS else anybody(game)
    policy = five[LEVELS.index(level)]
    if not COMPILED:
        think_less(policy, SLOWER)
    return policy


def think_less(policy: Policy, times: int) -> None:
    """Let a player search so many times less, if it searches at all."""
    if thinking := search_of(policy):
        thinking.iterations = max(min(thinking.iterations, FEW), thinking.iterations // times)


def search_of(policy: Policy) -> Search | None:
    """The search a player thinks with, if it thinks at all."""
    thinking = getattr(policy, "search", policy)
    return thinking if isinstance(thinking, Search) else None
