"""Over days: set up in the lobby, seen at home and in the title."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.look import look


def test_a_table_over_days_is_set_up_and_waits(new_player: People) -> None:
    anna = new_player("Anna", lang="de", size=PHONE)
    ben = new_player("Ben", size=DESKTOP, dark=True)
    for player in (anna, ben):
        player.page.add_init_script("localStorage['handvoll.guest'] = 'yes'")
    table = anna.open_table("igo", 2, bots=False)
    ben.sit_down(table)
    anna.go(f"/table/{table}")
    anna.page.get_by_text(anna.say("web-more-options"), exact=True).click()
    days = anna.page.locator(".more li").filter(has_text=anna.say("web-setting-days"))
    days.get_by_role("button", name=anna.say("web-more")).click()
    expect(days.locator(".stepper b")).to_have_text("1")
    expect(anna.page.locator(".opts .days")).to_contain_text(anna.say("days-lobby", count=1))
    look(anna, "days-lobby")
    anna.post(f"/api/tables/{table}/start")
    anna.go("/")
    ben.go(f"/table/{table}")
    notice = ben.page.locator(".notices")
    expect(notice).to_contain_text("Anna has")
    look(ben, "days-waits")
    ben.go("/")
    mine = anna.page.locator(".mine p").first
    expect(mine).to_contain_text("Du bist dran, noch")
    expect(anna.page).to_have_title("(1) Handvoll")
    look(anna, "days-home")
    expect(ben.page).to_have_title("Handvoll")
    for player, mate in ((anna, "bun"), (ben, "bow")):  # drawn as at the table
        expect(player.page.locator(".mine .puppet").first).to_have_class(f"puppet {mate}")
    fiver = anna.open_table("fiver", 2, bots=False)
    anna.go(f"/table/{fiver}")
    anna.page.get_by_text(anna.say("web-more-options"), exact=True).click()
    expect(anna.page.locator(".more li").first).to_be_visible()
    expect(anna.page.get_by_text(anna.say("web-setting-days"))).to_have_count(0)
