"""Web Push: who is away is told that it is their turn, where and when they allow it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from handvoll.server.messenger import calls, quiet_for
from handvoll.server.outside import Forbidden, Outside, is_everybodys
from handvoll.wire.push import Device
from handvoll.wire.tables import Settings
from tests.server.guest import Guest, all_seated
from tests.server.postgres import Postgres
from tests.server.process import Server
from tests.server.pushed import Browser, Service
from tests.server.tables import Sheet

SLOWLY = {"days": 3, "grace": 3600, "pace": 0}


@pytest.fixture
def service() -> Iterator[Service]:
    """A push service."""
    with Service() as running:
        yield running


@pytest.fixture
def house(service: Service, tmp_path: Path) -> Iterator[Server]:
    """A house that may send to it."""
    with Server(tmp_path / "data", "tests.server.run_push", (service.origin,)) as server:
        yield server


async def begun(anna: Guest, ben: Guest) -> str:
    """A game over days of Anna and Ben, who are both away; it is Anna's turn."""
    table = await anna.open("fifteen", 2, settings=SLOWLY)
    await ben.sit(table)
    await all_seated(anna, table)
    await anna.post(f"/api/tables/{table}/start")
    return table


async def two(address: str, other: str = "") -> tuple[Guest, Guest]:
    return await Guest.known(address, "Anna"), await Guest.known(other or address, "Ben")


def test_who_is_away_is_told_and_nothing_else_is(house: Server, service: Service) -> None:
    async def scene() -> None:
        anna, ben = await two(house.address)
        phone, tablet = Browser(service, lang="de"), Browser(service, lang="fr")
        for browser in (phone, tablet):
            info = await anna.post("/api/me/push", **browser.device)
        assert [each["endpoint"] for each in info["devices"]] == [tablet.endpoint, phone.endpoint]
        table = await begun(anna, ben)
        code = (await anna.get(f"/api/tables/{table}"))["code"]
        await asyncio.to_thread(service.wait, lambda: bool(phone.told() and tablet.told()))
        body = f"Mit Ben. Tisch {code} wartet auf dich."
        assert phone.told() == [{"title": "Du bist dran: 15GO!", "body": body, "code": code}]
        assert tablet.told()[0]["title"].startswith("À toi")
        assert service.signed_by() == {info["key"]}
        raw = json.dumps(phone.told())
        assert table not in raw and anna.person not in raw, "not even the table's address"
        async with anna.live(table) as live, ben.live(table) as other:
            plays = [live.play_on(Random(1), 4), other.play_on(Random(2), 4)]
            done, still = await asyncio.wait(
                [asyncio.create_task(each) for each in plays], return_when=asyncio.FIRST_COMPLETED
            )
            for each in still:
                each.cancel()
            assert [each.result() for each in done] == [4]
        assert len(phone.told()) == 1, "who is here sees it"

    asyncio.run(scene())


def test_who_is_slow_to_take_a_push_holds_nobody_else_up(house: Server, service: Service) -> None:
    async def scene() -> None:
        eve, anna = await two(house.address)
        slow, phone = Browser(service), Browser(service)
        service.endless.add(slow.path)
        await eve.post("/api/me/push", **slow.device)
        await anna.post("/api/me/push", **phone.device)
        await begun(eve, anna)
        await asyncio.sleep(2)  # she is being told
        await begun(anna, eve)
        told = asyncio.to_thread(service.wait, lambda: bool(phone.told()))
        await asyncio.wait_for(told, 60)
        service.endless.clear()

    asyncio.run(scene())


def test_a_device_that_is_gone_is_forgotten_and_one_that_is_away_is_told_later(
    house: Server, service: Service
) -> None:
    async def scene() -> None:
        anna, ben = await two(house.address)
        gone, busy = Browser(service), Browser(service)
        turns = iter([503, 429, 201])
        service.answer = lambda path: 410 if path == gone.path else next(turns)
        for browser in (gone, busy):
            await anna.post("/api/me/push", **browser.device)
        await begun(anna, ben)
        await asyncio.to_thread(service.wait, lambda: bool(busy.told()))
        kept = (await anna.get("/api/me/push"))["devices"]
        assert [each["endpoint"] for each in kept] == [busy.endpoint]

    asyncio.run(scene())


async def over_a_fall(house: Server, other: Server, service: Service) -> None:
    """The push service is away, the house falls, and both come back."""
    anna, ben = await two(house.address, other.address)
    browser = Browser(service)
    before = await anna.post("/api/me/push", **browser.device)
    tried: list[str] = []

    def refuse(path: str) -> int:
        tried.append(path)
        return 503

    service.answer = refuse
    await begun(anna, ben)
    await asyncio.to_thread(service.wait, lambda: bool(tried))
    house.kill()
    service.answer = lambda path: 201
    await asyncio.to_thread(house.start)
    await asyncio.to_thread(service.wait, lambda: bool(browser.told()))
    assert service.signed_by() == {before["key"]}, "the key is the same"
    assert (await anna.get("/api/me/push"))["devices"] == before["devices"]


@pytest.mark.slow
def test_what_is_to_be_told_survives_a_fall(house: Server, service: Service) -> None:
    asyncio.run(over_a_fall(house, house, service))


