"""The table on the television: found by a code, never touched, read from the sofa."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.conftest import OUTPUT, PHONE, People, start_server
from tests.browser.fifteen import Fifteen
from tests.browser.games import TABLES
from tests.browser.look import AT_REST, axe_faults, look
from tests.browser.player import Player
from tests.browser.television import HD, UHD, Television
from tests.browser.test_together import take_turns
from tests.browser.whole import WHOLE
from tests.browser.wired import play, together
from tests.server.test_games import SHORT

WAYS = ((HD, "light"), (UHD, "dark"))


def beside(tables: list[Fifteen]) -> Fifteen:
    """Somebody who is not to act, once somebody is."""
    while not (acting := [each for each in tables if each.ready.count()]):
        tables[0].page.wait_for_timeout(20)  # look again
    return next(each for each in tables if each not in acting)


def test_four_people_gather_at_a_television_and_a_power_cut_ends_nothing(
    chromium: Browser, tmp_path: Path
) -> None:
    with start_server(tmp_path) as server:
        people = People(chromium, server.address)
        tv = Television(people("", lang="de", size=HD))
        anna, *others = [
            people(name, size=PHONE, calm=True) for name in ("Anna", "Ben", "Clara", "Dora")
        ]
        looked_at(tv, "code")
        anna.go(f"/tv/{tv.code}")  # what its square says
        look(anna, "pointing-a-television")
        anna.page.get_by_role("button", name="15GO!").click()
        anna.page.locator("main.lobby").wait_for()
        tv.shows(".gathers li:not(.free)")
        looked_at(tv, "lobby")
        for number, player in enumerate(others, 2):
            player.go(anna.where)
            player.click("web-sit-here")
            expect(tv.page.locator(".gathers li:not(.free)")).to_have_count(number)
        anna.click("web-start", count=4)
        tv.shows(".tbl .fifteen")
        tables = [Fifteen(player) for player in (anna, *others)]
        take_turns(*tables, decisions=6)
        resting = beside(tables)
        expect(resting.page.locator(".upthere")).to_be_visible()  # nothing twice
        expect(resting.page.locator(".rows")).to_be_hidden()
        expect(resting.page.locator(".at-mine")).to_be_visible()
        resting.player.shot("beside-the-television")
        with tv.player.bad_line():
            for player in (anna, *others):
                player.forgiven = tv.player.forgiven
            server.kill()
            tv.shows(".notice")
            server.start()
            expect(tv.page.locator(".screen > .notice")).to_be_hidden()
        assert take_turns(*tables, decisions=4) == 4
        assert not tv.faults()
        anna.page.get_by_role("button", name=anna.say("web-menu")).filter(visible=True).click()
        anna.click("tv-off")
        assert len(tv.code) == 6
        people.leave()


def looked_at(tv: Television, name: str) -> None:
    """Kept as a picture, all of it read from the sofa: in one way or the other, in soak in both."""
    for (width, high), scheme in WAYS if WHOLE else [WAYS[len(name) % 2]]:
        tv.page.set_viewport_size(ViewportSize(width=width, height=high))
        tv.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        tv.page.wait_for_function(AT_REST)
        tv.page.screenshot(path=OUTPUT / f"television-{name}-{width}.png")
        assert not tv.faults() + axe_faults(tv.page), (name, width)
    tv.page.set_viewport_size(ViewportSize(width=HD[0], height=HD[1]))  # drawn four times as fast


BY_TAPS = ("fifteen", "highfive")  # on phones that show no more than what one may do
TOLD = "() => document.querySelector('.screen .ticker')?.innerText ?? ''"


def told(tv: Television) -> str:
    """What the television says has happened."""
    return str(tv.page.evaluate(TOLD))


def seated(new_player: People, tv: Television, game: str) -> tuple[list[Player], str]:
    """Four or six people with phones at a table that a television shows, and it has begun."""
    names = {"Anna": "en", "Ben": "de", "Clara": "nl", "Dora": "fr"}
    if game == "fifteen":  # as many as there is room for
        names |= {"Maximiliane": "de", "Bartholomäus": "de"}
    people = [new_player(name, size=PHONE, calm=True, lang=lang) for name, lang in names.items()]
    table = people[0].open_table(
        game,
        len(people),
        bots=False,
        options=SHORT.get(game, {}),
        settings={"grace": 3600, "between": 0},
    )
    for player in people[1:]:
        player.sit_down(table)
    people[0].post(f"/api/tables/{table}/screen", code=tv.code)
    people[0].post(f"/api/tables/{table}/start")
    for player in people:
        player.go(f"/table/{table}")
        player.page.locator(".tbl.beside").wait_for()
    return people, table


# What lies where a phone says that one should look at the television.
COVERED = """() => {
  const up = document.querySelector('.upthere')
  if (!up?.checkVisibility()) return ['nothing is said']
  const words = document.createRange()
  words.selectNodeContents(up)
  const { left, right, top, bottom } = words.getBoundingClientRect()
  return [...document.querySelectorAll('.tbl .play *')]
    .filter((one) => !one.children.length && !up.contains(one) && one.checkVisibility())
    .filter((one) => {
      const box = one.getBoundingClientRect()
      const beside = box.left >= right || box.right <= left
        || box.top >= bottom || box.bottom <= top
      return box.width > 2 && box.height > 2 && !beside
    })
    .map((one) => one.outerHTML)
}"""


def looks_up(people: list[Player], game: str) -> None:
    """Phones of those who wait show hands and where to look, not one over the other."""
    tables = [TABLES[game](player) for player in people]
    while game != "fiver" and not any(table.ready.count() for table in tables):
        people[0].page.wait_for_timeout(20)  # their phones are still showing what was played
    resting = [table.player for table in tables if not table.ready.count()]
    for player in resting:
        player.page.set_viewport_size(ViewportSize(width=320, height=640))
        assert player.page.evaluate(COVERED) == [], player.name
        player.page.set_viewport_size(ViewportSize(width=PHONE[0], height=PHONE[1]))
        assert player.page.evaluate(COVERED) == [], player.name
    assert resting or game == "fiver"  # there all draw at once


def goes_on(player: Player) -> None:
    """Their own phone leads to the result, with one tap where the last picture rests."""
    result = player.page.locator("main.result")
    leads = player.button("web-to-result").filter(visible=True)
    result.or_(leads).first.wait_for()
    if leads.count():
        leads.first.click()
    result.wait_for()


@pytest.mark.parametrize("game", TABLES)
def test_four_people_and_a_television(new_player: People, game: str) -> None:
    tv = Television(new_player("", lang="de", size=HD, calm=True))
    people, table = seated(new_player, tv, game)
    tv.shows(f".play.{game}")
    if game in BY_TAPS:
        before = told(tv)
        assert take_turns(*(TABLES[game](player) for player in people), decisions=4) == 4
        tv.page.wait_for_function(f"before => ({TOLD})() !== before", arg=before)
    together(people, table, moves=4)
    looked_at(tv, game)
    looks_up(people, game)
    people[1].shot(f"beside-{game}")
    away = people[2:]  # two draw all of it
    for player in away:
        player.page.goto("about:blank")
    together(people, table)
    for player in away:
        player.page.goto(f"/table/{table}")
    for player in people:
        goes_on(player)
    expect(tv.shows(".ended h1")).to_contain_text("Karten übrig" if game == "fifteen" else "Punkte")
    looked_at(tv, f"{game}-result")
    if game == "igo":  # one game more: the evening has a standing
        another = people[0].post(f"/api/tables/{table}/rematch")["table"]
        for player in people:
            player.sit_down(another)
        people[0].post(f"/api/tables/{another}/start")
        together(people, another)
        expect(tv.shows(".so-far li")).to_have_count(4)
        expect(tv.shows(".so-far h3")).to_contain_text("nach 2 Spielen")  # there may be a third
        looked_at(tv, "evening-result")


def test_on_the_television_all_are_judged_one_after_the_other(new_player: People) -> None:
    tv = Television(new_player("", lang="de", size=HD, calm=True))
    people = [new_player(name, size=PHONE, calm=True, lang="de") for name in ("Anna", "Ben")]
    table = people[0].open_table("fiver", 2, bots=False, settings={"grace": 3600})
    people[1].sit_down(table)
    people[0].post(f"/api/tables/{table}/screen", code=tv.code)
    people[0].post(f"/api/tables/{table}/start")
    tv.shows(".play.fiver")
    play(people[0], table, "flip")
    play(people[1], table, "done")
    for player in (*people, people[0]):  # and again, for as long as they look
        name = tv.player.say("web-fiver-tableau-of", player=player.name)
        expect(tv.page.get_by_role("grid", name=name)).to_be_visible()
        expect(tv.page.locator(".fiver.judging")).to_be_visible()


# How far below and beside a name begins what its person says, in hundredths of the screen.
SAID = """(seat) => {
  const box = (which) => document.querySelector(which).getBoundingClientRect()
  const [said, name] = [box('.screen .heard p'), box(`.screen .tbl [data-seat=${seat}]`)]
  return [said.top - name.bottom, said.left - name.left].map((far) => (100 * far) / innerHeight)
}"""


@pytest.mark.parametrize("size", [HD, UHD], ids=["1080", "4k"])
def test_what_somebody_says_stands_at_their_name(new_player: People, size: tuple[int, int]) -> None:
    tv = Television(new_player("", lang="de", size=size, calm=True))
    names = ("Anna", "Ben", "Clara", "Dora")
    people = [new_player(name, size=PHONE, calm=True, lang="de") for name in names]
    table = people[0].open_table("highfive", 4, bots=False, settings={"grace": 3600})
    for player in people[1:]:
        player.sit_down(table)
    people[0].post(f"/api/tables/{table}/screen", code=tv.code)
    people[0].post(f"/api/tables/{table}/start")
    tv.shows(".play.highfive")
    clara = people[2]
    clara.go(f"/table/{table}")
    clara.page.get_by_role("button", name=clara.say("web-scores")).filter(visible=True).click()
    clara.page.get_by_role("button", name=clara.say("web-react-clap")).last.click()
    tv.shows(".heard p")
    below, beside = tv.page.evaluate(SAID, "C")
    assert 0 <= below < 3
    assert abs(beside) < 1


# How wide a pile lies there, in hundredths of the screen's height.
PILE = """() => {
  const { width } = document.querySelector('.screen .centre .spot .card').getBoundingClientRect()
  return (100 * width) / innerHeight
}"""
CROWDED = 8  # sets of all players together
SETS = "() => document.querySelectorAll('.screen .opp .set').length"


def test_the_piles_stay_in_sight_however_many_sets_there_are(new_player: People) -> None:
    tv = Television(new_player("", lang="de", size=HD, calm=True))
    anna = new_player("Anna", size=PHONE, calm=True)
    table = anna.open_table("go5", 4, settings={"grace": 3600, "between": 0})
    anna.post(f"/api/tables/{table}/screen", code=tv.code)
    tv.shows(".play.go5")
    ended = tv.page.locator(".screen .round")
    most = 0
    while most <= CROWDED or not ended.count():  # the cards decide in which round that is
        together([anna], table, moves=4, round_only=not ended.count())
        tv.page.wait_for_function(AT_REST)
        if not ended.count():
            most = max(most, tv.page.evaluate(SETS))
            assert tv.page.evaluate(PILE) > 7


LONG = (
    "Großtante Wilhelmine",
    "Maximiliane-Charlotte",
    "Cornelia van der Heijden",
    "Jean-Baptiste Emmanuel",
    "Wolfgang Amadeus",
    "Donaudampfschiffahrer",
)


def test_long_names_are_whole_on_the_television(new_player: People) -> None:
    tv = Television(new_player("", lang="de", size=HD, calm=True))
    people = [new_player(name, size=PHONE, calm=True, lang="de") for name in LONG]
    anna, *others = people
    settings = {"grace": 3600, "between": 0}
    table = anna.open_table("fifteen", 6, bots=False, options={"colours": 4}, settings=settings)
    anna.post(f"/api/tables/{table}/screen", code=tv.code)
    for player in others:
        player.sit_down(table)
    expect(tv.page.locator(".gathers li:not(.free)")).to_have_count(6)
    looked_at(tv, "lobby-long-names")
    anna.post(f"/api/tables/{table}/start")
    tv.shows(".tbl .fifteen")
    looked_at(tv, "fifteen-long-names")
    together(people, table)
    tv.shows(".ended .pf")
    looked_at(tv, "result-long-names")
    anna.go(f"/table/{table}")
    anna.page.locator("main.result").wait_for()
    look(anna, "result-long-names")
    assert anna.page.evaluate(COVERING) == []


# Names at the result that lie over a head or a number.
COVERING = """() => {
  const box = (each) => each.getBoundingClientRect()
  const away = (a, b) => a.right <= b.left || a.bottom <= b.top
  const apart = (a, b) => away(a, b) || away(b, a)
  const parts = ['figcaption', '.puppet ellipse', '.puppet circle'].map((each) => `.pf ${each}`)
  const heads = [...document.querySelectorAll(parts.join())]
  return [...document.querySelectorAll('.pf span')]
    .filter((name) => heads.some((head) => !apart(box(name), box(head))))
    .map((name) => name.innerText)
}"""
# What of the players' cards lies under the sheet of a round.
UNDER = """() => {
  const box = (each) => each.getBoundingClientRect()
  const sheet = box(document.querySelector('.screen .round'))
  const beside = (one) => one.left >= sheet.right || one.right <= sheet.left
    || one.top >= sheet.bottom || one.bottom <= sheet.top
  return [...document.querySelectorAll('.screen .opp .card, .screen .opp .nm, .screen .turn p')]
    .filter((one) => !beside(box(one)))
    .map((one) => one.outerHTML)
}"""


def test_the_sheet_of_a_round_does_not_cover_the_five_that_ended_it(new_player: People) -> None:
    tv = Television(new_player("", lang="de", size=HD, calm=True))
    anna = new_player("Anna", size=PHONE, calm=True)
    table = anna.open_table("go5", 4, settings={"grace": 3600, "between": 0})
    anna.post(f"/api/tables/{table}/screen", code=tv.code)
    together([anna], table, round_only=True)
    tv.shows(".round table")
    tv.page.wait_for_function(AT_REST)
    tv.page.screenshot(path=OUTPUT / "television-go5-round.png")
    assert tv.page.locator(".screen .opp .card").count() >= 5
    assert tv.page.evaluate(UNDER) == []
    assert not tv.faults()
