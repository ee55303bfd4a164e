"""Go5 by clicking: call, lay, add or swap what is said to fit, else discard."""

from __future__ import annotations

from typing import ClassVar

from playwright.sync_api import Locator

from tests.browser.table import Table


class Go5(Table):
    """A table of Go5."""

    game = "go5"
    brief: ClassVar = {"options": {"target": 100, "rounds": 1}}
    long: ClassVar = {"target": 2000, "rounds": 9}

    @property
    def acting(self) -> Locator:
        """Something that is only enabled when I may act."""
        return self.page.locator(".centre .pile:enabled, .shout.go:enabled")

    @property
    def go_on(self) -> Locator:
        """Goes on from the end of a round, to the next one or to the result."""
        return self.page.locator(".round .btn, .turn .btn.ready")

    def my_turn(self) -> bool:
        """Wait until I may act, and go on from every round that ends."""
        while True:
            self.acting.or_(self.result).or_(self.go_on).first.wait_for()
            if not self.go_on.count():
                return self.acting.count() > 0
            pressed = self.go_on.element_handle()
            self.press(self.go_on)
            pressed.wait_for_element_state("hidden")  # it stays until the table has answered

    @property
    def hand(self) -> Locator:
        """The cards in my hand."""
        return self.page.locator(".fan .held")

    @property
    def fits(self) -> Locator:
        """What takes the cards I have chosen: sets of mine, cards of others, cards of my hand."""
        word = self.player.say("web-fits")
        return self.page.locator(f".go5 :is(.mine, .opps, .fan) button[aria-label*='{word}']")

    def place(self, name: str) -> Locator:
        """Where something lies."""
        return self.page.locator(f'[data-place="{name}"]')

    def act(self, message: str) -> Locator:
        """A button of the turn line."""
        return self.page.locator(".turn").get_by_role("button", name=self.player.say(message))

    def move(self) -> None:
        """One decision: whatever is asked."""
        shout = self.page.locator(".shout.go:enabled")
        asked = [self.act(f"web-go5-{each}-button") for each in ("take", "draw", "end")]
        for button in (shout, *asked):
            if button.is_visible():
                return self.press(button)
        return self.play_cards()

    def play_cards(self) -> None:
        """The first card that fits anywhere goes there; if none does, one is discarded."""
        if self.page.locator(".chain").is_visible() or self.pick_up():
            self.follow()
        else:
            self.press(self.hand.first)
            self.press(self.act("web-go5-discard-button"))

    def pick_up(self) -> bool:
        """Choose a card that fits somewhere, if there is one."""
        for i in range(self.hand.count()):
            self.press(self.hand.nth(i))
            if self.fits.count():
                return True
            self.press(self.hand.nth(i))
        return False

    def follow(self) -> None:
        """Go on with what fits, until it is a move."""
        joins = self.page.locator(".fan .held:has(.target)")
        while joins.count():
            self.press(joins.first)
            self.page.wait_for_function(CHOSEN_ENOUGH)
        lay = self.act("web-go5-lay-button")
        if lay.is_visible():
            self.press(lay)
        else:  # a card shows its index, the rest may be covered by the next one
            self.press(self.fits.first, at={"x": 6, "y": 10})
            self.take_of_spread()

    def take_of_spread(self) -> None:
        """A finger gets a set of another spread out first, and then takes a card of it."""
        fitting = self.page.locator(f".spread button[aria-label*='{self.player.say('web-fits')}']")
        if self.finger and fitting.count():
            self.press(fitting.first)

    def blunder(self) -> None:
        """Draw twice (G7)."""
        for _ in range(2):
            self.press(self.place("pile"))
            self.page.locator(".held:enabled").first.wait_for()


# Three cards are said what they make; fewer ask for another.
CHOSEN_ENOUGH = """() => document.querySelector('.fan .held:has(.target)')
    || document.querySelectorAll('.turn .do > .btn.main').length"""
