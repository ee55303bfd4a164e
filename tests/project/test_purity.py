"""Engine and games ask nothing of the world: what they need comes in as an argument.

import-linter forbids a list of modules; this allows only a list, wherever the import stands, and
looks at what is called as well.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "handvoll"
FILES = sorted([*(PACKAGE / "engine").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")])
NAMES = [file.relative_to(PACKAGE).as_posix() for file in FILES]

PURE = {
    "__future__", "abc", "bisect", "collections", "collections.abc", "copy", "dataclasses",
    "enum", "functools", "hashlib", "heapq", "hmac", "itertools", "math", "operator", "re",
    "string", "typing", "librt.random", "librt.vecs", "mypy_extensions", "msgspec",
}  # fmt: skip
WORLDLY = {
    "__import__", "breakpoint", "compile", "eval", "exec", "globals", "hash", "id", "input",
    "open", "print",
}  # fmt: skip


def imports(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The modules imported anywhere, in functions too, with the name taken from them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from ((module, alias.name) for alias in node.names)


def own(file: Path) -> tuple[str, ...]:
    """The parts of ours that a file may import from."""
    parts = file.relative_to(PACKAGE).parts
    if parts[0] == "engine":
        return ("handvoll.engine",)
    if len(parts) == 2:
        return ("handvoll.engine", "handvoll.games")
    return ("handvoll.engine", f"handvoll.games.{parts[1]}")


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """What is called by its plain name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node


def impurities(code: str, ours: tuple[str, ...]) -> list[str]:
    """What in this code asks something of the world."""
    tree = ast.parse(code)
    found = []
    for module, name in imports(tree):
        if module == "librt.random" and name != "Random":
            found.append(f"imports {name} of librt.random, which is seeded by the system")
        elif module not in PURE and not f"{module}.".startswith(tuple(f"{each}." for each in ours)):
            found.append(f"imports {module}")
    for name, call in calls(tree):
        if name in WORLDLY:
            found.append(f"calls {name}")
        if name == "Random" and not call.args:
            found.append("calls Random without a seed")
    return found


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_rules_ask_nothing_of_the_world(file: Path) -> None:
    assert not impurities(file.read_text("utf-8"), own(file))


@pytest.mark.parametrize(
    "code",
    [
        "import random",
        "import os.path",
        "from time import monotonic",
        "def turn():\n    from random import shuffle",
        "if False:\n    import socket",
        "from handvoll.text import say",
        "from handvoll.games.igo import GAME",
        "from handvoll.games.fifteenth import GAME",
        "from . import state",
        "from librt.random import randint",
        "from librt.random import Random\nrng = Random()",
        "def deal():\n    return open('/dev/urandom')",
        "order = hash('A')",
    ],
)
def test_asking_something_of_the_world_is_noticed(code: str) -> None:
    assert impurities(code, ("handvoll.engine", "handvoll.games.fifteen"))
