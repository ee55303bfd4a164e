"""Free words at a table: only where the house allows it, for those who sit there, kept nowhere."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from handvoll.server.names import clean_words
from tests.server.guest import Guest, Live
from tests.server.process import Server


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A house where people may write to each other."""
    (tmp_path / "house.toml").write_text("[guests]\nchat = true\n", "utf-8")
    with Server(tmp_path / "data", "tests.server.run_own") as server:
        yield server


async def heard(live: Live) -> dict[str, object]:
    """The next words that come in."""
    while not live.spoken:
        await live.receive()
    return live.spoken.pop(0)


def test_what_somebody_says_is_heard_and_not_kept(house: Server) -> None:
    async def scene() -> None:
        anna, ben, emil = [await Guest.known(house.address, n) for n in ("Anna", "Ben", "Emil")]
        table = await anna.open("fifteen", 2)
        await ben.sit(table)
        async with anna.live(table) as a, ben.live(table) as b, emil.live(table) as e:
            await b.until(lambda update: all(s["here"] for s in update["table"]["seats"]))
            seq = b.update["seq"]
            await a.ask("say", words="  <b>sesame</b>\u202e\n open ")
            said = await heard(b)
            assert (said["seat"], said["name"]) == ("A", "Anna")
            assert said["words"] == "<b>sesame</b> open", "one line, and nothing turns it around"
            assert (await heard(e))["words"] == said["words"]
            assert anna.person not in str(said), "who they are stays theirs"
            await b.ask("say", words="yes")
            assert (await heard(a))["who"] == said["who"], "what one says oneself is heard too"
            assert (await heard(a))["who"] != said["who"]
            answer = await e.ask("say", words="me too")
            assert answer["error"]["message"] == "table-no-seat", "who looks on only reacts"
            await b.ask("ping")
            assert b.update["seq"] == seq, "no line of the log"
        stored = (house.data / "handvoll.sqlite").read_bytes()
        wal = house.data / "handvoll.sqlite-wal"
        assert b"sesame" not in stored + (wal.read_bytes() if wal.exists() else b"")

    asyncio.run(scene())


def test_nobody_talks_without_end_however_many_sockets(house: Server) -> None:
    async def scene() -> None:
        anna = await Guest.known(house.address, "Anna")
        table = await anna.open("fifteen", 2)
        async with anna.live(table) as one, anna.live(table) as two:
            answers = [await live.ask("say", words="hello") for live in (one, two) * 5]
        refused = [each["error"]["message"] for each in answers if "error" in each]
        assert refused
        assert set(refused) == {"table-too-often"}

    asyncio.run(scene())


def test_words_are_plain() -> None:
    assert clean_words("a\u0300\u0301\u0302\u0303b") == "\u00e0\u0301\u0302b"
    assert clean_words(" \n\t ") == clean_words("\u200b\u2066") == ""
