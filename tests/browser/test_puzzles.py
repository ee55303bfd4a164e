"""Puzzles and your page in a browser: from home to the answer, to the next one, to one's page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from handvoll.tasks.puzzles import FORMS, Puzzle
from handvoll.tasks.shelf import puzzles_of
from tests.browser.conftest import DESKTOP, PHONE, SMALL, People
from tests.browser.elsewhere import guest_of, meanwhile
from tests.browser.keys import press
from tests.browser.look import look
from tests.browser.player import Player
from tests.browser.test_daily import TITLES, chip
from tests.server.test_puzzles import answer, best_of, wrong
from tests.server.test_you import play

NAMES = {**TITLES, "igo": "I Go!"}
EYES = {
    "go5": ("de", PHONE, False),
    "fifteen": ("de", SMALL, True),
    "highfive": ("nl", DESKTOP, True),
    "igo": ("fr", SMALL, False),
    "fiver": ("de", PHONE, True),
}


def puzzle_of(player: Player, game: str) -> Puzzle:
    """The puzzle on the table."""
    player.page.locator(".bubble").wait_for()
    where = player.page.locator(".bar .where").inner_text()
    number = int("".join(letter for letter in where if letter.isdigit()))
    return next(each for each in puzzles_of(game) if each.number == number)


def elsewhere(player: Player, table: str, puzzle: Puzzle, right: bool) -> None:
    """The same person, at another device, answers."""
    guest = guest_of(player)

    async def run() -> None:
        async with guest.live(table) as live:
            await live.until(lambda update: bool(update["view"]))
            moves = (await live.ask("moves"))["moves"]
            await answer(live, *(best_of(puzzle) if right else wrong(puzzle, moves)))

    meanwhile(run())


@pytest.mark.parametrize("game", FORMS)
def test_a_puzzle_is_seen_answered_and_explained(people: People, game: str) -> None:
    lang, size, dark = EYES[game]
    ben = people("Ben", lang=lang, size=size, dark=dark)
    page = ben.page
    ben.go("/puzzles")
    chip(ben, NAMES[game]).wait_for()
    look(ben, "puzzles")
    chip(ben, NAMES[game]).click()
    expect(page.locator(".bubble")).to_contain_text(ben.say(f"puzzle-{game}"))
    look(ben, f"puzzle-{game}")
    puzzle, first = puzzle_of(ben, game), ben.where
    elsewhere(ben, first.split("/")[-1], puzzle, right=game in ("go5", "fiver"))
    verdict = "puzzle-solved" if game in ("go5", "fiver") else "puzzle-missed"
    expect(page.locator("dialog h3")).to_have_text(ben.say(verdict))
    expect(page.locator("dialog ol li")).to_have_count(5)
    look(ben, f"puzzle-answer-{game}")
    page.locator("dialog").get_by_role("button", name=ben.say("puzzle-play")).click()
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(first))
    assert puzzle_of(ben, game).number != puzzle.number, "the next one in one tap"


def test_puzzles_by_keys_and_then_my_page(people: People, tmp_path: Path) -> None:
    anna = people("Anna")
    page = anna.page
    anna.go("/")
    press(page.get_by_role("link", name=anna.say("puzzle-word")))
    press(chip(anna, "15GO!"))
    puzzle_of(anna, "fifteen")
    press(page.locator("[data-choice]").first)
    expect(page.locator("dialog h3")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    press(anna.button("puzzle-see"))
    expect(page.locator("dialog h3")).to_be_visible()
    meanwhile(play(guest_of(anna)))
    anna.go("/you")
    expect(page.locator("[data-game=igo]")).to_contain_text(anna.say("level-1"))
    expect(page.locator("[data-game=fifteen]")).to_be_visible()
    look(anna, "you")
    with page.expect_download() as saving:
        page.get_by_role("link", name=anna.say("you-save")).click()
    saved = json.loads(Path(saving.value.path()).read_text("utf-8"))
    assert [each["game"] for each in saved["games"]] == ["igo"]
    press(anna.button("you-forget"))
    look(anna, "you-forget")
    press(anna.button("you-forget-yes"))
    expect(page.get_by_role("status")).to_contain_text(anna.say("you-forgotten"))
    anna.go("/you")
    expect(page.locator("main")).to_contain_text(anna.say("you-none"))


@pytest.mark.parametrize(("size", "dark"), [(PHONE, False), (SMALL, True)])
def test_my_page_in_german_on_a_phone(people: People, size: object, dark: bool) -> None:
    mia = people("Mia", lang="de", size=size, dark=dark)  # type: ignore[arg-type]
    mia.go("/you")
    look(mia, "you-nobody")
    mia.go("/puzzles")
    chip(mia, "I Go!").click()
    mia.page.locator(".bubble").wait_for()
    for level in ("1", "3"):
        meanwhile(play(guest_of(mia), level))
    mia.go("/you")
    expect(mia.page.locator("[data-game=igo] li")).to_have_count(2)
    look(mia, "you")
