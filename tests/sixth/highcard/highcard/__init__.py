"""High Card: everybody plays a card, the highest takes the trick."""

from __future__ import annotations

from collections.abc import Sequence

from handvoll.engine.errors import IllegalMove, NotAMove
from handvoll.engine.game import Game, Option, Saying

from . import view
from .state import CARDS, HighCard, Quick
from .view import HighCardView


def write(state: HighCard, seat: int, steps: Sequence[int]) -> str:
    """The text of a move."""
    return f"play {CARDS[steps[0]]}"


def read(state: HighCard, seat: int, text: str) -> Sequence[int]:
    """The step a text stands for; raises NotAMove."""
    match text.split(" "):
        case ["play", card] if card in CARDS:
            return [CARDS.index(card)]
        case _:
            raise NotAMove("not-a-move", move=text, expected="play r13")


def why(state: HighCard, seat: int, steps: Sequence[int]) -> IllegalMove:
    """The rule that forbids this step."""
    return IllegalMove("highcard-not-in-hand", "C3", card=CARDS[steps[0]])


def say(seen: HighCardView, move: str) -> Saying:
    """What a legal move is."""
    card = move.split(" ")[1]
    return Saying("highcard-do-play", {"card": card}, (card,), ("trick",))


GAME: Game[HighCard, HighCardView] = Game(
    name="highcard",
    title="High Card",
    key="C",
    rules=1,
    seats=range(2, 5),
    actions=len(CARDS),
    options=(Option("cards", 5, range(1, 13)),),  # C2
    new=view.new,
    view=view.view,
    guess=view.guess,
    event=view.event,
    reveals=view.reveals,
    read=read,
    write=write,
    why=why,
    say=say,
    quick=Quick(),
)
