"""5er finden in the browser."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import sand
from tests.browser.conftest import DESKTOP, PHONE, SMALL, People, start_server
from tests.browser.fiver import Fiver, flipper
from tests.browser.hands import Finger
from tests.browser.keys import press
from tests.browser.look import look
from tests.browser.whole import a_while, part
from tests.browser.wired import finish

SLOW = {"seconds": 180}  # sand enough for any machine
WAYS: dict[str, dict[str, Any]] = {
    "de-320": {"lang": "de", "size": SMALL},
    "en-1280": {"lang": "en", "size": DESKTOP},
    "fr-390-dark": {"lang": "fr", "size": PHONE, "dark": True},
    "nl-1280-dark": {"lang": "nl", "size": DESKTOP, "dark": True},
}


def test_a_whole_puzzle_with_a_helping_hand(new_player: People) -> None:  # P8, P16
    anna = new_player(size=PHONE)
    options = {**SLOW, "variant": "puzzle", "assist": True, "tableau": "random"}
    anna.go(f"/table/{anna.open_table('fiver', 2, options=options)}")
    assert Fiver(anna).play(a_while(5)) > 4


def test_solo_is_played_to_its_end_and_remembered(new_player: People) -> None:  # P22
    anna = new_player(lang="de")
    solo = anna.open_table("fiver", 1, options={"variant": "solo"})
    anna.go(f"/table/{solo}")
    table = Fiver(anna)
    assert table.play(a_while(5)) > 4
    finish(anna, solo)
    anna.page.reload()  # past every judging
    best = table.result.locator(".best")
    expect(best.get_by_role("heading")).to_have_text(anna.say("web-fiver-best-new"))
    anna.go(f"/table/{anna.open_table('fiver', 1, options={'variant': 'solo'})}")
    expect(anna.page.locator(".rail .best li")).to_have_count(1)
    anna.go(f"/table/{solo}/replay?move=1000")
    anna.page.locator(".eyes button").nth(1).click()
    expect(anna.page.locator(".tableau .ink").first).to_be_visible()
    look(anna, "fiver-replay")


def test_outlines_are_drawn_mended_and_wiped(new_player: People) -> None:  # P8
    anna = new_player()
    anna.go(f"/table/{anna.open_table('fiver', 2, options=SLOW)}")
    table = Fiver(anna)
    table.drag("a1", "b1", "c1", "d1", "c1", "c2", "c3")  # back from d1
    expect(table.outlines()).to_have_count(1)
    expect(table.field("c3")).to_have_accessible_name(f"c3, {_symbol(table, 'c3')}, in your V")
    table.drag("e5", "f5", "g5")
    expect(table.field("f5")).to_have_attribute("aria-pressed", "true")
    table.drag("f5", "f6", "f7")
    expect(table.outlines()).to_have_count(2)
    anna.click("web-fiver-wipe")
    table.field("c2").click()
    expect(table.outlines()).to_have_count(1)
    anna.page.reload()
    expect(table.outlines()).to_have_count(1)


def _symbol(table: Fiver, field: str) -> str:
    return str(table.field(field).get_attribute("aria-label")).split(", ")[1]


def test_a_helping_hand_says_why_not_field_by_field(new_player: People) -> None:  # P8
    anna = new_player(calm=True)
    anna.go(f"/table/{anna.open_table('fiver', 2, options={**SLOW, 'assist': True})}")
    table = Fiver(anna)
    table.blunder()
    expect(table.bubble).to_contain_text(anna.say("web-why-not"))
    expect(anna.page.locator(".tableau .wrong").first).to_be_visible()
    expect(table.bubble).to_contain_text(anna.say("web-rule", rule="P7"))


TWO_FRAMES = "() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))"


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_a_hint_covers_no_field(new_player: People, size: tuple[int, int]) -> None:
    player = new_player(lang="de", size=size)
    player.go(f"/table/{player.open_table('fiver')}")
    table = Fiver(player)
    table.my_turn()
    table.press(table.ready.first)
    table.bubble.wait_for()
    player.page.evaluate(TWO_FRAMES)  # it goes out of the way with the next one
    hint = table.bubble.bounding_box()
    first, last = table.field("a1").bounding_box(), table.field("j10").bounding_box()
    assert hint and first and last
    above = hint["y"] + hint["height"] <= first["y"]
    assert above or hint["y"] >= last["y"] + last["height"]


def test_keys_alone_draw_flip_and_go_on(new_player: People) -> None:
    anna = new_player()
    anna.go(f"/table/{anna.open_table('fiver', 2, bots=True, options=SLOW)}")
    table, keys = Fiver(anna), anna.page.keyboard
    _tab_to(table, ".tableau button")
    for _ in range(4):
        keys.press("Shift+ArrowRight")  # a1 to e1
    expect(table.outlines()).to_have_count(1)
    keys.press("ArrowDown")
    keys.press("Enter")
    keys.press("Backspace")
    keys.press("ArrowUp")
    keys.press("Delete")
    expect(table.outlines()).to_have_count(0)
    for _ in range(4):
        keys.press("Shift+ArrowLeft")
    expect(table.outlines()).to_have_count(1)
    press(anna.page.locator(".turn .btn.main"))
    table.judged.wait_for()
    press(anna.page.locator(".turn .btn.main"))
    expect(table.judged).to_have_count(0)


def _tab_to(table: Fiver, selector: str) -> None:
    """Press tab until the focus is there, if it is not."""
    for _ in range(40):
        if table.page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
        table.page.keyboard.press("Tab")
    raise AssertionError(f"no tab leads to {selector}")


def test_who_looks_on_sees_who_is_done_but_no_outline(new_player: People) -> None:  # P23
    anna, ben = new_player(), new_player("Ben")
    table = anna.open_table("fiver", 2, options=SLOW, settings={"pace": 10})
    anna.go(f"/table/{table}")
    ben.go(f"/table/{table}")
    mine, theirs = Fiver(anna), Fiver(ben)
    mine.drag("a1", "b1", "c1", "d1", "e1")
    expect(mine.outlines()).to_have_count(1)
    mine.hint.click()
    mine.bubble.wait_for()
    anna.click("web-fiver-flip-it")
    expect(mine.bubble).to_have_count(0)  # nothing is left for me to do
    expect(ben.page.locator(".rail .others")).to_contain_text(anna.say("web-fiver-turned"))
    expect(ben.page.get_by_role("timer")).to_contain_text("s")
    assert theirs.outlines().count() == 0


def test_the_sand_runs_in_step_with_the_server(chromium: Browser, tmp_path: Path) -> None:  # P9
    with start_server(tmp_path) as server:
        people = People(chromium, server.address)
        anna = people(calm=True)
        table = sand.begin(anna)
        off = [abs(sand.shown_end(anna) - sand.true_end(server, table)) for _ in range(5)]
        assert median(off) < 200, off  # milliseconds
        people.leave()


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_the_hourglass_says_what_it_does(new_player: People, size: tuple[int, int]) -> None:  # P9
    anna = new_player(lang="de", size=size)
    anna.go(f"/table/{anna.open_table('fiver', 2, options=SLOW, settings={'pace': 10})}")
    table = Fiver(anna)
    flipper(anna).wait_for()
    expect(anna.page.locator(".turn .btn.main")).to_have_count(0)  # nothing is drawn yet
    expect(anna.page.locator(".turn")).to_contain_text(anna.say("web-fiver-how"))
    flipper(anna).click()
    expect(anna.page.locator(".asking")).to_contain_text(
        anna.say("web-fiver-flip-what", seconds=180)
    )
    anna.shot("fiver-flip-sure")
    anna.click("web-fiver-go-on")
    anna.page.locator("button.glass").click()  # the hourglass itself asks too
    anna.click("web-fiver-go-on")
    expect(anna.page.locator(".glass b")).to_have_count(0)
    table.drag("a1", "b1", "c1", "d1", "e1")
    anna.click("web-fiver-flip-it")
    anna.page.locator(".glass b").wait_for()


def test_only_what_shows_the_roll_has_a_badge(new_player: People) -> None:  # P7
    anna = new_player()
    anna.go(f"/table/{anna.open_table('fiver', 2, options=SLOW, settings={'pace': 10})}")
    table = Fiver(anna)
    flipper(anna).wait_for()
    rolled = sorted(
        each.get_attribute("aria-label") or "" for each in anna.page.locator(".die svg").all()
    )
    wrong = next(row for row in range(1, 11) if _symbols(table, row) != rolled)
    table.move()
    expect(table.outlines()).to_have_count(1)
    table.drag(*(f"{column}{wrong}" for column in "abcde"))
    expect(table.outlines()).to_have_count(2)
    expect(anna.page.locator(".tableau .ink.drawn .tag")).to_have_count(1)


def _symbols(table: Fiver, row: int) -> list[str]:
    return sorted(_symbol(table, f"{column}{row}") for column in "abcde")


def test_a_loupe_shows_what_the_finger_covers(new_player: People) -> None:
    anna = new_player(size=PHONE, touch=True)
    anna.go(f"/table/{anna.open_table('fiver', 2, options=SLOW, settings={'pace': 10})}")
    table = Fiver(anna)
    flipper(anna).wait_for()
    loupe, finger = anna.page.locator(".loupe"), Finger(anna.page)
    expect(loupe).not_to_be_visible()
    for field in ("a1", "e5", "j10"):
        x, y = table.middle(field)
        finger.down(x, y)
        expect(loupe).to_be_visible()
        box = loupe.bounding_box()
        assert box
        assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
        beside = box["x"] > x + 20 or box["x"] + box["width"] < x - 20
        assert beside or box["y"] + box["height"] < y - 20, field
        anna.shot(f"fiver-loupe-{field}")
        finger.up()
        expect(loupe).not_to_be_visible()


@pytest.mark.parametrize("way", part([*WAYS], 2, "de-320"))
def test_every_screen_is_fit_for_everybody(new_player: People, way: str) -> None:
    anna = new_player(**WAYS[way])
    options = {**SLOW, "variant": "puzzle"}
    anna.go(f"/table/{anna.open_table('fiver', 3, options=options)}")
    table = Fiver(anna)
    assert table.my_turn()
    table.drag("a1", "b1", "c1")
    look(anna, "fiver-drawing")
    table.drag("c1", "d1", "e1")
    table.drag("e5", "e6", "e7", "e8", "e9")
    expect(table.outlines()).to_have_count(2)
    look(anna, "fiver-outlined")
    anna.page.locator(".turn .btn.main").click()
    table.judged.wait_for()
    expect(anna.page.locator(".verdicts .stamp").nth(1)).to_be_visible()
    look(anna, "fiver-judging")
    table.judged.click()
    table.drag("a10", "b10", "c10", "d10", "e10")
    look(anna, "fiver-strike")
    anna.click("web-fiver-strike-it")
    expect(anna.page.locator(".tableau .ink.hatched")).to_have_count(1)
    look(anna, "fiver-hatched")
