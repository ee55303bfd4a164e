"""The moves of Go5 as text and back: every step has one text."""

from __future__ import annotations

from collections.abc import Sequence

from handvoll.engine.bits import place_of
from handvoll.engine.errors import NotAMove
from handvoll.games.go5.actions import (
    ACROSS,
    ADD,
    DISCARD,
    DRAW,
    GO5,
    LAY,
    PASS,
    PLAY_STOP,
    SWAP,
    TAKE,
)
from handvoll.games.go5.material import CARDS, number_of_three, three_numbered
from handvoll.games.go5.state import Go5
from handvoll.games.go5.table import MOST_SETS

WORDS = {int(DRAW): "draw", int(TAKE): "take", int(PLAY_STOP): "stop", int(PASS): "pass"}
STEPS = {word: step for step, word in WORDS.items()}
CODES = {text: card for card, text in enumerate(CARDS)}
SETS = {str(number + 1): number for number in range(int(MOST_SETS))}
GRAMMAR = (
    "draw | take | lay b3 b5 b7 | add b5 2 | swap b7 b5 | stop"
    " | discard b5 | discard j1 across | go5 2 | pass"
)


def names(cards: int) -> list[str]:
    """The texts of the cards in a mask, in canonical order (G3)."""
    found = []
    while cards:
        card = cards & -cards
        found.append(CARDS[int(place_of(card))])
        cards ^= card
    return found


def write(state: Go5, seat: int, steps: Sequence[int]) -> str:
    """The text of a move."""
    step = steps[0]
    if step >= LAY:
        return " ".join(["lay", *names(three_numbered(step - int(LAY)))])
    if step >= SWAP:
        given, received = divmod(step - int(SWAP), len(CARDS))
        return f"swap {CARDS[given]} {CARDS[received]}"
    if step >= ADD:
        card, number = divmod(step - int(ADD), int(MOST_SETS))
        return f"add {CARDS[card]} {number + 1}"
    if step >= ACROSS:
        return f"discard {CARDS[step - int(ACROSS)]} across"
    if step >= DISCARD:
        return f"discard {CARDS[step - int(DISCARD)]}"
    return f"go5 {step - int(GO5) + 1}" if step >= GO5 else WORDS[step]


def read(state: Go5, seat: int, text: str) -> Sequence[int]:
    """The step a text stands for; raises NotAMove."""
    step = _step(text.split(" "))
    if step is None:
        raise NotAMove("not-a-move", move=text, expected=GRAMMAR)
    return [step]


def _step(words: list[str]) -> int | None:
    match words:
        case [word] if word in STEPS:
            return STEPS[word]
        case ["go5", number] if number in SETS:
            return int(GO5) + SETS[number]
        case ["discard", card] if card in CODES:
            return int(DISCARD) + CODES[card]
        case ["discard", card, "across"] if card in CODES:
            return int(ACROSS) + CODES[card]
        case ["add", card, number] if card in CODES and number in SETS:
            return int(ADD) + CODES[card] * int(MOST_SETS) + SETS[number]
        case ["swap", given, received] if given in CODES and received in CODES:
            return int(SWAP) + CODES[given] * len(CARDS) + CODES[received]
        case ["lay", *cards] if len(cards) == len({*cards} & CODES.keys()) == 3:
            return int(LAY) + int(number_of_three(sum(1 << CODES[card] for card in cards)))
    return None
