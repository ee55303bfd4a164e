"""Getting about without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator

FAR = 200  # key presses: nothing is so far away

# The key that brings the focus nearer: Tab between things, arrows within a board.
NEARER = """
goal => {
  const here = document.activeElement
  if (here === goal) return null
  const board = goal.closest(':is([role=grid], [role=toolbar], [role=listbox], [role=radiogroup])')
  if (!board?.contains(here) || goal.tabIndex === 0) return 'Tab'
  const from = here.getBoundingClientRect()
  const to = goal.getBoundingClientRect()
  if (Math.abs(to.x - from.x) > from.width / 2) return to.x > from.x ? 'ArrowRight' : 'ArrowLeft'
  return to.y > from.y ? 'ArrowDown' : 'ArrowUp'
}
"""


def press(goal: Locator) -> None:
    """Walk there with the keys and press Enter."""
    for _ in range(FAR):
        key = goal.evaluate(NEARER)
        if key is None:
            return goal.page.keyboard.press("Enter")
        goal.page.keyboard.press(key)
    raise AssertionError(f"keys do not reach {goal}")
