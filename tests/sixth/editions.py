"""High Card in two editions: in the second the last of equal cards takes the trick (C4).

Run as a module it adds records of both to the golden archive; those in it stay.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from handvoll import GAMES
from handvoll.engine.chance import Rng
from handvoll.engine.game import Game, Options, add_game
from handvoll.testkit.tables import Table, finish
from tests.sixth.highcard.highcard import GAME, view
from tests.sixth.highcard.highcard.state import HighCard, number_of

ARCHIVE = Path(__file__).parents[1] / "golden" / "editions"


class Later(HighCard):
    """The state of the second edition."""

    def best(self) -> tuple[int, int]:
        return max(reversed(self.trick), key=lambda played: number_of(played[1]))


def new(seats: int, options: Options) -> Later:
    return Later(seats, int(options["cards"]))


def guess(seen: view.HighCardView, rng: Rng) -> Later:
    first, state = view.guess(seen, rng), new(seen["seats"], seen["options"])
    state.mover, state.hands, state.stock = first.mover, first.hands, first.stock
    state.trick, state.gone, state.made = first.trick, first.gone, first.made
    return state


FIRST: Game[Any, Any] = GAME
SECOND: Game[Any, Any] = replace(FIRST, rules=2, new=new, guess=guess, editions=(FIRST,))


@contextmanager
def shelved(game: Game[Any, Any]) -> Iterator[None]:
    """This edition, and those before it, are what the program knows of the game."""
    add_game(game)
    try:
        yield
    finally:
        del GAMES[game.name]


def main() -> None:
    """Fill the archive up."""
    for game in (FIRST, SECOND):
        for seats in game.seats:
            rng = Random(f"{game.rules} {seats}")
            file = ARCHIVE / f"highcard-rules{game.rules}-{seats}.jsonl"
            with shelved(game):
                text = finish(Table(game, seats).match(rng), rng).record.dumps()
            if not file.exists():
                file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
