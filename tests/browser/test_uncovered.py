"""Nothing lies over what somebody wants to read or tap, and nobody waits without a sign."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, OUTPUT, PHONE
from tests.browser.moments import Moment
from tests.browser.moments import moments as all_moments
from tests.browser.staged import first_told
from tests.browser.theatre import enter
from tools import specimens

moments = cache(all_moments)
SIZES = {"phone": PHONE, "desktop": DESKTOP}
PUT = "(moment) => stage.put(moment)"
# The tags of marks, and what they lie over of the words around them.
COVERED = """
() => {
  const box = (each) => each.getBoundingClientRect()
  const apart = (a, b) => a.right <= b.left || a.bottom <= b.top
  const meet = (a, b) => !apart(a, b) && !apart(b, a)
  const parts = '.cap, .turn p, .chain, .chain *, .nm b, .shown header b'
  const words = [...document.querySelectorAll(parts)]
    .flatMap((each) => [...each.childNodes])
    .filter((each) => each.nodeType === Node.TEXT_NODE && each.data.trim())
    .filter((each) => box(each.parentElement).width > 1) // seen, and not only heard
  const lines = (text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  }
  const tags = [...document.querySelectorAll('.mark:not([hidden]) .tag')]
  const over = (tag) => words.filter((each) => lines(each).some((line) => meet(box(tag), line)))
  return [tags.length, tags.flatMap((tag) => over(tag).map((each) => each.data))]
}
"""
# How far the head of each winner reaches into their number, at rest and at its highest.
REACHED = """
() => [...document.querySelectorAll('.pf.wins')].map((winner) => {
  const box = (which) => winner.querySelector(which).getBoundingClientRect()
  const reach = () => box('figcaption').bottom - box('.puppet').top
  const moving = winner.getAnimations({ subtree: true })
  const at = (time) => {
    for (const each of moving) {
      each.pause()
      each.currentTime = time
    }
    return reach()
  }
  return [at(0), at(559), moving.length]
})
"""


@pytest.fixture(params=SIZES)
def page(chromium: Browser, stage: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    width, height = SIZES[request.param]
    with chromium.new_context(viewport=ViewportSize(width=width, height=height)) as context:
        page = context.new_page()
        enter(page, stage)
        yield page


def shot(page: Page, name: str) -> None:
    """Keep a picture of it."""
    size = page.viewport_size
    assert size
    page.screenshot(path=OUTPUT / f"uncovered-{name}-{size['width']}.png")


def put(page: Page, moment: Moment) -> None:
    page.evaluate(PUT, moment)


def test_a_card_in_a_hint_is_as_small_as_its_words(page: Page) -> None:
    why = {"message": "go5-merit-swap", "facts": {"other_card": "b5"}}
    hints = [each for name, each in moments("go5").items() if name.endswith(", hint")]
    for hint in hints:
        put(page, {**hint, "hint": {**hint["hint"], "why": why}})
        box = page.locator(".bubble .chip").bounding_box()
        assert box and box["width"] < 90, "a chip is no bar"
    assert hints


def test_the_fifth_card_does_not_lie_over_the_count(page: Page) -> None:
    ends = [each for name, each in moments("go5").items() if "between rounds" in name]
    for end in ends:
        put(page, end)
        expect(page.locator(".round").first).to_be_visible()
        expect(page.locator(".flyer")).to_have_count(0)


def test_a_stop_sign_of_another_takes_no_taps(page: Page) -> None:
    signed = 0
    for moment in moments("go5").values():
        put(page, {**moment, "heard": moment["heard"][-1:]})
        for sign in page.locator(".opps .stopcard").all():
            box = sign.bounding_box()
            assert box
            at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
            hit = "([x, y]) => document.elementFromPoint(x, y)?.closest('.stops') === null"
            assert page.evaluate(hit, at), "it stands in the way of a set"
            signed += 1
    assert signed


def test_the_tag_of_a_mark_covers_no_words(page: Page) -> None:
    def mine(each: Any) -> bool:
        return bool(each["event"] == "swapped" and each.get("other") == "A")

    def on_mine(each: Any) -> bool:
        return bool(each["event"] == "to-pile" and each.get("other") == "A")

    def beaten(each: Any) -> bool:
        return bool(each["event"] == "scored" and each["seat"] != "A")

    hits = [first_told("go5", seed, mine) for seed in range(3)]
    hits.append(first_told("fifteen", 0, on_mine))
    hits.append(first_told("igo", 3, beaten))
    tags = 0
    for seed, hit in enumerate(hits):
        put(page, hit)
        page.evaluate("() => stage.sitting.show.hurry()")  # all hands of I Go! were looked at
        page.wait_for_function("() => document.querySelector('.mark:not([hidden])')")
        shot(page, f"swap-{seed}")
        found, covered = page.evaluate(COVERED)
        assert not covered, covered
        tags += found
    assert tags == len(hits) - 1
    says = page.locator(".shown.calls .said")  # the last hit says so where the call stood
    expect(says).to_have_text("Beaten!")


def test_who_looks_at_a_tableau_can_do_something_for_its_player(page: Page) -> None:
    moment = next(each for name, each in moments("fiver").items() if "of 4, first mine" in name)
    put(page, moment)
    page.locator(".others button").filter(visible=True).first.click()
    page.locator(".turn").get_by_role("button", name="Oma Ruth").click()
    expect(page.locator("dialog")).to_contain_text("Oma Ruth")


def test_that_somebody_thinks_of_a_hint_is_seen_and_can_be_sent_away(page: Page) -> None:
    for game in ("go5", "fiver", "igo", "highfive", "fifteen"):
        found = moments(game)
        put(page, next(each for name, each in found.items() if "first mine" in name))
        page.evaluate("() => { stage.sitting.pondering = Symbol() }")
        thinker = page.locator(".bubble.pondering")
        expect(thinker).to_be_in_viewport(ratio=1)
        shot(page, f"pondering-{game}")
        thinker.get_by_role("button").click()
        expect(thinker).to_have_count(0)


# How far below the name of a seat what it says begins, and how far beside it.
SAID = """
async (seat) => {
  stage.sitting.hear({ is: 'reacted', seat, name: '', reaction: 'clap', puppet: null })
  await new Promise((done) => setTimeout(done, 50))
  const box = (which) => [...document.querySelectorAll(which)]
    .map((each) => each.getBoundingClientRect()).find(({ width }) => width)
  const [said, name] = [box(`.heard p[data-seat=${seat}]`), box(`.tbl [data-seat=${seat}]`)]
  return [said.top - name.bottom, said.left - name.right, name.left - said.right]
}
"""


def test_what_somebody_says_stands_at_their_name(page: Page) -> None:
    for game in ("go5", "fiver", "igo", "highfive", "fifteen"):
        found = moments(game)
        put(page, next(each for name, each in found.items() if "first mine" in name))
        for seat in ("B", "C", "D"):
            below, right, left = page.evaluate(SAID, seat)
            assert 0 <= below < 40 and right < 0 and left < 0, (game, seat)
        shot(page, f"said-{game}")
        where = page.locator(".bar .where")
        expect(where).to_contain_text("K7Q4")  # on a phone too


def _shared(view: dict[str, Any]) -> dict[str, Any]:
    """Two who did equally well."""
    best = view["scores"][view["winners"][0]]
    return {**view, "winners": ["A", "B"], "scores": {**view["scores"], "A": best, "B": best}}


@pytest.mark.parametrize("shared", [False, True], ids=["won", "shared"])
def test_a_result_is_seen_whole_and_goes_on_above_the_fold(page: Page, shared: bool) -> None:
    for game, seats, options, seed, _ in (each for each in specimens.TABLES if each[1] == 4):
        match, _ = specimens.played(game, seats, options, seed)
        info = {**specimens.table_info(match, game, "over"), "minutes": 34, "evening": "x"}
        over = specimens.update(match, info, 0)
        if shared:
            over["view"] = _shared(over["view"])
        put(page, {"game": game, "tried": {}, "heard": [over], "result": True})
        shot(page, f"result-{'shared-' if shared else ''}{game}")
        for low, high, moving in page.evaluate(REACHED):
            assert moving and high <= low + 1, f"{game}: a leaping head covers a number"
        onward = page.locator(".again .main, .nexts button")  # once more, or another game
        expect(onward).to_have_count(5)
        for button in onward.all():
            expect(button).to_be_in_viewport(ratio=1)
        if shared:
            names = ("You", "Oma Ruth")
            expect(page.locator(".pf.wins")).to_have_count(2)
            for name in names:
                expect(page.locator(".podium h2")).to_contain_text(name)
