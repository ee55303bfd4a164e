"""From a fresh clone to the first page, and what stays on the disk: python -m bench.fresh.

Nothing is there but what the machine has: a home without caches, no compiler's cache. What is
fetched comes over the network, so its speed is in the figure.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import tempfile
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

from rich.console import Console
from rich.table import Table as Sheet

ROOT = Path(__file__).parents[1]
BARS = {"first": 60, "second": 5, "size": 150}  # seconds, seconds, MB


def environment(home: Path) -> dict[str, str]:
    """What a newcomer has: nothing of ours, no caches."""
    ours = ("HANDVOLL", "UV_", "XDG_", "npm_", "VIRTUAL_ENV", "PYTHON", "MAKE", "MFLAGS")
    env = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**env, "HOME": str(home), "CCACHE_DISABLE": "1", "LANG": "C.UTF-8"}


def to_the_first_page(clone: Path, env: dict[str, str]) -> float:
    """Seconds from `make play` until home has come."""
    begun = monotonic()
    with subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env=env,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as playing:
        assert playing.stdout
        found = None
        while not found:
            line = playing.stdout.readline()
            assert line, "make play says where it is"
            found = re.search(r"http://localhost:\d+", line)
        with urlopen(found[0]) as page:
            assert b'id="app"' in page.read()
        took = monotonic() - begun
        os.killpg(playing.pid, signal.SIGTERM)
        playing.communicate()
    return took


def size_of(*folders: Path) -> float:
    """MB on the disk; what is linked twice lies there once."""
    files = (path for folder in folders for path in folder.rglob("*"))
    blocks = {stat.st_ino: stat.st_blocks for stat in (path.lstat() for path in files)}
    return sum(blocks.values()) * 512 / 1e6


def main() -> None:
    """Clone, play twice, measure."""
    with tempfile.TemporaryDirectory(prefix="handvoll-fresh-") as place:
        clone, home = Path(place, "handvoll"), Path(place, "home")
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        cloned = size_of(clone)
        env = environment(home)
        first = to_the_first_page(clone, env)
        size = size_of(clone, home)
        second = to_the_first_page(clone, env)
    sheet = Sheet("make play from a fresh clone", "here", "bar")
    sheet.add_row("until the first page, the first time", f"{first:.1f} s", f"{BARS['first']} s")
    sheet.add_row("until the first page, the second time", f"{second:.1f} s", f"{BARS['second']} s")
    sheet.add_row("what lies on the disk, clone included", f"{size:.0f} MB", f"{BARS['size']} MB")
    sheet.add_row("the clone alone", f"{cloned:.0f} MB", "")
    Console().print(sheet)


if __name__ == "__main__":
    main()
