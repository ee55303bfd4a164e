"""I Go! by clicking: draw, let the last card go, call."""

from __future__ import annotations

from typing import ClassVar

from playwright.sync_api import Locator

from tests.browser.table import Table


class IGo(Table):
    """A table of I Go!."""

    game = "igo"
    brief: ClassVar = {"options": {"target": 1}}
    long: ClassVar = {"target": 9}

    @property
    def acting(self) -> Locator:
        """Something that is only enabled when I may act."""
        return self.page.locator(".shout:enabled")

    @property
    def go_on(self) -> Locator:
        """Goes on from the end of a hand, to the next one or to the result."""
        result = self.player.button("web-to-result").and_(self.page.locator(".turn .btn"))
        return result.or_(self.page.locator(".turn .btn.ready"))

    def my_turn(self) -> bool:
        """Wait until I may act, and go on from every hand that ends."""
        while True:
            self.acting.or_(self.result).or_(self.go_on).first.wait_for()
            if not self.go_on.count():
                return self.acting.count() > 0
            pressed = self.go_on.element_handle()
            self.press(self.go_on)
            pressed.wait_for_element_state("hidden")  # it stays until the table has answered

    def move(self) -> None:
        """Take, discard or call, whichever the turn waits for."""
        if self.place("pile").locator(".target").count():
            self.press(self.place("pile"))
        elif self.page.locator(".held:enabled").count():
            self.press(self.page.locator(".held").last)
            self.press(self.player.button("web-igo-discard"))
        else:
            self.press(self.page.locator(".shout"))
            self.press(self.player.button("web-igo-call"))

    def place(self, name: str) -> Locator:
        """Where something lies."""
        return self.page.locator(f'[data-place="{name}"]')

    def turn(self) -> None:
        """Take and discard: then one may call."""
        self.play(2)
        assert self.my_turn()

    def call(self) -> None:
        """Call, and wait until everybody has shown."""
        self.move()
        self.go_on.wait_for()

    def blunder(self) -> None:
        """Call before taking a card (I4)."""
        self.press(self.page.locator(".shout"))
