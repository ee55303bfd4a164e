"""I Go! in the browser."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, SMALL, People
from tests.browser.igo import IGo
from tests.browser.look import look
from tests.browser.player import Player
from tests.browser.whole import WHOLE, a_while
from tests.browser.wired import finish


def sit(player: Player, seats: int = 2, **more: Any) -> IGo:
    """A table with bots, opened."""
    player.go(f"/table/{player.open_table('igo', seats, **more)}")
    table = IGo(player)
    assert table.my_turn()
    return table


def number(place: Locator) -> int:
    """The number written somewhere."""
    return int(place.inner_text())


def test_a_whole_game_is_played_by_clicks(new_player: People) -> None:
    table = sit(new_player(), 2, options={"target": 4 if WHOLE else 1})
    assert table.play() > 2
    expect(table.result.get_by_text("Anna").first).to_be_visible()


def test_a_game_of_four_fits_a_phone(new_player: People) -> None:
    anna = new_player(size=PHONE, lang="fr")
    table = sit(anna, 4, options={"target": 1})
    table.play(a_while(6))
    finish(anna, anna.where.split("/")[-1])
    table.play()  # on to the result
    expect(table.result).to_be_visible()


def test_everybody_shows_and_the_sheet_keeps_it(new_player: People) -> None:  # I11, I16
    anna = new_player()
    table = sit(anna, 4, options={"target": 10})
    table.turn()
    table.call()
    expect(anna.page.locator(".shown")).to_have_count(4)
    where = anna.page.locator(".bar .where")
    expect(where).to_contain_text(anna.say("web-igo-hand-number", number=1))
    look(anna, "igo-reveal")
    sums = [number(each) for each in anna.page.locator(".shown .sum b").all()]
    table.go_on.click()
    row = anna.page.locator(".rail .tally tbody tr").first.locator("td")
    assert [number(each) for each in row.all()] == sums
    expect(where).to_contain_text(anna.say("web-igo-hand-number", number=2))
    anna.page.reload()
    row.first.wait_for()
    assert [number(each) for each in row.all()] == sums, "remembered"
    expect(where).to_contain_text(anna.say("web-igo-hand-number", number=2))


def test_the_reveal_fits_the_smallest_phone(new_player: People) -> None:
    anna = new_player(size=SMALL, lang="de", dark=True)
    table = sit(anna, 4, options={"target": 10})
    table.turn()
    table.call()
    look(anna, "igo-reveal")


def test_what_each_choice_would_leave_comes_from_the_table(new_player: People) -> None:  # I10, I15
    anna = new_player()
    table = sit(anna)
    left = anna.page.locator(".cost .sum b")
    table.turn()
    best = number(left)
    anna.page.locator(".shout").click()
    tiles = anna.page.locator(".tile")
    look(anna, "igo-colours")
    named = tiles.and_(anna.page.locator('[aria-pressed="true"]'))
    while named.count():
        named.first.click()
    expect(anna.page.locator(".cost .row .card")).to_have_count(0)  # no colour, no row
    assert number(left) > best
    tiles.first.click()
    expect(anna.page.locator(".cost .row .card").first).to_be_visible()
    assert number(left) >= best
    anna.click("web-take-back")
    expect(anna.page.locator(".held")).to_have_count(12)
    expect(left).to_have_text(str(best))


def test_a_card_just_taken_cannot_go_straight_back(new_player: People) -> None:  # I5
    anna = new_player()
    table = sit(anna)
    card = table.place("discards").locator("[data-card]").get_attribute("data-card")
    table.place("discards").click()
    table.place(f"card {card}").click()
    bubble = anna.page.locator(".bubble")
    expect(bubble).to_contain_text(anna.say("web-rule", rule="I5"))
    bubble.locator(".link").click()
    expect(anna.page.locator("dialog")).to_be_visible()


def test_too_early_a_call_is_explained(new_player: People) -> None:  # I6
    anna = new_player()
    sit(anna)
    anna.page.locator(".shout").click()
    why = anna.say("igo-take-first")
    expect(anna.page.locator(".bubble")).to_contain_text(why[0].upper() + why[1:])


def test_the_order_of_the_hand_is_remembered(new_player: People) -> None:
    anna = new_player()
    sit(anna)
    cards = anna.page.locator(".held .card")
    by_colour = cards.evaluate_all("all => all.map(each => each.dataset.card)")
    anna.click("web-igo-sort-number")
    numbers = [int(card[1:]) for card in order_after(anna, by_colour)]
    assert numbers == sorted(numbers)
    anna.page.reload()
    anna.button("web-igo-sort-colour").wait_for()
    anna.click("web-igo-sort-colour")
    assert order_after(anna, []) == by_colour


def order_after(player: Player, before: list[str]) -> list[str]:
    """The cards as they lie, once they lie differently."""
    cards = "[...document.querySelectorAll('.held .card')].map(each => each.dataset.card)"
    player.page.wait_for_function(f"before => {cards} + '' != before", arg=",".join(before))
    found: list[str] = player.page.evaluate(cards)
    return found


def test_whoever_listens_hears_every_card(new_player: People) -> None:
    anna = new_player()
    table = sit(anna)
    names = anna.page.locator(".held").evaluate_all("all => all.map(each => each.ariaLabel)")
    cards = anna.page.locator(".held .card").evaluate_all("all => all.map(e => e.dataset.card)")
    for name, card in zip(names, cards, strict=True):
        assert name == anna.say("igo-card", colour=card[0], number=int(card[1:]))
    beneath = anna.page.locator('.over [role="img"]')
    expect(beneath).to_have_count(6)
    expect(table.place("display")).to_have_attribute("aria-label", re.compile("can be taken"))


def test_who_looks_on_sees_no_hand(new_player: People) -> None:
    anna, ben = new_player(), new_player("Ben")
    table = sit(anna, options={"target": 10})
    ben.go(anna.where)
    expect(ben.page.locator(".opps li")).to_have_count(2)
    expect(ben.page.locator(".held, .cost, .known .card")).to_have_count(0)
    table.turn()
    expect(ben.page.locator('[data-place="display"]')).to_be_visible()
    look(ben, "igo-watching")
    table.call()
    expect(ben.page.locator(".shown").first).to_be_visible()
    expect(ben.page.locator(".turn .btn.ready")).to_have_count(0)
    table.press(table.go_on)
    expect(ben.page.locator(".shown")).to_have_count(0)  # who only watches need not press anything


def test_a_replay_shows_the_call_with_anybodys_eyes(new_player: People) -> None:
    anna = new_player()
    table = anna.open_table("igo", options={"target": 1})
    finish(anna, table)
    anna.go(f"/table/{table}/replay?move=1")
    expect(anna.page.locator(".opps .known").first.locator(".card")).to_have_count(12)
    expect(anna.page.locator(".opps .known").last.locator(".card")).to_have_count(12)
    anna.page.locator(".eyes button").nth(1).click()
    expect(anna.page.locator(".opps .known").last.locator(".card")).to_have_count(0)
    expect(anna.page.locator(".opps .known").first.locator(".card")).to_have_count(12)
    last = anna.page.locator(".scrub [role=slider], .scrub input")
    last.focus()
    anna.page.keyboard.press("End")
    expect(anna.page.locator(".shown").first).to_be_visible()
    look(anna, "igo-replay-call")
