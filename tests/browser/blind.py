"""How each game is played with eyes closed: an answer to whatever is asked, by ear."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations

from tests.browser.ear import Ear

QUESTION = r"^(Your turn|Find fives|Strike a shape)|\b1: "
GO_ON = r"\b1: (Ready|Result|Strike a shape)\."
RESULT = r"( wins?!|You win!| win together!|\d points?!)"

SYMBOL = r"(?:circle|square|triangle|star|moon|wave)"

# A card with all that is printed on it: what follows a comma is its own unless it is a card too.
CARD = r"(?:\w+ \d+|joker)(?:, (?!joker)(?:on black|[a-z]+)\b(?! \d))*"

LETTERS = {
    "red": "r", "orange": "o", "yellow": "y", "green": "g", "teal": "t", "blue": "b",
    "violet": "v", "pink": "p", "sky": "s", "grey": "g", "brown": "n", "lime": "l", "joker": "j",
}  # fmt: skip


def typed(card: str) -> str:
    """A card as it is typed: “blue 7, rings” is b7."""
    colour, _, number = card.partition(",")[0].strip().partition(" ")
    return LETTERS[colour] + number


def cards(ear: Ear) -> list[str]:
    """My hand, read out by its key."""
    found = ear.ask("m", r"Your hand: (.*)")
    return re.findall(CARD, found[1])


def first_but(ear: Ear, question: str, last: str) -> str:
    """The digit of the first answer that is not this one, if there is another."""
    answers = ear.choices(question)
    better = [digit for words, digit in answers.items() if words != last]
    return min(better or answers.values())


def fifteen(ear: Ear, question: str) -> None:
    """Put the card anywhere, else keep it."""
    ear.press(first_but(ear, question, "Keep it"))
    ear.decisions += 1


def igo(ear: Ear, question: str) -> None:
    """Draw, let the last card go, call when little is left over."""
    answers = ear.choices(question)
    if "which card do you discard" in question:
        ear.press(*typed(cards(ear)[-1]))
        return
    ear.decisions += 1
    if left := re.search(r"call “I Go!” for (\d+)", question):
        ear.press(answers["I Go!" if int(left[1]) < 30 else "End turn"])
        ear.decisions -= int(left[1]) < 30  # the colours are asked first
    else:
        words = ("draw a card from the pile", "Discard", "Show cards")
        ear.press(next((answers[each] for each in words if each in answers), "1"))


def highfive(ear: Ear, question: str) -> None:
    """Fill the five that takes the fewest cards, with whatever is in hand."""
    answers = ear.choices(question)
    if "Confirm" in answers:
        ear.decisions += 1
        return ear.press(answers["Confirm"])
    if "Take back" in answers or "where does it go" in question:
        return None  # not all cards lie yet
    hand = [typed(card) for card in cards(ear)]
    ear.press("k")
    places = ear.ask("k", r"can be filled at (.*)")[1]
    for card, square in zip(hand, places.split(", ")[0].split(), strict=False):
        ear.press(*card, *square)
    return None


def go5(ear: Ear, question: str) -> None:
    """Draw; lay what belongs together, add what fits, else discard."""
    answers = ear.choices(question)
    for words in ("Draw", "Lay", "End the turn"):
        if words in answers:
            ear.decisions += 1
            return ear.press(answers[words])
    better = [digit for words, digit in answers.items() if words.startswith(("add", "Go5!"))]
    if better or "Discard" in answers:
        ear.decisions += 1
        return ear.press(better[0] if better else answers["Discard"])
    if "joins them" in question:
        return None  # not all three are typed yet
    hand = cards(ear)
    three = trio(hand) if "lay three" in question or "lay, add" in question else None
    for card in three or hand[:1]:
        ear.press(*typed(card))
    return None


def trio(hand: list[str]) -> list[str] | None:
    """Three cards of a number, a colour, a pattern or on black; two have to stay in hand."""
    if len(hand) < 5:
        return None
    plain = [card for card in hand if not card.startswith("joker")]
    for three in combinations(plain, 3):
        marks = [set(re.split(r"[ ,]+", each.replace("on black", "on-black"))) for each in three]
        if set.intersection(*marks):
            return list(three)
    return None


def fiver(ear: Ear, question: str) -> None:
    """Do what the hint says, field by field."""
    answers = ear.choices(question)
    if "Strike it" in answers:
        ear.decisions += 1
        return ear.press(answers["Strike it"])
    if "more field" in question:
        assert not re.search(SYMBOL * 2, question), f"two symbols are one word: {question}"
        return None
    advice = ear.ask("h", r"A good bot would … (.*)")[1]
    ear.decisions += 1
    fields = re.findall(r"\b[a-j]\d+\b", advice)
    for field in fields:
        ear.press(*field)
    if fields and fields[-1].endswith("1"):
        ear.press("Enter")  # it might have become a 10
    if not fields:
        shape = re.search(r"strike the (\w)", advice)
        name = next((each for each in answers if shape and f"shape {shape[1]}," in each), None)
        ear.press(answers[name] if name else "1")
    return None


PLAYERS: dict[str, Callable[[Ear, str], None]] = {
    "fifteen": fifteen, "igo": igo, "highfive": highfive, "go5": go5, "fiver": fiver,
}  # fmt: skip


def play(ear: Ear, game: str) -> str:
    """Play to the end; the result as it was announced."""
    while True:
        said = ear.until(QUESTION, RESULT)
        if re.search(RESULT, said.string) and "1:" not in said.string:
            return said.string
        if re.search(GO_ON, said.string):
            ear.press("1")
        else:
            PLAYERS[game](ear, said.string)
