"""At home over plain http, at the machine's own address: no secure context, and nothing is missing.

There is no share sheet, no clipboard, no wake lock and no service worker there.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, People
from tests.browser.look import look
from tests.server.test_addresses import served

MISSING = """() => [isSecureContext, 'share' in navigator, 'clipboard' in navigator,
  'wakeLock' in navigator, 'serviceWorker' in navigator]"""


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