@pytest.mark.slow
def test_two_houses_tell_it_once(postgres: Postgres, service: Service, tmp_path: Path) -> None:
    more = (service.origin, postgres.database())
    with (
        Server(tmp_path / "one", "tests.server.run_push", more) as one,
        Server(tmp_path / "two", "tests.server.run_push", more) as other,
    ):
        asyncio.run(over_a_fall(one, other, service))
        assert len(service.arrived) == 1


def test_it_is_taken_along_and_forgotten_with_the_person(house: Server, service: Service) -> None:
    async def scene() -> None:
        anna, ben = await two(house.address)
        mine, more = Browser(service), [Browser(service) for _ in range(5)]
        await anna.post("/api/me/push", **mine.device)
        assert await ben.post("/api/me/push-off", endpoint=mine.endpoint)
        kept = (await anna.get("/api/you/kept"))["devices"]
        assert [each["endpoint"] for each in kept] == [mine.endpoint], "Ben cannot turn it off"
        for each in more:
            info = await anna.post("/api/me/push", **each.device)
        assert len(info["devices"]) == 5, "the oldest makes room"
        info = await anna.post("/api/me/push-off", endpoint=more[0].endpoint)
        assert len(info["devices"]) == 4
        await ben.post("/api/me/push", **more[1].device)
        assert len((await anna.get("/api/me/push"))["devices"]) == 3, "whose browser it is now"
        cookie = anna.cookie
        await anna.post("/api/you/forget")
        anna.cookie = cookie
        assert (await anna.get("/api/me/push"))["devices"] == []

    asyncio.run(scene())


def test_nothing_is_sent_to_a_place_that_is_not_everybodys(service: Service) -> None:
    outside = Outside()
    for url in (
        service.origin,
        "http://push.example.org/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://push.example.org:8443/x",
        "https://me@push.example.org/x",
        "https://[::1]/x",
        "https://0x7f.1/x",
    ):
        with pytest.raises((Forbidden, OSError)):
            asyncio.run(outside.post(url, {}, b""))
    assert not service.arrived
    assert not outside.permits(service.origin)
    assert outside.permits("https://push.example.org/x")
    assert not outside.permits("https://push.example.org:99999/x")


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("::1", "fe80::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1"),
        *("2002:7f00:1::", "224.0.0.1", "ff02::1", "::"),
        *("64:ff9b:1::a00:1", "fec0::1", "::10.0.0.1", "2600::5efe:a00:1", "4000::1"),
    ],
)
def test_addresses_that_are_not_everybodys(address: str) -> None:
    assert not is_everybodys(address)


def test_addresses_that_are() -> None:
    assert is_everybodys("142.250.1.1")
    assert is_everybodys("2a00:1450:4001:80b::200a")


def test_a_push_service_cannot_send_us_elsewhere(service: Service) -> None:
    service.answer = lambda path: 307
    status = asyncio.run(Outside(frozenset({service.origin})).post(service.origin, {}, b"x"))
    assert status == 307
    assert not service.arrived


def test_quiet_hours_are_those_of_the_person() -> None:
    night = datetime(2026, 11, 17, 22, 30, tzinfo=UTC)
    berlin = Device("https://x.y", "a" * 87, "a" * 22, zone="Europe/Berlin")
    assert quiet_for(berlin, night) == 8.5 * 3600 * 1000, "half past eleven there"
    assert quiet_for(Device("https://x.y", "", "", zone="Asia/Tokyo"), night) == 30 * 60 * 1000
    assert quiet_for(Device("https://x.y", "", "", zone="America/New_York"), night) == 0
    assert quiet_for(Device("https://x.y", "", "", zone="No/Where"), night) == 9.5 * 3600 * 1000
    never = Device("https://x.y", "", "", quiet_from=0, quiet_to=0)
    assert all(quiet_for(never, night.replace(hour=hour)) == 0 for hour in range(24))
    noon = Device("https://x.y", "", "", quiet_from=12, quiet_to=14)
    assert quiet_for(noon, night.replace(hour=13)) == 30 * 60 * 1000
    assert quiet_for(noon, night.replace(hour=14)) == 0


def test_who_is_not_asked_is_not_told() -> None:
    sheet = Sheet(settings=Settings(days=3)).started()
    assert calls(sheet.table, "anna") == {}, "she is here"
    sheet.here()
    assert calls(sheet.table, "anna")["en"].code == "CODE"
    assert calls(sheet.table, "ben") == calls(sheet.table, "emil") == {}
    quick = Sheet().started()
    quick.here()
    assert calls(quick.table, "anna") == {}, "only where people have days"


def test_what_is_no_browser_is_refused(house: Server, service: Service) -> None:
    async def scene() -> None:
        anna = await Guest.known(house.address, "Anna")
        device = Browser(service).device
        for wrong in (
            {"endpoint": "https://127.0.0.1/x"},
            {"endpoint": "http://example.org/x"},
            {"p256dh": "A" * 87},
            {"auth": "short"},
            {"quiet_from": 24},
            {"zone": "../../etc/passwd"},
        ):
            assert await anna.refused("/api/me/push", **{**device, **wrong}) == "table-bad-request"
        stranger = Guest(house.address, "")
        assert await stranger.refused("/api/me/push", **device) == "table-who"

    asyncio.run(scene())
