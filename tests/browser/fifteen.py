"""15GO! by clicking: put the card where it fits, else keep it."""

from __future__ import annotations

from typing import ClassVar

from tests.browser.table import Table


class Fifteen(Table):
    """A table of 15GO!."""

    game = "fifteen"
    brief: ClassVar = {"options": {"colours": 2}}

    def move(self) -> None:
        """What fits is said to fit; which of several moves is asked in the turn line."""
        fits = self.page.get_by_role("button", name=self.player.say("web-fits"))
        asked = self.page.locator(".turn .do > .btn")
        if fits.count():
            self.press(fits.first)
            if self.page.get_by_text(self.player.say("web-which")).is_visible():
                self.press(asked.first)
        else:
            self.press(asked.first)
