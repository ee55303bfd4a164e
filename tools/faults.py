"""Plant a fault in each package and see that the tests of `make test` find it.

    .venv/bin/python tools/faults.py            all of them, each in a copy of the tree
    .venv/bin/python tools/faults.py engine     those of one package

Each fault is one that somebody could write by mistake. The tests named with it are the ones that
ought to notice; a fault that nobody notices is printed, and the exit code is 1.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
COPIED = (
    "src",
    "tests",
    "docs",
    "tools",
    "bench",
    "pyproject.toml",
    "README.md",
    "web/src",
    "web/test",
)


class Fault(NamedTuple):
    """A line as it is, as somebody might have written it, and who should notice."""

    file: str
    right: str
    wrong: str
    tests: str


FAULTS = (
    Fault("engine/luck.py", '"big"', '"little"', "engine server/test_fair.py"),
    Fault("engine/chance.py", "fraction *= left - i\n", "fraction *= left\n", "engine"),
    Fault("engine/match.py", "if hidden or entry.seat != last", "if hidden", "engine"),
    Fault("games/fifteen/score.py", "!= colour:", "== colour:", "games/fifteen"),
    Fault("games/fiver/score.py", "    strike_repeats(drawn, fates)\n", "", "games/fiver"),
    Fault("games/go5/legal.py", "left >= 4 and cards", "left >= 3 and cards", "games/go5"),
    Fault("games/highfive/score.py", "THREE if jokers == 2", "THREE if jokers", "games/highfive"),
    Fault("games/igo/score.py", "some(held ^ only)", "some(held)", "games/igo"),
    Fault("bots/arena.py", "luck = Random(deal)", "luck = Random(seed)", "bots/test_ladder.py"),
    Fault("coach/story.py", "    return all(tell(", "    return any(tell(", "coach"),
    Fault("commands/common.py", '"false": False', '"false": True', "test_cli.py terminal"),
    Fault("lab/tally.py", "Random(luck << 1)", "Random(luck)", "lab"),
    Fault("lessons/lesson.py", "if card not in first)", "if card)", "lessons"),
    Fault(
        "server/networks.py", "48 if wide else 64", "48 if wide else 128", "server/test_defence.py"
    ),
    Fault(
        "server/commands.py",
        "if seen < table.entry_lines[-1]:",
        "if not seen:",
        "server/test_table.py",
    ),
    Fault("server/clock.py", "at = seat.asked_at + (", "at = (", "server/test_clock.py"),
    Fault("server/store/sqlite.py", "lines.seq > ?2", "lines.seq >= ?2", "server/test_store.py"),
    Fault("tasks/days.py", "FORGIVEN + 1\n    return", "FORGIVEN\n    return", "tasks"),
    Fault("terminal/asking.py", "if sign.isprintable()", "if sign", "terminal"),
    Fault("testkit/secrets.py", "twin.state.redeal(", "(lambda *_: None)(", "testkit"),
    Fault("text/__init__.py", "return signed(str(words))", "return str(words)", "text terminal"),
    Fault("vector/batch.py", "        self.over[i] = 1\n", "", "vector"),
    Fault("wire/live.py", "max_length=40", "max_length=4000000", "wire"),
)


def main() -> None:
    """Plant those asked for, one after the other."""
    wanted = sys.argv[1:]
    found = [fault for fault in FAULTS if not wanted or fault.file.split("/")[0] in wanted]
    missed = [fault for fault in found if not noticed(fault)]
    print(f"{len(found) - len(missed)} of {len(found)} planted faults were found")
    sys.exit(1 if missed else 0)


def noticed(fault: Fault) -> bool:
    """Whether the tests fail on a copy of the tree with this fault in it."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        copy_to(tree)
        plant(fault, tree / "src" / "handvoll" / fault.file)
        failed = first_failure(fault, tree)
    print(f"{fault.file}: {failed or 'NOT FOUND'}", flush=True)
    return bool(failed)


def copy_to(tree: Path) -> None:
    """The part of the project that the tests look at."""
    for name in COPIED:
        source, copy = ROOT / name, tree / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "output"))
        else:
            shutil.copy(source, copy)


def plant(fault: Fault, file: Path) -> None:
    """Write the line as it should not be."""
    text = file.read_text()
    if fault.right not in text:
        sys.exit(f"{fault.file} has no {fault.right!r} any more: plant another fault there.")
    file.write_text(text.replace(fault.right, fault.wrong, 1))


def first_failure(fault: Fault, tree: Path) -> str:
    """The first test that fails, in words of pytest; nothing if all pass."""
    tests = [f"tests/{name}" for name in fault.tests.split()]
    pytest = (ROOT / ".venv/bin/python", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider")
    done = subprocess.run(
        (*pytest, *tests),
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stdout.splitlines()
    return next((line for line in lines if line.startswith("FAILED")), "")


if __name__ == "__main__":
    main()
