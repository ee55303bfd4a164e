"""5er finden by clicking: outline what the hint points at, turn the hourglass, strike."""

from __future__ import annotations

import re
from typing import ClassVar

from playwright.sync_api import Locator, expect

from tests.browser.player import Player
from tests.browser.table import Table


def flipper(player: Player) -> Locator:
    """The quiet button for the hourglass, while nothing is drawn."""
    name = player.say("web-fiver-flip")
    return player.page.locator(".turn").get_by_role("button", name=name, exact=True)


def flip(player: Player) -> None:
    """Turn the hourglass with nothing drawn."""
    flipper(player).click()
    player.click("web-fiver-flip-yes")


class Fiver(Table):
    """A table of 5er finden."""

    game = "fiver"
    brief: ClassVar = {"seats": 1, "options": {"variant": "solo"}}

    @property
    def judged(self) -> Locator:
        """The button that goes on from a judging."""
        return self.page.locator(".fiver.judging .turn .btn.main")

    @property
    def bubble(self) -> Locator:
        """What the hint says."""
        return self.page.locator(".turn .bubble:not(.pondering)")

    def field(self, name: str) -> Locator:
        """A field of the tableau."""
        return self.page.locator(f'.tableau [data-place="{name}"]')

    def my_turn(self) -> bool:
        """Wait until I may act, looking at every judging."""
        while True:
            self.ready.or_(self.result).or_(self.judged).first.wait_for()
            if not self.judged.count():
                return not self.result.is_visible()
            self.press(self.judged)
            expect(self.judged).to_have_count(0)

    def move(self) -> None:
        """Do what the hint says, by hand."""
        self.press(self.ready.first)
        self.bubble.or_(self.judged).or_(self.result).first.wait_for()
        words = " ".join(self.bubble.all_inner_texts())
        if not words:
            return  # the sand had run out
        self.draw(re.findall(r"\b[a-j]\d+\b", words))
        shape = re.search(r"\b[XIWTVZUFNPLY]\b", words)
        if shape and self.page.locator(".shp.free").count():
            self.press(self.page.get_by_role("button", name=re.compile(rf" {shape[0]}, \d$")))
        elif shape and self.player.button("web-fiver-strike-it").count():
            self.press(self.player.button("web-fiver-strike-it"))
        elif not re.search(r"\d", words):
            self.stop()
        expect(self.bubble).to_have_count(0)

    def stop(self) -> None:
        """Turn the hourglass or say that I am done; who has drawn nothing is asked."""
        if self.outlines().count() or not flipper(self.player).count():
            self.press(self.page.locator(".turn .btn.main"))
        else:
            self.press(flipper(self.player))
            self.press(self.player.button("web-fiver-flip-yes"))

    def draw(self, fields: list[str]) -> None:
        """Tap fields, one after the other, until the sand has run out."""
        for field in fields:
            if not self.judged.count():
                self.press(self.field(field))

    def middle(self, field: str) -> tuple[float, float]:
        """Where the middle of a field is on the screen."""
        box = self.field(field).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, *fields: str) -> None:
        """Draw over fields without lifting the finger."""
        for i, field in enumerate(fields):
            self.page.mouse.move(*self.middle(field), steps=3)
            if i == 0:
                self.page.mouse.down()
        self.page.mouse.up()

    def outlines(self) -> Locator:
        """The outlines drawn in this round."""
        return self.page.locator(".tableau .ink.drawn")

    def blunder(self) -> None:
        """Outline five in a row that were not rolled: some row has them (P7)."""
        for row in range(1, 11):
            self.drag(*(f"{column}{row}" for column in "abcde"))
            expect(self.outlines().or_(self.bubble).first).to_be_visible()
            if self.bubble.count():
                return
