"""After the game the browser checks by itself what it was promised."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, People
from tests.browser.player import Player
from tests.browser.wired import together


def sit_in_the_browser(player: Player, table: str) -> None:
    """Sit down as people do, so that the browser notes what it is promised."""
    player.go(f"/table/{table}")
    player.page.get_by_label(player.say("web-name")).fill(player.name)
    player.click("web-sit-here")
    expect(player.page.locator(".seat.you")).to_contain_text(player.name)


def test_the_result_says_quietly_that_all_was_fair(new_player: People) -> None:
    ben, anna = new_player("Ben"), new_player(lang="de", size=PHONE, calm=True)
    table = ben.open_table("fifteen", 3, bots=False, options={"colours": 3})
    sit_in_the_browser(anna, table)
    ben.post(f"/api/tables/{table}/start", fill="quick")
    anna.page.locator(".tbl").wait_for()
    together([anna, ben], table)
    anna.page.locator("main.result").wait_for()
    fair = anna.page.locator("main.result .fairness")
    expect(fair).to_contain_text(anna.say("web-fair-short"))
    expect(anna.page.get_by_text(anna.say("web-fair-ours"))).to_be_hidden()
    fair.locator("summary").click()
    for message in ("web-fair-promised", "web-fair-ours", "web-fair-bots"):
        expect(fair).to_contain_text(anna.say(message))
    anna.shot("result-fair")
    # Had the server promised something else, or left our part out, we would be told.
    for name, wrong, message in (
        ("commitment", "00" * 32, "web-fair-other-seed"),
        ("salt", "ab" * 16, "web-fair-salt-missing"),
        ("bots", ["A"], "web-fair-other-bots"),
    ):
        noted = anna.page.evaluate(f"localStorage.getItem('handvoll.luck.{table}')")
        changed = json.dumps({**json.loads(noted), name: wrong})
        keep = "([id, text]) => localStorage.setItem(`handvoll.luck.${id}`, text)"
        anna.page.evaluate(keep, [table, changed])
        anna.go(f"/table/{table}")
        expect(anna.page.locator(".fairness")).to_contain_text(anna.say(message))
        anna.page.evaluate(keep, [table, noted])
