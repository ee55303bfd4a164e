"""An evening of four: one tap each from a game's end to the next one's beginning, and one sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, OUTPUT, PHONE, SMALL, People
from tests.browser.look import look
from tests.browser.player import Player
from tests.browser.wired import together

NAMES = ("Anna", "Ben", "Clara")
SETTINGS = {"grace": 3600, "between": 0}


def gathered(new_player: People) -> list[Player]:
    """Anna, Ben and Clara at their first game, and Dora, who came late and looks on."""
    sizes = (DESKTOP, PHONE, SMALL)
    people = [
        new_player(name, size=size, calm=True, lang="en" if name == "Anna" else "de", dark=dark)
        for name, size, dark in zip(NAMES, sizes, (False, True, False), strict=True)
    ]
    dora = new_player("Dora", size=PHONE, calm=True)
    table = people[0].open_table("igo", 3, bots=False, options={"target": 1}, settings=SETTINGS)
    for player in people[1:]:
        player.sit_down(table)
    people[0].post(f"/api/tables/{table}/start")
    for player in (*people, dora):
        player.go(f"/table/{table}")
        player.page.locator(".tbl").wait_for()
    return [*people, dora]


def to_the_end(people: list[Player]) -> None:
    """The game that is on is played to its end, and everybody sees the result."""
    table = people[0].where
    playing = [player for player in people if seated(player)]
    for player in playing:
        player.page.goto("about:blank")  # nobody need draw every move
    together(playing, table.split("/")[2])
    for player in people:
        player.go(table)
        player.page.locator("main.result").wait_for()


def seated(player: Player) -> bool:
    return bool(player.get(f"/api{player.where.replace('table', 'tables')}")["mine"])


FACES = """() => Object.fromEntries([...document.querySelectorAll('.pf')].map(one =>
    [one.querySelector('span').innerText, one.querySelector('.puppet').getAttribute('class')]))"""


def faces(player: Player) -> dict[str, str]:
    """How everybody is drawn on the result."""
    found: dict[str, str] = player.page.evaluate(FACES)
    return found


ON_SHEET = """() => Object.fromEntries([...document.querySelectorAll('.totals li')].map(one =>
    [one.querySelector('b').innerText, one.querySelector('.puppet').getAttribute('class')]))"""


def test_four_people_spend_an_evening(new_player: People) -> None:
    people = gathered(new_player)
    anna, ben, clara, dora = people
    evening = anna.where.removeprefix("/table/")
    dora.click("evening-join")  # offered where she looks on
    expect(dora.page.locator(".offer")).to_contain_text(dora.say("evening-joins"))
    look(dora, "comes-in-next")
    expect(anna.page.locator(".rail .log")).to_contain_text(
        anna.say("web-told-joining", name="Dora")
    )
    to_the_end(people)
    known = faces(clara)
    assert len(set(known.values())) == 3
    look(ben, "next-game")
    ben.page.get_by_role("link", name=ben.say("evening-title")).click()
    expect(ben.page.locator(".totals li")).to_have_count(3)
    assert ben.page.evaluate(ON_SHEET) == known, "drawn as at the table, whoever leads"
    ben.page.go_back()
    # One tap each.
    clara.page.locator("main.result").evaluate("result => { result.dataset.seen = 'yes' }")
    anna.click("evening-next-game", game="15GO!")
    expect(clara.page.locator(".wants")).to_have_text("Anna möchte 15GO! spielen.")
    expect(clara.page.locator("main.result[data-seen]")).to_be_visible()  # not drawn anew
    look(clara, "wants-another-game")
    for player in (ben, clara, dora):
        player.click("web-come-along")
    for player in people:
        player.page.locator(".tbl .fifteen").wait_for()
    expect(ben.page.locator(".turn.you")).to_be_visible()  # who was second begins
    expect(ben.page).to_have_title(f"● {ben.say('web-turn-yours')} · 15GO! · Handvoll")
    expect(anna.page).to_have_title("15GO! · Handvoll")
    assert all(seated(player) for player in people), "also who came late"
    dora.go(f"/group/{evening}")  # the group's link leads to where they are
    dora.page.locator(".tbl .fifteen").wait_for()
    to_the_end(people)
    again = faces(clara)  # seats have moved on, faces have not
    assert known.items() <= again.items()
    assert len(set(again.values())) == 4
    for player in people:
        player.page.get_by_role("link", name=player.say("evening-title")).click()
        expect(player.page.locator(".totals li")).to_have_count(4)
        look(player, "evening")
    the_sheet_is_theirs(anna, clara, evening)
    the_picture_is_one(ben)
    dora.go("/evening")
    expect(dora.page.locator("a.evening")).to_contain_text("I Go! · 15GO!")
    look(dora, "evenings")


def test_who_comes_by_the_groups_link_finds_a_seat(new_player: People) -> None:
    people = gathered(new_player)
    anna, ben, clara, dora = people
    group = anna.where.replace("table", "group")
    to_the_end(people)
    known = faces(clara)
    anna.click("evening-next-game", game="15GO!")
    anna.page.locator("main.lobby").wait_for()
    for player, seats in ((ben, 3), (dora, 4)):  # one whose seat is kept, one who has none
        player.go(group)
        expect(player.button("web-sit-here")).to_have_count(1)
        look(player, f"group-{player.name}")
        player.click("web-sit-here")
        expect(player.page.locator(".seat.you")).to_contain_text(player.name)
        expect(anna.page.locator(".tableseats li")).to_have_count(seats)
    clara.click("web-come-along")
    for player in people:
        player.page.locator(".tbl .fifteen").wait_for()
    to_the_end(people)
    assert known.items() <= faces(clara).items(), "who comes by the link looks as before"


def test_where_five_want_a_game_for_four_one_sits_out_and_is_told(new_player: People) -> None:
    names = ("Anna", "Ben", "Clara", "Dora", "Emil")
    people = [new_player(name, size=SMALL, calm=True, lang="de") for name in names]
    anna, ben, *_, emil = people
    emil.page.add_init_script("localStorage['handvoll.guest'] = 'yes'")
    options = {"colours": 5}
    table = anna.open_table("fifteen", 5, bots=False, options=options, settings=SETTINGS)
    for player in people[1:]:
        player.sit_down(table)
    anna.post(f"/api/tables/{table}/start")
    together(people, table)
    for player in (anna, ben):
        player.go(f"/table/{table}")
        player.page.locator("main.result").wait_for()
    expect(ben.page.locator(".again")).to_contain_text("Zu 5 geht nur 15GO!")
    look(ben, "one-too-many")
    ben.click("evening-next-game", game="High Five!")
    ben.page.locator("main.lobby .seat.you").wait_for()
    anna.click("web-come-along")  # she began: now she sits out
    expect(anna.page.locator("main.lobby")).to_contain_text(anna.say("evening-sits-out"))
    expect(anna.button("web-sit-here")).to_have_count(0)
    look(anna, "sits-out")
    emil.go("/")  # who is somewhere else sees that the others play on
    expect(emil.page.locator(".mine")).to_contain_text(emil.say("evening-onward"))
    look(emil, "others-play-on")
    emil.page.get_by_role("link", name=emil.say("web-come-along")).first.click()
    emil.click("web-sit-here")
    expect(emil.page.locator(".seat.you")).to_contain_text("Emil")
    emil.go("/")
    expect(emil.page.locator(".mine")).not_to_contain_text(emil.say("evening-onward"))


def test_the_places_of_a_result_are_those_of_the_sheet_and_say_why(new_player: People) -> None:
    people = [new_player(name, size=SMALL, calm=True, lang="de") for name in NAMES]
    anna = people[0]
    table = anna.open_table("fifteen", 3, bots=False, options={"colours": 3}, settings=SETTINGS)
    for player in people[1:]:
        player.sit_down(table)
    anna.post(f"/api/tables/{table}/start")
    together(people, table)
    anna.go(f"/table/{table}")
    anna.page.locator("main.result").wait_for()
    assert anna.page.locator(".ranks .no").all_inner_texts() == ["1", "2", "2"]  # F12
    expect(anna.page.locator(".rounds")).to_contain_text(anna.say("web-fifteen-places"))
    look(anna, "fifteen-places")
    anna.page.get_by_role("link", name=anna.say("evening-title")).click()
    expect(anna.page.locator(".played")).to_contain_text(anna.say("evening-only-one"))
    look(anna, "only-one-wins")


ROWS = """() => [...document.querySelectorAll('.seat.freeseat')].map(seat =>
    new Set([...seat.querySelectorAll('.btn')].map(one => one.getBoundingClientRect().top)).size)"""


def test_what_a_host_may_do_for_a_kept_seat_stands_in_one_row(new_player: People) -> None:
    anna, ben = (new_player(name, size=PHONE, calm=True, lang="de") for name in NAMES[:2])
    table = anna.open_table("igo", 2, bots=False, options={"target": 1}, settings=SETTINGS)
    ben.sit_down(table)
    anna.post(f"/api/tables/{table}/start")
    together([anna, ben], table)
    anna.go(f"/table/{table}")
    anna.click("evening-next-game", game="15GO!")
    anna.page.locator("main.lobby .freeseat").wait_for()
    assert anna.page.evaluate(ROWS) == [1]


OWN = """() => [...document.querySelectorAll('dialog .seat.you .btn')].map(
    one => one.getBoundingClientRect().top)"""
OVER_NAMES = """() => [...document.querySelectorAll('.seat')].filter(seat => {
    const line = document.createRange()
    line.selectNodeContents(seat.querySelector('.nm b'))
    const { right, bottom } = line.getBoundingClientRect()
    return [...seat.querySelectorAll('.btn')].some(one => {
      const box = one.getBoundingClientRect()
      return box.left < right && box.top < bottom
    })
}).length"""


def test_no_button_lies_over_a_name_and_ones_own_seat_is_one_row(new_player: People) -> None:
    anna = new_player("Großtante Wilhelmine", size=(360, 740), calm=True, lang="en")
    table = anna.open_table("igo", 2, bots=False, settings=SETTINGS)
    anna.go(f"/table/{table}")
    anna.page.locator("main.lobby .seat.you").wait_for()
    assert anna.page.evaluate(OVER_NAMES) == 0
    look(anna, "long-name-in-the-lobby")
    anna.post(f"/api/tables/{table}/start", fill="quick")
    anna.page.locator(".tbl").wait_for()
    anna.click("web-menu")
    anna.page.locator("dialog .seat.you").wait_for()
    assert len(anna.page.evaluate(OWN)) == 1
    anna.page.locator("dialog .seat.you .btn").click()
    expect(anna.button("web-leave")).to_be_visible()
    look(anna, "own-seat-in-the-menu")


def the_sheet_is_theirs(anna: Player, clara: Player, evening: str) -> None:
    """Anybody who played changes what a place is worth, for all games and all people."""
    before = anna.get(f"/api/evenings/{evening}")
    clara.click("evening-worth-change")
    clara.page.locator(".worth li").first.get_by_role("button").last.click()
    expect(clara.page.locator(".worth .stepper b").first).to_have_text("6")
    look(clara, "evening-points")
    anna.page.reload()
    expect(anna.page.locator(".worth li").first).to_contain_text("6")
    after = anna.get(f"/api/evenings/{evening}")
    wins = {row["name"]: row["wins"] for row in before["totals"]}
    points = {row["name"]: row["points"] for row in before["totals"]}
    assert {row["name"]: row["points"] for row in after["totals"]} == {
        name: points[name] + wins[name] for name in points
    }


def the_picture_is_one(ben: Player) -> None:
    """Where the device has no way to share, the picture is a file."""
    with ben.page.expect_download() as kept:
        ben.click("evening-picture")
    kept.value.save_as(OUTPUT / "evening.png")
    assert (OUTPUT / "evening.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("lang", ["en"])
def test_an_address_of_nobody_says_so(new_player: People, lang: str) -> None:
    anna = new_player(lang=lang)
    with anna.bad_line():
        anna.go("/group/nothing")
        expect(anna.page.locator("main")).to_contain_text(anna.say("table-unknown"))
