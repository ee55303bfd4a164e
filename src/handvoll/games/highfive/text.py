"""The moves of High Five! as text and back: `lay r5@c4 j@c7`, `drop r5@a1`.

Read a lay that fills no window, and it has no steps of the game. Its cards come back as numbers
beyond the action space, each a card on a square, and `why` says what is wrong with them.
"""

from __future__ import annotations

from collections.abc import Sequence

from handvoll.engine.errors import NotAMove
from handvoll.games.highfive.actions import ACTIONS, CARD, DROP, FILL
from handvoll.games.highfive.material import CARDS, EMPTY, SIDE, SQUARE, SQUARES, WINDOWS
from handvoll.games.highfive.state import HighFive

Placing = tuple[int, int]  # a card's square and the card

GRAMMAR = "lay r5@c4 g9@c5 j@c7 | drop r5@a1"
ASTRAY = int(ACTIONS)  # + square * 64 + card
WORDS = {
    f"{card}@{square}": (s, c) for s, square in enumerate(SQUARES) for c, card in enumerate(CARDS)
}


def write(state: HighFive, seat: int, steps: Sequence[int]) -> str:
    """The text of a move."""
    verb = "drop" if DROP <= steps[0] < ACTIONS else "lay"
    words = [f"{CARDS[card]}@{SQUARES[square]}" for square, card in placings(state, steps)]
    return " ".join([verb, *words])


def read(state: HighFive, seat: int, text: str) -> Sequence[int]:
    """The steps a text stands for; raises NotAMove."""
    verb, *words = text.split(" ")
    if verb not in ("lay", "drop") or not words or not all(word in WORDS for word in words):
        raise NotAMove("not-a-move", move=text, expected=GRAMMAR)
    placed = sorted(WORDS[word] for word in words)
    if verb == "lay":
        return _lay(state, placed)
    if len(placed) > 1:
        raise NotAMove("not-a-move", move=text, expected=GRAMMAR)
    square, card = placed[0]
    return [int(DROP) + square, int(CARD) + card]


def _lay(state: HighFive, placed: list[Placing]) -> Sequence[int]:
    """The first window with these gaps, and the cards; or the cards astray."""
    squares = [square for square, _ in placed]
    for window in range(int(WINDOWS)):
        if gaps(state, window) == squares:
            return [int(FILL) + window, *(int(CARD) + card for _, card in placed)]
    return [ASTRAY + square * 64 + card for square, card in placed]


def placings(state: HighFive, steps: Sequence[int]) -> list[Placing]:
    """Which squares the steps of a move give which cards, in board order."""
    first, *cards = steps
    if first >= ASTRAY:
        return [divmod(step - ASTRAY, 64) for step in steps]
    squares = gaps(state, first - int(FILL)) if first < CARD else [first - int(DROP)]
    return [(square, card - int(CARD)) for square, card in zip(squares, cards, strict=True)]


def squares_of(window: int) -> list[int]:
    """The five squares of a window, in board order."""
    first = (window >> 2) * int(SIDE) + (window & 3)
    return [int(SQUARE[place]) for place in range(first, first + 5)]


def gaps(state: HighFive, window: int) -> list[int]:
    """The free squares of a window, in board order."""
    return [square for square in squares_of(window) if state.board[square] == EMPTY]
