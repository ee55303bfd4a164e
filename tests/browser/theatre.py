"""The client with its specimens, as it is shipped, on an empty stage: tests put tables there."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]


@contextmanager
def theatre(folder: Path) -> Iterator[str]:
    """Serve it out of a folder, where it is built once; the address of the stage."""
    with folder.with_suffix(".lock").open("w") as door:
        flock(door, LOCK_EX)  # who tests beside us builds it, or waits
        if not (folder / "index.html").exists():
            build(folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Shelf, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/specimen/stage"
        server.shutdown()


def build(folder: Path) -> None:
    """Build it into a folder."""
    words = ["npm", "run", "--silent", "build", "--", "--mode", "specimen", "--outDir", str(folder)]
    subprocess.run(words, cwd=ROOT / "web", check=True, capture_output=True, env={**os.environ})


class Shelf(SimpleHTTPRequestHandler):
    """Files of a folder; every other address is the client's own."""

    def translate_path(self, path: str) -> str:
        """The file at an address."""
        found = super().translate_path(path)
        return found if Path(found).is_file() else str(Path(self.directory) / "index.html")

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody asks."""


def enter(page: Page, stage: str) -> None:
    """Go to the stage."""
    page.goto(stage)
    page.wait_for_function("() => 'stage' in window")
