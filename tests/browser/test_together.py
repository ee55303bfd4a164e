"""People at one table: links, seats, lost connections, bots that stand in."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, WebSocket, expect

from handvoll.server.telling import GAP
from tests.browser.conftest import PHONE, People, start_server
from tests.browser.fifteen import Fifteen
from tests.browser.highfive import HighFive
from tests.browser.player import Player
from tests.browser.table import Table
from tests.browser.wired import linger, together

QUICK = {"colours": 2}  # a game of 15GO! with thirty cards


def meet(anna: Player, ben: Player, **settings: object) -> tuple[Fifteen, Fifteen]:
    """Two friends at a table of 15GO!, begun."""
    table = anna.open_table("fifteen", bots=False, options=QUICK, settings=settings)
    ben.sit_down(table)
    anna.post(f"/api/tables/{table}/start")
    for player in (anna, ben):
        player.go(f"/table/{table}")
        player.page.locator(".tbl").wait_for()
    return Fifteen(anna), Fifteen(ben)


def take_turns(*tables: Table, decisions: int = 1000) -> int:
    """Whoever may act does, so often or to the end."""
    for made in range(decisions):
        while not (acting := [each for each in tables if each.ready.count()]):
            if all(each.result.count() for each in tables):
                return made
            tables[0].page.wait_for_timeout(20)  # look again
        acting[0].move()
    return decisions


def test_a_link_a_name_and_a_seat(new_player: People) -> None:
    anna, ben = new_player(), new_player("Ben", lang="de", size=PHONE)
    anna.go("/")
    finger = anna.page.locator("article[data-game=fifteen]")
    finger.get_by_role("button", name=anna.say("web-with-friends")).click()
    anna.page.locator("main.lobby").wait_for()
    ben.go(anna.where)
    ben.page.get_by_label(ben.say("web-name")).fill("Ben")  # the first action
    ben.click("web-sit-here")  # the second
    expect(ben.page.locator(".seat.you")).to_contain_text("Ben")
    expect(anna.page.locator(".tableseats")).to_contain_text("Ben")


def test_who_comes_too_late_is_told(new_player: People) -> None:
    anna, ben, clara = new_player(), new_player("Ben"), new_player("Clara", lang="de")
    table = anna.open_table("highfive", bots=False)
    clara.go(f"/table/{table}")
    expect(clara.page.get_by_label(clara.say("web-name"))).to_be_visible()
    anna.post(f"/api/tables/{table}/bots", seat="B", level="quick")
    expect(clara.page.get_by_text(clara.say("web-full"))).to_have_count(0)  # a bot makes room
    ben.sit_down(table)
    expect(clara.page.get_by_text(clara.say("web-full"))).to_be_visible()
    expect(clara.page.get_by_label(clara.say("web-name"))).to_have_count(0)


def test_the_line_may_fail_before_the_game(new_player: People) -> None:
    anna = new_player()
    anna.go(f"/table/{anna.open_table('igo', bots=False)}")
    expect(anna.page.locator(".seat.you")).to_be_visible()
    with anna.bad_line():
        anna.context.set_offline(True)
        expect(anna.page.get_by_text(anna.say("web-offline"))).to_be_visible()
        anna.context.set_offline(False)
        expect(anna.page.get_by_text(anna.say("web-offline"))).to_be_hidden()


def test_two_play_to_the_end_through_a_reload_and_a_power_cut(
    chromium: Browser, tmp_path: Path
) -> None:
    with start_server(tmp_path) as server:
        people = People(chromium, server.address)
        anna, ben = people(calm=True), people("Ben", lang="de", size=PHONE, calm=True)
        tables = meet(anna, ben)
        take_turns(*tables, decisions=4)
        ben.page.reload()
        take_turns(*tables, decisions=4)
        with anna.bad_line(), ben.bad_line():
            server.kill()
            for player in (anna, ben):
                expect(player.page.get_by_text(player.say("web-offline"))).to_be_visible()
            server.start()
            for player in (anna, ben):
                expect(player.page.get_by_text(player.say("web-offline"))).to_be_hidden()
        assert take_turns(*tables, decisions=4) == 4
        together([anna, ben], anna.where.rpartition("/")[2])
        for each in tables:
            each.result.wait_for()
        winners = [each.result.locator("mark").all_inner_texts() for each in tables]
        assert winners[0] == winners[1] != []
        people.leave()


def test_a_network_that_goes_and_comes_back(new_player: People) -> None:
    anna, ben = new_player(calm=True), new_player("Ben", calm=True)
    tables = meet(anna, ben)
    with ben.bad_line():
        ben.context.set_offline(True)
        expect(ben.page.get_by_text(ben.say("web-offline"))).to_be_visible()
        ben.context.set_offline(False)
        expect(ben.page.get_by_text(ben.say("web-offline"))).to_be_hidden()
    assert take_turns(*tables, decisions=4) == 4


COUNT_PLAYS = """
() => {
  window.plays = 0
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) {
    window.plays += text.includes('"play"')
    send.call(this, text)
  }
}
"""


def test_who_comes_back_to_a_long_game_reads_what_happened(new_player: People) -> None:
    anna = new_player()
    table = anna.open_table("go5", options={"target": 2000})
    linger(anna, table, GAP + 20)
    anna.go(f"/table/{table}")
    lines = anna.page.locator(".rail .log li")
    expect(lines.nth(50)).to_be_attached()


def test_two_taps_are_one_move(new_player: People) -> None:
    player = new_player(calm=True)
    player.go(f"/table/{player.open_table('fifteen')}")
    table = Fifteen(player)
    assert table.my_turn()
    player.page.evaluate(COUNT_PLAYS)
    fits = player.page.get_by_role("button", name=player.say("web-fits"))
    tap = fits.or_(player.page.locator(".turn .do > .btn")).first
    tap.evaluate("button => { button.click(); button.click() }")
    assert player.page.evaluate("() => window.plays") == 1


def test_a_bot_holds_a_seat_and_gives_it_back(new_player: People) -> None:
    anna, ben = new_player(calm=True), new_player("Ben", calm=True)
    here, there = meet(anna, ben, grace=1)
    address = ben.where
    ben.page.goto("about:blank")
    here.play(3)
    ben.go(address)
    expect(ben.page.get_by_text(ben.say("web-held"))).to_be_visible()
    ben.click("web-take-over")
    expect(ben.page.get_by_text(ben.say("web-held"))).to_be_hidden()
    assert take_turns(here, there, decisions=4) == 4


def test_a_spectator_sees_the_table_and_no_hand(new_player: People) -> None:
    anna, cara = new_player(), new_player("Cara")
    heard: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(str(frame)))

    cara.page.on("websocket", listen)
    address = f"/table/{anna.open_table('highfive')}"
    anna.go(address)
    cara.go(address)
    expect(cara.page.locator(".where")).to_contain_text(cara.say("web-watching"))
    HighFive(anna).play(1)
    expect(cara.page.locator(".rail .log")).to_contain_text("Anna")
    assert not cara.page.locator(".hand").count()
    views = [view for each in heard if (view := json.loads(each).get("view"))]
    assert views
    assert all(hand["cards"] is None for view in views for hand in view["hands"].values())


def test_a_seat_is_taken_along_to_another_device(new_player: People) -> None:
    laptop, phone = new_player(), new_player("Anna", size=PHONE)
    laptop.go("/")
    finger = laptop.page.locator("article[data-game=fifteen]")
    finger.get_by_role("button", name=laptop.say("web-play-now")).click()
    laptop.click("web-begin")
    laptop.page.locator(".tbl").wait_for()
    laptop.button("web-menu").filter(visible=True).click()
    with laptop.page.expect_response("**/api/me/device") as answer:
        laptop.click("web-device")
    laptop.page.locator("dialog .qr").wait_for()
    phone.go(f"/device/{answer.value.json()['token']}")
    phone.click("web-device-yes", name=laptop.get("/api/me")["name"] or laptop.say("web-guest"))
    phone.page.get_by_role("link", name=phone.say("web-go-on")).click()
    assert Fifteen(phone).play(2) == 2


def test_somebody_elses_link_is_asked_about_and_both_are_kept(new_player: People) -> None:
    anna, ben = new_player(), new_player("Ben", lang="de", size=PHONE)
    anna.post("/api/me", name="Anna")
    ben.post("/api/me", name="Ben")
    ben.go("/")
    ben.page.evaluate("() => localStorage.setItem('handvoll.guest', 'yes')")
    token = anna.post("/api/me/device")["token"]
    ben.go(f"/device/{token}")
    whose = ben.say("web-device-whose", name="Anna")
    expect(ben.page.get_by_role("heading", name=whose)).to_be_visible()
    ben.shot("device-whose")
    assert ben.get("/api/me")["name"] == "Ben", "nothing has happened yet"
    ben.click("web-device-stay", name="Ben")
    assert ben.get("/api/me")["name"] == "Ben"
    ben.go(f"/device/{token}")
    ben.click("web-device-yes", name="Anna")
    ben.page.wait_for_url("**/")
    assert ben.get("/api/me")["name"] == "Anna"
    ben.button("web-menu").filter(visible=True).click()
    ben.click("web-device-again", name="Ben")
    ben.page.wait_for_url("**/")
    expect(ben.page.locator("dialog")).to_have_count(0)
    assert ben.get("/api/me")["name"] == "Ben"
