"""A state as seats see it: between the steps of a move it is seen as it was before the move."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from handvoll.engine.game import Game, View
from handvoll.engine.state import State


class Steady:
    """A state that is stepped; views are of whole moves, and who began one is told its steps."""

    def __init__(self, game: Game[Any, Any], state: State) -> None:
        self.game = game
        self.now = state
        self.whole = state  # before the move under way
        self.begun: list[int] = []
        self.by = 0

    def step(self, seat: int, n: int) -> None:
        """Take a step."""
        if self.game.composite and not self.begun:
            self.whole = self.now.copy()
        self.now.step(seat, n)
        self.by, self.begun = seat, [*self.begun, n] if self.now.halfway else []
        if not self.begun:
            self.whole = self.now

    def view(self, seat: int) -> View:
        """What a seat may know."""
        view: View = self.game.view(self.whole, seat)
        view["rules"] = self.game.rules
        view["begun"] = self.begun_by(seat)
        return view

    def begun_by(self, seat: int) -> list[int]:
        """The steps of a move that a seat is in the middle of."""
        return self.begun if seat == self.by else []

    def redeal(self, seat: int, rng: Random) -> None:
        """Draw anew what a seat cannot know, and begin its move again."""
        begun, self.begun, self.now = self.begun, [], self.whole
        self.now.redeal(seat, rng)
        for step in begun:
            self.step(seat, step)

    def copy(self) -> Steady:
        """Independent of this one."""
        other = Steady(self.game, self.now.copy())
        other.whole = self.whole.copy() if self.begun else other.now
        other.begun, other.by = self.begun, self.by
        return other
