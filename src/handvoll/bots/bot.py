"""A bot maps a view to a move; it never gets the state."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal, NamedTuple, Protocol

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.elsewhere import is_stranger, plays, strangers
from handvoll.bots.levels import ADVISER, LEVELS, character, search_of, think_less
from handvoll.engine.chance import Rng
from handvoll.engine.errors import HandvollError
from handvoll.engine.game import View, game_of
from handvoll.engine.playout import Anything
from handvoll.engine.state import SEATS, Policy

SURE = 0.10  # of the chance to win: so far ahead of the next best a move is surely best
LIKELY = 0.03


class Bot(Protocol):
    """Chooses a move for the seat whose view it is given."""

    def choose(self, view: View, rng: Rng, budget: float = 0.0) -> str:
        """The text of a legal move, thought about for at most `budget` seconds (0: no limit)."""


class PolicyBot:
    """Plays by a compiled policy (None: the game's quick one), on a state guessed from the view."""

    def __init__(self, policy: Policy | None = None) -> None:
        self.policy = policy

    def choose(self, view: View, rng: Rng, budget: float = 0.0) -> str:
        """The policy's move in a state that the view allows."""
        game = game_of(view)
        state = game.guess(view, rng)
        seat = SEATS.index(view["seat"])
        out = vec[i64]([0] * int(state.room()))
        policy = self.policy or game.quick
        if search := search_of(policy):
            search.seconds = budget
        n = policy.move(state, seat, Random(rng.randrange(1 << 60)), out)
        return game.write(state, seat, [int(out[i]) for i in range(int(n))])


Sure = Literal["sure", "likely", "close"]


class Advice(NamedTuple):
    """A move, and how far it is ahead: "sure", "likely" or "close"."""

    move: str
    sure: Sure


def advise(view: View, rng: Rng, budget: float = 0.0, ease: int = 1) -> Advice:
    """What the best player would do, thinking so many times less, and how sure it is."""
    policy = character(view["game"], ADVISER)
    think_less(policy, ease)
    move = PolicyBot(policy).choose(view, rng, budget)
    search = search_of(policy)
    lead = search.lead if search else 1.0
    return Advice(move, "sure" if lead >= SURE else "likely" if lead >= LIKELY else "close")


def random_bot(game: str) -> Bot:
    """Makes any legal move."""
    return PolicyBot(Anything())


def quick_bot(game: str) -> Bot:
    """Plays the game's quick hand-written policy."""
    return PolicyBot()


def level_bot(level: str, game: str) -> Bot:
    """One of the five characters of a game."""
    return PolicyBot(character(game, level))


# By name. The levels are for people; the other two are for the laboratory.
BOTS: dict[str, Callable[[str], Bot]] = {
    **{level: partial(level_bot, level) for level in LEVELS},
    "random": random_bot,
    "quick": quick_bot,
    **strangers(),
}


def known_bot(name: str, game: str) -> str:
    """A bot that plays a game, those for the laboratory too; raises HandvollError."""
    if name not in BOTS or not plays(name, game):
        known = ", ".join(each for each in BOTS if plays(each, game))
        raise HandvollError("lab-bot", bot=name[:40], known=known)
    return name


def bots_of(game: str) -> list[str]:
    """The names of all bots that people may choose for a game."""
    return [*LEVELS, *(name for name in BOTS if is_stranger(name) and plays(name, game))]
