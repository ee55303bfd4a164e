"""I Go! by clicking: take, discard and call as the hint advises."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.table import Table


class IGo(Table):
    """A table of I Go!."""

    game = "igo"

    @property
    def next_hand(self) -> Locator:
        """Goes on from a hand that was shown."""
        name = self.player.say("web-igo-next")
        last = self.player.say("web-to-result")
        button = self.page.get_by_role("button")
        return (
            self.page.locator(".turn .do")
            .get_by_role("button", name=name)
            .or_(self.page.locator(".turn .do").filter(has=button).get_by_role("button", name=last))
        )

    def my_turn(self) -> bool:
        """Wait until I may act, looking at every hand that is shown."""
        while True:
            self.ready.or_(self.result).or_(self.next_hand).first.wait_for()
            if not self.next_hand.count():
                return not self.result.is_visible()
            self.next_hand.click()

    def move(self) -> None:
        """Do what the hint says, by hand."""
        self.take_advice(self.advice())

    def advice(self) -> str:
        """The place or the choice that the hint shows."""
        self.ready.first.click()
        self.page.locator(".bubble").wait_for()
        return ""
