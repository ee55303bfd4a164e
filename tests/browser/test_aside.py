"""A hint covers nothing of what it speaks of, in any game, on any screen."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, PHONE, SMALL, People
from tests.browser.games import TABLES
from tests.browser.whole import part

SIZES = {"phone": PHONE, "small": SMALL, "desktop": DESKTOP}

# How much of what a hint lights up, lays ready or counts lies under its bubble, and what it is.
COVERED = """
() => {
  const bubble = document.querySelector('.turn .bubble:not(.pondering)')
  const hint = bubble.getBoundingClientRect()
  const about = '.target, .ring, .wanted, .up, .fresh, .frame, .pointed, .tableau, .cost, .hot'
  const seen = [...document.querySelector('.play').querySelectorAll(about)]
  const over = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  const covered = seen
    .filter((each) => over(hint, each.getBoundingClientRect()) > 1)
    .map((each) => each.outerHTML.slice(0, 90))
  const { innerWidth, innerHeight } = window
  if (hint.left < 0 || hint.top < 0 || hint.right > innerWidth || hint.bottom > innerHeight)
    covered.push('it leaves the screen')
  return covered
}
"""


@pytest.mark.parametrize(
    ("game", "size"),
    [(game, size) for n, game in enumerate(TABLES) for size in part([*SIZES], n, "small")],
)
def test_a_hint_covers_nothing_it_speaks_of(new_player: People, game: str, size: str) -> None:
    anna = new_player(lang="de", size=SIZES[size], calm=True)
    anna.go(f"/table/{anna.open_table(game, 3)}")
    table = TABLES[game](anna)
    for _ in range(2):
        if not table.my_turn():
            break
        table.hint.click()
        anna.page.locator(".turn .bubble:not(.pondering)").wait_for()
        anna.page.wait_for_timeout(150)  # what is laid ready comes from the table
        assert anna.page.evaluate(COVERED) == []
        anna.page.reload()  # whatever the hint laid ready is taken up again
        table.my_turn()
        table.move()
