"""The tests of `make test`: which there are, who runs them, and how they share two cores."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from tools.parts import BUILT_CLIENT, NATIVE, ROOT, VENV, Part, clear, obstacle
from tools.saying import attempt, quietly, say

# Leaks are planted into modules, which cannot be done once they are compiled.
FAULTS = ("abuse", "falls", "hostile", "kill", "network", "rolling", "schema")
# Rules, and what plays or thinks by the dozen, run on the build that is shipped; tests/native has
# both play the same games. Interpreted, rules run in the inner loop and by `make test-interpreted`.
RULES = ("tests/engine", "tests/games", "tests/testkit/test_laws.py", "tests/vector")
BOTH = ("tests/testkit/test_catches.py",)  # spoils some rules that cannot be once compiled
COMPILED = (
    "tests/adapters",
    "tests/bots",
    "tests/coach",
    *(f"tests/faults/test_{each}.py" for each in FAULTS),
    "tests/lab",
    "tests/server/test_coach.py",
    "tests/server/test_daily.py",
    "tests/server/test_puzzles.py",
    "tests/tasks",
    "tests/terminal/test_daily.py",
)
CORES, CROWD = "2", "4"  # workers that compute, and workers that wait for clocks and others' work
SOME_FAILED = 1  # pytest's exit code
PYTHON, NATIVE_PYTHON = ".venv/bin/python", ".native/bin/python"
OWN_CACHE = ("-o", "cache_dir=.native/.pytest_cache")
BOTH_BUILDS = {"HANDVOLL_INTERPRETED": str(ROOT / PYTHON)}


@dataclass(frozen=True)
class Tests:
    """Tests of one kind: what must be there before, and how they are run."""

    kind: str
    prepare: Callable[[], None]
    command: tuple[str, ...]
    more: Mapping[str, str] = field(default_factory=dict)

    def beside(self, named: bool) -> int:
        """Run them side by side; pytest's exit code. Each line says of what, if it is named."""
        self.prepare()
        say(f"Testing: {self.kind} …")
        return attempt(*self.command, *shared(CROWD), title=self.kind * named, **self.more)

    def judge(self, code: int) -> None:
        """End with what failed. One that failed beside others is run again alone: only then it has.

        Real browsers, servers and clocks share two cores; which tests needed that is said.
        """
        if code == SOME_FAILED:
            say(f"Once more and alone, what failed beside others (named above): {self.kind} …")
            again = ("--last-failed", "--last-failed-no-failures", "none")
            code = attempt(*self.command, *again, **self.more)
        if code:
            sys.exit(code)


def run(*lanes: tuple[Tests, ...]) -> None:
    """Lanes beside each other, in each one kind after the other; then what failed, alone."""
    with ThreadPoolExecutor() as beside:
        named = len(lanes) > 1
        running = [beside.submit(_in_turn, lane, named) for lane in lanes]
    for lane, codes in zip(lanes, running, strict=True):
        for each, code in zip(lane, codes.result(), strict=True):
            each.judge(code)


def _in_turn(lane: tuple[Tests, ...], named: bool) -> list[int]:
    return [each.beside(named) for each in lane]


def shared(workers: str) -> list[str]:
    """Over so many workers; one that is done takes over from others: the long tests come last."""
    wanted = os.environ.get("WORKERS") or workers
    return ["-n", wanted, "--dist", "worksteal"]


def best_build() -> Part:
    """The compiled build, or the interpreted one where there is no compiler."""
    return VENV if obstacle() else NATIVE


def interpreted(rules: bool = True) -> Tests:
    """Everything that needs neither a browser nor the compiled build, perhaps without the rules."""

    def prepare() -> None:
        VENV.ready()
        BUILT_CLIENT.ready()  # for the wheels that are built there

    compiled_too = () if obstacle() else (*COMPILED, *(() if rules else RULES))
    others = ["tests/native", "tests/browser", *compiled_too]
    return Tests("interpreted", prepare, _pytest(PYTHON, "tests", *_ignored(others)))


def compiled() -> tuple[Tests, ...]:
    """The rules, compiled, and what plays much; nothing where there is no compiler."""
    if reason := obstacle():
        say(f"Not tested compiled: {reason}.")
        return ()

    def prepare() -> None:
        VENV.ready()
        NATIVE.ready()

    where = (*OWN_CACHE, *RULES, *BOTH, *COMPILED, "tests/native")
    return (Tests("compiled", prepare, _pytest(NATIVE_PYTHON, *where), BOTH_BUILDS),)


def browser() -> Tests:
    """A server of the compiled build, if there can be one, and a real browser."""

    def prepare() -> None:
        VENV.ready()
        BUILT_CLIENT.ready()
        best_build().ready()
        quietly(PYTHON, "tools/chromium.py")
        clear("tests/browser/output")  # keeps a picture of every screen that was seen

    server = str(best_build().stamp.parent / "bin" / "python")
    command = _pytest(PYTHON, "-o", "cache_dir=.pytest_cache/browser", "tests/browser")
    return Tests("browser", prepare, command, {"HANDVOLL_SERVED_BY": server})


def quick() -> list[str]:
    """Where tests need neither a compiled build nor a browser nor bad luck, and think little."""
    slow = ("tests/native", "tests/browser", "tests/faults", "tests/golden", *COMPILED)
    return ["tests", *_ignored(slow)]


def _pytest(python: str, *words: str) -> tuple[str, ...]:
    return (python, "-m", "pytest", "-q", *words)


def _ignored(folders: tuple[str, ...] | list[str]) -> list[str]:
    return [f"--ignore={each}" for each in folders]
