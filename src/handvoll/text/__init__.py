"""Words: the Fluent catalogues and the rule pages, in four languages.

A message id that belongs to a game begins with the game's name. Facts called `card`, `cards`,
`..._card` or `..._cards` hold cards in text form (`g15`) and are spoken as the game speaks them
("green 15"); `colours` or `..._colour` hold colours by their letters; `roll` holds what dice
show, a letter each, spoken by the message `<game>-symbol`; `places` hold cards where they are put
(`r5@c4`), spoken by `<game>-place`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from locale import getlocale
from os import environ

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from handvoll.engine.errors import Fact

LANGUAGES = ("en", "de", "nl", "fr")
LONGEST_FACT = 800  # characters; Fluent refuses to format much longer ones
LARGEST_NUMBER = 10**15  # larger ones are written as text; Fluent's own formatting fails on some
OF_A_GAME = r"^(web|task)-"  # what stands before the game in a message's id
BELOW_ZERO = re.compile(r"(?<![\w“-])-(?=\d)")


def signed(words: int | str) -> str:
    """Numbers as they are printed: what is below zero has a minus, unless somebody typed it so."""
    return BELOW_ZERO.sub("\N{MINUS SIGN}", str(words))


def say(message: str, facts: Mapping[str, Fact], language: str = "en") -> str:
    """A message in words; a message nobody has written comes out as its id and facts."""
    pattern = (
        bundle(language).get_message(message) if bundle(language).has_message(message) else None
    )
    if pattern is None or pattern.value is None:
        return f"{message} {dict(facts)}" if facts else message
    game = re.sub(OF_A_GAME, "", message).split("-", maxsplit=1)[0]
    spoken = {name: _spoken(name, fact, game, language) for name, fact in facts.items()}
    words, errors = bundle(language).format_pattern(pattern.value, spoken)
    assert not errors, f"{message} in {language}: {errors}"
    return signed(str(words))


def knows(message: str, language: str = "en") -> bool:
    """Whether somebody has written this message."""
    return bool(bundle(language).has_message(message))


HOMES: dict[str, str] = {}  # games from elsewhere, and the packages that hold their words


def bring(game: str, package: str) -> None:
    """Have the words of a game from elsewhere: words/<language>.ftl and rules/<language>.md."""
    HOMES[game] = package
    bundle.cache_clear()


def page(game: str, language: str) -> str | None:
    """The catalogue of a game as Fluent; None if nobody has written it."""
    return _written(game, f"{language}/{game}.ftl", f"words/{language}.ftl")


def _written(game: str, ours: str, theirs: str) -> str | None:
    """A text of a game, where it is kept for games of this house or for others."""
    source = files(HOMES[game]) / theirs if game in HOMES else files("handvoll.text") / ours
    return source.read_text("utf-8") if source.is_file() else None


def explain(message: str, language: str = "en", part: str = "explain") -> str:
    """The one-sentence explanation that belongs to a message; its id if there is none."""
    if not knows(message, language):
        return message
    words = bundle(language).get_message(message).attributes[part]
    return str(bundle(language).format_pattern(words)[0])


def facts_of(message: str, language: str = "en") -> set[str] | None:
    """The facts a message speaks of, also by way of others; None if nobody has written it."""
    words = bundle(language)
    if not words.has_message(message):
        return None
    return _facts_in(words.get_message(message).value, language)


def _facts_in(part: object, language: str) -> set[str]:
    match part:
        case ast.VariableReference():
            return {part.id.name}
        case ast.MessageReference():
            return facts_of(part.id.name, language) or set()
        case list():
            return set().union(*(_facts_in(each, language) for each in part))
        case ast.BaseNode():
            return set().union(*(_facts_in(each, language) for each in vars(part).values()))
        case _:
            return set()


def system_language() -> str:
    """The language this system asks for, if it is one of ours, else English."""
    asked = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, asked), getlocale()[0] or "")
    language = re.split(r"[_.@-]", locale, maxsplit=1)[0]
    return language if language in LANGUAGES else "en"


def english(message: str, facts: Mapping[str, Fact]) -> str:
    """A message in English."""
    return say(message, facts)


def card_name(card: str, game: str, language: str = "en") -> str:
    """A card as it is spoken: "green 15"."""
    return say(f"{game}-card", {"colour": card[:1], "number": card[1:]}, language)


def rules_page(game: str, language: str = "en") -> str:
    """The rule page of a game, in Markdown; paragraphs end with the rules they tell, in braces.

    Without one in this language it is the English one, and without any a line that says so.
    """
    pages = (
        _written(game, f"rules/{game}.{each}.md", f"rules/{each}.md") for each in (language, "en")
    )
    return next(filter(None, pages), f"# {game}\n\n{say('game-no-rules', {}, language)}\n")


def _spoken(name: str, fact: Fact, game: str, language: str) -> str | FluentInt:
    """A fact as Fluent takes it: numbers plain, without grouping; words of a bearable length."""
    if isinstance(fact, int) and abs(fact) <= LARGEST_NUMBER:
        return FluentInt(fact, useGrouping=False)
    words = str(fact) if isinstance(fact, int) else str(_speak(name, fact, game, language))
    return words if len(words) <= LONGEST_FACT else words[:LONGEST_FACT] + "…"


def _speak(name: str, fact: Fact, game: str, language: str) -> str | int:
    if isinstance(fact, list):
        return ", ".join(str(_speak(name, part, game, language)) for part in fact)
    if not isinstance(fact, str):
        return fact
    if name in ("card", "cards") or name.endswith(("_card", "_cards")):
        return card_name(fact, game, language)
    if name == "colours" or name.endswith("_colour"):
        return say(f"{game}-colour", {"colour": fact}, language)
    if name == "roll":
        return say(f"{game}-symbol", {"symbol": fact}, language)
    if name == "places":
        card, _, place = fact.partition("@")
        return say(f"{game}-place", {"card": card, "place": place}, language)
    return fact


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    words = FluentBundle([language], use_isolating=False)
    own = sorted((files(__package__) / language).iterdir(), key=lambda source: source.name)
    texts = [source.read_text("utf-8") for source in own]
    for text in filter(None, [*texts, *(page(game, language) for game in HOMES)]):
        words.add_resource(FluentResource(text))
    return words
