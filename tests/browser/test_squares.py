"""Every QR code in the product can be read from the screen it is on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from handvoll.server.addresses import nearby
from tests.browser import qr
from tests.browser.conftest import PHONE, SMALL, People, start_server
from tests.browser.look import look
from tests.browser.whole import WHOLE

SIZES = {"320": SMALL, "390": PHONE, "1366": (1366, 768)}
ALL = [(size, dark) for size in SIZES for dark in (False, True)]
ways = pytest.mark.parametrize(("size", "dark"), ALL if WHOLE else ALL[::3] + ALL[-1:])


@ways
def test_the_invitation_can_be_scanned(new_player: People, size: str, dark: bool) -> None:
    player = new_player(lang="de", size=SIZES[size], dark=dark)
    path = f"/table/{player.open_table('igo', bots=False)}"
    player.go(path)
    player.page.locator(".invite .qr").scroll_into_view_if_needed()
    assert qr.read_path(player.page) == path


@ways
def test_take_along_can_be_scanned(new_player: People, size: str, dark: bool) -> None:
    player = new_player(lang="de", size=SIZES[size], dark=dark)
    path = f"/table/{player.open_table('fifteen')}"
    player.go(path)
    player.page.evaluate("() => localStorage.setItem('handvoll.guest', 'yes')")
    player.button("web-menu").filter(visible=True).click()
    with player.page.expect_response("**/api/me/device") as answer:
        player.click("web-device")
    square = player.page.locator("dialog .qr")
    square.scroll_into_view_if_needed()
    look(player, "take-along")
    assert qr.read_path(player.page) == f"/device/{answer.value.json()['token']}"


def test_a_host_on_localhost_invites_by_an_address_phones_can_open(
    chromium: Browser, tmp_path: Path
) -> None:
    with start_server(tmp_path, "tests.server.run_wide") as server:
        people = People(chromium, server.address)
        anna = people()
        path = f"/table/{anna.open_table('igo', bots=False)}"
        anna.go(path)
        door = f"http://{nearby()[0]}:{server.port}"
        anna.page.wait_for_load_state("networkidle")  # where the house is has been asked
        assert qr.read(anna.page) == [door + path]
        ben = people("Ben", size=PHONE, address=door)
        ben.go(path)
        ben.page.get_by_label(ben.say("web-name")).fill("Ben")
        ben.click("web-sit-here")
        expect(anna.page.locator(".tableseats")).to_contain_text("Ben")
        people.leave()


def test_where_only_this_device_can_come_in_the_invitation_says_so(new_player: People) -> None:
    anna = new_player()
    anna.go(f"/table/{anna.open_table('igo', bots=False)}")
    expect(anna.page.get_by_text(anna.say("web-door-narrow"))).to_be_visible()


def test_a_host_with_several_addresses_has_the_choice(new_player: People) -> None:
    anna = new_player()
    doors = ["http://192.168.7.7:8515", "http://10.0.0.2:8515"]
    anna.page.route("**/api/house", lambda route: route.fulfill(json={"addresses": doors}))
    path = f"/table/{anna.open_table('igo', bots=False)}"
    for door in doors:
        anna.go(path)
        anna.page.get_by_role("button", name=door.removeprefix("http://")).click()
        assert qr.read(anna.page) == [door + path]
        anna.page.reload()
        anna.page.locator(".doors").wait_for()
        assert qr.read(anna.page) == [door + path]
