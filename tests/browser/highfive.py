"""High Five! by clicking: take the hint for advice, lay card by card, confirm."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.table import Table


class HighFive(Table):
    """A table of High Five!."""

    game = "highfive"

    def move(self) -> None:
        """Lay what the hint shows, by hand."""
        for square, card in self.advice():
            self.lay(card, square)
        self.press(self.player.button("web-confirm"))

    def advice(self) -> list[tuple[str, str]]:
        """The squares and cards of the hint, which are taken back at once."""
        self.press(self.ready.first)
        shown = self.page.locator(".cell:has(.card.fresh)")
        shown.first.wait_for()
        found: list[list[str]] = shown.evaluate_all(
            "cells => cells.map(cell => [cell.dataset.place, cell.firstChild.dataset.card])"
        )
        back = self.player.button("web-take-back").or_(self.player.button("web-undo"))
        self.press(back.first)
        return [(square, card) for square, card in found]

    def held(self, card: str) -> Locator:
        """A card of my hand."""
        return self.page.locator(f'[data-place="card {card}"]')

    def square(self, name: str) -> Locator:
        """A square of the board."""
        return self.page.locator(f'.cell[data-place="{name}"]')

    def lay(self, card: str, square: str) -> None:
        """A card from the hand onto a square."""
        self.press(self.held(card))
        self.press(self.square(square))

    def blunder(self) -> None:
        """Lay a card where it touches no other (H4)."""
        self.press(self.page.locator(".hand .held").first)
        self.press(self.square("h8"))
