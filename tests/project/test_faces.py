"""What the browser prints on cards is what the game says they are."""

from __future__ import annotations

import re
from pathlib import Path

from handvoll.games.go5.material import BLACK_CARDS, COLOURS, PATTERN, PATTERNS

FACES = (Path(__file__).parents[2] / "web" / "src" / "games" / "go5" / "look.ts").read_text("utf-8")


def words_of(name: str) -> list[str]:
    """The words of a list in the file."""
    found = re.search(rf"const {name} = \[(.*?)\]", FACES, re.DOTALL)
    assert found, name
    return re.findall(r"'(\w+)'", found[1])


def test_the_cards_of_go5_show_their_patterns() -> None:  # G2
    printed = dict(re.findall(r"(\w): '([0-6]{7})'", FACES))
    rows = ("".join(map(str, row)) for row in PATTERN)
    assert printed == dict(zip(COLOURS, rows, strict=True))
    assert words_of("NAMES") == list(PATTERNS)
    assert words_of("ON_BLACK") == list(BLACK_CARDS)
