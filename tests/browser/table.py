"""Playing by clicking: what the tables of all games have in common."""

from __future__ import annotations

from typing import Any, ClassVar

from playwright.sync_api import Locator, Position

from tests.browser import thumb
from tests.browser.player import Player

ENOUGH = 3_000  # decisions: no game takes so many


class Table:
    """A table on somebody's screen. Each game says how one decision is clicked."""

    game: str
    brief: ClassVar[dict[str, Any]] = {}  # how a table is opened whose game is soon over
    finger = False  # the thumb of the hand that holds a phone, instead of a mouse

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    def press(self, thing: Locator, at: Position | None = None) -> None:
        """Click it; a thumb taps it once."""
        if self.finger:
            thumb.tap(thing, at)
        else:
            thing.click(position=at)

    def move(self) -> None:
        """Make one decision: press what a person would."""
        raise NotImplementedError

    def blunder(self) -> None:
        """Do what a rule forbids."""
        raise NotImplementedError

    @property
    def ready(self) -> Locator:
        """Something that is only there when I may act: the hint is not dimmed."""
        hint = self.page.get_by_role("button", name=self.player.say("web-hint"), disabled=False)
        return hint.and_(self.page.locator(":not(.dim)"))

    @property
    def hint(self) -> Locator:
        """The button that asks for a hint."""
        return self.player.button("web-hint").filter(visible=True).first

    @property
    def result(self) -> Locator:
        """The result."""
        return self.page.locator("main.result")

    def my_turn(self) -> bool:
        """Wait until I may act; False if the game is over instead."""
        self.ready.or_(self.result).first.wait_for()
        return not self.result.is_visible()

    def play(self, decisions: int = ENOUGH) -> int:
        """Play so many decisions, or to the end; how many were made."""
        made = 0
        while made < decisions and self.my_turn():
            self.move()
            made += 1
        assert made < ENOUGH, "a game ends some time"
        return made

    def lines(self) -> list[str]:
        """The log, newest first."""
        return self.page.locator(".rail .log li").all_inner_texts()
