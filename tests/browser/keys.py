"""Getting about without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

FAR = 200  # key presses: nothing is so far away

# The key that brings the focus nearer, as often as it looks: Tab between things, arrows in a board
# and along a zone of a table, where Tab stops once: a button that can be pressed later than its
# neighbour is reached from there.
NEARER = """
goal => {
  const here = document.activeElement
  if (here === goal) return []
  const board = goal.closest(':is([role=grid], [role=listbox], [role=radiogroup])')
  if (board?.contains(here) && goal.tabIndex !== 0) {
    const [from, to] = [here.getBoundingClientRect(), goal.getBoundingClientRect()]
    const x = Math.round((to.x - from.x) / from.width)
    const y = Math.round((to.y - from.y) / from.height)
    if (x) return Array(Math.abs(x)).fill(x > 0 ? 'ArrowRight' : 'ArrowLeft')
    return Array(Math.abs(y) || 1).fill(y > 0 ? 'ArrowDown' : 'ArrowUp')
  }
  const zone = goal.closest('.at-others, .at-middle, .at-line .do, .at-mine')
  if (!board && zone?.contains(here) && goal.tabIndex < 0) {
    const all = [...zone.querySelectorAll('button:enabled')].filter(each => each.checkVisibility())
    const way = all.indexOf(goal) - all.indexOf(here)
    return Array(Math.abs(way)).fill(way > 0 ? 'ArrowRight' : 'ArrowLeft')
  }
  const stops = [...document.querySelectorAll('a[href], button:enabled, input, select, [tabindex]')]
    .filter(each => each === here || (each.tabIndex >= 0 && each.checkVisibility()))
  const entry = goal.tabIndex < 0 ? (board ?? zone)?.querySelector('[tabindex="0"]') : goal
  const way = stops.indexOf(entry) - stops.indexOf(here)
  return Array(Math.abs(way) || 1).fill(way < 0 ? 'Shift+Tab' : 'Tab')
}
"""


def press(goal: Locator) -> None:
    """Walk there with the keys and press Enter."""
    expect(goal).to_be_enabled()
    pressed = 0
    while pressed < FAR:
        way = goal.evaluate(NEARER)
        if not way:
            return goal.page.keyboard.press("Enter")
        some = way[: max(1, len(way) // 2)]  # what can be reached may change as the focus moves
        for key in some:
            goal.page.keyboard.press(key)
        pressed += len(some)
    raise AssertionError(f"keys do not reach {goal}")
