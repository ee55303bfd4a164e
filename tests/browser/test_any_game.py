"""A game from elsewhere is played in the browser before anybody draws its table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from handvoll.text import say
from tests.browser.conftest import PHONE, People, start_server
from tests.browser.look import look
from tests.server.process import Server
from tests.sixth.installed import installed


@pytest.fixture(scope="module")
def sixth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in whose environment High Card is installed."""
    folder = tmp_path_factory.mktemp("sixth")
    with pytest.MonkeyPatch.context() as machine:
        machine.setenv("PYTHONPATH", installed(folder)["PYTHONPATH"])
        server = start_server(folder)
    with server:
        yield server


@pytest.mark.parametrize(("lang", "size"), [("en", (1280, 800)), ("de", PHONE)])
def test_high_card_is_played_to_its_end_and_seen_again(
    chromium: Browser, sixth: Server, lang: str, size: tuple[int, int]
) -> None:
    people = People(chromium, sixth.address)
    player = people("Anna", lang=lang, size=size)
    page = player.page
    player.go("/")
    page.get_by_role("button", name=f"{say('web-play-now', {}, lang)}: High Card").click()
    page.get_by_role("button", name=say("web-begin", {}, lang)).click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    expect(page.locator("h1, h2").filter(has_text="High Card").first).to_be_visible()
    result = page.locator("main.result")
    card = page.locator(".mine button .card.target").first
    for turn in range(5):
        card.or_(result).first.wait_for()
        if turn == 0:
            expect(page.locator(".mine dt")).to_have_text(say("web-view-hands", {}, lang))
            look(player, "highcard-table")
        card.click()
        page.wait_for_function(
            "n => document.querySelectorAll('.mine .card').length < n", arg=5 - turn
        )
    result.wait_for()
    look(player, "highcard-result")
    player.go(f"/table/{table}/replay?move=6")
    page.locator(".scrub").wait_for()
    expect(page.locator("main .play")).to_contain_text("Anna")
    look(player, "highcard-replay")
    people.leave()


def test_home_tells_of_it_behind_the_five(chromium: Browser, sixth: Server) -> None:
    people = People(chromium, sixth.address)
    player = people("Anna", lang="de", size=(320, 640))
    player.go("/")
    also = player.page.get_by_role("region", name=say("web-also", {}, "de"))
    expect(also.get_by_role("article")).to_contain_text("die höchste macht den Stich")
    look(player, "highcard-home")
    also.get_by_role("link", name=say("web-rules", {}, "de")).click()
    expect(player.page.locator("main")).to_contain_text("Es gibt 52 Karten")
    people.leave()
