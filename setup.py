"""Compiles rules, search and tables with mypyc when a wheel is built; pyproject.toml has the rest.

A compiled module that lies beside its source wins over the edited source, so an editable install
never compiles, and nothing is ever built in place.
"""

from __future__ import annotations

import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "tools"))

from compiler import obstacle  # noqa: E402  (a build may run from anywhere)

# To play soon: compiled in a third of the time, on all cores, into rules that are a little slower.
QUICK = os.environ.get("HANDVOLL_QUICK") == "1"
COMPILED = (
    "engine/bits.py",
    "engine/state.py",
    "engine/chance.py",
    "engine/stirring.py",
    "engine/playout.py",
    "engine/match.py",
    "engine/view.py",
    "games/*/*.py",
    "bots/*.py",
    "server/seat.py",
    "server/table.py",
    "server/commands.py",
    "server/clock.py",
    "server/telling.py",
)
# What only the lab and research run on: nobody who plays waits for it.
ALSO_COMPILED = (
    "adapters/observation.py",
    "adapters/play.py",
    "adapters/steady.py",
    "lab/tally.py",
    "vector/batch.py",
    "vector/numbers.py",
)
# These deal in text.
PLAIN = {
    "__init__.py",
    "text.py",
    "why.py",
    "say.py",
    "bot.py",
    "levels.py",
    "ladder.py",
    "tempers.py",
    "elsewhere.py",
    "seated.py",
}


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
        for pattern in (COMPILED if QUICK else COMPILED + ALSO_COMPILED)
        for path in (ROOT / "src/handvoll").glob(pattern)
        if path.name not in PLAIN
    )
    # One group: calls between the modules stay calls between C functions.
    modules = mypycify(
        sources,
        opt_level="1" if QUICK else "3",
        debug_level="0" if QUICK else "1",
        multi_file=QUICK,
        group_name="handvoll",
        target_dir="build/mypyc",
    )
    for module in modules:
        module.sources = [mended(Path(source)) for source in module.sources]
        if os.name == "posix":
            # Lets gcc inline across functions: 12 % fewer instructions in play-outs and search
            # (callgrind). -march=native, -flto and -fno-plt gained under 2 % and are left out.
            module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


def mended(source: Path) -> str:
    """A copy of mypyc's C without two of its mistakes; its path.

    It writes an i64 literal as a plain C int, so a literal shifted by 31 or more is silently lost;
    here a shifted literal has 64 bits. And who calls from Python with a vec leaves it behind: it
    is unboxed as if the callee would let it go, and no callee does; here it is only lent.
    docs/adr/0003-compiled-rules.md tells the story.
    """
    code = re.sub(r"= (-?\d+) << ", r"= INT64_C(\1) << ", source.read_text("utf-8"))
    lent = re.compile(r"(arg_\w+)( = Vec(\w+)Api\.unbox\(obj_\w+\);)")
    code = lent.sub(lambda m: f"{m[0]} VEC_{m[3].upper()}_DECREF({m[1]});", code)
    copy = source.with_suffix(".mended.c")
    if not copy.exists() or copy.read_text("utf-8") != code:  # else nothing is compiled again
        copy.write_text(code, "utf-8")
    return copy.as_posix()


class OnAllCores(build_ext):
    """Compiles several files, and builds several modules, at a time."""

    def finalize_options(self) -> None:
        """As many as there are cores, unless somebody says otherwise."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        """Build all extension modules."""
        compile_one = self.compiler.compile
        with ThreadPoolExecutor(os.cpu_count()) as hands:

            def compile_all(sources: list[str], *more: Any, **others: Any) -> list[str]:
                done = hands.map(lambda source: compile_one([source], *more, **others), sources)
                return [made for each in done for made in each]

            self.compiler.compile = compile_all
            super().build_extensions()


setup(ext_modules=compiled_modules(), cmdclass={"build_ext": OnAllCores})
