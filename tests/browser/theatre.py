"""The client with its specimens, as it is shipped, on an empty stage: tests put tables there."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]


@contextmanager
def theatre(folder: Path) -> Iterator[str]:
    """Build it into a folder and serve it; the address of the stage."""
    build = ["npm", "run", "--silent", "build", "--", "--mode", "specimen", "--outDir", str(folder)]
    subprocess.run(build, cwd=ROOT / "web", check=True, capture_output=True, env={**os.environ})
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Shelf, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/specimen/stage"
        server.shutdown()


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
