"""People look after each other: the menu of a seat, who is waited for, who asks for a seat."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, SMALL, People
from tests.browser.look import look
from tests.browser.player import Player
from tests.browser.wired import finish

QUICK = {"colours": 2}
SECONDS = re.compile(r"0:\d\d")


def sit_together(*people: Player, **settings: object) -> str:
    """Everybody at a table of 15GO!, begun; the first is the host, and begins."""
    host, *others = people
    table = host.open_table("fifteen", len(people), bots=False, options=QUICK, settings=settings)
    for other in others:
        other.sit_down(table)
    host.post(f"/api/tables/{table}/start")
    for player in people:
        player.go(f"/table/{table}")
        player.page.locator(".tbl").wait_for()
    return f"/table/{table}"


def notices(player: Player) -> Locator:
    return player.page.locator(".notices")


HOME = """() => {
  const { left, width, top, height } = document.querySelector('.homelink').getBoundingClientRect()
  const hit = (share) => document.elementFromPoint(left + share * width, top + height / 2)
  return [0.1, 0.5, 0.9].every((share) => hit(share)?.closest('.homelink'))
}"""


def home_is_in_reach(player: Player) -> None:
    """Whatever is noticed does not lie over the way home."""
    assert player.page.evaluate(HOME)


def told(reader: Player, message: str, **facts: str) -> None:
    """The log says it."""
    line = reader.page.locator(".rail .log")
    expect(line).to_contain_text(reader.say(message, **facts))


def tap_on(player: Player, name: str) -> None:
    """The menu of a seat is a tap on the puppet away."""
    player.page.locator("button.plate", has_text=name).click()


def test_the_host_lets_a_bot_play_and_all_see_it(new_player: People) -> None:
    anna, ben, carla = new_player(), new_player("Ben", lang="de", size=PHONE), new_player("Carla")
    sit_together(anna, ben, carla)
    tap_on(anna, "Ben")
    anna.click("web-do-bot")
    expect(notices(ben)).to_contain_text(ben.say("web-held"))
    told(carla, "web-told-stood-in", other="Anna", player="Ben")
    look(ben, "held")
    ben.click("web-take-over")
    expect(notices(ben)).not_to_contain_text(ben.say("web-held"))
    told(carla, "web-told-taken-back", player="Ben")


def test_the_table_says_whom_it_waits_for_and_how_long(new_player: People) -> None:
    anna, ben = new_player(), new_player("Ben", lang="de", size=SMALL)
    where = sit_together(anna, ben)
    ben.page.locator(".tbl").wait_for()
    anna.page.goto("about:blank")  # it is her turn
    expect(notices(ben)).to_contain_text("Anna ist nicht da")
    expect(notices(ben)).to_contain_text(SECONDS)
    look(ben, "away")
    home_is_in_reach(ben)
    notices(ben).get_by_role("button").click()  # who is here decides while the host is away
    look(ben, "seat-menu")
    ben.click("web-do-wait", name="Anna")
    expect(notices(ben)).to_have_text(ben.say("web-away-waits", name="Anna"))
    anna.go(where)
    expect(notices(ben)).to_have_text("")


def test_who_lets_everybody_wait_can_be_given_a_bot(new_player: People) -> None:
    anna, ben, carla = new_player(), new_player("Ben"), new_player("Carla", lang="de", size=PHONE)
    sit_together(anna, ben, carla, grace=1)
    expect(notices(carla)).to_contain_text(carla.say("web-slow", name="Anna"))
    home_is_in_reach(carla)
    notices(carla).get_by_role("button").click()
    carla.click("web-do-bot")
    told(ben, "web-told-stood-in", other="Carla", player="Anna")
    anna.click("web-take-over")
    told(ben, "web-told-taken-back", player="Anna")


def test_a_lost_device_finds_its_seat_again_with_a_yes(new_player: People) -> None:
    anna, ben = new_player(), new_player("Ben", lang="de", size=PHONE)
    where = sit_together(anna, ben)
    ben.page.goto("about:blank")
    other = new_player("Ben", lang="de", size=PHONE)
    other.post("/api/me", name="Ben")
    other.go(where)
    tap_on(other, "Ben")
    look(other, "claim")
    other.click("web-do-claim", name="Ben")
    expect(notices(other)).to_contain_text(other.say("web-asking", player="Ben"))
    expect(notices(anna)).to_contain_text(anna.say("web-asks-same", name="Ben"))
    look(other, "asking")
    notices(anna).get_by_role("button", name=anna.say("web-yes")).click()
    expect(other.page.locator(".mine")).to_be_visible()
    ben.go(where)
    expect(notices(ben)).to_contain_text(ben.say("web-removed-given"))
    look(ben, "removed")


def test_who_said_to_be_somebody_by_mistake_keeps_no_name_of_theirs(new_player: People) -> None:
    anna, ben = new_player(), new_player("", lang="de", size=PHONE)
    ben.go(f"/table/{anna.open_table('igo', bots=False)}")
    anna.go(ben.where)
    name = ben.page.get_by_label(ben.say("web-name"))
    for player, answer in ((ben, "web-ask-no-more"), (anna, "web-no")):
        ben.page.get_by_role("button", name=ben.say("web-seat-menu", name="Anna")).click()
        ben.click("web-do-claim", name="Anna")
        expect(notices(ben)).to_contain_text(ben.say("web-asking", player="Anna"))
        notices(player).get_by_role("button", name=player.say(answer), exact=True).click()
        expect(notices(ben)).to_have_text("")
        expect(name).to_have_value("")


def test_the_hosts_no_ends_it(new_player: People) -> None:
    anna, ben, eve = new_player(size=PHONE, lang="de"), new_player("Ben"), new_player("Eve")
    where = sit_together(anna, ben)
    eve.go("/")
    eve.page.evaluate("localStorage.setItem('handvoll.name', 'Eve')")
    eve.go(where)
    tap_on(eve, "Ben")
    eve.click("web-do-claim", name="Ben")
    expect(notices(anna)).to_contain_text(anna.say("web-asks", name="Eve", player="Ben"))
    expect(notices(ben)).to_contain_text(ben.say("web-asks", name="Eve", player="Ben"))
    look(anna, "asked")
    notices(anna).get_by_role("button", name=anna.say("web-no")).click()
    expect(notices(eve)).to_have_text("")
    expect(notices(ben)).to_have_text("")
    expect(eve.page.locator(".mine")).to_have_count(0)


def test_the_host_gives_another_seat_than_the_one_asked_for(new_player: People) -> None:
    anna, ben = new_player(size=SMALL, lang="de"), new_player("Ben")
    table = anna.open_table("fifteen", 3, bots=False)
    ben.sit_down(table)
    anna.post(f"/api/tables/{table}/bots", seat="C", level="1")
    anna.post(f"/api/tables/{table}/start")
    eve = new_player("Eve")
    for player in (anna, ben, eve):
        player.go(f"/table/{table}")
    bot = next(seat for seat in anna.get(f"/api/tables/{table}")["seats"] if seat["bot"])
    tap_on(eve, "Ben")
    eve.click("web-do-claim", name="Ben")
    expect(notices(ben).get_by_role("button")).to_have_count(2)  # only the host has other seats
    notices(anna).get_by_role("button", name=anna.say("web-ask-elsewhere")).click()
    look(anna, "another-seat")
    notices(anna).get_by_role("button").first.click()
    expect(eve.page.locator(".mine")).to_be_visible()
    seats = {each["seat"]: each["name"] for each in anna.get(f"/api/tables/{table}")["seats"]}
    assert (seats["B"], seats[bot["seat"]]) == ("Ben", "Eve")


def test_a_seat_just_left_is_asked_for(new_player: People) -> None:
    anna, ben, carla = new_player(), new_player("Ben"), new_player("Carla", lang="de", size=PHONE)
    where = sit_together(anna, ben)
    ben.post(f"/api/tables/{where.rsplit('/', 1)[1]}/leave")
    carla.post("/api/me", name="Carla")
    carla.go(where)
    carla.button("web-menu").filter(visible=True).click()
    look(carla, "kept-seat")
    expect(carla.page.get_by_text(carla.say("web-seat-kept", name="Ben"))).to_be_visible()
    expect(carla.button("web-sit-here")).to_have_count(0)
    carla.page.locator("li.seat", has_text=carla.say("web-seat-kept", name="Ben")).get_by_role(
        "button"
    ).click()
    carla.click("web-do-ask")
    notices(anna).get_by_role("button", name=anna.say("web-yes")).click()
    expect(carla.page.locator(".mine")).to_be_visible()


def test_before_the_game_the_host_swaps_seats_and_hands_the_part_on(new_player: People) -> None:
    anna, ben = new_player(size=PHONE, lang="de"), new_player("Ben")
    table = anna.open_table("fifteen", 3, bots=False)
    ben.sit_down(table)
    for player in (anna, ben):
        player.go(f"/table/{table}")
    menu = anna.page.get_by_role("button", name=anna.say("web-seat-menu", name="Ben"))
    menu.click()
    look(anna, "lobby-seat")
    anna.click("web-do-swap", name="Anna")
    expect(anna.page.locator("li.seat").first).to_contain_text("Ben")
    menu.click()
    anna.click("web-do-host", name="Ben")
    expect(ben.page.locator("li.seat").first).to_contain_text(ben.say("web-you-host"))


def test_once_more_with_the_same_people_and_who_looked_on(new_player: People) -> None:
    anna, ben, carla = new_player(), new_player("Ben", lang="de", size=PHONE), new_player("Carla")
    where = sit_together(anna, ben)
    carla.go("/")
    carla.page.evaluate("localStorage.setItem('handvoll.name', 'Carla')")
    carla.go(where)
    anna.post(f"/api{where.replace('table', 'tables')}/seats", do="bot", seat="B")
    for player in (anna, ben, carla):
        player.page.goto("about:blank")  # nobody need draw every move
    finish(anna, where.rsplit("/", 1)[1])
    for player in (anna, ben, carla):
        player.go(where)
        player.page.locator("main.result").wait_for()
    expect(carla.button("web-play-again")).to_have_count(0)
    anna.click("web-play-again")
    anna.page.locator("main.lobby").wait_for()
    expect(ben.page.locator(".wants")).to_have_text("Anna möchte noch einmal spielen.")
    look(ben, "wants-again")
    ben.click("web-come-along")
    for player in (anna, ben):  # everybody is there: nobody has to start it
        player.page.locator(".tbl").wait_for()
    expect(ben.page.locator(".turn.you")).to_be_visible()  # who was second begins
    expect(carla.page.locator(".wants")).to_have_text("Anna and Ben want to play again.")
    carla.click("web-come-along")
    expect(carla.page.locator(".tbl")).to_be_visible()
