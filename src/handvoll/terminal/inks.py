"""The twelve inks in a terminal: every colour has its own mark, so colour never speaks alone."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

PAPER = "#fffaf0"
INK = "#231f2e"


@dataclass(frozen=True, slots=True)
class Ink:
    """A colour as it is printed: its mark, its ground and what is written on it."""

    mark: str
    ground: str
    letters: str

    @property
    def style(self) -> str:
        """As Rich writes it."""
        return f"bold {self.letters} on {self.ground}"


INKS = {
    "red": Ink("♥", "#c92c18", PAPER),
    "orange": Ink("◓", "#f17702", INK),
    "yellow": Ink("☼", "#ffdf3d", INK),
    "lime": Ink("Ψ", "#9ec963", INK),
    "green": Ink("♣", "#038053", PAPER),
    "teal": Ink("∝", "#17a4ab", INK),
    "sky": Ink("☁", "#94d4fd", INK),
    "blue": Ink("♦", "#12417b", PAPER),
    "violet": Ink("♛", "#8842b5", PAPER),
    "pink": Ink("✿", "#ffa5b2", INK),
    "brown": Ink("◉", "#4d3424", PAPER),
    "grey": Ink("⚷", "#918b84", INK),
}


def chip(ink: str, words: object) -> Text:
    """A card as a small coloured chip: what is on it and the mark of its colour."""
    return Text(f" {words}{INKS[ink].mark} ", style=INKS[ink].style)


def back(words: object) -> Text:
    """Cards lying face down."""
    return Text(f"▒{words}▒", style="bold")


def spaced(chips: list[Text], gap: str = " ") -> Text:
    """Chips side by side."""
    return Text(gap).join(chips)
