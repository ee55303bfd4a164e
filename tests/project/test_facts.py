"""Every message is only used with the facts it names: no placeholder is ever shown."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from handvoll.text import LANGUAGES

ROOT = Path(__file__).parents[2]
TEXT = ROOT / "src" / "handvoll" / "text"
PYTHON = sorted((ROOT / "src" / "handvoll").rglob("*.py"))
CLIENT = sorted(file for kind in ("*.ts", "*.svelte") for file in (ROOT / "web/src").rglob(kind))
Facts = set[str]


def entries(language: str) -> dict[str, object]:
    """The messages of a language, attributes as id.attribute."""
    found: dict[str, object] = {}
    for page in (TEXT / language).glob("*.ftl"):
        for entry in FluentParser().parse(page.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry.value
                found |= {
                    f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes
                }
    return found


def needed(node: object, known: dict[str, object]) -> Facts:
    """The facts of a message, and of the messages it refers to."""
    match node:
        case ftl.VariableReference(id=name):
            return {name.name}
        case ftl.MessageReference(id=name):
            return needed(known[name.name], known)
        case list():
            return set().union(*(needed(each, known) for each in node))
        case ftl.BaseNode():
            return set().union(*(needed(each, known) for each in vars(node).values()))
        case _:
            return set()


@pytest.fixture(scope="module")
def wants() -> dict[str, Facts]:
    """What each message needs in the language that needs most."""
    found: dict[str, Facts] = {}
    for language in LANGUAGES:
        known = entries(language)
        for id, value in known.items():
            found[id] = found.get(id, set()) | needed(value, known)
    return found


def said_in_python(source: str) -> Iterator[tuple[str, Facts]]:
    """Messages and the facts they get: Error("id", seat=...) and say("id", {"seat": ...})."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(args=[ast.Constant(value=str(id))], keywords=given) if all(
                each.arg for each in given
            ):
                yield id, {str(each.arg) for each in given}
            case ast.Call(args=[ast.Constant(value=str(id)), ast.Dict(keys=keys), *_]) if all(
                isinstance(key, ast.Constant) for key in keys
            ):
                yield id, {str(key.value) for key in keys if isinstance(key, ast.Constant)}


SAID = re.compile(r"\b(?:say|parts)\(\s*'([a-z0-9]+-[a-z0-9.-]+)'\s*([,)])\s*")


def said_in_client(source: str) -> Iterator[tuple[str, Facts]]:
    """The same of say('id', { seat, player: ... }) in TypeScript."""
    for found in SAID.finditer(source):
        rest = source[found.end() :]
        if found[2] == ")":
            yield found[1], set()
        elif rest.startswith("{") and "..." not in (keys := keys_of(rest)):
            yield found[1], keys


def keys_of(text: str) -> Facts:
    """The keys of the object that a text begins with; `...` for what is spread into it."""
    keys, part, depth = set(), "", 0
    for char in text:
        depth += (char in "{([") - (char in "})]")
        if depth == 0 or (depth == 1 and char == ","):
            if name := re.match(r"\s*(\.\.\.|\w+)", part):
                keys.add(name[1])
            part = ""
        elif not (depth == 1 and char == "{"):
            part += char
        if depth == 0:
            break
    return keys


@pytest.mark.parametrize("file", PYTHON, ids=lambda file: str(file.relative_to(ROOT)))
def test_python_names_all_facts(file: Path, wants: dict[str, Facts]) -> None:
    for id, given in said_in_python(file.read_text("utf-8")):
        assert wants.get(id, set()) <= given, f"{id} gets {given}"


@pytest.mark.parametrize("file", CLIENT, ids=lambda file: str(file.relative_to(ROOT)))
def test_the_client_names_all_facts(file: Path, wants: dict[str, Facts]) -> None:
    for id, given in said_in_client(file.read_text("utf-8")):
        assert id in wants, f"{id} is not written"
        assert wants[id] <= given, f"{id} gets {given}"


def test_the_readers_find_what_is_missing(wants: dict[str, Facts]) -> None:
    assert list(said_in_python('NotNow("table-seat-taken")')) == [("table-seat-taken", set())]
    assert list(said_in_python('say("a-b", {"c": d(1, 2)})')) == [("a-b", {"c"})]
    assert list(said_in_client("say('a-b', { c, d: e(1, { f }), g })")) == [
        ("a-b", {"c", "d", "g"})
    ]
    assert list(said_in_client("say('a-b.you')")) == [("a-b.you", set())]
    assert wants["table-seat-taken"] == {"seat"}
    assert wants["web-fifteen-left"] == {"count"}, "by the message it refers to"
