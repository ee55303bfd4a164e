"""What a server says when its doors are open: where it is, what it keeps, how it ends."""

from __future__ import annotations

import os
import sys
import webbrowser
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from threading import Thread

import segno
from rich.console import Console
from rich.text import Text

from handvoll import compiled
from handvoll.server.addresses import Doors
from handvoll.server.lock import Held
from handvoll.text import say


@dataclass(frozen=True, slots=True)
class Greeting:
    """How to greet whoever started a server."""

    console: Console
    language: str = "en"
    browser: bool = False  # open one, if there is one

    def greet(self, doors: Doors, kept: Path | None, held: Held | None, port: int) -> None:
        """Say where the tables are: first for everybody, then for this machine."""
        everybody, here = doors.known(port), f"http://localhost:{port}"
        for address in everybody:
            self.say("serve-everybody", address=address)
        if everybody:
            self._draw(everybody[0])
        self.say("serve-here" if everybody else "serve-served", address=here)
        if kept:
            self.say("serve-kept", folder=str(kept))
        if not compiled():
            self.say("serve-interpreted")
        if self.console.is_terminal:
            self.say("serve-stop")
        self.console.file.flush()
        if held:
            held.say_where(everybody[0] if everybody else here)
        if self.browser and has_screen():
            Thread(target=webbrowser.open, args=[here], daemon=True).start()

    def say(self, message: str, **facts: str) -> None:
        """A sentence, with what it is about in bold."""
        words = Text(say(message, facts, self.language))
        words.highlight_words(list(facts.values()), "bold")
        self.console.print(words, soft_wrap=True)

    def _draw(self, address: str) -> None:
        """The address as phones read it, where somebody can see it."""
        if self.console.is_terminal:
            picture = StringIO()
            segno.make(address, micro=False).terminal(picture, compact=True)
            self.console.file.write(picture.getvalue())


def has_screen() -> bool:
    """Whether a window can be opened here; a browser in the terminal would be in the way."""
    windows = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(windows) or sys.platform in ("darwin", "win32")
