"""Writing to the table where the house allows it, and not listening to somebody."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from handvoll.server.app import WEB
from tests.browser.conftest import PHONE, People, start_server
from tests.browser.look import look

WORDS = "<i>Das</i> war gut & knapp"


def test_people_write_and_somebody_does_not_listen(chromium: Browser, tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text("[guests]\nchat = true\n", "utf-8")
    (tmp_path / "web").symlink_to(WEB)
    with start_server(tmp_path, "tests.server.run_own") as server:
        people = People(chromium, server.address)
        anna, ben = people("Anna"), people("Ben", lang="de", size=PHONE, dark=True)
        table = anna.open_table("igo", 2, bots=False, settings={"grace": 3600})
        ben.sit_down(table)
        anna.post(f"/api/tables/{table}/start")
        for player in (anna, ben):
            player.go(f"/table/{table}")
        field = anna.page.get_by_role("textbox", name=anna.say("chat-write"))
        field.fill(WORDS)
        field.press("Enter")
        expect(field).to_have_value("")
        expect(ben.page.locator(".heard")).to_contain_text(WORDS)
        expect(anna.page.locator(".chat .lines li")).to_contain_text(WORDS)
        look(anna, "chat")
        ben.page.get_by_role("button", name=ben.say("web-scores")).filter(visible=True).click()
        chat = ben.page.locator("dialog .chat, .over .chat, .chat").filter(visible=True)
        expect(chat.locator(".lines li")).to_contain_text(WORDS)
        look(ben, "chat")
        chat.get_by_role("button", name=ben.say("chat-mute", name="Anna")).click()
        expect(chat.locator(".lines li")).to_have_count(0)
        field.fill("noch da?")
        field.press("Enter")
        expect(anna.page.locator(".chat .lines li")).to_have_count(2)
        expect(chat.get_by_role("button", name=ben.say("chat-unmute", name="Anna"))).to_be_visible()
        expect(chat.locator(".lines li")).to_have_count(0)
        ben.page.reload()
        ben.page.get_by_role("button", name=ben.say("web-scores")).filter(visible=True).click()
        field.fill("jetzt")
        field.press("Enter")
        unmute = chat.get_by_role("button", name=ben.say("chat-unmute", name="Anna"))
        unmute.click()
        expect(chat.locator(".lines li")).to_have_text(["Anna jetzt"])
        people.leave()
