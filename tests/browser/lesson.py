"""A lesson by clicking: press what the finger points at, or first something else."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.keys import press
from tests.browser.player import Player

POINTS = "() => document.querySelector('.finger-tip')?.dataset.at"
POINTS_OR_DONE = f"{POINTS} || document.querySelector('.bubble.lesson .onward') !== null"
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
ENOUGH = 100  # taps: no lesson takes so many


class Lesson:
    """The lesson of a game on somebody's screen."""

    def __init__(self, player: Player, game: str, *, by_keys: bool = False) -> None:
        self.player = player
        self.by_keys = by_keys
        self.page = player.page
        self.game = game

    def begin(self) -> None:
        """Open it, not by way of home."""
        self.page.goto(f"/learn/{self.game}")

    @property
    def bubble(self) -> Locator:
        """What the lesson says."""
        return self.page.locator(".bubble.lesson")

    @property
    def onward(self) -> Locator:
        """The way to a real game: the lesson is over."""
        return self.bubble.locator(".onward")

    def step(self) -> str:
        """The heading of the step we are at; empty between two rounds."""
        heading = self.bubble.locator("b").first
        return heading.inner_text() if heading.count() else ""

    def pointed(self) -> str | None:
        """Wait for the finger; where it points, None if there is nothing left to do."""
        self.page.wait_for_function(POINTS_OR_DONE)
        where = self.page.evaluate(POINTS)
        return str(where) if where else None

    def tap(self) -> None:
        """Press what the finger points at."""
        if self.by_keys:
            press(self.page.locator("[data-pointed]"))
        else:
            self.page.locator("[data-pointed]").click()
        self.page.evaluate(SETTLED)  # the finger looks again with every picture

    def follow(self, before: Callable[[str], None] = lambda step: None) -> list[str]:
        """Do what it says to the end, and something of one's own before each step; the steps."""
        steps: list[str] = []
        for _ in range(ENOUGH):
            where = self.pointed()
            if where is None and self.onward.count():
                return steps
            step = self.step()
            if step and step not in steps:
                steps.append(step)
                before(step)
            elif where:
                self.tap()
        raise AssertionError("a lesson ends some time")

    # Something else first

    def blunder(self, step: str) -> None:
        """Do what the step does not say; it is answered, and the step stays."""
        wrong = {
            "fifteen": self._misplace,
            "igo": self._another_card,
            "go5": self._another_move,
            "highfive": self._afar,
            "fiver": self._first_row,
        }[self.game]
        if wrong():
            unknown = self.page.get_by_text(self.player.say("lesson-alone-unknown"))
            told = self.bubble.locator(".wrong").or_(self.page.locator(".turn p .link"))
            told.or_(unknown).first.wait_for()
        expect(self.bubble.locator("b").first).to_have_text(step, use_inner_text=True)

    def _visible(self, *selectors: str) -> Locator | None:
        """The first of these that can be pressed and is not what the finger means."""
        pointed = self.page.locator("[data-pointed]")
        for selector in selectors:
            found = self.page.locator(selector)
            if found.count() and found.first.is_enabled():
                inside = found.first.locator("[data-pointed]").or_(found.first.and_(pointed))
                if not inside.count():
                    return found.first
        return None

    def _misplace(self) -> bool:
        """A card of 15GO! where it does not fit, or not now."""
        wrong = self._visible(".opps button.piles", ".rows button.cards")
        assert wrong
        wrong.press("Enter")  # by a key: on the smallest phone the words lie over it
        return True

    def _another_card(self) -> bool:
        """Take from elsewhere, discard another card, or call (not) now."""
        main = self.page.locator(".turn .do > .btn.main")
        if (card := self.page.locator(".strip .held:enabled").first).count():
            card.click()
            main.click()
        elif main.count() and self.page.locator("[data-pointed].shout").count():
            main.click()
        elif main.count():
            self.page.locator(".shout").click()
            main.click()
        else:
            self.page.locator('[data-place="discards"]').click()
        return True

    def _another_move(self) -> bool:
        """Discard another card, take instead of drawing, or let the call go."""
        cards = self.page.locator(".fan .held:enabled:not([data-pointed])")
        other = self._visible(".turn .do > .btn.plain:not(.phone)", ".call .btn")
        if cards.count():
            cards.last.click()
            self.page.locator(".turn .do > .btn.main").click()
        elif other:
            other.click()
        else:  # the first draw: nothing else can be done
            self.page.locator('[data-place="discards"]').click()
            return False
        return True

    def _afar(self) -> bool:
        """A card that touches no other."""
        self.page.locator(".hand .held").last.click()
        self.page.locator('.cell[data-place="a8"]').click()
        return True

    def _first_row(self) -> bool:
        """Five fields in a row that were not rolled."""
        for column in "abcde":
            self.page.locator(f'.tableau [data-place="{column}1"]').click()
        return True
