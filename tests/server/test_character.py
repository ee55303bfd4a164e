"""A house of one's own: guests find what its file says; a mistake is told by line and key."""

from __future__ import annotations

import asyncio
import html
import json
import re
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from handvoll.engine.errors import HandvollError
from handvoll.server.character import Character, Guests, contrast, read_character, stylesheet
from handvoll.text import LANGUAGES, say
from tests.server.guest import Guest
from tests.server.process import Server

EXAMPLE = (files("handvoll.hosting") / "house.toml").read_text("utf-8")


def written(folder: Path, text: str) -> Path:
    file = folder / "house.toml"
    file.write_text(text, "utf-8")
    return file


def test_the_example_is_a_house(tmp_path: Path) -> None:
    house = read_character(written(tmp_path, EXAMPLE))
    assert house.name == "The Kitchen Table"
    assert house.languages == ("en", "de")
    assert set(house.welcome) == {"en", "de"}
    assert house.guests == Guests(public_tables=True, watch=True)
    assert "light-dark(#dfe7dc, #1d241f)" in stylesheet(house)


def test_the_example_with_its_comments_taken_away_is_one_too(tmp_path: Path) -> None:
    (tmp_path / "legal.en.md").write_text("# Who we are\n\nAnna, at home.\n")
    (tmp_path / "impressum.de.md").write_text("# Impressum\n\nAnna, zu Hause.\n")
    legal = (
        EXAMPLE.replace("# [legal]", "[legal]").replace("# en =", "en =").replace("# de =", "de =")
    )
    house = read_character(written(tmp_path, legal))
    assert house.legal["de"].startswith("# Impressum")


def test_an_empty_file_changes_nothing(tmp_path: Path) -> None:
    assert read_character(written(tmp_path, "")) == Character()


@pytest.mark.parametrize(
    ("text", "message", "line", "key"),
    [
        ('name = "x"\nname = "y', "house-not-toml", "2", None),
        ('\nnmae = "x"', "house-unknown", "2", "nmae"),
        ("name = 5", "house-wants-text", "1", "name"),
        (f'name = "{"x" * 41}"', "house-wants-text", "1", "name"),
        ('[guests]\npublic_tables = true\nwatch = "no"', "house-wants-switch", "3", "guests.watch"),
        ("[guests]\n\ndance = true", "house-unknown", "3", "guests.dance"),
        ("guests = true", "house-wants-section", "1", "guests"),
        ('languages = ["en", "tlh"]', "house-wants-languages", "1", "languages"),
        ("languages = []", "house-wants-languages", "1", "languages"),
        ('[table]\nlight = "green"', "house-wants-colour", "2", "table.light"),
        ('[button]\ndark = "#12"', "house-wants-colour", "2", "button.dark"),
        ('[table]\ndark = "#888888"', "house-wants-contrast", "2", "table.dark"),
        ('[legal]\nen = "nowhere.md"', "house-wants-file", "2", "legal.en"),
        ('welcome = { en = "Hi", xx = "?" }', "house-unknown", "1", "welcome.xx"),
        ("[table]\n[table]", "house-not-toml", "2", None),
    ],
)
def test_a_mistake_is_told_by_line_and_key(
    tmp_path: Path, text: str, message: str, line: str, key: str | None
) -> None:
    with pytest.raises(HandvollError) as refused:
        read_character(written(tmp_path, text))
    assert refused.value.message == message
    assert refused.value.facts["line"] == line
    assert refused.value.facts.get("key") == key
    for language in LANGUAGES:
        assert f" {line}" in say(message, refused.value.facts, language)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(HandvollError, match="cannot be read"):
        read_character(tmp_path / "none.toml")


def test_what_lies_on_a_button_can_be_read() -> None:
    for colour in ("#000000", "#ffffff", "#7f7f7f", "#c92c18"):
        house = Character(button={"light": colour, "dark": colour})
        ink = re.search(r"--on-action: light-dark\((#\w+),", stylesheet(house))
        assert ink
        assert contrast(ink[1], colour) >= 4


@pytest.mark.slow
def test_guests_find_the_house_as_it_was_described(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    page = '<html><head><title>Handvoll</title><meta property="og:site_name" content="Handvoll" />'
    (tmp_path / "web" / "index.html").write_text(page + "</head><body></body></html>")
    (tmp_path / "note.md").write_text("# Who we are\n")
    own = 'name = "Tom & <Tina>"\n[guests]\npublic_tables = false\nwatch = false\n'
    written(tmp_path, own + '[legal]\nen = "note.md"\n')
    with Server(tmp_path / "data", "tests.server.run_own") as server:
        shell = httpx.get(server.address, trust_env=False).text
        legal = httpx.get(f"{server.address}/api/house/legal/nl", trust_env=False)
        style = re.search(r'href="(/assets/house-\w+\.css)"', shell)
        assert style
        css = httpx.get(server.address + style[1], trust_env=False)
        asyncio.run(guests(server.address))
    assert "<title>Tom &amp; &lt;Tina&gt;</title>" in shell
    assert 'content="Tom &amp; &lt;Tina&gt;"' in shell
    told = re.search(r'name="handvoll-house" content="([^"]*)"', shell)
    assert told
    assert json.loads(html.unescape(told[1]))["publicTables"] is False
    assert legal.text == "# Who we are\n", "in the language there is"
    assert css.headers["content-type"].startswith("text/css")


async def guests(address: str) -> None:
    """Nobody opens a public table or looks on, whatever they ask for."""
    anna, ben = await Guest.known(address, "Anna"), await Guest.known(address, "Ben")
    refused = await anna.refused("/api/tables", game="fifteen", seats=2, access="public")
    assert refused == "table-no-public"
    table = await anna.open("fifteen", 2, fill="random", settings={"watch": True})
    assert await anna.refused(f"/api/tables/{table}/change", access="public") == "table-no-public"
    await anna.post(f"/api/tables/{table}/change", settings={"watch": True})
    await anna.post(f"/api/tables/{table}/start")
    assert (await ben.send("GET", f"/api/tables/{table}")).status_code == 404


@pytest.mark.slow
def test_a_plain_house_has_no_legal_page(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        answer = httpx.get(f"{server.address}/api/house/legal/en", trust_env=False)
    assert answer.status_code == 404
