"""A phone and a television at one table: how far apart they are, and how smooth the large one is.

    python -m bench.television

Both note when the words of the turn line change; the same words, in the same order, are compared.
"""

from __future__ import annotations

import statistics

from rich.console import Console
from rich.table import Table as Sheet

from bench.browser import (
    RUNS,
    SLOWER,
    at_browsers,
    print_with_load,
    row,
    slow_down,
    smooth,
    watched,
)
from tests.browser.conftest import PHONE, People
from tests.browser.fifteen import Fifteen
from tests.browser.player import Player
from tests.browser.television import HD, Television

MOVES = 12  # of one's own
NOTE = """
() => {
  const told = (window.told_ = [])
  const note = () => {
    const words = document.querySelector('.turn p')?.textContent.trim()
    if (words && words !== told.at(-1)?.[0]) told.push([words, Date.now()])
  }
  const all = { subtree: true, childList: true, characterData: true }
  new MutationObserver(note).observe(document, all)
  note()
}
"""


def at_one_table(people: People) -> tuple[Player, Television]:
    """A phone at a table of bots, and a television that shows it."""
    phone = people("Anna", size=PHONE, hurry=False)
    television = Television(people("", size=HD, hurry=False))
    table = phone.open_table("fifteen", 3)
    phone.post(f"/api/tables/{table}/screen", code=television.code)
    television.shows(".play.fifteen")
    phone.go(f"/table/{table}")
    return phone, television


def apart(phone: Player, television: Television) -> list[float]:
    """How many ms lay between the two, change by change: whose turn it is."""
    for page in (phone.page, television.page):
        page.evaluate(NOTE)
    Fifteen(phone).play(MOVES)
    one, other = (page.evaluate("() => window.told_") for page in (phone.page, television.page))
    turns = [[(who(words), at) for words, at in told if who(words)] for told in (one, other)]
    return matched(*turns)


def who(words: str) -> str:
    """Whose turn somebody else's is, by the words of the line."""
    return words.split(maxsplit=1)[0] if words.endswith("…") else ""


def matched(one: list[tuple[str, float]], other: list[tuple[str, float]]) -> list[float]:
    """The same changes in the same order; one that only one of them had time for is left out."""
    gaps: list[float] = []
    rest = iter(other)
    for name, at in one:
        for theirs, then in rest:
            if theirs == name:
                gaps.append(abs(then - at))
                break
    return gaps


def main() -> None:
    """Measure and print."""
    sheet = Sheet("measured in Chromium", "bar", "median", "worst", title="Phone and television")
    with at_browsers() as (people, _, _):
        phone, television = at_one_table(people)
        gaps = apart(phone, television)
        row(sheet, f"between the two, ms, {len(gaps)} changes", "100", gaps)
        slow_down(television.page, SLOWER)
        table = Fifteen(phone)
        runs = [watched(television.player, lambda: table.play(1)) for _ in range(RUNS)]
        smooth(sheet, f"frames/s of the television, {SLOWER}x slower CPU", runs)
    print_with_load(sheet)
    Console().print(f"95 % of changes within {statistics.quantiles(gaps, n=20)[-1]:.0f} ms")


if __name__ == "__main__":
    main()
