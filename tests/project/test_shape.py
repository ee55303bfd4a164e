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
