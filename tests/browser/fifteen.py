"""15GO! by clicking: put the card where it fits, else keep it."""

from __future__ import annotations

from typing import ClassVar

from playwright.sync_api import Locator

from tests.browser.table import Table


class Fifteen(Table):
    """A table of 15GO!."""

    game = "fifteen"
    brief: ClassVar = {"options": {"colours": 2}}

    @property
    def turned(self) -> Locator:
        """The card I have turned."""
        return self.page.locator('[data-place="turned"] [data-card]')

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

    def blunder(self) -> None:
        """Put a card on a pile where it does not fit (F5)."""
        fits = self.player.say("web-fits")
        wrong = self.page.locator(f".opps button.piles:not([aria-label*='{fits}'])")
        while not wrong.count():
            self.move()
            assert self.my_turn()
        self.press(wrong.first)
