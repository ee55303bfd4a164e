"""Somebody with eyes closed: knows what was announced and presses keys, which are counted."""

from __future__ import annotations

import re

from playwright.sync_api import TimeoutError

from tests.browser.player import Player

# What a screen reader is told: what comes into a live region, but not into one under a sheet nor
# the very same text twice (Orca takes that for an echo), and the name of what has the focus. Where
# that is the page itself, keys are the screen reader's: at a table for no frame, elsewhere for a
# moment.
LISTEN = """
{
  window.heard = []
  const hear = (kind, text) => {
    const words = text.replace(/\\s+/g, ' ').trim()
    if (words) window.heard.push([kind, words])
  }
  const sheets = () => [...document.querySelectorAll('dialog:modal')]
  const inReach = (node) => sheets().every(on => on.contains(node))
  let last = ''
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.parentElement?.ariaLive && inReach(node) && node.textContent !== last) {
          last = node.textContent
          for (const one of node.children) hear(node.parentElement.ariaLive, one.textContent)
        }
  }).observe(document, { childList: true, subtree: true })
  let since = null // when the focus came to the page itself; null: it was nowhere yet
  const fell = () => {
    const patience = document.querySelector('.tbl') ? 0 : 1000
    if (document.activeElement !== document.body) since = 0
    else if (since === 0) since = performance.now()
    if (since && performance.now() - since >= patience)
      window.fell ??= document.querySelector('.turn, main')?.textContent ?? 'nowhere'
    requestAnimationFrame(fell)
  }
  fell()
  addEventListener('focusin', ({ target }) =>
    hear('focus', target.getAttribute('aria-label') ?? target.textContent))
}
"""


# Where a listener would stumble: a figure runs into the next name or number, words are said twice,
# a sign has no sound, a message no words.
STUMBLES = r"\d (?=[A-Z]|\d+:)|\b(\w{3,})\b[.:]? \1\b|[○■▲★☾≈⧗✓●·→←{}]|\b(?:web|keys)-[a-z]+"


QUICK = """
(keys) => keys.forEach((key) =>
  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
"""


class Ear:
    """A pair of ears and a keyboard; they are there before the page is."""

    def __init__(self, player: Player) -> None:
        self._page = player.page
        self._page.add_init_script(LISTEN)
        self.story: list[str] = []  # everything announced, oldest first
        self.stumbles: list[str] = []
        self.presses = 0
        self.decisions = 0

    @property
    def fell(self) -> str:
        """Where the focus lay on the page itself for longer than a moment, if it ever did."""
        return str(self._page.evaluate("() => window.fell ?? ''"))

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self._page.keyboard.press(key)
            self.presses += 1

    def at_once(self, *keys: str) -> None:
        """Press keys faster than anything can be said in between."""
        self._page.evaluate(QUICK, keys)
        self.presses += len(keys)

    def listen(self) -> list[str]:
        """Wait until something is announced; what it is."""
        try:
            self._page.wait_for_function("() => window.heard.some(([kind]) => kind !== 'focus')")
        except TimeoutError as silence:
            raise AssertionError("\n".join(["silence after", *self.story[-12:]])) from silence
        news: list[list[str]] = self._page.evaluate("() => window.heard.splice(0)")
        said = [text for kind, text in news if kind != "focus"]
        self.story.extend(said)
        self.stumbles += [text for text in said if re.search(STUMBLES, text)]
        return said

    def ask(self, key: str, pattern: str) -> re.Match[str]:
        """Press a key and wait for the answer to it."""
        self.press(key)
        return self.until(pattern)

    def until(self, *patterns: str) -> re.Match[str]:
        """Wait until something like this is announced: the newest of it."""
        while True:
            for text in reversed(self.listen()):
                for pattern in patterns:
                    if found := re.search(pattern, text):
                        return found

    def choices(self, question: str) -> dict[str, str]:
        """The numbered answers to a question: the words and their digit."""
        return {words: digit for digit, words in re.findall(r"(\d): (.*?)\.(?= \d:|$)", question)}
