"""The catalogues: the same messages with the same facts in every language."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from handvoll import GAMES
from handvoll.terminal.table import sentence
from handvoll.testkit import Table, tables
from handvoll.testkit.tables import play_on
from handvoll.text import LANGUAGES, explain, rules_page, say
from tools.rules import rules_of

SOURCES = Path(__file__).parents[2] / "src" / "handvoll"
TEXT = SOURCES / "text"
PAGES = sorted(page.name for page in (TEXT / "en").glob("*.ftl"))


def facts_of(node: object) -> set[str]:
    """The variables used anywhere in a message."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(facts_of, node))
    if isinstance(node, ast.BaseNode):
        return set().union(*(facts_of(value) for value in vars(node).values()))
    return set()


def messages(language: str, page: str) -> dict[str, set[str]]:
    """The messages of a page and the facts they speak of; attributes as id.attribute."""
    found = {}
    resource = FluentParser().parse((TEXT / language / page).read_text("utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{page}: {entry.content}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = facts_of(entry.value)
            found |= {f"{entry.id.name}.{a.id.name}": facts_of(a.value) for a in entry.attributes}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_language_says_the_same(language: str, page: str) -> None:
    assert messages(language, page) == messages("en", page)


def test_every_message_the_code_names_is_written() -> None:
    written = {name for page in PAGES for name in messages("en", page)}
    others = "record|chance|option|seat|seats|table|serve|copy|house|doctor|terminal|lab"
    prefixes = "|".join([*GAMES, others])
    named = re.compile(rf'"((?:{prefixes})-[a-z-]+[a-z])"')
    for file in SOURCES.rglob("*.py"):
        missing = set(named.findall(file.read_text("utf-8"))) - written
        assert not missing, f"{file.name} says {missing}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_and_options_are_explained(game: str, language: str) -> None:
    assert say(f"{game}-about", {}, language) != f"{game}-about"
    for option in GAMES[game].options:
        assert explain(f"{game}-option-{option.name}", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [t for g in GAMES.values() for t in tables(g)[::4]], ids=str)
def test_everything_that_happens_can_be_told(table: Table, language: str) -> None:
    rng = Random(7)
    match = table.match(rng)
    names = dict(zip(match.seats, ("Anna", "Ben", "Juno", "Mila", "Otto", "Ruth"), strict=False))
    for _ in play_on(match, rng, moves=150):
        for telling in match.events(match.seats[-1], len(match.news)):
            words = sentence(telling, table.game.name, names, language)
            assert "{" not in words
            assert not words.startswith(f"{table.game.name}-"), words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["fifteen", "go5", "highfive", "igo", "fiver"])
def test_the_rule_page_tells_every_rule(game: str, language: str) -> None:
    told = {
        number
        for tag in re.findall(r"\{([A-Z0-9 ]+)\}", rules_page(game, language))
        for number in tag.split()
    }
    assert told == set(rules_of(game))
