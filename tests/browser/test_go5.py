"""Go5 in the browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from handvoll.games.go5.material import BLACK_CARDS, COLOURS, PATTERN, PATTERNS
from tests.browser.conftest import PHONE, SMALL, People
from tests.browser.go5 import Go5
from tests.browser.hands import by_mouse
from tests.browser.look import look
from tests.browser.player import Player
from tests.browser.stacked import meet, stacked
from tests.browser.whole import a_while
from tests.browser.wired import finish, play, together


def sit(player: Player, seats: int = 2, **more: Any) -> Go5:
    """A table with bots, opened."""
    player.go(f"/table/{player.open_table('go5', seats, **more)}")
    table = Go5(player)
    assert table.my_turn()
    return table


def test_a_game_of_three_fits_a_phone(new_player: People) -> None:
    anna = new_player(size=PHONE, lang="fr")
    table = sit(anna, 3, options={"rounds": 1})
    for _ in range(a_while(6)):
        if not table.my_turn():
            break
        look(anna, "go5-phone")
        table.move()
    finish(anna, anna.where.split("/")[-1])
    table.play()  # on to the result
    expect(table.result).to_be_visible()


def test_a_round_is_counted_like_on_paper(new_player: People) -> None:  # G22, G23, G24
    anna = new_player(size=SMALL, lang="de", dark=True)
    table = sit(anna, 4)
    for _ in range(a_while(3)):
        table.acting.or_(table.go_on).first.wait_for()
        if table.go_on.count():
            break
        table.move()
    together([anna], anna.where.split("/")[-1], round_only=True)
    table.go_on.first.wait_for()
    look(anna, "go5-round")
    rows = anna.page.locator(".round tbody tr")
    *parts, points, total = (
        [number(cell) for cell in row.locator("td").all()] for row in rows.all()
    )
    assert points == [sum(column) for column in zip(*parts, strict=True)]
    assert all(any(row) for row in parts), "what nobody has is left out"
    assert total == points, "the first round"
    table.go_on.click()
    expect(table.go_on).to_have_count(0)


def number(cell: Locator) -> int:
    """A number as it is written on the sheet."""
    return int(cell.inner_text().replace("–", "0").replace("\N{MINUS SIGN}", "-"))


SAME = """
() => ['pile', 'discards'].map(place => {
  const { x, y, width } = document.querySelector(`[data-place=${place}]`).getBoundingClientRect()
  return [x, y, width].map(Math.round)
}).concat(getComputedStyle(document.querySelector('.fan .card')).width)
"""


def test_the_table_holds_still_and_the_discards_show_their_faces(
    chromium: Browser, tmp_path: Path
) -> None:  # G8, G13
    sixes, others = "r6 o6 y6 j1 r1 o2 y3", "b1 b2 b5 g1 r2 o3 y4"
    with stacked(chromium, tmp_path, "p7 p2 p3 p4 p5", sixes, others) as people:
        anna, ben = people(size=PHONE, lang="de"), people("Ben")
        where = f"/table/{meet('go5', anna, ben)}"
        for player in (anna, ben):
            player.go(where)
        table, there = Go5(anna), Go5(ben)
        assert table.my_turn()
        table.place("discards").click()
        expect(anna.page.locator(".turn")).to_contain_text("erst")  # opened, one may take it
        before = anna.page.evaluate(SAME)
        table.place("pile").click()
        expect(table.hand).to_have_count(8)
        assert anna.page.evaluate(SAME) == before, "neither piles nor cards change their size"
        play(anna, where.rsplit("/", 1)[1], "lay r6 o6 y6", "discard j1")
        top = there.place("discards").locator("> [data-card=j1]")
        expect(top.locator("use, path").first).to_be_attached()  # a joker has a face
        beneath = there.page.locator(".centre .beneath [data-card]")
        expect(beneath).to_be_attached()  # seen as soon as the joker is lifted


def test_three_cards_are_told_what_they_make_or_why_not(new_player: People) -> None:  # G9, G11
    anna = new_player()
    table = sit(anna)
    table.place("pile").click()
    expect(table.hand).to_have_count(8)
    line = anna.page.locator(".turn p")
    for i in range(3):
        table.hand.nth(i).click()
    expect(line).to_contain_text(re.compile(r"Lay them|nothing in common|joker|fewer than two"))
    anna.click("web-undo")
    expect(anna.page.locator(".held.up")).to_have_count(0)


def test_a_card_is_carried_to_the_discards(new_player: People) -> None:  # G13
    anna = new_player()
    table = sit(anna)
    table.place("pile").click()
    anna.page.locator(".held:enabled").first.wait_for()
    card = table.hand.first.locator("[data-card]").get_attribute("data-card")
    by_mouse(table.hand.first, table.place("discards"))
    expect(anna.page.locator(f'.held [data-card="{card}"]')).to_have_count(0)
    expect(anna.page.locator(".log")).to_contain_text("You discard")


def test_what_is_carried_is_told_where_it_would_go(new_player: People) -> None:
    anna = new_player()
    table = sit(anna)
    table.place("pile").click()
    anna.page.locator(".held:enabled").first.wait_for()
    over(anna, table.hand.first)
    anna.page.mouse.down()
    over(anna, table.place("discards"))
    expect(anna.page.locator(".turn p")).to_contain_text("discard the")
    over(anna, anna.page.locator(".bar"))
    anna.page.mouse.up()
    expect(table.hand).to_have_count(8)


def over(player: Player, what: Locator) -> None:
    """Move the mouse there."""
    box = what.bounding_box()
    assert box
    player.page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2, steps=4)


def test_whoever_listens_hears_number_colour_pattern_and_ground(new_player: People) -> None:
    anna = new_player()
    table = sit(anna)
    for held in table.hand.all():
        card = held.locator("[data-card]").get_attribute("data-card") or ""
        expect(held).to_have_attribute("aria-label", spoken(anna, card))


def spoken(player: Player, card: str) -> str:
    """The whole name of a card."""
    colour, figure = card[0], card[1:]
    name = player.say("go5-card", colour=colour, number=int(figure))
    if colour not in COLOURS:
        return name
    kind = PATTERNS[PATTERN[COLOURS.index(colour)][int(figure) - 1]]
    ground = ["on black"] if card in BLACK_CARDS else []
    return ", ".join([name, player.say("go5-kind", kind=kind), *ground])


def test_who_looks_on_sees_sets_but_no_hand(new_player: People) -> None:
    anna, ben = new_player(), new_player("Ben")
    table = sit(anna, options={"target": 1000})
    ben.go(anna.where)
    expect(ben.page.locator(".opp")).to_have_count(2)
    table.play(6)
    expect(ben.page.locator(".held, .openhand")).to_have_count(0)
    look(ben, "go5-watching")


def test_a_replay_shows_any_hand_and_counts_every_round(new_player: People) -> None:
    anna = new_player()
    table = anna.open_table("go5", options={"rounds": 1})
    finish(anna, table)
    anna.go(f"/table/{table}/replay?move=1")
    expect(anna.page.locator(".openhand").first.locator(".card")).to_have_count(7)
    expect(anna.page.locator(".openhand")).to_have_count(2)
    anna.page.locator(".eyes button").nth(1).click()
    expect(anna.page.locator(".openhand")).to_have_count(0)
    expect(anna.page.locator(".fan .card")).to_have_count(7)
    anna.page.locator(".scrub [role=slider], .scrub input").focus()
    anna.page.keyboard.press("End")
    expect(anna.page.locator(".round")).to_be_visible()
    look(anna, "go5-replay-round")
