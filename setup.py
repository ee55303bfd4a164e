"""Compiles the rules and the search with mypyc when a wheel is built; pyproject.toml has the rest.

A compiled module that lies beside its source wins over the edited source, so an editable install
never compiles, and nothing is ever built in place.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "tools"))

from compiler import obstacle  # noqa: E402  (a build may run from anywhere)

COMPILED = (
    "engine/state.py",
    "engine/chance.py",
    "engine/playout.py",
    "games/*/material.py",
    "games/*/table.py",
    "games/*/state.py",
    "games/*/score.py",
    "games/*/hints.py",
    "bots/search.py",
)


def compiled_modules() -> list[Extension]:
    """The extension modules of this build: none unless it is a wheel and there is a C compiler."""
    if "bdist_wheel" not in sys.argv:
        return []
    if reason := obstacle():
        print(f"handvoll: building without compiled rules (slower): {reason}.", file=sys.stderr)
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  (a pure build does without)

    sources = sorted(
        path.relative_to(ROOT).as_posix()
        for pattern in COMPILED
        for path in (ROOT / "src/handvoll").glob(pattern)
    )
    # One group: calls between the modules stay calls between C functions.
    modules = mypycify(sources, opt_level="3", group_name="handvoll", target_dir="build/mypyc")
    if os.name == "posix":
        for module in modules:
            # Lets gcc inline across functions: 12 % fewer instructions in play-outs and search
            # (callgrind). -march=native, -flto and -fno-plt gained under 2 % and are left out.
            module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


setup(ext_modules=compiled_modules())
