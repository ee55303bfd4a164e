"""A bot maps a view to a move; it never gets the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.chance import Rng
from handvoll.engine.game import View, game_of
from handvoll.engine.playout import Anything
from handvoll.engine.state import SEATS, Policy


class Bot(Protocol):
    """Chooses a move for the seat whose view it is given."""

    def choose(self, view: View, rng: Rng) -> str:
        """The text of a legal move."""


class PolicyBot:
    """Plays by a compiled policy (None: the game's quick one), on a state guessed from the view."""

    def __init__(self, policy: Policy | None = None) -> None:
        self.policy = policy

    def choose(self, view: View, rng: Rng) -> str:
        game = game_of(view)
        state = game.guess(view, rng)
        seat = SEATS.index(view["seat"])
        out = vec[i64]([0] * int(state.room()))
        policy = self.policy or game.quick
        n = policy.move(state, seat, Random(rng.randrange(1 << 60)), out)
        return game.write(state, seat, [int(out[i]) for i in range(int(n))])


def random_bot(game: str) -> Bot:
    """Makes any legal move."""
    return PolicyBot(Anything())


def quick_bot(game: str) -> Bot:
    """Plays the game's quick hand-written policy."""
    return PolicyBot()


BOTS: dict[str, Callable[[str], Bot]] = {"random": random_bot, "quick": quick_bot}
