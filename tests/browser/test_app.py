"""The client as an app: small, installable, there without a network."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

from playwright.sync_api import Browser, CDPSession, expect

from handvoll.server.app import WEB
from tests.browser.conftest import People, start_server
from tests.browser.player import Player

LARGEST = 180_000  # bytes over the wire before anything can be done
TABLE = 239_000  # where a link leads: with the table, its invitation and its game's drawings
AT_WORK = "() => !!navigator.serviceWorker.controller"


def first_load(player: Player, path: str) -> int:
    """The bytes a new visitor's browser receives for a page."""
    received: list[float] = []
    wire: CDPSession = player.context.new_cdp_session(player.page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    player.go(path)
    player.page.wait_for_load_state("networkidle")
    return int(sum(received))


def test_the_first_load_is_small(new_player: People) -> None:
    host = new_player(worker=True)
    table = host.open_table("highfive", bots=False)
    assert 20_000 < first_load(new_player(worker=True), "/") <= LARGEST
    assert first_load(new_player(worker=True), f"/table/{table}") <= TABLE


def test_it_can_be_installed(new_player: People) -> None:
    player = new_player(worker=True)
    player.go("/")
    player.page.wait_for_function(AT_WORK)
    wire = player.context.new_cdp_session(player.page)
    assert wire.send("Page.getAppManifest")["errors"] == []
    found = wire.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's browser is a private window, and that is all that speaks against it.
    assert {each["errorId"] for each in found} <= {"in-incognito"}


def test_the_shell_is_there_without_a_network(chromium: Browser, tmp_path: Path) -> None:
    with start_server(tmp_path) as server:
        people = People(chromium, server.address)
        player = people(worker=True)
        player.go("/")
        player.page.wait_for_function(AT_WORK)
        player.page.reload()  # now the service worker sees all that is fetched
        player.page.wait_for_load_state("networkidle")
        player.page.wait_for_function(AT_WORK)
        player.page.goto(f"{server.address}/preview.jpg")  # no page, though one may go there
        player.page.wait_for_load_state("networkidle")
        player.faults.clear()  # how a browser shows a picture is no style of ours
        server.stop()
        with player.bad_line():
            player.page.goto(server.address)
            expect(player.page.get_by_role("heading", name="15GO!")).to_be_visible()
            player.context.close()  # the server stays away, so the line is bad to the end
        people.leave()


def test_a_page_from_before_an_update_renews_itself(chromium: Browser, tmp_path: Path) -> None:
    web = copytree(WEB, tmp_path / "web")
    with start_server(tmp_path, "tests.server.run_web") as server:
        people = People(chromium, server.address)
        player = people(worker=True)
        player.go("/")
        player.page.wait_for_function(AT_WORK)
        server.stop()
        release(web)
        server.start()
        with player.bad_line():  # the part it asks for is gone
            player.page.get_by_role("link", name=player.say("web-about")).click()
            expect(player.page.get_by_text(player.say("web-about-fonts"))).to_be_visible()
        people.leave()


def release(web: Path) -> None:
    """A new version of the client: its parts have other names, and know each other by them."""
    parts = [part.rename(part.with_name(f"new-{part.name}")) for part in web.glob("assets/*")]
    told = re.compile("|".join(re.escape(part.name.removeprefix("new-")) for part in parts))
    for file in (
        each for each in web.rglob("*") if each.suffix in (".js", ".css", ".json", ".html")
    ):
        file.write_text(told.sub(r"new-\g<0>", file.read_text("utf-8")), "utf-8")


def test_things_travel_unless_motion_is_unwelcome(new_player: People) -> None:
    for calm, sign in ((False, "flyer"), (True, "pointed")):
        player = new_player(calm=calm, hurry=False, worker=True)
        # bots take their time: of many moves at once only the last picture is shown
        table = player.open_table("fifteen", seats=3, settings={"pace": 10})
        player.go(f"/table/{table}")
        player.page.evaluate(
            """sign => { window.travelled = false; new MutationObserver(() => {
              window.travelled ||= !!document.querySelector('.' + sign)
            }).observe(document, {subtree: true, childList: true, attributeFilter: ['class']}) }""",
            sign,
        )
        player.page.locator(".turn .do > .btn:enabled, .rows button:enabled").first.click()
        player.page.wait_for_function("() => window.travelled")


def test_what_flies_is_as_wide_as_a_card(new_player: People) -> None:
    player = new_player(hurry=False, worker=True)
    player.go(f"/table/{player.open_table('go5', seats=2)}")
    player.page.evaluate(
        """() => { window.widths = []; new MutationObserver(() => {
          for (const each of document.querySelectorAll('.flyer'))
            if (each.offsetWidth) window.widths.push(each.offsetWidth)
        }).observe(document, {subtree: true, childList: true}) }"""
    )
    player.page.locator("[data-place=pile]:enabled").click()
    player.page.wait_for_function("() => window.widths.length")
    card = player.page.locator("[data-place=pile]").bounding_box()
    assert card
    widths: list[int] = player.page.evaluate("() => window.widths")
    assert max(widths) < card["width"] * 1.5, "its shadow is not a hand wide"
