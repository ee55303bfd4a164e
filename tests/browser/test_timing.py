"""More time for who needs it: one asks, the other agrees, and the sand runs for so much longer."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, People
from tests.browser.ear import Ear
from tests.browser.fiver import flip
from tests.browser.look import look
from tests.browser.player import LATE


def test_two_agree_on_more_time_and_the_last_seconds_are_told(new_player: People) -> None:  # P9
    anna, ben = new_player(calm=True), new_player("Ben", lang="de", size=PHONE, dark=True)
    ear = Ear(anna)
    anna.page.clock.install()
    table = anna.open_table("fiver", 2, bots=False, options={"seconds": 10})
    ben.sit_down(table)
    anna.go(f"/table/{table}")
    ben.go(f"/table/{table}")
    anna.page.get_by_text(anna.say("time-title"), exact=True).click()
    anna.click("time-times", times=2)
    expect(anna.page.get_by_text(anna.say("time-waits"))).to_be_visible()
    look(anna, "more-time-lobby")
    notice = ben.page.locator(".notices", has_text=ben.say("time-asks", name="Anna", times=2))
    expect(notice).to_be_visible()
    look(ben, "more-time-asked")
    ben.click("time-agree")
    expect(anna.page.get_by_text(anna.say("time-now", times=2))).to_be_visible()
    anna.click("web-start", count=2)
    ben.click("web-menu")
    expect(ben.button("time-times", times=2)).to_have_attribute("aria-pressed", "true")
    look(ben, "more-time-menu")
    ben.click("web-close")
    ear.until("Find fives")
    flip(ben)
    ear.until("Ben turns the hourglass")
    assert int(ear.ask("x", r"(\d+) seconds left")[1]) > 10, "twice the sand"
    anna.forgiven = LATE  # in no time for the server: a line that is silent for so long is given up
    anna.page.clock.run_for(16_000)
    told = " ".join(ear.listen())
    for seconds in (15, 10, 5):
        assert f"{seconds} seconds left" in told
