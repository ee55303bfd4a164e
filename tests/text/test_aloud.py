"""Every message said aloud, with 0, 1 and 2 and with real names, in all languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import handvoll.text
from handvoll.text import LANGUAGES, bundle

MARKS = re.compile("[\u2068\u2069]")
FOLDER = Path(handvoll.text.__file__).parent
WORDS: dict[str, str] = {
    **{"player": "Mia", "other": "Ben", "seat": "Mia", "host": "Mia", "names": "Mia, Ben"},
    **{"card": "r5", "cards": "red 5, green 7", "top_card": "r3", "other_card": "b2"},
    **{"left_cards": "red 5", "colour": "r", "colours": "red, blue", "free_colour": "r"},
    **{"named_colour": "r", "one_colour": "r", "two_colour": "b", "kind": "r", "symbol": "o"},
    **{"roll": "moon, star", "shape": "F", "other_shape": "V", "square": "c4", "squares": "c4"},
    **{"field": "a1", "fields": "a1 b1", "waiting": "Ben", "winners": "Mia", "letter": "B"},
}
NEVER_ONE = {
    "seats-number",
    "fifteen-uneven",
    "chance-not-the-cards",
    "web-igo-points",
    "web-fiver-flip-what",
}
# Nouns that are counted: one, many. What follows a 1 is one, what follows a 2 is many.
COUNTED = {
    "en": "card/cards point/points turn/turns player/players second/seconds row/rows move/moves "
    "outline/outlines set/sets round/rounds field/fields minute/minutes five/fives",
    "de": "Karte/Karten Punkt/Punkte Sekunde/Sekunden Reihe/Reihen Umrandung/Umrandungen "
    "Runde/Runden Minute/Minuten Farbe/Farben Person/Personen",
    "nl": "kaart/kaarten punt/punten beurt/beurten seconde/seconden rij/rijen zet/zetten "
    "ronde/rondes minuut/minuten vakje/vakjes speler/spelers",
    "fr": "carte/cartes point/points tour/tours seconde/secondes rangée/rangées coup/coups "
    "manche/manches case/cases minute/minutes joueur/joueurs",
}


NAME = re.compile(r"\$(\w+)")


def _said(language: str, number: int) -> Iterator[tuple[str, str]]:
    """Every message and every form of it, in words; what is no word is this number."""
    texts = [file.read_text("utf-8") for file in sorted((FOLDER / language).glob("*.ftl"))]
    facts = {name: WORDS.get(name, number) for text in texts for name in NAME.findall(text)}
    speech = bundle(language)
    for entry in (entry for text in texts for entry in FluentParser().parse(text).body):
        if isinstance(entry, ast.Message):
            message = speech.get_message(entry.id.name)
            forms = {entry.id.name: message.value}
            forms |= {f"{entry.id.name}.{form}": part for form, part in message.attributes.items()}
            for name, pattern in forms.items():
                if pattern is not None:
                    said, errors = speech.format_pattern(pattern, facts)
                    assert not errors, f"{name}: {errors}"
                    yield name, MARKS.sub("", str(said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_one_and_two_are_many(language: str) -> None:
    nouns = [pair.split("/") for pair in COUNTED[language].split()]
    one, many = ("|".join(each) for each in zip(*nouns, strict=True))
    wrong = [
        f"{message}: {text}"
        for number, noun in ((1, many), (2, one))
        for message, text in _said(language, number)
        if message not in NEVER_ONE and re.search(rf"(?<![\w.,–-]){number} ({noun})\b", text)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 1234])
def test_every_message_can_be_said(language: str, number: int) -> None:
    for message, text in _said(language, number):
        assert text and text != message, message
        assert "{" not in text.replace("{'", ""), f"{message}: {text}"
        assert "  " not in text.replace("\n", "").strip() or "\n" in text, f"{message}: {text}"
