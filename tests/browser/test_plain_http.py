"""At home over plain http, at the machine's own address: no secure context, and nothing is missing.

There is no share sheet, no clipboard, no wake lock and no service worker there. That a screen stays
on can only be seen on a phone; here it is seen that the film plays which browsers keep it on for.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, People
from tests.browser.look import look
from tests.browser.television import HD
from tests.server.test_addresses import served

MISSING = """() => [isSecureContext, 'share' in navigator, 'clipboard' in navigator,
  'wakeLock' in navigator, 'serviceWorker' in navigator]"""

# The film that keeps the screen on: whether it plays, and how much of the page it has.
FILM = """() => {
  const film = document.querySelector('video')
  if (!film || film.paused || film.currentTime === 0) return null
  const { width, height } = film.getBoundingClientRect()
  const share = (width * height) / (innerWidth * innerHeight)
  return { muted: film.muted, loop: film.loop, share }
}"""
WOUND_BACK = """() => new Promise((wound) => {
  const film = document.querySelector('video')
  film.addEventListener('pause', () => wound('it stopped'))
  film.currentTime = film.duration - 1.5
  setInterval(() => { if (film.currentTime < 2) wound('it plays on') }, 50)
})"""
LOOK_AWAY = """(hidden) => {
  const state = hidden ? 'hidden' : 'visible'
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


def pasted(page: Page) -> str:
    """What was copied, put into a field by the keys."""
    page.evaluate("""() => {
      const field = document.createElement('textarea')
      field.id = 'pasted'
      const place = document.querySelector('dialog[open]') ?? document.body
      place.append(field)
      field.focus()
    }""")
    page.keyboard.press("Control+V")
    text = page.locator("#pasted").input_value()
    page.evaluate("() => document.getElementById('pasted').remove()")
    return text


def test_a_table_is_shared_and_played_without_a_secure_context(
    chromium: Browser, tmp_path: Path
) -> None:
    with served(tmp_path) as lines:
        address = lines[0].split()[-1]
        people = People(chromium, address)
        anna, ben = people("Anna", lang="de", size=PHONE), people("Ben", size=PHONE)
        table = anna.open_table("fifteen", bots=False)
        anna.go(f"/table/{table}")
        assert anna.page.evaluate(MISSING) == [False] * 5
        anna.click("web-send-link")
        expect(anna.button("web-copied")).to_be_visible()
        link = pasted(anna.page)
        assert link == f"{address}/table/{table}"
        look(anna, "shared-plain-http")
        ben.sit_down(table)
        ben.go(link.removeprefix(address))
        expect(anna.page.locator("main")).to_contain_text("Ben")
        by_hand(anna.page)
        anna.page.reload()
        anna.click("web-send-link")
        field = anna.page.locator(".linkout input")
        expect(field).to_have_value(link)
        field.focus()
        assert anna.page.evaluate("() => getSelection().toString()") == link
        look(anna, "shown-plain-http")
        people.leave()


def by_hand(page: Page) -> None:
    """Let a browser refuse the older way to copy, too, as some do."""
    page.add_init_script("document.execCommand = () => false")


def test_the_screen_stays_on_without_a_wake_lock(chromium: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as lines:
        people = People(chromium, lines[0].split()[-1])
        anna = people("Anna", lang="de", size=PHONE)
        table = anna.open_table("fifteen", bots=False)
        anna.go(f"/table/{table}")
        expect(anna.page.locator("main.lobby")).to_be_visible()
        assert not anna.page.locator("video").count(), "nobody waits for anybody yet"
        anna.post(f"/api/tables/{table}/start", fill="quick")
        plays(anna.page)
        assert anna.page.evaluate(WOUND_BACK) == "it plays on"
        look(anna, "awake-plain-http")
        anna.page.evaluate(LOOK_AWAY, True)
        assert anna.page.evaluate(FILM) is None, "who looks elsewhere may have it dark"
        anna.page.evaluate(LOOK_AWAY, False)
        plays(anna.page)
        anna.page.go_back()
        expect(anna.page.locator("video")).to_have_count(0)
        television = people("", size=HD)
        television.go("/tv")
        plays(television.page)
        at_home = people("Ben", address=lines[-1].split()[-1])  # localhost, where there is a lock
        at_home.go("/tv")
        expect(at_home.page.locator(".screen")).to_be_visible()
        at_home.page.wait_for_load_state("networkidle")
        assert not at_home.page.locator("video").count()
        people.leave()


def plays(page: Page) -> None:
    """Wait for the film; browsers take it for one that is watched."""
    film = page.wait_for_function(FILM).json_value()
    assert film == {"muted": True, "loop": False, "share": 1}
