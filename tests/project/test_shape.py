"""The code keeps the shape the house has agreed on."""

from __future__ import annotations

import ast
from pathlib import Path
from statistics import median

from handvoll import GAMES

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
FILES = {
    "__init__.py",
    "material.py",
    "state.py",
    "score.py",
    "view.py",
    "text.py",
    "why.py",
    "hints.py",
}


def functions(file: Path) -> list[ast.FunctionDef]:
    tree = ast.parse(file.read_text("utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def length(function: ast.FunctionDef) -> int:
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


class Promises(ast.NodeVisitor):
    """What has a docstring and what has none, of all that is public, by class and name."""

    def __init__(self) -> None:
        self.bases: dict[str, list[str]] = {}
        self.kept: set[str] = set()
        self.missing: list[str] = []
        self.inside: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        bases = (each.value if isinstance(each, ast.Subscript) else each for each in node.bases)
        names = [each.id for each in bases if isinstance(each, ast.Name)]
        self.bases.setdefault(node.name, []).extend(names)
        self._look(node, node.name)
        self.inside.append(node.name)
        self.generic_visit(node)
        self.inside.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self._look(node, ".".join([*self.inside[-1:], node.name]))  # not what is inside of it

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def _look(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, name: str) -> None:
        if ast.get_docstring(node):
            self.kept.add(name)
        elif not node.name.startswith("_"):
            self.missing.append(name)

    def inherited(self, name: str) -> bool:
        """Whether a class above has made the promise."""
        owner, _, method = name.rpartition(".")
        above = [f"{base}.{method}" for base in self.bases.get(owner, ())]
        return any(each in self.kept or self.inherited(each) for each in above)


def test_what_is_public_promises_something() -> None:
    promises = Promises()
    for file in SOURCES:
        promises.visit(ast.parse(file.read_text("utf-8")))
    assert len(promises.kept) > 2000
    assert not [name for name in promises.missing if not promises.inherited(name)]


def test_functions_are_short() -> None:
    lengths = [length(function) for file in SOURCES for function in functions(file)]
    assert median(lengths) <= 8


def test_no_file_is_long() -> None:
    every = [*SOURCES, *(ROOT / "tests").rglob("*.py"), *(ROOT / "bench").rglob("*.py")]
    lines = {file.name: len(file.read_text("utf-8").splitlines()) for file in every}
    assert not {name: n for name, n in lines.items() if n > 500}


def test_the_games_look_alike() -> None:
    for name in GAMES:
        folder = ROOT / "src" / "handvoll" / "games" / name
        assert {file.name for file in folder.glob("*.py")} >= FILES, name
