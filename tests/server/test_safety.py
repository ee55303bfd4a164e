"""Strangers, forgers and people in a hurry."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from handvoll.server.commands import Person
from handvoll.server.errors import BadRequest, NotAllowed
from handvoll.server.limits import Bucket, Buckets, Limits, Rate
from handvoll.server.names import clean_name, told_apart
from handvoll.server.people import Doorman, load_secrets
from tests.server.guest import Guest, browser
from tests.server.process import Server

KEY, OTHER = "k" * 64, "o" * 64


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \n Lena\t", "Anna Lena"),
        ("A\u202enna\u0000", "Anna"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("x" * 100, "x" * 24),
        ("a" + "\u0301\u0302\u0303\u0304\u0305", "\u00e1\u0302\u0303"),
        ("A" + 20 * "\u20dd", "A"),
        ("Anna\u3164", "Anna"),
        ("An\u034fna\U000e0100", "Anna"),
        ("Anna\ufe00", "Anna"),
        ("\N{HEAVY BLACK HEART}\ufe0f", "\N{HEAVY BLACK HEART}\ufe0f"),
        ("\N{GRINNING FACE}", "\N{GRINNING FACE}"),
        ("\u5c0f\u660e", "\u5c0f\u660e"),
    ],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u200b\u200b",
        "\u202e",
        "\u3164",
        "\u2800\u2800",
        "\u115f\uffa0",
        "\u0301",
        "\u20dd",
    ],
)
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(BadRequest):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "\u0410nn\u0430"),
        ("Anna", "\u00c4nna"),
        ("Paul", "Pau1"),
        ("Olli", "0lIi"),
        ("Marnie", "Mamie"),
        ("Anna B", "AnnaB"),
        ("Bert", "\u0412ert"),  # a capital of Cyrillic, whose small letter looks otherwise
        ("Hanna", "\u0397anna"),
        ("Anna", "\u13aanna"),
        ("Anna", "\u1d00\u0274\u0274\u1d00"),
        ("Anna", "\uab7anna"),
        ("Anna", "\ua4eenna"),
        ("Anna", "\u2c80nna"),
        ("Anna", "An\u0578a"),
        ("Anna", "Anna\ufe0f"),
        ("\u041d\u0438\u043d\u0430", "\u041d\u0418\u041d\u0410"),
    ],
)
def test_names_at_one_table_can_be_told_apart(name: str, other: str) -> None:
    assert told_apart(other, [name]) == f"{other} 2"
    assert told_apart(other, [name, f"{name} 2"]) == f"{other} 3"
    assert told_apart("Ben", [name]) == "Ben"
    assert len(told_apart("x" * 24, ["x" * 24])) <= 24


def test_a_cookie_is_signed_and_keys_rotate() -> None:
    anna = Person("p", "Anna")
    old, both, new = Doorman([KEY]), Doorman([KEY, OTHER]), Doorman([OTHER])
    cookie = old.cookie(anna)
    assert old.recognise(cookie) == both.recognise(cookie) == anna
    assert new.recognise(cookie) is None
    assert new.recognise(both.cookie(anna)) == anna
    for forged in ("", "x", cookie[:-1], cookie[1:], "x" * 10_000, old.link(anna)):
        assert old.recognise(forged) is None
    with pytest.raises(NotAllowed):
        old.follow(cookie)


def test_keys_are_made_once_for_our_eyes_only(tmp_path: Path) -> None:
    keys = load_secrets(tmp_path / "keys")
    assert load_secrets(tmp_path / "keys") == keys
    assert stat.S_IMODE((tmp_path / "keys").stat().st_mode) == 0o600
    (tmp_path / "keys").write_text("short\n")
    with pytest.raises(ValueError, match="proper keys"):
        load_secrets(tmp_path / "keys")


def test_buckets_run_dry_and_fill_up() -> None:
    bucket = Bucket(Rate(1000, 3))
    assert [bucket.take() for _ in range(3)] == [True, True, True]
    bucket.seen += 60  # nothing drips in
    assert not bucket.take()
    bucket.seen -= 120
    assert bucket.take()
    buckets = Buckets(Rate(0, 1))
    assert buckets.take("one")
    assert not buckets.take("one")
    assert buckets.take("two")


def test_only_our_own_pages_may_ask(server: Server) -> None:
    async def scene() -> None:
        anna = await Guest.known(server.address, "Anna")
        table = await anna.open()
        async with browser(server.address) as client:
            for origin in ({}, {"origin": "https://evil.example"}, {"origin": "null"}):
                headers = {"cookie": f"handvoll={anna.cookie}", **origin}
                response = await client.post(f"/api/tables/{table}/leave", headers=headers)
                assert response.status_code == 403
                assert response.json()["message"] == "table-origin"
        evil = Guest(server.address, "Anna", cookie=anna.cookie)
        evil.live_url = anna.live_url  # type: ignore[method-assign]
        evil.address = "https://evil.example"
        with pytest.raises(InvalidStatus):
            async with evil.live(table):
                pass

    asyncio.run(scene())


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    async def scene() -> None:
        anna = await Guest.known(server.address, "Anna")
        table = await anna.open(access="solo", fill="random")
        forged = Guest(server.address, "Anna", cookie=anna.cookie[:-2] + "xx")
        assert (await forged.send("GET", "/api/me")).status_code == 403
        assert (await forged.send("GET", f"/api/tables/{table}")).status_code == 404
        response = await anna.send("POST", "/api/me", {"name": "Anna"})
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie

    asyncio.run(scene())


def test_what_is_too_big_or_wrong_is_refused(server: Server) -> None:
    async def scene() -> None:
        anna = await Guest.known(server.address, "Anna")
        wrong: list[dict[str, object]] = [
            {"game": "fifteen", "seats": 2, "options": {"x" * 41: 1}},
            {"game": "fifteen", "seats": 99},
            {"game": "poker", "seats": 2},
            {"game": "fifteen", "seats": 2, "access": "secret"},
            {"game": "fifteen", "seats": 2, "options": {"colours": "many"}},
            {"game": "fifteen", "seats": 2, "settings": {"grace": -1}},
            {"game": "fifteen"},
            {"game": "x" * 100_000, "seats": 2},
        ]
        for body in wrong:
            response = await anna.send("POST", "/api/tables", body)
            assert 400 <= response.status_code < 500, body
            assert response.json()["message"]
        table = await anna.open()
        async with anna.live(table) as a:
            await a.receive()
            await a.socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                while True:
                    await a.receive()

    asyncio.run(scene())


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    async def scene() -> None:
        guest = Guest(server.address, "")
        for path in ("/api/games", "/nothing", "/healthz", "/api/me"):
            headers = (await guest.send("GET", path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers

    asyncio.run(scene())


def test_records_are_closed_until_the_game_is_over(server: Server) -> None:
    async def scene() -> None:
        anna = await Guest.known(server.address, "Anna")
        table = await anna.open("igo", fill="random")
        await anna.post(f"/api/tables/{table}/start")
        for path in ("record", "replay?entry=1&seat=B", "replay?seat=open", "story?seat=B"):
            response = await anna.send("GET", f"/api/tables/{table}/{path}")
            assert response.status_code == 409
            assert response.json()["message"] == "table-not-over"

    asyncio.run(scene())


@pytest.mark.parametrize("hurry", ["floods", "asks"])
def test_the_house_has_limits(tmp_path: Path, hurry: str) -> None:
    with Server(tmp_path / "data", "tests.server.run_strict") as server:
        asyncio.run(floods(server.address) if hurry == "floods" else asks(server.address))


async def floods(address: str) -> None:
    anna = await Guest.known(address, "Anna")
    table = await anna.open()
    async with anna.live(table) as a:
        await a.receive()
        with pytest.raises(ConnectionClosed) as closed:
            for i in range(50):
                await a.socket.send(f'{{"do":"ping","id":"{i}"}}')
            while True:
                await a.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4429


async def asks(address: str) -> None:
    async with browser(address) as client:
        asked = [client.get("/api/games") for _ in range(60)]
        codes = {response.status_code for response in await asyncio.gather(*asked)}
    assert codes == {200, 429}


def test_a_crowd_at_one_address_may_ask_for_more() -> None:
    usual = Limits()
    assert usual.for_crowd(1) == usual
    crowd = usual.for_crowd(30)
    assert crowd.sockets == 30 * usual.sockets
    for kind in ("address", "person", "messages", "opening", "codes", "frames", "connects"):
        few, many = getattr(usual, kind), getattr(crowd, kind)
        assert (many.per_second, many.burst) == (30 * few.per_second, 30 * few.burst)
